"""V1: the laws that every valuation of a turn keeps, whatever the game."""

import pickle
from functools import cache
from random import Random
from typing import Any

import pytest

from bot.games import registry
from core.game import Level, Seat
from core.replay import Replay, entries_in_force, fold
from core.review import Reviewed, decisions, most_expensive, reviewed
from tests.company import fewest
from tests.conformance.games import GAMES, HIDE
from tests.conformance.playing import Played, played
from tests.core.summa import first_sight
from tests.examples import examples
from tests.present import present

FIRST_SIGHT = {"summa": first_sight.worth}
"""What a turn is worth before anybody looks ahead, in games whose reviews do; elsewhere reviews go by it themselves."""

ONE_MELD = frozenset({"rummy-pur", "rummy-plus"})
"""Games in which a club player sees not all turns that a review compares, but all that a beginner does."""

SAME = 1e-6
"""Sums of the same floats in another order differ by less."""


@pytest.fixture(params=GAMES, scope="module")
def some(request: pytest.FixtureRequest) -> Played:
    """A game between beginners; of the toy, too."""
    return played(request.param, fewest(request.param) if request.param != "toy" else 2)


def turns(some: Played) -> tuple[tuple[Seat, Reviewed[Any]], ...]:
    """Every turn that can be valued, with its seat."""
    return _turns(some.name, some.seats)


@cache
def _turns(name: str, number: int) -> tuple[tuple[Seat, Reviewed[Any]], ...]:
    some = played(name, number)
    seats = [Seat(number) for number in range(1, some.seats + 1)]
    found = tuple((seat, one) for seat in seats for one in reviewed(some.game, some.seats, some.log, seat))
    assert found
    return found


def before(some: Played, one: Reviewed[Any]) -> Replay[Any]:
    """The position in which a decision was made."""
    held = entries_in_force(some.game, some.seats, some.log)
    return fold(some.game, some.seats, held[: one.decision.ply], seed=None, client_seed=b"")


@pytest.mark.untraced
def test_v1_no_turn_is_worth_more_than_the_best(some: Played) -> None:
    for _, one in turns(some):
        found = one.valuation
        assert found.played.value <= found.best.value
        assert found.second is None or found.second.value <= found.best.value
        assert found.second is None or found.second.moves != found.best.moves
        assert found.loss == 0 or found.loss > found.margin >= 0
        assert found.given_away >= 0


@pytest.mark.untraced
def test_v1_a_turn_is_weighed_the_same_each_time(some: Played) -> None:
    for _, one in turns(some):
        moves = tuple(map(some.game.read, one.decision.moves))
        again = some.game.value(pickle.loads(pickle.dumps(one.decision.view)), moves)
        assert again == one.valuation
        assert pickle.loads(pickle.dumps(again)) == again


@pytest.mark.untraced
def test_v1_nothing_hidden_changes_a_valuation(some: Played) -> None:
    """All that the seat could not see, redealt: the same view, and the same valuation."""
    rng, changed = Random(1), 0
    for seat, one in turns(some):
        position = before(some, one).position
        anew = HIDE[some.name](position, seat, rng)
        changed += anew != position
        found = some.game.value(some.game.view(anew, seat), tuple(map(some.game.read, one.decision.moves)))
        assert found == one.valuation
    assert changed, "something was hidden"


@pytest.mark.untraced
def test_v1_the_best_turn_can_be_played_and_is_worth_as_much(some: Played) -> None:
    for seat, one in turns(some)[::3]:
        position, best = before(some, one).position, one.valuation.best
        moves = tuple(map(some.game.read, best.moves))
        for move in moves:
            position = some.game.apply(position, seat, move).position
        again = present(some.game.value(one.decision.view, moves))
        assert again.best.value == pytest.approx(best.value)
        assert again.played.value == pytest.approx(best.value)
        assert again.loss == 0


def test_v1_every_finished_turn_is_a_decision_with_what_its_seat_saw(some: Played) -> None:
    for number in range(1, some.seats + 1):
        seat = Seat(number)
        made = list(decisions(some.game, some.seats, some.log, seat))
        held = [entry for entry in entries_in_force(some.game, some.seats, some.log) if entry.seat == seat]
        told = [text for one in made for text in one.moves]
        assert set(told) <= {entry.text for entry in held}
        for one in made:
            position = fold(some.game, some.seats, some.log[: one.ply], seed=None, client_seed=b"").position
            assert one.view == some.game.view(position, seat)
            assert seat in one.view.turn


def test_v2_the_most_expensive_turns_come_first(some: Played) -> None:
    found = [one for _, one in turns(some)]
    lost = [one.valuation.loss for one in most_expensive(found, 3)]
    assert lost == sorted((one.valuation.loss for one in found), reverse=True)[: len(lost)]
    assert all(lost)
    assert most_expensive([one for one in found if not one.valuation.loss], 3) == ()


@pytest.mark.slow
@pytest.mark.parametrize("name", registry.GAMES)
def test_v1_beginners_give_away_more_than_computers_that_know_better(name: str) -> None:
    """Their most expensive turns, if there are any, and what the better computers play in the same positions."""
    some = played(name, fewest(name))
    given: dict[Level, float] = dict.fromkeys(Level, 0.0)
    worst = most_expensive([one for _, one in turns(some)], examples(5, long=12))
    for one in worst:
        view = one.decision.view
        given[Level.BEGINNER] += one.valuation.given_away
        for level in (Level.CLUB, Level.MASTER):
            moves = tuple(some.game.choose(view, level, Random(1)))
            given[level] += present(some.game.value(view, moves)).given_away
    assert not worst or given[Level.BEGINNER] > max(given[Level.CLUB], given[Level.MASTER])


@pytest.mark.untraced
@pytest.mark.parametrize("name", registry.GAMES)
def test_v5_a_club_player_plays_the_best_turn(name: str) -> None:
    """At first sight: no turn that a review names is worth more, in Rummy none that a beginner would play."""
    game = played(name, fewest(name)).game
    for _, one in turns(played(name, fewest(name)))[::4]:
        view = one.decision.view
        chosen = tuple(game.choose(view, Level.CLUB, Random(1)))
        found = present(game.value(view, chosen))
        if name in ONE_MELD:
            beginners = tuple(game.choose(view, Level.BEGINNER, Random(1)))
            assert found.played.value >= present(game.value(view, beginners)).played.value - SAME
            continue
        if name not in FIRST_SIGHT:
            assert found.played.value == pytest.approx(found.best.value)
            continue
        named = [one.decision.moves, *(each.moves for each in (found.best, found.second) if each)]
        most = max(FIRST_SIGHT[name](view, tuple(map(game.read, moves))) for moves in named)
        assert FIRST_SIGHT[name](view, chosen) >= most - SAME


@pytest.mark.untraced
@pytest.mark.parametrize("level", Level)
def test_v5_nothing_hidden_changes_a_computers_turn(some: Played, level: Level) -> None:
    """All that the seat could not see, redealt: the same seed, and the same lawful moves."""
    rng, changed = Random(1), 0
    for seat, one in turns(some)[:: 12 if level is Level.MASTER else 4]:
        position = before(some, one).position
        anew = HIDE[some.name](position, seat, rng)
        changed += anew != position
        moves = [
            tuple(some.game.choose(some.game.view(each, seat), level, Random(one.decision.ply)))
            for each in (position, anew)
        ]
        assert moves[0] == moves[1]
        for move in moves[0]:
            position = some.game.apply(position, seat, move).position
    assert changed, "something was hidden"
