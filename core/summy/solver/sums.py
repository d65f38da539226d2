"""The sums a rack can make around the tiles of a line (S6)."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias, TypeVar

from core.grid import EMPTY
from core.summy.moves import TILES

OPERATORS = "+-x:"
DIGITS = "0123456789"
_WORTH = {tile: int(tile) if tile in DIGITS else 0 for tile in TILES}

K = TypeVar("K")
V = TypeVar("V")

Rack: TypeAlias = int
"""A multiset of tiles as one number in mixed radix, with one digit for each kind of tile."""

Number: TypeAlias = tuple[int, Rack]
"""A number and the digits still in the rack after it."""

Head: TypeAlias = tuple[Rack, int, int, int, str]
"""A left side up to an operator: the digits still in the rack, base, factor, under, text.

With the next number n its value is (base + factor * n) / under, after `:` (base + factor / n) / under. Integers keep the
arithmetic exact; plain tuples are built three times as fast as named ones.
"""

Side: TypeAlias = tuple[float, float, int, str, str, int, int]
"""A whole left side without its digits: the smallest and largest value, how many digits of the rack stay unused, the
shape, the pattern of its last number, the smallest and largest last number."""

Left: TypeAlias = tuple[int, Rack, str, int]
"""A whole left side: its value, the digits still in the rack, the text up to its last number, that number."""


class Memo(dict[K, V]):
    """A dictionary that computes missing values and keeps them."""

    def __init__(self, work: Callable[[K], V]) -> None:
        super().__init__()
        self._work = work

    def __missing__(self, key: K) -> V:
        value = self[key] = self._work(key)
        return value


class Shape(NamedTuple):
    """A left side up to an operator, with all operators chosen and no digit yet, and the range of its value.

    For all heads of this shape base / under is from `base` to `base_top`, factor / under from `factor` to `factor_top`.
    """

    text: str
    operators: Rack
    free: int
    base: float
    base_top: float
    factor: float
    factor_top: float

    def terms(self, least: int, most: int) -> tuple[float, float]:
        """The smallest and the largest last term with a next number from `least` to `most`."""
        if self.text[-1] == ":":
            by, top = 1 / max(most, 1), 1 / max(least, 1)
        else:
            by, top = least, most
        return min(self.factor * by, self.factor * top), max(self.factor_top * by, self.factor_top * top)


class Sums:
    """The sums of one rack; each pattern is computed once, however many lines of the board have it.

    A pattern is a string of tiles and empty cells. Shapes come before digits: most shapes cannot reach a value with as
    many digits as the right side has cells, and then none of their numbers are tried.
    """

    def __init__(self, rack: str) -> None:
        self.rack = rack
        self.digits = sum(rack.count(digit) for digit in DIGITS)
        self._digit_places, digits = _places(rack, DIGITS)
        self._operator_places, operators = _places(rack, OPERATORS)
        held = sorted(digit for digit in rack if digit in DIGITS) or ["9"]
        self._least, self._most = held[0], held[-1]
        self._first = min((digit for digit in held if digit != "0"), default="9")
        self._full = digits
        self._root = Shape("+", operators, 0, 0, 0, 1, 1)
        self._digits = Memo(self._find_digits)
        self._operators = Memo(self._find_operators)
        self._numbers = Memo(self._find_numbers)
        self._rights = Memo(self._find_rights)
        self._spans = Memo(self._find_span)
        self._shapes = Memo(self._find_shapes)
        self._heads = Memo(self._find_heads)
        self._sides = Memo(self._find_sides)
        self._lefts = Memo(self._find_lefts)
        self.runs = Memo(self._find_runs)

    def _find_digits(self, rack: Rack) -> list[Number]:
        return [(int(kind), rack - unit) for kind, unit, radix in self._digit_places if rack // unit % radix]

    def _find_operators(self, rack: Rack) -> list[tuple[str, Rack]]:
        return [(kind, rack - unit) for kind, unit, radix in self._operator_places if rack // unit % radix]

    def _find_numbers(self, pattern: str) -> Memo[Rack, list[Number]]:
        """The numbers that each rack can write on a pattern."""
        tile = pattern[-1]
        if len(pattern) == 1:
            return self._digits if tile == EMPTY else Memo(lambda rack: [(int(tile), rack)])
        before, digits = self._numbers[pattern[:-1]], self._digits
        if tile == EMPTY:
            return Memo(
                lambda rack: [(n * 10 + d, after) for n, rest in before[rack] if n for d, after in digits[rest]]
            )
        last = int(tile)
        return Memo(lambda rack: [(n * 10 + last, rest) for n, rest in before[rack] if n])

    def _find_rights(self, pattern: str) -> Memo[Rack, frozenset[int]]:
        numbers = self._numbers[pattern]
        return Memo(lambda rack: frozenset([n for n, _ in numbers[rack]]))

    def _find_span(self, pattern: str) -> tuple[int, int] | None:
        """The smallest and the largest number on a pattern, or None if it can hold no number."""
        if any(operator in pattern for operator in "+-x:=") or (pattern[0] == "0" and len(pattern) > 1):
            return None
        first = self._least if len(pattern) == 1 else self._first
        least = pattern[:1].replace(EMPTY, first) + pattern[1:].replace(EMPTY, self._least)
        return int(least), int(pattern.replace(EMPTY, self._most))

    def _find_shapes(self, pattern: str) -> list[Shape]:
        """The shapes of left sides with an operator on the last cell of a pattern."""
        tile = pattern[-1]
        if tile not in OPERATORS and tile != EMPTY:
            return []
        found = []
        for cut in (0, *range(2, len(pattern) - 1)):
            tail = pattern[cut:-1]
            span = self._spans[tail]
            if span is None:
                continue
            free = tail.count(EMPTY)
            for shape in self._shapes[pattern[:cut]] if cut else [self._root]:
                if shape.free + free > self.digits:
                    continue
                for operator, rack in self._operators[shape.operators] if tile == EMPTY else [(tile, shape.operators)]:
                    found.append(_extend(shape, tail, span, operator, rack, free, start=not cut))
        return found

    def _find_heads(self, shape: str) -> list[Head]:
        """The left sides of a shape, with digits."""
        operator = shape[-1]
        cut = max(map(shape[:-1].rfind, OPERATORS)) + 1
        tail = shape[cut:-1]
        if not cut:
            before: list[Head] = [(self._full, 0, 1, 1, "")]
        else:
            before = self._heads[shape[:cut]]
        numbers = self._numbers[tail]
        found: list[Head] = []
        for rack, base, factor, under, text in before:
            for n, rest in numbers[rack]:
                head = f"{text}{n}{operator}"
                if cut and shape[cut - 1] == ":":
                    if not n:
                        continue
                    if factor % n:
                        above, term, below = base * n, factor, under * n
                    else:
                        above, term, below = base, factor // n, under
                else:
                    above, term, below = base, factor * n, under
                if operator in "x:":
                    found.append((rest, above, term, below, head))
                else:
                    found.append((rest, above + term, below if operator == "+" else -below, below, head))
        return found

    def _find_sides(self, pattern: str) -> list[Side]:
        """The shapes of whole left sides on a pattern."""
        found: list[Side] = []
        for cut in range(2, len(pattern)):
            tail = pattern[cut:]
            span = self._spans[tail]
            if span is None:
                continue
            spare = self.digits - tail.count(EMPTY)
            for shape in self._shapes[pattern[:cut]]:
                if shape.free <= spare:
                    low, high = shape.terms(*span)
                    bottom, top = shape.base + low, shape.base_top + high
                    found.append((bottom, top, spare - shape.free, shape.text, tail, *span))
        return found

    def _find_lefts(self, key: tuple[str, int, int]) -> list[Left]:
        """The left sides on a pattern whose value has `length` digits, `right` of them from the rack."""
        pattern, length, right = key
        low, high = (10 ** (length - 1) if length > 1 else 0), 10**length - 1
        found: list[Left] = []
        for bottom, top, spare, shape, tail, least, most in self._sides[pattern]:
            if spare >= right and top > low - 0.5 and bottom < high + 0.5:
                self._fill(found, shape, tail, (least, most), low, high)
        return found

    def _fill(self, found: list[Left], shape: str, tail: str, span: tuple[int, int], low: int, high: int) -> None:
        """Add the left sides of a shape and a last number that are whole and from low to high."""
        numbers = self._numbers[tail]
        least, most = span
        if shape[-1] == ":":
            for rack, base, factor, under, text in self._heads[shape]:
                found += [
                    (value // below, rest, text, n)
                    for n, rest in numbers[rack]
                    if n and not (value := base * n + factor) % (below := under * n) and low <= value // below <= high
                ]
            return
        for rack, base, factor, under, text in self._heads[shape]:
            if under == 1:
                one, other = base + factor * least, base + factor * most
                if (one < low and other < low) or (one > high and other > high):
                    continue
                found += [
                    (value, rest, text, n) for n, rest in numbers[rack] if low <= (value := base + factor * n) <= high
                ]
            else:
                found += [
                    (value // under, rest, text, n)
                    for n, rest in numbers[rack]
                    if not (value := base + factor * n) % under and low <= value // under <= high
                ]

    def _find_runs(self, key: tuple[str, str]) -> list[tuple[str, int]]:
        """The sums whose sides fit two patterns, as text, each with its points (S8)."""
        pattern, right = key
        if self._spans[right] is None:
            return []
        free = right.count(EMPTY)
        lefts = self._lefts[pattern, len(right), free]
        if not lefts:
            return []
        if not free:
            total = int(right)
            texts = [f"{text}{last}={value}" for value, _, text, last in lefts if value == total]
        else:
            rights = self._rights[right]
            texts = [f"{text}{last}={value}" for value, rack, text, last in lefts if value in rights[rack]]
        return [(text, sum(map(_WORTH.__getitem__, text))) for text in texts]


def _places(rack: str, kinds: str) -> tuple[list[tuple[str, int, int]], Rack]:
    """For each kind of tile its unit and radix, and the whole rack as a number."""
    places, unit = [], 1
    for kind in kinds:
        if kind in rack:
            radix = rack.count(kind) + 1
            places.append((kind, unit, radix))
            unit *= radix
    return places, unit - 1


def _extend(
    shape: Shape, tail: str, span: tuple[int, int], operator: str, rack: Rack, free: int, *, start: bool
) -> Shape:
    """The shape with one more number and operator."""
    low, high = shape.terms(*span)
    text = f"{tail}{operator}" if start else f"{shape.text}{tail}{operator}"
    if operator in "x:":
        return Shape(text, rack, shape.free + free, shape.base, shape.base_top, low, high)
    sign = 1 if operator == "+" else -1
    return Shape(text, rack, shape.free + free, shape.base + low, shape.base_top + high, sign, sign)
