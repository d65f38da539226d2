"""The public changes of a turn, from the table before and after it."""

from collections import Counter
from collections.abc import Iterable, Sequence

from core.bag import missing
from core.rummy.melds import Meld
from core.rummy.tiles import Tile, sort_tiles, tile_of
from core.rummy.view import Lit


def lit(before: Sequence[Meld], after: Sequence[Meld]) -> tuple[Lit, ...]:
    """For each meld that has new pieces, the places of the pieces that the meld of its letter did not hold before."""
    old = {meld.letter: Counter(meld.pieces) for meld in before}
    found = [Lit(meld.letter, _unmatched(meld, old.get(meld.letter, Counter()))) for meld in after]
    return tuple(one for one in found if one.places)


def _unmatched(meld: Meld, old: Counter[str]) -> frozenset[int]:
    left = Counter(old)
    places = set()
    for at, piece in enumerate(meld.pieces):
        if left[piece]:
            left[piece] -= 1
        else:
            places.add(at)
    return frozenset(places)


def laid(before: Sequence[Meld], after: Sequence[Meld]) -> tuple[Tile, ...]:
    """The tiles that the table has gained."""
    return sort_tiles(missing(tiles(before), tiles(after)))


def gained(before: Sequence[Meld], after: Sequence[Meld]) -> tuple[Tile, ...]:
    """The tiles that the seat has gained from the table: jokers released, tiles swapped out or given away."""
    return laid(after, before)


def changed(before: Sequence[Meld], after: Sequence[Meld]) -> tuple[Meld, ...]:
    """The melds that are new or hold other tiles than the meld of their letter did before."""
    old = {meld.letter: sorted(meld.pieces) for meld in before}
    return tuple(meld for meld in after if old.get(meld.letter) != sorted(meld.pieces))


def claimed(before: Sequence[Meld], after: Sequence[Meld]) -> tuple[str, ...]:
    """The letters of new claims."""
    old = _claims(before)
    return tuple(letter for letter, owner in _claims(after).items() if old.get(letter) != owner)


def tiles(melds: Iterable[Meld]) -> list[Tile]:
    """All tiles of the melds, jokers as jokers."""
    return [tile_of(piece) for meld in melds for piece in meld.pieces]


def _claims(melds: Sequence[Meld]) -> dict[str, int]:
    return {meld.letter: meld.owner for meld in melds if meld.owner is not None}
