"""A laying put together by tapping cells and tiles."""

import pytest

from core.summy.position import Position
from tests.boards import board
from tests.core.summy.table import GAME, position

OPENING = board("M13", "=")
CROSS = board("L12", ".#.\n.=.\n.2.")


def draft(before: Position, *taps: str) -> str:
    """The text after these taps, or a note that a tap just types its text."""
    text = ""
    for tap in taps:
        after = GAME.tapped(GAME.view(before, None), text, tap)
        assert after is not None, f"{tap!r} just types its text"
        text = after
    return text


def ghosts(before: Position, text: str) -> str:
    """The cells a draft takes, each with its tile."""
    placed = GAME.placed(GAME.view(before, None), GAME.parse(text))
    return " ".join(f"{cell}{tile}" for cell, tile in placed)


@pytest.mark.parametrize(
    ("taps", "text"),
    [
        (("J13", "4", ":", "4", "1"), "J13> 4:41"),
        (("4", "1", "J13"), "J13> 41"),
        (("J13", "J13"), "J13v "),
        (("M10",), "M10v "),
        (("A1",), "A1> "),
        (("J13", "L13"), "J13> "),
        (("L13", "J13"), "J13> "),
        (("M14", "M10", "2"), "M10v 2"),
        (("J13", "4", "M10"), "M10v 4"),
        (("J13", "4", "K13"), "J13> 4"),
        (("J13", "4", ":", "4", "M13", "1"), "J13> 4:4=1"),
        (("J13", "4", ":", "M13"), "J13> 4:"),
        (("J13", "4", ":", "4", "M13", "M13"), "J13> 4:4="),
    ],
)
def test_s5_taps_make_a_laying(taps: tuple[str, ...], text: str) -> None:
    named = [f" {tap}> " if tap[0].isalpha() else tap for tap in taps]
    assert draft(position(OPENING, "12344447"), *named) == text


def test_s9_a_blocker_is_no_place_to_begin() -> None:
    before = position(CROSS, "12344447")
    assert draft(before, " M12> ") == ""
    assert draft(before, " M11> ") == "M11> "


def test_what_is_no_laying_is_typed_as_it_is_tapped() -> None:
    view = GAME.view(position(OPENING, "12344447"), None)
    assert GAME.tapped(view, "exchange 4", "1") is None
    assert GAME.tapped(view, "hello", " J13> ") is None
    assert GAME.tapped(view, "J13> 4", "draw") is None


@pytest.mark.parametrize(
    ("text", "cells"),
    [
        ("J13> 4:", "J134 K13:"),
        ("J13> 4:41", "J134 K13: L134 N131"),
        ("J13> 4:42", "J134 K13: L134 N132"),
        ("J13 4 K13 :", "J134 K13:"),
        ("exchange 4", "4"),
        ("W13> 1234", ""),
        ("J13 4 K14 :", ""),
    ],
)
def test_s5_where_the_tiles_of_a_draft_would_lie(text: str, cells: str) -> None:
    assert ghosts(position(OPENING, "12344447"), text) == cells


@pytest.mark.parametrize(("text", "after"), [("J13> 44:41", "J13> 44:1"), ("41", "1"), ("J13> 1", "J13> 1")])
def test_a_tile_that_is_used_is_taken_back(text: str, after: str) -> None:
    view = GAME.view(position(OPENING, "12344447"), None)
    assert GAME.tapped(view, text, "4", used=True) == after


@pytest.mark.parametrize(
    ("text", "choices"),
    [
        ("", ()),
        ("41", ("exchange 4 1",)),
        ("J13v 4:", ("J13> 4:",)),
        ("J13> 4:", ()),
        ("M10> ", ("M10v",)),
        ("M13v ", ("M13>",)),
        ("M14> 4", ("M14v 4",)),
        ("M15> 4", ()),
        ("exchange 4", ()),
    ],
)
def test_s5_s11_what_else_a_draft_can_mean(text: str, choices: tuple[str, ...]) -> None:
    """The other direction only where a run would hold a tile that lies there."""
    assert GAME.choices(GAME.view(position(OPENING, "12344447"), None), text) == choices


def test_s5_no_direction_is_offered_in_which_a_blocker_is_before_the_tiles() -> None:
    assert GAME.choices(GAME.view(position(CROSS, "12344447"), None), "M11> ") == ()
