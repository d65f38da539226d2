"""The public changes of a turn, from the table before and after it."""

from collections import Counter
from collections.abc import Sequence

from core.rummy.melds import Meld
from core.rummy.tiles import Tile, sort_tiles, tile_of
from core.rummy.view import Lit


def lit(before: Sequence[Meld], after: Sequence[Meld]) -> tuple[Lit, ...]:
    """For each meld that has new pieces, the places of the pieces that the meld of its letter did not hold before."""
    old = {meld.letter: Counter(meld.pieces) for meld in before}
    found = []
    for meld in after:
        left, places = old.get(meld.letter, Counter()), set()
        for at, piece in enumerate(meld.pieces):
            if left[piece]:
                left[piece] -= 1
            else:
                places.add(at)
        if places:
            found.append(Lit(meld.letter, frozenset(places)))
    return tuple(found)


def laid(before: Sequence[Meld], after: Sequence[Meld]) -> tuple[Tile, ...]:
    """The tiles that the table has gained, jokers as jokers; with the two tables swapped, those that it has lost."""
    had, has = (Counter(tile_of(piece) for meld in melds for piece in meld.pieces) for melds in (before, after))
    return sort_tiles((has - had).elements())


def changed(before: Sequence[Meld], after: Sequence[Meld]) -> tuple[str, ...]:
    """The letters of melds that are new or hold other tiles than the meld of their letter did before."""
    old = {meld.letter: sorted(meld.pieces) for meld in before}
    return tuple(meld.letter for meld in after if old.get(meld.letter) != sorted(meld.pieces))


def claimed(before: Sequence[Meld], after: Sequence[Meld]) -> tuple[str, ...]:
    """The letters of new claims; with the two tables swapped, of those given up."""
    old = {meld.letter: meld.owner for meld in before}
    return tuple(meld.letter for meld in after if meld.owner not in (None, old.get(meld.letter)))
