"""What the pictures of Summa Summarum show, what they hide, and that they can be read in any light."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops, ImageStat

from core.game import Seat
from core.grid import Cell, put
from core.summa.view import Phase, Sheet, View
from render.areas import Area
from render.canvas import Canvas, Sprite
from render.encode import png
from render.summa import areas, header, picture, rack, rack_areas
from render.summa.cells import annulled, spent, timed, wrong
from render.theme import THEMES, Theme
from render.tiles import tile
from tests.render.pixels import DARK, LIGHT, TWO, both, opened
from tests.render.summa_boards import (
    EMPTY,
    EXAMPLE,
    HALF,
    LATE,
    OTHER,
    POORER,
    ROWS,
    SCORED,
    cells,
    own,
    scored,
    seat,
    sheet,
    view,
)
from tests.render.summa_cases import CASES
from tests.render.test_theme import assert_contrast


def test_the_example_is_scored_as_the_rules_say() -> None:
    assert (sum(SCORED.row_totals), sum(SCORED.column_totals), SCORED.total, SCORED.blackened) == (248, 231, 479, 7)
    assert SCORED.row_totals == (126, 36, 23, 15, 18, 30)
    assert SCORED.column_totals == (81, 25, 15, 64, 41, 5)
    assert (SCORED.annulled_in_rows, SCORED.annulled_in_columns) == (cells("B4"), cells("C1 D6"))


@pytest.mark.parametrize("name", CASES)
def test_a_picture_is_small(name: str) -> None:
    data = CASES[name]()
    image = opened(data)
    assert len(data) <= 80_000
    assert max(image.size) <= 2_000
    assert image.getpalette()[:48] in [  # type: ignore[index]
        [part for colour in theme.colours for part in colour] for theme in THEMES.values()
    ]


@both
def test_text_and_marks_have_contrast(theme: Theme) -> None:
    """The contrasts that only Summa needs: the totals of columns, annulled symbols and their strokes."""
    texts = ((theme.sign_ink, theme.page), (theme.ink, theme.block), (theme.ink, theme.lit), (theme.muted, theme.lit))
    marks = (
        (theme.muted, theme.block),
        (theme.accent, theme.well),
        (theme.accent, theme.face),
        (theme.ink, theme.well),
    )
    assert_contrast(texts, least=4.5)
    assert_contrast(marks, least=3)


def grey(theme: Theme, sprite: Sprite) -> Image.Image:
    """A cell as it looks without colours on a phone, four grids to a picture: 24 pixels wide."""
    canvas = Canvas(theme, sprite.width, sprite.height)
    canvas.paste(sprite, 0, 0)
    return opened(png(canvas)).convert("RGB").convert("L").resize((24, 24))


@both
def test_without_colours_all_that_matters_can_still_be_told_apart(theme: Theme) -> None:
    for face in "IVXL":
        kinds = {
            "free": tile(theme, 44, "."),
            "black": tile(theme, 44, "#"),
            "written": tile(theme, 44, face),
            "new": tile(theme, 44, face, lit=True),
            "timed": timed(theme, 44, face),
            "struck in the row": annulled(theme, 44, face, down=False),
            "struck in the column": annulled(theme, 44, face, down=True),
            "wrong": wrong(theme, 44, face),
            "free and wrong": wrong(theme, 44, "."),
            "black and wrong": wrong(theme, 44, "#"),
            "used": spent(theme, 44, face),
        }
        looks = {name: grey(theme, sprite) for name, sprite in kinds.items()}
        for one, other in combinations(looks, 2):
            apart = ImageChops.difference(looks[one], looks[other])
            assert ImageStat.Stat(apart.reduce(2)).extrema[0][1] > 32, (face, one, other)


@both
def test_symbols_can_be_told_apart_wherever_they_stand(theme: Theme) -> None:
    draws: tuple[Callable[[str], Sprite], ...] = (
        lambda face: tile(theme, 44, face),
        lambda face: annulled(theme, 44, face, down=True),
        lambda face: timed(theme, 44, face),
    )
    for draw, (one, other) in product(draws, combinations("IVXL", 2)):
        apart = ImageChops.difference(grey(theme, draw(one)), grey(theme, draw(other)))
        assert ImageStat.Stat(apart.reduce(2)).extrema[0][1] > 64, (one, other)


ANNA, BEN = seat(HALF, "A1 B1 A2 E4"), seat(OTHER, "A2 B2 C5 D6", filled="D6", done=True)
MIDWAY = view(ANNA, BEN)


def with_anna(**changes: object) -> View:
    """Halfway through a game, with changes to the first seat."""
    return replace(MIDWAY, seats=(replace(ANNA, **changes), BEN))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "other",
    [
        replace(MIDWAY, round=5),
        replace(MIDWAY, roll="LXXV"),
        replace(MIDWAY, roll=""),
        replace(MIDWAY, rounds=9),
        replace(MIDWAY, phase=Phase.SCORING),
        replace(MIDWAY, phase=Phase.BLACKENING),
        replace(MIDWAY, turn=frozenset()),
        replace(MIDWAY, turn=frozenset({Seat(1), Seat(2)})),
        replace(MIDWAY, ending="stopped", turn=frozenset()),
        with_anna(rows=put(HALF, {cells("F1")[0]: "X"})),
        with_anna(rows=put(HALF, {cells("F1")[0]: "#"})),
        with_anna(new=cells("A1 B1 A2")),
        with_anna(filled=cells("A1")),
        with_anna(left=True),
        view(ANNA, BEN, BEN),
    ],
    ids=str,
)
def test_all_that_is_public_is_drawn(other: View) -> None:
    assert picture(other, LIGHT, names=TWO) != picture(MIDWAY, LIGHT, names=TWO)


@pytest.mark.parametrize("other", [POORER, sheet(ROWS, "", EXAMPLE)])
def test_all_of_a_sheet_is_drawn(other: Sheet) -> None:
    one, two = (picture(scored(shown), LIGHT, names=TWO) for shown in (SCORED, other))
    assert one != two


def test_everybody_is_shown_the_same_whatever_is_private() -> None:
    """The public view has nothing private to draw; a seat's own view is drawn as its own grid, without the others'."""
    mine = own(HALF, "A1 D4", "XI")
    one, two = (replace(view(ANNA, other), private=mine) for other in (BEN, seat(LATE, left=True)))
    assert picture(one, DARK, names=TWO) == picture(two, DARK, names=("", "")) == rack(one, DARK)
    over = scored(SCORED, POORER, places=(1, 2))
    assert picture(replace(over, private=mine), DARK, names=TWO) == picture(over, DARK, names=TWO)


def test_the_whole_is_always_shown() -> None:
    assert picture(MIDWAY, LIGHT, names=TWO, whole=True) == picture(MIDWAY, LIGHT, names=TWO)


def crowns(shown: View) -> int:
    """How many pixels of the picture are in the colour of the crown and of the ring around a winner's name."""
    image = opened(picture(shown, LIGHT, names=("",) * len(shown.seats))).convert("RGB")
    return next((count for count, colour in image.getcolors(1 << 16) or [] if colour == LIGHT.accent), 0)


def test_winners_are_crowned_and_nobody_else() -> None:
    one, two = scored(SCORED, POORER, places=(1, 2)), scored(SCORED, SCORED, places=(1, 1))
    left = tuple(replace(seat, left=True) for seat in one.seats)
    assert crowns(replace(one, seats=left)) == 0
    assert crowns(two) == pytest.approx(2 * crowns(one), rel=0.05)
    assert crowns(one) > 100


def test_one_grid_is_large_and_eight_still_fit() -> None:
    sizes = [opened(picture(view(*(ANNA,) * seats), LIGHT, names=TWO)).size for seats in range(1, 9)]
    ends = [opened(picture(scored(*(SCORED,) * seats), LIGHT, names=TWO)).size for seats in range(1, 9)]
    assert max(width for width, _ in sizes[:4]) <= 640
    assert max(width for width, _ in ends[:2]) <= 680
    assert max(max(size) for size in sizes + ends) <= 2_000


def test_dice_are_used_from_the_left() -> None:
    assert header.unwritten("LXXI", "LXXI") == (True, True, True, True)
    assert header.unwritten("LXXI", "XI") == (False, False, True, True)
    assert header.unwritten("XXXX", "X") == (False, False, False, True)
    assert header.unwritten("LXXI", "") == (False, False, False, False)


WRITING = view(ANNA, BEN, own=own(put(HALF, {cells("F6")[0]: "#"}), "A1 D4", "XI"))


def test_dice_left_and_free_cells_can_be_tapped() -> None:
    texts = [area.text for area in rack_areas(WRITING)]
    assert texts[:2] == [" X ", " I "]
    free = {f" {Cell(x, y)} " for y, row in enumerate(HALF) for x, face in enumerate(row) if face == "."}
    assert set(texts[2:]) == free
    assert len(texts) == 2 + len(free)
    assert areas(WRITING) == rack_areas(WRITING)


def test_black_cells_are_tapped_where_none_is_yet() -> None:
    choosing = view(seat(), seat(), round=0, roll="", phase=Phase.BLACKENING, own=own())
    texts = [area.text for area in rack_areas(choosing)]
    assert texts == [" black ", *(f" {Cell(x, y)} " for y in range(6) for x in range(6))]


def test_cells_that_can_be_in_a_numeral_are_tapped_where_these_are_marked() -> None:
    every = {f" {Cell(x, y)} " for y, row in enumerate(EXAMPLE) for x, face in enumerate(row) if face != "#"}
    rows = view(ANNA, BEN, phase=Phase.SCORING, own=own(EXAMPLE))
    assert {area.text for area in rack_areas(rows)} == every
    columns = view(ANNA, BEN, phase=Phase.SCORING, own=own(EXAMPLE, sheet=sheet(ROWS, "", EXAMPLE)))
    assert {area.text for area in rack_areas(columns)} == every - {" B4 "}


@pytest.mark.parametrize(
    "shown",
    [
        replace(WRITING, turn=frozenset({Seat(2)})),
        replace(WRITING, turn=frozenset(), ending="finished"),
        view(replace(ANNA, done=True), BEN, phase=Phase.SCORING, own=own(EXAMPLE)),
    ],
    ids=["not on turn", "over", "handed in"],
)
def test_nothing_can_be_tapped_where_nothing_can_be_written(shown: View) -> None:
    assert rack_areas(shown) == areas(shown) == ()


def test_everybodys_picture_cannot_be_tapped() -> None:
    assert areas(MIDWAY) == ()


def middle(image: Image.Image, area: Area) -> Image.Image:
    """The inner part of an area in the picture."""
    left, top = (area.left + area.width * 0.2) * image.width, (area.top + area.height * 0.2) * image.height
    return image.crop(
        (
            round(left),
            round(top),
            round(left + area.width * 0.6 * image.width),
            round(top + area.height * 0.6 * image.height),
        )
    )


def test_the_tapped_cell_is_the_one_that_is_drawn() -> None:
    """A symbol on a free cell changes the picture there and on no other free cell."""
    before = opened(rack(WRITING, LIGHT)).convert("RGB")
    free = {area.text.strip(): area for area in rack_areas(WRITING)[2:]}
    assert WRITING.private is not None
    for name in ("C1", "F5", "B6"):
        rows = put(WRITING.private.rows, {cells(name)[0]: "V"})
        after = opened(rack(replace(WRITING, private=replace(WRITING.private, rows=rows)), LIGHT)).convert("RGB")
        changed = {
            other
            for other, area in free.items()
            if ImageChops.difference(middle(before, area), middle(after, area)).getbbox()
        }
        assert changed == {name}


def test_the_tapped_die_is_the_one_that_is_left() -> None:
    image = opened(rack(WRITING, LIGHT)).convert("RGB")
    for area in rack_areas(WRITING)[:2]:
        shades = {colour: count for count, colour in middle(image, area).getcolors(1 << 16) or []}
        assert shades[LIGHT.face] > 10 * shades.get(LIGHT.page, 0)


@settings(max_examples=30, deadline=None)
@given(st.lists(st.text(max_size=50), max_size=5).map(tuple), st.integers(min_value=1, max_value=8))
def test_any_names_for_any_number_of_seats(names: tuple[str, ...], seats: int) -> None:
    for shown in (view(*(seat(EMPTY, left=True),) * seats), scored(*(SCORED,) * seats, places=(1,) * seats)):
        plain = opened(picture(shown, DARK, names=("",) * seats))
        assert opened(picture(shown, DARK, names=names)).size == plain.size
