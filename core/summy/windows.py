"""Where sums may be laid: stretches of a line between two ends, and the cross sums on the way (S5, S7)."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from core.grid import EMPTY, Direction
from core.summy.score import points
from core.summy.sums import DIGITS
from core.summy.verify import is_sum
from core.summy.view import BLOCKER

OPEN = EMPTY + BLOCKER
_SHORTEST = len("1+1=2")

Crosses: TypeAlias = Mapping[tuple[int, int], Mapping[str, int]]
"""By line and place on it: what each tile laid there completes across the line, in points."""


class Window(NamedTuple):
    """A stretch of a line with no tile before or after it.

    No run that fills it scores more than `bound`, and no more than `bonus` of that in cross sums. `equals` and
    `operator` are where its `=` and its last operator lie, or -1.
    """

    bound: int
    bonus: int
    direction: str
    line: int
    start: int
    end: int
    equals: int
    operator: int


class Board:
    """A position cut into lines, with the cross sums that single tiles complete."""

    def __init__(self, rows: Sequence[str], rack: str) -> None:
        columns = ["".join(column) for column in zip(*rows, strict=True)]
        across, down = Direction.ACROSS.value, Direction.DOWN.value
        self.lines: Mapping[str, Sequence[str]] = {across: rows, down: columns}
        self.crosses: Mapping[str, Crosses] = {across: _crosses(columns, rack), down: _crosses(rows, rack)}

    def windows(self, rack: str) -> Iterator[Window]:
        """Every stretch that the rack may fill to a run, with a bound of its points (S8)."""
        tops = [0]
        for digit in sorted((int(tile) for tile in rack if tile in DIGITS), reverse=True):
            tops.append(tops[-1] + digit)
        tops += [tops[-1]] * (len(rack) + 1 - len(tops))
        for direction, lines in self.lines.items():
            crosses = self.crosses[direction]
            for number, line in enumerate(lines):
                if line.strip(OPEN) and ("=" in rack or "=" in line):
                    bonus = {place: max(by.values()) for (at, place), by in crosses.items() if at == number}
                    yield from _windows(direction, number, line, rack, tops, bonus)

    def sides(self, window: Window) -> Iterator[tuple[str, str]]:
        """The patterns left and right of each place where the `=` of a window may be."""
        line = self.lines[window.direction][window.line]
        start, end = window.start, window.end
        if window.equals >= 0:
            if start + 3 <= window.equals < end - 1:
                yield line[start : window.equals], line[window.equals + 1 : end]
            return
        # A sum has at least three tiles before its `=`, and fewer after it: the value of a left side has fewer digits.
        for at in range(max(window.operator + 2, start + 3, (start + end) // 2), end - 1):
            if line[at] == EMPTY:
                yield line[start:at], line[at + 1 : end]


def _windows(
    direction: str, number: int, line: str, rack: str, tops: Sequence[int], bonus: Mapping[int, int]
) -> Iterator[Window]:
    """The windows of one line."""
    spare = len(rack) - rack.count("=")
    more = "=" in rack
    first = len(line) - len(line.lstrip(OPEN))
    width = len(line)
    for start in range(max(0, first - spare - 1), len(line.rstrip(OPEN))):
        if line[start] == BLOCKER or (start and line[start - 1] not in OPEN):
            continue
        free, fixed, extra, equals, operator = 0, 0, 0, -1, -1
        for at in range(start, width):
            tile = line[at]
            if tile == EMPTY:
                free += 1
                extra += bonus.get(at, 0)
            elif tile in DIGITS:
                fixed += int(tile)
            elif tile == BLOCKER or equals >= 0:
                break
            elif tile == "=":
                equals = at
            else:
                operator = at
            laid = equals < 0
            if free > spare + (laid and more):
                break
            length = at + 1 - start
            whole = length >= _SHORTEST and (at + 1 == width or line[at + 1] in OPEN)
            if whole and 0 < free < length and (more or not laid):
                digits = max(free - laid - (operator < 0), 0)
                bound = fixed + extra + tops[digits]
                yield Window(bound, extra, direction, number, start, at + 1, equals, operator)


def _crosses(lines: Sequence[str], rack: str) -> dict[tuple[int, int], dict[str, int]]:
    """By place and line: the points of the sums that single tiles complete in these lines (S7)."""
    found: dict[tuple[int, int], dict[str, int]] = {}
    for number, line in enumerate(lines):
        place = -1
        for before, after in pairwise(line.split(EMPTY)):
            place += len(before) + 1
            if len(before) + len(after) + 1 < _SHORTEST:
                continue
            worth = {}
            for tile in set(rack):
                text = before.rpartition(BLOCKER)[2] + tile + after.partition(BLOCKER)[0]
                if is_sum(text):
                    worth[tile] = points(text)
            if worth:
                found[place, number] = worth
    return found
