"""The three levels and the hint: always lawful, each of its own strength."""

from collections import Counter
from dataclasses import replace
from operator import attrgetter
from random import Random

import pytest

from core.game import Level
from core.summy.moves import Exchange, Lay
from core.summy.notation import format_move
from core.summy.solver.opponents import choose, hint
from core.summy.solver.search import ScoredLay, moves
from core.summy.solver.valuation import MARGIN
from core.summy.view import View
from tests.boards import board
from tests.core.summy.table import GAME, ONE, chance, play, position

OPENING = board("M13", "=")
BUSY = board("J11", "..5....\n..+....\n.#2x3=6\n..=.-..\n..7.1..\n..#.=..\n....2..\n....#..")
NOTHING = "==++x:--"


def seen(rows: tuple[str, ...], rack: str, *, stock: str = "0123456789" * 3, other: str = "00112233") -> View:
    return GAME.view(position(rows, rack, other, stock=stock), ONE)


def best(rows: tuple[str, ...], rack: str) -> ScoredLay:
    """The laying with the most points."""
    return max(moves(rows, rack), key=attrgetter("points"))


def points(view: View, level: Level, seed: int = 0) -> int:
    """The points of the level's laying."""
    (move,) = choose(view, level, Random(seed))
    assert view.private is not None
    return {one.move: one.points for one in moves(view.rows, view.private.rack)}[move] if isinstance(move, Lay) else 0


def test_v5_club_takes_the_best_score_of_a_last_turn_and_else_minds_what_it_keeps() -> None:
    top = best(BUSY, "==+-1238")
    assert 0 < points(seen(BUSY, "==+-1238"), Level.CLUB) < top.points
    assert points(replace(seen(BUSY, "==+-1238", stock=""), final=True), Level.CLUB) == top.points


@pytest.mark.untraced
def test_a_beginner_takes_something_from_the_lower_half() -> None:
    view = seen(BUSY, "12368+x=")
    worth = {one.move: one.points for one in moves(BUSY, "12368+x=")}
    chosen = [choose(view, Level.BEGINNER, Random(seed)) for seed in range(30)]
    taken = [worth[move] for (move,) in chosen if isinstance(move, Lay)]
    assert len(taken) == len(chosen)
    assert max(taken) <= sorted(worth.values())[len(worth) // 2]
    assert len(set(taken)) > 3


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("stock", ["", "3", "0123456789" * 3])
def test_without_a_laying_every_level_exchanges(level: Level, stock: str) -> None:
    (move,) = choose(seen(OPENING, NOTHING, stock=stock), level, Random(1))
    assert isinstance(move, Exchange)
    assert not Counter(move.tiles) - Counter(NOTHING)
    assert move.tiles


def test_a_master_gives_away_equals_and_operators_of_which_there_are_many() -> None:
    (move,) = choose(seen(OPENING, "===+++x9"), Level.MASTER, Random(1))
    assert isinstance(move, Exchange)
    assert move.tiles.count("=") >= 2
    assert move.tiles.count("+") >= 2
    assert "9" not in move.tiles


def test_a_master_gives_up_points_for_a_better_rack() -> None:
    top = best(BUSY, "==+-1238")
    assert 0 < points(seen(BUSY, "==+-1238"), Level.MASTER) < top.points


def test_a_master_takes_the_best_score_in_the_last_turn() -> None:
    view = replace(seen(BUSY, "==12+-34", stock=""), final=True)
    top = best(BUSY, "==12+-34")
    assert points(view, Level.MASTER) == top.points


@pytest.mark.untraced
def test_a_master_sees_the_same_move_every_time() -> None:
    view = seen(OPENING, "2x36789", stock="")
    assert choose(view, Level.MASTER, Random(1)) == choose(view, Level.MASTER, Random(2))


@pytest.mark.untraced
@pytest.mark.parametrize("level", Level)
def test_every_level_plays_a_lawful_game_to_the_end(level: Level) -> None:
    game, rng = GAME, Random(5)
    now = position(OPENING, "12368+x=", "0457-9=1", stock="33=x8")
    for _ in range(40):
        if not game.turn(now):
            break
        if now.due:
            count = min(8 - len(now.racks[(now.on_turn or 1) - 1]), len(now.stock))
            now = chance(now, f"refill {now.on_turn} {' '.join(now.stock[:count])}").position
            continue
        assert now.on_turn is not None
        (move,) = choose(game.view(now, now.on_turn), level, rng)
        now = play(now, format_move(move)).position
    assert now.ending == "finished"


def test_v1_the_hint_is_the_laying_with_the_most_points_in_canonical_notation() -> None:
    said = hint(seen(OPENING, "2x36"))
    top = best(OPENING, "2x36")
    assert (said.move, said.code, said.facts) == (format_move(top.move), "hint-lay", {"points": top.points})


@pytest.mark.parametrize(
    ("rows", "rack", "code", "facts"),
    [
        (BUSY, "==+-1238", "hint-keeps", {"points": 22, "most": 24}),
        (OPENING, "====1+01", "hint-exchange-rather", {"count": 7, "most": 2}),
    ],
)
def test_v1_the_hint_is_another_turn_if_it_is_clearly_worth_more(
    rows: tuple[str, ...], rack: str, code: str, facts: dict[str, int]
) -> None:
    view = seen(rows, rack)
    said = hint(view)
    assert (said.code, said.facts) == (code, facts)
    assert facts["most"] == best(rows, rack).points
    hinted, most = (GAME.value(view, (GAME.read(move),)) for move in (said.move, format_move(best(rows, rack).move)))
    assert hinted is not None
    assert most is not None
    assert (hinted.loss, most.loss > MARGIN) == (0, True)


def test_the_hint_without_a_laying_names_what_to_exchange() -> None:
    said = hint(seen(OPENING, NOTHING))
    assert said.code == "hint-exchange"
    assert said.move.startswith("exchange ")
    assert said.facts == {"count": len(said.move.split()) - 1}
    assert play(position(OPENING, NOTHING, stock="0" * 9), said.move).events


def test_the_public_view_gets_no_answer() -> None:
    public = GAME.view(position(OPENING, NOTHING), None)
    with pytest.raises(ValueError, match="public"):
        hint(public)
    with pytest.raises(ValueError, match="public"):
        choose(public, Level.CLUB, Random(1))
