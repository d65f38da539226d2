"""The store: whole or not at all, once, in order, and never behind anybody's back."""

import asyncio
import sqlite3
from dataclasses import fields, replace

import asyncpg
import pytest

from bot.chat.facts import Mention, Moment, TimeSpan
from bot.chat.outbox_message import (
    ButtonSpec,
    OutboxMessage,
    Sentence,
    outbox_message_from_json,
    outbox_message_to_json,
)
from bot.chat.person import Participant, Person
from bot.chat.port import Account, Channel, Ephemeral, Private
from bot.store.change import Change, Preference, Stale
from bot.store.store import Store
from bot.tables.pace import Pace
from bot.tables.reminders import Reminders
from bot.tables.table import Answer, Due, Phase, Player, Table, Watchable, Wish
from bot.tables.table import Place as FurtherPlace
from bot.tables.timekeeping import started
from core.game import CHANCE, Level, Seat
from core.replay import LogEntry
from tests.people import person_of, player
from tests.present import present
from tests.stores import Place, was_handled

ANN = Account("web", "ann")
LOBBY = Channel("web", "lobby", "topic")


def table(number: int = 1, **changes: object) -> Table:
    players = (
        player("Ann", ANN, answer=Answer.ACCEPTED, client_seed="clover"),
        Player("Computer", level=Level.CLUB, answer=Answer.ACCEPTED),
        Player("ben"),
        Player(),
    )
    plain = Table(number, LOBBY, "summy", players, b"\0seed", options={"blitz": "yes"}, hints=True, created=5.0)
    return replace(plain, **changes)  # type: ignore[arg-type]


def message(key: str = "hello", to: object = LOBBY) -> OutboxMessage:
    return OutboxMessage(to, (Sentence(key),), "en")  # type: ignore[arg-type]


async def stored(store: Store, one: Table, entries: tuple[LogEntry, ...] = ()) -> Table:
    await store.commit(Change(table=one, entries=entries))
    return present(await store.table(one.id))


async def test_what_is_due_is_read_soonest_first_and_only_as_much_as_is_asked_for(store: Store) -> None:
    for number, at in ((1, 30.0), (2, 10.0), (3, 20.0), (4, 90.0)):
        await store.commit(Change(table=table(number, dues={Due.LAPSE: at})))
    assert await store.dues(30.0) == ((10.0, 2), (20.0, 3), (30.0, 1))
    assert await store.dues(30.0, 2) == ((10.0, 2), (20.0, 3))


async def test_a_table_comes_back_as_it_was(store: Store) -> None:
    one = table(phase=Phase.RUNNING, version=3, client_seed="a\nb", turn=frozenset({Seat(2)}), ended=9.5, private=True)
    one = replace(one, rated=False, became_unrated=True)
    assert await stored(store, one) == replace(one, revision=1)
    assert await store.table(2) is None


async def test_a_later_change_stores_every_field_that_may_change(place: Place, store: Store) -> None:
    one = await stored(store, table())
    pace, other = Pace(300, 30, 600), FurtherPlace(Channel("telegram", "-1"), ANN)
    changed = table(
        revision=1, players=(player("Cara", ANN), player("Ben", Account("web", "ben"))), options={}, hints=False, rated=False,
        became_unrated=True, private=True, moved_to_private=True, phase=Phase.RUNNING, version=2, client_seed="luck", plies=3,
        turn=frozenset({Seat(2)}), since=2, created=6.0, ended=9.0, dues={Due.CLOCK: 8.0}, further=(other,),
        watchers=(FurtherPlace(Channel("discord", "2"), None),), watch=Watchable.DELAY, pace=pace,
        clocks=started(pace, 2, at=1.0),
        acted=7.0, wish=Wish(Seat(1), 3, frozenset({Seat(2)})), reminders={Seat(2): Reminders(1.0)}, language="de",
    )  # fmt: skip
    same = {name.name for name in fields(Table) if getattr(changed, name.name) == getattr(one, name.name)}
    assert same == {"id", "revision", "channel", "game", "seed"}
    await store.commit(Change(table=changed))
    another = await place.open()  # with an empty cache
    assert await another.table(1) == replace(changed, revision=2)
    await another.close()


async def test_an_outbox_message_comes_back_as_it_was() -> None:
    for to in (LOBBY, Private(ANN), Ephemeral(LOBBY, ANN)):
        one = OutboxMessage(
            to,
            (
                Sentence(
                    "a", {"text": 'q"uo\nte', "count": 3, "who": Mention("Ann", ANN, notify=True), "x": Mention("B")}
                ),
                Sentence("b", {"left": TimeSpan(60, 7.5), "until": Moment(8.5)}),
            ),
            "de",
            4,
            "summy",
            picture="board",
            ply=7,
            buttons=(
                ButtonSpec("button-rack", "/rack"),
                ButtonSpec("r", "/rack", seats=(Seat(2),)),
                ButtonSpec("s", "/start", people=(Person("a"),)),
                ButtonSpec("j", "/join", done=(Person("b"), Person("c"))),
            ),
            slot="slot/4",
            answers="line:1",
            secret=True,
            document="record",
            fallback=True,
        )
        assert outbox_message_from_json(outbox_message_to_json(one)) == one


async def test_a_source_counts_once(store: Store) -> None:
    first = await store.commit(Change(source="line:1", table=table(), messages=(message(),)))
    again = await store.commit(Change(source="line:1", table=table(2), messages=(message(),)))
    assert first.fresh
    assert not again.fresh
    assert again.outbox == ()
    assert await store.table(2) is None
    assert len(await store.outbox()) == 1
    assert await was_handled(store, "line:1")
    assert not await was_handled(store, "line:2")


async def test_a_change_is_stored_whole_or_not_at_all(store: Store) -> None:
    one = await stored(store, table(plies=1), (LogEntry(CHANCE, "first 1"),))
    await store.commit(Change(table=replace(one, plies=2), entries=(LogEntry(Seat(1), "move"),)))
    late = Change(
        source="line:9", table=replace(one, plies=2), entries=(LogEntry(Seat(1), "other"),), messages=(message(),),
        preferences={LOBBY: Preference(language="de")},
    )  # fmt: skip
    with pytest.raises(Stale):
        await store.commit(late)
    assert [entry.text for entry in await store.log(1)] == ["first 1", "move"]
    assert not await was_handled(store, "line:9"), "so it can be tried once more"
    assert await store.outbox() == ()
    assert await store.preference(LOBBY) == Preference()


async def test_a_stale_change_does_no_harm_to_those_written_with_it(store: Store) -> None:
    one = await stored(store, table())
    await store.commit(Change(table=one))
    changes = [Change(source=f"line:{n}", table=table(10 + n), messages=(message(),)) for n in range(6)]
    changes[3] = replace(changes[3], table=one)
    results = await asyncio.gather(*(store.commit(change) for change in changes), return_exceptions=True)
    assert [isinstance(result, Stale) for result in results] == [n == 3 for n in range(6)]
    assert [await was_handled(store, f"line:{n}") for n in range(6)] == [n != 3 for n in range(6)]
    assert len(await store.outbox()) == 5


async def test_two_changes_of_one_table_in_one_batch_do_not_both_hold(store: Store, place: Place) -> None:
    one = await stored(store, table())
    results = await asyncio.gather(
        *(store.commit(Change(table=replace(one, client_seed=client_seed))) for client_seed in ("one", "two")),
        return_exceptions=True,
    )
    stale = [isinstance(result, Stale) for result in results]
    assert sorted(stale) == [False, True]
    found = present(await store.table(1))
    assert (found.client_seed, found.revision) == (("one", "two")[stale.index(False)], 2)
    if place.in_order:
        assert found.client_seed == "one"


async def test_a_ply_is_written_once(store: Store) -> None:
    one = await stored(store, table(plies=1), (LogEntry(CHANCE, "first 1"),))
    with pytest.raises(Stale):
        await store.commit(Change(table=one, entries=(LogEntry(CHANCE, "first 2"),)))
    assert [entry.text for entry in await store.log(1)] == ["first 1"]


async def test_the_log_cannot_be_changed_or_cut(store: Store, place: Place) -> None:
    await stored(store, table(plies=1), (LogEntry(CHANCE, "first 1"),))
    for query in ("UPDATE log SET text = 'x'", "DELETE FROM log"):
        with pytest.raises((sqlite3.IntegrityError, asyncpg.IntegrityConstraintViolationError), match="insert-only"):
            await place.sql(query)


async def test_numbers_are_not_given_twice_even_after_a_restart(place: Place) -> None:
    store = await place.open()
    assert [await store.new_table() for _ in range(3)] == [1, 2, 3]
    await store.commit(Change(table=table(3)))
    await store.close()
    again = await place.open()
    assert await again.new_table() == 4
    await again.close()


async def test_the_outbox_survives_and_counts_attempts(place: Place) -> None:
    store = await place.open()
    first, second, third = (await store.commit(Change(messages=(message("a"), message("b"), message("c"))))).outbox
    await store.postpone(first, 1)
    await store.mark_delivered(second, "r2")
    await store.close()
    again = await place.open()
    assert await again.outbox() == (replace(first, attempts=1), third)
    await again.drop(first)
    assert await again.outbox() == (third,)
    await again.close()


async def test_what_was_shown_leads_back_to_its_table_and_slot(store: Store) -> None:
    about = OutboxMessage(Ephemeral(LOBBY, ANN), (Sentence("a"),), "en", 7, slot="challenge/7")
    (entry,) = (await store.commit(Change(messages=(about,)))).outbox
    await store.mark_delivered(entry, "r7")
    assert await store.table_shown(LOBBY, "r7") == 7, "an ephemeral answer is shown in its channel"
    assert await store.table_shown(Private(ANN), "r7") is None
    assert await store.shown_at(LOBBY, "challenge/7") == "r7"
    assert await store.shown_at(LOBBY, "challenge/8") is None
    await store.prune(10**12)
    assert await store.table_shown(LOBBY, "r7") is None


async def test_prune_forgets_only_what_is_old(store: Store, place: Place) -> None:
    await store.commit(Change(source="old"))
    await place.sql("UPDATE inbox SET at = 50")
    await store.commit(Change(source="new"))
    await store.prune(100.0)
    assert not await was_handled(store, "old")
    assert await was_handled(store, "new")


async def test_tables_are_counted_by_their_phase(store: Store) -> None:
    assert await store.count_tables() == {}
    for number, phase in ((1, Phase.RUNNING), (2, Phase.OVER), (3, Phase.RUNNING)):
        await store.commit(Change(table=table(number, phase=phase)))
    assert await store.count_tables() == {Phase.RUNNING: 2, Phase.OVER: 1}


async def test_where_messages_of_games_that_go_on_stand_is_remembered_longer(store: Store, place: Place) -> None:
    for number, phase in ((1, Phase.RUNNING), (2, Phase.OVER), (3, Phase.OPEN), (4, Phase.OFF)):
        await store.commit(Change(table=table(number, phase=phase)))
    for about_table in (1, 2, 3, 4, None):
        about = OutboxMessage(LOBBY, (Sentence("a"),), "en", about_table, slot=f"slot/{about_table}")
        (entry,) = (await store.commit(Change(messages=(about,)))).outbox
        await store.mark_delivered(entry, f"r{about_table}")
    await place.sql("UPDATE shown SET at = 50")

    async def remembered() -> list[str]:
        return [one for one in ("1", "2", "3", "4", "None") if await store.shown_at(LOBBY, f"slot/{one}") is not None]

    await store.prune(20.0, finished=40.0)
    assert await remembered() == ["1", "2", "3", "4", "None"]
    await store.prune(20.0, finished=60.0)
    assert await remembered() == ["1", "3"]
    await store.prune(60.0, finished=60.0)
    assert await remembered() == []
    assert (await store.table(2)) is not None, "games are always kept"


async def test_where_a_channel_was_told_first_of_a_game_is_remembered_as_long_as_it_goes_on(
    store: Store, place: Place
) -> None:
    await store.commit(Change(table=table(1, phase=Phase.RUNNING)))
    assert await store.first_shown(LOBBY, 1) is None
    for reference, slot in (("r1", "asked/1"), ("r2", "challenge/1"), ("r3", "turn/1/0"), ("r2", "challenge/1")):
        about = OutboxMessage(LOBBY, (Sentence("a"),), "en", 1, slot=slot)
        (entry,) = (await store.commit(Change(messages=(about,)))).outbox
        await store.mark_delivered(entry, reference)
    assert await store.first_shown(LOBBY, 1) == "r2", "however often it was edited"
    assert await store.first_shown(LOBBY, 2) is None
    assert await store.first_shown(Private(ANN), 1) is None
    await place.sql("UPDATE shown SET at = at - 1000000000")
    await store.prune(10**9, finished=10**9)
    assert await store.first_shown(LOBBY, 1) == "r2"
    assert await store.table_shown(LOBBY, "r2") == 1
    await place.sql("UPDATE game_table SET phase = 'over'")
    await store.prune(10**9, finished=10**9)
    assert await store.first_shown(LOBBY, 1) is None


async def test_what_still_waits_to_be_said_of_games_long_over_is_dropped(store: Store, place: Place) -> None:
    for number, phase in ((1, Phase.RUNNING), (2, Phase.OVER), (3, Phase.OPEN), (4, Phase.OFF)):
        await store.commit(Change(table=table(number, phase=phase)))
    for about_table in (1, 2, 3, 4, None):
        await store.commit(Change(messages=(OutboxMessage(LOBBY, (Sentence("a"),), "en", about_table),)))
    await place.sql("UPDATE game_table SET created = 20, ended = 50 WHERE id = 2")
    await place.sql("UPDATE game_table SET created = 50 WHERE id <> 2")

    async def waiting() -> list[int | None]:
        return [entry.message.table for entry in await store.outbox()]

    await store.prune(0.0, finished=40.0)
    assert await waiting() == [1, 2, 3, 4, None]
    await store.prune(0.0, finished=60.0)
    assert await waiting() == [1, 3, None]


async def test_lists_go_by_place_person_and_phase_newest_fifty(store: Store) -> None:
    for number in range(1, 54):
        await store.commit(Change(table=table(number, phase=Phase.OPEN if number % 2 else Phase.RUNNING)))
    await store.commit(Change(table=table(60, channel=Channel("web", "lobby"))))
    found = await store.tables_in(LOBBY, (Phase.OPEN, Phase.RUNNING))
    assert [one.id for one in found] == list(range(4, 54))
    assert [one.id for one in await store.tables_of(person_of(ANN), (Phase.RUNNING,))] == list(range(2, 54, 2))
    assert await store.tables_in(LOBBY, (Phase.OVER,)) == ()
    assert await store.tables_of(person_of(Account("other", "ann")), (Phase.OPEN,)) == ()


async def test_who_is_asked_by_a_handle_alone_is_found_by_it(store: Store) -> None:
    lapses = {Due.LAPSE: 9.0}
    await store.commit(Change(table=table(1, dues=lapses)))
    await store.commit(Change(table=table(2, phase=Phase.OFF)))
    await store.commit(Change(table=table(3, dues=lapses, phase=Phase.RUNNING)))
    await store.commit(Change(table=table(4, dues=lapses, channel=Channel("other", "1"))))
    assert [one.id for one in await store.tables_asking(LOBBY.platform, "Ben")] == [1]
    assert await store.tables_asking(LOBBY.platform, "ann") == (), "they are known, and have accepted"
    assert await store.tables_asking(LOBBY.platform, "") == (), "an open place asks nobody"


async def test_computers_on_turn_are_found_again(store: Store) -> None:
    await store.commit(Change(table=table(1, phase=Phase.RUNNING, turn=frozenset({Seat(2)}))))
    await store.commit(Change(table=table(2, phase=Phase.RUNNING, turn=frozenset({Seat(1)}))))
    await store.commit(Change(table=table(3, phase=Phase.OVER, turn=frozenset({Seat(2)}))))
    assert await store.computers_on_turn() == (1,)


async def test_preferences_are_kept_by_address(store: Store) -> None:
    await store.commit(Change(preferences={LOBBY: Preference("de"), Private(ANN): Preference("", "dark", "en")}))
    assert await store.preference(LOBBY) == Preference("de")
    assert await store.preference(Ephemeral(LOBBY, ANN)) == Preference("de")
    assert await store.preference(Private(ANN)) == Preference("", "dark", "en")


async def test_forgetting_touches_one_person_only(store: Store) -> None:
    ann_elsewhere = Account("other", "ann")
    await store.commit(Change(table=table(1), preferences={Private(ANN): Preference("de")}))
    await store.commit(Change(table=table(2, players=(player("Ann", ann_elsewhere),))))
    await store.commit(Change(forget=Participant(person_of(ANN), ANN, "Ann")))
    first, second = await store.table(1), await store.table(2)
    assert first is not None
    assert second is not None
    assert [player.name for player in first.players] == ["N. N.", "Computer", "ben", ""]
    assert second.players[0].name == "Ann"
    assert await store.preference(Private(ANN)) == Preference()


async def test_a_name_that_was_erased_is_not_put_back_by_a_change_begun_before(store: Store) -> None:
    before = await stored(store, table())
    await store.commit(Change(forget=Participant(person_of(ANN), ANN, "Ann")))
    with pytest.raises(Stale):
        await store.commit(Change(table=before))
    now = present(await store.table(1))
    assert [player.name for player in now.players] == ["N. N.", "Computer", "ben", ""]


async def test_the_newest_message_is_the_one_said_last_also_where_the_time_of_day_is_set_back(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 2_000_000_000.0
    monkeypatch.setattr("time.time", lambda: now)
    for reference in ("first", "second", "third"):
        store = await place.open()
        one = (await store.commit(Change(messages=(replace(message(), table=1, slot="board/1"),)))).outbox[0]
        await store.mark_delivered(one, reference)
        assert await store.shown_at(LOBBY, "board/1") == reference
        assert await store.is_last(LOBBY, reference)
        assert (await store.slots_at(LOBBY, 1))[0] == ("board/1", reference)
        await store.close()
        now -= 3_600.0


async def test_somebody_new_is_stored_with_the_first_change_that_names_them(store: Store, place: Place) -> None:
    person = await store.person(ANN)
    assert await store.person(ANN) == person, "also before anything is stored"
    assert await store.accounts(person) == ()
    assert await place.sql("SELECT * FROM person") == []
    await store.commit(Change(table=table(1, players=(Player("Ann", person, ANN),))))
    assert await store.accounts(person) == (ANN,)
    other = await place.open()
    try:
        assert await other.person(ANN) == person
    finally:
        await other.close()


async def test_of_a_person_invented_twice_the_one_stored_first_counts(store: Store) -> None:
    """The memory of accounts was full of others meanwhile, so the same account was given a second new person."""
    first = await store.person(ANN)
    store._accounts.clear()
    second = await store.person(ANN)
    assert first != second
    await store.commit(Change(table=table(1, players=(Player("Ann", first, ANN),))))
    assert await store.person(ANN) == first
    with pytest.raises(Stale):
        await store.commit(Change(table=table(2, players=(Player("Ann", second, ANN),))))
    assert await store.table(2) is None
    assert await store.person(ANN) == first
