"""The open windows, and the messages pushed to them."""

import asyncio
import json
from collections import Counter
from collections.abc import Callable, Iterable
from weakref import WeakValueDictionary

from bot.adapters.web import rooms
from bot.adapters.web.outgoing import ChatEntry, Json
from bot.adapters.web.people import Identity

BACKLOG = 2 * 1024 * 1024
"""The most bytes that may wait for a window that does not read; beyond that it is closed and must reconnect.

A single message may be larger, such as a welcome or a whole room.
"""
PERSON_BACKLOG = 16 * 1024 * 1024
"""The most bytes that may wait for all windows of a person together."""
ADDRESS_BACKLOG = 64 * 1024 * 1024
"""The most bytes that may wait for all windows at an address together: somebody can have many nicknames and never read."""
LITTLE = 256 * 1024
"""Bytes that may wait for a window whatever waits for others at its address."""


class Backlog:
    """The number of bytes that wait for all windows of a person, or at an address."""

    def __init__(self) -> None:
        self.bytes = 0


class Window:
    """An open window of a person: the messages waiting to be sent and the channels it shows.

    `zone` is the time zone of its browser, empty if that does not tell it, `address` the network that it is opened from,
    empty if a proxy does not name it.
    """

    def __init__(self, identity: Identity, locale: str, zone: str, address: str, windows: "Windows") -> None:
        self.identity = identity
        self.address = address
        self.locale = locale
        self.zone = zone
        self.rooms: set[str] = set()
        self.forgotten = False
        self._welcomed = False
        self.overflowed = asyncio.Event()
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._waiting = 0
        self._person_backlog = windows.backlog(identity.id)
        self._address_backlog = windows.backlog_at(address)

    @property
    def person(self) -> str:
        """The id of the person at the window."""
        return self.identity.id

    def welcome(self) -> None:
        """Show entries from now on, those of the private room and of the channels it is in."""
        self._welcomed = True

    def push(self, out: Json) -> None:
        """Queue a message; a window with too many bytes waiting overflows instead."""
        if self.overflowed.is_set():
            return
        text = json.dumps(out, ensure_ascii=False, separators=(",", ":"))
        size = len(text.encode())
        if not self._has_room(size):
            self.overflowed.set()
            return
        self._count(size)
        self._queue.put_nowait(text)

    def _has_room(self, size: int) -> bool:
        """Whether so many more bytes may wait for this window."""
        waiting = self._waiting + size
        if (self._waiting and waiting > BACKLOG) or self._person_backlog.bytes + size > PERSON_BACKLOG:
            return False
        # the bytes of others do not limit a window without an address
        return not self.address or waiting <= LITTLE or self._address_backlog.bytes + size <= ADDRESS_BACKLOG

    async def next(self) -> str:
        """Wait for the next message to send; it counts as waiting until `sent`."""
        return await self._queue.get()

    def sent(self, text: str) -> None:
        """Note that a message was sent."""
        self._count(-len(text.encode()))

    def close(self) -> None:
        """Drop the waiting messages."""
        self.overflowed.set()
        self._queue = asyncio.Queue()
        self._count(-self._waiting)

    def _count(self, size: int) -> None:
        self._waiting += size
        self._person_backlog.bytes += size
        self._address_backlog.bytes += size

    def shows(self, entry: ChatEntry) -> bool:
        """Whether this window shows an entry; none before the welcome, which contains all earlier ones."""
        if not self._welcomed or not rooms.may_see(self.person, entry.room, entry.only):
            return False
        return entry.room in self.rooms or entry.room == rooms.own_room(self.person)


class Windows:
    """All open windows, `most` at the most; `turned_away` is called when one has to go because there are too many."""

    def __init__(self) -> None:
        self.most = 10**9
        self.turned_away: Callable[[], None] = lambda: None
        self._windows: dict[str, set[Window]] = {}
        self._backlogs: WeakValueDictionary[str, Backlog] = WeakValueDictionary()
        self._backlogs_at: WeakValueDictionary[str, Backlog] = WeakValueDictionary()

    def __len__(self) -> int:
        return sum(not window.overflowed.is_set() for window in self._all())

    def make_room(self, person: str, address: str) -> bool:
        """Whether this person may open a window from this address.

        If there are too many, one is closed at the address that has the most, there of the person who has the most, as long as
        that leaves them as many as the newcomer. So nobody can keep others out, and somebody with few windows keeps them.
        """
        windows = [window for window in self._all() if not window.overflowed.is_set()]
        if len(windows) < self.most:
            return True
        self.turned_away()
        there, theirs = Counter(one.address for one in windows), Counter(one.person for one in windows)
        crowd = max(windows, key=lambda one: (there[one.address], theirs[one.person]))
        if crowd.address == address:
            fair = theirs[crowd.person] > theirs[person] + 1
        else:
            fair = there[crowd.address] > there[address] + 1
        if fair:
            crowd.overflowed.set()
        return fair

    def of(self, person: str) -> frozenset[Window]:
        """The windows of a person."""
        return frozenset(self._windows.get(person, ()))

    def zone(self, person: str) -> str:
        """The time zone of a person's open windows, empty if none of them tells it."""
        return max((window.zone for window in self.of(person)), default="")

    def names(self) -> frozenset[str]:
        """The nicknames of everybody with an open window."""
        return frozenset(window.identity.name for window in self._all())

    def people(self, room: str) -> list[tuple[str, str]]:
        """Id and nickname of everybody with a window that shows a channel, by nickname."""
        here = {(window.person, window.identity.name) for window in self._all() if room in window.rooms}
        return sorted(here, key=lambda one: one[1].casefold())

    def enter(self, window: Window, rooms: Iterable[str]) -> None:
        """Show these channels in a window, and tell the windows there if the person is new."""
        for room in set(rooms) - window.rooms:
            came = not self._is_in(room, window.person)
            window.rooms.add(room)
            if came:
                self._tell(room, window, here=True)

    def leave(self, window: Window, rooms: Iterable[str]) -> None:
        """Stop showing these channels in a window, and tell the windows there if the person is gone."""
        for room in set(rooms) & window.rooms:
            window.rooms.discard(room)
            if not self._is_in(room, window.person):
                self._tell(room, window, here=False)

    def _is_in(self, room: str, person: str) -> bool:
        return any(room in window.rooms for window in self.of(person))

    def _tell(self, room: str, about: Window, *, here: bool) -> None:
        news = {"type": "here", "room": room, "person": [about.person, about.identity.name], "here": here}
        for window in self._all():
            if room in window.rooms and window.person != about.person:
                window.push(news)

    def backlog(self, person: str) -> Backlog:
        """The backlog of a person, shared by all their windows, including those that are just closing."""
        return self._backlogs.setdefault(person, Backlog())

    def backlog_at(self, address: str) -> Backlog:
        """The backlog of all windows at an address."""
        return self._backlogs_at.setdefault(address, Backlog())

    def forget(self, person: str) -> None:
        """Push nothing more to the windows of a forgotten person."""
        for window in self._windows.get(person, set()):
            self.leave(window, tuple(window.rooms))
            window.forgotten = True
        self._windows.pop(person, None)

    def reconnect(self, person: str) -> None:
        """Make all windows of a person reconnect, which only browsers that are still admitted can do."""
        for window in self.of(person):
            window.overflowed.set()

    def rename(self, identity: Identity) -> None:
        """Show a person's present nickname in the windows that show them, and in their own."""
        own = self.of(identity.id)
        if all(window.identity.name == identity.name for window in own):
            return
        for window in own:
            window.identity = identity
        shown = {room for window in own for room in window.rooms}
        for window in self._all():
            if window in own or window.rooms & shown:
                window.push({"type": "renamed", "person": [identity.id, identity.name]})

    def add(self, window: Window) -> None:
        """Add an open window."""
        self._windows.setdefault(window.person, set()).add(window)

    def remove(self, window: Window) -> None:
        """Remove a closed window."""
        self.leave(window, tuple(window.rooms))
        windows = self._windows.get(window.person, set())
        windows.discard(window)
        if not windows:
            self._windows.pop(window.person, None)

    def push(self, entry: ChatEntry) -> None:
        """Queue an entry for every window that shows it."""
        for window in self._all():
            if window.shows(entry):
                window.push({"type": "entry", "entry": entry.to_json(window.person)})

    def _all(self) -> Iterable[Window]:
        return [window for windows in self._windows.values() for window in windows]
