"""The store remembers tables as they stand in the database: what is read again is what a fresh look would find."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.chat.person import Participant
from bot.chat.port import Account, Channel
from bot.store.change import Change, Stale
from bot.store.forget import NAMELESS
from bot.store.store import Store
from bot.store.table_cache import MOST, TableCache
from bot.tables.table import Answer, Phase, Place, Table
from core.game import Seat
from tests.people import person_of, player
from tests.present import present
from tests.stores import Place as Stored

ANN, BEN = Account("web", "ann"), Account("web", "ben")
LOBBY, DEN = Channel("web", "lobby"), Channel("web", "den")
RUNNING = (Phase.RUNNING,)


@pytest.fixture
async def stores(place: Stored) -> AsyncIterator[tuple[Store, Store]]:
    """The store under test, and a second one on the same database, which knows nothing of what the first one does."""
    one, other = [await place.open() for _ in range(2)]
    yield one, other
    await one.close()
    await other.close()


def table(number: int, **changes: object) -> Table:
    players = (player("Ann", ANN, answer=Answer.ACCEPTED), player("Ben", BEN, answer=Answer.ACCEPTED))
    plain = Table(number, LOBBY, "summy", players, b"seed", phase=Phase.RUNNING, created=5.0)
    return replace(plain, **changes)  # type: ignore[arg-type]


async def seen(store: Store) -> tuple[object, ...]:
    return (
        *[await store.table(number) for number in (1, 2, 3, 4)],
        await store.tables_in(LOBBY, RUNNING),
        await store.tables_in(DEN, RUNNING),
        await store.tables_of(person_of(ANN), (Phase.OPEN, Phase.RUNNING)),
        await store.tables_of(person_of(BEN), RUNNING),
    )


async def test_whatever_is_committed_is_read_as_the_database_has_it(stores: tuple[Store, Store], place: Stored) -> None:
    store, _ = stores

    async def agreed() -> None:
        assert await seen(store) == await seen(store)
        fresh = await place.open()
        try:
            assert await seen(store) == await seen(fresh)
        finally:
            await fresh.close()

    for number in (1, 2, 3):
        await store.commit(Change(table=table(number, phase=Phase.OPEN if number == 3 else Phase.RUNNING)))
        await agreed()
    first = await store.table(1)
    third = await store.table(3)
    assert first is not None
    assert third is not None
    await store.commit(Change(table=replace(first, turn=frozenset({Seat(2)}))))
    await agreed()
    await store.commit(Change(table=replace(third, phase=Phase.RUNNING, players=third.players[:1])))
    await agreed()
    await store.commit(Change(table=table(4, channel=DEN)))
    await agreed()
    for further in ((Place(DEN, ANN),), ()):
        there = present(await store.table(2))
        await store.commit(Change(table=replace(there, further=further)))
        await agreed()
        there = present(await store.table(2))
        await store.commit(
            Change(table=replace(there, phase=Phase.OVER if there.phase is Phase.RUNNING else Phase.RUNNING))
        )
        await agreed()
    await store.move(LOBBY, DEN)
    await agreed()
    await store.commit(Change(forget=Participant(person_of(ANN), ANN, "Ann")))
    await agreed()
    forgotten = present(await store.table(1))
    assert forgotten.players[0].name == NAMELESS


async def test_a_table_changed_behind_our_back_is_read_anew_once_that_is_known(
    stores: tuple[Store, Store],
) -> None:
    store, other = stores
    await store.commit(Change(table=table(1)))
    mine, theirs = await store.table(1), await other.table(1)
    assert mine is not None
    assert theirs is not None
    await other.commit(Change(table=replace(theirs, turn=frozenset({Seat(1)}))))
    with pytest.raises(Stale):
        await store.commit(Change(table=replace(mine, turn=frozenset({Seat(2)}))))
    anew = present(await store.table(1))
    assert anew.turn == {1}
    await store.commit(Change(table=replace(anew, turn=frozenset({Seat(2)}))))


async def test_a_query_at_the_time_of_a_change_never_leaves_an_old_answer_behind(stores: tuple[Store, Store]) -> None:
    store, _ = stores
    await store.commit(Change(table=table(1)))
    for turn in range(1, 30):
        now = present(await store.table(1))
        if turn % 3:
            store._table_cache.clear()
        over = now.phase is Phase.RUNNING
        change = Change(table=replace(now, phase=Phase.OVER if over else Phase.RUNNING))
        await asyncio.gather(
            store.tables_in(LOBBY, RUNNING), store.commit(change), store.tables_of(person_of(ANN), RUNNING)
        )
        found = [one.id for one in await store.tables_in(LOBBY, RUNNING)]
        assert found == [one.id for one in await store.tables_of(person_of(ANN), RUNNING)] == ([] if over else [1])


async def test_reading_and_writing_at_once_never_leaves_an_old_table_behind(
    stores: tuple[Store, Store],
) -> None:
    store, _ = stores
    await store.commit(Change(table=table(1)))
    for turn in range(1, 30):
        now = present(await store.table(1))
        store._table_cache.clear()
        change = Change(table=replace(now, turn=frozenset({Seat(turn)})))
        await asyncio.gather(store.table(1), store.tables_in(LOBBY, RUNNING), store.commit(change), store.table(1))
        after = present(await store.table(1))
        assert after.turn == {turn}
        assert await store.tables_in(LOBBY, RUNNING) == (after,)


def test_so_many_tables_are_kept_and_those_used_last() -> None:
    cache = TableCache()
    for number in range(MOST):
        cache.keep(table(number), epoch=cache.epoch)
    assert cache.table(0) is not None
    cache.keep(table(MOST), epoch=cache.epoch)
    assert cache.table(0) is not None
    assert cache.table(1) is None


def test_what_a_query_found_is_kept_until_it_may_find_others() -> None:
    cache = TableCache()
    for number in (1, 2):
        cache.keep(table(number, revision=1), epoch=cache.epoch)
    cache.keep_found("all", (2, 1), epoch=cache.epoch)
    assert cache.found("all") == (table(1, revision=1), table(2, revision=1))
    cache.apply(Change(table=table(1, revision=1, plies=1)))
    assert cache.found("all") == (table(1, revision=2, plies=1), table(2, revision=1))
    epoch = cache.epoch
    cache.apply(Change(table=table(1, revision=2, phase=Phase.OVER)))
    assert cache.found("all") is None
    cache.keep_found("all", (1, 2), epoch=epoch)
    assert cache.found("all") is None
    cache.keep_found("all", (2,), epoch=cache.epoch)
    cache.apply(Change(table=table(3)))
    assert cache.found("all") is None


def test_what_a_query_found_before_a_change_is_not_kept_though_the_table_was_read_after_it() -> None:
    cache = TableCache()
    cache.keep(table(1, revision=2, phase=Phase.OVER), epoch=cache.epoch)
    cache.keep_found("running", (1,), epoch=cache.epoch)
    cache.apply(Change(table=table(1, revision=1, phase=Phase.OVER)))
    assert cache.found("running") is None


def test_what_was_read_before_others_wrote_is_not_kept() -> None:
    cache = TableCache()
    epoch = cache.epoch
    cache.drop(1)
    cache.keep(table(1, revision=1), epoch=epoch)
    assert cache.table(1) is None
    cache.keep(table(1, revision=1), epoch=cache.epoch)
    assert cache.table(1) == table(1, revision=1)
    cache.apply(Change(table=table(1, revision=1, plies=1)))
    cache.keep(table(1, revision=1), epoch=cache.epoch)
    assert cache.table(1) == table(1, revision=2, plies=1)
