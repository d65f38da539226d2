"""One window's WebSocket: what the page asks for, and what it is told."""

import asyncio
import json
import logging
import re
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from secrets import token_hex

from aiohttp import WSCloseCode, WSMsgType, web

from bot.adapters.web import limits, rooms
from bot.adapters.web.history import History
from bot.adapters.web.intake import Intake
from bot.adapters.web.limits import Limiter
from bot.adapters.web.outgoing import ChatMessage, Json, TypedLine, storable
from bot.adapters.web.people import People
from bot.adapters.web.windows import Window, Windows
from bot.adapters.web.words import Words
from bot.chat.port import Offer, Suggest

SUGGEST_TIMEOUT = 5.0
MOST_SUGGESTIONS = 25

log = logging.getLogger(__name__)

_CLIENT_ID = re.compile(r"[A-Za-z0-9_-]{8,64}")


@dataclass(frozen=True, slots=True)
class ChatParts:
    """What every conversation with a page needs."""

    history: History
    people: People
    intake: Intake
    suggest: Suggest
    words: Words
    windows: Windows
    lines: Limiter
    games: tuple[Offer, ...] = ()
    requests: Limiter = field(default_factory=lambda: Limiter(200, 10))


class PageSocket:
    """Speaks with one page until it goes away."""

    def __init__(self, parts: ChatParts, window: Window, socket: web.WebSocketResponse) -> None:
        self._parts = parts
        self._window = window
        self._socket = socket
        self._completing: asyncio.Task[None] | None = None
        self._verbs: dict[str, Callable[[Json], Awaitable[None]]] = {
            "hello": self._hello,
            "line": self._line,
            "open": self._open,
            "leave": self._leave,
            "suggest": self._suggest,
            "language": self._language,
            "look": self._look,
        }

    async def run(self) -> None:
        """Read and write until either end closes."""
        writer = asyncio.create_task(self._write())
        overflow = asyncio.create_task(self._overflow())
        try:
            async for frame in self._socket:
                if frame.type is not WSMsgType.TEXT:
                    break
                await self._hear(frame.data)
        finally:
            for task in (writer, overflow, self._completing):
                if task is not None:
                    task.cancel()

    async def _write(self) -> None:
        try:
            while True:
                out = await self._window.next()
                await self._socket.send_str(out)
                self._window.sent(out)
        except ConnectionError:
            return

    async def _overflow(self) -> None:
        await self._window.overflowed.wait()
        await self._socket.close(code=WSCloseCode.TRY_AGAIN_LATER)

    async def _hear(self, frame: str) -> None:
        try:
            asked = json.loads(frame)
        except (ValueError, RecursionError):
            asked = None
        asked = asked if isinstance(asked, dict) else {}
        verb = self._verbs.get(_text(asked, "type"))
        if self._window.forgotten:
            await self._socket.close()  # the page finds out that its cookie is worth nothing any more
        elif verb is None:
            self._refuse("malformed", asked)
        elif self._parts.requests.take(self._window.person) == 0:
            await self._try(verb, asked)
        else:
            self._refuse("busy", asked)

    async def _try(self, verb: Callable[[Json], Awaitable[None]], asked: Json) -> None:
        """Do what a page asks for; where the file cannot be used just now, it is to ask again."""
        try:
            await verb(asked)
        except sqlite3.OperationalError as error:
            log.warning("a page is asked to come again: %s", error)
            self._refuse("busy", asked, wait=1.0)

    async def _hello(self, asked: Json) -> None:
        """Everything the page does not have yet: all of the rooms it does not know, the news of those it does."""
        person = self._window.person
        await self._look(asked)
        since = _number(asked, "since")
        known = asked.get("rooms")
        known = set(map(str, known)) if isinstance(known, list) and since else set()
        channels = await self._parts.people.rooms_of(person)
        wanted = {room: since if room in known else 0 for room in (*channels, rooms.own_room(person))}
        entries = self._newest(await self._parts.history.said(person, wanted))
        # in one breath: what is said from now on comes behind, so that the newest a page knows is never ahead of a gap
        self._window.welcome(channels)
        self._window.push({"type": "welcome", "rooms": list(channels), "entries": entries})

    def _newest(self, said: Sequence[ChatMessage]) -> list[Json]:
        """These entries without the oldest, where they are too many to be sent at once."""
        sizes = {entry.seq: len(json.dumps(self._window.wire(entry), ensure_ascii=False).encode()) for entry in said}
        room, oldest = limits.WELCOME, 0
        for seq in sorted(sizes, reverse=True):
            room -= sizes[seq]
            if room < 0:
                oldest = seq + 1
                break
        return [self._window.wire(entry) for entry in said if entry.seq >= oldest]

    async def _line(self, asked: Json) -> None:
        client = _text(asked, "id")
        line = self._read_line(asked, client)
        if line is None:
            return
        wait = self._parts.lines.take(self._window.person)
        if wait:
            self._refuse("fast", asked, wait=wait)
            return
        reply = await self._reply(asked, line.room)
        line = replace(line, reply_to=reply)

        def acknowledge(entry: ChatMessage | None, new: bool) -> None:  # noqa: FBT001
            self._window.push({"type": "ack", "id": client, "entry": self._window.wire(entry) if entry else None})
            if new and entry is not None:
                self._parts.windows.push(entry)

        await self._parts.intake.accept(line, acknowledge)

    def _read_line(self, asked: Json, client: str) -> TypedLine | None:
        person = self._window.person
        text = storable(_text(asked, "text"))
        room = self._room(asked)
        if room is None or not _CLIENT_ID.fullmatch(client) or not text:
            self._refuse("malformed", asked)
            return None
        if len(text) > limits.LINE:
            self._refuse("long", asked)
            return None
        button = asked.get("button") is True
        return TypedLine(person, self._window.identity.name, client, room, text, self._window.locale, button)

    def _room(self, asked: Json) -> str | None:
        room = _text(asked, "room")
        if room == rooms.own_room(self._window.identity.nick):
            return rooms.own_room(self._window.person)
        return room if room in self._window.rooms else None

    async def _reply(self, asked: Json, room: str) -> str | None:
        """What a line replies to, if it was said in this room and the author may see it."""
        entry = await self._parts.history.entry(_number(asked, "reply"))
        if entry is None or entry.room != room or not rooms.may_see(self._window.person, room, entry.only):
            return None
        return str(entry.seq)

    async def _open(self, asked: Json) -> None:
        room = rooms.channel_of(_text(asked, "room"))
        if room is None:
            self._refuse("room", asked)
            return
        if room not in self._window.rooms and len(self._window.rooms) >= limits.ROOMS:
            self._refuse("rooms", asked)
            return
        person = self._window.person
        await self._parts.people.join(person, room)
        self._window.rooms.add(room)
        said = self._newest(await self._parts.history.said(person, {room: 0}))
        self._window.push({"type": "room", "room": room, "entries": said})

    async def _leave(self, asked: Json) -> None:
        room = _text(asked, "room")
        if room in self._window.rooms and room != rooms.LOBBY:
            await self._parts.people.leave(self._window.person, room)
            self._window.rooms.discard(room)

    async def _language(self, asked: Json) -> None:
        locale = _text(asked, "language")
        if locale in self._parts.words.languages:
            await self._parts.people.set_locale(self._window.person, locale)
            self._window.push({"type": "language", "language": locale})

    async def _look(self, asked: Json) -> None:
        self._window.dark = asked.get("dark") is True

    async def _suggest(self, asked: Json) -> None:
        if self._completing is not None:
            self._completing.cancel()
        text = storable(_text(asked, "text"))
        room = self._room(asked)
        if room is not None and len(text) <= limits.LINE:
            # A blank at the end is half of what is being typed.
            text += " " if _text(asked, "text").endswith(" ") else ""
            line = TypedLine(
                self._window.person, self._window.identity.name, token_hex(8), room, text, self._window.locale
            )
            self._completing = asyncio.create_task(self._complete(line, _number(asked, "n")))

    async def _complete(self, line: TypedLine, number: int) -> None:
        try:
            async with asyncio.timeout(SUGGEST_TIMEOUT):
                found = await self._parts.suggest(await self._parts.intake.incoming(line))
        except Exception:
            log.exception("no completions")
            found = ()
        found = tuple(dict.fromkeys((*found, *self._people(line.text))))
        self._window.push({"type": "suggestions", "n": number, "list": list(found[:MOST_SUGGESTIONS])})

    def _people(self, text: str) -> list[str]:
        """The line with a nickname begun in it completed: everybody who has a window open."""
        before, at, begun = text.rpartition("@")
        if not at or (before and not before[-1].isspace()):
            return []
        present = self._parts.windows.nicks() - {self._window.identity.nick}
        return [f"{before}@{nick} " for nick in sorted(present) if nick.startswith(begun.lower())]

    def _refuse(self, code: str, asked: Json, *, wait: float = 0.0) -> None:
        sentence = self._parts.words.say(self._window.locale, f"web-refused-{code}")
        what = {"id": _text(asked, "id") or None, "room": _text(asked, "room")}
        self._window.push({"type": "refused", "code": code, "sentence": sentence, "wait": round(wait, 1), **what})


def _text(asked: Json, key: str) -> str:
    value = asked.get(key)
    return value if isinstance(value, str) else ""


def _number(asked: Json, key: str) -> int:
    value = asked.get(key)
    return value if isinstance(value, int) and 0 <= value < 2**53 else 0
