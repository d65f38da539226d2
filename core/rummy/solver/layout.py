"""Melds from the result of a sweep: runs and groups, existing ones kept where possible (P4)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise, product
from typing import Final

from core.rummy.melds import GROUP, LEAST, RUN, Kind, is_valid, kind
from core.rummy.solver.chains import Run, closes, longer, seams, takings
from core.rummy.solver.sweep import Column, groupings, reach
from core.rummy.tiles import COLOURS, FACES, JOKER, NUMBERS, Piece, is_joker, joker_as, number, value

Pieces = tuple[Piece, ...]

_CELL: Final = {face: cell for cell, face in enumerate(FACES)}


def cell(tile: str) -> int:
    """The cell of a tile: its place among all faces."""
    return _CELL[tile]


@dataclass
class Shares:
    """The contents of runs and of groups: real tiles by cell, jokers by cell in runs and by number in groups."""

    runs: list[int]
    jokers: list[int]
    groups: list[int]
    bare: list[int]


def shares(order: Sequence[int], columns: Sequence[Column], fixed: Sequence[int]) -> Shares:
    """The result of a sweep by cells; `fixed` are the jokers bound to cells of runs."""
    cells = len(FACES)
    found = Shares([0] * cells, list(fixed), [0] * cells, [0] * NUMBERS)
    for at, column in zip(order, columns, strict=True):
        found.bare[at] = column.jokers
        for colour in range(len(COLOURS)):
            place = colour * NUMBERS + at
            found.runs[place] = column.division.reals[colour]
            found.groups[place] = column.division.grouped[colour]
            found.jokers[place] += column.free[colour]
    return found


def melds(found: Shares, old: Sequence[Pieces]) -> tuple[Pieces, ...]:
    """Melds of exactly these tiles, with as many of the old ones as possible."""
    return (*_all_runs(found, old), *_all_groups(found, old))


def _all_runs(found: Shares, old: Sequence[Pieces]) -> Iterator[Pieces]:
    for colour in range(len(COLOURS)):
        cells = range(colour * NUMBERS, (colour + 1) * NUMBERS)
        reals, jokers = [found.runs[at] for at in cells], [found.jokers[at] for at in cells]
        names = FACES[cells.start : cells.stop]
        mine = [pieces for pieces in old if is_valid(pieces) and value(pieces[0]) in names and kind(pieces) is Kind.RUN]
        for pieces in sorted(mine, key=lambda pieces: (-sum(map(is_joker, pieces)), -len(pieces))):
            if _takes(reals, jokers, pieces):
                yield pieces
        joints = {pair for pieces in mine for pair in pairwise(map(value, pieces))}
        for start, kinds in next(_chained(reals, jokers)):
            tiles = [names[(start + at) % NUMBERS] for at in range(len(kinds))]
            pieces = tuple(tile if kind == "R" else joker_as(tile) for tile, kind in zip(tiles, kinds, strict=True))
            yield from _cut(pieces, joints)


def _takes(reals: list[int], jokers: list[int], pieces: Pieces) -> bool:
    """Whether the other tiles still make runs without this run; if so, it is taken out of the counts."""
    for piece in pieces:
        (jokers if is_joker(piece) else reals)[number(value(piece)) - 1] -= 1
    if min(reals) >= 0 and min(jokers) >= 0 and any(map(closes, reach(reals, jokers))):
        return True
    for piece in pieces:
        (jokers if is_joker(piece) else reals)[number(value(piece)) - 1] += 1
    return False


def _cut(pieces: Pieces, joints: set[tuple[str, str]]) -> Iterator[Pieces]:
    """A long run in parts, cut where no old run continues, so that fewer have to be joined."""
    for at in range(LEAST, len(pieces) - LEAST + 1):
        apart = len(pieces) > RUN or (value(pieces[at - 1]), value(pieces[at])) not in joints
        if apart and is_valid(pieces[:at]) and is_valid(pieces[at:]):
            yield pieces[:at]
            yield from _cut(pieces[at:], joints)
            return
    yield pieces


@dataclass
class _Chain:
    """An unfinished run, from the number where it starts."""

    start: int
    kinds: str
    run: Run


def _chained(
    reals: Sequence[int], jokers: Sequence[int], at: int = 0, open_: Sequence[_Chain] = (), done: Sequence[_Chain] = ()
) -> Iterator[list[tuple[int, str]]]:
    """Runs of exactly these tiles: the number each starts at, and which of its tiles are real (R) or jokers (J)."""
    if at == NUMBERS:
        yield from _joined(open_, done)
        return
    for taken in takings([chain.run for chain in open_], reals[at], jokers[at]):
        new = "R" * (reals[at] - taken.count("R")) + "J" * (jokers[at] - taken.count("J"))
        if not (new and "" in taken):
            pairs = list(zip(open_, taken, strict=True))
            grown = [_Chain(one.start, one.kinds + kind, longer(one.run, kind)) for one, kind in pairs if kind]
            grown += [_Chain(at, kind, Run(1, kind == "R", at == 0)) for kind in new]
            ended = [one for one, kind in pairs if not kind]
            yield from _chained(reals, jokers, at + 1, grown, [*done, *ended])


def _joined(open_: Sequence[_Chain], done: Sequence[_Chain]) -> Iterator[list[tuple[int, str]]]:
    """The runs; those open at the last number are joined to those from the first where necessary."""
    fronts = [chain for chain in (*done, *open_) if chain.start == 0]
    chosen = seams([chain.run for chain in open_], [chain.run for chain in fronts])
    if chosen is None:
        return
    after = {id(chain): fronts[front] for chain, front in zip(open_, chosen, strict=True) if front is not None}
    follows = {id(front) for front in after.values()}  # never a cycle: a run that goes round the ring once is complete
    runs = []
    for chain in (*done, *open_):
        if id(chain) not in follows:
            kinds, last = chain.kinds, chain
            while id(last) in after:
                last = after[id(last)]
                kinds += last.kinds
            runs.append((chain.start, kinds))
    yield runs


def _all_groups(found: Shares, old: Sequence[Pieces]) -> Iterator[Pieces]:
    for at in range(NUMBERS):
        names = [f"{colour}{at + 1}" for colour in COLOURS]
        left, jokers = [found.groups[cell(name)] for name in names], found.bare[at]
        same = [pieces for pieces in old if is_valid(pieces) and set(pieces) <= {*names, JOKER}]
        for pieces in sorted(same, key=lambda pieces: (-pieces.count(JOKER), -len(pieces))):
            rest = [count - pieces.count(name) for count, name in zip(left, names, strict=True)]
            if min(rest) >= 0 and _shares_out(rest, jokers - pieces.count(JOKER)):
                left, jokers = rest, jokers - pieces.count(JOKER)
                yield pieces
        for group, bare in _grouped(left, jokers):
            tiles = [name for name, count in zip(names, group, strict=True) if count]
            yield (*tiles, *[JOKER] * bare)


def _shares_out(counts: Sequence[int], jokers: int) -> bool:
    one, two, three, four = counts
    return jokers >= 0 and (one, two, three, four) in groupings(jokers)


def _grouped(counts: Sequence[int], jokers: int) -> Iterable[tuple[tuple[int, ...], int]]:
    """Groups of exactly these tiles."""
    if not any(counts) and not jokers:
        return
    for group in product((1, 0), repeat=GROUP):
        rest = [count - some for count, some in zip(counts, group, strict=True)]
        for bare in range(max(0, LEAST - sum(group)), GROUP - sum(group) + 1):
            if any(group) and min(rest) >= 0 and _shares_out(rest, jokers - bare):
                yield group, bare
                yield from _grouped(rest, jokers - bare)
                return
