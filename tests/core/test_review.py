"""V1, V2: the turns of whole games, weighed; and how undoing, marking and leaving count."""

from dataclasses import replace
from pathlib import Path

import pytest

from core.game import Seat
from core.replay import LEAVING, TAKEBACK, LogEntry
from core.review import decisions, reviewed
from core.summa.view import Phase
from tests.core.golden import Ended, kept

HERE = Path(__file__).parent
ONE = Seat(1)

RECORDS = (
    *("summy/two_end_by_exchange", "summy/two_taken_back", "summy/three_one_resigned"),
    *("kakuro/two_strict", "kakuro/two_expert", "kakuro/four_played_out"),
    *("summa/three_marking", "summa/two_profi", "summa/four_short_of_time", "summa/three_black_by_chance"),
    *("rummy/plus_2_played_out", "rummy/pur_3_table_tile_given_away", "rummy/plus_2_claims_beat_going_out"),
)


def record(name: str) -> Ended:
    return kept(HERE / f"{name.replace('/', '/games/')}.game")


@pytest.mark.slow
@pytest.mark.parametrize("name", RECORDS)
def test_v1_every_turn_of_a_whole_game_can_be_weighed(name: str) -> None:
    one = record(name)
    turns = reviewed(one.game, one.seats, one.log, ONE)
    assert turns
    for turn in turns:
        assert turn.valuation.played.value <= turn.valuation.best.value
    plies = [turn.decision.ply for turn in turns]
    assert plies == sorted(set(plies))


@pytest.mark.untraced
@pytest.mark.parametrize("name", ["summy/two_end_by_laying", "kakuro/three_played_out"])
def test_v1_the_points_of_all_turns_are_the_score(name: str) -> None:
    one = record(name)
    for number in range(1, one.seats + 1):
        turns = reviewed(one.game, one.seats, one.log, Seat(number))
        gained = sum(turn.valuation.played.gained for turn in turns)
        assert gained == one.game.points(one.replay.position, Seat(number))


@pytest.mark.slow
@pytest.mark.untraced
@pytest.mark.parametrize("name", ["two_played_out", "three_marking"])
def test_v1_the_points_of_all_rounds_of_summa_and_of_the_marks_are_the_total(name: str) -> None:
    one = record(f"summa/{name}")
    assert one.outcome is not None
    for number in range(1, one.seats + 1):
        turns = reviewed(one.game, one.seats, one.log, Seat(number))
        assert str(sum(turn.valuation.played.gained for turn in turns)) == one.outcome.points[number - 1]


def test_v1_what_was_taken_back_is_no_decision() -> None:
    one = record("summy/two_taken_back")
    gone = next(at for at, entry in enumerate(one.log) if entry.text == TAKEBACK)
    seat = one.log[gone].seat
    texts = [text for each in decisions(one.game, one.seats, one.log, seat) for text in each.moves]
    assert len(texts) < len([entry for entry in one.log if entry.seat == seat and entry.text != TAKEBACK])


def test_v1_leaving_is_no_decision() -> None:
    one = record("summy/two_resigned")
    left = next(entry.seat for entry in one.log if entry.text in LEAVING)
    texts = [text for each in decisions(one.game, one.seats, one.log, left) for text in each.moves]
    assert texts
    assert not LEAVING & set(texts)


@pytest.mark.parametrize("name", ["summy/two_end_by_laying", "rummy/plus_2_played_out"])
def test_v2_a_turn_that_a_computer_finished_is_no_decision(name: str) -> None:
    """Also where somebody had begun the turn."""
    one = record(name)
    every = list(decisions(one.game, one.seats, one.log, ONE))
    half, begun = len(every) // 2, every[len(every) // 2].ply
    began = next(at for at, entry in enumerate(one.log) if at >= begun and entry.seat == ONE)
    own = began + (len(every[half].moves) > 1)  # the first of several steps
    log = [replace(entry, by_computer=at >= own and entry.seat == ONE) for at, entry in enumerate(one.log)]
    assert list(decisions(one.game, one.seats, log, ONE)) == every[:half]


def test_v1_a_seat_on_turn_twice_in_a_row_decides_twice() -> None:
    """K10: the only seat with cards left plays on without a draw between."""
    one = record("kakuro/three_one_resigned")
    for number in range(1, 4):
        made = list(decisions(one.game, one.seats, one.log, Seat(number)))
        assert all(len(each.moves) == 1 for each in made)


def test_v1_all_steps_of_a_turn_are_one_decision() -> None:
    one = record("rummy/plus_2_played_out")
    made = list(decisions(one.game, one.seats, one.log, ONE))
    draws = [each for each in made if each.moves[0].startswith("draw")]
    turns = [each for each in made if each.moves[-1].split()[0] in {"discard", "done"}]
    assert len(draws) == len(turns) == one.replay.position.turns[0]
    assert all(one.game.value(each.view, tuple(map(one.game.read, each.moves))) is None for each in draws)


def test_v1_a_phase_that_the_clock_ended_is_no_decision() -> None:
    one = record("summa/four_short_of_time")
    for number in range(1, 5):
        for each in decisions(one.game, one.seats, one.log, Seat(number)):
            if each.view.phase is Phase.PLACING:
                assert each.moves[-1] == "done"


def test_v1_a_game_that_only_began_has_no_decisions() -> None:
    one = record("summy/two_end_by_laying")
    assert list(decisions(one.game, one.seats, (), ONE)) == []
    assert reviewed(one.game, one.seats, (LogEntry(Seat(-1), one.log[0].text),), ONE) == ()
