"""The draft of a running turn: the hand and the table after its actions, and the effect of each action (P6–P9, C1–C3).

`act` has a function for each action, which verifies the rules first: it raises RuleError, or returns the draft after it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from core.bag import missing, spaced, without
from core.errors import RuleError
from core.game import Seat
from core.rummy.melds import (
    GROUP,
    LEAST,
    Kind,
    Meld,
    as_group,
    as_meld,
    first_free,
    fits,
    has_tile,
    missing_colours,
    number_of,
    part_of_run,
    place_of,
)
from core.rummy.moves import Action, Add, Claim, Form, Join, Release, Split, Swap, Take, Unclaim
from core.rummy.tiles import (
    JOKER,
    Piece,
    Tile,
    following,
    is_joker,
    joker_as,
    named,
    number,
    preceding,
    sort_tiles,
    tile_of,
    value,
)
from core.rummy.view import Fault, FaultKind


@dataclass(frozen=True, slots=True)
class Draft:
    """A turn after some actions: `melds` by letter, `aside` the tiles set aside, `newest` the texts of the newest move."""

    hand: tuple[Tile, ...]
    melds: tuple[Meld, ...]
    aside: tuple[Tile, ...] = ()
    opened: bool = True
    newest: tuple[str, ...] = ()

    @property
    def open(self) -> list[Meld]:
        """C2: the melds that no seat has claimed."""
        return [meld for meld in self.melds if meld.owner is None]


def faults(draft: Draft) -> tuple[Fault, ...]:
    """P7: the reasons why the turn cannot end; tiles that fit no run or group were refused at once."""
    found = [Fault(FaultKind.JOKERS, one.letter, one.pieces) for one in draft.melds if not has_tile(one.pieces)]
    found += [
        Fault(FaultKind.SHORT, one.letter, one.pieces)
        for one in draft.melds
        if has_tile(one.pieces) and len(one.pieces) < LEAST
    ]
    if draft.aside:
        found.append(Fault(FaultKind.ASIDE, "", draft.aside))
    return tuple(found)


def act(draft: Draft, action: Action, *, seat: Seat, claims: bool = True) -> Draft:
    """The draft after one more action of this seat; without `claims` no group may be claimed. Raises RuleError."""
    if isinstance(action, Form):
        return _form(draft, action)
    if isinstance(action, Claim | Unclaim) and not claims:
        raise RuleError("no-claims")
    if not draft.opened:
        raise RuleError("not-opened")
    match action:
        case Add():
            return _add(draft, action)
        case Take():
            return _take(draft, action)
        case Split():
            return _split(draft, action)
        case Join():
            return _join(draft, action)
        case Release():
            return _release(draft, action)
        case Swap():
            return _swap(draft, action, seat)
        case Claim():
            return _claim(draft, action, seat)
    return _unclaim(draft, action, seat)


def _form(draft: Draft, action: Form) -> Draft:
    """P6, P7: a new meld is laid, or the beginning of one; the first meld of a seat has to be complete."""
    used = _use(draft, action.tiles)
    if not has_tile(action.tiles):
        raise RuleError("jokers-alone", tiles=spaced(action.tiles))
    read = as_group if action.group else as_meld
    pieces = read(action.tiles)
    if pieces is None:
        starts = (action.tiles[:end] for end in range(1, len(action.tiles) + 1))
        wrong = next(start[-1] for start in starts if has_tile(start) and read(start) is None)
        raise RuleError("not-a-meld", tiles=spaced(action.tiles), tile=wrong)
    if not draft.opened and len(pieces) < LEAST:
        raise RuleError("opening-short", tiles=spaced(pieces))
    return replace(used, melds=_sorted((*draft.melds, Meld(first_free(draft.melds), pieces))), opened=True)


def _add(draft: Draft, action: Add) -> Draft:
    """P7, P8: a piece is added to the end, else to the front, else into a run, which it cuts in two."""
    meld, piece = _unclaimed(draft, action.letter), action.piece
    used = _use(draft, (tile_of(piece),))
    _joker_as_typed(meld, piece)
    _not_the_jokers(meld, piece)
    for pieces in ((*meld.pieces, piece), (piece, *meld.pieces)):
        if fits(pieces) and (is_joker(piece) or meld.number in (0, number(piece))):
            return _put(used, meld, pieces)
    for at in range(LEAST - 1, len(meld.pieces) - LEAST + 1):
        first = (*meld.pieces[:at], piece)
        if part_of_run(first):
            return _put(used, meld, first, meld.pieces[at:])
    full = meld.kind is Kind.GROUP and len(meld.pieces) == GROUP
    raise RuleError("group-full" if full else "does-not-fit", tile=piece, meld=meld.letter, tiles=spaced(meld.pieces))


def _joker_as_typed(meld: Meld, piece: Piece) -> None:
    """P8: a joker is added to a run with its value and to a group without one."""
    if piece == JOKER and meld.kind is Kind.RUN:
        front, end = preceding(value(meld.pieces[0])), following(value(meld.pieces[-1]))
        raise RuleError("joker-needs-value", meld=meld.letter, front=joker_as(front), end=joker_as(end))
    if piece != JOKER and is_joker(piece) and meld.kind is Kind.GROUP:
        raise RuleError("joker-is-bare", meld=meld.letter)


def _not_the_jokers(meld: Meld, piece: Piece) -> None:
    """P8: a tile that a joker stands for can only release it, even if it would fit an end."""
    full = meld.kind is Kind.GROUP and len(meld.pieces) == GROUP
    stands = missing_colours(meld.pieces) if full else tuple(value(one) for one in meld.pieces if is_joker(one))
    if piece in stands:
        raise RuleError("release-instead", tile=piece, meld=meld.letter)


def _take(draft: Draft, action: Take) -> Draft:
    """P7: a real tile is set aside; a run is cut where the tile was."""
    meld = _unclaimed(draft, action.letter)
    at = _real(meld, action.tile, action.nth)
    before, after = meld.pieces[:at], meld.pieces[at + 1 :]
    parts = (before, after) if meld.kind is Kind.RUN else ((*before, *after),)
    return _put(replace(draft, aside=sort_tiles((*draft.aside, action.tile))), meld, *parts)


def _split(draft: Draft, action: Split) -> Draft:
    """P7: a meld is cut before a tile."""
    meld = _unclaimed(draft, action.letter)
    values = [value(piece) for piece in meld.pieces]
    at = place_of(values, action.tile, action.nth)
    if at is None:
        raise _not_there(meld, action.tile, action.nth)
    if at == 0:
        raise RuleError("split-at-front", tile=action.tile, meld=meld.letter)
    if not has_tile(meld.pieces):
        raise RuleError("joker-moves-alone", meld=meld.letter, tiles=spaced(meld.pieces))
    return _put(draft, meld, meld.pieces[:at], meld.pieces[at:])


def _join(draft: Draft, action: Join) -> Draft:
    """P7, P8: the other meld is put behind this one, or before it if only that fits; jokers alone do not move."""
    meld, other = _unclaimed(draft, action.letter), _unclaimed(draft, action.other)
    if meld == other:
        raise RuleError("same-meld", meld=meld.letter)
    agree = not (meld.number or other.number) or number_of(meld) == number_of(other)
    for pieces in ((*meld.pieces, *other.pieces), (*other.pieces, *meld.pieces)):
        if fits(pieces) and agree:
            _not_jokers_alone(meld, other)
            return _put(_put(draft, other), meld, pieces)
    facts = {"tiles": spaced(meld.pieces), "others": spaced(other.pieces)}
    raise RuleError("not-joinable", meld=meld.letter, other=other.letter, **facts)


def _not_jokers_alone(meld: Meld, other: Meld) -> None:
    """P8: a meld of jokers alone stays where it is: other tiles may join it, but it may not join them."""
    if has_tile(other.pieces):
        return
    if has_tile(meld.pieces):
        raise RuleError("joker-joined-alone", meld=meld.letter, other=other.letter, tiles=spaced(other.pieces))
    raise RuleError("joker-moves-alone", meld=other.letter, tiles=spaced(other.pieces))


def _release(draft: Draft, action: Release) -> Draft:
    """P8, C2: the tile a joker stands for takes its place, in a claim too; in a group only if it has four tiles."""
    meld = _meld(draft, action.letter)
    tiles = spaced(meld.pieces)
    jokers = [at for at, piece in enumerate(meld.pieces) if is_joker(piece)]
    if not jokers:
        raise RuleError("no-joker-there", meld=meld.letter, tiles=tiles)
    if not meld.valid:
        raise RuleError("release-short", meld=meld.letter, tiles=tiles)
    if meld.kind is Kind.GROUP:
        due = missing_colours(meld.pieces)
        if len(meld.pieces) < GROUP:
            raise RuleError("release-three", meld=meld.letter, due=spaced(due))
        places = jokers if action.tile in due else []
    else:
        due = tuple(value(meld.pieces[at]) for at in jokers)
        places = [at for at in jokers if value(meld.pieces[at]) == action.tile]
    if not places:
        raise RuleError("not-released", tile=action.tile, meld=meld.letter, due=spaced(due))
    used = _use(draft, (action.tile,))
    return _exchange(used, meld, places[0], action.tile, JOKER)


def _swap(draft: Draft, action: Swap, seat: Seat) -> Draft:
    """P9, C3: a joker replaces a real tile; of claims only in the seat's own ones, and never a second joker there."""
    meld = _meld(draft, action.letter)
    if meld.owner not in (None, seat):
        raise RuleError("claim-other", meld=meld.letter, seat=str(meld.owner))
    at = _real(meld, action.tile, action.nth)
    if meld.owner is not None and any(map(is_joker, meld.pieces)):
        raise RuleError("claim-second-joker", meld=meld.letter)
    if sum(not is_joker(piece) for piece in meld.pieces) == 1:
        raise RuleError("swap-last-tile", tile=action.tile, meld=meld.letter)
    used = _use(draft, (JOKER,))
    joker = joker_as(action.tile) if meld.kind is Kind.RUN else JOKER
    return _exchange(used, meld, at, joker, action.tile)


def _claim(draft: Draft, action: Claim, seat: Seat) -> Draft:
    """C1: the seat claims a group of four with at most one joker that no seat has claimed."""
    meld = _meld(draft, action.letter)
    if meld.owner is not None:
        raise RuleError("already-claimed", meld=meld.letter, seat=str(meld.owner))
    if meld.kind is not Kind.GROUP or len(meld.pieces) < GROUP:
        raise RuleError("claim-not-four", meld=meld.letter, tiles=spaced(meld.pieces))
    if sum(map(is_joker, meld.pieces)) > 1:
        raise RuleError("claim-jokers", meld=meld.letter, tiles=spaced(meld.pieces))
    return _with(draft, meld, replace(meld, owner=seat))


def _unclaim(draft: Draft, action: Unclaim, seat: Seat) -> Draft:
    """C3: the owner gives a claim up."""
    meld = _meld(draft, action.letter)
    if meld.owner is None:
        raise RuleError("not-claimed", meld=meld.letter)
    if meld.owner != seat:
        raise RuleError("claim-other", meld=meld.letter, seat=str(meld.owner))
    return _with(draft, meld, replace(meld, owner=None))


def _use(draft: Draft, tiles: Sequence[Tile]) -> Draft:
    """The draft without these tiles; raises RuleError if one is missing.

    Tiles set aside are used before equal ones of the hand; a joker is never aside.
    """
    lacking = missing((*draft.aside, *draft.hand), tiles)
    if lacking:
        raise RuleError("not-in-hand", tiles=spaced(sort_tiles(lacking)), count=len(lacking))
    from_hand = missing(draft.aside, tiles)
    from_aside = without(tiles, from_hand)
    hand, aside = without(draft.hand, from_hand), without(draft.aside, from_aside)
    return replace(draft, hand=tuple(hand), aside=tuple(aside))


def _meld(draft: Draft, letter: str) -> Meld:
    for meld in draft.melds:
        if meld.letter == letter:
            return meld
    raise RuleError("no-such-meld", meld=letter, melds=" ".join(meld.letter for meld in draft.melds) or "–")


def _unclaimed(draft: Draft, letter: str) -> Meld:
    """C2: the meld of this letter; raises RuleError for a claim: no tile enters or leaves it, not even for its owner."""
    meld = _meld(draft, letter)
    if meld.owner is not None:
        raise RuleError("claim-fixed", meld=letter, seat=str(meld.owner))
    return meld


def _real(meld: Meld, tile: Tile, nth: int) -> int:
    """The place of the nth real tile of this kind; raises RuleError if the meld has fewer."""
    at = place_of(meld.pieces, tile, nth)
    if at is None and joker_as(tile) in meld.pieces:
        raise RuleError("only-joker-there", tile=tile, meld=meld.letter)
    if at is None:
        raise _not_there(meld, tile, nth)
    return at


def _not_there(meld: Meld, tile: Tile, nth: int) -> RuleError:
    return RuleError("not-in-meld", tile=named(tile, nth), meld=meld.letter, tiles=spaced(meld.pieces))


def _put(draft: Draft, meld: Meld, *parts: tuple[Piece, ...]) -> Draft:
    """The meld replaced by its parts: the first keeps the letter, a second gets a free one; without parts the meld is gone."""
    melds = [one for one in draft.melds if one != meld]
    for at, part in enumerate(part for part in parts if part):
        kept = 0 if has_tile(part) else number_of(meld)
        melds.append(Meld(first_free(melds) if at else meld.letter, part, number=kept))
    return replace(draft, melds=_sorted(melds))


def _exchange(draft: Draft, meld: Meld, at: int, comes: Piece, leaves: Tile) -> Draft:
    """One piece of a meld exchanged for another; the old one goes to the hand."""
    changed = replace(meld, pieces=(*meld.pieces[:at], comes, *meld.pieces[at + 1 :]))
    return _with(replace(draft, hand=sort_tiles((*draft.hand, leaves))), meld, changed)


def _with(draft: Draft, meld: Meld, changed: Meld) -> Draft:
    return replace(draft, melds=tuple(changed if one == meld else one for one in draft.melds))


def _sorted(melds: Sequence[Meld]) -> tuple[Meld, ...]:
    return tuple(sorted(melds, key=lambda meld: (len(meld.letter), meld.letter)))
