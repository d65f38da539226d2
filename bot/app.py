"""The composition root: puts the parts together, starts them, and stops them in order."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from functools import partial
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bot.adapters.web import WebChat, lacks_people, newest_nonce
from bot.chat.front import platform_of_front
from bot.chat.moderation import Moderation
from bot.chat.port import Channel
from bot.chat.text import Texts
from bot.clock import KEPT, Clock, SharedUptime, Uptime
from bot.commands.context import Services
from bot.games.opponents import Opponents
from bot.games.registry import GAMES, check_words
from bot.games.rulebook import check_books
from bot.grammar.seconds import DAY
from bot.messages.delivery import Delivery
from bot.messages.drawing import Drawing
from bot.messages.wording import Wording
from bot.runtime.failure import Failure
from bot.runtime.files import unwritable, why_unusable
from bot.runtime.listening import address, reason, to_change
from bot.runtime.metrics import Metrics
from bot.runtime.migrations import TooNew
from bot.runtime.outages import is_damage
from bot.runtime.shutdown import Shutdown
from bot.runtime.worker import Worker
from bot.service import Service
from bot.serving.chats import TAPPABLE, ChatMaker, fronts_of, prepare
from bot.serving.fronts import RENEWAL, Fronts, HeldLeases, PlatformChat
from bot.serving.status import Status
from bot.settings import DATA, Settings, version
from bot.store.change import Unavailable
from bot.store.lock import InUse, locked
from bot.store.positions import Positions
from bot.store.server import called, open_store
from bot.store.store import Store

if TYPE_CHECKING:
    from bot.adapters.telegram import Rates

_UNUSABLE: Final = (TooNew, Unavailable, sqlite3.Error, OSError)
"""The exceptions that opening a file as a database may raise."""

_QUICK: Final = 2.0
"""Seconds to finish answers already begun when the program stops; the rest waits in the outbox."""

_SHORT: Final = 0.5
_CHATS: Final = 3.0
_FILE: Final = 1.5
"""Seconds that a small part, all chats and the database may take to stop: 10 s in all, even if a database hangs."""

_SERVER: Final = 1.0
"""Seconds for a part that may first have to wait for a database server."""

_RIGHT_FILE: Final = "stop, and put the right one back or restore both from backups of one time"

_log = logging.getLogger(__name__)


class CannotStart(Failure):
    """The program cannot start."""


@dataclass(frozen=True, slots=True)
class RunningProgram:
    """The running program.

    `chats` are its open chats by front; `opened` gets each chat as it opens. `failure` gets the sentence that says why the
    program has to end. `status_port` is the port of its status page, if it has one.
    """

    chats: Mapping[str, PlatformChat]
    opened: asyncio.Queue[tuple[str, PlatformChat]]
    failure: asyncio.Future[str]
    status_port: int | None = None


@dataclass(frozen=True, slots=True)
class Shared:
    """Parts that hold no data of a database, so several programs in one process may share them."""

    texts: Texts
    opponents: Opponents
    drawing_worker: Worker


@asynccontextmanager
async def serving(
    settings: Settings, *, rates: "Rates | None" = None, shared: Shared | None = None
) -> AsyncIterator[RunningProgram]:
    """Run the whole program inside this context; raises Failure if it cannot start, or did not stop cleanly.

    A caller that passes `shared` parts closes them itself.
    """
    shutdown = Shutdown()
    web = settings.web_database if settings.serves_web else None
    files = [*([] if settings.database_url else [settings.database]), *([] if web is None else [web])]
    with _lock(files, _remedy(settings)):
        try:
            yield await _start(settings, rates, shared, shutdown, web)
        finally:
            await shutdown.run()
    if shutdown.failed:
        raise Failure(f"Summarum did not stop cleanly ({', '.join(shutdown.failed)}); the log tells why.")


async def _start(
    settings: Settings, rates: "Rates | None", shared: Shared | None, shutdown: Shutdown, web: Path | None
) -> RunningProgram:
    """Put the parts together and start them; `shutdown` stops each one, even if a later one fails to start."""
    check_words()
    parts = shared or Shared(Texts.load(DATA / "text", default=settings.language), Opponents(), Worker())
    check_books(DATA / "rules", parts.texts.locales, GAMES)
    try:
        store = await open_store(settings)
    except _UNUSABLE as error:
        raise _unusable(settings.database, error) from error
    shutdown.add("database", store.close, within=_FILE)
    if shared is None:
        shutdown.add("solvers", _awaitable(parts.opponents.close), within=_SHORT)
        shutdown.add("drawing", _awaitable(parts.drawing_worker.close), within=_SHORT)
    failure: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    fronts, clock, status = _put_together(settings, rates, parts, store, failure)
    delivery, computers = fronts.delivery, fronts.service.computers
    status_port = await _open_status(status, settings, shutdown)
    shutdown.add("leases", fronts.stop, within=_SERVER)
    # lines that still come in are stored; their answers go out at the next start
    shutdown.add("chats", fronts.close, within=_CHATS)
    shutdown.add("delivery", delivery.close, within=_SHORT)
    try:
        await _warn_of_missing_files(store, settings, web)
        await store.ratings.catch_up()
        await store.puzzles.catch_up()
        if store.leases.shared:
            prepare(settings)
        await fronts.start()
        await clock.start()  # the lock is held and the ports are bound: from now on time counts
        shutdown.add("answers", lambda: delivery.settle(within=_QUICK), within=_QUICK + _SHORT)
        shutdown.add("computers", computers.close, within=_SHORT)
        shutdown.add("clock", clock.stop, within=_SERVER if store.leases.shared else _SHORT)
        delivery.start()
        await computers.catch_up()
    except sqlite3.DatabaseError as error:
        if is_damage(error):
            raise _unusable(settings.database, error) from error
        raise
    return RunningProgram(fronts.chats, fronts.opened, failure, status_port)


def _put_together(
    settings: Settings, rates: "Rates | None", parts: Shared, store: Store, failure: asyncio.Future[str]
) -> tuple[Fronts, Clock, Status]:
    """Create every part for a store; nothing runs yet."""
    texts, shared_store = parts.texts, store.leases.shared
    shared_uptime = SharedUptime() if shared_store else None
    uptime = shared_uptime or Uptime(store.run.served)
    positions, metrics = Positions(store), Metrics(version())
    chats: dict[str, PlatformChat] = {}

    def fail(why: str) -> None:
        if not failure.done():
            failure.set_result(why)

    held = HeldLeases(store.leases, fronts_of(settings), shared_uptime)
    drawing = Drawing(store, positions, texts, parts.drawing_worker, slow_worker=parts.opponents, served=uptime.seconds)
    delivery = Delivery(
        store, chats, Wording(texts), drawing, metrics=metrics, lease=held.demand_lease, shards=settings.discord_shards
    )
    services = Services(
        store, positions, texts, parts.opponents, served=uptime.seconds, metrics=metrics,
        tappable=lambda platform: platform in TAPPABLE, platforms=frozenset(map(platform_of_front, fronts_of(settings))),
        web_address=partial(_web_address, settings, chats), link=partial(_link, chats),
        moderation=partial(_moderation, chats),
    )  # fmt: skip
    service = Service(services, delivery)
    maker = ChatMaker(settings, service, texts, fail, rates)
    make = {front: partial(maker.make, front) for front in fronts_of(settings)}
    fronts = Fronts(held, service, delivery, make, chats, partial(_start_chat, settings), fail)
    keep, poll = settings.keep_messages_days * DAY or KEPT, RENEWAL if shared_store else inf
    clock = Clock(
        store, service.on_deadline, services.wakeup, uptime.seconds, keep=keep, poll=poll, on_daily=service.on_daily
    )
    status = Status(
        version=version(), metrics=metrics, store=store, delivery=delivery, chats=chats, refused=fronts.refused,
        expired=lambda: held.expired, beat=clock.try_beat, database=settings.database,
    )  # fmt: skip
    return fronts, clock, status


@contextmanager
def _lock(files: Sequence[Path], remedy: str) -> Iterator[None]:
    """Hold the locks of these database files; raises CannotStart, which tells the `remedy` for one that is in use."""
    with ExitStack() as held:
        for file in files:
            try:
                held.enter_context(locked(file))
            except InUse as error:
                raise CannotStart(f"{file} is in use by another Summarum; {remedy}.") from error
            except _UNUSABLE as error:
                raise _unusable(file, error) from error
        yield


def _remedy(settings: Settings) -> str:
    """What to do if a database file is in use."""
    if not settings.database_url:
        return "stop that one, or set DATABASE_PATH to another file"
    if settings.telegram_token or settings.discord_token:
        return "set WEB=on for one of them only"
    return "only one process can serve the web chat: give this one a token of Telegram or Discord, without WEB=on"


def _unusable(file: Path, error: Exception) -> CannotStart:
    if isinstance(error, TooNew):
        return CannotStart(error.told(file))
    if unwritable(file):
        remedy = "call this as the user that runs Summarum, or set DATABASE_PATH to a file in another folder"
    elif isinstance(error.__cause__ or error, sqlite3.OperationalError | OSError):
        remedy = "call `.venv/bin/python -m bot doctor`, which looks for the cause"
    else:  # not a database, or one of another program
        remedy = "set DATABASE_PATH to another file, or restore a backup"
    return CannotStart(f"{file} cannot be opened as a database: {why_unusable(error, file)}; {remedy}.")


async def _warn_of_missing_files(store: Store, settings: Settings, web: Path | None) -> None:
    """Log a warning if files seem to be missing or do not belong together."""
    database = called(settings.database_url) if settings.database_url else str(settings.database)
    doubts = []
    if store.run.lost:
        doubts.append(
            f"{database} was not closed cleanly and its -wal file is missing: unless it is a copy made by SQLite's own"
            " backup, the newest moves are lost."
        )
    if web is not None:
        met = await store.account_ids("web")
        try:
            nonce, lacking = newest_nonce(web), lacks_people(web, met)
        except _UNUSABLE as error:
            raise _unusable(web, error) from error
        if lacking:
            doubts.append(
                f"{web} is new or too old: most people who have played in the web chat are not in it, so anybody may take their"
                f" nicknames; {_RIGHT_FILE}."
            )
        elif nonce is not None and store.run.first:
            doubts.append(
                f"{database} is new or empty, but {web} beside it is not: a file seems to be missing; {_RIGHT_FILE}."
            )
        elif nonce is not None and not await store.knows(nonce):
            doubts.append(
                f"{database} and {web} do not belong together: one of them is older, or from another installation;"
                f" {_RIGHT_FILE}."
            )
    if doubts:
        _log.warning("%s", " ".join(doubts))


async def _start_chat(settings: Settings, chat: PlatformChat) -> None:
    try:
        await chat.start()
    except (TooNew, sqlite3.Error) as error:
        raise _unusable(settings.web_database, error) from error
    except OSError as error:
        if not isinstance(chat, WebChat):
            raise
        raise _cannot_listen("The web chat", settings.web_host, settings.web_port, error, "WEB") from error


async def _open_status(status: Status, settings: Settings, shutdown: Shutdown) -> int | None:
    """Open the status page if the settings ask for one; returns its port."""
    if settings.status_port is None:
        return None
    try:
        port = await status.start(settings.status_host, settings.status_port)
    except OSError as error:
        raise _cannot_listen("The status page", settings.status_host, settings.status_port, error, "STATUS") from error
    shutdown.add("status page", status.stop, within=_SHORT)
    return port


def _cannot_listen(what: str, host: str, port: int, error: OSError, page: str) -> CannotStart:
    return CannotStart(
        f"{what} cannot listen on {address(host, port)} ({reason(error)}); set {to_change(error, page)}."
    )


def _web_address(settings: Settings, chats: Mapping[str, PlatformChat]) -> str:
    """The address of the web chat for people on other devices, empty if they cannot reach it."""
    if settings.web_public_url:
        return f"{settings.web_public_url}/"
    web = chats.get("web")
    return web.address_elsewhere if isinstance(web, WebChat) else ""


def _link(chats: Mapping[str, PlatformChat], channel: Channel, reference: str) -> str:
    """The address of a message, from an open chat of its platform that knows it; else empty."""
    links = (
        chat.link(channel, reference) for front, chat in chats.items() if platform_of_front(front) == channel.platform
    )
    return next(filter(None, links), "")


def _moderation(chats: Mapping[str, PlatformChat], platform: str) -> Moderation | None:
    """What leaders may do on a platform: only the web chat has no moderators of its own."""
    chat = chats.get(platform)
    return chat.moderation if isinstance(chat, WebChat) else None


def _awaitable(close: Callable[[], None]) -> Callable[[], Awaitable[None]]:
    async def closed() -> None:
        close()

    return closed
