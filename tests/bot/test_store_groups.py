"""Changes that are stored at the same time share a transaction, with the same outcome as if each had come alone."""

import asyncio
from dataclasses import replace

from bot.chat.outbox_message import OutboxMessage, Sentence
from bot.chat.person import Participant
from bot.chat.port import Account, Channel, Private
from bot.store.change import Change, Committed, Stale
from bot.store.forget import NAMELESS
from bot.store.store import Store
from bot.tables.absence import Absence
from bot.tables.pace import DAILY
from bot.tables.table import Answer, Due, Phase, Player, Table
from bot.tables.timekeeping import started
from core.game import Level, Seat
from core.replay import LogEntry
from tests.people import person_of, player
from tests.present import present
from tests.stores import Place

ANN = Account("web", "ann")
LOBBY = Channel("web", "lobby")
MANY = 40
"""The number of changes stored at once."""


def table(number: int = 1) -> Table:
    players = (player("Ann", ANN, answer=Answer.ACCEPTED), Player("Computer", level=Level.CLUB, answer=Answer.ACCEPTED))
    return Table(number, LOBBY, "summy", players, b"seed", phase=Phase.RUNNING, created=5.0, pace=DAILY)


def message(key: str, number: int | None = None, slot: str = "") -> OutboxMessage:
    return OutboxMessage(LOBBY, (Sentence(key),), "en", number, slot=slot)


async def stored(store: Store, one: Table) -> Table:
    await store.commit(Change(table=one))
    return present(await store.table(one.id))


async def as_stored(place: Place, number: int) -> Table | None:
    """The table as a store that has just been opened finds it."""
    fresh = await place.open()
    try:
        return await fresh.table(number)
    finally:
        await fresh.close()


async def test_each_of_many_changes_gets_its_own_messages_in_order(store: Store, place: Place) -> None:
    changes = [
        Change(source=f"line:{n}", table=table(n), messages=tuple(message(f"{n}.{m}") for m in range(n % 4)))
        for n in range(1, MANY + 1)
    ]
    committed = await asyncio.gather(*map(store.commit, changes))
    assert [tuple(one.message for one in done.outbox) for done in committed] == [change.messages for change in changes]
    entries = [one for done in committed for one in done.outbox]
    for done in committed:
        assert [one.id for one in done.outbox] == sorted(one.id for one in done.outbox)
    assert tuple(sorted(entries, key=lambda one: one.id)) == await store.outbox()
    if place.in_order:
        assert [one.id for one in entries] == list(range(1, len(entries) + 1)), "no number is left out"


async def test_a_source_met_twice_among_many_counts_once(store: Store, place: Place) -> None:
    await store.commit(Change(source="old"))
    sources = ["a", "old", "b", "a", "", ""]
    changes = [Change(source=source, messages=(message(str(n)),)) for n, source in enumerate(sources)]
    committed = await asyncio.gather(*map(store.commit, changes))
    fresh = [done.fresh for done in committed]
    assert [fresh[n] for n in (1, 2, 4, 5)] == [False, True, True, True]
    assert fresh[0] != fresh[3]
    assert committed[1] == Committed(fresh=False, outbox=())
    kept = [one.message.lines[0].key for one in await store.outbox()]
    assert sorted(kept) == [str(n) for n in range(len(sources)) if fresh[n]]
    if place.in_order:
        assert kept == ["0", "2", "4", "5"]


async def test_logs_of_many_tables_do_not_mix(store: Store) -> None:
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


async def test_a_ply_written_before_harms_nobody_else(store: Store) -> None:
    tables = [await stored(store, table(n)) for n in (1, 2, 3)]
    await store.commit(Change(table=replace(tables[1], plies=1), entries=(LogEntry(Seat(1), "first"),)))
    now = [await store.table(n) for n in (1, 2, 3)]
    again = [
        Change(table=replace(one, plies=1), entries=(LogEntry(Seat(1), "again"),)) for one in now if one is not None
    ]
    results = await asyncio.gather(*map(store.commit, again), return_exceptions=True)
    assert [isinstance(result, Stale) for result in results] == [False, True, False]
    assert [[entry.text for entry in await store.log(n)] for n in (1, 2, 3)] == [["again"], ["first"], ["again"]]


async def test_many_messages_that_arrive_at_once_are_all_remembered(store: Store, place: Place) -> None:
    messages = tuple(message("x", n % 3 or None, "" if n % 2 else f"slot{n}") for n in range(MANY))
    entries = (await store.commit(Change(messages=messages))).outbox
    await asyncio.gather(*(store.mark_delivered(one, f"m{one.id}") for one in entries[:-2]), store.drop(entries[-1]))
    assert await store.outbox() == (entries[-2],)
    for one in entries[:-2]:
        assert await store.table_shown(LOBBY, f"m{one.id}") == one.message.table
        assert await store.slot_shown(LOBBY, f"m{one.id}") == one.message.slot
    kept = {row[0] for row in await place.sql("SELECT reference FROM shown")}
    assert kept == {f"m{one.id}" for one in entries[:-2] if one.message.table is not None or one.message.slot}


async def test_a_message_rewritten_twice_at_once_is_about_what_came_last(store: Store, place: Place) -> None:
    first, second = (await store.commit(Change(messages=(message("a", 1, "one"), message("b", 2, "two"))))).outbox
    await asyncio.gather(store.mark_delivered(first, "m"), store.mark_delivered(second, "m"))
    about = await store.table_shown(LOBBY, "m"), await store.slot_shown(LOBBY, "m")
    assert about in ([(2, "two")] if place.in_order else [(1, "one"), (2, "two")])


async def test_what_is_private_leads_back_to_its_address_though_it_is_about_nothing(store: Store) -> None:
    (entry,) = (await store.commit(Change(messages=(OutboxMessage(Private(ANN), (Sentence("a"),), "en"),)))).outbox
    await store.mark_delivered(entry, "m")
    assert await store.is_last(Private(ANN), "m")


async def test_the_number_of_an_outbox_message_is_never_given_again(place: Place) -> None:
    store = await place.open()
    entries = (await store.commit(Change(messages=(message("a"), message("b"))))).outbox
    await asyncio.gather(*(store.mark_delivered(one, "m") for one in entries))
    await store.close()
    again = await place.open()
    (one,) = (await again.commit(Change(messages=(message("c"),)))).outbox
    await again.close()
    assert one.id == entries[-1].id + 1


async def test_whatever_changes_of_a_known_table_is_written(store: Store, place: Place) -> None:
    one = await stored(store, table())
    resigned = (replace(one.players[0], answer=Answer.LEFT), one.players[1])
    for change in (
        {"plies": 3, "turn": frozenset({Seat(1)}), "since": 2},
        {"dues": {Due.LIMIT: 70.0, Due.CLOCK: 80.0}},
        {"clocks": started(DAILY, 2, 60.0)},
        {"client_seed": "clover", "created": 6.0},
        {"players": resigned},
        {"turn": frozenset({Seat(2)}), "dues": {}},
        {"phase": Phase.OVER, "ended": 9.0, "version": 2},
    ):
        one = await stored(store, replace(one, **change))
        assert await as_stored(place, 1) == one


async def test_a_computer_comes_on_turn_and_off_at_a_known_table(store: Store) -> None:
    one = await stored(store, table())
    for turn, computers in ((2, (1,)), (1, ()), (2, (1,))):
        one = await stored(store, replace(one, turn=frozenset({Seat(turn)})))
        assert await store.computers_on_turn() == computers
    await stored(store, replace(one, phase=Phase.OVER))
    assert await store.computers_on_turn() == ()


async def test_a_name_erased_among_many_changes_stays_erased(store: Store, place: Place) -> None:
    known = [await stored(store, table(n)) for n in (1, 2)]
    changes = [
        Change(table=replace(known[0], plies=1, players=(known[0].players[0],))),
        Change(forget=Participant(person_of(ANN), ANN, "Ann")),
        Change(table=replace(known[1], players=(known[1].players[0],))),
    ]
    results = await asyncio.gather(*map(store.commit, changes), return_exceptions=True)
    stale = [isinstance(result, Stale) for result in results]
    assert not stale[1]
    if place.in_order:
        assert stale == [False, False, True]
    for number in (1, 2):
        found = present(await as_stored(place, number))
        assert found.players[0].name == NAMELESS
        assert found == await store.table(number)


async def test_what_comes_behind_a_channel_that_moves_finds_it_moved(store: Store, place: Place) -> None:
    known = [await stored(store, table(n)) for n in (1, 2)]
    before, behind = (store.commit(Change(table=replace(one, plies=1))) for one in known)
    den = Channel("web", "den")
    results = await asyncio.gather(before, store.move(LOBBY, den), behind, return_exceptions=True)
    stale = [isinstance(result, Stale) for result in results]
    assert results[1] is None
    if place.in_order:
        assert stale == [False, False, True]
    for number, late in ((1, stale[0]), (2, stale[2])):
        found = present(await as_stored(place, number))
        assert found.channel == den
        assert found.plies == (0 if late else 1)
        assert found == await store.table(number)


async def test_t5_absences_are_kept_and_may_end_sooner(store: Store) -> None:
    account = Account("web", "ann")
    person = await store.person(account)
    away = Absence("line:1", person, 10.0, 90.0, 2026, account)
    await store.commit(Change(absences=(away,)))
    assert await store.absences(person) == (replace(away, account=None),)
    assert await store.person(account) == person, "who is away is known by now"
    await store.commit(Change(absences=(replace(away, until=40.0),)))
    assert [one.until for one in await store.absences(person)] == [40.0]
