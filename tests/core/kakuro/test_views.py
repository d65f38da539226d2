"""What is seen and said of a position, and what a refused move looks like."""

from dataclasses import replace

import pytest

from core.dealing import First
from core.errors import RuleError
from core.game import Event
from core.kakuro.game import Kakuro
from core.kakuro.view import LastMove, Own, SeatView, Tried, View, digit, format_card, is_red, over, side
from tests.core.kakuro.table import EXPERT, GAME, ONE, STRICT, THREE, TWO, board, cell, chance, play, position

ROW = board("A5", "r8 y7 -- -- r2")


def test_a_card_is_a_digit_or_a_letter() -> None:
    assert [(digit(card), side(card), format_card(card), over(card)) for card in "4d"] == [
        ("4", "yellow", "y4", "d"),
        ("4", "red", "r4", "4"),
    ]
    assert [is_red(card) for card in "4d"] == [False, True]


def test_the_public_view_has_numbers_where_a_seat_sees_cards() -> None:
    laid = play(position(ROW, "13", bag="555"), "C5 y1").position
    public = GAME.view(laid, None)
    assert public.seats == (SeatView(8, 1, left=False), SeatView(0, 2, left=False))
    assert (public.bag, public.private, public.expert, public.ending, public.tried) == (3, None, False, "", None)
    assert GAME.view(laid, ONE).private == Own(ONE, "3")
    assert public.last is not None
    assert (public.last.text, public.last.points, public.last.turned) == ("C5 y1", 8, ())
    assert [(str(one.head), one.number, one.addends, one.points) for one in public.last.kakuros] == [
        ("A5", "8", "71", 8)
    ]


def test_a_leaver_is_marked() -> None:
    left = GAME.withdraw(position(ROW, "1", "2", "3"), TWO).position
    assert GAME.view(left, None).seats[1] == SeatView(0, 0, left=True)


def test_the_newest_move_is_told_as_it_was() -> None:
    fresh = position(board("A5", "y2 y6 y4 --"), "2", "1")
    assert GAME.recap(GAME.view(fresh, None)) == ()
    turned = play(fresh, "D5 y2 turn A5")
    assert [event.code for event in turned.events] == ["laid", "turned", "kakuro"]
    assert GAME.recap(GAME.view(turned.position, None)) == turned.events
    over_now = GAME.stop(turned.position).position
    assert GAME.recap(GAME.view(over_now, None)) == (*turned.events, Event("over-stopped"))
    back = play(fresh, "D5 r2 turn A5", STRICT)
    assert STRICT.recap(STRICT.view(back.position, None)) == back.events
    assert [event.code for event in back.events] == ["laid", "turned-back", "turned-apart"]


def test_everybody_sees_all_moves_made_so_far_oldest_first() -> None:
    now = position(ROW, "134", "11")
    made: list[LastMove | None] = []
    for text in ("C5 y1", "B6 y3", "B7 r4"):
        now = replace(play(now, text).position, on_turn=ONE)
        made.append(now.last)
    for seat in (None, ONE, TWO):
        view = GAME.view(now, seat)
        assert [*view.earlier, view.last] == made


def test_the_board_in_words() -> None:
    now = position(board("C4", "y3 -- -- r9\n-- r4 y7 y1"), "38", "7", "2", bag="99")
    left = GAME.withdraw(now, THREE).position
    assert GAME.describe(GAME.view(left, ONE)) == (
        Event("row", None, {"row": "4", "cards": "C4 y3, F4 r9"}),
        Event("row", None, {"row": "5", "cards": "D5 r4 y7 y1"}),
        Event("bag", None, {"count": 2}),
        Event("score", ONE, {"points": 0, "cards": 2}),
        Event("score", TWO, {"points": 0, "cards": 1}),
        Event("score-left", THREE, {"points": 0, "cards": 0}),
        Event("rack", ONE, {"cards": "3 8", "count": 2}),
    )


def test_the_public_hears_of_no_hand_and_an_empty_one_is_said_to_be_empty() -> None:
    now = position(ROW, "", "7")
    assert [event.code for event in GAME.describe(GAME.view(now, None))] == ["row", "bag", "score", "score"]
    assert GAME.describe(GAME.view(now, ONE))[-1] == Event("rack-empty", ONE, {"cards": "", "count": 0})


def test_a_move_is_made_at_once() -> None:
    seen = GAME.view(position(ROW, "1"), ONE)
    assert (GAME.draft(seen), GAME.quick_actions(seen)) == ((), ())


def test_k4_a_card_of_a_draft_is_seen_on_its_cell() -> None:
    seen = GAME.view(position(ROW, "1"), ONE)
    assert GAME.placed(seen, GAME.parse("C5 y1 turn E5")) == ((cell("C5"), "y1"),)
    assert GAME.choices(seen, "C5 y1") == ()


def test_a_running_total_is_the_score() -> None:
    now = play(position(ROW, "13", bag="55"), "C5 y1").position
    assert [GAME.points(now, ONE), GAME.points(now, TWO)] == [8, 0]
    assert GAME.view(chance(now, "refill 1 5").position, TWO).turn == {TWO}


def refused(text: str, *, game: Kakuro = GAME, rows: tuple[str, ...] = ROW) -> tuple[View, View | None]:
    """The view before a move that is refused, and the one that shows it."""
    before = position(rows, "13")
    seen = game.view(before, ONE)
    move = game.resolve(seen, game.parse(text))
    with pytest.raises(RuleError) as caught:
        game.apply(before, ONE, move)
    return seen, game.with_errors_marked(seen, move, caught.value)


def test_a_refused_turning_is_shown_with_the_cells_at_fault() -> None:
    before, shown = refused("C5 y1 turn E5")
    assert shown is not None
    assert shown.rows == board("A5", "r8 y7 y1 -- y2")
    assert shown.tried == Tried(cell("C5"), (cell("E5"),), frozenset({cell("D5"), cell("E5")}))
    assert (shown.last, shown.scores, shown.private) == (before.last, before.scores, before.private)


def test_a_card_on_a_lonely_cell_is_shown_there_and_one_on_a_taken_cell_is_not() -> None:
    _, lonely = refused("I9 y1")
    assert lonely is not None
    assert lonely.tried == Tried(cell("I9"), (), frozenset({cell("I9")}))
    assert lonely.rows[8] == "........1"
    before, taken = refused("B5 y1")
    assert taken is not None
    assert taken.rows == before.rows
    assert taken.tried == Tried(cell("B5"), (), frozenset({cell("B5")}))


@pytest.mark.parametrize(
    ("text", "turned"), [("C5 y1 turn C5", ()), ("C5 y1 turn A5 A5", ("A5",)), ("C5 y1 turn A5 C9", ("A5",))]
)
def test_what_cannot_be_turned_is_left_as_it_is(text: str, turned: tuple[str, ...]) -> None:
    _, shown = refused(text, game=EXPERT)
    assert shown is not None
    assert shown.tried is not None
    assert tuple(map(str, shown.tried.turned)) == turned
    assert shown.rows == board("A5", "y8 y7 y1 -- r2" if turned else "r8 y7 y1 -- r2")


def test_a_card_one_does_not_have_is_not_shown() -> None:
    assert refused("C5 y9")[1] is None
    assert (
        GAME.with_errors_marked(GAME.view(position(ROW, "1"), ONE), First(ONE), RuleError("not-your-turn", marked="A1"))
        is None
    )
