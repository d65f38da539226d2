"""Positions of Summa Summarum for tests: drawn grids, and moves as a player types them."""

import tomllib
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bot.games.move_words import typed_words
from core.errors import Fact, MoveError
from core.game import CHANCE, CLOCK, Seat, Step
from core.summa.game import Summa
from core.summa.position import Grid, Position
from core.summa.rules import Rules
from core.summa.view import Phase

DATA = Path(__file__).resolve().parents[3] / "data" / "games" / "summa.toml"
TABLE = tomllib.loads(DATA.read_text("utf-8"))["rules"]
ONE, TWO, THREE, FOUR = (Seat(number) for number in range(1, 5))
BLACK = "black C2 A4 D5 F6"


def game(**options: str) -> Summa:
    """The game under these options; `_` stands for `-`."""
    return Summa(
        Rules.from_table(TABLE, {name.replace("_", "-"): value for name, value in options.items()}),
        typed_words("summa"),
    )


GAME = game()
OWN = game(self_scoring="yes")

EXAMPLE = """
    LXVLXI
    XV#XXI
    XIVIVI
    #IIVXI
    XII#VI
    IXXXI#
"""
"""The worked example of the printed sheet."""


def grid(drawn: str) -> Grid:
    """A grid from its drawing."""
    return tuple(line.strip() for line in drawn.strip().splitlines())


def drawing(rows: Sequence[str]) -> str:
    """The drawing of a grid; the inverse of `grid`."""
    return "\n".join(rows)


FULL = grid(EXAMPLE)
ROWS = "LXV-LXI XV#XXI XI-VI-VI #.IV-XI XII#VI IX-XXI#"
COLUMNS = "LXX#XI XVI#IX .#VI-IX LX-IV#. XXV-XVI II-III#"
"""The best stretches of the worked example."""

EMPTY = grid("\n".join(["......"] * 6))
OPEN = grid("......\n..#...\n......\n#.....\n...#..\n.....#")
"""Nothing but the black cells of the worked example."""


def placing(*grids: Grid, roll: str = "LXXI", number: int = 1) -> Position:
    """A running round over these grids."""
    fresh = GAME.setup(len(grids))
    return replace(fresh, grids=grids, phase=Phase.PLACING, round=number, roll=roll, roller=ONE)


def scoring(*grids: Grid) -> Position:
    """Full grids whose stretches are to be marked."""
    return replace(placing(*grids, roll="", number=8), phase=Phase.SCORING, roller=None)


def play(before: Position, text: str, seat: Seat = ONE, *, of: Summa = GAME) -> Step[Position]:
    """Type a move at a seat."""
    return of.apply(before, seat, of.resolve(of.view(before, seat), of.parse(text)))


def played(before: Position, *texts: str, seat: Seat = ONE, of: Summa = GAME) -> Position:
    """The position after these moves of a seat."""
    for text in texts:
        before = play(before, text, seat, of=of).position
    return before


def chance(before: Position, text: str, *, of: Summa = GAME) -> Step[Position]:
    """Make the draw with this canonical text."""
    return of.apply(before, CHANCE, of.read(text))


def time(before: Position, *, of: Summa = GAME) -> Step[Position]:
    """The time is up."""
    return of.apply(before, CLOCK, of.expire(before))


def refused(before: Position, text: str, seat: Seat = ONE, *, of: Summa = GAME) -> tuple[str, dict[str, Fact]]:
    """The code and facts with which a typed move is refused."""
    with pytest.raises(MoveError) as caught:
        play(before, text, seat, of=of)
    assert caught.value.code in of.codes
    return caught.value.code, caught.value.facts
