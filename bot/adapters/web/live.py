"""The open windows, and what is pushed to them."""

import asyncio
from collections.abc import Iterable

from bot.adapters.web import rooms
from bot.adapters.web.entry import Entry, Json
from bot.adapters.web.history import Identity

BACKLOG = 2_000
"""So much may wait for a window that does not read; then it is closed, and asks for what it missed later."""


class Window:
    """One open window of somebody: what waits to be sent there, which channels it shows, and whether it is dark."""

    def __init__(self, identity: Identity, locale: str) -> None:
        self.identity = identity
        self.locale = locale
        self.rooms: set[str] = set()
        self.dark = False
        self._welcomed = False
        self.overflowed = asyncio.Event()
        self._queue: asyncio.Queue[Json] = asyncio.Queue(BACKLOG)

    @property
    def person(self) -> str:
        """Whose window it is."""
        return self.identity.id

    def welcome(self, channels: Iterable[str]) -> None:
        """From now on it shows what is said in these channels, and to its person."""
        self.rooms |= set(channels)
        self._welcomed = True

    def push(self, out: Json) -> None:
        """Have something sent, in order."""
        try:
            self._queue.put_nowait(out)
        except asyncio.QueueFull:
            self.overflowed.set()

    async def next(self) -> Json:
        """What is to be sent next."""
        return await self._queue.get()

    def shows(self, entry: Entry) -> bool:
        """Whether an entry belongs on this window; none does before the welcome, which has all that was said till then."""
        if not self._welcomed or not rooms.may_see(self.person, entry.room, entry.only):
            return False
        return entry.room in self.rooms or entry.room == rooms.own_room(self.person)


class Hub:
    """All the open windows."""

    def __init__(self) -> None:
        self._windows: dict[str, set[Window]] = {}

    def of(self, person: str) -> frozenset[Window]:
        """The windows of one person."""
        return frozenset(self._windows.get(person, ()))

    def dark(self, person: str) -> bool:
        """Whether everything this person has open is dark."""
        windows = self.of(person)
        return bool(windows) and all(window.dark for window in windows)

    def people(self) -> frozenset[str]:
        """Everybody who has a window open."""
        return frozenset(self._windows)

    def add(self, window: Window) -> None:
        """A window opened."""
        self._windows.setdefault(window.person, set()).add(window)

    def remove(self, window: Window) -> None:
        """A window closed."""
        windows = self._windows.get(window.person, set())
        windows.discard(window)
        if not windows:
            self._windows.pop(window.person, None)

    def push(self, entry: Entry) -> None:
        """Send an entry to every window that may and does show it."""
        for window in self._all():
            if window.shows(entry):
                window.push({"type": "entry", "entry": entry.wire(window.person)})

    def _all(self) -> Iterable[Window]:
        return [window for windows in self._windows.values() for window in windows]
