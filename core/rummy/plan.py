"""The actions that turn the table of a draft into an arrangement, found by trying them on the draft itself (P7, P8)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import permutations
from typing import Final

from core.errors import RuleError
from core.game import Seat
from core.rummy.arrange import Arrangement, Release, arrangements
from core.rummy.draft import Draft, act
from core.rummy.layout import Pieces
from core.rummy.melds import GROUP, LEAST, Kind, Meld, has_tile, missing_colours, number_of
from core.rummy.moves import Action, Add, Form, Join, Split, Take
from core.rummy.moves import Release as Free
from core.rummy.sweep import Nodes, OutOfNodes
from core.rummy.tiles import JOKER, Piece, Tile, is_joker, joker_as, number, tile_of, value

_ORDER: Final = 3_000
"""What a search for a whole table on the way may use up."""


class _Stuck(Exception):
    """No action leads on from here."""


@dataclass
class _Lot:
    """A standing meld and, for each of its pieces, the target it goes to; None for a tile to be set aside.

    `number` is that of a group, which its jokers keep (P8); 0 for a run.
    """

    letter: str
    pieces: list[Piece]
    goals: list[int | None]
    number: int = 0


def plan(draft: Draft, wanted: Arrangement, *, seat: Seat) -> tuple[Action, ...] | None:
    """Actions that lead from the draft to the arrangement, melds that stay left alone; None if no way was found."""
    for releases in permutations(wanted.releases):
        work = _Work(draft, seat)
        try:
            _release(work, releases, wanted.melds)
            _rearrange(work, wanted.melds)
        except (_Stuck, RuleError):
            continue
        if not work.draft.aside and _same(work.open(), wanted.melds):
            return tuple(work.actions)
    return None


class _Work:
    """A draft on which actions are tried, and the actions so far."""

    def __init__(self, draft: Draft, seat: Seat) -> None:
        self.draft = draft
        self.actions: list[Action] = []
        self.seat = seat

    def do(self, action: Action) -> None:
        """Play an action; raises RuleError."""
        self.draft = act(self.draft, action, seat=self.seat, claims=False)
        self.actions.append(action)

    def open(self) -> list[Meld]:
        """The melds that are no claims."""
        return [meld for meld in self.draft.melds if meld.owner is None]

    def newest(self, before: Draft) -> str:
        """The letter that has come since."""
        (letter,) = {meld.letter for meld in self.draft.melds} - {meld.letter for meld in before.melds}
        return letter


def _same(melds: Sequence[Meld], wanted: Sequence[Pieces]) -> bool:
    return Counter(_sorted(meld.pieces) for meld in melds) == Counter(map(_sorted, wanted))


def _sorted(pieces: Pieces) -> Pieces:
    return pieces if _runs(pieces) else tuple(sorted(pieces))


def _runs(pieces: Sequence[Piece]) -> bool:
    return JOKER not in pieces and len({value(piece)[0] for piece in pieces}) == 1


def _due(work: _Work, wanted: Sequence[Pieces]) -> Counter[Tile]:
    """The tiles that the hand is to lay, jokers aside."""
    there = Counter(piece for meld in work.open() for piece in meld.pieces) + Counter(work.draft.aside)
    return Counter(piece for pieces in wanted for piece in pieces if not is_joker(piece)) - there


def _release(work: _Work, releases: Sequence[Release], wanted: Sequence[Pieces]) -> None:
    """P8: put the releasing tiles in, those of the hand that are to be laid first, else from elsewhere on the table."""
    laid = _due(work, (*wanted, *(release.tiles for release in releases if release.claim)))
    for release in releases:
        if release.kind is Kind.RUN:
            _release_of_run(work, release.tiles[0], laid)
        else:
            _release_of_group(work, release, laid)


def _release_of_run(work: _Work, tile: Tile, laid: Counter[Tile]) -> None:
    """The run may have been cut by an earlier release."""
    if not _holders(work, tile):
        _put_in_order(work)
    for letter in _holders(work, tile)[:1]:
        _at_hand(work, tile, letter, laid)
    for letter in _holders(work, tile)[:1]:
        work.do(Free(letter, tile))
        return
    raise _Stuck


def _release_of_group(work: _Work, release: Release, laid: Counter[Tile]) -> None:
    """The group is filled up to four first; an earlier release may have taken tiles out of it, so that more are due."""
    freed = 0
    while freed < release.frees:
        pieces = next((meld.pieces for meld in work.draft.melds if meld.letter == release.letter), ())
        due = missing_colours(pieces)
        tile = next(
            (tile for tile in (*release.tiles, *due) if tile in due and _there(work, tile, release, laid)), None
        )
        if tile is None:
            raise _Stuck
        _at_hand(work, tile, release.letter, laid)
        full = len(pieces) == GROUP
        work.do(Free(release.letter, tile) if full else Add(tile, release.letter))
        freed += full


def _there(work: _Work, tile: Tile, release: Release, laid: Counter[Tile]) -> bool:
    return tile in work.draft.aside or laid[tile] > 0 or bool(_donors(work, tile, release.letter))


def _holders(work: _Work, tile: Tile) -> list[str]:
    """The whole runs with a joker that stands for this tile."""
    return [meld.letter for meld in work.open() if joker_as(tile) in meld.pieces and meld.valid]


def _put_in_order(work: _Work) -> None:
    """P8: an earlier release has left the joker in a meld too short to let it go; so the table is made whole first."""
    with suppress(OutOfNodes):
        found = next(arrangements(work.draft, (), Nodes(_ORDER)), None)
        if found and not found.releases:
            _rearrange(work, found.melds)


def _at_hand(work: _Work, tile: Tile, letter: str, laid: Counter[Tile]) -> None:
    """A tile that lies aside, or that the hand is to lay, else one set aside from another meld, without jokers if there is."""
    if tile in work.draft.aside:
        return
    if laid[tile]:
        laid[tile] -= 1
        return
    donors = _donors(work, tile, letter)
    if not donors:
        raise _Stuck
    donor = min(donors, key=lambda meld: (any(map(is_joker, meld.pieces)), -len(meld.pieces)))
    work.do(Take(tile, donor.letter))


def _donors(work: _Work, tile: Tile, letter: str) -> list[Meld]:
    return [meld for meld in work.open() if tile in meld.pieces and meld.letter != letter]


def _rearrange(work: _Work, wanted: Sequence[Pieces]) -> None:
    """Leave what stays, cut the rest where it goes apart, and put the parts together."""
    targets, lots = list(wanted), []
    loose = _due(work, wanted) + Counter(work.draft.aside)
    for meld in work.open():
        twin = next((target for target in targets if _sorted(target) == _sorted(meld.pieces)), None)
        if twin is None:
            lots.append(_Lot(meld.letter, list(meld.pieces), [None] * len(meld.pieces), number_of(meld)))
        else:
            targets.remove(twin)
    _insert(work, loose, lots, targets)
    _share_out(lots, targets)
    for lot in tuple(lots):
        _set_aside(work, lot, lots)
    for lot in tuple(lots):
        _cut(work, lot, lots, targets)
    for at, target in enumerate(targets):
        mine = [lot for lot in lots if lot.goals[0] == at]
        (_run if _runs(target) else _group)(work, target, mine)


def _insert(work: _Work, loose: Counter[Tile], lots: list[_Lot], targets: list[Pieces]) -> None:
    """P7: where a tile put into a run gives just the two runs that are wanted, that is all there is to do."""
    for lot in tuple(lots):
        middle = set(lot.pieces[LEAST - 1 : 1 - LEAST]) if _runs(lot.pieces) else set()
        for tile in sorted(tile for tile in middle if loose[tile]):
            trial = _Work(work.draft, work.seat)
            with suppress(RuleError):
                trial.do(Add(tile, lot.letter))
            parts = [meld.pieces for meld in trial.draft.melds if meld not in work.draft.melds]
            if len(parts) == 2 and all(targets.count(part) >= parts.count(part) for part in parts):
                work.do(Add(tile, lot.letter))
                loose[tile] -= 1
                lots.remove(lot)
                for part in parts:
                    targets.remove(part)
                break


def _share_out(lots: Sequence[_Lot], targets: Sequence[Pieces]) -> None:
    """Give each target the longest stretches of the melds there are, those with jokers first; the rest is set aside."""
    open_ = [[True] * len(target) for target in targets]
    while True:
        best: tuple[tuple[int, int, bool], _Lot, int, list[tuple[int, int]]] | None = None
        for lot in lots:
            for at, target in enumerate(targets):
                for stretch in _stretches(lot, target, open_[at]):
                    jokers = sum(is_joker(lot.pieces[place]) for place, _ in stretch)
                    if jokers or len(stretch) > 1:
                        rank = (jokers, len(stretch), len(stretch) == len(lot.pieces))
                        if best is None or rank > best[0]:
                            best = rank, lot, at, stretch
        if best is None:
            break
        _, lot, at, stretch = best
        for place, there in stretch:
            lot.goals[place] = at
            open_[at][there] = False
        cut = len(stretch) < len(lot.pieces)
        if cut and _runs(lot.pieces) and not has_tile([lot.pieces[place] for place, _ in stretch]):
            for beside in (stretch[0][1] - 1, stretch[-1][1] + 1):
                if 0 <= beside < len(open_[at]):
                    open_[at][beside] = False  # P8: it has to be at hand when the jokers are cut off
    if any(goal is None and is_joker(piece) for lot in lots for piece, goal in zip(lot.pieces, lot.goals, strict=True)):
        raise _Stuck


def _stretches(lot: _Lot, target: Pieces, open_: Sequence[bool]) -> Iterator[list[tuple[int, int]]]:
    """What a meld has for a target: in a run tiles side by side, in a group any; places here and there."""
    if _runs(target) != _runs(lot.pieces):
        return
    if not _runs(target):
        if any(goal is not None for goal in lot.goals) or lot.number != _number(target):
            return  # the rest of a group goes by single tiles
        left = [there for there in range(len(target)) if open_[there]]
        stretch = []
        for place, piece in enumerate(lot.pieces):
            there = next((there for there in left if target[there] == piece), None)
            if there is not None and lot.goals[place] is None:
                stretch.append((place, there))
                left.remove(there)
        yield stretch
        return
    for place, there in ((place, there) for place in range(len(lot.pieces)) for there in range(len(target))):
        stretch = []
        for step in range(min(len(lot.pieces) - place, len(target) - there)):
            free = open_[there + step] and lot.goals[place + step] is None
            if not free or lot.pieces[place + step] != target[there + step]:
                break
            stretch.append((place + step, there + step))
        if stretch:
            yield stretch


def _number(target: Pieces) -> int:
    return next(number(piece) for piece in target if not is_joker(piece))


def _set_aside(work: _Work, lot: _Lot, lots: list[_Lot]) -> None:
    """P7: take what is needed elsewhere, one by one; the meld may fall in two."""
    while None in lot.goals:
        at = lot.goals.index(None)
        tile, before = lot.pieces[at], work.draft
        work.do(Take(tile, lot.letter, lot.pieces[: at + 1].count(tile)))
        if _runs(lot.pieces) and 0 < at < len(lot.pieces) - 1:
            rest = _Lot(work.newest(before), lot.pieces[at + 1 :], lot.goals[at + 1 :])
            lots.append(rest)
            _set_aside(work, rest, lots)
            del lot.pieces[at:], lot.goals[at:]
        else:
            del lot.pieces[at], lot.goals[at]
    if not lot.pieces:
        lots.remove(lot)


def _cut(work: _Work, lot: _Lot, lots: list[_Lot], targets: Sequence[Pieces]) -> None:
    """Split a run where it goes to different targets."""
    for at in range(len(lot.pieces) - 1, 0, -1) if _runs(lot.pieces) else ():
        if lot.goals[at] != lot.goals[at - 1]:
            place = at + _lengthened(work, lot, at, targets)
            before, names = work.draft, [value(piece) for piece in lot.pieces]
            work.do(Split(lot.letter, names[place], names[: place + 1].count(names[place])))
            lots.append(_Lot(work.newest(before), lot.pieces[place:], lot.goals[place:]))
            del lot.pieces[place:], lot.goals[place:]


def _lengthened(work: _Work, lot: _Lot, at: int, targets: Sequence[Pieces]) -> int:
    """P8: jokers go with the tile beside them, put there before the cut if it is at hand; how many came at the front."""
    for part, front in ((slice(at), True), (slice(at, None), False)):
        pieces, goal = lot.pieces[part], lot.goals[part][0]
        if not has_tile(pieces) and goal is not None:
            target = targets[goal]
            there = _start(target, pieces) + (-1 if front else len(pieces))
            if not 0 <= there < len(target) or target[there] not in (*work.draft.aside, *work.draft.hand):
                continue
            work.do(Add(target[there], lot.letter))
            end = 0 if front else len(lot.pieces)
            lot.pieces.insert(end, target[there])
            lot.goals.insert(end, goal)
            return int(front)
    return 0


def _run(work: _Work, target: Pieces, lots: Sequence[_Lot]) -> None:
    """Put a run together, outwards from its longest part."""
    if not lots:
        work.do(Form(tuple(map(tile_of, target))))
        return
    starts = {_start(target, lot.pieces): lot for lot in lots}
    base = max(starts, key=lambda at: len(starts[at].pieces))
    letter, end = starts[base].letter, base + len(starts[base].pieces)
    for at, size in _parts_between(starts, end, len(target)):
        _lengthen(work, letter, target[at : at + size], starts.get(at))
    for at, size in reversed([*_parts_between(starts, 0, base)]):
        _lengthen(work, letter, target[at : at + size][::-1], starts.get(at))


def _start(target: Pieces, pieces: Sequence[Piece]) -> int:
    for at in range(len(target)):
        if target[at : at + len(pieces)] == tuple(pieces):
            return at
    raise _Stuck


def _parts_between(starts: dict[int, _Lot], at: int, end: int) -> Iterator[tuple[int, int]]:
    """The parts of a target between two places: those that lie, and those that are still to be laid."""
    while at < end:
        if at in starts:
            size = len(starts[at].pieces)
        else:
            size = next((more for more in range(1, end - at) if at + more in starts), end - at)
        yield at, size
        at += size


def _lengthen(work: _Work, letter: str, pieces: Sequence[Piece], lot: _Lot | None) -> None:
    """Pieces to one end of a run, in the order they come there."""
    if lot is not None:
        work.do(Join(letter, lot.letter))
        return
    for piece in pieces:
        work.do(Add(piece, letter))


def _group(work: _Work, target: Pieces, lots: Sequence[_Lot]) -> None:
    """Put a group together around its largest part."""
    left = Counter(target)
    if not lots:
        reals = [piece for piece in target if not is_joker(piece)]
        work.do(Form(target, group=len(reals) == 1))
        return
    base = max(lots, key=lambda lot: len(lot.pieces))
    for lot in lots:
        left -= Counter(lot.pieces)
        if lot is not base:
            work.do(Join(base.letter, lot.letter))
    for piece in left.elements():
        work.do(Add(piece, base.letter))
