"""Names of any kind can be drawn and never break out of their place."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render.canvas import BOLD, MEDIUM, font
from render.labels import ELLIPSIS, LONGEST, UNKNOWN, clean, drawable, fitted


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna \t\n Lena ", "Anna Lena"),
        ("Żółć Ильяс Ωμέγα", "Żółć Ильяс Ωμέγα"),
        ("𝓢𝓸𝓹𝓱𝓲𝓮", "Sophie"),
        ("Zoe\u0308", "Zoë"),
        ("Ben 🦊", "Ben"),
        ("a\u202eb\u200bc\x07d\u2066", "abcd"),
        ("Z̷̢̛a̸͓l̵g̶o", "Zalgo"),
        ("Ben 田中", "Ben ••"),
        ("田中", ""),
        ("🦊🦊", ""),
        ("שלום", ""),
        ("", ""),
        ("\u200b\u200f", ""),
    ],
)
def test_clean(name: str, shown: str) -> None:
    assert clean(name) == shown


def test_a_letter_without_a_glyph_is_not_drawn() -> None:
    assert drawable("Q")
    assert drawable(UNKNOWN)
    assert drawable(ELLIPSIS)
    assert not drawable("田")


def test_a_long_name_is_shortened() -> None:
    shown = fitted("Wilhelmina Featherstonehaugh", 120, 20, bold=False)
    assert shown.startswith("Wilhelm")
    assert shown.endswith(ELLIPSIS)
    assert font(MEDIUM, 20).getlength(shown) <= 120


def test_the_number_of_a_shortened_name_stays_where_there_is_room() -> None:
    assert fitted("Schachcomputer 2", 120, 20, bold=False) == "Schachc… 2"
    assert fitted("Schachcomputer 2", 26, 20, bold=False) == ELLIPSIS


def test_no_space_before_the_ellipsis() -> None:
    letters = font(MEDIUM, 20)
    width = round(letters.getlength("Bartholomew" + ELLIPSIS)) + 3
    assert fitted("Bartholomew the Patient", width, 20, bold=False) == "Bartholomew" + ELLIPSIS


@given(st.text(max_size=400))
def test_what_is_shown_is_one_plain_line(name: str) -> None:
    shown = clean(name)
    assert len(shown) <= LONGEST
    assert shown == " ".join(shown.split())
    assert all(unicodedata.category(char)[0] not in "CM" for char in shown)
    assert all(unicodedata.bidirectional(char) not in ("R", "AL", "AN") for char in shown)
    assert all(char in (" ", UNKNOWN) or drawable(char) for char in shown)


@given(st.text(min_size=1, max_size=60), st.integers(min_value=40, max_value=300), st.booleans())
def test_a_fitted_name_fits(name: str, width: int, bold: bool) -> None:
    shown = fitted(name, width, 20, bold=bold)
    assert font(BOLD if bold else MEDIUM, 20).getlength(shown) <= width
