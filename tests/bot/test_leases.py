"""Leases on a PostgreSQL server: a front has one holder at a time, and only the newest may commit."""

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import count
from typing import Any, cast

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from bot.chat.outbox_message import OutboxMessage, Sentence
from bot.chat.port import Channel
from bot.store.change import CLOCK_LEASE, Change, Lease, LeaseLost
from bot.store.postgres import PostgresStore
from bot.store.postgres_database import PostgresDatabase
from tests.postgres import Server
from tests.stores import PostgresPlace, empty_database, was_handled

pytestmark = pytest.mark.postgres

HELLO = OutboxMessage(Channel("telegram", "1"), (Sentence("challenge-lapsed", {"table": "1"}),), "en")
EXAMPLES = 100 if os.environ.get("SUMMARUM_LONG") else 8
PEOPLE = st.integers(0, 2)
FRONTS = st.integers(0, 2)


async def accepts(store: PostgresStore, lease: Lease) -> bool:
    """Whether a commit under this lease is taken."""
    try:
        await store.commit(Change(lease=lease))
    except LeaseLost:
        return False
    return True


@asynccontextmanager
async def stores(place: PostgresPlace, number: int) -> AsyncIterator[list[PostgresStore]]:
    """This number of processes on one database, as far as it can tell."""
    opened = [await place.open() for _ in range(number)]
    try:
        yield opened
    finally:
        for store in opened:
            await store.close()


async def run_out(place: PostgresPlace, *fronts: str) -> None:
    """Let these leases run out."""
    await place.sql("UPDATE lease SET until = clock_timestamp() WHERE front = ANY (?) RETURNING 1", list(fronts))


async def test_a_process_takes_one_front_after_the_other_and_leaves_some_for_the_next(database: PostgresPlace) -> None:
    async with stores(database, 2) as (one, other):
        first = await one.leases.hold(["telegram", "discord"])
        assert list(first.leases) == ["telegram"]
        assert first.free_in == 0
        assert list((await other.leases.hold(["telegram", "discord"])).leases) == ["discord"]
        assert list((await one.leases.hold(["telegram", "discord"])).leases) == ["telegram"]
        await other.leases.release()
        again = (await one.leases.hold(["telegram", "discord"])).leases
        assert again == {"telegram": Lease("telegram", 1), "discord": Lease("discord", 2)}


async def test_what_an_earlier_holder_still_wants_to_note_is_refused(database: PostgresPlace) -> None:
    async with stores(database, 2) as (one, other):
        old = (await one.leases.hold(["telegram"])).leases["telegram"]
        (entry,) = (await one.commit(Change(messages=(HELLO,), lease=old))).outbox
        await run_out(database, "telegram")
        assert await accepts(one, old), "nobody else has it yet"
        new = (await other.leases.hold(["telegram"])).leases["telegram"]
        assert new.fence > old.fence
        with pytest.raises(LeaseLost):
            await one.drop(replace(entry, lease=old))
        with pytest.raises(LeaseLost):
            await one.postpone(replace(entry, lease=old), 1)
        with pytest.raises(LeaseLost):
            await one.mark_delivered(replace(entry, lease=old), "1")
        with pytest.raises(LeaseLost):
            await one.commit(Change(source="a line", messages=(HELLO,), lease=old))
        assert [found.attempts for found in await one.outbox()] == [0]
        assert not await was_handled(one, "a line")
        await other.mark_delivered(replace(entry, lease=new), "1")
        assert await one.outbox() == ()


async def test_a_new_holder_waits_for_a_commit_of_the_one_before_and_a_renewal_does_not(
    database: PostgresPlace,
) -> None:
    async with stores(database, 2) as (one, other):
        lease = (await one.leases.hold(["telegram"])).leases["telegram"]
        async with cast(PostgresDatabase, one._database)._connection() as connection, connection.transaction():
            await connection.run(*one._fence(lease))
            assert list((await one.leases.hold(["telegram"])).leases) == ["telegram"]
            await run_out(database, "telegram")
            assert (await other.leases.hold(["telegram"])).leases == {}
        assert list((await other.leases.hold(["telegram"])).leases) == ["telegram"]


async def test_time_without_a_holder_of_the_clock_is_no_time_of_service(database: PostgresPlace) -> None:
    async with stores(database, 2) as (one, other):
        assert (await one.leases.hold([CLOCK_LEASE])).counting == pytest.approx(6)
        back = "UPDATE lease SET counted = counted - ? * INTERVAL '1 s' RETURNING 1"
        await database.sql(back, 100.0)  # the last renewal was so long ago
        served = (await other.leases.hold([CLOCK_LEASE])).served
        assert 100 <= served < 160, "the lease was held"
        await database.sql(back, 100.0)
        await database.sql("UPDATE lease SET until = clock_timestamp() - INTERVAL '70 s' RETURNING 1")
        later = await other.leases.hold([CLOCK_LEASE])
        assert list(later.leases) == [CLOCK_LEASE]
        assert served + 30 <= later.served < served + 60, "it was held for the first 30 s alone"
        assert (await one.leases.hold([CLOCK_LEASE])).leases == {}


async def test_a_table_is_claimed_by_one_process_until_it_lets_go_or_the_time_is_over(database: PostgresPlace) -> None:
    async with stores(database, 2) as (one, other):
        number = await one.new_table()
        await database.sql(
            "INSERT INTO game_table VALUES (?, 'web', 'lobby', '', 'summy', '{}', 0, 0, 'open', 1, '', '', 0, '[]', 1, 0)"
            " RETURNING 1",
            number,
        )
        both = await asyncio.gather(one.leases.claim([number]), other.leases.claim([number]))
        assert sorted(both) == [(), (number,)]
        winner, loser = (one, other) if both[0] else (other, one)
        assert await winner.leases.claim([number]) == (number,), "it may go on"
        assert await loser.leases.claim([number]) == ()
        await winner.leases.unclaim([number])
        assert await loser.leases.claim([number]) == (number,)
        await database.sql("UPDATE claim SET until = clock_timestamp() RETURNING 1")
        assert await winner.leases.claim([number]) == (number,)


async def test_a_process_is_woken_by_others_and_not_by_itself(database: PostgresPlace) -> None:
    async with stores(database, 2) as (one, other):
        woken, freed = [[asyncio.Event(), asyncio.Event()] for _ in range(2)]
        await one.leases.listen(woken[0].set, freed[0].set)
        await other.leases.listen(woken[1].set, freed[1].set)
        await one.leases.wake()
        await asyncio.wait_for(woken[1].wait(), 60)
        assert not woken[0].is_set()
        await other.leases.wake()
        await asyncio.wait_for(woken[0].wait(), 60)
        assert not freed[0].is_set()
        await other.leases.release()
        await asyncio.wait_for(freed[0].wait(), 60)
        assert not freed[1].is_set()


class Holders(RuleBasedStateMachine):
    """Three processes that want two fronts; each believes in the newest lease it was told of, however old."""

    place: PostgresPlace
    loop: asyncio.AbstractEventLoop
    numbers = count()

    def __init__(self) -> None:
        super().__init__()
        number = next(self.numbers)
        self.fronts = [f"front {number} {n}" for n in range(3)]
        self.stores = self.run(self._open())
        self.believed: list[dict[str, Lease]] = [{} for _ in self.stores]
        self.fences = dict.fromkeys(self.fronts, 0)

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    async def _open(self) -> list[PostgresStore]:
        return [await self.place.open() for _ in range(3)]

    def teardown(self) -> None:
        for store in self.stores:
            self.run(store.close())

    @rule(who=PEOPLE)
    def hold(self, who: int) -> None:
        self._told(who, self.run(self.stores[who].leases.hold(self.fronts)).leases)

    @rule()
    def hold_at_once(self) -> None:
        async def together() -> Any:
            return await asyncio.gather(*(store.leases.hold(self.fronts) for store in self.stores))

        told = [held.leases for held in self.run(together())]
        for front in self.fronts:
            assert sum(front in leases for leases in told) <= 1
        for who, leases in enumerate(told):
            self._told(who, leases)

    def _told(self, who: int, leases: dict[str, Lease]) -> None:
        for front, lease in leases.items():
            new = lease != self.believed[who].get(front)
            assert lease.fence == self.fences[front] + new, "each new holder counts one on"
            self.fences[front] = lease.fence
        self.believed[who] |= leases

    @rule(which=FRONTS)
    def time_is_over(self, which: int) -> None:
        self.run(run_out(self.place, self.fronts[which]))

    @rule(who=PEOPLE)
    def release(self, who: int) -> None:
        self.run(self.stores[who].leases.release())

    @invariant()
    def only_the_newest_lease_of_a_front_is_accepted(self) -> None:
        for front in self.fronts:
            for who, store in enumerate(self.stores):
                if lease := self.believed[who].get(front):
                    assert self.run(accepts(store, lease)) == (lease.fence == self.fences[front])


@pytest.fixture
def own_place(postgres: Server) -> Iterator[tuple[PostgresPlace, asyncio.AbstractEventLoop]]:
    """A database, and a loop to run on: the machine of hypothesis is not asynchronous."""
    loop = asyncio.new_event_loop()
    holding = empty_database(postgres)
    try:
        yield loop.run_until_complete(holding.__aenter__()), loop
    finally:
        loop.run_until_complete(holding.__aexit__(None, None, None))
        loop.close()


@pytest.mark.slow
def test_whatever_happens_no_two_holders_are_accepted(
    own_place: tuple[PostgresPlace, asyncio.AbstractEventLoop],
) -> None:
    Holders.place, Holders.loop = own_place
    run_state_machine_as_test(Holders, settings=settings(max_examples=EXAMPLES, stateful_step_count=15, deadline=None))
