"""Every laying of a position, the best one, and what a computer player does with them; from a View alone."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random

from core.game import Hint, Level
from core.grid import EMPTY, Cell, Direction
from core.summy.moves import Exchange, Lay, Move, sort_tiles
from core.summy.view import BLOCKER, View

_SUM = re.compile(r"(?:0|[1-9]\d*)(?:[-+x:](?:0|[1-9]\d*))+=(?:0|[1-9]\d*)")


@dataclass(frozen=True, slots=True)
class Scored:
    """A laying and the points of all sums it completes (S8)."""

    move: Lay
    points: int


def _value(left: str) -> Fraction | None:
    total = Fraction(0)
    for sign, term in re.findall(r"([-+]?)([^-+]+)", left):
        product = Fraction(1)
        for op, number in re.findall(r"([x:]?)(\d+)", term):
            if op == ":":
                if int(number) == 0:
                    return None
                product /= int(number)
            else:
                product *= int(number)
        total += -product if sign == "-" else product
    return total


def _is_sum(text: str) -> bool:
    if not _SUM.fullmatch(text):
        return False
    left, right = text.split("=")
    return _value(left) == int(right)


def _digits(text: str) -> int:
    return sum(int(c) for c in text if c.isdigit())


def _lefts(line: str, start: int, rack: str) -> Iterator[tuple[str, str]]:
    """Left sides from a start: (text, rack left)."""
    stack = [("", rack)]
    while stack:
        text, left = stack.pop()
        at = start + len(text)
        if text and text[-1].isdigit() and any(c in text for c in "+-x:"):
            yield text, left
        if at >= len(line) or line[at] in (BLOCKER, "="):
            continue
        for tile in {line[at]} if line[at] != EMPTY else set(left) - {"="}:
            if tile.isdigit():
                if re.search(r"(?:^|\D)0$", text):
                    continue
            elif not text or not text[-1].isdigit():
                continue
            stack.append((text + tile, left if line[at] != EMPTY else left.replace(tile, "", 1)))


def _runs(line: str, rack: str) -> Iterator[tuple[int, str]]:
    """Every lawful run of a line as (start, text)."""
    for start, cell in enumerate(line):
        if cell == BLOCKER or (start and line[start - 1] not in (EMPTY, BLOCKER)):
            continue
        for left, rest in _lefts(line, start, rack):
            at = start + len(left)
            if at >= len(line) or not (line[at] == "=" or (line[at] == EMPTY and "=" in rest)):
                continue
            value = _value(left)
            if value is None or value < 0 or value.denominator != 1:
                continue
            text = f"{left}={value}"
            end = start + len(text)
            if end > len(line) or (end < len(line) and line[end] not in (EMPTY, BLOCKER)):
                continue
            under = line[start:end]
            if any(b not in (EMPTY, t) for b, t in zip(under, text, strict=True)):
                continue
            need = [t for b, t in zip(under, text, strict=True) if b == EMPTY]
            if need and len(need) < len(under) and all(rack.count(t) >= need.count(t) for t in need):
                yield start, text


def _cross(line: str, at: int, tile: str) -> int:
    first = at
    while first and line[first - 1] not in (EMPTY, BLOCKER):
        first -= 1
    last = at + 1
    while last < len(line) and line[last] not in (EMPTY, BLOCKER):
        last += 1
    text = line[first:at] + tile + line[at + 1 : last]
    return _digits(text) if _is_sum(text) else 0


def moves(rows: Sequence[str], rack: str) -> Iterator[Scored]:
    """Every lawful laying exactly once, in canonical form."""
    columns = ["".join(column) for column in zip(*rows, strict=True)]
    for direction, lines, others in ((Direction.ACROSS, rows, columns), (Direction.DOWN, columns, rows)):
        for number, line in enumerate(lines):
            if not line.strip(EMPTY + BLOCKER):
                continue
            for start, text in _runs(line, rack):
                old = frozenset(i for i in range(len(text)) if line[start + i] != EMPTY)
                laid = [i for i in range(len(text)) if i not in old]
                crosses = [_cross(others[start + i], number, text[i]) for i in laid]
                if direction is Direction.DOWN and len(laid) == 1 and crosses[0]:
                    continue
                cell = Cell(start, number) if direction is Direction.ACROSS else Cell(number, start)
                yield Scored(Lay(cell, direction, text, old), _digits(text) + sum(crosses))


def best(rows: Sequence[str], rack: str) -> Scored | None:
    """A laying with the most points, or None if there is none."""
    return max(moves(rows, rack), key=lambda scored: scored.points, default=None)


def choose(view: View, level: Level, rng: Random) -> tuple[Move, ...]:
    """A computer player's one move."""
    if view.private is None:
        raise ValueError("only a seat can choose")
    rack = view.private.rack
    if level is Level.BEGINNER:
        every = sorted(moves(view.rows, rack), key=lambda scored: scored.points)
        found = rng.choice(every[: (len(every) + 1) // 2]) if every else None
    else:
        found = best(view.rows, rack)
    return (found.move if found else Exchange(rack),)


def hint(view: View) -> Hint:
    """The best laying, or which tiles to exchange."""
    if view.private is None:
        raise ValueError("only a seat can ask for a hint")
    found = best(view.rows, view.private.rack)
    if found is None:
        tiles = sort_tiles(view.private.rack)
        return Hint("exchange " + " ".join(tiles), "hint-exchange", {"count": len(tiles)})
    move = found.move
    text = "".join(f"({t})" if i in move.old else t for i, t in enumerate(move.run))
    return Hint(f"{move.start}{move.direction.value} {text}", "hint-lay", {"points": found.points})
