"""Statistics of somebody's games as a pure value (R4)."""

from dataclasses import replace
from typing import Any

import pytest

from bot.tables.game_result import REPLACED, GameResult, PlayedGame, Reached
from bot.tables.statistics import BestResult, Tally, statistics
from core.game import Seat
from core.replay import LOST_ON_TIME, RESIGN

RESULT = GameResult(Seat(1), "people", "won", "", rated=False, turns=10, points=50, best="", best_points=0, used=None)


def game(table: int, *, began: bool | None = None, **different: object) -> PlayedGame:
    """A game that Ann has won with five points a turn, except for what is `different`."""
    result = replace(RESULT, **different)  # type: ignore[arg-type]
    return PlayedGame(table, "summy", 1000.0 * table, "Ann", result, began)


def test_r4_results_are_counted_by_the_strength_of_opponents() -> None:
    kinds: list[tuple[str, Reached]] = [
        ("master", "lost"), ("beginner", "won"), ("people", "tied"), ("beginner", "won"), ("people", "won"), ("", ""),
    ]  # fmt: skip
    found = statistics([game(n, against=against, reached=reached) for n, (against, reached) in enumerate(kinds)], {})
    assert (found.games, found.score) == (6, Tally(won=3, tied=1, lost=1))
    assert list(found.against.items()) == [
        ("beginner", Tally(won=2)),
        ("master", Tally(lost=1)),
        ("people", Tally(won=1, tied=1)),
    ]


@pytest.mark.parametrize(
    ("difference", "kind"), [(101, "stronger"), (100, "equal"), (0, "equal"), (-100, "equal"), (-101, "weaker")]
)
def test_r4_rated_opponents_are_told_apart_by_their_ratings(difference: int, kind: str) -> None:
    found = statistics([game(1), game(2)], {2: difference})
    assert set(found.against) == {kind, "people"}
    assert sum(score.games for score in found.against.values()) == 2


def test_r4_points_a_turn_are_smoothed_over_five_games() -> None:
    found = statistics([game(n, points=10 * n) for n in range(1, 8)], {})
    assert found.points == (1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0)


@pytest.mark.parametrize("left_out", [{"points": None}, {"turns": 0}, {"departure": RESIGN}])
def test_r4_a_game_not_played_to_its_end_or_without_points_is_no_point_of_the_curve(
    left_out: dict[str, Any],
) -> None:
    assert statistics([game(1), game(2, **left_out), game(3)], {}).points == (5.0, 5.0)


def test_r4_the_best_move_is_the_first_of_the_best_with_its_table() -> None:
    found = statistics(
        [game(1, best="a", best_points=7), game(2, best="b", best_points=9), game(3, best="c", best_points=9)], {}
    )
    assert found.best == BestResult(9, "b", 2)


def test_r4_where_moves_do_not_score_the_best_game_stands_for_them() -> None:
    assert statistics(
        [game(1, points=40), game(2, points=60), game(3, points=90, departure=RESIGN)], {}
    ).best == BestResult(60, "", 2)
    assert statistics([game(1, points=None)], {}).best is None


def test_r4_time_is_that_of_a_turn_over_all_timed_games() -> None:
    assert statistics([game(1, used=100.0), game(2, used=500.0, turns=20), game(3)], {}).seconds == 20.0
    assert statistics([game(1), game(2, used=3.0, turns=0)], {}).seconds is None


def test_r6_the_share_finished_is_that_of_games_with_other_people() -> None:
    games = [*(game(n) for n in range(4)), game(5, departure=LOST_ON_TIME)]
    assert statistics(games, {}).finished == 80
    assert statistics([*games[:4], game(6, against="club")], {}).finished is None


def test_r4_what_a_computer_won_or_lost_for_somebody_is_no_result_of_theirs() -> None:
    found = statistics([game(1, departure=REPLACED, began=True), game(2, reached="lost", began=True)], {})
    assert (found.games, found.score) == (2, Tally(lost=1))
    assert (found.against, found.opening) == ({"people": Tally(lost=1)}, {"first": Tally(lost=1)})
    assert statistics([game(1, departure=REPLACED, began=True)], {}).against == {}


def test_r4_results_are_counted_by_who_began() -> None:
    games = [
        game(1, began=True), game(2, began=False, reached="lost"), game(3, began=True, reached="tied"),
        game(4), game(5, began=True, against="", reached=""),
    ]  # fmt: skip
    assert statistics(games, {}).opening == {"first": Tally(won=1, tied=1), "later": Tally(lost=1)}
    assert statistics(games[:1], {}).opening == {"first": Tally(won=1)}
    assert statistics(games, {}, in_turns=False).opening == {}
