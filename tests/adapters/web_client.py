"""A client for the web chat in place of a browser: login, cookies, WebSocket."""

import asyncio
import json
from collections.abc import Mapping
from http.cookies import SimpleCookie
from typing import Any

import aiohttp
from yarl import URL

from bot.adapters.web import server

# a window answers a ping only when a test looks at it, which on a busy machine is later than the server waits
vars(server)["HEARTBEAT"] = 600.0


class Browser:
    """A browser; several people may use it, each at an address of their own."""

    def __init__(self, address: str, before: "Browser | None" = None) -> None:
        """A browser with the web chat at this address; it takes over the cookies of the browser `before`."""
        self.base = URL(address)
        self.origin = str(self.base.origin())
        self.jar: aiohttp.abc.AbstractCookieJar = before.jar if before else aiohttp.CookieJar(unsafe=True)
        self.http = aiohttp.ClientSession(base_url=self.base, cookie_jar=self.jar)
        self._pages: dict[str, str] = dict(before._pages) if before else {}

    async def __aenter__(self) -> "Browser":
        return self

    async def __aexit__(self, *_raised: object) -> None:
        await self.http.close()

    async def status(self, path: str, headers: Mapping[str, str] | None = None) -> int:
        """The status of the answer to a GET request."""
        async with self.http.get(path, headers=headers, allow_redirects=False) as answer:
            return answer.status

    async def claim(self, name: str, **more: str) -> tuple[int, dict[str, Any]]:
        """Claim a nickname."""
        async with self.http.post("/enter", json={"name": name, **more}, headers={"Origin": self.origin}) as answer:
            told = await answer.json()
            if answer.status == 200:
                self._pages[name.lower()] = told["to"]
            return answer.status, told

    async def new_phrase(self, nick: str) -> str:
        """A new recovery phrase of somebody who came in with this browser."""
        async with self.http.post(f"{self.at(nick)}phrase", headers={"Origin": self.origin}) as answer:
            assert answer.status == 200
            assert answer.headers["Cache-Control"] == "no-store"
            return str((await answer.json())["phrase"])

    async def recover(
        self, name: str, phrase: str, headers: Mapping[str, str] | None = None, **more: str
    ) -> tuple[int, dict[str, Any]]:
        """Get a nickname back by its phrase."""
        asked = {"name": name, "phrase": phrase, **more}
        async with self.http.post("/recover", json=asked, headers={"Origin": self.origin, **(headers or {})}) as answer:
            told = await answer.json()
            if answer.status == 200:
                self._pages[name.lower()] = told["to"]
            return answer.status, told

    def at(self, nick: str) -> str:
        """The address of the pages of somebody who came in with this browser."""
        return self._pages[nick]

    def move(self, nick: str, address: str) -> None:
        """Move the cookie of a person's pages to another address, as if it had been set there."""
        [cookie] = self.http.cookie_jar.filter_cookies(self.base.with_path(self.at(nick))).values()
        moved: SimpleCookie = SimpleCookie({cookie.key: cookie.value})
        moved[cookie.key]["path"] = address
        self.http.cookie_jar.clear(lambda one: one["path"].rstrip("/") == self.at(nick).rstrip("/"))
        self.http.cookie_jar.update_cookies(moved, self.base)
        self._pages[nick] = address

    async def enter(self, name: str) -> "Page":
        """Claim a free nickname and open a window."""
        status, told = await self.claim(name)
        assert status == 200, told
        return await self.open(name.lower())

    async def open(
        self, nick: str, *, rooms: tuple[str, ...] = (), since: int = 0, zone: str = "",
        headers: Mapping[str, str] | None = None,
    ) -> "Page":  # fmt: skip
        """Open a window for a nickname this browser owns."""
        address, asked = f"{self.at(nick)}socket", {"zone": zone}
        socket = await self.http.ws_connect(address, origin=self.origin, params=asked, headers=headers)
        page = Page(nick, self.at(nick).split("/")[2], socket)
        await page.say("hello", since=since, rooms=list(rooms))
        page.welcome = await page.next("welcome")
        return page


class Page:
    """An open window of a person, whose private conversation is the room `own`."""

    def __init__(self, nick: str, person: str, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.nick = nick
        self.person = person
        self.own = f"@{person}"
        self.socket = socket
        self.welcome: dict[str, Any] = {}

    async def say(self, type_: str, **more: object) -> None:
        """Send a message of this type."""
        await self.socket.send_str(json.dumps({"type": type_, **more}))

    async def line(self, text: str, *, room: str = "#lobby", id_: str = "client-0001", **more: object) -> None:
        """Send a typed line."""
        await self.say("line", id=id_, room=room, text=text, **more)

    async def open(self, room: str) -> dict[str, Any]:
        """Open a room; returns what the page is told of it."""
        await self.say("open", room=room)
        return await self.next("room")

    async def next(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types; others are skipped."""
        async with asyncio.timeout(60):
            while True:
                said: dict[str, Any] = await self.socket.receive_json()
                if said["type"] in types:
                    return said

    async def next_text(self) -> str:
        """The text of the next entry that is pushed."""
        return text_of((await self.next("entry"))["entry"])

    def texts(self) -> list[str]:
        """The entries of the welcome."""
        return [text_of(entry) for entry in self.welcome["entries"]]


def text_of(entry: dict[str, Any]) -> str:
    """The text of an entry."""
    return "".join(span[0] for span in entry["spans"])
