"""Melds found by a sweep over the numbers round the ring, with a memory of failed states (P3, P4, P8).

At each number the tiles are divided between groups and runs; later numbers depend only on the state of the runs of each
colour (`chains`). A bound for each colour by itself tells early how many tiles have to be left out.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from core.rummy.solver.chains import START, Chains, after, closes
from core.rummy.tiles import COLOURS, FACES, NUMBERS

Four: TypeAlias = tuple[int, int, int, int]
"""A number for each colour."""

NEVER: Final = 99
"""More tiles than can be left out: there is no solution."""

_NODE: Final = 4
"""The nodes of a number with all its colours; a bound for one colour takes one node."""

_DIVISIONS: Final = 5
"""The number of ways to divide the tiles of a number that take one node."""

_BEGIN: Final = 150
"""The nodes of a new sweep."""

_GROUP: Final = len(COLOURS)
_LEAST: Final = 3
_COPIES: Final = 2


@dataclass(frozen=True, slots=True)
class Tiles:
    """The tiles to meld, as counts by cell: a cell is a colour and a number, `colour * 13 + number - 1`.

    `must` are on the table at the end, `may` if there is room. `runs` are jokers bound to a cell of a run, `groups` jokers
    bound to the groups of a number; `free` is the number of jokers that may go anywhere.
    """

    must: tuple[int, ...]
    may: tuple[int, ...]
    runs: tuple[int, ...]
    groups: tuple[int, ...]
    free: int


class Division(NamedTuple):
    """One way to divide the tiles of a number: the real tiles of each colour in runs, and those in groups."""

    reals: Four
    grouped: Four


class Column(NamedTuple):
    """The result for one number: the division, the jokers in groups, and the free jokers in runs of each colour."""

    division: Division
    jokers: int
    free: Four


class _Way(NamedTuple):
    """One way to continue a colour at a number: free jokers used, the state after it, the fewest tiles it leaves out."""

    used: int
    state: int
    least: tuple[int, ...]


class OutOfNodes(Exception):
    """The search has used up its nodes."""


class Nodes:
    """The budget of searches; a count instead of a time, so that every machine gives the same answer."""

    def __init__(self, left: int) -> None:
        self.left = left

    def use(self, count: int = 1) -> None:
        """Use `count` nodes; raises OutOfNodes if fewer are left."""
        self.left -= count
        if self.left < 0:
            raise OutOfNodes


class Sweep:
    """One search; existing runs, `like` by cell, are tried first, so that fewer tiles have to be moved."""

    def __init__(self, tiles: Tiles, nodes: Nodes, *, like: Sequence[int] = (0,) * len(FACES)) -> None:
        nodes.use(_BEGIN)
        self._nodes = nodes
        self._tiles = tiles
        self.order = _order(tiles)
        self._must = [_four(tiles.must, number) for number in self.order]
        self._may = [_four(tiles.may, number) for number in self.order]
        self._fixed = [_four(tiles.runs, number) for number in self.order]
        self._like = [_four(like, number) for number in self.order]
        self._divisions: dict[tuple[int, int, int], tuple[Division, ...]] = {}
        self._bounds: dict[tuple[int, int, int, int], int] = {}
        self._failed = defaultdict[tuple[int, Four, bool], list[int]](lambda: [-1] * (tiles.free + 1))
        self._path: list[Column] = []

    def find(self, budget: int) -> tuple[Column, ...] | None:
        """Columns, in the order of `order`, that leave out `budget` tiles at most; None if there are none."""
        self._path = []
        if self._search(0, (_START, _START, _START, _START), self._tiles.free, budget, runs=False):
            return tuple(reversed(self._path))
        return None

    def _search(self, at: int, states: Four, free: int, budget: int, *, runs: bool) -> bool:
        if at == NUMBERS:
            return free == 0 or runs or free <= budget
        failed = self._failed[at, states, runs]
        if failed[free] >= budget:
            return False
        self._nodes.use(_NODE)
        for column, used, cost, later in self._columns(at, states, free, budget):
            if self._search(at + 1, later, free - used, budget - cost, runs=runs or any(later)):
                self._path.append(column)
                return True
        for fewer in range(free + 1) if runs else (free,):
            failed[fewer] = max(failed[fewer], budget)
        return False

    def _columns(self, at: int, states: Four, free: int, budget: int) -> Iterator[tuple[Column, int, int, Four]]:
        """The choices at a number: the column, the jokers used for it, the tiles left out, and the states after it."""
        grown: dict[tuple[int, int], list[_Way]] = {}
        bound = self._tiles.groups[self.order[at]]
        for cost in range(min(budget, sum(self._may[at])) + 1):
            for bare in range(free + 1):
                shared = self._shared_out(at, bare, cost)
                self._nodes.use(len(shared) // _DIVISIONS)
                for division in shared:
                    ways = []
                    for colour, reals in enumerate(division.reals):
                        if (colour, reals) not in grown:
                            grown[colour, reals] = self._grown(at, colour, states[colour], reals, free)
                        ways.append(grown[colour, reals])
                    for used, later in _chosen(ways, free - bare, budget - cost):
                        yield Column(division, bound + bare, used), bare + sum(used), cost, later

    def _grown(self, at: int, colour: int, state: int, reals: int, free: int) -> list[_Way]:
        fixed = self._fixed[at][colour]
        found = []
        for used in range(free + 1):
            for later in step(state, reals, fixed, used):
                least = tuple(self._bound(colour, at + 1, later, left) for left in range(free - used + 1))
                if least[-1] < NEVER:
                    found.append(_Way(used, later, least))
        return found

    def _bound(self, colour: int, at: int, state: int, free: int) -> int:
        """The fewest tiles of a colour left out from here on, if no other colour uses the free jokers."""
        if at == NUMBERS:
            return 0 if closes(_STATES[state]) else NEVER
        key = (colour, at, state, free)
        known = self._bounds.get(key)
        if known is None:
            self._nodes.use()
            fixed, may, known = self._fixed[at][colour], self._may[at][colour], NEVER
            count = self._must[at][colour] + may
            for reals in range(count, -1, -1):
                cost = max(0, count - reals - _COPIES)  # the others are in groups, which hold two of a kind at most
                for used in range(free + 1) if cost < known and cost <= may else ():
                    for later in step(state, reals, fixed, used):
                        known = min(known, cost + self._bound(colour, at + 1, later, free - used))
            self._bounds[key] = known
        return known

    def _shared_out(self, at: int, bare: int, cost: int) -> tuple[Division, ...]:
        """The divisions of a number with `bare` free jokers in groups and `cost` left out, those nearest to the table first."""
        known = self._divisions.get((at, bare, cost))
        if known is None:
            like = self._like[at]
            found = divisions(self._must[at], self._may[at], self._tiles.groups[self.order[at]] + bare, cost)
            known = tuple(sorted(found, key=lambda division: _distance(division.reals, like)))
            self._divisions[at, bare, cost] = known
        return known


def _chosen(ways: Sequence[Sequence[_Way]], free: int, budget: int) -> Iterator[tuple[Four, Four]]:
    """The combinations of one way for each colour within the free jokers and the budget: jokers used, and states."""
    for one, two, three, four in product(*ways):
        rest = free - one.used - two.used - three.used - four.used
        if rest >= 0 and one.least[rest] + two.least[rest] + three.least[rest] + four.least[rest] <= budget:
            yield (one.used, two.used, three.used, four.used), (one.state, two.state, three.state, four.state)


def _distance(reals: Four, like: Four) -> int:
    return sum(abs(one - other) for one, other in zip(reals, like, strict=True))


_STATES: Final[list[Chains]] = [Chains(begun=True), START]
_NUMBERED: Final[dict[Chains, int]] = {chains: at for at, chains in enumerate(_STATES)}
_START: Final = 1


@cache
def step(state: int, reals: int, fixed: int, free: int) -> tuple[int, ...]:
    """`chains.after` with numbered states, which are faster to look up; 0 is the state without any run."""
    found = []
    for chains in after(_STATES[state], reals, fixed, free):
        if chains not in _NUMBERED:
            _NUMBERED[chains] = len(_STATES)
            _STATES.append(chains)
        found.append(_NUMBERED[chains])
    return tuple(found)


def reach(reals: Sequence[int], jokers: Sequence[int]) -> tuple[Chains, ...]:
    """The states in which a sweep over exactly these tiles of one colour can end."""
    states: set[int] = {_START}
    for count, bound in zip(reals, jokers, strict=True):
        states = {after_ for state in states for after_ in step(state, count, bound, 0)}
    return tuple(_STATES[state] for state in states)


@lru_cache(maxsize=4096)
def divisions(must: Four, may: Four, jokers: int, cost: int) -> tuple[Division, ...]:
    """Every way to divide the tiles of a number with `jokers` in groups and `cost` tiles left out."""
    found: dict[Four, Division] = {}
    for kept in product(*(range(count + 1) for count in may)):
        if sum(kept) == cost:
            tiles = [one + other - out for one, other, out in zip(must, may, kept, strict=True)]
            for grouped in groupings(jokers):
                if all(some <= all_ for some, all_ in zip(grouped, tiles, strict=True)):
                    reals = _four([all_ - some for all_, some in zip(tiles, grouped, strict=True)], 0, 1)
                    found.setdefault(reals, Division(reals, grouped))
    return tuple(found.values())


@cache
def groupings(jokers: int) -> tuple[Four, ...]:
    """The tiles of each colour that the groups of one number can hold with exactly `jokers` jokers (P4, P8)."""
    if jokers:
        known = {
            both for more in range(1, jokers + 1) for tiles in groupings(jokers - more) for both in _with(tiles, more)
        }
    else:
        known = {(0, 0, 0, 0)}
    todo = list(known)
    while todo:
        new = set(_with(todo.pop(), 0)) - known
        known |= new
        todo += new
    return tuple(sorted(known))


def _with(tiles: Four, jokers: int) -> Iterator[Four]:
    """These tiles plus those of one more group with `jokers` jokers."""
    for group in product((0, 1), repeat=_GROUP):
        both = _four([one + other for one, other in zip(tiles, group, strict=True)], 0, 1)
        if any(group) and _LEAST <= sum(group) + jokers <= _GROUP and max(both) <= _COPIES:
            yield both


def _four(cells: Sequence[int], at: int, apart: int = NUMBERS) -> Four:
    one, two, three, four = (cells[colour * apart + at] for colour in range(_GROUP))
    return one, two, three, four


def _order(tiles: Tiles) -> tuple[int, ...]:
    """The numbers round the ring, from the seam with the fewest tiles."""
    weight = [sum(map(sum, (_four(tiles.must, n), _four(tiles.may, n), _four(tiles.runs, n)))) for n in range(NUMBERS)]
    start = min(range(NUMBERS), key=lambda number: weight[number] + weight[number - 1])
    return tuple((start + n) % NUMBERS for n in range(NUMBERS))
