"""`forget`: erases a person for the operator, as their own `/forget me` would, while the program is stopped."""

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Final

from bot.adapters.web import forget as web
from bot.adapters.web import nicknames, rooms
from bot.adapters.web.database import open_database
from bot.adapters.web.people import People
from bot.chat.person import Person
from bot.chat.port import Account, Author
from bot.chat.text import Texts
from bot.clock import Uptime
from bot.commands.accounts import leaving_line, seats_held
from bot.commands.context import Services
from bot.commands.moderation import line_of
from bot.games.opponents import Opponents
from bot.messages.delivery import Delivery
from bot.messages.drawing import Drawing
from bot.messages.wording import Wording
from bot.operations.databases import held
from bot.runtime.failure import Failure
from bot.runtime.sqlite_file import SqliteFile
from bot.service import Service
from bot.settings import DATA, Settings
from bot.store.forget import NAMELESS
from bot.store.positions import Positions
from bot.store.server import open_store
from bot.store.store import Store
from bot.tables.table import GOING_ON, Phase, Table

_PLATFORMS: Final = ("telegram", "discord", rooms.PLATFORM)


@dataclass(frozen=True, slots=True)
class _Found:
    """A person to erase: all their accounts, the name of the one that was asked for, and the tables where they have a seat."""

    author: Author
    person: Person
    accounts: Collection[Account]
    tables: Collection[Table]


async def forget(settings: Settings, whom: str, *, sure: bool) -> str:
    """Erase the person `whom`, a nickname of the web chat or `platform/id`, with all their accounts; raises Failure.

    Their seats are given up first. Unless `sure`, nothing changes. Returns a sentence for the operator.
    """
    async with _opened(settings) as (store, file):
        found = await _find(store, None if file is None else People(file), whom)
        others = len(found.accounts) - 1
        told = f"{found.author.name} ({found.author.account.platform}/{found.author.account.id}"
        told += f", with {others} linked)" if others else ")"
        if not sure:
            seats = ", ".join(f"#{table.id}" for table in found.tables)
            gives_up = f" and gives up {seats}" if seats else ""
            return f"This erases {told}{gives_up}; games are kept without the name. Nothing has changed: add --yes to do it."
        await _erase(settings, store, found)
        for account in found.accounts:
            if file is not None and account.platform == rooms.PLATFORM:
                await web.forget(file, account.id)
        return f"Erased {told}. Backups and files named *.replaced-* or *.version-* may still have the name."


@asynccontextmanager
async def _opened(settings: Settings) -> AsyncIterator[tuple[Store, SqliteFile | None]]:
    """The store, and the file of the web chat if there is one; raises Failure if the program is running."""
    path = settings.web_database
    with ExitStack() as locks:
        if not settings.database_url:
            if not settings.database.exists():
                raise Failure(f"{settings.database} does not exist.")
            locks.enter_context(held(settings.database))
        if path.exists():
            locks.enter_context(held(path))
        async with AsyncExitStack() as opened:
            store = await open_store(settings)
            opened.push_async_callback(store.close)
            file = await open_database(path) if path.exists() else None
            if file is not None:
                opened.push_async_callback(file.close)
            yield store, file


async def _find(store: Store, people: People | None, whom: str) -> _Found:
    """The person with this nickname or account; raises Failure if there is none."""
    platform, slash, id = whom.partition("/")
    if slash and platform not in _PLATFORMS:
        raise Failure(
            f"{platform} is no platform; name a person as telegram/ID, discord/ID, web/ID, or by their nickname."
        )
    account, name = Account(platform, id) if slash else None, ""
    if people is not None and (account is None or account.platform == rooms.PLATFORM):
        identity = await (people.named(nicknames.key(whom.removeprefix("@"))) if account is None else people.at(id))
        if identity is not None:
            account, name = Account(rooms.PLATFORM, identity.id), identity.name
    if account is None:
        raise Failure(f"Nobody in the web chat is called {whom}.")
    person = await store.person(account)
    accounts = await store.accounts(person)
    if not accounts and not name:
        raise Failure(f"{whom} is not known here.")
    tables = await store.tables_of(person, tuple(Phase))
    names = (player.name for table in tables for player in table.players if player.person == person)
    author = Author(account, name or next(names, NAMELESS), name.lower())
    held_now = seats_held([table for table in tables if table.phase in GOING_ON], person)
    return _Found(author, person, accounts or (account,), held_now)


async def _erase(settings: Settings, store: Store, found: _Found) -> None:
    """Give up the seats of a person and erase them, by the lines with which they could do so themselves; raises Failure."""
    if await store.tournaments.of_person(found.person):
        raise Failure(
            "They lead a tournament or take part in one: its director ends it with `/tournament close`, or removes them with"
            " `/tournament drop`; then call this again."
        )
    texts, opponents, positions = Texts.load(DATA / "text", default=settings.language), Opponents(), Positions(store)
    served = Uptime(store.run.served).seconds
    services = Services(store, positions, texts, opponents, served=served)
    drawing = Drawing(store, positions, texts, served=served)
    service = Service(services, Delivery(store, {}, Wording(texts), drawing))
    try:
        for table in found.tables:
            await service.handle(line_of(found.author, leaving_line(table, found.person)))
        await service.handle(line_of(found.author, "/forget me yes"))
        if await store.accounts(found.person):
            raise Failure("They still have a seat at a table; the log says why it could not be given up.")
    finally:
        await service.computers.close()
        opponents.close()


def forget_command(settings: Settings, whom: str, *, sure: bool) -> int:
    """Run `forget WHOM`; returns the exit status, raises Failure."""
    print(asyncio.run(forget(settings, whom, sure=sure)))  # noqa: T201
    return 0 if sure else 1
