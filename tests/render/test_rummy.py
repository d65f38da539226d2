"""What the pictures of Rummy show, what they hide, and that they can be read in any light and on a phone."""

from dataclasses import replace
from itertools import combinations, product

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.games.registry import load
from core.game import Seat
from core.rummy.moves import Add, Claim, Discard, Draw, Form, Join, Release, Take, Unclaim
from core.rummy.tiles import COLOURS, FACES
from core.rummy.view import View
from render.areas import Area
from render.canvas import Canvas, Sprite
from render.encode import png
from render.rummy import areas, picture, rack, rack_areas
from render.rummy.look import look
from render.rummy.melds import SMALL, WIDTH, layout, tile_panel
from render.rummy.rack import by_colour, by_number
from render.rummy.signs import claim, lock
from render.rummy.tiles import tile
from render.theme import Theme, nearest
from tests.render.pixels import DARK, LIGHT, TWO, both, opened
from tests.render.rummy_boards import DRAFT, EIGHTY, FEW, HALF, HAND, ROUND, last, melds, own, seat, view
from tests.render.rummy_cases import CASES
from tests.render.test_theme import assert_contrast

PHONE = 400


@pytest.mark.parametrize("name", CASES)
def test_a_picture_is_small(name: str) -> None:
    data = CASES[name]()
    image = opened(data)
    assert len(data) <= 60_000
    assert image.width == WIDTH
    assert image.height <= 1_000


@both
def test_text_and_marks_have_contrast(theme: Theme) -> None:
    colours = look(theme)
    grounds = (colours.page, colours.well, colours.lit)
    tiles = product(colours.inks.values(), [colours.face])
    assert_contrast([*tiles, *product([colours.ink, colours.muted], grounds)], least=4.5)
    assert_contrast(product([colours.accent, colours.ink], grounds), least=3)


@both
def test_palette_has_sixteen_colours_that_each_map_to_themselves(theme: Theme) -> None:
    colours = look(theme)
    assert look(theme) is colours
    assert len(set(colours.colours)) == 16
    assert [nearest(colours, colour) for colour in colours.colours] == list(range(16))
    named = (*colours.inks.values(), colours.ink, colours.muted, colours.face, colours.accent, colours.lit)
    assert set(named) <= set(colours.colours)


def grey(theme: Theme, sprite: Sprite) -> Image.Image:
    """A sprite as it looks without colours on a phone."""
    canvas = Canvas(look(theme), sprite.width, sprite.height)
    canvas.paste(sprite, 0, 0)
    size = (sprite.width * PHONE // WIDTH, sprite.height * PHONE // WIDTH)
    return opened(png(canvas)).convert("RGB").convert("L").resize(size, Image.Resampling.BOX)


def apart(one: Image.Image, other: Image.Image) -> float:
    """The difference of two pictures where they differ most, of 255."""
    return float(ImageStat.Stat(ImageChops.difference(one, other).reduce(2)).extrema[0][1])


@both
@pytest.mark.parametrize("width", [36, SMALL, 56])
def test_without_colours_every_tile_can_be_told_from_every_other(theme: Theme, width: int) -> None:
    looks = {face: grey(theme, tile(look(theme), width, face)) for face in FACES}
    for (one, first), (other, second) in combinations(looks.items(), 2):
        if one[0] == other[0] or one[1:] == other[1:]:
            assert apart(first, second) > 32, (one, other)


@both
def test_colours_have_shapes_and_not_only_shades(theme: Theme) -> None:
    """Were all the inks the same, the marks would still tell the colours."""
    black = look(theme).black
    same = replace(look(theme), red=black, blue=black, yellow=black)
    for width in (36, SMALL, 52):
        looks = [grey(theme, tile(same, width, f"{colour}8")) for colour in COLOURS]
        assert all(apart(one, other) > 32 for one, other in combinations(looks, 2))


@both
def test_without_colours_jokers_and_new_tiles_can_be_told_apart(theme: Theme) -> None:
    colours = look(theme)
    kinds = {
        "plain": tile(colours, SMALL, "R7"),
        "new": tile(colours, SMALL, "R7", lit=True),
        "joker": tile(colours, SMALL, "J"),
        "joker for red": tile(colours, SMALL, "J=R7"),
        "joker for black": tile(colours, SMALL, "J=K7"),
        "joker for another": tile(colours, SMALL, "J=R8"),
        "joker of a group": tile(colours, SMALL, "J", missing="RB"),
        "joker of a whole group": tile(colours, SMALL, "J", missing="B"),
        "new joker": tile(colours, SMALL, "J", lit=True),
    }
    looks = {name: grey(theme, sprite) for name, sprite in kinds.items()}
    for one, other in combinations(looks, 2):
        assert apart(looks[one], looks[other]) > 24, (one, other)


@both
def test_frames_and_signs_are_seen_without_colours(theme: Theme) -> None:
    colours = look(theme)
    frames = [grey(theme, tile_panel(colours, 120, 80, frame)) for frame in ("", "claim", "wrong")]
    assert apart(frames[0], frames[1]) > 64
    assert apart(frames[0], frames[2]) > 64
    signs = [grey(theme, sign(colours, 26, colours.well)) for sign in (lock, claim)]
    assert apart(*signs) > 64


SEATS = (seat(9, claims=1), seat(12, claims=1))
MIDWAY = view(HALF, *SEATS, old="K7 B2 R11", new=38, turn=2)


@pytest.mark.parametrize(
    "other",
    [
        replace(MIDWAY, turn=frozenset({Seat(1)})),
        replace(MIDWAY, turn=frozenset()),
        replace(MIDWAY, new=37),
        replace(MIDWAY, old=("K7", "B2")),
        replace(MIDWAY, old=("B2", "K7", "R11")),
        replace(MIDWAY, drawn=False),
        replace(MIDWAY, took="R5"),
        replace(MIDWAY, last=None),
        replace(MIDWAY, last=last(HALF)),
        replace(MIDWAY, last=last(FEW, discarded="R11")),
        replace(MIDWAY, melds=MIDWAY.melds[:-1]),
        replace(MIDWAY, melds=(*MIDWAY.melds[:-1], replace(MIDWAY.melds[-1], owner=None))),
        replace(MIDWAY, melds=(*MIDWAY.melds[:-1], replace(MIDWAY.melds[-1], owner=Seat(2)))),
        replace(MIDWAY, melds=(*MIDWAY.melds[:-1], replace(MIDWAY.melds[-1], letter="S"))),
        replace(MIDWAY, melds=()),
        replace(MIDWAY, ending="finished", turn=frozenset()),
        view(HALF, seat(8, claims=1), SEATS[1], old="K7 B2 R11", new=38, turn=2),
        view(HALF, seat(9, claims=2), SEATS[1], old="K7 B2 R11", new=38, turn=2),
        view(HALF, seat(9, claims=1, opened=False), SEATS[1], old="K7 B2 R11", new=38, turn=2),
        view(HALF, seat(9, claims=1, left=True), SEATS[1], old="K7 B2 R11", new=38, turn=2),
        view(HALF.replace("J=R7'", "R7'"), *SEATS, old="K7 B2 R11", new=38, turn=2),
        view(HALF.replace("E Y6 R6' J", "E Y6 B6' J"), *SEATS, old="K7 B2 R11", new=38, turn=2),
    ],
    ids=lambda other: "",
)
def test_all_that_is_public_is_drawn(other: View) -> None:
    assert picture(other, LIGHT, names=TWO) != picture(MIDWAY, LIGHT, names=TWO)


def over(*seats: object) -> View:
    """The end of a game between two, each with the points and the hand given."""
    return view(HALF, *seats, ending="finished")  # type: ignore[arg-type]


def test_the_end_shows_ranks_points_and_hands() -> None:
    result = over(seat(0, place=1, points="4"), seat(hand="R9 J", place=2, points="3"))
    others = (
        over(seat(0, place=1, points="4"), seat(hand="R9 R8", place=2, points="3")),
        over(seat(0, place=1, points="4"), seat(hand="R9 J", place=1, points="3")),
        over(seat(0, place=1, points="4"), seat(hand="R9 J", place=2, points="2.5")),
        over(seat(0, place=2, points="4"), seat(hand="R9 J", place=1, points="3")),
    )
    drawn = [picture(one, LIGHT, names=TWO) for one in (result, *others)]
    assert len(set(drawn)) == len(drawn)
    assert opened(drawn[0]).height > opened(picture(replace(result, seats=SEATS), LIGHT, names=TWO)).height


def test_the_private_part_is_not_drawn() -> None:
    """Whatever a seat holds and whoever is on turn, all see the same table until that seat begins to lay."""
    table = HALF.replace("'", "")
    hands = [None, own("R1", table=table), own(HAND, "R9", table=table)]
    assert len({picture(replace(MIDWAY, private=hand), LIGHT, names=TWO) for hand in hands}) == 1
    assert len({areas(replace(MIDWAY, private=hand)) for hand in hands[1:]}) == 1


def test_a_seat_is_shown_its_own_draft_in_place_of_the_table() -> None:
    begun = replace(view(HALF), private=own(table=DRAFT, aside="K13", actions="add B6 D; take K13 C"))
    assert picture(begun, DARK, names=TWO) == rack(begun, DARK, names=TWO) != rack(begun, DARK)
    assert areas(begun) == rack_areas(begun)
    finished = replace(begun, ending="stopped", turn=frozenset())
    assert picture(finished, DARK, names=TWO) == picture(replace(finished, private=None), DARK, names=TWO)


@pytest.mark.parametrize(
    "other",
    [
        own("R1 R2 R3", table=DRAFT, aside="K13"),
        own("R1 R2", "R2", table=DRAFT, aside="K13"),
        own("R1 R2", table=DRAFT, aside="K12"),
        own("R1 R2", table=DRAFT),
        own("R1 R2", table=DRAFT.replace("'", ""), aside="K13"),
        own("R1 R2", table=DRAFT.replace("C K11 K12", "C K10 K11 K12"), aside="K13"),
    ],
    ids=lambda other: "",
)
def test_all_of_a_draft_is_drawn(other: object) -> None:
    begun = view(HALF, own=own("R1 R2", table=DRAFT, aside="K13"))
    assert rack(replace(begun, private=other), LIGHT) != rack(begun, LIGHT)  # type: ignore[arg-type]


def test_off_turn_there_is_nothing_but_the_hand() -> None:
    mine = own(table=HALF)
    off, on = view(HALF, turn=2, own=mine), view(HALF, own=mine)
    assert opened(rack(off, LIGHT)).height < opened(rack(on, LIGHT)).height
    assert rack(off, LIGHT) == rack(replace(off, melds=(), old=("R1",), new=3), LIGHT)


def test_before_the_draw_the_old_stock_lies_beside_the_hand() -> None:
    mine = own(table=HALF)
    before, after = (view(HALF, old="K7 B2", drawing=drawing, own=mine) for drawing in (True, False))
    assert opened(rack(before, LIGHT)).height > opened(rack(after, LIGHT)).height
    assert {one.text for one in rack_areas(before)} - {one.text for one in rack_areas(after)} == {
        " draw K7 ",
        " draw B2 ",
    }


def test_a_hand_lies_in_two_orders() -> None:
    hand = ("R1", "R13", "B1", "K5", "K5", "J", "J")
    assert by_colour(hand) == (("R1", "R13"), ("B1",), ("K5", "K5"), ("J", "J"))
    assert by_number(hand) == (("R1", "B1"), ("K5", "K5"), ("R13",), ("J", "J"))
    assert by_colour(()) == by_number(()) == ()


def test_tiles_are_the_smaller_the_more_there_are() -> None:
    sizes = [layout(melds(drawn), 0).spots[0].size for drawn in (FEW, HALF, DRAFT, EIGHTY)]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] > sizes[-1] == SMALL
    assert sum(len(meld.pieces) for meld in melds(EIGHTY)) >= 80


@pytest.mark.parametrize(
    "drawn", [FEW, HALF, EIGHTY, ROUND, "A " + " ".join(["R1"] * 26) + "\nAB " + " ".join(["B1"] * 26)]
)
def test_melds_lie_side_by_side_within_the_picture(drawn: str) -> None:
    spots = layout(melds(drawn), 0).spots
    assert {spot.meld for spot in spots} == set(melds(drawn))
    boxes = [(spot.left, spot.top, spot.left + spot.width, spot.top + spot.height) for spot in spots]
    assert all(left >= 0 and right <= WIDTH for left, _, right, _ in boxes)
    for one, other in combinations(boxes, 2):
        assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def test_claims_lie_behind_all_other_melds() -> None:
    spots = layout(melds(EIGHTY), 0).spots
    assert [spot.meld.owner is not None for spot in spots] == sorted(spot.meld.owner is not None for spot in spots)
    low = max(spot.top + spot.height for spot in spots if spot.meld.owner is None)
    assert all(spot.top >= low for spot in spots if spot.meld.owner is not None)


PLUS = load("rummy-plus").game


def typed(found: tuple[Area, ...], text: str) -> Area:
    """The area whose text is this."""
    return next(one for one in found if one.text == text)


def agains(found: tuple[Area, ...], letter: str) -> list[str]:
    """The texts that a second tap on the letter and the tiles of a meld types, in order."""
    return [one.again.strip() for one in found if one.text == f" {letter} "]


def test_a_meld_is_named_and_a_second_tap_takes_releases_joins_or_claims() -> None:
    table = "A R12 R13 R1 J=R2 R3\nB B9 Y9 J\nC K1 B1 R1 Y1\nD R2 B2 Y2 J | 2\nE R3 B3 Y3 K3 | 1"
    found = areas(replace(view(table), private=own(table=table)))
    assert agains(found, "A") == ["join A", "take R12 A", "take R13 A", "take R1 A", "release A R2", "take R3 A"]
    assert agains(found, "B") == ["join B", "take B9 B", "take Y9 B", "release B"]
    assert agains(found, "C")[0] == "claim C"
    assert agains(found, "D") == ["", "", "", "", "release D"]
    assert agains(found, "E") == ["unclaim E", "", "", "", ""]
    assert agains(areas(replace(view(table), claims=False)), "C")[0] == "join C"


def test_the_second_of_equal_tiles_is_told() -> None:
    found = areas(view(ROUND))
    assert agains(found, "A")[1:4] == ["take B5 A", "take B6 A", "take B7 A"]
    assert agains(found, "A")[14:17] == ["take B5#2 A", "take B6#2 A", "take B7#2 A"]


def test_stocks_can_be_tapped_until_the_draw() -> None:
    before = {one.text for one in areas(view(FEW, old="K7 J", drawing=True))}
    assert before >= {" draw ", " draw K7 ", " draw J "}
    for later in (view(FEW, old="K7 J"), view(FEW, old="K7 J", ending="finished")):
        assert not any("draw" in one.text for one in areas(later))


def test_a_new_meld_has_its_place_on_the_empty_table_and_behind_the_last_meld() -> None:
    table = "A R1 R2 R3\nB R4 R5 R6"
    for shown in (areas(view("")), areas(view(table)), rack_areas(replace(view(table), private=own(table=table)))):
        letter, tile = [one for one in shown if one.text == " + "]
        assert letter.left + letter.width == pytest.approx(tile.left)
    assert tile.left > max(one.left for one in shown if one.text == " B ")
    full = areas(view(f"{table}\nC R7 R8 R9"))
    assert " + " not in {one.text for one in (*full, *areas(view("", ending="finished")))}


def test_tiles_of_a_hand_can_be_tapped_in_both_orders() -> None:
    shown = rack_areas(view(HALF, turn=2, own=own("R7 B1 J")))
    assert [one.text for one in shown] == [" R7 ", " B1 ", " J ", " B1 ", " R7 ", " J "]
    assert shown[0].again == " discard R7 "
    aside = rack_areas(view(HALF, own=own("R7", table=FEW, aside="K13")))
    assert " K13 " in {one.text for one in aside}


@pytest.mark.parametrize(
    ("taps", "move"),
    [
        ((" R7 ", " B7 ", " K7 "), Form(("R7", "B7", "K7"))),
        ((" R7 ", " A "), Add("R7", "A")),
        ((" take R6 A ",), Take("R6", "A")),
        ((" take R6#2 A ",), Take("R6", "A", 2)),
        ((" release A R7 ",), Release("A", "R7")),
        ((" release B ", " K9 "), Release("B", "K9")),
        ((" join A ", " B "), Join("A", "B")),
        ((" claim C ",), Claim("C")),
        ((" unclaim C ",), Unclaim("C")),
        ((" discard K4 ",), Discard("K4")),
        ((" draw ",), Draw()),
        ((" draw K4 ",), Draw("K4")),
    ],
    ids=str,
)
def test_what_is_tapped_can_be_read(taps: tuple[str, ...], move: object) -> None:
    assert PLUS.parse("".join(taps).replace("  ", " ")) == move


def test_the_tapped_tile_is_the_one_that_is_drawn() -> None:
    """Another tile changes the picture within the area of that tile only."""
    one, other = (view(FEW.replace("R5", face)) for face in ("R5", "B13"))
    changed = ImageChops.difference(
        *(opened(picture(shown, LIGHT, names=TWO)).convert("RGB") for shown in (one, other))
    )
    box, size = changed.getbbox(), changed.size
    area = next(found for found in areas(one) if found.again == " take R5 A ")
    assert box is not None
    assert area.left * size[0] <= box[0] < box[2] <= (area.left + area.width) * size[0] + 1e-6
    assert area.top * size[1] <= box[1] < box[3] <= (area.top + area.height) * size[1] + 1e-6


def test_the_tapped_tile_of_a_hand_is_the_one_that_is_drawn() -> None:
    one, other = (view(HALF, turn=2, own=own(f"R7 {face}")) for face in ("K4", "K5"))
    changed = ImageChops.difference(*(opened(rack(shown, LIGHT)).convert("RGB") for shown in (one, other)))
    for at, half in enumerate((0.0, 0.5)):
        band = changed.crop((0, round(changed.height * half), changed.width, round(changed.height * (half + 0.5))))
        box = band.getbbox()
        assert box is not None
        area = [found for found in rack_areas(one) if found.text == " K4 "][at]
        assert area.left * changed.width <= box[0] < box[2] <= (area.left + area.width) * changed.width + 1e-6


def test_the_whole_is_always_shown() -> None:
    assert picture(MIDWAY, LIGHT, names=TWO, whole=True) == picture(MIDWAY, LIGHT, names=TWO)
    assert areas(MIDWAY, whole=True) == areas(MIDWAY)
