"""What may be typed, what it means, and how moves are written."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.dealing import Deal, First, Refill
from core.game import Seat
from core.grid import Cell
from core.kakuro.moves import Lay, Move, SetUp, outwards
from core.kakuro.view import DIGITS, RED, YELLOW
from tests.core.kakuro.table import GAME, ONE, board, cell, position
from tests.core.refusals import unreadable

YELLOW_FOUR = Lay(cell("C6"), "4")
RED_FOUR = Lay(cell("C6"), "d")
TURNING = Lay(cell("H4"), "7", (cell("E4"),))
SEVERAL = Lay(cell("H4"), "7", (cell("E4"), cell("C4")))


@pytest.mark.parametrize(
    "text",
    [
        "C6 y4",
        "c6 Y4",
        " C6y4 ",
        "C 6 y 4",
        "c6 yellow 4",
        "C6 4y",
        "c6 4 yellow",
        "C6: gelb 4",
        "C6 gelbe 4",
        "c6 g4",
        "C6 = y4",
        "y4 C6",
        "gelbe 4 auf C6",
        "yellow 4 on c6",
        "4 gelb nach C6",
    ],
)
def test_a_yellow_card_may_be_typed_in_many_ways(text: str) -> None:
    assert GAME.parse(text) == YELLOW_FOUR


@pytest.mark.parametrize(
    "text", ["C6 r4", "c6 red 4", "C6 rot 4", "C6 4r", "rote 4 auf C6", "red4 c6", "r4 to C6", "C6 rote 4"]
)
def test_a_red_card_may_be_typed_in_many_ways(text: str) -> None:
    assert GAME.parse(text) == RED_FOUR


@pytest.mark.parametrize(
    "text",
    [
        "H4 y7 turn E4",
        "h4 y7, flip e4",
        "H4 7y TURN E4",
        "h4 gelb 7 drehe e4",
        "H4 y7 drehe E4 um",
        "h4 y7 wende e4",
        "H4 y7 umdrehen E4",
        "H4 gelbe 7, E4 umdrehen",
        "gelbe 7 in H4 und E4 wenden",
        "y7 h4 turn e4 over",
        "H4 y7 turning E4",
        "H4 y7 and turn over E4",
        "h4 gelbe 7 und drehe e4 um",
    ],
)
def test_a_card_to_turn_may_be_typed_in_many_ways(text: str) -> None:
    assert GAME.parse(text) == TURNING


@pytest.mark.parametrize(
    "text",
    [
        "H4 y7 turn E4 C4",
        "h4 y7 flip e4, c4",
        "H4 y7 drehe E4 und C4",
        "gelbe 7 auf H4, E4 und C4 umdrehen",
        "H4 y7 turn E4 and C4",
    ],
)
def test_several_cards_to_turn_may_be_typed_in_many_ways(text: str) -> None:
    assert GAME.parse(text) == SEVERAL


def test_a_g_is_a_column_or_gelb_by_where_it_stands() -> None:
    assert GAME.parse("G4 g6") == Lay(cell("G4"), "6")
    assert GAME.parse("g6 y4") == Lay(cell("G6"), "4")
    assert GAME.parse("r4 g6") == Lay(cell("G6"), "d")


def test_turned_cards_are_named_from_the_laid_one_outwards() -> None:
    view = GAME.view(position(board("E4", "r4"), "7"), ONE)
    move = GAME.resolve(view, GAME.parse("H4 y7 turn C4 E4 I4 A4"))
    assert GAME.format(move) == "H4 y7 turn I4 E4 C4 A4"
    assert outwards(cell("E5"), [cell("E6"), cell("D5"), cell("E4"), cell("E7")]) == (
        cell("D5"),
        cell("E4"),
        cell("E6"),
        cell("E7"),
    )


def test_no_move_is_secret() -> None:
    assert not GAME.is_secret(TURNING)


@pytest.mark.parametrize("text", ["H4 y7 turn E4 turn C4", "h4 g7 drehe e4 und drehe c4", "H4 y7 turn E4, flip C4"])
def test_every_card_to_turn_may_have_a_word_of_its_own(text: str) -> None:
    assert GAME.parse(text) == GAME.parse("H4 y7 turn E4 C4")


@pytest.mark.parametrize(
    ("text", "yellow", "red"),
    [
        ("C6 4", "C6 y4", "C6 r4"),
        ("h4 7 turn e4", "H4 y7 turn E4", "H4 r7 turn E4"),
        ("C6  4 ", "C6 y4", "C6 r4"),
        ("4 on c6", "C6 y4", "C6 r4"),
        ("lege die 4 auf C6", "C6 y4", "C6 r4"),
        ("7 H4, turn e4", "H4 y7 turn E4", "H4 r7 turn E4"),
    ],
)
def test_a_card_without_its_side_is_offered_both_ways(text: str, yellow: str, red: str) -> None:
    facts = {"yellow": yellow, "red": red, "nearest": yellow, "cell": yellow[:2], "digit": red[4]}
    assert unreadable(GAME.parse, text) == ("side-missing", facts)


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("C6", "card-missing", {"cell": "C6"}),
        ("g7 drehe e4", "card-missing", {"cell": "G7"}),
        ("y4", "cell-missing", {"side": "yellow", "digit": "4"}),
        ("4 red turn E4", "cell-missing", {"side": "red", "digit": "4"}),
        ("turn E4", "only-turned", {}),
        ("drehe e4, c4", "only-turned", {}),
    ],
)
def test_a_part_of_a_move_is_asked_for_the_rest(text: str, code: str, facts: dict[str, str]) -> None:
    assert unreadable(GAME.parse, text) == (code, facts)


@pytest.mark.parametrize(
    ("text", "nearest"),
    [
        ("6C y4", "C6 y4"),
        ("C6 y4!", "C6 y4"),
        ("I play C6 yelow 4 please", "C6 y4"),
        ("C6 ROTE-4", "C6 r4"),
        ("C6 4 rott", "C6 r4"),
        ("H4 y7 turn 4E", "H4 y7 turn E4"),
        ("turn e4 h4 y7", "H4 y7 turn E4"),
        ("turn E4, y7 on H4", "H4 y7 turn E4"),
        ("turn over E4 and C4, H4 y7", "H4 y7 turn E4 C4"),
        ("e4 umdrehen, h4 g7", "H4 y7 turn E4"),
        ("drehe e4 um und h4 y7", "H4 y7 turn E4"),
        ("H4 y7 tur E4", "H4 y7 turn E4"),
        ("H4 y7, bitte wende E4 und C4!", "H4 y7 turn E4 C4"),
        ("lay y7 on H4 and then flip E4", "H4 y7 turn E4"),
        ("7 gelbe auf H4 dreh E4", "H4 y7 turn E4"),
        ("H4 y7 E4", "H4 y7 turn E4"),
        ("H4 y7 E4 C4", "H4 y7 turn E4 C4"),
    ],
)
def test_what_cannot_be_read_comes_with_the_nearest_readable_form(text: str, nearest: str) -> None:
    assert unreadable(GAME.parse, text) == ("unreadable-nearest", {"nearest": nearest})
    GAME.parse(nearest)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "C6 y0",
        "C6 y12",
        "C6 y4 turn",
        "C6 y4 turn it",
        "Z6 y",
        "9" * 300,
        "😀",
        "C６ y4",
    ],
)
def test_some_text_resembles_no_move(text: str) -> None:
    assert unreadable(GAME.parse, text) == ("unreadable", {})


@pytest.mark.parametrize(
    ("text", "name"), [("J6 y4", "J6"), ("C10 r4", "C10"), ("c0 y1", "C0"), ("H4 y7 turn E10", "E10"), ("K3 4", "K3")]
)
def test_a_cell_off_the_board_is_named(text: str, name: str) -> None:
    assert unreadable(GAME.parse, text) == ("off-board", {"cell": name, "last": "I9"})


CELLS = st.builds(Cell, st.integers(0, 8), st.integers(0, 8))
CARDS = st.sampled_from(YELLOW + RED)
NUMBERS = st.sampled_from(DIGITS)
SEATS = st.integers(1, 4).map(Seat)
LAYS = st.builds(Lay, CELLS, CARDS, st.lists(CELLS, max_size=5).map(tuple))
MOVES = st.one_of(
    LAYS,
    st.builds(First, SEATS),
    st.builds(SetUp, st.lists(st.tuples(CELLS, NUMBERS), min_size=1, max_size=5).map(tuple)),
    st.builds(Deal, SEATS, st.text(DIGITS, min_size=1, max_size=3)),
    st.builds(Refill, SEATS, NUMBERS),
)


@given(MOVES)
def test_read_is_the_inverse_of_format(move: Move) -> None:
    assert GAME.read(GAME.format(move)) == move


@given(LAYS)
def test_a_written_move_is_typed_as_it_stands(move: Lay) -> None:
    assert GAME.parse(GAME.format(move)) == Lay(move.cell, move.card, move.turned)


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("c6 y4", "unreadable", {}),
        ("C6 4y", "unreadable", {}),
        ("C6 y4 turn", "unreadable", {}),
        ("C06 y4", "not-canonical", {"nearest": "C6 y4"}),
        ("H4 y7 turn E04", "not-canonical", {"nearest": "H4 y7 turn E4"}),
        ("first 01", "not-canonical", {"nearest": "first 1"}),
        ("board E05 4", "not-canonical", {"nearest": "board E5 4"}),
        ("J6 y4", "off-board", {"cell": "J6", "last": "I9"}),
        ("first ２", "unreadable", {}),
        ("refill 1 7 8", "unreadable", {}),
        ("", "unreadable", {}),
    ],
)
def test_only_canonical_text_is_read(text: str, code: str, facts: dict[str, str]) -> None:
    assert unreadable(GAME.read, text) == (code, facts)
    assert code in GAME.codes
