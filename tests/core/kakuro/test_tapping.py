"""A laying put together by tapping cells and cards."""

import pytest

from core.game import Seat
from core.kakuro.view import View
from tests.core.kakuro.table import EXPERT, GAME, board, position

VIEW: View = GAME.view(position(board("E5", "r4"), "38"), Seat(1))


def draft(*taps: str, expert: bool = False) -> str | None:
    """The text after these taps."""
    game, text = EXPERT if expert else GAME, ""
    for tap in taps:
        after = game.tapped(VIEW, text, f" {tap} ")
        if after is None:
            return None
        text = after
    return text


@pytest.mark.parametrize(
    ("taps", "text"),
    [
        (("F5", "y3"), "F5 y3 "),
        (("y3", "F5"), "F5 y3 "),
        (("F5", "y3", "E6"), "E6 y3 "),
        (("F5", "y3", "r3"), "F5 r3 "),
        (("F5", "y3", "F5"), "y3 "),
        (("F5", "y3", "y3"), "F5 "),
        (("D5", "r8", "turn E5"), "D5 r8 turn E5 "),
        (("turn E5", "D5", "r8"), "D5 r8 turn E5 "),
        (("D5", "r8", "turn E5", "turn E5"), "D5 r8 "),
        (("D5", "r8", "turn E5", "turn E7"), "D5 r8 turn E7 "),
        (("D5", "turn E5", "y1", "hello"), None),
    ],
)
def test_k4_taps_make_a_laying_and_what_is_tapped_again_is_taken_back(taps: tuple[str, ...], text: str | None) -> None:
    assert draft(*taps) == text


def test_k8_an_expert_turns_several_cards() -> None:
    assert draft("H4", "y7", "turn E4", "turn C4", expert=True) == "H4 y7 turn E4 C4 "
    assert draft("H4", "y7", "turn E4", "turn C4", "turn E4", expert=True) == "H4 y7 turn C4 "


def test_a_word_for_turning_stays_as_it_is_typed() -> None:
    assert GAME.tapped(VIEW, "d5 R8 drehe E5", " y1 ") == "D5 y1 drehe E5 "
    assert GAME.tapped(VIEW, "what now", " y1 ") is None
