"""The actions that turn the table of a draft into an arrangement, found by trying them on the draft itself (P7, P8)."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeAlias

from core.errors import RuleError
from core.game import Seat
from core.rummy.draft import Draft
from core.rummy.melds import LEAST, Meld, has_tile, number_of
from core.rummy.moves import Action, Add, Form, Join, Split, Take
from core.rummy.solver.arrange import Arrangement
from core.rummy.solver.layout import Pieces
from core.rummy.solver.release_jokers import free
from core.rummy.solver.trial import Stuck, Trial
from core.rummy.tiles import JOKER, Piece, Tile, is_joker, number, tile_of, value


@dataclass
class _SplitMeld:
    """A standing meld and, for each of its pieces, the target it goes to; None for a tile to be set aside.

    `number` is that of a group, which its jokers keep (P8); 0 for a run.
    """

    letter: str
    pieces: list[Piece]
    goals: list[int | None]
    number: int = 0


def plan(draft: Draft, wanted: Arrangement, *, seat: Seat) -> tuple[Action, ...] | None:
    """Actions that lead from the draft to the arrangement, melds that stay left alone; None if no way was found.

    Where large parts cannot be kept together, all is set aside but the jokers, and the melds are built around those.
    """
    goal = [*wanted.melds, *((release.tile,) for release in wanted.releases if release.letter)]
    for share in (_share_out, _share_jokers):
        trial = Trial(draft, seat, goal)
        try:
            free(trial, wanted.releases)
            _rearrange(trial, wanted.melds, share)
        except (Stuck, RuleError):
            continue
        if not trial.draft.aside and _same(trial.open(), wanted.melds):
            return tuple(trial.actions)
    return None


def _same(melds: Sequence[Meld], wanted: Sequence[Pieces]) -> bool:
    return Counter(_sorted(meld.pieces) for meld in melds) == Counter(map(_sorted, wanted))


def _sorted(pieces: Pieces) -> Pieces:
    return pieces if _runs(pieces) else tuple(sorted(pieces))


def _runs(pieces: Sequence[Piece]) -> bool:
    return JOKER not in pieces and len({value(piece)[0] for piece in pieces}) == 1


_Share: TypeAlias = Callable[[Trial, list[_SplitMeld], Sequence[Pieces]], None]
"""What gives the pieces of lots their goals."""


def _rearrange(trial: Trial, wanted: Sequence[Pieces], share: _Share) -> None:
    """Leave what stays, cut the rest where it goes apart, and put the parts together."""
    targets, lots = list(wanted), list[_SplitMeld]()
    for meld in trial.open():
        twin = next((target for target in targets if _sorted(target) == _sorted(meld.pieces)), None)
        if twin is None:
            lots.append(_SplitMeld(meld.letter, list(meld.pieces), [None] * len(meld.pieces), number_of(meld)))
        else:
            targets.remove(twin)
    _insert(trial, trial.due + Counter(trial.draft.aside), lots, targets)
    share(trial, lots, targets)
    if any(goal is None and is_joker(piece) for lot in lots for piece, goal in zip(lot.pieces, lot.goals, strict=True)):
        raise Stuck
    for lot in tuple(lots):
        _cut(trial, lot, lots)
    for lot in tuple(lots):
        _set_aside(trial, lot, lots)
    for at, target in enumerate(targets):
        mine = [lot for lot in lots if lot.goals[0] == at]
        (_run if _runs(target) else _group)(trial, target, mine)


def _insert(trial: Trial, loose: Counter[Tile], lots: list[_SplitMeld], targets: list[Pieces]) -> None:
    """P7: where a tile put into a run gives just the two runs that are wanted, that is all there is to do."""
    for lot in tuple(lots):
        middle = set(lot.pieces[LEAST - 1 : 1 - LEAST]) if _runs(lot.pieces) else set()
        for tile in sorted(tile for tile in middle if loose[tile]):
            tried = Trial(trial.draft, trial.seat, ())
            with suppress(RuleError):
                tried.do(Add(tile, lot.letter))
            parts = [meld.pieces for meld in tried.draft.melds if meld not in trial.draft.melds]
            if len(parts) == 2 and all(targets.count(part) >= parts.count(part) for part in parts):
                trial.do(Add(tile, lot.letter))
                loose[tile] -= 1
                lots.remove(lot)
                for part in parts:
                    targets.remove(part)
                break


def _share_out(_trial: Trial, lots: list[_SplitMeld], targets: Sequence[Pieces]) -> None:
    """Give each target the longest stretches of the melds there are, those with jokers first; the rest is set aside."""
    open_ = [[True] * len(target) for target in targets]
    while True:
        best: tuple[tuple[int, int, bool], _SplitMeld, int, list[tuple[int, int]]] | None = None
        for lot in lots:
            for at, target in enumerate(targets):
                for stretch in _stretches(lot, target, open_[at]):
                    jokers = sum(is_joker(lot.pieces[place]) for place, _ in stretch)
                    if jokers or len(stretch) > 1:
                        rank = (jokers, len(stretch), len(stretch) == len(lot.pieces))
                        if best is None or rank > best[0]:
                            best = rank, lot, at, stretch
        if best is None:
            return
        _, lot, at, stretch = best
        for place, there in stretch:
            lot.goals[place] = at
            open_[at][there] = False


def _share_jokers(trial: Trial, lots: list[_SplitMeld], targets: Sequence[Pieces]) -> None:
    """Give targets the jokers that stay, and no tile: of runs one by one, of groups as they lie between the tiles."""
    open_ = [list(target) for target in targets]
    for lot in tuple(lots):
        if lot.number:
            _cut_group(trial, lot, lots)
    for lot in sorted(lots, key=lambda lot: lot.pieces.count(JOKER), reverse=True):
        goal: int | None = None
        for place, piece in enumerate(lot.pieces):
            if not is_joker(piece):
                goal = None
                continue
            if goal is None or piece not in open_[goal]:
                goal = _with_room(lot, piece, targets, open_)
            lot.goals[place] = goal
            open_[goal].remove(piece)


def _with_room(lot: _SplitMeld, joker: Piece, targets: Sequence[Pieces], open_: Sequence[Sequence[Piece]]) -> int:
    """The first target that has room for such a joker, in a group for all that lie side by side; raises Stuck."""
    room = lot.pieces.count(JOKER) if lot.number else 1
    for at, left in enumerate(open_):
        if left.count(joker) >= room and lot.number == _number(targets[at]):
            return at
    raise Stuck


def _cut_group(trial: Trial, lot: _SplitMeld, lots: list[_SplitMeld]) -> None:
    """Cut a group before each tile that lies between jokers, so that they may go to different groups."""
    for at in range(len(lot.pieces) - 2, 0, -1):
        piece = lot.pieces[at]
        if not is_joker(piece) and JOKER in lot.pieces[:at] and JOKER in lot.pieces[at:]:
            before = trial.draft
            trial.do(Split(lot.letter, piece))
            lots.append(_SplitMeld(trial.newest(before), lot.pieces[at:], lot.goals[at:], lot.number))
            del lot.pieces[at:], lot.goals[at:]


def _stretches(lot: _SplitMeld, target: Pieces, open_: Sequence[bool]) -> Iterator[list[tuple[int, int]]]:
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
    """The number of a group, 0 for a run."""
    return 0 if _runs(target) else next(number(piece) for piece in target if not is_joker(piece))


def _cut(trial: Trial, lot: _SplitMeld, lots: list[_SplitMeld]) -> None:
    """Split a run where it goes to different targets, farthest from its tiles first: jokers alone are not split (P8)."""
    while _runs(lot.pieces):
        places = [at for at in range(1, len(lot.pieces)) if None is not lot.goals[at - 1] != lot.goals[at] is not None]
        if not places:
            return
        first = next(at for at, piece in enumerate(lot.pieces) if not is_joker(piece))
        at = places[-1] if places[-1] > first else places[0]
        before, names = trial.draft, [value(piece) for piece in lot.pieces]
        trial.do(Split(lot.letter, names[at], names[: at + 1].count(names[at])))
        rest = _SplitMeld(trial.newest(before), lot.pieces[at:], lot.goals[at:])
        del lot.pieces[at:], lot.goals[at:]
        lots.append(rest)
        if at <= first:
            lot = rest


def _set_aside(trial: Trial, lot: _SplitMeld, lots: list[_SplitMeld]) -> None:
    """P7: take what is needed elsewhere, one by one; the meld may fall in two."""
    while None in lot.goals:
        at = lot.goals.index(None)
        tile, before = lot.pieces[at], trial.draft
        trial.do(Take(tile, lot.letter, lot.pieces[: at + 1].count(tile)))
        if _runs(lot.pieces) and 0 < at < len(lot.pieces) - 1:
            rest = _SplitMeld(trial.newest(before), lot.pieces[at + 1 :], lot.goals[at + 1 :])
            lots.append(rest)
            _set_aside(trial, rest, lots)
            del lot.pieces[at:], lot.goals[at:]
        else:
            del lot.pieces[at], lot.goals[at]
    if not lot.pieces:
        lots.remove(lot)


def _run(trial: Trial, target: Pieces, lots: Sequence[_SplitMeld]) -> None:
    """Put a run together, outwards from its longest part; from jokers alone first towards a tile, as they do not move (P8)."""
    if not lots:
        trial.do(Form(tuple(map(tile_of, target))))
        return
    parts = _parts(target, lots)
    whole = [at for at, (_, lot) in enumerate(parts) if lot and has_tile(lot.pieces)]
    base = max(whole, key=lambda at: len(parts[at][0]), default=None)
    if base is None:
        near = next(at for at, (pieces, lot) in enumerate(parts) if not lot and has_tile(pieces))
        base = near + 1 if near + 1 < len(parts) else near - 1
        left_first = base > near
    else:
        left_first = False
    lot = parts[base][1]
    assert lot is not None
    letter = lot.letter
    left, right = reversed(parts[:base]), parts[base + 1 :]
    for back, side in ((True, left), (False, right)) if left_first else ((False, right), (True, left)):
        for pieces, more in side:
            letter = _lengthen(trial, letter, pieces[::-1] if back else pieces, more)


def _parts(target: Pieces, lots: Sequence[_SplitMeld]) -> list[tuple[Pieces, _SplitMeld | None]]:
    """The parts of a target from its front to its end: those that lie, and those that are still to be laid."""
    starts = {_start(target, lot.pieces): lot for lot in lots}
    parts: list[tuple[Pieces, _SplitMeld | None]] = []
    at = 0
    while at < len(target):
        lot = starts.get(at)
        size = len(lot.pieces) if lot else min((start for start in starts if start > at), default=len(target)) - at
        parts.append((target[at : at + size], lot))
        at += size
    return parts


def _start(target: Pieces, pieces: Sequence[Piece]) -> int:
    for at in range(len(target)):
        if target[at : at + len(pieces)] == tuple(pieces):
            return at
    raise Stuck


def _lengthen(trial: Trial, letter: str, pieces: Sequence[Piece], lot: _SplitMeld | None) -> str:
    """Pieces to one end of a run, in the order they come there; the letter it has then."""
    if lot is None:
        for piece in pieces:
            trial.do(Add(piece, letter))
    else:
        letter = _joined(trial, letter, lot)
    return letter


def _joined(trial: Trial, letter: str, lot: _SplitMeld) -> str:
    """P8: what only jokers are left of stays where it lies, and the other part comes to it; the letter they have then."""
    alone = not has_tile(lot.pieces)
    trial.do(Join(lot.letter, letter) if alone else Join(letter, lot.letter))
    return lot.letter if alone else letter


def _group(trial: Trial, target: Pieces, lots: Sequence[_SplitMeld]) -> None:
    """Put a group together around its largest part, a tile first where only jokers lie."""
    left = Counter(target)
    if not lots:
        trial.do(Form(target, group=sum(not is_joker(piece) for piece in target) == 1))
        return
    base = max(lots, key=lambda lot: (has_tile(lot.pieces), len(lot.pieces)))
    for lot in lots:
        left -= Counter(lot.pieces)
    letter, loose = base.letter, sorted(left.elements(), key=is_joker)
    if not has_tile(base.pieces):
        trial.do(Add(loose.pop(0), letter))
    for lot in lots:
        if lot is not base:
            letter = _joined(trial, letter, lot)
    for piece in loose:
        trial.do(Add(piece, letter))
