"""The composition root: puts the parts together, runs them, and takes them down in order."""

import asyncio
import gc
import logging
import signal
import sqlite3
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from bot.adapters.web import NewerDatabaseError, WebChat
from bot.chat.port import CannotServe, Chat, Offer
from bot.chat.text import Texts
from bot.chat.words import COMMANDS
from bot.clock import Clock
from bot.courier import Courier
from bot.drawing import Drawing
from bot.house import House
from bot.opponents import Opponents
from bot.positions import Positions
from bot.registry import DATA, GAMES, games_for_one, load
from bot.service import Service
from bot.settings import Settings
from bot.store.port import TooNew
from bot.store.sqlite import SqliteStore
from bot.wording import Wording
from bot.worker import Worker

if TYPE_CHECKING:
    from bot.adapters.telegram import Rates

_NEWER: Final = "was written by a newer version of this program; please update."
_QUICK: Final = 3.0
"""Seconds that answers already begun may take when the program stops; the rest waits in the outbox."""

_log = logging.getLogger(__name__)


class CannotStart(Exception):
    """The program cannot start; the message is one sentence that says why."""


class Front(Chat, Protocol):
    """A chat that is opened and closed with the program."""

    @property
    def invitation(self) -> str:
        """Where people find it."""
        ...

    async def start(self) -> None:
        """Begin to take lines in."""
        ...

    async def stop(self) -> None:
        """Finish what is begun and take nothing in any more."""
        ...


@dataclass(frozen=True, slots=True)
class Serving:
    """The program in service: its chats by platform, and what makes it end by itself, as one sentence."""

    chats: Mapping[str, Front]
    failure: asyncio.Future[str]


@asynccontextmanager
async def serving(settings: Settings, *, rates: "Rates | None" = None) -> AsyncIterator[Serving]:
    """The whole program, in service; raises CannotStart."""
    store = await _store(settings.database)
    texts = Texts.load(DATA / "text", default=settings.language)
    positions = Positions(store)
    opponents = Opponents()
    chats: dict[str, Front] = {}
    painters = Worker()
    courier = Courier(store, chats, Wording(texts), Drawing(store, positions, painters))
    house = House(store, positions, texts, opponents)
    service = Service(house, courier)
    clock = Clock(store, service.strike, house.alarm)
    failure: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    chats |= _chats(settings, service, texts, rates, lambda why: None if failure.done() else failure.set_result(why))
    try:
        await clock.start()
        await courier.load()
        for chat in chats.values():
            await _started(chat, settings)
        courier.start()
        await service.start()
        yield Serving(chats, failure)
    finally:
        await clock.stop()
        await service.close()
        await courier.settle(within=_QUICK)
        await courier.close()
        for chat in chats.values():
            await chat.stop()  # a line still coming in is stored; it is answered at the next start
        opponents.close()
        painters.close()
        await store.close()


async def run(settings: Settings, *, rates: "Rates | None" = None) -> None:
    """Serve until SIGINT or SIGTERM; raises CannotStart, also where a chat cannot go on."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stopped.set)
    async with serving(settings, rates=rates) as now:
        # what is loaded now stays for good: looking through it again and again would stop everything for 60 ms each time
        gc.collect()
        gc.freeze()
        ways = " and ".join(chat.invitation for chat in now.chats.values())
        print(f"Summarum is ready: {ways} (Ctrl-C stops it).", flush=True)  # noqa: T201
        now.failure.add_done_callback(lambda _: stopped.set())
        await stopped.wait()
    if now.failure.done():
        raise CannotStart(now.failure.result())


def _chats(
    settings: Settings, service: Service, texts: Texts, rates: "Rates | None", failed: Callable[[str], None]
) -> dict[str, Front]:
    """Every chat whose token is set; without any, the web chat alone. A platform nobody uses is not even imported."""
    chats: dict[str, Front] = {}
    if settings.telegram_token:
        chats["telegram"] = _telegram(settings, service, texts, rates, failed)
    if settings.discord_token:
        chats["discord"] = _discord(settings, service, texts, failed)
    if not chats:
        chats["web"] = WebChat(
            host=settings.web_host,
            port=settings.web_port,
            database=_beside(settings.database),
            handle=service.handle,
            suggest=service.suggest,
            games=offers(),
        )
    return chats


def offers() -> tuple[Offer, ...]:
    """The games there are, as chats may offer them."""
    return tuple(Offer(name, load(name).title, alone=name in games_for_one()) for name in GAMES)


def _telegram(
    settings: Settings, service: Service, texts: Texts, rates: "Rates | None", failed: Callable[[str], None]
) -> Front:
    from bot.adapters.telegram import OFFICIAL, TelegramChat  # noqa: PLC0415

    return TelegramChat(
        token=settings.telegram_token,
        api=settings.telegram_api,
        texts=texts,
        handle=service.handle,
        moved=service.moved,
        failed=failed,
        rates=rates or OFFICIAL,
    )


def _discord(settings: Settings, service: Service, texts: Texts, failed: Callable[[str], None]) -> Front:
    from bot.adapters.discord import DiscordChat  # noqa: PLC0415

    return DiscordChat(
        token=settings.discord_token,
        handle=service.handle,
        suggest=service.suggest,
        failed=failed,
        words=COMMANDS,
        games=offers(),
        texts=texts,
        api_base=settings.discord_api_base,
        gateway=settings.discord_gateway,
    )


async def _store(database: Path) -> SqliteStore:
    try:
        return await SqliteStore.open(database)
    except TooNew as error:
        raise CannotStart(f"{database} {_NEWER}") from error
    except sqlite3.Error as error:
        raise CannotStart(f"{database} cannot be opened as a database: {error}.") from error


async def _started(chat: Front, settings: Settings) -> None:
    try:
        await chat.start()
    except CannotServe as error:
        raise CannotStart(str(error)) from error
    except NewerDatabaseError as error:
        raise CannotStart(f"{_beside(settings.database)} {_NEWER}") from error
    except sqlite3.Error as error:
        raise CannotStart(f"{_beside(settings.database)} cannot be opened as a database: {error}.") from error
    except OSError as error:
        if not isinstance(chat, WebChat):
            raise
        where = f"{settings.web_host}:{settings.web_port}"
        raise CannotStart(
            f"The web chat cannot listen on {where} ({error.strerror}); set WEB_PORT to another."
        ) from error


def _beside(database: Path) -> Path:
    """The web chat's own file, beside the store's."""
    return database.with_name(f"{database.stem}-web{database.suffix or '.sqlite3'}")
