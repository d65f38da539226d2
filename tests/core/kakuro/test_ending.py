"""V5: the end of a game with known hands, against every continuation under the rules."""

from random import Random

import pytest

from core.bag import without
from core.game import Level, Seat
from core.grid import EMPTY
from core.kakuro.game import Kakuro
from core.kakuro.position import Position, hand_of
from core.kakuro.solver.ending import best_ending, lead_after, most_ahead
from core.kakuro.solver.opponents import choose
from core.kakuro.solver.search import moves
from core.kakuro.solver.valuation import value
from core.kakuro.view import DIGITS, over
from tests.core.kakuro.brute import scatter
from tests.core.kakuro.table import EXPERT, GAME, ONE, position

HANDS = (("3", "8"), ("38", ""), ("7", ""), ("4", "95"), ("26", "7"))


def lead(game: Kakuro, now: Position, seat: Seat) -> int:
    """The lead of a seat at the end if both play as well as possible; every move is tried under the rules."""
    mover = now.on_turn
    if not game.turn(now) or mover is None:
        return now.scores[seat - 1] - now.scores[2 - seat]
    turns = moves(now.rows, hand_of(now, mover), expert=game.rules.expert)
    if sum(map(len, now.hands)) == 1:  # the last card: only its points count
        ahead = now.scores[mover - 1] + max(one.points for one in turns) - now.scores[2 - mover]
        return ahead if mover == seat else -ahead
    values = [lead(game, game.apply(now, mover, one.move).position, seat) for one in turns]
    return max(values) if mover == seat else min(values)


@pytest.mark.parametrize("game", [GAME, EXPERT], ids=["default", "expert"])
@pytest.mark.parametrize(("mine", "theirs"), HANDS)
def test_v5_the_end_is_played_as_well_as_can_be(game: Kakuro, mine: str, theirs: str) -> None:
    rows = scatter(Random(f"{mine} {theirs}"), size=4, cards=11)
    now = position(rows, mine, theirs, bag="")
    move = best_ending(rows, mine, theirs, expert=game.rules.expert)
    assert move is not None
    most = most_ahead(rows, mine, theirs, expert=game.rules.expert)
    assert lead(game, game.apply(now, ONE, move).position, ONE) == lead(game, now, ONE) == most
    for one in moves(rows, mine, expert=game.rules.expert)[::7]:
        after = game.apply(now, ONE, one.move).position
        assert lead_after(rows, one, mine, theirs, expert=game.rules.expert) == lead(game, after, ONE)


def test_v5_a_search_of_the_end_that_takes_too_long_is_given_up() -> None:
    rows = scatter(Random(1), size=9, cards=40)
    assert best_ending(rows, "38", "26", expert=True, boards=20) is None
    assert most_ahead(rows, "38", "26", expert=True, boards=20) is None
    assert lead_after(rows, moves(rows, "38", expert=True)[0], "38", "26", expert=True, boards=20) is None


@pytest.mark.parametrize("hands", [("3", "8"), ("38", "4")])
def test_v5_a_master_plays_the_end_that_is_known(hands: tuple[str, str]) -> None:
    """All other cards lie on the board."""
    rng = Random(1)
    cards = without(DIGITS * 8, "".join(hands))
    rng.shuffle(cards)
    filled = "".join(over(card) if rng.random() < 0.3 else card for card in cards).ljust(81, EMPTY)
    rows = tuple(filled[at : at + 9] for at in range(0, 81, 9))
    now = position(rows, *hands)
    played = choose(GAME.view(now, ONE), Level.MASTER, rng)
    assert played == (best_ending(rows, *hands, expert=False),)
    assert value(GAME.view(now, ONE), played).given_away == 0
