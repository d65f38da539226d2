"""V3: a replay of forty turns of each game: its bytes, and how long it takes beside the pictures it is made of."""

import sys
from io import BytesIO
from pathlib import Path
from time import process_time

import pytest
from PIL import Image

from bot.games import registry
from bot.messages.painting import Scene, animate
from core.turns import public_turns
from render.animation import MOST
from render.theme import THEMES
from tests.core.golden import kept

pytestmark = pytest.mark.bench

RECORDS = (
    "summy/games/four_played_out",
    "kakuro/games/two_expert",
    "kakuro/games/four_played_out",
    "summa/games/eight_played_out",
    "rummy/games/pur_3_table_tile_given_away",
    "rummy/games/pur_4_tie",
    "rummy/games/plus_3_played_out",
    "rummy/games/plus_4_tie",
)
"""For each game the record with the largest replay, and that with as many players as there can be.

Those of Summy and Summa Summarum end before their fortieth turn.
"""

TURNS = 40
SECONDS = 1.5
NAMES = tuple(f"Player {seat}" for seat in range(1, 9))


@pytest.mark.parametrize("record", RECORDS)
def test_v3_forty_turns(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    one = kept(Path(__file__).parents[1] / "core" / f"{record}.game")
    name = one.name
    start = process_time()
    turns = public_turns(one.game, one.seats, one.log)
    replayed = process_time() - start
    views = turns.frames[-TURNS:]
    scene = Scene(name, views[-1], "light", (), NAMES[: one.seats], frames=views)
    times = []
    for _ in range(3):
        start = process_time()
        gif = animate(scene)
        times.append(process_time() - start)
    whole = len(animate(Scene(name, views[-1], "light", (), NAMES[: one.seats], frames=turns.frames)))
    width, height = Image.open(BytesIO(gif)).size
    with capsys.disabled():
        sys.stdout.write(
            f"\n{record}: {len(views)} turns, {len(gif):,} bytes, {width} x {height}; log replayed in {replayed * 1e3:.0f} ms, "
            f"drawn in {min(times):.2f} s (the first in {times[0]:.2f} s); all {len(turns.frames)} turns {whole:,} bytes\n"
        )
    board = registry.load(name).pictures.picture(views[-1], THEMES["light"], names=NAMES[: one.seats])
    assert (width, height) == Image.open(BytesIO(board)).size, "not made smaller"
    assert len(gif) <= MOST
    assert whole <= MOST
    assert replayed + max(times) <= SECONDS
