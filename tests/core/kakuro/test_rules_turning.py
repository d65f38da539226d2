"""K8: which cards may be turned over, and every worked example of it."""

import pytest

from core.game import Event
from core.kakuro.score import kakuros
from tests.core.kakuro.table import EXPERT, ONE, board, cell, drawing, play, position, refused, scored


def row(cards: str) -> tuple[str, ...]:
    return board("A5", cards)


def test_k8_a_yellow_card_is_turned_into_the_head() -> None:
    step = play(position(row("y2 y6 y4 --"), "2"), "D5 y2 turn A5")
    assert drawing(step.position.rows, "A5", "E5") == "r2 y6 y4 y2 --"
    assert step.position.scores[0] == 12


def test_k8_a_red_card_is_turned_into_an_addend() -> None:
    assert scored(position(row("r3 y9 y3 r2 y5 y1 y6 --"), "7"), "H5 y7 turn D5") == 33


def test_k8_a_card_turned_that_only_ends_the_row_is_refused() -> None:
    before = position(row("r2 -- y1 y6 y5"), "5")
    assert refused(before, "B5 y5 turn E5") == ("turned-apart", {"turned": "E5", "cell": "B5", "marked": "E5"})
    assert scored(before, "B5 y5") == 0


def test_k8_a_card_turned_scores_in_the_line_across_too() -> None:
    cards = """
    r1 y8 y2 y1 y4 y5 y2 --
    -- -- -- -- y3 -- -- --
    -- -- -- -- y1 -- -- --
    """
    step = play(position(board("A5", cards), "7"), "H5 y7 turn E5")
    assert [event.facts["addends"] for event in step.events if event.code == "kakuro"] == ["5+2+7", "3+1"]
    assert step.position.scores[0] == 18


def test_k8_three_kakuros_at_once() -> None:
    cards = """
    -- -- -- -- -- -- -- r9
    -- -- -- -- -- -- -- y2
    r1 y8 y2 y1 y4 y5 y2 --
    -- -- -- -- y3 -- -- --
    -- -- -- -- y1 -- -- --
    """
    assert scored(position(board("A3", cards), "7"), "H5 y7 turn E5") == 27


def test_k8_several_cards_are_for_experts() -> None:
    before = position(row("y2 y6 r4 --"), "5")
    assert refused(before, "D5 y5 turn A5 C5") == (
        "too-many-turned",
        {"cells": "C5 A5", "count": 2, "marked": "C5 A5"},
    )
    assert refused(before, "D5 y5 turn A5 C5", EXPERT)[0] == "sum-not-read"
    step = play(position(row("y2 y6 r4 --"), "2"), "D5 y2 turn A5 C5", EXPERT)
    assert drawing(step.position.rows, "A5", "D5") == "r2 y6 y4 y2"
    assert step.position.scores[0] == 12
    assert step.events[1] == Event("turned", ONE, {"cells": "C5 A5", "count": 2})


@pytest.mark.parametrize(
    ("drawn", "text", "code", "facts"),
    [
        ("y3 --\ny8 y5 --", "C6 y2 turn A5", "turned-not-in-line", {"cell": "C6", "turned": "A5", "marked": "A5"}),
        (
            "r4 -- y3 -- r6",
            "B5 y2 turn E5",
            "gap-between",
            {"cell": "B5", "turned": "E5", "gap": "D5", "marked": "D5 E5"},
        ),
        ("y1 -- y5 y1", "B5 y2 turn C5", "no-head", {"cell": "B5", "direction": "across", "marked": "A5 B5"}),
        (
            "y3\n--",
            "A6 y2 turn A5",
            "too-few-addends",
            {"head": "A5", "digit": "3", "direction": "down", "marked": "A5 A6"},
        ),
        ("y1 -- y5", "B5 r2 turn A5", "turned-apart", {"turned": "A5", "cell": "B5", "marked": "A5"}),
        ("r6 --", "B5 r2 turn A5", "turned-apart", {"turned": "A5", "cell": "B5", "marked": "A5"}),
    ],
)
def test_k8_why_a_card_may_not_be_turned(drawn: str, text: str, code: str, facts: dict[str, str]) -> None:
    assert refused(position(board("A5", drawn), "2"), text) == (code, facts)


def test_k8_the_row_and_what_stands_twice_in_it_are_told() -> None:
    before = position(row("y2 y5 y1 y6 --"), "5")
    assert refused(before, "E5 y5 turn A5") == (
        "addend-repeated",
        {"row": "5+1+6+5", "repeated": "5", "times": 2, "head": "A5", "direction": "across", "marked": "B5 E5"},
    )
    assert refused(position(board("C2", "y8\ny9\n--"), "8"), "C4 y8 turn C2") == (
        "sum-not-read",
        {"row": "9+8", "sum": "17", "digit": "8", "head": "C2", "direction": "down", "marked": "C2 C3 C4"},
    )


def test_k8_experts_turn_cards_of_one_line_only() -> None:
    before = position(board("A5", "y2 y6 y4 --\n-- -- -- y1"), "2")
    assert refused(before, "D5 y2 turn A5 D6", EXPERT) == (
        "turned-not-in-line",
        {"cell": "D5", "turned": "A5", "marked": "A5"},
    )


def test_k8_only_the_final_board_counts() -> None:
    """The card laid alone would make no kakuro and the turned one would spoil what stands; together they make one."""
    before = position(row("r3 y1 y2 r5 --"), "7")
    assert scored(before, "E5 y7") == 0
    assert kakuros(before.rows, [cell("A5")])
    assert refused(before, "E5 y7 turn D5")[0] == "sum-not-read"
    assert scored(position(row("r3 y1 y2 r4 --"), "6"), "E5 y6 turn D5") == 13
