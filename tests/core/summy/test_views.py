"""What is seen and said of a position."""

from core.game import Event
from core.summy.view import Own, SeatView
from tests.boards import board
from tests.core.summy.table import GAME, ONE, THREE, TWO, chance, play, position

OPENING = board("M13", "=")


def test_the_public_view_has_numbers_where_a_seat_sees_tiles() -> None:
    laid = play(position(OPENING, "2x361111", stock="99999"), "J13> 2x3=6").position
    public = GAME.view(laid, None)
    assert public.seats == (SeatView(11, 4, left=False), SeatView(0, 8, left=False))
    assert (public.stock, public.private, public.final, public.ending) == (5, None, False, "")
    assert GAME.view(laid, ONE).private == Own(ONE, "1111")
    assert public.last is not None
    assert [str(cell) for cell in public.last.cells] == ["J13", "K13", "L13", "N13"]
    assert [(one.text, one.points, str(one.start)) for one in public.last.sums] == [("2x3=6", 11, "J13")]


def test_a_leaver_is_marked() -> None:
    left = GAME.withdraw(position(OPENING, "1", "2", "3"), TWO).position
    assert GAME.view(left, None).seats[1] == SeatView(0, 0, left=True)


def test_the_newest_move_is_told_as_it_was() -> None:
    fresh = position(OPENING, "2x361111", "1")
    assert GAME.recap(GAME.view(fresh, None)) == ()
    laid = play(fresh, "J13> 2x3=6")
    assert GAME.recap(GAME.view(laid.position, None)) == (laid.events[0], Event("final-round"))
    swapped = play(position(OPENING, "12345678", stock="9"), "exchange 1 2")
    assert GAME.recap(GAME.view(swapped.position, None)) == (Event("exchanged", ONE, {"count": 2}),)
    over = GAME.stop(swapped.position).position
    assert GAME.recap(GAME.view(over, None)) == (Event("exchanged", ONE, {"count": 2}), Event("over-stopped"))


def test_the_board_in_words() -> None:
    now = position(board("K12", "1+.3#\n.#=.."), "12x", "7", "3", stock="99")
    left = GAME.withdraw(now, THREE).position
    assert GAME.describe(GAME.view(left, ONE)) == (
        Event("row", None, {"row": "12", "runs": "K12 1+, N12 3"}),
        Event("row", None, {"row": "13", "runs": "M13 ="}),
        Event("blocked", None, {"cells": "O12 L13", "count": 2}),
        Event("stock", None, {"count": 2}),
        Event("score", ONE, {"points": 0, "tiles": 3}),
        Event("score", TWO, {"points": 0, "tiles": 1}),
        Event("score-left", THREE, {"points": 0, "tiles": 0}),
        Event("rack", ONE, {"tiles": "1 2 x"}),
    )


def test_the_public_hears_of_no_rack_and_an_empty_one_is_said_to_be_empty() -> None:
    now = position(OPENING, "", "7")
    assert [event.code for event in GAME.describe(GAME.view(now, None))] == ["row", "stock", "score", "score"]
    assert GAME.describe(GAME.view(now, ONE))[-1] == Event("rack-empty", ONE, {"tiles": ""})


def test_a_running_total_is_the_score() -> None:
    now = play(position(OPENING, "2x361111", stock="9999"), "J13> 2x3=6").position
    assert [GAME.points(now, ONE), GAME.points(now, TWO)] == [11, 0]
    assert GAME.view(chance(now, "refill 1 9 9 9 9").position, TWO).turn == {TWO}
