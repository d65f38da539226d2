"""A round put together by tapping cells and dice."""

from dataclasses import replace

import pytest

from core.summa.view import Phase, View
from tests.core.summa.table import GAME, ONE, OPEN, placing


def view(phase: Phase) -> View:
    return replace(GAME.view(placing(OPEN), ONE), phase=phase)


def draft(phase: Phase, taps: str) -> str:
    """The text after these taps; a dash stands before a symbol that is used already."""
    text = ""
    for tap in taps.split():
        after = GAME.tapped(view(phase), text, f" {tap.removeprefix('-')} ", used=tap.startswith("-"))
        assert after is not None
        text = after
    return text.strip()


@pytest.mark.parametrize(
    ("taps", "text"),
    [
        ("C2 A4 D5", "C2 A4 D5"),
        ("C2 A4 D5 A4", "C2 D5"),
        ("black C2", "black C2"),
        ("C2 black", "black C2"),
        ("black C2 black A4", "C2 A4"),
    ],
)
def test_r2_cells_to_be_black_are_tapped_one_by_one(taps: str, text: str) -> None:
    assert draft(Phase.BLACKENING, taps) == text


@pytest.mark.parametrize(
    ("taps", "text"),
    [
        ("L A1 X B1", "L A1 X B1"),
        ("A1 L B1 X", "A1 L B1 X"),
        ("L A1 X B1 A1", "X B1"),
        ("L A1 X", "L A1 X"),
        ("L A1 X V B1", "L A1 V B1"),
        ("L A1 X B1 -L", "X B1"),
        ("X A1 X B1 -X", "X A1"),
        ("L -X", "L"),
        ("L -L", ""),
    ],
)
def test_r3_a_symbol_and_its_cell_come_and_go_together(taps: str, text: str) -> None:
    assert draft(Phase.PLACING, taps) == text


def test_r10_the_ends_of_a_stretch_come_and_go_together() -> None:
    assert draft(Phase.SCORING, "A1 C1 A2 F2 C1") == "A2 F2"


@pytest.mark.parametrize("text", ["hello", "rows A1 C1", "LX A1", "A1-C1"])
def test_what_was_not_tapped_is_left_alone(text: str) -> None:
    assert GAME.tapped(view(Phase.PLACING), text, " A1 ") is None
