"""What may be typed, what it means on a board, and how moves are written."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.dealing import Deal, First, Refill
from core.game import Seat
from core.grid import Cell, Direction
from core.summy.moves import TILES, Exchange, Lay, Move, sort_tiles
from core.summy.notation import TypedExchange, TypedLay, TypedTiles
from tests.boards import board
from tests.core.refusals import unreadable
from tests.core.summy.table import GAME, play, position, refused

OPENING = TypedLay(Cell(9, 12), Direction.ACROSS, "2x3=6", frozenset({3}))
BARE = TypedLay(Cell(9, 12), Direction.ACROSS, "2x3=6")


@pytest.mark.parametrize(
    "text",
    [
        "J13> 2x3(=)6",
        "j13 > 2 X 3 ( = ) 6",
        "  J13→ 2×3(=)6 ",
        "J13 across 2*3(=)6",
        "J13 ➡️ 2✖️3(=)6",
        "J13 quer 2*3(=)6",
        "J 13 right 2x3(=)6",
        "J13 h 2x3[=]6",
        "j13 waagerecht 2✕3(=)6",
        "J13>2x3(=)6",
        "J13 nach rechts 2 mal 3 (=) 6",
        "J13 to the right 2·3(=)6",
    ],
)
def test_an_across_run_may_be_typed_in_many_ways(text: str) -> None:
    assert GAME.parse(text) == OPENING


@pytest.mark.parametrize(
    "word", ["v", "V", "down", "senkrecht", "↓", "⬇️", " Down ", " nach unten ", " unten ", "vertikal", "downwards"]
)
def test_a_down_run_may_be_typed_in_many_ways(word: str) -> None:
    assert GAME.parse(f"M10{word}8÷4(=)2") == TypedLay(Cell(12, 9), Direction.DOWN, "8:4=2", frozenset({3}))


def test_signs_have_many_shapes() -> None:
    signs = "9−1–1—1-1"
    assert GAME.parse(f"A1> {signs}/1:1÷1") == TypedLay(Cell(0, 0), Direction.ACROSS, "9-1-1-1-1:1:1:1")


@pytest.mark.parametrize(
    ("text", "sum_"),
    [
        ("2 mal 3 ist 6", "2x3=6"),
        ("2 mal 3 gleich 6", "2x3=6"),
        ("6 geteilt durch 3 macht 2", "6:3=2"),
        ("2 plus 3 ist gleich 5", "2+3=5"),
        ("5 minus 3 equals 2", "5-3=2"),
        ("12 divided by 4 is 3", "12:4=3"),
    ],
)
def test_signs_may_be_written_in_words(text: str, sum_: str) -> None:
    assert GAME.parse(f"J13> {text}") == TypedLay(Cell(9, 12), Direction.ACROSS, sum_)


def test_a_dot_stands_for_a_tile_that_lies_there() -> None:
    assert GAME.parse("J13> 2x3.6") == TypedLay(Cell(9, 12), Direction.ACROSS, "2x3.6")
    assert GAME.parse("J13> 2x3(.)6") == GAME.parse("J13> 2x3.6")
    assert play(position(board("M13", "="), "2x36"), "J13> 2x3.6").events[0].facts["move"] == "J13> 2x3(=)6"


def test_tiles_may_be_typed_one_by_one() -> None:
    before = position(board("M13", "="), "2x36")
    typed = GAME.parse("n13 6, J13 2 k13 ×\nL13 3")
    assert isinstance(typed, TypedTiles)
    assert GAME.format(GAME.resolve(GAME.view(before, None), typed)) == "J13> 2x3(=)6"
    assert refused(before, "J13 2 K13 x L13 3 N13 6 N13 7") == ("cell-taken", {"cell": "N13", "tile": "7"})
    assert refused(before, "J13 2 J13 2")[0] == "cell-taken"
    assert play(before, "M10 2 M11 x M12 3 M14 6").events[0].facts["move"] == "M10v 2x3(=)6"


@pytest.mark.parametrize(
    "text", ["exchange 3 5 x", "EXCHANGE 5x3", "swap x,3,5", "tausche 3 5 ×", "tauschen 53*", "3 5 x tauschen"]
)
def test_an_exchange_may_be_typed_in_many_ways(text: str) -> None:
    typed = GAME.parse(text)
    assert typed == TypedExchange("35x")
    assert GAME.is_secret(typed)
    assert GAME.resolve(GAME.view(GAME.setup(2), None), typed) == Exchange("35x")


def test_only_an_exchange_is_secret() -> None:
    assert not GAME.is_secret(OPENING)
    assert not GAME.is_secret(GAME.parse("J13 2"))


@pytest.mark.parametrize("text", ["J13> = ?", "J13>= what", "J13> 2 and 3", "J13 2x36 please"])
def test_only_a_whole_sum_is_proposed(text: str) -> None:
    assert unreadable(GAME.parse, text) == ("unreadable", {})


@pytest.mark.parametrize(
    "text",
    [
        "J13 across: 2x3=6",
        "J13 rechts: 2x3=6",
        "J13>: 2x3=6",
        "j13 right, 2x3=6",
        "J13>,2x3=6",
        "J13> 2x3=6.",
        "J13 across: 2x3=6.",
    ],
)
def test_punctuation_behind_the_direction_or_the_sum_is_no_tile(text: str) -> None:
    assert GAME.parse(text) == TypedLay(Cell(9, 12), Direction.ACROSS, "2x3=6")


@pytest.mark.parametrize("text", ["J13> :2=3", "J13>:2=3", "J13 across :2=3", "J13 > : 2 = 3"])
def test_a_run_may_be_typed_without_the_tile_before_its_colon(text: str) -> None:
    assert GAME.parse(text) == TypedLay(Cell(9, 12), Direction.ACROSS, ":2=3")


def test_a_dot_at_the_end_stands_for_a_tile_unless_a_sum_ends_there() -> None:
    assert GAME.parse("J13> 2x3=.") == TypedLay(Cell(9, 12), Direction.ACROSS, "2x3=.")
    assert GAME.parse("J13> 2x3.") == TypedLay(Cell(9, 12), Direction.ACROSS, "2x3.")
    assert GAME.parse("exchange 3 x.") == TypedExchange("3x")


@pytest.mark.parametrize(
    "text",
    [
        "exchange everything but 3",
        "exchange all except 3",
        "tausche alle außer 3",
        "tausche 3 nicht",
        "3 nicht tauschen",
    ],
)
def test_nothing_is_proposed_for_tiles_that_are_to_be_kept(text: str) -> None:
    assert unreadable(GAME.parse, text) == ("nothing-to-exchange", {})


@pytest.mark.parametrize(
    "text",
    [
        *("swap tiles", "exchange my tiles", "swap them", "exchange two", "swap everything please", "exchange none"),
        *("exchange 3 tiles", "I'd like to swap 3 of my tiles", "exchange 3 tiles: 2 4 5"),
        *("tausche steine", "meine Steine tauschen", "tausche 3 Steine", "3 meiner Steine tauschen", "umtauschen"),
    ],
)
def test_whoever_does_not_say_what_to_exchange_is_asked(text: str) -> None:
    assert unreadable(GAME.parse, text) == ("nothing-to-exchange", {})


@pytest.mark.parametrize(
    ("text", "exchange"),
    [
        ("exchange tiles 5 3", TypedExchange("35")),
        ("exchange my tiles: 3 :", TypedExchange("3:")),
        ("meinen Stein 3 tauschen", TypedExchange("3")),
        ("tausch meine 3", TypedExchange("3")),
        ("swap all my tiles", TypedExchange("", everything=True)),
        ("alle Steine tauschen", TypedExchange("", everything=True)),
        ("tausche alle meine Steine.", TypedExchange("", everything=True)),
    ],
)
def test_words_for_tiles_mean_nothing_in_an_exchange(text: str, exchange: TypedExchange) -> None:
    assert GAME.parse(text) == exchange


@pytest.mark.parametrize("text", ["J13> 2x3＝6", "J13＞ 2x3（＝）6", "J13＞　2＊3＝6", "J13＞ 2x3．6"])
def test_full_width_signs_are_read(text: str) -> None:
    move = play(position(board("M13", "="), "2x36"), text).events[0].facts["move"]
    assert move == "J13> 2x3(=)6"


@pytest.mark.parametrize(
    ("text", "nearest"),
    [
        ("13J> 2x3=6", "J13> 2x3=6"),
        ("J13 2x3(=)6", "J13> 2x3(=)6"),
        ("J13: 2x3=6", "J13> 2x3=6"),
        ("J13> 2x3=6 but that is all", "J13> 2x3=6"),
        ("2x3=6 J13 down", "J13v 2x3=6"),
        ("J13> 2x3=6!", "J13> 2x3=6"),
        ("I play J13> 2x3 = 6 please", "J13> 2x3=6"),
        ("J13> 2x3(=6", "J13> 2x3=6"),
        ("J13> 2x3(=)6)", "J13> 2x3=6"),
        ("J13v 2x3)=(6", "J13v 2x3=6"),
        ("exchange 3 and 5", "exchange 3 5"),
        ("exchnge x 3", "exchange 3 x"),
        ("ich tausche mal 3 und 5", "exchange 3 5"),
        ("die 3 und die 5 tauschen", "exchange 3 5"),
        ("please exchange the tiles: 3 5", "exchange 3 5"),
        ("lege J13 nach unten 2x3=6", "J13v 2x3=6"),
    ],
)
def test_what_cannot_be_read_comes_with_the_nearest_readable_form(text: str, nearest: str) -> None:
    assert unreadable(GAME.parse, text) == ("unreadable-nearest", {"nearest": nearest})
    GAME.parse(nearest)


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("2x3=6", "place-missing", {"tiles": "2x3=6", "whole": "yes", "exchange": "exchange 2 3 6 x ="}),
        ("5 3", "place-missing", {"tiles": "53", "whole": "no", "exchange": "exchange 3 5"}),
        ("J13", "tiles-missing", {"start": "J13>"}),
        ("j 13 down", "tiles-missing", {"start": "J13v"}),
    ],
)
def test_a_part_of_a_move_is_asked_for_the_rest(text: str, code: str, facts: dict[str, str]) -> None:
    assert unreadable(GAME.parse, text) == (code, facts)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "J13> ()",
        "J13> .!",
        ":-)",
        "Z99",
        "Z99 2x3=",
        "9" * 300,
        "😀",
        "a99 12",
        "J１３> 1+1=2",
        "J13 >>",
        *("J13 sideways 2x3=6", "J13 s 2x3=6", "J13 ^ 2x3=6", "J13 ↗️ 2x3=6"),  # in which direction?
        *("J13 to N13 2x3=6", "2x3=6 from J13 to N13"),
    ],
)
def test_some_text_resembles_no_move(text: str) -> None:
    assert unreadable(GAME.parse, text) == ("unreadable", {})


@pytest.mark.parametrize(("text", "cell"), [("Z13> 1+1=2", "Z13"), ("A26> 1+1=2", "A26"), ("a0v 1+1=2", "A0")])
def test_a_cell_off_the_board_is_named(text: str, cell: str) -> None:
    assert unreadable(GAME.parse, text) == ("off-board", {"cell": cell, "last": "Y25"})


def test_adjoining_tiles_complete_a_run_at_both_ends() -> None:

    between = position(board("J13", "1.+1=1."), "23")
    assert play(between, "K13> 2+1=13").events[0].facts["move"] == "J13> (1)2(+1=1)3"
    assert play(between, "K13 2 P13 3").events[0].facts["move"] == "J13> (1)2(+1=1)3"


def test_a_tile_typed_without_parentheses_may_be_the_one_that_lies_there() -> None:
    before = position(board("M13", "="), "2x36")
    assert play(before, "J13> 2x3=6").events[0].facts["move"] == "J13> 2x3(=)6"


@pytest.mark.parametrize(
    ("rows", "typed", "move"),
    [
        (board("M13", "="), "J13> 4:41", "J13> 4:4(=)1"),
        (board("M13", "="), "J13> 4:4=1", "J13> 4:4(=)1"),
        (board("L13", "4=4"), "J13> 1x4", "J13> 1x(4=4)"),
        (board("K13", "1"), "J13> 1+2=13", "J13> 1(1)+2=13"),
    ],
)
def test_s5_lying_tiles_between_typed_ones_may_be_left_out(rows: tuple[str, ...], typed: str, move: str) -> None:
    view = GAME.view(position(rows, "12344447"), None)
    assert GAME.format(GAME.resolve(view, GAME.parse(typed))) == move


def test_s5_a_sum_typed_without_its_lying_equals_sign_is_refused_for_what_it_says() -> None:
    before = position(board("M13", "="), "12444::x")
    assert refused(before, "J13> 4:42")[0] == "wrong-total"
    assert refused(before, "J13> 4:4x")[0] == "right-not-a-number"


def test_s5_what_is_no_sum_without_the_lying_tiles_is_refused_for_what_it_says_with_them() -> None:
    before = position(board("M13", "x"), "1788==")
    assert refused(before, "L13> 178=") == ("right-not-a-number", {"right": "", "run": "1x78=", "start": "L13"})
    assert refused(before, "L13> 17=8") == ("wrong-total", {"left": "7", "right": "8", "run": "1x7=8", "start": "L13"})
    assert refused(before, "L13> 1+7=8") == ("cell-taken", {"cell": "M13", "tile": "x"})


def test_s5_nothing_is_filled_in_where_lying_tiles_were_typed_and_that_makes_no_sum() -> None:
    before = position(board("M13", "="), "12444::=")
    assert refused(before, "J13> 4:4(4)1") == ("cell-taken", {"cell": "M13", "tile": "="})
    assert refused(before, "J13> 4:441=2") == ("cell-taken", {"cell": "M13", "tile": "="})
    same = position(board("A13", "1" * 25), "1" * 8)
    assert refused(same, f"A13> {'1' * 12}")[0] == "no-tile-laid"


def test_what_the_board_contradicts_is_refused() -> None:
    before = position(board("L13", "#="), "2x36")
    assert refused(before, "M13> (=)(2)") == ("not-there", {"cell": "N13", "tile": "2"})
    assert refused(before, "M13> (3)2") == ("cell-taken", {"cell": "M13", "tile": "="})
    assert refused(before, "M13> =.2") == ("gap", {"cell": "N13"})
    assert refused(before, "M13> 2.3=6") == ("cell-taken", {"cell": "M13", "tile": "="})
    assert refused(before, "L13> 3=2") == ("cell-blocked", {"cell": "L13"})
    assert refused(before, "W1> 2x36") == ("off-board", {"cell": "Z1", "last": "Y25"})


def test_a_completed_run_that_is_no_sum_says_what_the_whole_run_is() -> None:
    before = position(board("I13", "+...="), "2x36")
    assert refused(before, "J13> 2x3=7")[0] == "not-in-rack"
    assert refused(before, "J13> 2x3=6")[0] == "run-longer"
    assert refused(before, "J13> 3x2=2")[0] == "not-in-rack"
    assert refused(before, "J13> 36x=2")[1]["run"] == "+36x=2"


def test_a_single_tile_is_written_in_the_direction_of_its_sum() -> None:
    both = board(
        "J10",
        """
        ....1
        ....+
        ....4
        ....=
        2+3=.
        """,
    )
    for text in ("N14> 5", "N14v 5", "J14> 2+3=5", "N10v 1+4=5", "N14 5"):
        assert play(position(both, "5"), text).events[0].facts == {
            "move": "J14> (2+3=)5",
            "points": 20,
            "sums": "2+3=5 (10), 1+4=5 (10)",
        }
    across = position(board("J13", "....9\n2+3=.\n....8"), "5")
    assert play(across, "N14v 5").events[0].facts["move"] == "J14> (2+3=)5"
    nothing = position(board("J13", "....9\n....."), "5")
    assert refused(nothing, "N14> 5") == ("no-equals", {"run": "95", "start": "N13"})
    assert refused(nothing, "N14v 5") == ("no-equals", {"run": "95", "start": "N13"})
    assert refused(nothing, "A1v 5") == ("no-old-tile", {})


CELLS = st.builds(Cell, st.integers(0, 24), st.integers(0, 24))
TILE_TEXTS = st.text(TILES, min_size=1, max_size=25)
SEATS = st.integers(1, 4).map(Seat)


@st.composite
def lays(draw: st.DrawFn) -> Lay:
    run = draw(TILE_TEXTS)
    return Lay(
        draw(CELLS), draw(st.sampled_from(Direction)), run, frozenset(draw(st.sets(st.integers(0, len(run) - 1))))
    )


MOVES = st.one_of(
    lays(),
    st.builds(Exchange, TILE_TEXTS.map(sort_tiles)),
    st.builds(First, SEATS),
    st.builds(Deal, SEATS, TILE_TEXTS),
    st.builds(Refill, SEATS, TILE_TEXTS),
)


@given(MOVES)
def test_read_is_the_inverse_of_format(move: Move) -> None:
    assert GAME.read(GAME.format(move)) == move


@given(lays())
def test_a_written_laying_is_typed_as_it_stands(move: Lay) -> None:
    assert GAME.parse(GAME.format(move)) == TypedLay(move.start, move.direction, move.run, move.old)


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("j13> 2x3(=)6", "unreadable", {}),
        ("J13> 2x3((=))6", "unreadable", {}),
        ("J13> 2x3(=)(6)", "not-canonical", {"nearest": "J13> 2x3(=6)"}),
        ("J05> 2x3(=)6", "not-canonical", {"nearest": "J5> 2x3(=)6"}),
        ("exchange 3x", "unreadable", {}),
        ("first 01", "not-canonical", {"nearest": "first 1"}),
        ("Z13> 1+1=2", "off-board", {"cell": "Z13", "last": "Y25"}),
        ("first ２", "unreadable", {}),
        ("", "unreadable", {}),
    ],
)
def test_only_canonical_text_is_read(text: str, code: str, facts: dict[str, str]) -> None:
    assert unreadable(GAME.read, text) == (code, facts)
    assert code in GAME.codes


def test_tiles_of_an_exchange_are_read_in_any_order_and_written_in_one() -> None:
    assert GAME.read("exchange x 3") == Exchange("3x")
    assert GAME.format(GAME.read("exchange x 3")) == "exchange 3 x"
