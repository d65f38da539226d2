"""The WebSocket of a window: the requests of its page and the answers."""

import asyncio
import json
import logging
import re
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict, dataclass, field, replace
from math import ceil
from secrets import token_hex

from aiohttp import WSCloseCode, WSMsgType, web

from bot.adapters.web import limits, rooms
from bot.adapters.web.dark import DarkPictures
from bot.adapters.web.history import MessageHistory
from bot.adapters.web.incoming import TypedLine, storable, typed
from bot.adapters.web.intake import Intake
from bot.adapters.web.limits import FairLock, Limiter
from bot.adapters.web.outgoing import ChatEntry, Json, listed_to_json
from bot.adapters.web.people import People
from bot.adapters.web.recovery import Recovery
from bot.adapters.web.windows import Window, Windows
from bot.adapters.web.words import PageWords
from bot.chat.drafting import Drafting, Tap
from bot.chat.offers import ListTables, OfferedGame
from bot.chat.port import Suggest
from bot.runtime.outages import log_failure

SUGGEST_TIMEOUT = 5.0
MOST_SUGGESTIONS = 50
LATER = 5.0
"""Seconds after which a page repeats a request when nothing can be stored, such as on a full disk."""
PAUSE = 0.05
"""Seconds until a page that asks too much, or nothing that makes sense, is listened to again."""
_LOCKED = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}

log = logging.getLogger(__name__)

_CLIENT_ID = re.compile(r"[A-Za-z0-9_-]{8,64}")


@dataclass(frozen=True, slots=True)
class ChatParts:
    """The parts of the web chat that every socket uses."""

    history: MessageHistory
    people: People
    recovery: Recovery
    intake: Intake
    suggest: Suggest
    words: PageWords
    windows: Windows
    lines: Limiter
    draft: Drafting
    list_tables: ListTables
    dark: DarkPictures
    games: tuple[OfferedGame, ...]
    requests: Limiter = field(default_factory=lambda: Limiter(200, 10))
    fair_lock: FairLock = field(default_factory=FairLock)
    told: Limiter = field(default_factory=lambda: Limiter(1, 60))


class PageSocket:
    """Serves one page until its connection ends."""

    def __init__(self, parts: ChatParts, window: Window, socket: web.WebSocketResponse) -> None:
        self._parts = parts
        self._window = window
        self._socket = socket
        self._completing: asyncio.Task[None] | None = None
        self._greeted = False
        self._requests: dict[str, Callable[[Json], Awaitable[None]]] = {
            "hello": self._hello,
            "line": self._line,
            "open": self._open,
            "leave": self._leave,
            "suggest": self._suggest,
            "draft": self._draft,
            "tables": self._tables,
            "language": self._language,
            "alive": self._alive,
        }

    async def run(self) -> None:
        """Read and write until either end closes."""
        writer = asyncio.create_task(self._write())
        overflow = asyncio.create_task(self._overflow())
        try:
            async for frame in self._socket:
                if frame.type is WSMsgType.TEXT:
                    await self._receive(frame.data)
                elif frame.type is WSMsgType.PING:
                    await self._socket.pong(frame.data)
                elif frame.type is not WSMsgType.PONG:
                    break
                await asyncio.sleep(0)  # thousands of frames may have arrived at once, and others are waiting
        except ConnectionError:  # the page is gone before its ping was answered
            pass
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

    async def _receive(self, frame: str) -> None:
        """Answer a request of the page, or refuse it."""
        try:
            request = json.loads(frame)
        except (ValueError, RecursionError):
            request = None
        request = request if isinstance(request, dict) else {}
        answer = self._requests.get(_text(request, "type"))
        if self._window.forgotten:
            await self._socket.close()  # on reconnecting, the page learns that its cookie is no longer valid
        elif answer is None:
            self._refuse("malformed", request)
            await asyncio.sleep(PAUSE)
        elif wait := self._parts.requests.seconds_to_wait(self._window.person):
            self._refuse("busy", request, wait=wait)
            await asyncio.sleep(PAUSE)
        else:
            await self._call(answer, request)

    async def _call(self, answer: Callable[[Json], Awaitable[None]], request: Json) -> None:
        """Answer a request; if nothing can be stored at the moment, the page is told to repeat it."""
        try:
            await answer(request)
        except sqlite3.OperationalError as error:
            again = bool(self._parts.told.seconds_to_wait("storing"))
            log_failure(log, error, "pages are told to repeat requests", again=again)
            if getattr(error, "sqlite_errorcode", 0) & 0xFF in _LOCKED:
                self._refuse("busy", request, wait=1.0)
            else:
                self._refuse("unstored", request, wait=LATER)

    async def _hello(self, request: Json) -> None:
        """Send the entries that the page does not have, once: everything of unknown rooms, changes in known ones."""
        if self._greeted:
            self._refuse("malformed", request)
            return
        self._greeted = True
        parts, person = self._parts, self._window.person
        since = _number(request, "since")
        known = request.get("rooms")
        known = set(map(str, known)) if isinstance(known, list) and since else set()
        async with parts.fair_lock.hold(person, self._window.address):
            channels = await parts.people.rooms_of(person)
            wanted = {room: since if room in known else 0 for room in (*channels, rooms.own_room(person))}
            entries = self._newest(await parts.history.entries_since(person, wanted))
            # no await in between: later entries must follow the welcome, or the page would miss some older than its newest
            # version
            parts.windows.enter(self._window, channels)
            self._window.welcome()
            people = {room: parts.windows.people(room) for room in channels}
            self._window.push({"type": "welcome", "rooms": list(channels), "entries": entries, "people": people})

    def _newest(self, entries: Sequence[ChatEntry]) -> list[Json]:
        """The newest entries as JSON, as many as may be sent at once, and those that show a running game."""
        shown = {entry.seq: entry.to_json(self._window.person) for entry in entries}
        sizes = {seq: len(json.dumps(one, ensure_ascii=False).encode()) for seq, one in shown.items()}
        room, oldest = limits.WELCOME, 0
        for seq in sorted(sizes, reverse=True):
            room -= sizes[seq]
            if room < 0:
                oldest = seq + 1
                break
        return [shown[entry.seq] for entry in entries if entry.seq >= oldest or entry.shows_running_game]

    async def _line(self, request: Json) -> None:
        line = self._read_line(request)
        if line is None:
            return
        if wait := self._parts.lines.seconds_to_wait(self._window.person):
            self._refuse("fast", request, wait=wait)
            return
        line = replace(line, reply_to=await self._reply(request, line.room))

        def acknowledge(entry: ChatEntry | None) -> None:
            shown = None if entry is None else entry.to_json(self._window.person)
            self._window.push({"type": "ack", "id": line.client, "entry": shown})

        await self._parts.intake.accept(line, acknowledge, in_view=_number(request, "view"))

    def _read_line(self, request: Json) -> TypedLine | None:
        """The line of a request; None after refusing it."""
        text, client, room = typed(_text(request, "text")), _text(request, "id"), self._room(request)
        if room is None or not _CLIENT_ID.fullmatch(client):
            self._refuse("malformed", request)
            return None
        if not text:
            self._refuse("empty", request)
            return None
        if len(text) > limits.LINE:
            self._refuse("long", request)
            return None
        return replace(self._unsent(room, text), client=client, button=request.get("button") is True)

    def _unsent(self, room: str, text: str) -> TypedLine:
        """The line that the window would send now."""
        return TypedLine(self._window.person, self._window.identity.name, token_hex(8), room, text, self._window.locale)

    def _room(self, request: Json) -> str | None:
        room = _text(request, "room")
        return room if room == rooms.own_room(self._window.person) or room in self._window.rooms else None

    async def _reply(self, request: Json, room: str) -> str | None:
        """The reference of the entry that a line replies to; None unless the author may see it in this room."""
        entry = await self._parts.history.entry(_number(request, "reply"))
        if entry is None or entry.room != room or not rooms.may_see(self._window.person, room, entry.only):
            return None
        return str(entry.seq)

    async def _open(self, request: Json) -> None:
        room = rooms.channel_of(_text(request, "room"))
        if room is None:
            self._refuse("room", request)
            return
        if room not in self._window.rooms and len(self._window.rooms) >= limits.ROOMS:
            self._refuse("rooms", request)
            return
        parts, person = self._parts, self._window.person
        await parts.people.join(person, room)
        async with parts.fair_lock.hold(person, self._window.address):
            parts.windows.enter(self._window, [room])
            entries = self._newest(await parts.history.entries_since(person, {room: 0}))
            here = parts.windows.people(room)
            self._window.push({"type": "room", "room": room, "entries": entries, "people": here})

    async def _leave(self, request: Json) -> None:
        room = _text(request, "room")
        if room in self._window.rooms and room != rooms.LOBBY:
            await self._parts.people.leave(self._window.person, room)
            self._parts.windows.leave(self._window, [room])

    async def _language(self, request: Json) -> None:
        locale = _text(request, "language")
        if locale in self._parts.words.languages:
            await self._parts.people.set_locale(self._window.person, locale)
            for window in self._parts.windows.of(self._window.person):
                window.locale = locale
            self._window.push({"type": "language", "language": locale})

    async def _alive(self, _request: Json) -> None:
        """Answer a page that has heard nothing for a while: pings do not reach its scripts."""
        self._window.push({"type": "alive"})

    async def _suggest(self, request: Json) -> None:
        if self._completing is not None:
            self._completing.cancel()
        text = storable(_text(request, "text"))
        room = self._room(request)
        if room is not None and len(text) <= limits.LINE:
            # a space at the end changes what is completed
            text += " " if _text(request, "text").endswith(" ") else ""
            self._completing = asyncio.create_task(
                self._complete(self._unsent(room, text), _number(request, "n"), _number(request, "view"))
            )

    async def _complete(self, line: TypedLine, number: int, in_view: int) -> None:
        try:
            async with asyncio.timeout(SUGGEST_TIMEOUT):
                incoming = await self._parts.intake.incoming(line)
                found = await self._parts.suggest(replace(incoming, in_view=in_view))
        except Exception as error:
            log_failure(log, error, "no completions")
            found = ()
        found = tuple(dict.fromkeys((*found, *self._people(line.text))))
        self._window.push({"type": "suggestions", "n": number, "list": list(found[:MOST_SUGGESTIONS])})

    async def _tables(self, request: Json) -> None:
        """Answer with the games and challenges in a channel, and the tables of the window's person anywhere."""
        room = self._room(request)
        if room is None:
            return
        try:
            found = await self._parts.list_tables(await self._parts.intake.incoming(self._unsent(room, "")))
        except Exception as error:
            log_failure(log, error, "the tables were not listed")
            return
        self._window.push({"type": "tables", "room": room, "tables": [listed_to_json(one) for one in found]})

    async def _draft(self, request: Json) -> None:
        """Answer with a draft of a move after a tap: its text, its reading, and the places of its tiles."""
        text, room, found = storable(_text(request, "text")), self._room(request), None
        if room is not None and len(text) <= limits.LINE:
            incoming = await self._parts.intake.incoming(self._unsent(room, text))
            try:
                tap = Tap(_text(request, "tap"), _text(request, "again"), request.get("used") is True)
                lock = self._parts.fair_lock.hold(self._window.person, self._window.address)
                found = await self._parts.draft(incoming, _number(request, "table"), tap, lock)
            except Exception as error:
                log_failure(log, error, "a draft was not read")
        self._window.push(
            {"type": "draft", "n": _number(request, "n"), "draft": None if found is None else asdict(found)}
        )

    def _people(self, text: str) -> list[str]:
        """The line with its last `@…` completed to the nicknames of people with an open window."""
        before, at, begun = text.rpartition("@")
        if not at or (before and not before[-1].isspace()):
            return []
        present = self._parts.windows.names() - {self._window.identity.name}
        return [f"{before}@{name} " for name in sorted(present) if name.lower().startswith(begun.lower())]

    def _refuse(self, code: str, request: Json, *, wait: float = 0.0) -> None:
        sentence = self._parts.words.say(self._window.locale, f"web-refused-{code}")
        what = {"id": _text(request, "id") or None, "room": _text(request, "room")}
        self._window.push({"type": "refused", "code": code, "sentence": sentence, "wait": ceil(10 * wait) / 10, **what})


def _text(request: Json, key: str) -> str:
    """A text of a request, with `?` for lone surrogates, which no answer could hold."""
    value = request.get(key)
    return value.encode("utf-8", "replace").decode() if isinstance(value, str) else ""


def _number(request: Json, key: str) -> int:
    value = request.get(key)
    return value if isinstance(value, int) and 0 <= value < 2**53 else 0
