"""An action put together by tapping tiles and melds."""

import pytest

from core.game import Seat
from core.rummy.view import View
from tests.core.rummy.table import ONE, PLUS, position

TABLE = "A R4 R5 R6 R7\nB R9 B9 Y9 J | 2\nC K1 J=K2 K3\nD R9 B9 Y9 K9\nE R9 B9 Y9 J"
VIEW: View = PLUS.view(position(TABLE, "R8 B1 R3 J"), ONE)


def draft(taps: str) -> str | None:
    """The text after these taps, one a line of its own; a dash stands before a tile that is used already."""
    text = ""
    for tap in taps.split(","):
        after = PLUS.tapped(VIEW, text, f" {tap.removeprefix('-')} ", used=tap.startswith("-"))
        if after is None:
            return None
        text = after
    return text.strip()


@pytest.mark.parametrize(
    ("taps", "text"),
    [
        ("R8", "R8"),
        ("R8,B1,R3", "R8 B1 R3"),
        ("R8,B1,R3,-B1", "R8 R3"),
        ("R8,-B1", "R8"),
        ("R8,A", "R8 A"),
        ("A,R8", "R8 A"),
        ("R8,A,C", "R8 C"),
        ("R8,A,A", "R8"),
        ("A,C", "join A C"),
        ("A,C,D", "D"),
        ("R8,draw R5", "draw R5"),
        ("draw R5,R8", "R8"),
        ("lay R8,B1", "lay R8 B1"),
        ("release A,R8", "release R8 A"),
        ("+", "meld"),
        ("R8,B1,A,+", "meld R8 B1"),
        ("+,R8,B1", "meld R8 B1"),
    ],
)
def test_p7_taps_make_an_action(taps: str, text: str) -> None:
    assert draft(taps) == text


def test_what_was_not_tapped_is_left_alone() -> None:
    assert PLUS.tapped(VIEW, "what about R8", " B1 ") is None


@pytest.mark.parametrize(
    ("text", "other", "choices"),
    [
        ("", "", ()),
        ("R8", "discard R8", ("discard R8",)),
        ("R8 B1", "", ("lay R8 B1", "discard B1")),
        ("A", "", ()),
        ("A", " take R5 A ", ("take R5 A",)),
        ("A C", "", ()),
        ("join A C", "", ()),
        ("R8 A", "", ()),
        ("R8 F", "", ()),
        ("K2 C", "", ("release C K2",)),
        ("K2 K3 C", "", ()),
        ("R9 C", "", ()),
        ("J A", "", ()),
        ("J A", " take R5#2 A ", ("swap A R5#2",)),
        ("J A", " take K1 C ", ()),
        ("J A", " join A ", ()),
        ("J D", " claim D ", ()),
    ],
)
def test_p8_what_else_taps_can_mean(text: str, other: str, choices: tuple[str, ...]) -> None:
    assert PLUS.choices(VIEW, text, other) == choices


def test_p5_before_the_draw_taps_can_only_mean_that_it_comes_first() -> None:
    waiting = position(TABLE, "R8 B1 R3 J", waiting=True)
    assert PLUS.choices(PLUS.view(waiting, ONE), "R8 B1", "") == ("draw",)
    assert PLUS.choices(PLUS.view(waiting, ONE), "", "") == ()
    assert PLUS.choices(PLUS.view(waiting, Seat(2)), "K11", "") == ("discard K11",)


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("meld R8 B1", "+:0 R8,+:1 B1"),
        ("lay R8", " R8"),
        ("discard R8", " R8"),
        ("add R8 A", "A:4 R8"),
        ("add R3 A", "A:-1 R3"),
        ("add R8 F", " R8"),
        ("R8 R3 A", " R8, R3"),
        ("release C K2", "C:1 K2"),
        ("release E K9", "E:3 K9"),
        ("release A R8", " R8"),
        ("swap A R5", "A:1 J"),
        ("swap A R5#2", " J"),
        ("draw", ""),
    ],
)
def test_p6_where_the_tiles_of_an_action_would_lie(text: str, places: str) -> None:
    assert ",".join(f"{place} {face}" for place, face in PLUS.placed(VIEW, PLUS.parse(text))) == places


def test_the_public_sees_the_melds_of_the_table() -> None:
    public = PLUS.view(position(TABLE, "R8"), None)
    assert PLUS.placed(public, PLUS.parse("add R8 A")) == (("A:4", "R8"),)
