"""Commands still waiting for their answer, which only their author sees; Discord takes it for fifteen minutes."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final, cast

import discord

from bot.adapters.discord.markdown import PLATFORM
from bot.adapters.discord.once import once
from bot.adapters.discord.refusals import LOST, TROUBLE

GONE: Final = frozenset({10008, 10015, 10062, 40094, 50027})
"""Discord's codes for an answer that can no longer be given this way."""

_TAKEN_FOR: Final = 14 * 60.0
_ORIGINAL: Final = cast(int, "@original")
"""The number of the message that says that an answer is on its way, as Discord spells it."""

_APPLICATION: Final = 3
_WAITS: Final = (1.0, 5.0)


@dataclass(slots=True)
class _Waiting:
    """A command: how it is answered, what was said by nonces, what was tried, and what Discord has shown by its content."""

    application: int
    token: str = field(repr=False)
    until: float
    said: dict[str, int] = field(default_factory=dict)
    tried: set[str] = field(default_factory=set)
    shown: dict[str, int] = field(default_factory=dict)
    talking: asyncio.Lock = field(default_factory=asyncio.Lock)


class Answers:
    """The commands acknowledged and not yet out of time, by the id their lines came in with; `client` is the one to use now.

    The first message of an answer takes the place of the sign that one is on its way: that can be said again and again. What
    follows it cannot, and has no nonce; but Discord tells its author of each, so that an attempt whose fate is not known is
    looked for before the next one.
    """

    def __init__(
        self,
        client: Callable[[], discord.Client],
        *,
        clock: Callable[[], float] = time.monotonic,
        pause: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._client = client
        self._clock = clock
        self._pause = pause
        self._waiting: dict[str, _Waiting] = {}

    def wait(self, id: str, application: int, token: str) -> None:
        """A command was acknowledged; its answer comes later."""
        now = self._clock()
        for old in [old for old, one in self._waiting.items() if one.until <= now]:
            del self._waiting[old]
        self._waiting[id] = _Waiting(application, token, now + _TAKEN_FOR)

    def __contains__(self, id: object) -> bool:
        one = self._waiting.get(id) if isinstance(id, str) else None
        return one is not None and one.until > self._clock()

    async def say(self, id: str, nonce: str, content: str, **looks: Any) -> int | None:
        """Give the answer, or some more of it, once for each nonce; None where that can no longer be done."""
        waiting = self._waiting[id]
        async with waiting.talking:  # two answers at once must not take each other's place
            try:
                if nonce not in waiting.said:
                    waiting.said[nonce] = await self._said(waiting, nonce, content, looks)
            except discord.HTTPException as error:
                if error.code not in GONE:
                    raise
                self._waiting.pop(id, None)
                return None
            return waiting.said[nonce]

    async def tell(self, id: str, sentence: str) -> None:
        """Answer with one sentence that is owed by nobody else; where that cannot be done the sign fades by itself."""
        await self._persistently(lambda: self.say(id, "", sentence))

    async def drop(self, id: str) -> None:
        """No answer is due after all: take the sign away that one is on its way."""
        waiting = self._waiting.get(id)
        if waiting is not None and not waiting.said:
            waiting.said[""] = 0
            await self._persistently(lambda: self._webhook(waiting).delete_message(_ORIGINAL))

    def show(self, interaction: int, message: int, content: str) -> None:
        """Discord tells of a message of mine that answers a command."""
        waiting = self._waiting.get(f"{PLATFORM}:i:{interaction}")
        if waiting is not None:
            waiting.shown[content.strip()] = message

    async def _said(self, waiting: _Waiting, nonce: str, content: str, looks: dict[str, Any]) -> int:
        webhook = self._webhook(waiting)
        if not waiting.said:
            return (await webhook.edit_message(_ORIGINAL, content=content, **_as_edit(looks))).id
        shown = waiting.shown.get(content.strip())
        if nonce in waiting.tried and shown is not None and shown not in waiting.said.values():
            return shown
        waiting.tried.add(nonce)
        with once():
            return (await webhook.send(content, ephemeral=True, wait=True, **looks)).id

    async def _persistently(self, act: Callable[[], Awaitable[object]]) -> None:
        """Do what may be done twice, and try again where the way to Discord broke."""
        for wait in (*_WAITS, None):
            try:
                await act()
            except LOST:
                if wait is not None:
                    await self._pause(wait)
            except TROUBLE:
                return
            else:
                return

    def _webhook(self, waiting: _Waiting) -> discord.Webhook:
        """The way to answer a command; that it was another client that heard it does not matter."""
        data: Any = {"type": _APPLICATION, "id": waiting.application, "token": waiting.token}
        return discord.Webhook.from_state(data=data, state=self._client()._connection)


def _as_edit(looks: dict[str, Any]) -> dict[str, Any]:
    """The same looks for an edit: files are called attachments there, and embeds cannot be held back."""
    kept = {name: value for name, value in looks.items() if name not in {"files", "suppress_embeds"}}
    return kept | {"attachments": looks["files"]} if looks.get("files") else kept
