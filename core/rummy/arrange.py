"""Arrangements of the table that take tiles of the hand, those that keep the fewest out first (P6–P8, C2).

What is within the search: every real tile of the table lies there at the end, claims stand as they are, jokers of runs keep
their colour and number and jokers of groups their number, unless a tile that the hand or the table has releases them; then
they are free to lie anywhere, or to stay in the hand. Jokers of the hand lie where they help. Swapping a tile out of the
table for good (P9) is not within it: the hand would be no smaller for it.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, islice, product
from typing import Final

from core.rummy.draft import Draft
from core.rummy.layout import Pieces, cell, melds, shares
from core.rummy.melds import GROUP, LEAST, RUN, Kind, Meld, missing_colours, number_of
from core.rummy.sweep import Column, Nodes, Sweep, Tiles
from core.rummy.tiles import FACES, JOKER, NUMBERS, Tile, following, is_joker, joker_as, number, value

_CASES: Final = 64
"""So many ways to release jokers are looked at, those with the fewest releases first."""


@dataclass(frozen=True, slots=True)
class Release:
    """P8: tiles put into a meld one after the other, which frees so many jokers; `hand` are those the table does not have."""

    letter: str
    kind: Kind
    tiles: tuple[Tile, ...]
    frees: int
    hand: tuple[Tile, ...] = ()
    claim: bool = False


@dataclass(frozen=True, slots=True)
class Arrangement:
    """What the table is to be, claims aside: the jokers to release first, and the melds; `kept` tiles stay in the hand."""

    releases: tuple[Release, ...]
    melds: tuple[Pieces, ...]
    kept: int


@dataclass(frozen=True, slots=True)
class _Case:
    """A choice of releases, with what is then to be melded."""

    releases: tuple[Release, ...]
    tiles: Tiles

    @property
    def freed(self) -> int:
        """How many jokers it frees."""
        return sum(release.frees for release in self.releases)


def arrangements(
    draft: Draft,
    must: Sequence[Tile],
    nodes: Nodes,
    *,
    may: Sequence[Tile] = (),
    apart: Sequence[Pieces] = (),
    spend: bool = False,
) -> Iterator[Arrangement]:
    """Arrangements that take all of `must` and as many of `may` as can be, those that keep the fewest out first.

    The melds `apart`, made of tiles of the table and of `must`, are among what they lead to.
    A joker that may stay in the hand does, unless it is needed or is to be spent. Raises OutOfNodes where it would search on.
    """
    sweeps = [(case, Sweep(case.tiles, nodes, like=_in_runs(draft))) for case in cases(draft, must, may, apart)]
    for kept in range(max((len(may) + case.freed for case, _ in sweeps), default=-1) + 1):
        for case, sweep in sweeps:
            columns = sweep.find(kept) if kept <= len(may) + case.freed else None
            if columns is not None:
                jokers = None if spend else must.count(JOKER) - sum(pieces.count(JOKER) for pieces in apart)
                found = _arrangement(draft, case, sweep.order, columns, kept, jokers)
                yield replace(found, melds=(*apart, *found.melds))


def cases(draft: Draft, must: Sequence[Tile], may: Sequence[Tile], apart: Sequence[Pieces] = ()) -> tuple[_Case, ...]:
    """What may be melded: without any release, then with all that cost nothing, and each choice of the others with them.

    A release costs nothing where its tile lies on the table or must lie there: the joker may come back to its place.
    """
    table = Counter(piece for meld in _open(draft) for piece in meld.pieces if not is_joker(piece))
    table += Counter(tile for tile in (*draft.aside, *must) if tile != JOKER)
    hand = Counter(tile for tile in may if tile != JOKER)
    choices = [choice for meld in draft.melds for choice in _choices(meld, table, hand)]
    chosen = [tuple(one for one in choice if one) for choice in islice(product(*choices), _CASES)]
    chosen.sort(key=lambda releases: sum(release.frees for release in releases))
    found = (_case(draft, must, may, apart, releases) for releases in dict.fromkeys([(), *chosen]))
    return tuple(case for case in found if case)


def _in_runs(draft: Draft) -> list[int]:
    """How many real tiles of each cell lie in runs."""
    counts = [0] * len(FACES)
    for meld in draft.melds:
        for piece in meld.pieces if meld.kind is Kind.RUN else ():
            counts[cell(value(piece))] += not is_joker(piece)
    return counts


def _open(draft: Draft) -> list[Meld]:
    return [meld for meld in draft.melds if meld.owner is None]


def _choices(meld: Meld, table: Counter[Tile], hand: Counter[Tile]) -> Iterator[list[Release | None]]:
    """For each joker of a meld (for those of a group together) the ways to release it, and None for leaving it there."""
    jokers = [piece for piece in meld.pieces if is_joker(piece)]
    if not jokers or not meld.valid:
        return
    if meld.owner is not None:
        (due,) = missing_colours(meld.pieces)
        ways = [held for held, source in (((), table), ((due,), hand)) if source[due]]
        yield [None, *(Release(meld.letter, Kind.GROUP, (due,), 1, held, claim=True) for held in ways)]
    elif meld.kind is Kind.RUN:
        for due in map(value, jokers):
            if table[due]:
                yield [Release(meld.letter, Kind.RUN, (due,), 1)]
            elif hand[due]:
                yield [None, Release(meld.letter, Kind.RUN, (due,), 1, (due,))]
    else:
        yield [*_of_group(meld, len(jokers), table, hand)]


def _of_group(meld: Meld, jokers: int, table: Counter[Tile], hand: Counter[Tile]) -> Iterator[Release | None]:
    """P8: a group is filled up to four, then each missing colour frees a joker."""
    due = missing_colours(meld.pieces)
    there = [tile for tile in due if table[tile]]
    held = [tile for tile in due if not table[tile] and hand[tile]]
    least: Release | None = None
    for frees in range(1, jokers + 1):
        count = GROUP - len(meld.pieces) + frees
        lacking = max(0, count - len(there))
        ways = [
            Release(meld.letter, Kind.GROUP, (*there[: count - lacking], *more), frees, more)
            for more in combinations(held, lacking)
        ]
        if lacking:
            yield from ways
        else:
            least = ways[0]
    yield least


def _case(
    draft: Draft, must: Sequence[Tile], may: Sequence[Tile], apart: Sequence[Pieces], releases: Sequence[Release]
) -> _Case | None:
    """What is to be melded after these releases; None where a tile is not there often enough."""
    due, open_ = _counts((*draft.aside, *must)), _counts(may)
    runs, groups = [0] * len(FACES), [0] * NUMBERS
    for meld in _open(draft):
        for piece in meld.pieces:
            if not is_joker(piece):
                due[cell(piece)] += 1
            elif meld.kind is Kind.RUN:
                runs[cell(value(piece))] += 1
            else:
                groups[number_of(meld) - 1] += 1
    for tile in {tile for release in releases for tile in release.hand if not release.claim}:
        open_[cell(tile)] -= 1
        due[cell(tile)] += 1
    for release in releases:
        at = cell(release.tiles[-1])
        if release.claim:
            (open_ if release.hand else due)[at] -= 1
        elif release.kind is Kind.RUN:
            runs[at] -= 1
        else:
            groups[number(release.tiles[-1]) - 1] -= release.frees
    for tile in (piece for pieces in apart for piece in pieces if piece != JOKER):
        due[cell(tile)] -= 1
    free = (*must, *may).count(JOKER) + sum(release.frees for release in releases)
    free -= sum(pieces.count(JOKER) for pieces in apart)
    if min(*due, *open_, free) < 0:
        return None
    return _Case(tuple(releases), Tiles(tuple(due), tuple(open_), tuple(runs), tuple(groups), free))


def _counts(tiles: Sequence[Tile]) -> list[int]:
    counts = [0] * len(FACES)
    for tile in tiles:
        if tile != JOKER:
            counts[cell(tile)] += 1
    return counts


def _arrangement(
    draft: Draft, case: _Case, order: Sequence[int], columns: Sequence[Column], kept: int, jokers: int | None
) -> Arrangement:
    """The melds; a joker that would come back to where it lay is not released, and so many at least are laid, or all."""
    found = shares(order, columns, case.tiles.runs)
    runs = [all_ - bound for all_, bound in zip(found.jokers, case.tiles.runs, strict=True)]
    bare = [all_ - bound for all_, bound in zip(found.bare, case.tiles.groups, strict=True)]
    left = case.tiles.free - sum(runs) - sum(bare)
    releases = []
    for release in case.releases:
        tile = release.tiles[-1]
        counts, at = (runs, cell(tile)) if release.kind is Kind.RUN else (bare, number(tile) - 1)
        if not release.claim and counts[at] >= release.frees:
            counts[at] -= release.frees
        else:
            releases.append(release)
    old = tuple(meld.pieces for meld in _open(draft))
    spent = left if jokers is None else jokers - sum(runs) - sum(bare)
    return Arrangement(tuple(releases), _spent(melds(found, old), spent), kept)


def _spent(melds: Sequence[Pieces], jokers: int) -> tuple[Pieces, ...]:
    """The melds with jokers put to the end of runs, or into groups of three, as long as there is room."""
    room = sorted(melds, key=_is_group)
    for _ in range(jokers):
        for at, pieces in enumerate(room):
            if not _is_group(pieces) and len(pieces) < RUN:
                room[at] = (*pieces, joker_as(following(value(pieces[-1]))))
                break
            if _is_group(pieces) and len(pieces) == LEAST:
                room[at] = (*pieces, JOKER)
                break
    return tuple(room)


def _is_group(pieces: Pieces) -> bool:
    return JOKER in pieces or len({number(value(piece)) for piece in pieces}) == 1
