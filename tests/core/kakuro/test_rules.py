"""K1–K7 and K9, each rule and each worked example by its id."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.dealing import Deal, First, Refill
from core.fair import FairRandom
from core.game import CHANCE, Event, Level
from core.grid import EMPTY, Cell, Direction, at, put
from core.kakuro.game import Kakuro
from core.kakuro.moves import Lay, SetUp
from core.kakuro.position import Position
from core.kakuro.score import kakuro, kakuros, reads, stretch
from core.kakuro.view import DIGITS, RED, YELLOW, KakuroLine, digit, over
from core.replay import LogEntry, advance, begin, draws
from tests.core.kakuro.table import (
    EXPERT,
    GAME,
    ONE,
    RULES,
    STRICT,
    THREE,
    TWO,
    board,
    card,
    cell,
    chance,
    play,
    position,
    refused,
    scored,
)
from tests.core.refusals import unlawful
from tests.examples import examples

SEED = bytes(range(32))

FIGURE = board(
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
"""The board that both figures of the rule sheet fit."""


def every_card(now: Position) -> list[str]:
    lying = [digit(there) for row in now.rows for there in row if there != EMPTY]
    return sorted([*lying, *"".join(now.hands), *now.bag, *now.gone])


def test_k1_eight_cards_of_each_digit() -> None:
    assert len(RULES.cards) == 72
    assert {number: RULES.cards.count(number) for number in DIGITS} == dict.fromkeys(DIGITS, 8)


def test_k1_both_sides_of_a_card_show_the_same_digit() -> None:
    for yellow, red in zip(YELLOW, RED, strict=True):
        assert (over(yellow), over(red)) == (red, yellow)
        assert digit(yellow) == digit(red) == yellow


@pytest.mark.slow
@settings(max_examples=examples(10, long=60), deadline=None)
@given(st.integers(2, 4), st.sampled_from([GAME, EXPERT, STRICT]), st.randoms(use_true_random=False))
def test_k1_no_card_is_ever_lost_or_made(seats: int, game: Kakuro, rng: Random) -> None:
    replay, _, _ = draws(game, begin(game, seats), seed=rng.randbytes(32), client_seed=b"")
    for _ in range(30):
        if not (turn := game.turn(replay.position)):
            break
        (seat,) = turn
        view = game.view(replay.position, seat)
        text = "resign" if rng.random() < 0.02 else game.format(*game.choose(view, rng.choice(list(Level)), rng))
        replay, _ = advance(game, replay, LogEntry(seat, text), seed=None, client_seed=b"")
        assert every_card(replay.position) == list(RULES.cards)
        if CHANCE in game.turn(replay.position):
            drawn = game.draw(replay.position, FairRandom(rng.randbytes(32)))
            replay, _ = advance(game, replay, LogEntry(CHANCE, game.format(drawn)), seed=None, client_seed=b"")
            assert every_card(replay.position) == list(RULES.cards)


def test_k2_the_board_is_nine_by_nine() -> None:
    rows = GAME.setup(2).rows
    assert [len(row) for row in rows] == [9] * 9
    assert refused(position(FIGURE, "38"), "J1 y3") == ("off-board", {"cell": "J1", "last": "I9"})


def test_k3_five_cards_are_set_before_the_game() -> None:
    begun = chance(GAME.setup(2), "first 2").position
    step = chance(begun, "board E5 4 C5 9 G5 1 E3 6 E7 4")
    assert step.events == (Event("set-up", None, {"cards": "E5 r4, C5 y9, G5 y1, E3 y6, E7 y4"}),)
    assert step.position.rows == board(
        "C3",
        """
        -- -- y6 -- --
        -- -- -- -- --
        y9 -- r4 -- y1
        -- -- -- -- --
        -- -- y4 -- --
        """,
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_k3_every_seat_is_dealt_two_cards_and_the_rest_is_the_bag(seats: int) -> None:
    dealt, entries, _ = draws(GAME, begin(GAME, seats), seed=SEED, client_seed=b"")
    assert [len(hand) for hand in dealt.position.hands] == [2] * seats
    assert len(dealt.position.bag) == 72 - 5 - 2 * seats
    assert [entry.text.split()[0] for entry in entries] == ["first", "board", *["deal"] * seats]


@pytest.mark.parametrize("seats", [1, 5])
def test_k3_only_two_to_four_play(seats: int) -> None:
    assert unlawful(GAME.setup, seats) == ("wrong-seats", {"least": "2", "most": "4"})


def test_k3_the_first_seat_is_drawn_at_random() -> None:
    drawn = {GAME.draw(GAME.setup(2), FairRandom(bytes([number]))) for number in range(32)}
    assert drawn == {First(ONE), First(TWO)}


def test_k3_draws_come_in_their_order_and_out_of_the_bag() -> None:
    fresh = GAME.setup(2)
    begun = chance(fresh, "first 2").position
    ready = chance(begun, "board E5 4 C5 9 G5 1 E3 6 E7 4").position
    dealt = chance(chance(ready, "deal 1 3 3").position, "deal 2 3 3").position
    for before, text, code in (
        (fresh, "first 3", "wrong-seat"),
        (fresh, "board E5 4 C5 9 G5 1 E3 6 E7 4", "wrong-chance"),
        (fresh, "deal 1 3 8", "wrong-chance"),
        (begun, "first 1", "wrong-chance"),
        (begun, "deal 1 3 8", "wrong-chance"),
        (begun, "refill 2 3", "wrong-chance"),
        (begun, "board C5 9 E5 4 G5 1 E3 6 E7 4", "wrong-cells"),
        (ready, "board E5 4 C5 9 G5 1 E3 6 E7 4", "wrong-chance"),
        (ready, "deal 2 3 8", "wrong-seat"),
        (ready, "deal 1 3", "wrong-count"),
        (dealt, "deal 1 3 8", "not-your-turn"),
    ):
        assert unlawful(chance, before, text)[0] == code


def test_k3_a_card_that_is_not_in_the_bag_cannot_be_drawn() -> None:
    ready = chance(chance(GAME.setup(4), "first 2").position, "board E5 4 C5 4 G5 4 E3 4 E7 4").position
    dealt = chance(ready, "deal 1 4 4").position
    assert unlawful(chance, dealt, "deal 2 4 4") == ("not-in-bag", {"digits": "4", "count": 1})


def test_k4_a_card_is_laid_beside_another_and_one_is_drawn() -> None:
    step = play(position(FIGURE, "48", bag="57"), "C6 y4")
    assert at(step.position.rows, cell("C6")) == "4"
    assert step.position.hands[0] == "8"
    assert GAME.turn(step.position) == {CHANCE}
    assert GAME.draw(step.position, FairRandom(SEED)) in {Refill(ONE, "5"), Refill(ONE, "7")}
    drawn = chance(step.position, "refill 1 7").position
    assert (drawn.hands[0], drawn.bag, drawn.on_turn) == ("78", "5", TWO)
    for text, code in (("refill 2 7", "wrong-seat"), ("refill 1 1", "not-in-bag"), ("deal 1 5 7", "wrong-chance")):
        assert unlawful(chance, step.position, text)[0] == code


def test_k4_seats_move_in_turn_and_there_is_no_pass() -> None:
    now, seen = position(FIGURE, "11", "22", "33", bag="9999"), []
    for text in ("C6 y1", "D6 y2", "C3 y3", "D3 y1"):
        seen.append(GAME.turn(now))
        laid = play(now, text).position
        now = chance(laid, f"refill {laid.on_turn} 9").position
    assert seen == [{ONE}, {TWO}, {THREE}, {ONE}]
    assert refused(now, "pass")[0] == "unreadable"


def test_k4_only_the_seat_on_turn_moves_and_nobody_while_a_draw_is_due() -> None:
    now = position(FIGURE, "44", "44", bag="9")
    lay = Lay(cell("C6"), "4")
    waiting = play(now, "C6 y4").position
    for before, seat, move, code in (
        (now, TWO, lay, "not-your-turn"),
        (now, CHANCE, lay, "wrong-chance"),
        (now, ONE, First(ONE), "not-your-turn"),
        (now, CHANCE, Deal(ONE, "99"), "not-your-turn"),
        (waiting, ONE, lay, "not-your-turn"),
        (waiting, TWO, lay, "not-your-turn"),
        (waiting, CHANCE, SetUp(()), "wrong-chance"),
    ):
        assert unlawful(GAME.apply, before, seat, move)[0] == code


def test_k4_a_card_goes_onto_an_empty_cell_beside_a_card() -> None:
    before = position(FIGURE, "48")
    assert refused(before, "D4 y4") == ("cell-taken", {"cell": "D4", "side": "red", "digit": "5", "marked": "D4"})
    assert refused(before, "C5 r4") == ("cell-taken", {"cell": "C5", "side": "yellow", "digit": "9", "marked": "C5"})
    assert refused(before, "A1 y4") == ("touches-nothing", {"cell": "A1", "marked": "A1"})
    assert refused(before, "B6 y4") == ("touches-nothing", {"cell": "B6", "marked": "B6"})
    assert scored(before, "B5 y4") == 0


def test_k4_a_card_comes_from_the_own_hand() -> None:
    assert refused(position(FIGURE, "48"), "C6 y5") == ("not-in-hand", {"digit": "5"})
    assert scored(position(FIGURE, "48"), "C6 r8") == 0


@pytest.mark.parametrize(("number", "totals"), [("4", (4, 14, 24, 34, 44)), ("1", (11, 21, 31)), ("9", (9, 19, 39))])
def test_k5_a_head_reads_as_every_number_with_its_units_digit(number: str, totals: tuple[int, ...]) -> None:
    assert [total for total in range(3, 46) if reads(number, total) and total in totals] == list(totals)
    assert not any(reads(number, total + 1) for total in totals)


def kakuro_in(row: str) -> KakuroLine | None:
    """The kakuro of the first card of a row."""
    return kakuro(rows := board("A5", row), stretch(rows, cell("A5"), Direction.ACROSS))


@pytest.mark.parametrize("row", ["r8 y7 y1", "r8 y1 y7 -- y2", "r8 y1 y7 r2 y3", "r5 y9 y8 y7 y6 y5"])
def test_k6_a_head_and_all_the_yellow_cards_behind_it(row: str) -> None:
    found = kakuro_in(row)
    assert found is not None
    assert (found.head, found.number) == (cell("A5"), row[1])


@pytest.mark.parametrize(
    "row",
    ["y7 y1 r8", "r8 y8", "r8", "r8 y1 y7 y2", "r2 y1 y1", "r8 y4 y4", "r9 y7 y1", "r8 y7 -- y1", "r4 r4", "r8 r1 y7"],
)
def test_k6_what_is_no_kakuro(row: str) -> None:
    assert kakuro_in(row) is None


def test_k6_a_kakuro_goes_to_the_right_or_downwards_and_up_to_the_edge() -> None:
    across, down = board("G9", "r8 y7 y1"), board("A7", "r8\ny7\ny1")
    assert kakuros(across, [cell("I9")]) == (
        KakuroLine(cell("G9"), "8", Direction.ACROSS, (cell("H9"), cell("I9")), "71"),
    )
    assert kakuros(down, [cell("A7")]) == (KakuroLine(cell("A7"), "8", Direction.DOWN, (cell("A8"), cell("A9")), "71"),)


def test_k6_a_card_belongs_to_one_stretch_in_each_direction() -> None:
    rows = board("A5", "y7 y1 r8 y3 y5 r2 -- y9")
    cells = [[str(one) for one in stretch(rows, Cell(x, 4), Direction.ACROSS).cells] for x in (0, 1, 2, 3, 5, 7)]
    assert cells == [["A5", "B5"], ["A5", "B5"], ["D5", "E5"], ["D5", "E5"], [], ["H5"]]


@pytest.mark.parametrize(("text", "points"), [("C6 y4", 13), ("E6 r4", 14), ("F4 y6", 0), ("E2 r8", 26)])
def test_k7_moves_of_the_figures(text: str, points: int) -> None:
    assert scored(position(FIGURE, "468"), text) == points


def test_k7_a_card_may_score_in_both_directions() -> None:
    step = play(position(FIGURE, "8"), "E2 r8")
    assert [event.facts.get("sum") for event in step.events if event.code == "kakuro"] == ["18", "8"]
    after = play(position(FIGURE, "6", "7"), "F4 y6").position
    assert scored(after, "G4 y7") == 34


def test_k7_a_card_may_score_nothing() -> None:
    after = play(position(FIGURE, "6", "8"), "F4 y6").position
    assert scored(after, "F7 r8") == 0
    repeats = put(FIGURE, {cell("A2"): card("r9"), cell("B2"): card("y8"), cell("C2"): card("y3")})
    assert scored(position(repeats, "8"), "D2 y8") == 0


def test_k7_points_are_the_addends_and_the_events_name_them() -> None:
    step = play(position(FIGURE, "48", bag="1"), "E6 r4")
    assert step.position.scores == (14, 0)
    assert step.events == (
        Event("laid", ONE, {"move": "E6 r4", "cell": "E6", "points": 14, "side": "red", "digit": "4"}),
        Event(
            "kakuro",
            ONE,
            {
                "first": "F6",
                "last": "H6",
                "head": "E6",
                "digit": "4",
                "addends": "1+5+8",
                "sum": "14",
                "direction": "across",
            },
        ),
    )


def test_k9_a_card_may_form_nothing_or_spoil_a_kakuro_and_what_was_scored_stays() -> None:
    before = position(board("A5", "r3 y1 -- --"), "24", "4", bag="")
    made = play(before, "C5 y2").position
    assert made.scores == (3, 0)
    spoilt = play(made, "D5 y4")
    assert spoilt.position.scores == (3, 0)
    assert [event.code for event in spoilt.events] == ["laid"]
