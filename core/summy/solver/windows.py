"""The places for sums: stretches of a line, and the cross sums along them (S5, S7)."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from core.grid import EMPTY, Direction
from core.summy.moves import TILES
from core.summy.score import points
from core.summy.solver.sums import DIGITS
from core.summy.verify import is_sum
from core.summy.view import BLOCKER

OPEN = EMPTY + BLOCKER
_SHORTEST = len("1+1=2")

Crosses: TypeAlias = Mapping[tuple[int, int], Mapping[str, int]]
"""By line and place in it: the points that each tile laid there makes across the line."""


class Window(NamedTuple):
    """A stretch of a line with `free` empty cells, old tiles worth `fixed`, and no tile before or after it.

    Cross sums make at most `bonus` points. `equals` and `operator` are the places of its `=` and its last operator, or -1.
    """

    direction: str
    line: int
    start: int
    end: int
    free: int
    fixed: int
    bonus: int
    equals: int
    operator: int


class BoardWindows:
    """A position cut into windows of at most `reach` empty cells, with the cross sums that single tiles complete."""

    def __init__(self, rows: Sequence[str], reach: int) -> None:
        columns = ["".join(column) for column in zip(*rows, strict=True)]
        across, down = Direction.ACROSS.value, Direction.DOWN.value
        self.lines: Mapping[str, Sequence[str]] = {across: rows, down: columns}
        self.crosses: Mapping[str, Crosses] = {across: _crosses(columns), down: _crosses(rows)}
        self._windows = [
            window
            for direction, lines in self.lines.items()
            for number, line in enumerate(lines)
            if line.strip(OPEN)
            for window in _windows(direction, number, line, reach, self._bonus(direction, number))
        ]

    def _bonus(self, direction: str, number: int) -> dict[int, int]:
        return {place: max(by.values()) for (line, place), by in self.crosses[direction].items() if line == number}

    def windows(self, rack: str) -> list[Window]:
        """The windows for which a rack has enough tiles; it can lay one `=` at most."""
        spare, equals = len(rack) - rack.count("="), "=" in rack
        return [
            window
            for window in self._windows
            if (window.free <= spare if window.equals >= 0 else equals and window.free <= spare + 1)
        ]

    def by_bound(self, rack: str) -> list[tuple[int, Window]]:
        """The windows, each with an upper bound of the points of a run there (S8), the highest first."""
        tops = [0]
        for digit in sorted((int(tile) for tile in rack if tile in DIGITS), reverse=True):
            tops.append(tops[-1] + digit)
        tops += [tops[-1]] * (len(rack) + 1 - len(tops))
        # A laid `=` is not a digit, nor is a laid operator.
        bounds = [
            (
                window.fixed + window.bonus + tops[max(0, window.free - (window.equals < 0) - (window.operator < 0))],
                window,
            )
            for window in self.windows(rack)
        ]
        bounds.sort(reverse=True)
        return bounds

    def sides(self, window: Window) -> Iterator[tuple[str, str]]:
        """The patterns left and right of each place where the `=` of a window may be."""
        line = self.lines[window.direction][window.line]
        start, end = window.start, window.end
        if window.equals >= 0:
            yield line[start : window.equals], line[window.equals + 1 : end]
            return
        # At least three tiles are before the `=`, and fewer after it: the value of a left side has fewer digits.
        for at in range(max(window.operator + 2, start + 3, (start + end) // 2), end - 1):
            if line[at] == EMPTY:
                yield line[start:at], line[at + 1 : end]


def _windows(direction: str, number: int, line: str, reach: int, bonus: Mapping[int, int]) -> Iterator[Window]:
    """The windows of one line."""
    first = len(line) - len(line.lstrip(OPEN))
    width = len(line)
    for start in range(max(0, first - reach), len(line.rstrip(OPEN))):
        if line[start] == BLOCKER or (start and line[start - 1] not in OPEN):
            continue
        rest = line[start:]
        free = len(rest) - len(rest.lstrip(EMPTY))
        if free > reach:
            continue
        extra = sum(bonus.get(at, 0) for at in range(start, start + free)) if bonus else 0
        fixed, equals, operator = 0, -1, -1
        for at in range(start + free, width):
            tile = line[at]
            if tile == EMPTY:
                free += 1
                if free > reach:
                    break
                extra += bonus.get(at, 0)
            elif tile in DIGITS:
                fixed += int(tile)
            elif tile == BLOCKER or equals >= 0:
                break
            elif tile == "=":
                equals = at
            else:
                operator = at
            end = at + 1
            if not 0 < free < end - start >= _SHORTEST or (end < width and line[end] not in OPEN):
                continue
            # At least three tiles are before the `=`, laid or not, and at least one is after it.
            if start + 3 <= equals < at if equals >= 0 else operator + 3 < end:
                yield Window(direction, number, start, end, free, fixed, extra, equals, operator)


def _crosses(lines: Sequence[str]) -> dict[tuple[int, int], dict[str, int]]:
    """By place and line: the points of the sums that single tiles complete in these lines (S7)."""
    found: dict[tuple[int, int], dict[str, int]] = {}
    for number, line in enumerate(lines):
        if len(line) - line.count(EMPTY) < _SHORTEST - 1:
            continue
        place = -1
        for before, after in pairwise(line.split(EMPTY)):
            place += len(before) + 1
            if len(before) + len(after) + 1 < _SHORTEST:
                continue
            head, tail = before.rpartition(BLOCKER)[2], after.partition(BLOCKER)[0]
            worth = {tile: points(head + tile + tail) for tile in TILES if is_sum(head + tile + tail)}
            if worth:
                found[place, number] = worth
    return found
