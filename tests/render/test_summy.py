"""What the pictures of Summy show, what they hide, and that they can be drawn by many at once."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.game import Seat
from core.grid import put
from core.summy.view import View
from render.summy import picture, rack
from render.theme import THEMES, Theme, wooden
from tests.render.boards import DENSE, FACES, MIDDLE, START, cells, exchanged, laid, view
from tests.render.pixels import DARK, LIGHT, TWO, both, opened
from tests.render.summy_cases import CASES


@pytest.mark.parametrize("name", CASES)
def test_a_picture_is_small(name: str) -> None:
    assert len(CASES[name]()) <= 60_000


@both
def test_a_board_without_a_free_cell_is_small(theme: Theme) -> None:
    assert len(picture(view(DENSE, last=laid(2, "J14 J15 J16", "J12", 28)), theme, names=TWO, whole=True)) <= 60_000


@both
def test_palette_is_the_theme(theme: Theme) -> None:
    image = opened(picture(view(START), theme, names=TWO))
    assert image.getpalette()[:48] == [part for colour in theme.colours for part in colour]  # type: ignore[index]
    assert image.convert("RGB").getpixel((0, 0)) == theme.page
    assert opened(rack(view(START, rack="1"), theme)).getpalette()[:48] == [  # type: ignore[index]
        part for colour in wooden(theme).colours for part in colour
    ]


def test_the_private_part_is_not_drawn() -> None:
    one, two, public = (view(MIDDLE, rack=tiles) for tiles in ("01234567", "+-x:=999", None))
    assert picture(one, LIGHT, names=TWO) == picture(two, LIGHT, names=TWO) == picture(public, LIGHT, names=TWO)


MIDWAY = view(MIDDLE, last=laid(2, "J14 J15", "J12", 28))


@pytest.mark.parametrize(
    "other",
    [
        replace(MIDWAY, turn=frozenset({Seat(2)})),
        replace(MIDWAY, turn=frozenset()),
        replace(MIDWAY, stock=60),
        replace(MIDWAY, final=True),
        replace(MIDWAY, ending="finished", turn=frozenset()),
        replace(MIDWAY, last=None),
        replace(MIDWAY, last=laid(2, "J14 J15", "J12", 29)),
        replace(MIDWAY, last=laid(1, "J14 J15", "J12", 28)),
        replace(MIDWAY, last=laid(2, "J14", "J12", 28)),
        replace(MIDWAY, last=laid(2, "J14 J15", "J12 J23", 28)),
        replace(MIDWAY, last=exchanged(2, 1)),
        replace(MIDWAY, rows=put(MIDDLE, dict.fromkeys(cells("H13"), "3"))),
        view(MIDDLE, last=MIDWAY.last, scores=(124, 98)),
        view(MIDDLE, last=MIDWAY.last, tiles=(8, 7)),
        view(MIDDLE, last=MIDWAY.last, left=frozenset({2})),
    ],
    ids=str,
)
def test_all_that_is_public_is_drawn(other: View) -> None:
    assert picture(other, LIGHT, names=TWO) != picture(MIDWAY, LIGHT, names=TWO)


def test_every_tile_looks_different() -> None:
    for theme in THEMES.values():
        assert len({rack(view(START, rack=tile), theme) for tile in FACES}) == len(FACES)


def accents(png: bytes, *, left: float = 0.0, right: float = 1.0) -> int:
    """How many pixels of the header are in the accent colour, between two shares of the width."""
    image = opened(png).convert("RGB")
    header = image.crop((round(left * image.width), 0, round(right * image.width), 90))
    return next((count for count, colour in header.getcolors(1 << 16) or [] if colour == LIGHT.accent), 0)


def test_a_leaver_is_not_the_winner() -> None:
    resigned = view(MIDDLE, scores=(124, 97), left=frozenset({1}), turn=None, ending="resigned")
    png = picture(resigned, LIGHT, names=TWO)
    assert accents(png, right=0.425) == 0
    assert accents(png, left=0.425) > 100


def test_a_tie_has_two_winners_and_nobody_left_has_none() -> None:
    tie = view(MIDDLE, scores=(97, 97), turn=None, ending="finished")
    one = view(MIDDLE, scores=(97, 96), turn=None, ending="finished")
    none = view(MIDDLE, scores=(97, 97), turn=None, ending="abandoned", left=frozenset({1, 2}))
    two_crowns, one_crown, no_crown = (accents(picture(end, LIGHT, names=TWO)) for end in (tie, one, none))
    assert two_crowns == pytest.approx(2 * one_crown, rel=0.1)
    assert one_crown > no_crown == 0


def test_whole_shows_more_than_what_is_played() -> None:
    cropped, whole = (opened(picture(MIDWAY, LIGHT, names=TWO, whole=whole)) for whole in (False, True))
    assert cropped.width <= 760
    assert whole.width == 25 * 44 + 2 * 32


def test_a_rack_keeps_its_empty_slots_in_sight() -> None:
    full, part, none = (opened(rack(view(START, rack=tiles), LIGHT)) for tiles in ("01234567", "0", ""))
    assert full.size == part.size == none.size
    assert opened(rack(view(START, rack="0123456789"), LIGHT)).width > full.width


@settings(max_examples=40, deadline=None)
@given(st.lists(st.text(max_size=50), max_size=5).map(tuple), st.integers(min_value=1, max_value=6))
def test_any_names_for_any_number_of_seats(names: tuple[str, ...], seats: int) -> None:
    shown = view(START, scores=tuple(range(10_000, 10_000 + seats)))
    plain = opened(picture(shown, DARK, names=("",) * seats))
    assert opened(picture(shown, DARK, names=names)).size == plain.size


def test_a_card_is_not_left_by_its_text() -> None:
    """Between two cards and at the outer edges only the page shows, however long name and figures are."""
    long = view(START, scores=(88_888, 77_777), last=laid(1, "M13", "", 9_999), tiles=(8, 8))
    image = opened(picture(long, LIGHT, names=("W" * 90, "Ж" * 90))).convert("RGB")
    unit = image.width / 640
    for column in (2, round((10 + 259 + 5) * unit), round((640 - 92 - 5) * unit)):
        assert {image.getpixel((column, y)) for y in range(round(104 * unit))} == {LIGHT.page}
