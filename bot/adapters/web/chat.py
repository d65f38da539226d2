"""The web chat behind the chat port."""

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from aiohttp import web

from bot.adapters.web import limits
from bot.adapters.web.conversation import House
from bot.adapters.web.entry import Line
from bot.adapters.web.guard import Guard
from bot.adapters.web.history import History
from bot.adapters.web.intake import Intake
from bot.adapters.web.limits import Limiter
from bot.adapters.web.live import Hub
from bot.adapters.web.server import Server
from bot.adapters.web.words import Words
from bot.chat.port import Handle, Message, Offer, Person, Suggest

GRACE = 1.0
"""So many seconds a stop waits for what is begun."""

log = logging.getLogger(__name__)


class NotRunningError(Exception):
    """The chat was asked to speak before its start or after its stop."""


class WebChat:
    """A chat of our own, in a browser, with a memory of its own.

    `keep` is how many messages a room remembers, `pace` how many lines a person may send in how many seconds.
    """

    tappable: Final = True

    def __init__(
        self,
        *,
        host: str,
        port: int,
        database: Path,
        handle: Handle,
        suggest: Suggest,
        games: Sequence[Offer],
        keep: int = 500,
        pace: tuple[int, float] = limits.PACE,
    ) -> None:
        self._host = host
        self._port = port
        self._database = database
        self._handle = handle
        self._suggest = suggest
        self._games = tuple(games)
        self._keep = keep
        self._pace = pace
        self._guard = Guard(host)
        self._hub = Hub()
        self._words = Words()
        self._history: History | None = None
        self._intake: Intake | None = None
        self._runner: web.AppRunner | None = None

    @property
    def address(self) -> str:
        """The URL to open."""
        bare = self._host.strip("[]")
        name = {"": "localhost", "0.0.0.0": "localhost", "::": "localhost"}.get(bare, bare)
        return f"http://{f'[{name}]' if ':' in name else name}:{self._guard.port or self._port}/"

    @property
    def invitation(self) -> str:
        """Where people find the chat."""
        return f"open {self.address} in your browser"

    async def start(self) -> None:
        """Open the memory, hand in what was left over and listen."""
        self._history = await History.open(self._database, keep=self._keep)
        self._intake = Intake(self._history, self._handle, self._failed)
        lines = Limiter(*self._pace)
        house = House(self._history, self._intake, self._suggest, self._words, self._hub, lines, games=self._games)
        self._runner = web.AppRunner(Server(house, self._guard).app(), access_log=None, shutdown_timeout=GRACE)
        try:
            await self._runner.setup()
            site = web.TCPSite(self._runner, self._host.strip("[]") or None, self._port)
            await self._intake.start()
            await site.start()
        except BaseException:
            await self.stop()
            raise
        self._guard.port = self._runner.addresses[0][1]

    async def ready(self) -> None:
        """Its pages are there from the start."""

    async def stop(self) -> None:
        """Say goodbye to the browsers, finish what is begun and close the memory."""
        if self._intake is not None:
            self._intake.hold()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None
        if self._intake is not None:
            await self._intake.stop(GRACE)
            self._intake = None
        if self._history is not None:
            history, self._history = self._history, None
            await history.close()

    async def send(self, message: Message) -> str:
        """Store a message and show it on every window that may see it; returns its reference."""
        if self._history is None:
            raise NotRunningError
        seq, entry = await self._history.keep_message(message)
        if entry is not None:
            self._hub.push(entry)
        return str(seq)

    def theme(self, person: Person) -> str:
        """Pictures for one person alone are dark where all of that person's windows are."""
        return "dark" if self._hub.dark(person.id) else ""

    def _failed(self, line: Line) -> None:
        for window in self._hub.of(line.author):
            sentence = self._words.say(window.locale, "web-refused-unhandled")
            what = {"id": None, "room": line.room}
            window.push({"type": "refused", "code": "unhandled", "sentence": sentence, "wait": 0, **what})
