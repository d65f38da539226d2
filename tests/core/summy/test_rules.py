"""S1–S9, each rule and each worked example by its id."""

import pytest

from core.dealing import Deal, First
from core.fair import FairRandom
from core.game import CHANCE, Event
from core.grid import at, parse_cell
from core.replay import begin, draws
from core.summy import verify
from core.summy.moves import Exchange
from core.summy.score import points
from tests.boards import board, drawing
from tests.core.refusals import unlawful
from tests.core.summy.table import GAME, ONE, RULES, THREE, TWO, chance, play, position, refused

OPENING = board("M13", "=")
SEED = bytes(range(32))


def test_s1_there_are_127_tiles() -> None:
    assert len(RULES.tiles) == 127
    assert {digit: RULES.tiles.count(digit) for digit in "0123456789"} == dict.fromkeys("0123456789", 8)
    assert {sign: RULES.tiles.count(sign) for sign in "-+:x"} == dict.fromkeys("-+:x", 7)
    assert RULES.tiles.count("=") == 19


def test_s2_the_board_is_25_by_25_with_an_equals_sign_in_the_middle() -> None:
    start = GAME.setup(2)
    assert [len(row) for row in start.rows] == [25] * 25
    assert at(start.rows, parse_cell("M13", 25)) == "="
    assert "".join(start.rows).count(".") == 624
    assert drawing(start.rows, "L12", "N14") == "...\n.=.\n..."


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s3_every_seat_is_dealt_eight_tiles_and_the_rest_is_the_stock(seats: int) -> None:
    dealt, entries, _ = draws(GAME, begin(GAME, seats), seed=SEED, client_seed=b"")
    assert [len(rack) for rack in dealt.position.racks] == [8] * seats
    assert len(dealt.position.stock) == 126 - 8 * seats
    assert [entry.text.split()[:2] for entry in entries[1:]] == [["deal", str(seat)] for seat in range(1, seats + 1)]


@pytest.mark.parametrize("seats", [1, 5])
def test_s3_only_two_to_four_play(seats: int) -> None:
    assert unlawful(GAME.setup, seats) == ("wrong-seats", {"least": "2", "most": "4"})


def test_s3_the_first_seat_is_drawn_at_random() -> None:
    drawn = {GAME.draw(GAME.setup(2), FairRandom(bytes([number]))) for number in range(32)}
    assert drawn == {First(ONE), First(TWO)}


def test_s3_a_first_seat_is_drawn_once_and_is_there() -> None:
    step = chance(GAME.setup(2), "first 2")
    assert step.events == (Event("begins", TWO),)
    assert step.position.on_turn == TWO
    for text, code, before in (
        ("first 3", "wrong-seat", GAME.setup(2)),
        ("first 2", "wrong-chance", step.position),
        ("deal 1 1 2 3 4 5 6 7 8", "wrong-chance", GAME.setup(2)),
        ("refill 1 1", "wrong-chance", step.position),
    ):
        assert unlawful(chance, before, text)[0] == code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("deal 2 1 2 3 4 5 6 7 8", "wrong-seat"),
        ("deal 1 1 2 3 4 5 6 7", "wrong-count"),
        ("deal 1 1 2 3 4 5 6 7 8 9", "wrong-count"),
        ("refill 1 1 2 3 4 5 6 7 8", "wrong-chance"),
    ],
)
def test_s3_a_deal_is_for_the_next_seat_and_full(text: str, code: str) -> None:
    assert unlawful(chance, chance(GAME.setup(2), "first 2").position, text)[0] == code


def test_s3_a_dealt_tile_comes_from_the_stock() -> None:
    begun = chance(GAME.setup(2), "first 1").position
    dealt = chance(begun, "deal 1 - - - - - - - 1").position
    assert dealt.racks == ("1-------", "")
    assert unlawful(chance, dealt, "deal 2 1 2 3 4 5 6 - -") == ("not-in-stock", {"tiles": "- -", "count": 2})


def test_s3_after_the_deal_no_more_is_dealt() -> None:
    over = position(OPENING, "12345678", stock="9")
    assert unlawful(GAME.apply, over, CHANCE, Deal(ONE, "9"))[0] == "not-your-turn"
    waiting = play(over, "exchange 1").position
    assert unlawful(GAME.apply, waiting, CHANCE, Deal(ONE, "9"))[0] == "wrong-chance"


def test_s4_seats_move_in_turn_and_there_is_no_pass() -> None:
    now = position(OPENING, "236x1111", "236x1111", "236x1111")
    seen = []
    for text in ("exchange 1", "exchange 1", "exchange 1", "exchange 1"):
        seen.append(GAME.turn(now))
        now = play(now, text).position
    assert seen == [{ONE}, {TWO}, {THREE}, {ONE}]
    assert refused(now, "pass") == ("no-pass", {})


def test_s4_only_the_seat_on_turn_moves() -> None:
    now = position(OPENING, "236x1111", "236x1111")
    assert unlawful(GAME.apply, now, TWO, Exchange("1"))[0] == "not-your-turn"
    assert unlawful(GAME.apply, now, CHANCE, Exchange("1"))[0] == "wrong-chance"
    assert unlawful(GAME.apply, now, ONE, First(ONE))[0] == "not-your-turn"


def test_s4_nobody_moves_while_a_draw_is_due() -> None:
    now = play(position(OPENING, "236x1111", stock="9999"), "exchange 1").position
    assert GAME.turn(now) == {CHANCE}
    for seat in (ONE, TWO):
        assert unlawful(GAME.apply, now, seat, Exchange("1"))[0] == "not-your-turn"


def test_s5_opening_example() -> None:
    step = play(position(OPENING, "2x36"), "J13> 2x3(=)6")
    assert drawing(step.position.rows, "H12", "P14") == drawing(
        board(
            "H12",
            """
            .........
            .#2x3=6#.
            .........
            """,
        ),
        "H12",
        "P14",
    )
    assert step.position.scores == (11, 0)
    assert step.events[0] == Event("laid", ONE, {"move": "J13> 2x3(=)6", "points": 11, "sums": "2x3=6 (11)"})
    assert step.position.racks[0] == ""


def test_s5_tiles_go_down_as_well_as_across() -> None:
    step = play(position(OPENING, "2x36"), "M10v 2x3(=)6")
    assert step.position.rows == board("M9", "#\n2\nx\n3\n=\n6\n#")


def test_s5_the_whole_unbroken_run_must_be_the_sum() -> None:
    before = position(board("I13", "+...="), "2x36")
    assert refused(before, "J13> 2x3(=)6") == (
        "run-longer",
        {"run": "+2x3=6", "start": "I13", "typed": "2x3=6"},
    )


def test_s5_run_must_hold_every_tile() -> None:
    before = position(board("J13", "2x3=6"), "17")
    assert refused(before, "N13 7 P13 1")[0] == "cell-taken"
    assert refused(before, "O13 7 Q13 1") == ("gap", {"cell": "P13"})
    assert refused(before, "O13 7 P14 1") == ("not-in-line", {})


def test_s5_run_holds_an_old_tile() -> None:
    assert refused(position(OPENING, "1+1=2"), "A1> 1+1=2") == ("no-old-tile", {})


def test_s5_a_single_tile_counts_in_either_direction() -> None:
    before = position(board("M10", "2\n+\n3\n="), "5")
    for text in ("M14> 5", "M14v 5", "M10v (2+3=)5", "M14 5"):
        step = play(before, text)
        assert step.position.scores == (10, 0)
        assert step.events[0].facts["move"] == "M10v (2+3=)5"


def test_s5_a_tile_may_only_be_laid_on_an_empty_cell() -> None:
    before = position(board("J13", "#2x3=.#"), "7")
    assert refused(before, "J13> 7x3=6") == ("cell-blocked", {"cell": "J13"})
    assert refused(before, "K13> 7x3=6") == ("cell-taken", {"cell": "K13", "tile": "2"})
    assert refused(before, "N13> .7") == ("wrong-total", {"left": "6", "right": "7", "run": "2x3=7", "start": "K13"})
    assert refused(before, "O13> 77") == ("cell-blocked", {"cell": "P13"})


def test_s5_laid_tiles_come_from_the_own_rack() -> None:
    assert refused(position(OPENING, "2x35"), "J13> 2x3=6") == ("not-in-rack", {"tiles": "6", "count": 1})
    assert refused(position(OPENING, "x"), "J13> 2x2=4") == ("not-in-rack", {"tiles": "2 2 4", "count": 3})


def test_s5_at_least_one_tile_is_laid_and_no_more_than_a_rack() -> None:
    assert refused(position(board("J13", "2x3=6"), "1"), "J13> (2x3=6)") == ("no-tile-laid", {})
    assert refused(position(OPENING, "12345678"), "D13> 1+2+3+4+5=15") == (
        "too-many-tiles",
        {"laid": "11", "most": "8"},
    )


def test_s5_a_run_ends_at_the_edge_of_the_board() -> None:
    before = position(board("V13", "1+1="), "2345")
    assert refused(before, "W13> +1=23") == ("off-board", {"cell": "Z13", "last": "Y25"})
    low = position(board("A22", "1\n+\n1\n="), "2345")
    assert refused(low, "A24v 1=23") == ("off-board", {"cell": "A26", "last": "Y25"})
    assert play(position(board("U13", "1+1="), "2"), "Y13> 2").position.rows == board("T13", "#1+1=2")


def test_s5_a_move_that_breaks_the_rules_is_refused_even_if_it_was_not_typed() -> None:
    before = position(board("I13", "2...=..#"), "2x36")
    for text, code in (
        ("J13> 2x3(=)6", "run-longer"),
        ("J13> 2x3=6", "cell-taken"),
        ("J13> (2)x3(=)6", "not-there"),
        ("W13> 2x3=", "off-board"),
        ("O13> 2x(=)3", "cell-blocked"),
    ):
        assert unlawful(GAME.apply, before, ONE, GAME.read(text))[0] == code


VALID = (
    "2x3=6",
    "65+2x0=65",
    "5+74=79",
    "70+118:2=129",
    "8-8=0",
    "7:2x4=14",
    "3-5+4=2",
    "0x12=0",
    "10-2-3=5",
    "8:2:2=2",
)


@pytest.mark.parametrize("text", VALID)
def test_s6_valid_sums(text: str) -> None:
    assert verify.is_sum(text)
    verify.valid_sum(text, parse_cell("A1", 25))


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("2+3", "no-equals", {}),
        ("2+3=5=5", "two-equals", {}),
        ("15+12=027", "leading-zero", {"number": "027"}),
        ("015+12=27", "leading-zero", {"number": "015"}),
        ("1+00=1", "leading-zero", {"number": "00"}),
        ("6=6", "operator-missing", {}),
        ("=6", "operator-missing", {}),
        ("-3+5=2", "operator-first", {"operator": "-"}),
        ("3+=3", "operator-last", {"operator": "+"}),
        ("3+-5=2", "operator-doubled", {"operators": "+-"}),
        ("2+3=", "right-not-a-number", {"right": ""}),
        ("2+3=4+1", "right-not-a-number", {"right": "4+1"}),
        ("2-3=-1", "right-not-a-number", {"right": "-1"}),
        ("9+8=18", "wrong-total", {"left": "17", "right": "18"}),
        ("7:2=3", "wrong-total", {"left": "7/2", "right": "3"}),
        ("2-3=1", "wrong-total", {"left": "-1", "right": "1"}),
        ("5:0=0", "division-by-zero", {}),
        ("3+5:0=3", "division-by-zero", {}),
    ],
)
def test_s6_what_is_wrong_with_a_sum(text: str, code: str, facts: dict[str, str]) -> None:
    assert unlawful(verify.valid_sum, text, parse_cell("C7", 25)) == (
        code,
        {**facts, "run": text, "start": "C7"},
    )
    assert not verify.is_sum(text)


CROSSED = board(
    "K9",
    """
    ....5
    ....+
    ....1
    +=..=
    ...=.
    """,
)


def test_s7_cross_runs_score_where_they_are_sums_and_are_ignored_where_they_are_nonsense() -> None:
    step = play(position(CROSSED, "2x36"), "K13> 2x3(=)6")
    assert step.events[0].facts["sums"] == "2x3=6 (11), 5+1=6 (12)"
    assert step.position.scores == (23, 0)


def test_s8_source_examples() -> None:
    assert [points(text) for text in ("2x3=6", "65+2x0=65", "5+74=79")] == [11, 24, 32]


def test_s8_a_digit_in_two_completed_sums_counts_twice() -> None:
    crossing = play(position(CROSSED, "2x36"), "K13> 2x3(=)6").position.scores[0]
    alone = play(position(CROSSED, "6"), "O13> 6").position.scores[0]
    assert (crossing, alone) == ((2 + 3 + 6) + (5 + 1 + 6), 5 + 1 + 6)


def test_s8_digits_that_lay_there_before_count_too() -> None:
    assert play(position(board("I13", "65+2x"), "0=65"), "N13> 0=65").position.scores == (24, 0)


def test_s9_blockers_close_every_completed_sum() -> None:
    step = play(position(CROSSED, "2x36"), "K13> 2x3(=)6")
    assert drawing(step.position.rows, "J8", "P14") == "\n".join(
        (
            ".....#.",
            ".....5.",
            ".....+.",
            ".....1.",
            ".+=..=.",
            "#2x3=6#",
            ".....#.",
        )
    )
    assert step.position.last is not None
    assert [str(cell) for cell in step.position.last.blockers] == ["J13", "P13", "O8", "O14"]


def test_s9_only_empty_cells_on_the_board_are_blocked_and_blockers_stay() -> None:
    step = play(position(board("J13", "#1+1=."), "2"), "O13> 2")
    assert step.position.rows == board("J13", "#1+1=2#")
    assert play(position(board("A1", "1+1="), "2"), "E1> 2").position.rows == board("A1", "1+1=2#")
    assert refused(step.position, "P13> 5")[0] == "cell-blocked"


def test_s4_no_two_seats_play_at_once() -> None:
    begun = GAME.setup(2)
    assert not GAME.is_simultaneous(begun)
