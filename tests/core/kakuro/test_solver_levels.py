"""The three levels and the hint: always lawful, each of its own strength."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from core.game import CHANCE, Level
from core.kakuro.game import Kakuro
from core.kakuro.notation import format_move
from core.kakuro.solver.opponents import choose, hint
from core.kakuro.solver.options import expected
from core.kakuro.solver.search import best, moves
from core.kakuro.solver.valuation import MARGIN, value
from core.kakuro.view import View
from core.replay import LogEntry, advance, begin, draws
from tests.core.kakuro.brute import scatter
from tests.core.kakuro.table import EXPERT, GAME, ONE, board, play, position
from tests.examples import LONG
from tests.present import present

START = board("C3", "-- -- y6 -- --\n-- -- -- -- --\ny9 -- r4 -- y1\n-- -- -- -- --\n-- -- y4 -- --")
BUSY = scatter(Random(7), size=9, cards=30)


def seen(rows: tuple[str, ...], hand: str, *, bag: str = "123456789", other: str = "55") -> View:
    return GAME.view(position(rows, hand, other, bag=bag), ONE)


def points(view: View, level: Level, seed: int = 0) -> int:
    """The points of the level's move."""
    (move,) = choose(view, level, Random(seed))
    assert view.private is not None
    return {one.move: one.points for one in moves(view.rows, view.private.hand, expert=view.expert)}[move]


def test_club_takes_the_best_score_where_nothing_speaks_against_it() -> None:
    for game in (GAME, EXPERT):
        view = game.view(position(BUSY, "38"), ONE)
        top = present(best(BUSY, "38", expert=view.expert))
        assert points(view, Level.CLUB) == top.points > 0


def test_a_beginner_overlooks_much_and_turns_one_card_at_most() -> None:
    view = EXPERT.view(position(BUSY, "38"), ONE)
    taken = [choose(view, Level.BEGINNER, Random(seed))[0] for seed in range(30)]
    assert max(len(move.turned) for move in taken) == 1
    top = present(best(BUSY, "38", expert=True))
    assert sum(points(view, Level.BEGINNER, seed) for seed in range(30)) < 30 * top.points / 2
    assert len(set(taken)) > 3


@pytest.mark.untraced
@pytest.mark.parametrize("level", [Level.CLUB, Level.MASTER])
def test_v5_points_are_given_up_so_as_not_to_open_more(level: Level) -> None:
    given_up = 0
    for number in range(12):
        view = seen(scatter(Random(number), size=9, cards=25), "38")
        top = present(best(view.rows, "38", expert=False))
        given_up += points(view, level) < top.points
    assert given_up


def test_a_master_takes_the_best_score_with_the_last_card() -> None:
    view = seen(BUSY, "3", bag="", other="")
    assert points(view, Level.MASTER) == points(view, Level.CLUB)


def test_a_master_sees_the_same_move_every_time() -> None:
    view = seen(BUSY, "38")
    assert choose(view, Level.MASTER, Random(1)) == choose(view, Level.MASTER, Random(2))


@pytest.mark.parametrize("holds", [0, 1, 2])
def test_what_a_hand_of_unseen_cards_scores_is_counted_exactly(holds: int) -> None:
    """The chances behind a master's forecast, against every hand that could be dealt."""
    tops, unseen = (5, 9, 0, 5, 0, 0, 12, 1, 3), "11123444479"
    worths = [max((tops[int(card) - 1] for card in hand), default=0) for hand in permutations(unseen, holds)]
    assert expected(tops, Counter(unseen), holds) == pytest.approx(sum(worths) / len(worths))


@pytest.mark.slow
@pytest.mark.parametrize("game", [GAME, EXPERT], ids=["default", "expert"])
@pytest.mark.parametrize("level", Level)
def test_every_level_plays_a_lawful_game_to_the_end(level: Level, game: Kakuro) -> None:
    """Against two club players, who think less; in `make long` all three are of the level."""
    replay, _, _ = draws(game, begin(game, 3), seed=bytes(32), client_seed=b"")
    rng = Random(5)
    while turn := game.turn(replay.position):
        (seat,) = turn
        assert seat != CHANCE
        playing = level if LONG or seat == ONE else Level.CLUB
        (move,) = game.choose(game.view(replay.position, seat), playing, rng)
        replay, _ = advance(game, replay, LogEntry(seat, game.format(move)), seed=bytes(32), client_seed=b"")
        replay, _, _ = draws(game, replay, seed=bytes(32), client_seed=b"")
    assert replay.position.ending == "finished"


def test_the_hint_is_the_best_move_in_canonical_notation() -> None:
    said = hint(seen(BUSY, "38"))
    top = present(best(BUSY, "38", expert=False))
    assert (said.move, said.code, said.facts) == (format_move(top.move), "hint-lay", {"points": top.points})


@pytest.mark.parametrize(
    ("seed", "cards", "hand", "code", "facts"),
    [
        (58, 30, "69", "hint-keeps", {"points": 14, "most": 17}),
        (317, 12, "17", "hint-opens", {"points": 8, "most": 11}),
    ],
)
def test_v1_the_hint_is_another_move_if_it_is_clearly_worth_more(
    seed: int, cards: int, hand: str, code: str, facts: dict[str, int]
) -> None:
    rows = scatter(Random(seed), size=9, cards=cards)
    said, top = hint(seen(rows, hand)), best(rows, hand, expert=False)
    assert (said.code, said.facts) == (code, facts)
    assert top is not None
    assert top.points == facts["most"]
    hinted, most = (value(seen(rows, hand), (GAME.read(move),)) for move in (said.move, format_move(top.move)))
    assert (hinted.loss, most.loss > MARGIN) == (0, True)


def test_the_hint_where_nothing_scores_is_a_move_all_the_same() -> None:
    said = hint(seen(START, "88"))
    assert (said.code, said.facts) == ("hint-nothing", {})
    assert play(position(START, "88"), said.move).position.scores == (0, 0)


def test_there_is_no_answer_without_a_hand() -> None:
    public = GAME.view(position(START, "38"), None)
    with pytest.raises(ValueError, match="public"):
        hint(public)
    with pytest.raises(ValueError, match="no move"):
        choose(seen(START, ""), Level.CLUB, Random(1))
