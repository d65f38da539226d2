"""The composition root: puts the parts together, runs them, and takes them down in order."""

import asyncio
import gc
import logging
import signal
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from bot.adapters.web import NewerDatabaseError, WebChat
from bot.chat.port import Chat
from bot.chat.text import Texts
from bot.clock import Clock
from bot.courier import Courier
from bot.drawing import Drawing
from bot.house import House
from bot.opponents import Opponents
from bot.positions import Positions
from bot.registry import DATA
from bot.service import Service
from bot.settings import Settings
from bot.store.port import TooNew
from bot.store.sqlite import SqliteStore
from bot.wording import Wording
from bot.workers import Workers

_NEWER: Final = "was written by a newer version of this program; please update."
_QUICK: Final = 3.0
"""Seconds that answers already begun may take when the program stops; the rest waits in the outbox."""

_log = logging.getLogger(__name__)


class CannotStart(Exception):
    """The program cannot start; the message is one sentence that says why."""


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[WebChat]:
    """The whole program, in service; raises CannotStart."""
    try:
        store = await SqliteStore.open(settings.database)
    except TooNew as error:
        raise CannotStart(f"{settings.database} {_NEWER}") from error
    except sqlite3.Error as error:
        raise CannotStart(f"{settings.database} cannot be opened as a database: {error}.") from error
    texts = Texts.load(DATA / "text", default=settings.language)
    positions = Positions(store)
    opponents = Opponents()
    chats: dict[str, Chat] = {}
    painters = Workers(1)
    courier = Courier(store, chats, Wording(texts), Drawing(store, positions, painters))
    service = Service(House(store, positions, texts, opponents), courier)
    clock = Clock(store, service.lapse)
    web = WebChat(
        host=settings.web_host,
        port=settings.web_port,
        database=_beside(settings.database),
        handle=service.handle,
        suggest=service.suggest,
    )
    chats["web"] = web
    try:
        await clock.start()
        await courier.load()
        await _started(web, settings)
        courier.start()
        await service.start()
        yield web
    finally:
        await clock.stop()
        await service.close()
        await courier.settle(within=_QUICK)
        await courier.close()
        await web.stop()  # a line still coming in is stored; it is answered at the next start
        opponents.close()
        painters.close()
        await store.close()


async def run(settings: Settings) -> None:
    """Serve until SIGINT or SIGTERM."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stopped.set)
    async with serving(settings) as web:
        # what is loaded now stays for good: looking through it again and again would stop everything for 60 ms each time
        gc.collect()
        gc.freeze()
        print(f"Summarum is ready: open {web.address} in your browser (Ctrl-C stops it).", flush=True)  # noqa: T201
        await stopped.wait()


async def _started(web: WebChat, settings: Settings) -> None:
    try:
        await web.start()
    except NewerDatabaseError as error:
        raise CannotStart(f"{_beside(settings.database)} {_NEWER}") from error
    except sqlite3.Error as error:
        raise CannotStart(f"{_beside(settings.database)} cannot be opened as a database: {error}.") from error
    except OSError as error:
        where = f"{settings.web_host}:{settings.web_port}"
        raise CannotStart(
            f"The web chat cannot listen on {where} ({error.strerror}); set WEB_PORT to another."
        ) from error


def _beside(database: Path) -> Path:
    """The web chat's own file, beside the store's."""
    return database.with_name(f"{database.stem}-web{database.suffix or '.sqlite3'}")
