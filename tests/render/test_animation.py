"""V3: pictures one after the other, as a GIF: one frame a turn, all in the window of the last."""

from importlib import import_module
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops

from core.turns import Turns, public_turns
from render.animation import MOST, STAY, animation
from render.rummy.board import _scene
from render.theme import THEMES
from tests.core.golden import Ended, kept

GAMES = {
    "summy/two_resigned": ("dark", (0, 160, 30, 600)),
    "kakuro/two_resigned": ("light", (0, 130, 30, 700)),
    "summa/two_resigned": ("dark", (18, 180, 48, 600)),
    "rummy/plus_2_resigned": ("light", (0, 0, 672, 8)),
}
"""Short games, how their pictures look, and a part of them with the names of rows; of Rummy the upper edge."""

FULL_TABLES = ("summy/four_played_out", "kakuro/four_played_out", "summa/eight_played_out", "rummy/plus_4_tie")
"""Games by as many players as there can be, played to the end."""

TURNS = 40
"""The most turns of a replay that has to be as large as the board."""

NAMES = ("Ann", "Ben", "Cara", "Dan", "Eve", "Finn", "Gil", "Hal")


def record(name: str) -> Ended:
    """A golden record."""
    folder, _, file = name.partition("/")
    return kept(Path(__file__).parents[1] / "core" / folder / "games" / f"{file}.game")


def turns(name: str) -> Turns[Any]:
    """The turns of a golden record."""
    one = record(name)
    return public_turns(one.game, one.seats, one.log)


def pictures(name: str, theme: str = "light") -> list[bytes]:
    """The board after each turn of a golden record, in the window of the last, which is the board as `board` shows it."""
    views, look, names = turns(name).frames, THEMES[theme], NAMES[: record(name).seats]
    picture = import_module(f"render.{name.partition('/')[0]}").picture
    found = [picture(view, look, names=names, fit=views[-1]) for view in views]
    assert found[-1] == picture(views[-1], look, names=names)
    return found


def frames(gif: bytes) -> tuple[list[Image.Image], list[int]]:
    """The frames of a GIF, and for how many milliseconds each is shown."""
    image = Image.open(BytesIO(gif))
    found, times = [], []
    for number in range(image.n_frames):  # type: ignore[attr-defined]
        image.seek(number)
        found.append(image.convert("RGB"))
        times.append(int(image.info["duration"]))
    assert image.info["loop"] == 0, "over and over"
    return found, times


def shown(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB")


def differ(one: Image.Image, other: Image.Image) -> bool:
    return one.size != other.size or ImageChops.difference(one, other).getbbox() is not None


@pytest.mark.parametrize("name", GAMES)
def test_v3_there_is_a_frame_for_each_turn_and_the_last_is_the_board(name: str) -> None:
    theme, names_of_rows = GAMES[name]
    pngs = pictures(name, theme)
    gif = animation(pngs)
    found, times = frames(gif)
    assert len(found) == len(pngs) > 2
    assert len(gif) <= MOST
    assert not differ(found[-1], shown(pngs[-1]))
    assert times[-1] == STAY > 2 * max(times[:-1]), "the last stays longer"
    assert all(differ(one, after) for one, after in pairwise(found))
    for frame, png in zip(found, pngs, strict=True):
        assert not differ(frame.crop((0, 0, *shown(png).size)), shown(png)), "each frame is the board after its turn"
        assert not differ(frame.crop(names_of_rows), found[-1].crop(names_of_rows)), "nothing jumps"


def test_v3_the_tiles_of_rummy_keep_their_size_and_the_old_stock_its_place() -> None:
    views = turns("rummy/plus_2_out_by_laying_all").frames
    scenes = [_scene(view, views[-1]) for view in views]
    assert {spot.size for scene in scenes for spot in scene.table.spots} == {
        spot.size for spot in scenes[-1].table.spots
    }
    assert {scene.old.top for scene in scenes} == {scenes[-1].old.top}


def test_v3_a_picture_larger_than_the_last_is_made_smaller() -> None:
    first, last = pictures("summy/two_resigned")[0], pictures("kakuro/two_resigned")[0]
    found, _ = frames(animation([last, first]))
    assert {frame.size for frame in found} == {shown(first).size}
    background = shown(last).getpixel((0, 0))
    assert found[0].getpixel((2, found[0].height - 2)) == background


def test_v3_what_would_be_too_large_is_made_smaller() -> None:
    pngs = pictures("kakuro/two_resigned")
    whole = animation(pngs)
    small = animation(pngs, most=len(whole) // 2)
    assert len(small) <= len(whole) // 2
    found, _ = frames(small)
    assert len(found) == len(pngs)
    width, height = shown(pngs[-1]).size
    assert found[0].width / found[0].height == pytest.approx(width / height, rel=0.02)


@pytest.mark.parametrize("name", FULL_TABLES)
def test_v3_forty_turns_at_a_full_table_end_with_the_board_and_more_bytes_make_it_little_smaller(name: str) -> None:
    pngs = pictures(name)[-TURNS:]
    gif, last = animation(pngs), shown(pngs[-1])
    assert len(gif) <= MOST
    assert not differ(frames(gif)[0][-1], last)
    most = len(gif) * 9 // 10
    small = animation(pngs, most=most)
    assert 0.9 * most < len(small) <= most
    assert frames(small)[0][-1].width > 0.85 * last.width


def test_v3_many_turns_pass_faster_than_few() -> None:
    few, many = (frames(animation([plain(7), plain(9)] * turns))[1] for turns in (2, 50))
    assert few[0] > many[0] >= 300


def plain(shade: int) -> bytes:
    """A small picture of one colour."""
    png, image = BytesIO(), Image.new("P", (8, 8), shade)
    image.putpalette([20 * part for part in range(12) for _ in "rgb"])
    image.save(png, "PNG")
    return png.getvalue()
