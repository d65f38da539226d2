"""Arrangements of the table that include tiles of the hand, those that leave out the fewest first (P6–P8, C2).

The search keeps every real tile of the table on the table, and claims as they are. Jokers of runs keep their colour and
number, jokers of groups their number, unless a tile of the hand or the table releases them; then they may go anywhere, or
into the hand. Jokers of the hand go where they help. Jokers are released one by one, while the rest of the table is as
before, so each release can be considered by itself: a run needs another tile equal to its joker's value, and for the groups
of one number only the number of available colours counts. The search does not swap tiles out of the table (P9) or give up
claims (C3).
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, product

from core.rummy.draft import Draft
from core.rummy.melds import GROUP, LEAST, RUN, Kind, kind, missing_colours, number_of
from core.rummy.solver.layout import Pieces, cell, melds, shares
from core.rummy.solver.sweep import Column, Nodes, Sweep, Tiles
from core.rummy.tiles import COLOURS, FACES, JOKER, NUMBERS, Tile, following, is_joker, joker_as, value


@dataclass(frozen=True, slots=True)
class JokerRelease:
    """P8: `frees` jokers are released: those of runs that stand for `tile`, or those of groups of a `number`.

    With a `letter` it is the joker of that claim. `hand` are the tiles for it that come from the hand.
    """

    frees: int
    tile: Tile = ""
    number: int = 0
    hand: tuple[Tile, ...] = ()
    letter: str = ""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A table without its claims: the jokers to release first, and the melds; `kept` tiles stay in the hand."""

    releases: tuple[JokerRelease, ...]
    melds: tuple[Pieces, ...]
    kept: int


@dataclass(frozen=True, slots=True)
class _Case:
    """A choice of releases, with the tiles to meld after them."""

    releases: tuple[JokerRelease, ...]
    tiles: Tiles

    @property
    def freed(self) -> int:
        """The number of released jokers."""
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
    """Arrangements with all of `must` and as many of `may` as possible, those that leave out the fewest first.

    They include the melds `apart`, which consist of tiles of the table and of `must`. A joker that may stay in the hand
    does, unless it is needed or `spend` is true. Raises OutOfNodes when the search has used up its nodes.
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
    """The cases to search: no release; all free releases; all free ones with each choice of the others.

    A release is free if its tile is on the table or must go there, as the joker may return to its place.
    """
    table = Counter(piece for meld in draft.open for piece in meld.pieces if not is_joker(piece))
    table += Counter(tile for tile in (*draft.aside, *must) if tile != JOKER)
    hand = Counter(tile for tile in may if tile != JOKER)
    chosen = [tuple(one for one in choice if one) for choice in product(*_choices(draft, table, hand))]
    chosen.sort(key=lambda releases: sum(release.frees for release in releases))
    found = (_case(draft, must, may, apart, releases) for releases in dict.fromkeys([(), *chosen]))
    return tuple(case for case in found if case)


def _in_runs(draft: Draft) -> list[int]:
    """The number of real tiles of each cell that are in runs."""
    counts = [0] * len(FACES)
    for meld in draft.melds:
        for piece in meld.pieces if meld.kind is Kind.RUN else ():
            counts[cell(value(piece))] += not is_joker(piece)
    return counts


def _choices(draft: Draft, table: Counter[Tile], hand: Counter[Tile]) -> Iterator[list[JokerRelease | None]]:
    """For each tile that jokers of runs stand for, each number of groups with jokers and each claim with one: the ways to
    release them, and None for leaving them there.
    """
    jokers = [(meld, piece) for meld in draft.open for piece in meld.pieces if is_joker(piece)]
    for tile, count in Counter(value(piece) for meld, piece in jokers if meld.kind is Kind.RUN).items():
        if table[tile]:
            yield [JokerRelease(count, tile)]
        elif hand[tile]:
            yield [None, JokerRelease(count, tile, hand=(tile,))]
    for same, count in Counter(number_of(meld) for meld, _ in jokers if meld.kind is Kind.GROUP).items():
        yield [*_of_groups(same, count, table, hand)]
    for meld in draft.melds:
        if meld.owner is not None and JOKER in meld.pieces:
            (due,) = missing_colours(meld.pieces)
            ways = [held for held in ((), (due,)) if hand[due] or (table[due] and not held)]
            yield [None, *(JokerRelease(1, due, hand=held, letter=meld.letter) for held in ways)]


def _of_groups(same: int, jokers: int, table: Counter[Tile], hand: Counter[Tile]) -> Iterator[JokerRelease | None]:
    """P8: a missing colour releases a joker from a group of four, which may collect the jokers of all groups of the number:
    so with three colours all jokers but one are released, with two colours all but two.
    """
    names = [f"{colour}{same}" for colour in COLOURS]
    there = [name for name in names if table[name]]
    held = [name for name in names if not table[name] and hand[name]]
    for more in range(len(held) + 1):
        colours = len(there) + more
        frees = jokers + colours - GROUP if colours > 1 else 0
        if more and frees > 0:
            yield from (JokerRelease(frees, number=same, hand=tiles) for tiles in combinations(held, more))
        elif not more:
            yield JokerRelease(frees, number=same) if frees > 0 else None


def _case(
    draft: Draft, must: Sequence[Tile], may: Sequence[Tile], apart: Sequence[Pieces], releases: Sequence[JokerRelease]
) -> _Case | None:
    """The tiles to meld after these releases; None if there are too few of one."""
    due, open_ = _counts((*draft.aside, *must)), _counts(may)
    runs, groups = [0] * len(FACES), [0] * NUMBERS
    for meld in draft.open:
        for piece in meld.pieces:
            if not is_joker(piece):
                due[cell(piece)] += 1
            elif meld.kind is Kind.RUN:
                runs[cell(value(piece))] += 1
            else:
                groups[number_of(meld) - 1] += 1
    for tile in {tile for release in releases for tile in release.hand if not release.letter}:
        open_[cell(tile)] -= 1
        due[cell(tile)] += 1
    for release in releases:
        if release.letter:
            (open_ if release.hand else due)[cell(release.tile)] -= 1
        elif release.number:
            groups[release.number - 1] -= release.frees
        else:
            runs[cell(release.tile)] -= release.frees
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
    """The melds of a sweep. A joker that would return to its place is not released; `jokers` are laid, all if None."""
    found = shares(order, columns, case.tiles.runs)
    runs = [all_ - bound for all_, bound in zip(found.jokers, case.tiles.runs, strict=True)]
    bare = [all_ - bound for all_, bound in zip(found.bare, case.tiles.groups, strict=True)]
    left = case.tiles.free - sum(runs) - sum(bare)
    releases = []
    for release in case.releases:
        counts, at = (bare, release.number - 1) if release.number else (runs, cell(release.tile))
        back = 0 if release.letter else min(release.frees, counts[at])
        counts[at] -= back
        if back < release.frees:
            releases.append(replace(release, frees=release.frees - back))
    old = tuple(meld.pieces for meld in draft.open)
    spent = left if jokers is None else jokers - sum(runs) - sum(bare)
    return Arrangement(tuple(releases), _spent(melds(found, old), spent), kept)


def _spent(melds: Sequence[Pieces], jokers: int) -> tuple[Pieces, ...]:
    """The melds with more jokers at the ends of runs, or in groups of three, as long as there is room."""
    room = sorted(melds, key=lambda pieces: kind(pieces) is Kind.GROUP)
    for _ in range(jokers):
        for at, pieces in enumerate(room):
            if kind(pieces) is Kind.RUN and len(pieces) < RUN:
                room[at] = (*pieces, joker_as(following(value(pieces[-1]))))
                break
            if kind(pieces) is Kind.GROUP and len(pieces) == LEAST:
                room[at] = (*pieces, JOKER)
                break
    return tuple(room)
