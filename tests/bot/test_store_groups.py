"""What is stored at the same time shares a transaction, and comes out as if each had come alone."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.chat.outbox_message import OutboxMessage, Sentence
from bot.chat.port import Channel, Person, Private
from bot.store.forget import NAMELESS
from bot.store.port import Change, Committed, Stale
from bot.store.sqlite import SqliteStore
from bot.tables.table import Answer, Phase, Player, Table
from core.game import Level, Seat
from core.replay import LogEntry

ANN = Person("web", "ann")
LOBBY = Channel("web", "lobby")
MANY = 40
"""So many at once."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "store.sqlite3"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    opened = await SqliteStore.open(path)
    yield opened
    await opened.close()


def table(number: int = 1) -> Table:
    players = (Player("Ann", ANN, answer=Answer.ACCEPTED), Player("Computer", level=Level.CLUB, answer=Answer.ACCEPTED))
    return Table(number, LOBBY, "summy", players, b"seed", phase=Phase.RUNNING, created=5.0)


def message(key: str, number: int | None = None, slot: str = "") -> OutboxMessage:
    return OutboxMessage(LOBBY, (Sentence(key),), "en", number, slot=slot)


async def stored(store: SqliteStore, one: Table) -> Table:
    await store.commit(Change(table=one))
    found = await store.table(one.id)
    assert found is not None
    return found


async def as_stored(path: Path, number: int) -> Table | None:
    """The table as one finds it who knows nothing yet."""
    fresh = await SqliteStore.open(path)
    try:
        return await fresh.table(number)
    finally:
        await fresh.close()


async def test_each_of_many_changes_gets_its_own_messages_in_order(store: SqliteStore) -> None:
    changes = [
        Change(source=f"line:{n}", table=table(n), messages=tuple(message(f"{n}.{m}") for m in range(n % 4)))
        for n in range(1, MANY + 1)
    ]
    committed = await asyncio.gather(*map(store.commit, changes))
    assert [tuple(one.message for one in done.outbox) for done in committed] == [change.messages for change in changes]
    entries = [one for done in committed for one in done.outbox]
    assert tuple(entries) == await store.outbox()
    assert [one.id for one in entries] == list(range(1, len(entries) + 1)), "no number is left out"


async def test_a_source_met_twice_among_many_counts_once(store: SqliteStore) -> None:
    await store.commit(Change(source="old"))
    sources = ["a", "old", "b", "a", "", ""]
    changes = [Change(source=source, messages=(message(str(n)),)) for n, source in enumerate(sources)]
    committed = await asyncio.gather(*map(store.commit, changes))
    assert [done.fresh for done in committed] == [True, False, True, False, True, True]
    assert committed[1] == Committed(fresh=False, outbox=())
    assert [one.message.lines[0].key for one in await store.outbox()] == ["0", "2", "4", "5"]


async def test_logs_of_many_tables_do_not_mix(store: SqliteStore) -> None:
    changes = [
        Change(
            table=replace(table(n), plies=n),
            entries=tuple(LogEntry(Seat(1), f"{n}.{ply}") for ply in range(1, n + 1)),
        )
        for n in range(1, 10)
    ]
    await asyncio.gather(*map(store.commit, changes))
    for n, change in enumerate(changes, 1):
        assert await store.log(n) == change.entries


async def test_a_ply_written_before_harms_nobody_else(store: SqliteStore) -> None:
    tables = [await stored(store, table(n)) for n in (1, 2, 3)]
    await store.commit(Change(table=replace(tables[1], plies=1), entries=(LogEntry(Seat(1), "first"),)))
    now = [await store.table(n) for n in (1, 2, 3)]
    again = [
        Change(table=replace(one, plies=1), entries=(LogEntry(Seat(1), "again"),)) for one in now if one is not None
    ]
    results = await asyncio.gather(*map(store.commit, again), return_exceptions=True)
    assert [isinstance(result, Stale) for result in results] == [False, True, False]
    assert [[entry.text for entry in await store.log(n)] for n in (1, 2, 3)] == [["again"], ["first"], ["again"]]


async def test_many_messages_that_arrive_at_once_are_all_remembered(store: SqliteStore, path: Path) -> None:
    messages = tuple(message("x", n % 3 or None, "" if n % 2 else f"slot{n}") for n in range(MANY))
    entries = (await store.commit(Change(messages=messages))).outbox
    await asyncio.gather(*(store.delivered(one, f"m{one.id}") for one in entries[:-2]), store.dropped(entries[-1]))
    assert await store.outbox() == (entries[-2],)
    for one in entries[:-2]:
        assert await store.table_shown(LOBBY, f"m{one.id}") == one.message.table
        assert await store.slot_shown(LOBBY, f"m{one.id}") == one.message.slot
    with sqlite3.connect(path) as db:
        kept = {row[0] for row in db.execute("SELECT reference FROM shown")}
    db.close()
    assert kept == {f"m{one.id}" for one in entries[:-2] if one.message.table is not None or one.message.slot}


async def test_a_message_rewritten_twice_at_once_is_about_what_came_last(store: SqliteStore) -> None:
    first, second = (await store.commit(Change(messages=(message("a", 1, "one"), message("b", 2, "two"))))).outbox
    await asyncio.gather(store.delivered(first, "m"), store.delivered(second, "m"))
    assert await store.table_shown(LOBBY, "m") == 2
    assert await store.slot_shown(LOBBY, "m") == "two"


async def test_what_is_private_leads_back_to_its_address_though_it_is_about_nothing(store: SqliteStore) -> None:
    (entry,) = (await store.commit(Change(messages=(OutboxMessage(Private(ANN), (Sentence("a"),), "en"),)))).outbox
    await store.delivered(entry, "m")
    assert await store.is_last(Private(ANN), "m")


async def test_the_number_of_an_outbox_message_is_never_given_again(path: Path) -> None:
    store = await SqliteStore.open(path)
    entries = (await store.commit(Change(messages=(message("a"), message("b"))))).outbox
    await asyncio.gather(*(store.delivered(one, "m") for one in entries))
    await store.close()
    again = await SqliteStore.open(path)
    (one,) = (await again.commit(Change(messages=(message("c"),)))).outbox
    await again.close()
    assert one.id == entries[-1].id + 1


async def test_whatever_changes_of_a_known_table_is_written(store: SqliteStore, path: Path) -> None:
    one = await stored(store, table())
    resigned = (replace(one.players[0], answer=Answer.LEFT), one.players[1])
    for change in (
        {"plies": 3, "turn": frozenset({Seat(1)}), "since": 2},
        {"due": 70.0},
        {"client_seed": "clover", "created": 6.0},
        {"players": resigned},
        {"turn": frozenset({Seat(2)}), "due": None},
        {"phase": Phase.OVER, "ended": 9.0, "version": 2},
    ):
        one = await stored(store, replace(one, **change))
        assert await as_stored(path, 1) == one


async def test_a_computer_comes_on_turn_and_off_at_a_known_table(store: SqliteStore) -> None:
    one = await stored(store, table())
    for turn, computers in ((2, (1,)), (1, ()), (2, (1,))):
        one = await stored(store, replace(one, turn=frozenset({Seat(turn)})))
        assert await store.computers_on_turn() == computers
    await stored(store, replace(one, phase=Phase.OVER))
    assert await store.computers_on_turn() == ()


async def test_a_name_erased_among_many_changes_stays_erased(store: SqliteStore, path: Path) -> None:
    known = [await stored(store, table(n)) for n in (1, 2)]
    changes = [
        Change(table=replace(known[0], plies=1, players=(known[0].players[0],))),
        Change(forget=ANN),
        Change(table=replace(known[1], players=(known[1].players[0],))),
    ]
    results = await asyncio.gather(*map(store.commit, changes), return_exceptions=True)
    assert [isinstance(result, Stale) for result in results] == [False, False, True]
    for number in (1, 2):
        found = await as_stored(path, number)
        assert found is not None
        assert found.players[0].name == NAMELESS
        assert found == await store.table(number)


async def test_what_comes_behind_a_channel_that_moves_finds_it_moved(store: SqliteStore, path: Path) -> None:
    known = [await stored(store, table(n)) for n in (1, 2)]
    before, behind = (store.commit(Change(table=replace(one, plies=1))) for one in known)
    den = Channel("web", "den")
    results = await asyncio.gather(before, store.move(LOBBY, den), behind, return_exceptions=True)
    assert [isinstance(result, Stale) for result in results] == [False, False, True]
    for number in (1, 2):
        found = await as_stored(path, number)
        assert found is not None
        assert found.channel == den
        assert found == await store.table(number)
