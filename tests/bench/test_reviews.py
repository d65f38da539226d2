"""V1, V2: how far reviews can be trusted, on a few games; `make long` measures it on many (`reviews.py`)."""

from random import Random

import pytest

from bot.games.registry import load
from core.game import Level
from core.replay import fold
from core.review import reviewed
from tests.bench.playing_on import gain
from tests.bench.reviews import ONE, Result, in_order, play, reviewed_game
from tests.examples import examples


@pytest.mark.slow
def test_v2_planted_blunders_become_puzzles_and_what_is_called_a_mistake_is_one() -> None:
    games = examples(1, long=20)
    planted, called = (
        [
            reviewed_game(number, name="kakuro", options={}, level=level, plant=not checked, checked=checked)
            for number in range(games)
        ]
        for level, checked in ((Level.CLUB, 0), (Level.BEGINNER, games))
    )
    assert sum(one.planted for one in planted) >= 1
    assert sum(one.found for one in planted) >= 0.7 * sum(one.planted for one in planted), "few games tell roughly"
    assert sum(one.checked for one in called) >= 1
    assert sum(one.wrong for one in called) <= 0.1 * sum(one.checked for one in called)


@pytest.mark.slow
def test_v1_playing_on_tells_the_better_turn_and_turned_around_the_worse() -> None:
    game = load("kakuro").game
    log, _ = play(game, 2, 5, Level.BEGINNER)
    worst = max(reviewed(game, 2, log, ONE), key=lambda one: one.valuation.loss)
    position = fold(game, 2, log[: worst.decision.ply], seed=None, client_seed=b"").position
    best, played = (tuple(map(game.read, one)) for one in (worst.valuation.best.moves, worst.decision.moves))
    better, worse = (gain("kakuro", game, position, ONE, turns) for turns in ((best, played), (played, best)))
    assert better.mean > 2 * better.error > 0
    assert worse.mean == pytest.approx(-better.mean)
    assert gain("kakuro", game, position, ONE, (best, best)).mean == 0


def test_v2_levels_are_in_order_only_where_the_better_one_gives_away_less() -> None:
    def games(lost: float, spread: float = 0.1) -> list[Result]:
        rng = Random(lost)
        return [Result(0, 0, rng.uniform(lost - spread, lost + spread), 10, 1, 0, 0, 0.1) for _ in range(60)]

    assert in_order(games(2.0), games(1.0)) == 1
    assert 0.05 < in_order(games(1.0, 1.0), games(1.01)) < 0.95
    assert in_order(games(1.0), games(2.0)) == 0
    assert in_order(games(1.0, 0), games(1.0, 0)) == 0, "the same is not in order"
