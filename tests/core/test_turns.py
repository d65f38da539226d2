"""V3: a game turn by turn; a turn is what players count."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from core.game import CHANCE, LOST, Event, Seat
from core.replay import LEAVING, LOST_ON_TIME, RESIGN, STOP, TAKEBACK, LogEntry, advance, begin, entries_in_force, fold
from core.summa.view import Phase
from core.turns import Turns, public_turns, told_last
from tests.core.golden import Ended, kept

HERE = Path(__file__).parent


def turns(name: str) -> tuple[Ended, Turns[Any]]:
    one = kept(HERE / f"{name.replace('/', '/games/')}.game")
    return one, public_turns(one.game, one.seats, one.log)


def moves(one: Ended) -> list[LogEntry]:
    return [entry for entry in one.log if entry.seat != CHANCE and entry.text != RESIGN]


@pytest.mark.parametrize("name", ["summy/two_end_by_laying", "summy/four_played_out", "kakuro/three_played_out"])
def test_v3_a_turn_is_a_move_where_moves_are_whole_turns(name: str) -> None:
    one, found = turns(name)
    assert len(found.after) == len(moves(one))
    assert [view.last.seat for view in found.after] == [entry.seat for entry in moves(one)]
    assert [view.last.text or "exchange" for view in found.after] == [
        entry.text if "exchange" not in entry.text else "exchange" for entry in moves(one)
    ]
    assert found.frames == found.after, "the game ended with the last turn"
    for told, entry in zip(found.events, moves(one), strict=True):
        assert entry.seat in {event.seat for event in told}, "each turn with its own events"


@pytest.mark.parametrize("name", ["rummy/plus_2_played_out", "rummy/pur_3_exhausted"])
def test_v3_a_turn_of_rummy_is_all_its_steps(name: str) -> None:
    one, found = turns(name)
    assert len(found.after) == sum(one.replay.position.turns) < len(moves(one))
    assert all(view.last.seat not in view.turn for view in found.after)


@pytest.mark.parametrize("name", ["summa/two_played_out", "summa/one_alone", "summa/four_short_of_time"])
def test_v3_a_turn_of_summa_is_a_round(name: str) -> None:
    _, found = turns(name)
    assert len(found.after) == 8
    assert [view.round for view in found.after] == [2, 3, 4, 5, 6, 7, 8, 8], "each with the roll behind it"
    assert found.frames == found.after


def test_v3_what_all_mark_by_themselves_is_shown_at_the_end_and_no_turn() -> None:
    _, found = turns("summa/three_marking")
    assert len(found.after) == 8
    assert found.after[-1].phase is Phase.SCORING
    assert found.frames == (*found.after, found.now)
    assert found.now.ending


@pytest.mark.parametrize("name", ["summy/three_stopped", "kakuro/three_stopped", "summa/three_stopped"])
def test_v3_a_game_that_is_stopped_ends_with_a_frame_of_its_own(name: str) -> None:
    one, found = turns(name)
    assert one.log[-1].text == STOP
    assert found.now.ending == "stopped"
    assert found.frames == (*found.after, found.now)


@pytest.mark.parametrize("name", ["summy/two_resigned", "kakuro/two_resigned", "summa/one_alone_resigned"])
def test_v3_leaving_is_no_turn(name: str) -> None:
    one, found = turns(name)
    assert one.log[-1].text == RESIGN
    assert found == replace(public_turns(one.game, one.seats, one.log[:-1]), now=found.now)
    assert found.frames == (*found.after, found.now)


def test_v3_a_seat_that_leaves_on_its_turn_is_seen_to_have_left_after_the_next() -> None:
    one, found = turns("summy/three_one_resigned")
    assert len(found.after) == len(moves(one))
    left = next(at for at, entry in enumerate(one.log) if entry.text == RESIGN)
    before = len([entry for entry in moves(one) if entry in one.log[:left]])
    assert any(seat.left for seat in found.after[before].seats)
    assert not any(seat.left for seat in found.after[before - 1].seats)


def test_v3_a_round_ends_when_the_last_who_is_not_done_leaves() -> None:
    one = kept(HERE / "summa" / "games" / "three_played_out.game")
    rolls = [at for at, entry in enumerate(one.log) if entry.text.startswith("roll")]
    at = rolls[2] - 1  # before the last entry of round 2
    position = fold(one.game, one.seats, one.log[:at], seed=None, client_seed=b"").position
    (last,) = one.game.turn(position)
    found = public_turns(one.game, one.seats, (*one.log[:at], LogEntry(last, RESIGN), one.log[rolls[2]]))
    assert (len(found.after), found.now.round) == (2, 3)


def test_v3_a_turn_that_has_only_begun_is_no_turn_yet() -> None:
    one, whole = turns("rummy/plus_2_played_out")
    steps = [at for at, entry in enumerate(one.log, 1) if entry.seat != CHANCE]
    for length in steps[:12]:
        found = public_turns(one.game, one.seats, one.log[:length])
        assert found.after == whole.after[: len(found.after)]
        assert found.frames[-1] == found.now


@pytest.mark.parametrize("folder", ["summy", "kakuro", "summa"])
def test_v3_what_was_taken_back_is_not_shown(folder: str) -> None:
    one, found = turns(f"{folder}/two_taken_back")
    held = entries_in_force(one.game, one.seats, one.log)
    assert len(held) < len([entry for entry in one.log if entry.text != TAKEBACK]), "something was taken back"
    assert found == public_turns(one.game, one.seats, held)
    assert found.now == one.game.view(one.replay.position, None)


def test_v3_nothing_has_been_played_yet() -> None:
    one, _ = turns("summy/two_end_by_laying")
    nothing = public_turns(one.game, one.seats, ())
    assert nothing == Turns((), one.game.view(begin(one.game, one.seats).position, None))
    assert nothing.frames == (nothing.now,)


@pytest.mark.parametrize("name", ["summy/four_played_out", "kakuro/two_strict", "summa/two_played_out"])
def test_n4_what_was_told_last_are_the_events_of_the_last_entry_that_has_some(name: str) -> None:
    one, _ = turns(name)
    replay, last = begin(one.game, one.seats), None
    events: tuple[Event, ...] = ()
    told: dict[int, tuple[LogEntry | None, tuple[Event, ...]]] = {0: (None, ())}
    for ply, entry in enumerate(one.log, 1):
        replay, new = advance(one.game, replay, entry, seed=None, client_seed=b"")
        last, events = (last, events + new) if entry.seat == CHANCE else (entry, new)
        told[ply] = (last, events) if events else told[ply - 1]
    for ply in range(0, len(one.log) + 1, 7):
        assert told_last(one.game, one.seats, one.log[:ply]) == told[ply]
    assert told_last(one.game, one.seats, one.log) == told[len(one.log)]


def test_n4_what_a_seat_does_while_its_turn_goes_on_comes_behind_what_began_it() -> None:
    one, _ = turns("rummy/plus_2_played_out")
    taken = [ply for ply, entry in enumerate(one.log) if entry.seat != CHANCE and entry.text.startswith("draw ")]
    assert len(taken) > 1
    for ply in taken:
        before, events = told_last(one.game, one.seats, one.log[:ply])
        drawn = next(at for at in range(ply + 1, len(one.log)) if one.log[at].seat != CHANCE)
        now, told = told_last(one.game, one.seats, one.log[:drawn])
        assert now == before
        assert [event.code for event in told] == [*(event.code for event in events), "took-old"]


def test_n4_a_step_of_a_draft_tells_nothing() -> None:
    one, _ = turns("rummy/plus_2_played_out")
    log = one.log[:60]
    told = [told_last(one.game, one.seats, log[:ply])[0] for ply in range(len(log) + 1)]
    steps = [entry for entry in log if entry.seat != CHANCE]
    assert len({id(entry) for entry in told if entry is not None}) < len(steps)


def test_n4_a_takeback_is_told_without_events() -> None:
    one, _ = turns("summy/two_taken_back")
    at = next(ply for ply, entry in enumerate(one.log) if entry.text == TAKEBACK)
    assert told_last(one.game, one.seats, one.log[: at + 1]) == (one.log[at], ())


@pytest.mark.parametrize("text", sorted(LEAVING))
@pytest.mark.parametrize("name", ["summy/three_played_out", "kakuro/three_played_out", "rummy/pur_3_played_out"])
def test_n4_who_leaves_while_another_is_on_turn_comes_behind_what_began_the_turn(name: str, text: str) -> None:
    one, _ = turns(name)
    seen = 0
    for ply in range(len(one.log) // 4, len(one.log)):
        on_turn = one.game.turn(fold(one.game, 3, one.log[:ply], seed=None, client_seed=b"").position)
        entry, events = told_last(one.game, 3, one.log[:ply])
        if CHANCE in on_turn or len(on_turn) != 1 or entry is None:
            continue
        leaver = next(Seat(seat) for seat in (1, 2, 3) if seat not in on_turn)
        now, told = told_last(one.game, 3, (*one.log[:ply], LogEntry(leaver, text)))
        assert now == entry
        assert told[: len(events)] == events
        left = told[len(events)]
        assert (left.code, left.seat) == (LOST if text != RESIGN else "resigned", leaver)
        seen += 1
        if seen == 2:
            return
    raise AssertionError("nobody was on turn alone")


def test_n4_who_leaves_a_round_played_at_once_is_told_of_until_it_is_over() -> None:
    one, _ = turns("summa/four_played_out")
    game, at = one.game, next(at for at, entry in enumerate(one.log) if entry.text.startswith("roll")) + 1
    roll, first, second = one.log[:at], one.log[at : at + 2], one.log[at + 6 : at + 8]
    assert [entry.seat for entry in (*first, *second)] == [1, 1, 2, 2]

    def told(*entries: LogEntry) -> list[tuple[str, Seat | None]]:
        return [(event.code, event.seat) for event in told_last(game, 4, (*roll, *entries))[1]]

    three, four = LogEntry(Seat(3), RESIGN), LogEntry(Seat(4), LOST_ON_TIME)
    assert told(three) == [("resigned", 3)]
    assert told(three, *first) == [("resigned", 3), ("done", 1)]
    assert told(three, *first, four) == [("resigned", 3), (LOST, 4)]
    assert ("resigned", 3) not in told(three, *first, four, *second), "the round is over"
