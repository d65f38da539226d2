"""V5: which card the next seat has kept, as far as its moves tell."""

from dataclasses import replace
from math import log
from random import Random

import pytest

from core.bag import without
from core.game import Level, Seat
from core.kakuro.game import Kakuro
from core.kakuro.moves import Lay
from core.kakuro.position import Position
from core.kakuro.solver.inference import NextHand
from core.kakuro.solver.options import chances, unseen
from core.kakuro.view import DIGITS, View, digit
from core.replay import LogEntry, advance, begin, draws
from tests.core.kakuro.table import GAME, ONE, STRICT, TWO, board, play, position

SHEET = board(
    "C1",
    """
    -- -- -- -- r9 --
    -- -- -- y6 y3 y9
    -- -- y6 -- y9 --
    r3 r5 y2 -- -- --
    y9 -- r1 y3 r3 --
    -- -- -- y1 y5 y8
    -- -- y4 -- -- --
    """,
)
"""The board of the rule sheet, on which a red 8 on E2 makes 26 points, and a yellow 6 on F4 makes 13 if D4 is turned."""


def after_a_move(text: str, *, game: Kakuro = GAME, hands: tuple[str, ...] = ("12", "67")) -> Position:
    """The position after a move of the second seat, which has not drawn yet."""
    return play(position(SHEET, *hands, bag="12345", on_turn=TWO), text, game).position


def holds(view: View, card: str) -> float:
    """The probability that the next seat holds this card."""
    return NextHand(view).chances([int(one == card) for one in DIGITS])[DIGITS.index(card)]


def common(view: View, card: str, number: int) -> float:
    """The probability that this number of unseen cards includes this card."""
    return chances([int(one == card) for one in DIGITS], unseen(view), number)[DIGITS.index(card)]


def test_v5_a_seat_that_scores_half_as_much_has_hardly_kept_the_card_that_scores_most() -> None:
    view = GAME.view(after_a_move("F4 y6 turn D4"), ONE)
    assert sum(holds(view, one) for one in DIGITS) == pytest.approx(1), "it holds one card"
    assert 0 < holds(view, "8") < common(view, "8", 1) / 10
    assert holds(view, "5") > common(view, "5", 1)


def test_v5_a_card_drawn_since_may_be_any() -> None:
    now = after_a_move("F4 y6 turn D4")
    view = GAME.view(replace(now, hands=("12", "78"), bag="1234"), ONE)
    kept = GAME.view(now, ONE)
    for one in DIGITS:
        others = sum(holds(kept, other) for other in DIGITS if other != one)
        drawn = holds(kept, one) + others * unseen(view)[one] / (unseen(view).total() - 1)
        assert holds(view, one) == pytest.approx(drawn)


def test_v5_nothing_is_known_without_a_move_of_the_next_seat_that_stood() -> None:
    begun = position(SHEET, "12", "67", bag="12345")
    own = play(begun, "F4 y2").position
    third = after_a_move("F4 y6 turn D4", hands=("12", "67", "89"))
    wrong = after_a_move("F4 y6 turn G3", game=STRICT)
    assert wrong.last is not None
    assert wrong.last.wrong is not None
    for now, seat, number in ((begun, ONE, 2), (own, ONE, 2), (third, Seat(3), 2), (wrong, ONE, 1)):
        view = GAME.view(now, seat)
        for one in DIGITS:
            assert holds(view, one) == pytest.approx(common(view, one, number))
    alone = GAME.view(position(SHEET, "12", "", bag=""), ONE)
    assert not any(holds(alone, one) for one in DIGITS)


@pytest.mark.untraced
def test_v5_over_many_turns_the_card_kept_is_told_better_than_by_chance() -> None:
    seed, rng = bytes(32), Random(1)
    replay, _, _ = draws(GAME, begin(GAME, 2), seed=seed, client_seed=b"")
    kept, gained, forgotten = "", 0.0, 0.0
    while (turn := GAME.turn(replay.position)) and len(replay.position.bag) > 40:
        seat = min(turn)
        view = GAME.view(replay.position, seat)
        assert view.private is not None
        if kept:
            number = view.seats[2 - seat].cards
            gained += log(holds(view, kept) / common(view, kept, number))
            forgotten += log(holds(replace(view, earlier=()), kept) / common(view, kept, number))
        (move,) = GAME.choose(view, Level.CLUB, rng)
        assert isinstance(move, Lay)
        kept = "".join(without(view.private.hand, digit(move.card)))
        replay, _ = advance(GAME, replay, LogEntry(seat, GAME.format(move)), seed=seed, client_seed=b"")
        replay, _, _ = draws(GAME, replay, seed=seed, client_seed=b"")
    assert gained > forgotten > 5
