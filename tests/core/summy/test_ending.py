"""V5: the end of a game with known racks, against every continuation under the rules; and looking ahead before it."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from core.game import Level, Seat
from core.summy.moves import Exchange, Lay
from core.summy.position import Position, rack_of
from core.summy.solver.ahead import TILES
from core.summy.solver.ending import Turn, best_ending, lead_after, most_ahead
from core.summy.solver.opponents import choose
from core.summy.solver.options import options
from core.summy.solver.search import moves
from core.summy.solver.valuation import MARGIN, value
from core.summy.view import BLOCKER
from tests.boards import board
from tests.core.summy.table import GAME, ONE, position
from tests.present import present

BUSY = board("J11", "..5....\n..+....\n.#2x3=6\n..=.-..\n..7.1..\n..#.=..\n....2..\n....#..")
SHORT = board("K13", "2x3=6")
ENDS = (
    (BUSY, "12368+", "0457-"),
    (BUSY, "2359=", "1468+"),
    (BUSY, "1379-", "24+=56"),
    (SHORT, "13+=25", "0247="),
    (SHORT, "==++x-", "12579"),
)


def lead(now: Position, seat: Seat) -> int:
    """The lead of a seat at the end if both play as well as possible; every move is tried under the rules."""
    if not GAME.turn(now):
        return now.scores[seat - 1] - now.scores[2 - seat]
    mover = present(now.on_turn)
    if now.final:  # nobody moves after them: only their points count
        most = max((one.points for one in moves(now.rows, rack_of(now, mover))), default=0)
        ahead = now.scores[mover - 1] + most - now.scores[2 - mover]
        return ahead if mover == seat else -ahead
    values = [lead(GAME.apply(now, mover, move).position, seat) for move in every(now, mover)]
    return max(values) if mover == seat else min(values)


def every(now: Position, mover: Seat) -> Iterator[Lay | Exchange]:
    """Every laying and every exchange."""
    rack = rack_of(now, mover)
    yield from (one.move for one in moves(now.rows, rack))
    parts = {"".join(part) for count in range(1, len(rack) + 1) for part in combinations(rack, count)}
    yield from map(Exchange, sorted(parts))


@pytest.mark.untraced
@pytest.mark.parametrize(("rows", "mine", "theirs"), ENDS)
def test_v5_the_end_is_played_as_well_as_can_be(rows: tuple[str, ...], mine: str, theirs: str) -> None:
    now = position(rows, mine, theirs)
    move = best_ending(rows, mine, theirs)
    assert move is not None
    assert lead(GAME.apply(now, ONE, move).position, ONE) == lead(now, ONE) == most_ahead(rows, mine, theirs)
    for one in options(GAME.view(now, ONE))[::9]:
        after = GAME.apply(now, ONE, one.move).position
        assert lead_after(rows, Turn(one.points, one.move, one.kept), theirs) == lead(after, ONE)


def test_v5_a_search_of_the_end_that_takes_too_long_is_given_up() -> None:
    assert best_ending(BUSY, "12368+x=", "0457-9=1", boards=20) is None
    assert most_ahead(BUSY, "12368+x=", "0457-9=1", boards=20) is None
    assert lead_after(BUSY, Turn(0, Exchange("1"), "2368+x="), "0457-9=1", boards=20) is None


@pytest.mark.parametrize(("mine", "theirs"), [("2359=", "1468+"), ("12368+", "0457-")])
def test_v5_a_master_plays_the_end_that_is_known(mine: str, theirs: str) -> None:
    now = position(walled(BUSY, mine + theirs), mine, theirs)
    played = choose(GAME.view(now, ONE), Level.MASTER, Random(1))
    assert played == (best_ending(now.rows, mine, theirs),)
    assert value(GAME.view(now, ONE), played).given_away == 0
    most, poor = most_ahead(now.rows, mine, theirs), lead_after(now.rows, Turn(0, Exchange(mine), ""), theirs)
    assert value(GAME.view(now, ONE), (Exchange(mine),)).given_away == present(most) - present(poor) > 0


@pytest.mark.parametrize(("mine", "theirs"), [("57+=1", "99x=8"), ("6-18=", "975:3")])
def test_v5_a_master_gives_up_points_for_a_better_end(mine: str, theirs: str) -> None:
    now = position(walled(BUSY, mine + theirs), mine, theirs)
    (move,) = choose(GAME.view(now, ONE), Level.MASTER, Random(1))
    (nearest,) = choose(GAME.view(now, ONE), Level.CLUB, Random(1))
    assert lead(GAME.apply(now, ONE, move).position, ONE) > lead(GAME.apply(now, ONE, nearest).position, ONE)


@pytest.mark.parametrize(("mine", "theirs"), [("92+0=5", "3::1="), ("14=0-8", "1+7-8")])
def test_v2_the_best_end_is_no_mistake(mine: str, theirs: str) -> None:
    view = GAME.view(position(walled(BUSY, mine + theirs), mine, theirs), ONE)
    valued = present(GAME.value(view, choose(view, Level.MASTER, Random(1))))
    assert valued.best.value - valued.played.value > MARGIN
    assert valued.loss == 0


def walled(rows: tuple[str, ...], held: str) -> tuple[str, ...]:
    """The board with all tiles that nobody holds: those it did not have yet lie behind a wall of blockers."""
    rest = list((TILES - Counter("".join(rows)) - Counter(held)).elements())
    wall = BLOCKER * len(rows)
    filled = "".join(rest).ljust(len(rows) * 5, BLOCKER)
    return (*(filled[at : at + len(rows)] for at in range(0, len(filled), len(rows))), wall, *rows[6:])
