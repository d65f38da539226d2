"""The open windows, and what is pushed to them."""

import asyncio
import json
from collections.abc import Iterable
from weakref import WeakValueDictionary

from bot.adapters.web import rooms
from bot.adapters.web.outgoing import ChatMessage, Json
from bot.adapters.web.people import Identity

BACKLOG = 2 * 1024 * 1024
"""So many bytes may wait for a window that does not read; then it is closed, and asks for what it missed later.

One thing alone may be larger: a welcome, or all of a room.
"""
PERSON_BACKLOG = 16 * 1024 * 1024
"""So many bytes may wait for all the windows of one person together."""


class Backlog:
    """How many bytes wait for all the windows of one person."""

    def __init__(self) -> None:
        self.bytes = 0


class Window:
    """One open window of somebody: what waits to be sent there, which channels it shows, and whether it is dark."""

    def __init__(self, identity: Identity, locale: str, backlog: Backlog) -> None:
        self.identity = identity
        self.locale = locale
        self.rooms: set[str] = set()
        self.dark = False
        self.forgotten = False
        self._welcomed = False
        self.overflowed = asyncio.Event()
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._waiting = 0
        self._all = backlog

    @property
    def person(self) -> str:
        """The id of the person at the window."""
        return self.identity.id

    def welcome(self, channels: Iterable[str]) -> None:
        """From now on it shows what is said in these channels, and to its person."""
        self.rooms |= set(channels)
        self._welcomed = True

    def push(self, out: Json) -> None:
        """Have something sent, in order."""
        if self.overflowed.is_set():
            return
        text = json.dumps(out, ensure_ascii=False, separators=(",", ":"))
        size = len(text.encode())
        if (self._waiting and self._waiting + size > BACKLOG) or self._all.bytes + size > PERSON_BACKLOG:
            self.overflowed.set()
            return
        self._count(size)
        self._queue.put_nowait(text)

    async def next(self) -> str:
        """What is to be sent next; it counts as waiting until `sent`."""
        return await self._queue.get()

    def sent(self, text: str) -> None:
        """Something has been sent."""
        self._count(-len(text.encode()))

    def close(self) -> None:
        """Let go of what is waiting."""
        self.overflowed.set()
        self._queue = asyncio.Queue()
        self._count(-self._waiting)

    def _count(self, size: int) -> None:
        self._waiting += size
        self._all.bytes += size

    def push_entry(self, entry: ChatMessage) -> None:
        """Have an entry sent."""
        self.push({"type": "entry", "entry": self.wire(entry)})

    def wire(self, entry: ChatMessage) -> Json:
        """An entry as this window's page gets it."""
        return entry.wire(self.person, self.identity.nick)

    def shows(self, entry: ChatMessage) -> bool:
        """Whether an entry belongs on this window; none does before the welcome, which has all that was said till then."""
        if not self._welcomed or not rooms.may_see(self.person, entry.room, entry.only):
            return False
        return entry.room in self.rooms or entry.room == rooms.own_room(self.person)


class Windows:
    """All the open windows."""

    def __init__(self) -> None:
        self._windows: dict[str, set[Window]] = {}
        self._backlogs: WeakValueDictionary[str, Backlog] = WeakValueDictionary()

    def of(self, person: str) -> frozenset[Window]:
        """The windows of one person."""
        return frozenset(self._windows.get(person, ()))

    def dark(self, person: str) -> bool:
        """Whether everything this person has open is dark."""
        windows = self.of(person)
        return bool(windows) and all(window.dark for window in windows)

    def nicks(self) -> frozenset[str]:
        """The nicknames of everybody who has a window open."""
        return frozenset(window.identity.nick for window in self._all())

    def backlog(self, person: str) -> Backlog:
        """How many bytes wait for the windows of one person, also for those that are just being closed."""
        return self._backlogs.setdefault(person, Backlog())

    def forget(self, person: str) -> None:
        """Somebody is forgotten: their windows keep what they show, and get nothing more."""
        for window in self._windows.pop(person, set()):
            window.forgotten = True

    def add(self, window: Window) -> None:
        """A window opened."""
        self._windows.setdefault(window.person, set()).add(window)

    def remove(self, window: Window) -> None:
        """A window closed."""
        windows = self._windows.get(window.person, set())
        windows.discard(window)
        if not windows:
            self._windows.pop(window.person, None)

    def push(self, entry: ChatMessage) -> None:
        """Send an entry to every window that may and does show it."""
        for window in self._all():
            if window.shows(entry):
                window.push_entry(entry)

    def _all(self) -> Iterable[Window]:
        return [window for windows in self._windows.values() for window in windows]
