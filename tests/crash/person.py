"""A person at a window of the web chat: speaks the page's protocol, and plays when it is their turn."""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from random import Random
from typing import Any

import aiohttp

from tests.crash.ledger import ChosenMove, Ledger

LOBBY = "#lobby"
NONSENSE = ("/board words", "A1> 1+1=3", "/try A1> 1+1=2", "hello everybody", "/tables", "/board", "/hint", "/rack")
"""Lines typed between moves: questions, small talk, moves that are refused."""


class Happened(Enum):
    """The events that a window sees."""

    SENT = "sent"
    ACKNOWLEDGED = "acknowledged"
    HEARD = "heard"


@dataclass(frozen=True, slots=True)
class TypedLine:
    """A typed line; it keeps its id however often it is sent. `move` is the move it makes, if any."""

    id: str
    room: str
    text: str
    button: bool = False
    move: ChosenMove | None = None


@dataclass(slots=True)
class Person:
    """A player with one window.

    A line is sent again, under the same id, until it is acknowledged; one line at a time. `told` is called with every
    event.
    """

    nick: str
    ledger: Ledger
    rng: Random
    told: Callable[[Happened], None]
    jar: aiohttp.CookieJar = field(default_factory=lambda: aiohttp.CookieJar(unsafe=True))
    outbox: deque[TypedLine] = field(default_factory=deque)
    acknowledged: dict[str, TypedLine] = field(default_factory=dict)
    entries: dict[int, dict[str, Any]] = field(default_factory=dict)
    questions: dict[str, str] = field(default_factory=dict)
    resting: bool = False
    _socket: aiohttp.ClientWebSocketResponse | None = None
    _in_flight: str = ""
    _version: int = 0
    _count: int = 0
    _last: dict[int, str] = field(default_factory=dict)
    _later: set[int] = field(default_factory=set)
    _done: set[str] = field(default_factory=set)
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def own(self) -> str:
        """The room of the private conversation."""
        return f"@{self.id}"

    @property
    def id(self) -> str:
        """The id in the web chat."""
        return self.ledger.person(self.nick).id

    async def enter(self, address: str) -> None:
        """Take the nickname."""
        headers = {"Origin": address.rstrip("/")}
        async with (
            aiohttp.ClientSession(address, cookie_jar=self.jar) as http,
            http.post("/enter", json={"name": self.nick}, headers=headers) as answer,
        ):
            assert answer.status == 200, await answer.text()

    async def sit(self, address: str) -> None:
        """Keep a window open until the connection is lost."""
        try:
            async with aiohttp.ClientSession(address, cookie_jar=self.jar) as http:
                way = http.ws_connect(f"/as/{self.id}/socket", origin=address.rstrip("/"))
                async with way as self._socket:
                    known = [LOBBY, self.own] if self._version else []
                    await self._socket.send_json({"type": "hello", "since": self._version, "rooms": known})
                    async for frame in self._socket:
                        await self._hear(frame.json())
        except (aiohttp.ClientError, ConnectionError):
            pass
        finally:
            self._socket, self._in_flight = None, ""

    async def until(self, reached: Callable[[], bool]) -> None:
        """Wait until a condition holds."""
        while not reached():
            self._news.clear()
            await self._news.wait()

    async def type(self, text: str, room: str, *, button: bool = False, move: ChosenMove | None = None) -> None:
        """Type a line, or press a button; it is sent when it can be."""
        self._count += 1
        id_ = f"{self.nick}-line-{self._count:06}"
        if move is not None:
            self._last[move.table] = f"web:{self.id}:{id_}"
        self.outbox.append(TypedLine(id_, room, text, button, move))
        await self._flush()

    async def ask(self, room: str) -> str:
        """Ask a question whose answer quotes a token; returns the token."""
        token = f"q{self._count}{self.nick}"
        self.questions[token] = room
        await self.type(f"/rules summy {token}", room)
        return token

    def answers(self, token: str) -> list[dict[str, Any]]:
        """The answers to a question."""
        return [e for e in self.entries.values() if e["from"] is None and token in quotes(e)]

    # --- the page's side of the protocol

    async def _flush(self) -> None:
        if self._socket is None or self._in_flight or not self.outbox or not self._version:
            return
        line = self.outbox[0]
        self._in_flight = line.id
        told = {"type": "line", "id": line.id, "room": line.room, "text": line.text, "button": line.button}
        await self._socket.send_json(told)
        self.told(Happened.SENT)

    async def _hear(self, said: dict[str, Any]) -> None:
        match said["type"]:
            case "welcome":
                self._version = max(self._version, 1)
                await self._read(*said["entries"])
                for number in () if self.resting else self.ledger.running():
                    await self._move(number, LOBBY)
            case "entry":
                await self._read(said["entry"])
            case "ack":
                self._acknowledge(said["id"])
                if said["entry"] is not None:
                    await self._read(said["entry"])
                self.told(Happened.ACKNOWLEDGED)
            case "refused":
                assert said["code"] in {"fast", "busy"}, said
                asyncio.get_running_loop().call_later(said["wait"], self._again)
        self._news.set()
        self.told(Happened.HEARD)
        await self._flush()

    def _acknowledge(self, id_: str) -> None:
        if self.outbox and self.outbox[0].id == id_:
            self.acknowledged[id_] = self.outbox.popleft()
        self._in_flight = ""

    def _again(self) -> None:
        """The pause the server asked for is over."""
        self._in_flight = ""
        task = asyncio.get_running_loop().create_task(self._flush())
        task.add_done_callback(lambda done: done.cancelled() or done.result())

    async def _read(self, *entries: dict[str, Any]) -> None:
        """Take in all entries before answering the first: the connection may be lost meanwhile."""
        for entry in entries:
            self._version = max(self._version, entry["v"])
            self.entries[entry["id"]] = entry
        for entry in entries:
            if entry["from"] is None and not self.resting:
                await self._answer(entry)

    # --- playing

    async def _answer(self, entry: dict[str, Any]) -> None:
        mentioned = any(span[1:] == ["mention", self.id] for span in entry["spans"])
        for _label, command, *_ in entry.get("buttons", ()):
            verb, _, number = command.partition(" #")
            wanted = mentioned if verb == "/accept" else verb == "/rematch" and self.nick in ("ann", "cyd")
            asked = f"{entry['id']} {command}" if verb == "/accept" else command  # after a while they are asked again
            if wanted and self._first(asked):
                await self.type(command, entry["room"], button=True)
            elif verb in ("/rack", "/play"):
                await self._move(int(number.split()[0]), entry["room"])
        table = entry.get("table", {})
        if table.get("own") and table["turn"] and not entry.get("buttons"):  # an unfinished turn may have none
            await self._move(table["id"], entry["room"])
        for waiting in sorted(self._later):
            await self._move(waiting, entry["room"])

    async def _move(self, number: int, room: str) -> None:
        """Act at a table if it is their turn and their last line there has been handled."""
        if number in self._last and not self.ledger.handled(self._last[number]):
            self._later.add(number)
            return
        self._later.discard(number)
        chosen = self.ledger.chosen_move(number, self.ledger.person(self.nick), self.rng)
        if chosen is None:
            return
        if self.rng.random() < 0.3:
            await self.type(self.rng.choice(NONSENSE), room)
        if self.rng.random() < 0.2:
            await self.ask(room)
        table, _ = self.ledger.table(number)
        here = self.own if chosen.secret or table.private else LOBBY
        ways = [f"/play {chosen.text}", f"/play #{number} {chosen.text}"]
        if here == self.own or " " in chosen.text:  # a single word in a channel is small talk
            ways.append(chosen.text)
        await self.type(self.rng.choice(ways), here, move=chosen)

    def _first(self, asked: str) -> bool:
        new = asked not in self._done
        self._done.add(asked)
        return new


def text_of(entry: dict[str, Any]) -> str:
    """The text of an entry."""
    return "".join(span[0] for span in entry["spans"])


def quotes(entry: dict[str, Any]) -> list[str]:
    """The texts that an entry quotes word for word, such as moves."""
    return [span[0] for span in entry["spans"] if span[1] == "code"]
