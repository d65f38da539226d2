"""The actions that turn the table of a draft into an arrangement, found by trying them on the draft (P7, P8)."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeAlias

from core.errors import RuleError
from core.game import Seat
from core.rummy.draft import Draft
from core.rummy.melds import LEAST, has_tile, number_of
from core.rummy.moves import Action, Add, Form, Join, Split, Take
from core.rummy.solver.arrange import Arrangement
from core.rummy.solver.layout import Pieces
from core.rummy.solver.release_jokers import release_jokers
from core.rummy.solver.trial import Stuck, Trial
from core.rummy.tiles import JOKER, Piece, Tile, is_joker, number, tile_of, value


@dataclass
class _SplitMeld:
    """A meld of the table and, for each of its pieces, the target it goes to; None for a tile to set aside.

    `number` is that of a group, which its jokers keep (P8); 0 for a run.
    """

    letter: str
    pieces: list[Piece]
    goals: list[int | None]
    number: int = 0

    def cut(self, at: int, letter: str) -> "_SplitMeld":
        """Cut it before a piece; the rest, which is returned, has this letter."""
        rest = _SplitMeld(letter, self.pieces[at:], self.goals[at:], self.number)
        del self.pieces[at:], self.goals[at:]
        return rest


def plan(draft: Draft, wanted: Arrangement, *, seat: Seat) -> tuple[Action, ...] | None:
    """Actions that lead from the draft to the arrangement without touching melds that stay; None if none were found.

    The second attempt does not keep parts of melds together: it sets aside all tiles and builds the melds around the jokers.
    """
    goal = [*wanted.melds, *((release.tile,) for release in wanted.releases if release.letter)]
    for share in (_share_out, _share_jokers):
        trial = Trial(draft, seat, goal)
        try:
            release_jokers(trial, wanted.releases)
            _rearrange(trial, wanted.melds, share)
        except (Stuck, RuleError):
            continue
        made = Counter(_sorted(meld.pieces) for meld in trial.draft.open)
        if not trial.draft.aside and made == Counter(map(_sorted, wanted.melds)):
            return tuple(trial.actions)
    return None


def _sorted(pieces: Pieces) -> Pieces:
    return pieces if _runs(pieces) else tuple(sorted(pieces))


def _runs(pieces: Sequence[Piece]) -> bool:
    return JOKER not in pieces and len({value(piece)[0] for piece in pieces}) == 1


_Share: TypeAlias = Callable[[Trial, list[_SplitMeld], Sequence[Pieces]], None]
"""A function that sets the goals of split melds."""


def _rearrange(trial: Trial, wanted: Sequence[Pieces], share: _Share) -> None:
    """Keep the melds that stay, cut the others, and join their parts to the targets; raises Stuck or RuleError."""
    targets, split_melds = list(wanted), list[_SplitMeld]()
    for meld in trial.draft.open:
        twin = next((target for target in targets if _sorted(target) == _sorted(meld.pieces)), None)
        if twin is None:
            split_melds.append(_SplitMeld(meld.letter, list(meld.pieces), [None] * len(meld.pieces), number_of(meld)))
        else:
            targets.remove(twin)
    _insert(trial, trial.due + Counter(trial.draft.aside), split_melds, targets)
    share(trial, split_melds, targets)
    if any(
        goal is None and is_joker(piece)
        for split in split_melds
        for piece, goal in zip(split.pieces, split.goals, strict=True)
    ):
        raise Stuck
    for split in tuple(split_melds):
        _cut(trial, split, split_melds)
    for split in tuple(split_melds):
        _set_aside(trial, split, split_melds)
    for at, target in enumerate(targets):
        mine = [split for split in split_melds if split.goals[0] == at]
        (_run if _runs(target) else _group)(trial, target, mine)


def _insert(trial: Trial, loose: Counter[Tile], split_melds: list[_SplitMeld], targets: list[Pieces]) -> None:
    """P7: insert a tile into a run if that makes exactly two of the targets."""
    for split in tuple(split_melds):
        middle = set(split.pieces[LEAST - 1 : 1 - LEAST]) if _runs(split.pieces) else set()
        for tile in sorted(tile for tile in middle if loose[tile]):
            tried = Trial(trial.draft, trial.seat, ())
            with suppress(RuleError):
                tried.do(Add(tile, split.letter))
            parts = [meld.pieces for meld in tried.draft.melds if meld not in trial.draft.melds]
            if len(parts) == 2 and all(targets.count(part) >= parts.count(part) for part in parts):
                trial.do(Add(tile, split.letter))
                loose[tile] -= 1
                split_melds.remove(split)
                for part in parts:
                    targets.remove(part)
                break


def _share_out(_trial: Trial, split_melds: list[_SplitMeld], targets: Sequence[Pieces]) -> None:
    """Give targets the longest stretches of the melds, those with jokers first; the other tiles are set aside."""
    open_ = [[True] * len(target) for target in targets]
    while True:
        best: tuple[tuple[int, int, bool], _SplitMeld, int, list[tuple[int, int]]] | None = None
        for split in split_melds:
            for at, target in enumerate(targets):
                for stretch in _stretches(split, target, open_[at]):
                    jokers = sum(is_joker(split.pieces[place]) for place, _ in stretch)
                    if jokers or len(stretch) > 1:
                        rank = (jokers, len(stretch), len(stretch) == len(split.pieces))
                        if best is None or rank > best[0]:
                            best = rank, split, at, stretch
        if best is None:
            return
        _, split, at, stretch = best
        for place, there in stretch:
            split.goals[place] = at
            open_[at][there] = False


def _share_jokers(trial: Trial, split_melds: list[_SplitMeld], targets: Sequence[Pieces]) -> None:
    """Give targets the jokers only: those of runs one by one, those of groups together if no tile is between them."""
    open_ = [list(target) for target in targets]
    for split in tuple(split_melds):
        if split.number:
            _cut_group(trial, split, split_melds)
    for split in sorted(split_melds, key=lambda split: split.pieces.count(JOKER), reverse=True):
        goal: int | None = None
        for place, piece in enumerate(split.pieces):
            if not is_joker(piece):
                goal = None
                continue
            if goal is None or piece not in open_[goal]:
                goal = _with_room(split, piece, targets, open_)
            split.goals[place] = goal
            open_[goal].remove(piece)


def _with_room(split: _SplitMeld, joker: Piece, targets: Sequence[Pieces], open_: Sequence[Sequence[Piece]]) -> int:
    """The first target with room for such a joker, in a group for all adjacent ones; raises Stuck."""
    room = split.pieces.count(JOKER) if split.number else 1
    for at, left in enumerate(open_):
        if left.count(joker) >= room and split.number == _number(targets[at]):
            return at
    raise Stuck


def _cut_group(trial: Trial, split: _SplitMeld, split_melds: list[_SplitMeld]) -> None:
    """Cut a group before each tile between jokers, so that these may go to different groups."""
    for at in range(len(split.pieces) - 2, 0, -1):
        piece = split.pieces[at]
        if not is_joker(piece) and JOKER in split.pieces[:at] and JOKER in split.pieces[at:]:
            before = trial.draft
            trial.do(Split(split.letter, piece))
            split_melds.append(split.cut(at, trial.newest(before)))


def _stretches(split: _SplitMeld, target: Pieces, open_: Sequence[bool]) -> Iterator[list[tuple[int, int]]]:
    """The parts of a meld that fit a target, adjacent in a run: pairs of the place in the meld and in the target."""
    if _runs(target) != _runs(split.pieces):
        return
    if not _runs(target):
        if any(goal is not None for goal in split.goals) or split.number != _number(target):
            return  # the other tiles of a group move one by one
        left = [there for there in range(len(target)) if open_[there]]
        stretch = []
        for place, piece in enumerate(split.pieces):
            there = next((there for there in left if target[there] == piece), None)
            if there is not None and split.goals[place] is None:
                stretch.append((place, there))
                left.remove(there)
        yield stretch
        return
    for place, there in ((place, there) for place in range(len(split.pieces)) for there in range(len(target))):
        stretch = []
        for step in range(min(len(split.pieces) - place, len(target) - there)):
            free = open_[there + step] and split.goals[place + step] is None
            if not free or split.pieces[place + step] != target[there + step]:
                break
            stretch.append((place + step, there + step))
        if stretch:
            yield stretch


def _number(target: Pieces) -> int:
    """The number of a group, 0 for a run."""
    return 0 if _runs(target) else next(number(piece) for piece in target if not is_joker(piece))


def _cut(trial: Trial, split: _SplitMeld, split_melds: list[_SplitMeld]) -> None:
    """Split a run between pieces for different targets, farthest from its tiles first: jokers alone are not split (P8)."""
    while _runs(split.pieces):
        places = [
            at for at in range(1, len(split.pieces)) if None is not split.goals[at - 1] != split.goals[at] is not None
        ]
        if not places:
            return
        first = next((at for at, piece in enumerate(split.pieces) if not is_joker(piece)), len(split.pieces))
        at = places[-1] if places[-1] > first else places[0]
        before, names = trial.draft, [value(piece) for piece in split.pieces]
        trial.do(Split(split.letter, names[at], names[: at + 1].count(names[at])))
        rest = split.cut(at, trial.newest(before))
        split_melds.append(rest)
        if at <= first:
            split = rest


def _set_aside(trial: Trial, split: _SplitMeld, split_melds: list[_SplitMeld]) -> None:
    """P7: take the tiles without a goal one by one; the meld may fall in two."""
    while None in split.goals:
        at = split.goals.index(None)
        tile, before = split.pieces[at], trial.draft
        trial.do(Take(tile, split.letter, split.pieces[: at + 1].count(tile)))
        if _runs(split.pieces) and 0 < at < len(split.pieces) - 1:
            rest = split.cut(at + 1, trial.newest(before))
            split_melds.append(rest)
            _set_aside(trial, rest, split_melds)
        del split.pieces[at], split.goals[at]
    if not split.pieces:
        split_melds.remove(split)


def _run(trial: Trial, target: Pieces, split_melds: Sequence[_SplitMeld]) -> None:
    """Build a run outwards from its longest part; from jokers alone towards a tile first, as they do not move (P8)."""
    if not split_melds:
        trial.do(Form(tuple(map(tile_of, target))))
        return
    parts = _parts(target, split_melds)
    whole = [at for at, (_, split) in enumerate(parts) if split and has_tile(split.pieces)]
    base = max(whole, key=lambda at: len(parts[at][0]), default=None)
    if base is None:
        near = next(at for at, (pieces, split) in enumerate(parts) if not split and has_tile(pieces))
        base = near + 1 if near + 1 < len(parts) else near - 1
        left_first = base > near
    else:
        left_first = False
    split = parts[base][1]
    assert split is not None
    letter = split.letter
    left, right = reversed(parts[:base]), parts[base + 1 :]
    for back, side in ((True, left), (False, right)) if left_first else ((False, right), (True, left)):
        for pieces, more in side:
            if more is not None:
                letter = _joined(trial, letter, more)
                continue
            for piece in reversed(pieces) if back else pieces:
                trial.do(Add(piece, letter))


def _parts(target: Pieces, split_melds: Sequence[_SplitMeld]) -> list[tuple[Pieces, _SplitMeld | None]]:
    """The parts of a target from its front to its end: those on the table with their meld, and those to be laid."""
    starts = {_start(target, split.pieces): split for split in split_melds}
    parts: list[tuple[Pieces, _SplitMeld | None]] = []
    at = 0
    while at < len(target):
        split = starts.get(at)
        size = len(split.pieces) if split else min((start for start in starts if start > at), default=len(target)) - at
        parts.append((target[at : at + size], split))
        at += size
    return parts


def _start(target: Pieces, pieces: Sequence[Piece]) -> int:
    for at in range(len(target)):
        if target[at : at + len(pieces)] == tuple(pieces):
            return at
    raise Stuck


def _joined(trial: Trial, letter: str, split: _SplitMeld) -> str:
    """P8: the letter of two joined parts; a part of jokers alone stays, and the other one joins it."""
    alone = not has_tile(split.pieces)
    trial.do(Join(split.letter, letter) if alone else Join(letter, split.letter))
    return split.letter if alone else letter


def _group(trial: Trial, target: Pieces, split_melds: Sequence[_SplitMeld]) -> None:
    """Build a group around its largest part; jokers alone get a tile first."""
    left = Counter(target)
    if not split_melds:
        trial.do(Form(target, group=sum(not is_joker(piece) for piece in target) == 1))
        return
    base = max(split_melds, key=lambda split: (has_tile(split.pieces), len(split.pieces)))
    for split in split_melds:
        left -= Counter(split.pieces)
    letter, loose = base.letter, sorted(left.elements(), key=is_joker)
    if not has_tile(base.pieces):
        trial.do(Add(loose.pop(0), letter))
    for split in split_melds:
        if split is not base:
            letter = _joined(trial, letter, split)
    for piece in loose:
        trial.do(Add(piece, letter))
