"""Layings found by plain enumeration: every way to put tiles on every stretch of a small board, each run read as a whole."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import permutations
from random import Random

from core.grid import Cell, Direction
from core.summy.moves import Lay

OPEN = ".#"


@cache
def is_sum(text: str) -> bool:
    """S6, by Python's own arithmetic on fractions."""
    number = "(0|[1-9][0-9]*)"
    if not re.fullmatch(rf"{number}([-+x:]{number})+={number}", text):
        return False
    left, right = text.replace("x", "*").replace(":", "/").split("=")
    try:
        value = eval(re.sub("([0-9]+)", r"Fraction(\1)", left), {"Fraction": Fraction})
    except ZeroDivisionError:
        return False
    return bool(value == int(right))


def layings(rows: Sequence[str], rack: str) -> dict[Lay, int]:
    """Every lawful laying in canonical form, with its points (S5, S7, S8)."""
    columns = ["".join(column) for column in zip(*rows, strict=True)]
    found: dict[Lay, int] = {}
    for direction, lines, others in ((Direction.ACROSS, rows, columns), (Direction.DOWN, columns, rows)):
        for number, line in enumerate(lines):
            for start, text in _runs(line, rack):
                laid = [place for place in range(start, start + len(text)) if line[place] == "."]
                crosses = [_through(others[place], number, text[place - start]) for place in laid]
                if len(laid) == 1 and direction is Direction.DOWN and is_sum(crosses[0]):
                    continue  # the same tile across is the same move
                cell = Cell(start, number) if direction is Direction.ACROSS else Cell(number, start)
                old = frozenset(set(range(len(text))) - {place - start for place in laid})
                found[Lay(cell, direction, text, old)] = sum(map(_points, [text, *filter(is_sum, crosses)]))
    return found


def _runs(line: str, rack: str) -> Iterator[tuple[int, str]]:
    for start in range(len(line)):
        for end in range(start + 1, len(line) + 1):
            there = line[start:end]
            free = there.count(".")
            if "#" in there or not 0 < free <= min(len(rack), len(there) - 1):
                continue
            if (start and line[start - 1] not in OPEN) or (end < len(line) and line[end] not in OPEN):
                continue
            for tiles in set(permutations(rack, free)):
                left = iter(tiles)
                text = "".join(next(left) if tile == "." else tile for tile in there)
                if is_sum(text):
                    yield start, text


def _through(line: str, place: int, tile: str) -> str:
    before = re.split("[.#]", line[:place])[-1]
    after = re.split("[.#]", line[place + 1 :])[0]
    return before + tile + after


def _points(text: str) -> int:
    return sum(int(tile) for tile in text if tile.isdigit())


SUMS = ("2x3=6", "12+3=15", "7:2x4=14", "8-8=0", "3-5+4=2", "10:5=2", "0x9=0", "6-1x4=2", "9:3=3", "1+98=99")


def puzzle(rng: Random, *, width: int, height: int, tiles: int) -> tuple[tuple[str, ...], str]:
    """A small board of odd tiles with a sum laid across it in part, and a rack with some of what that sum lacks."""
    litter = "." * rng.choice((20, 40, 80)) + "0123456789===+-x:###"
    rows = ["".join(rng.choice(litter) for _ in range(width)) for _ in range(height)]
    whole = rng.choice([text for text in SUMS if len(text) <= width])
    lacking = rng.sample(range(len(whole)), rng.randint(1, min(tiles, len(whole) - 1)))
    at, row = rng.randint(0, width - len(whole)), rng.randrange(height)
    shown = "".join("." if place in lacking else tile for place, tile in enumerate(whole))
    rows[row] = "." * at + shown + "." * (width - at - len(whole))
    rest = [rng.choice("0123456789" * 8 + "+-x:" * 8 + "=" * 20) for _ in range(tiles - len(lacking))]
    rack = "".join([whole[place] for place in lacking] + rest)
    if rng.random() < 0.5:
        return tuple("".join(column) for column in zip(*rows, strict=True)), rack
    return tuple(rows), rack
