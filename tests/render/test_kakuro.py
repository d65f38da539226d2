"""What the pictures of Kakuro show, what they hide, and that they can be read in any light."""

from dataclasses import replace
from itertools import combinations, product

import pytest
from PIL import Image, ImageChops, ImageStat

from core.game import Seat
from core.grid import Cell, Direction, put
from core.kakuro.view import View
from render.canvas import Canvas
from render.encode import png
from render.kakuro import areas, picture, rack, rack_areas
from render.kakuro.cards import Face, card
from render.kakuro.look import look
from render.theme import Theme, nearest
from tests.render.kakuro_boards import FULL, LATE, MIDDLE, START, cell, cells, kakuro, laid, tried, view
from tests.render.kakuro_cases import CASES
from tests.render.pixels import DARK, LIGHT, TWO, both, opened
from tests.render.test_theme import assert_contrast


@pytest.mark.parametrize("name", CASES)
def test_a_picture_is_small(name: str) -> None:
    data = CASES[name]()
    image = opened(data)
    assert len(data) <= 40_000
    assert max(image.size) <= 1_000


@both
def test_text_and_marks_have_contrast(theme: Theme) -> None:
    colours, grounds = look(theme), (theme.page, theme.well, theme.lit)
    cards = [(colours.yellow_ink, colours.yellow), (colours.red_ink, colours.red), (theme.page, colours.frame)]
    assert_contrast([*product([theme.ink, theme.muted], grounds), *cards], least=4.5)
    marks = [(colours.frame, theme.page), (colours.red, colours.yellow)]
    assert_contrast([*product([theme.accent], grounds), *marks], least=3)


@both
def test_palette_has_sixteen_colours_that_each_map_to_themselves(theme: Theme) -> None:
    colours = look(theme)
    assert look(theme) is colours
    assert len(set(colours.theme.colours)) == 16
    assert [nearest(colours.theme, colour) for colour in colours.theme.colours] == list(range(16))
    assert {colours.yellow, colours.red, colours.yellow_ink, colours.red_ink, colours.frame} <= set(
        colours.theme.colours
    )


def grey(theme: Theme, face: Face) -> Image.Image:
    """A card as it looks without colours on a phone: 38 pixels wide."""
    colours = look(theme)
    canvas = Canvas(colours.theme, 68, 68)
    canvas.paste(card(colours, 68, face), 0, 0)
    return opened(png(canvas)).convert("RGB").convert("L").resize((38, 38))


@both
def test_without_colours_all_that_matters_can_still_be_told_apart(theme: Theme) -> None:
    """Both sides of every digit, and what a move did to a card: at phone size and in grey."""
    plain = [Face(digit, red=red) for digit, red in product("123456789", (False, True))]
    for red in (False, True):
        marks = (Face("4", red=red), *(Face("4", red=red, **{mark: True}) for mark in ("laid", "turned", "wrong")))
        for one, other in combinations(marks, 2):
            apart = ImageChops.difference(grey(theme, one), grey(theme, other))
            assert ImageStat.Stat(apart).mean[0] > 5
    for one, other in combinations(plain, 2):
        apart = ImageChops.difference(grey(theme, one), grey(theme, other))
        assert ImageStat.Stat(apart.reduce(2)).extrema[0][1] > 64, (one, other)


@both
def test_a_red_side_has_a_shape_of_its_own(theme: Theme) -> None:
    """Were both sides of the same colours, the arrows would still tell a head."""
    colours = look(theme)
    same = replace(colours, red=colours.yellow, red_ink=colours.yellow_ink)
    sides = []
    for red in (False, True):
        canvas = Canvas(colours.theme, 68, 68)
        canvas.paste(card(same, 68, Face("8", red=red)), 0, 0)
        sides.append(opened(png(canvas)).convert("L"))
    arrows = [(54, 27, 61, 41), (27, 54, 41, 61)]
    for box in arrows:
        assert ImageStat.Stat(ImageChops.difference(*sides).crop(box)).mean[0] > 30


def test_the_private_part_is_not_drawn() -> None:
    shown = [view(MIDDLE, hand=hand) for hand in ("19", "55", "", None)]
    assert len({picture(one, LIGHT, names=TWO) for one in shown}) == 1


SCORED = kakuro(MIDDLE, "E2", Direction.ACROSS, 3)
MIDWAY = view(MIDDLE, last=laid(2, "E2", SCORED, turned="E3"))


@pytest.mark.parametrize(
    "other",
    [
        replace(MIDWAY, turn=frozenset({Seat(2)})),
        replace(MIDWAY, turn=frozenset()),
        replace(MIDWAY, bag=30),
        replace(MIDWAY, ending="finished", turn=frozenset()),
        replace(MIDWAY, last=None),
        replace(MIDWAY, last=laid(1, "E2", SCORED, turned="E3")),
        replace(MIDWAY, last=laid(2, "E4", SCORED, turned="E3")),
        replace(MIDWAY, last=laid(2, "E2", SCORED)),
        replace(MIDWAY, last=laid(2, "E2", SCORED, turned="E3", points=19)),
        replace(MIDWAY, last=laid(2, "E2", turned="E3", points=18)),
        replace(MIDWAY, last=laid(2, "E2", kakuro(MIDDLE, "E2", Direction.DOWN, 2), turned="E3", points=18)),
        replace(MIDWAY, rows=put(MIDDLE, {cell("E7"): "5"})),
        replace(MIDWAY, rows=put(MIDDLE, {cell("E7"): "d"})),
        view(MIDDLE, last=MIDWAY.last, scores=(124, 98)),
        view(MIDDLE, last=MIDWAY.last, cards=(2, 1)),
        view(MIDDLE, last=MIDWAY.last, left=frozenset({2})),
        replace(MIDWAY, last=laid(2, "E2", SCORED, turned="E3", back="C4")),
        replace(MIDWAY, tried=tried("E2", "", turned="E3")),
    ],
    ids=str,
)
def test_all_that_is_public_is_drawn(other: View) -> None:
    assert picture(other, LIGHT, names=TWO) != picture(MIDWAY, LIGHT, names=TWO)


def test_a_refused_move_takes_the_place_of_the_last_one() -> None:
    """The rings and frames of the last move go, those of the tried one show, and the cells at fault are marked."""
    refused = replace(MIDWAY, tried=tried("C5", "", turned="C4"))
    assert picture(refused, DARK, names=TWO) == picture(
        replace(refused, last=laid(2, "B1", kakuro(MIDDLE, "E2", Direction.DOWN, 2), points=18)), DARK, names=TWO
    )
    marked = [picture(replace(MIDWAY, tried=tried("C5", where)), DARK, names=TWO) for where in ("", "C5", "A1", "E7")]
    assert len(set(marked)) == 4


def test_the_whole_board_is_always_shown() -> None:
    assert picture(MIDWAY, LIGHT, names=TWO, whole=True) == picture(MIDWAY, LIGHT, names=TWO)
    assert opened(picture(view(START), LIGHT, names=TWO)).size == opened(picture(view(FULL), LIGHT, names=TWO)).size


def test_every_cell_can_be_tapped_to_lay_there_or_to_turn_what_lies_there() -> None:
    texts = [area.text for area in areas(view(START))]
    assert len(texts) == 81
    assert sorted(texts)[:76] == sorted(f" {Cell(x, y)} " for x, y in product(range(9), range(9)) if START[y][x] == ".")
    assert {text for text in texts if "turn" in text} == {f" turn {name} " for name in ("E5", "C5", "G5", "E3", "E7")}
    assert {area.again for area in areas(view(START))} == {""}, "pressed again it is taken back"


def test_the_tapped_cell_is_the_one_that_is_drawn() -> None:
    png_of, red = opened(picture(view(START), LIGHT, names=TWO)).convert("RGB"), look(LIGHT).red
    (area,) = (one for one in areas(view(START)) if one.text == " turn E5 ")
    box = (area.left, area.top, area.left + area.width, area.top + area.height)
    left, top, right, low = (round(part * size) for part, size in zip(box, 2 * png_of.size, strict=True))
    inside = png_of.crop((left, top, right, low))
    counts = {colour: count for count, colour in inside.getcolors(1 << 16) or []}
    assert counts[red] > 0.4 * inside.width * inside.height


def test_both_sides_of_the_cards_in_hand_can_be_tapped() -> None:
    assert [area.text for area in rack_areas(view(START, hand="38"))] == [" y3 ", " r3 ", " y8 ", " r8 "]
    assert rack_areas(view(START, hand="")) == ()


def test_a_hand_keeps_its_size() -> None:
    assert len({opened(rack(view(START, hand=hand), LIGHT)).size for hand in ("38", "3", "")}) == 1
    assert len({rack(view(START, hand=hand), LIGHT) for hand in ("38", "3", "8", "33", "")}) == 5


def test_no_sum_covers_a_digit() -> None:
    """A sum is between the cards: the middle of every card looks the same, whatever has scored around it."""
    last = laid(1, "G1", kakuro(LATE, "E1", Direction.ACROSS, 2), kakuro(LATE, "E1", Direction.DOWN, 6))
    scored, plain = (opened(picture(view(LATE, last=one), LIGHT, names=TWO)).convert("RGB") for one in (last, None))
    changed = ImageChops.difference(scored, plain)
    for area, name in zip(areas(view(LATE)), product(range(9), range(9)), strict=True):
        if Cell(name[1], name[0]) in cells("G1 E1"):
            continue
        middle = (
            round((area.left + area.width * 0.3) * scored.width),
            round((area.top + area.height * 0.27) * scored.height),
            round((area.left + area.width * 0.7) * scored.width),
            round((area.top + area.height * 0.73) * scored.height),
        )
        assert changed.crop(middle).getbbox() is None, name
