"""The chat port in the web chat."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar

from aiohttp import web

from bot.adapters.web import limits
from bot.adapters.web.connections import LOG_EVERY, PER_ADDRESS, Connections, listen
from bot.adapters.web.dark import DarkPictures
from bot.adapters.web.database import instance, open_database
from bot.adapters.web.forget import forget
from bot.adapters.web.history import MessageHistory
from bot.adapters.web.identity_changes import ActOnAuthor, IdentityChanges
from bot.adapters.web.intake import PATIENCE, Intake
from bot.adapters.web.limits import Limiter
from bot.adapters.web.moderation import WebModeration
from bot.adapters.web.network import Addresses, is_loopback
from bot.adapters.web.people import People
from bot.adapters.web.recovery import Recovery
from bot.adapters.web.security import HostCheck
from bot.adapters.web.server import Server
from bot.adapters.web.websocket import ChatParts
from bot.adapters.web.windows import Windows
from bot.adapters.web.words import PageWords
from bot.chat.drafting import Drafting
from bot.chat.offers import ListTables, OfferedGame
from bot.chat.port import Account, Address, Author, Channel, Handle, Message, Rich, Suggest
from bot.grammar.seconds import DAY, HOUR
from bot.runtime.outages import log_failure
from bot.runtime.sqlite_file import SqliteFile
from bot.runtime.tasks import Tasks

_EXPOSED = (
    "The web chat can be reached from other computers: everybody there may read along and play, and without a proxy that"
    " adds TLS nothing is encrypted. WEB_HOST=127.0.0.1 limits it to this computer."
)
_NAMELESS = (
    "WEB_PUBLIC_URL is set, but WEB_PROXY_HEADER is not: all visitors count as one address, so that one of them can use up"
    " what all may do together."
)

_NOT_RUNNING = "the web chat has not started yet, or has stopped"

RECENT = 60.0
"""Seconds for which a failure to store something counts as trouble; pages try again every few seconds."""
GRACE = 1.0
"""Seconds that a stop waits for current requests and lines."""

log = logging.getLogger(__name__)


async def _nothing(_: Author) -> None:
    """Do nothing, where no service is behind the chat."""


@dataclass(eq=False, repr=False, kw_only=True)
class WebChat:
    """The web chat: a server for browsers, with its own database.

    `public_url` is the address of a proxy in front of it, if there is one; `proxy_header` is the header in which the proxy
    names the client. `leaders` are the nicknames of those who lead the lobby, or `everyone`. A room keeps `keep` messages, for
    `keep_days` unless that is 0. `line_rate` is how many lines a person may send, and in how many seconds. A line that keeps
    failing is given up after `patience` seconds. `turned_away` is called when a window has to go because there are too many;
    `show_name` and `give_up_seats` are those of `IdentityChanges`.
    """

    tappable: ClassVar[bool] = True

    host: str
    port: int
    database: Path
    handle: Handle
    suggest: Suggest
    draft: Drafting
    list_tables: ListTables
    games: Sequence[OfferedGame]
    keep: int = 500
    keep_days: int = 0
    line_rate: tuple[int, float] = limits.LINE_RATE
    turned_away: Callable[[], None] = lambda: None
    show_name: ActOnAuthor = _nothing
    give_up_seats: ActOnAuthor = _nothing
    patience: float = PATIENCE
    public_url: str = ""
    proxy_header: str = ""
    leaders: frozenset[str] = frozenset()
    _windows: Windows = field(default_factory=Windows, init=False)
    _words: PageWords = field(default_factory=PageWords, init=False)
    _file: SqliteFile | None = field(default=None, init=False)
    _parts: ChatParts | None = field(default=None, init=False)
    _listening: asyncio.Server | None = field(default=None, init=False)
    _identity_changes: IdentityChanges | None = field(default=None, init=False)
    moderation: WebModeration | None = field(default=None, init=False)
    _runner: web.AppRunner | None = field(default=None, init=False)
    _tasks: Tasks = field(default_factory=Tasks, init=False)
    _connections: Connections | None = field(default=None, init=False)
    _told: float = field(default=-LOG_EVERY, init=False)

    def __post_init__(self) -> None:
        self._host_check = HostCheck(self.host, self.public_url)
        self._addresses = Addresses(self.host, self.port, self.public_url)

    @property
    def address(self) -> str:
        """The URL to open on this computer."""
        return self._addresses.here

    @property
    def address_elsewhere(self) -> str:
        """The URL to open on another computer, empty if none can reach this one."""
        return next(iter(self._addresses.elsewhere()), "")

    @property
    def how_to_find(self) -> str:
        """How people find the chat."""
        if self.public_url:
            return f"open {self.public_url}/ in your browser"
        others = " or ".join(self._addresses.elsewhere())
        return f"open {self.address} in your browser" + (f", on other computers {others}" if others else "")

    async def start(self) -> None:
        """Open the database, hand in leftover lines, and listen."""
        self._file = file = await open_database(self.database)
        history = MessageHistory(file, keep=self.keep)
        if self.keep_days:
            await self._prune(history)
            self._tasks.start(self._keep_pruning(history), name="web pruning")
        people = People(file, self.leaders)
        intake = Intake(history, people, self.handle, self._words, self._windows, patience=self.patience)
        self._identity_changes = changes = IdentityChanges(
            file, people, history, intake, self._windows, self.show_name, self.give_up_seats
        )
        self.moderation = WebModeration(file, people, changes.wake)
        self._parts = parts = ChatParts(
            history=history,
            people=people,
            recovery=Recovery(file),
            intake=intake,
            suggest=self.suggest,
            words=self._words,
            windows=self._windows,
            lines=Limiter(*self.line_rate),
            draft=self.draft,
            list_tables=self.list_tables,
            dark=DarkPictures(history),
            games=tuple(self.games),
        )
        known_by = await instance(file)
        app = Server(parts, self._host_check, self._addresses, known_by, self.proxy_header).app()
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=GRACE)
        # behind a proxy, all requests come from the same address
        self._connections = connections = Connections(per_address=None if self.public_url else PER_ADDRESS)
        self._windows.most, self._windows.turned_away = connections.most_windows, self._note_crowd
        try:
            await self._runner.setup()
            assert self._runner.server is not None
            self._listening = await listen(self._runner.server, connections, self.host.strip("[]") or None, self.port)
            self._host_check.port = self._addresses.port = self._listening.sockets[0].getsockname()[1]
            await intake.start()
            changes.start()
            await self._listening.start_serving()
        except BaseException:
            await self.stop()
            raise
        if not is_loopback(self.host):
            log.warning(_EXPOSED)
        if self.public_url and not self.proxy_header:
            log.warning(_NAMELESS)

    @property
    def trouble(self) -> str:
        """What is wrong with the chat although pages are served, empty if nothing is."""
        if self._file is not None and self._file.damaged:
            return "the database of the web chat is damaged"
        if self._file is not None and time.monotonic() - self._file.failed_at < RECENT:
            return "web stores nothing"
        if len(self._windows) >= self._windows.most:
            return f"web is full, with open windows: {len(self._windows)}"
        if self._connections is not None and self._connections.full:
            return "web is full: it has too many connections"
        return ""

    @property
    def windows(self) -> int:
        """How many windows are open."""
        return len(self._windows)

    def _note_crowd(self) -> None:
        self.turned_away()
        now = time.monotonic()
        if now - self._told >= LOG_EVERY:
            self._told = now
            log.warning("there are too many windows: %d are open, and one had to go for the next", len(self._windows))

    @property
    def connected(self) -> bool:
        """Whether pages are served."""
        return self._listening is not None

    async def ready(self) -> None:
        """Return at once: the pages are served as soon as `start` returns."""

    async def stop(self) -> None:
        """Disconnect the browsers, finish current lines, and close the database."""
        await self._tasks.cancel()
        if self._parts is not None:
            self._parts.intake.hold()
        if self._listening is not None:
            self._listening.close()
            self._listening = None
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None
        if self._identity_changes is not None:
            await self._identity_changes.stop(GRACE)
            self._identity_changes = self.moderation = None
        if self._parts is not None:
            await self._parts.intake.stop(GRACE)
            self._parts = None
        if self._file is not None:
            file, self._file = self._file, None
            await file.close()

    async def _keep_pruning(self, history: MessageHistory) -> None:
        """Delete messages older than `keep_days`, every hour."""
        while True:
            await asyncio.sleep(HOUR)
            await self._prune(history)

    async def _prune(self, history: MessageHistory) -> None:
        try:
            await history.prune(time.time() - self.keep_days * DAY)
        except Exception as error:
            log_failure(log, error, "old messages were not deleted")

    async def send(self, message: Message) -> str:
        """Store a message and push it to every window that may show it; returns its reference. Raises Unreachable."""
        if self._parts is None:
            raise RuntimeError(_NOT_RUNNING)
        seq, entry = await self._parts.history.keep_message(message)
        if entry is not None:
            if message.picture is not None and entry.picture is not None:
                self._parts.dark.offer(entry.picture, message.picture)
            self._windows.push(entry)
        return str(seq)

    async def remove_buttons(self, to: Address, reference: str, text: Rich = ()) -> None:
        """Remove the buttons of a message, and replace its text if one is given; a board without one stays as it is."""
        if self._parts is None:
            return
        try:
            changed = await self._parts.history.reword(reference, text)
        except Exception as error:
            log_failure(log, error, "a settled question was not taken away")
            return
        for entry in changed:
            self._windows.push(entry)

    def link(self, channel: Channel, reference: str) -> str:
        """The channel's part of the page's address; single messages have no address."""
        return f"#{channel.chat}"

    def theme(self, account: Account | None) -> str:
        """Empty, because the page itself shows every picture in the light or dark of its reader's screen."""
        return ""

    async def forget(self, account: Account) -> None:
        """Erase an account: its name, its lines and everything else. May be repeated."""
        if self._file is None or self._parts is None:
            raise RuntimeError(_NOT_RUNNING)
        history = self._parts.history
        self._parts.intake.forget(account.id)
        changed = await forget(self._file, account.id)
        self._windows.forget(account.id)
        for seq in changed:
            entry = await history.entry(seq)
            if entry is not None:
                self._windows.push(entry)
