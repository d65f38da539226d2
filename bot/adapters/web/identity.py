"""Nicknames, and the cookies whose secret proves that a browser owns one."""

import hashlib
import hmac
from secrets import token_urlsafe
from urllib.parse import quote

from aiohttp import web

from bot.adapters.web import nicknames
from bot.adapters.web.people import Identity, People, new_id
from bot.adapters.web.recovery import Recovery

COOKIE_LIFE = 400 * 24 * 3600
"""Seconds; browsers keep no cookie longer."""


class Identities:
    """Assigns nicknames and recognizes their owners."""

    def __init__(self, people: People, recovery: Recovery, instance: str, *, secure: bool) -> None:
        self._people = people
        self._recovery = recovery
        self._secure = secure
        # cookies ignore the port, so without the instance two chats on one computer would overwrite each other's
        self._cookie = f"summarum_{instance}"
        self._mark = f"{self._cookie}_out"

    async def claim(self, name: str, locale: str) -> tuple[Identity, str] | None:
        """A new identity with this nickname and its secret, or None if the nickname is taken."""
        secret = token_urlsafe(32)
        identity = Identity(new_id(), nicknames.key(name), name, _digest(secret), locale)
        return (identity, secret) if await self._people.claim(identity) else None

    async def recover(self, name: str, phrase: str) -> tuple[Identity, str] | None:
        """The owner of a nickname and a new secret for this browser, or None if the phrase is not theirs.

        The browsers that had the nickname keep it: people use more than one.
        """
        identity = await self._people.named(nicknames.key(name))
        if identity is None or not await self._recovery.is_phrase(identity.id, phrase):
            return None
        secret = token_urlsafe(32)
        return (identity, secret) if await self._recovery.add_browser(identity.id, _digest(secret)) else None

    async def addresses(self, name: str) -> tuple[str, ...]:
        """The address of the pages of a nickname's owner, and their former one, which held the nickname."""
        identity = await self._people.named(nicknames.key(name))
        return () if identity is None else (f"/as/{identity.id}/", f"/as/{quote(identity.nick, safe='')}/")

    async def owner(self, request: web.Request) -> Identity | None:
        """The person a request under `/as/<id>/` comes from, None if its cookie does not prove it."""
        identity = await self._people.at(request.match_info["person"])
        if identity is None:
            return None
        digest = self._shown(request)
        if hmac.compare_digest(identity.digest, digest):
            return identity
        others = await self._recovery.browsers(identity.id)
        return identity if any(hmac.compare_digest(other, digest) for other in others) else None

    async def sign_out(self, request: web.Request, response: web.StreamResponse, identity: Identity) -> None:
        """Forget the browser that a request of its owner comes from."""
        await self._recovery.forget_browser(identity.id, self._shown(request))
        response.del_cookie(self._cookie, path=f"/as/{identity.id}/")

    async def sign_out_elsewhere(self, request: web.Request, identity: Identity) -> None:
        """Forget all browsers but the one that a request of its owner comes from."""
        await self._recovery.keep_only(identity.id, self._shown(request))

    def mark(self, response: web.StreamResponse, identity: Identity) -> None:
        """Have a browser say at every address that it is that of a person who was put out; it has their id, not a secret."""
        response.set_cookie(
            self._mark, identity.id, max_age=COOKIE_LIFE, httponly=True, secure=self._secure, samesite="Strict"
        )

    async def is_banned(self, request: web.Request) -> bool:
        """Whether a request comes from a browser of somebody who is put out at present."""
        marked = request.cookies.get(self._mark)
        identity = await self._people.at(marked) if marked else None
        return identity is not None and identity.banned

    def _shown(self, request: web.Request) -> bytes:
        """The digest of the secret in a request's cookie."""
        return _digest(request.cookies.get(self._cookie, ""))

    def hand_over(self, response: web.StreamResponse, identity: Identity, secret: str) -> None:
        """Set the cookie, which browsers send only with requests of this person's pages."""
        response.set_cookie(
            self._cookie,
            secret,
            path=f"/as/{identity.id}/",
            max_age=COOKIE_LIFE,
            httponly=True,
            secure=self._secure,
            samesite="Strict",
        )

    def renew(self, request: web.Request, response: web.StreamResponse, identity: Identity) -> None:
        """Extend the lifetime of the cookie."""
        self.hand_over(response, identity, request.cookies[self._cookie])


def _digest(secret: str) -> bytes:
    # a secret of 256 random bits needs no slow hash
    return hashlib.sha256(secret.encode("utf-8", "replace")).digest()
