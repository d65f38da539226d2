"""The actions that release jokers (P8): in a run by the tile each stands for, in a group of four by a missing colour.

A joker can be released from a complete meld only. If an earlier release has made the meld incomplete, tiles of the table
complete it again; and if no group of a number has enough jokers, several groups are joined first.
"""

from collections.abc import Sequence

from core.rummy.melds import GROUP, LEAST, Kind, Meld, has_tile, missing_colours, number_of
from core.rummy.moves import Add, Join, Release, Take
from core.rummy.solver.arrange import JokerRelease
from core.rummy.solver.trial import Stuck, Trial
from core.rummy.tiles import COLOURS, Piece, Tile, following, is_joker, joker_as, preceding, value


def release_jokers(trial: Trial, releases: Sequence[JokerRelease]) -> None:
    """Try these releases, those of claims last, as their tiles stay there; raises Stuck or RuleError."""
    for release in sorted(releases, key=lambda release: release.letter):
        for _ in range(release.frees):
            if release.letter:
                trial.reach(release.tile, but=release.letter)
                trial.do(Release(release.letter, release.tile))
            elif release.number:
                _from_group(trial, release.number)
            else:
                _from_run(trial, release.tile)


def _from_run(trial: Trial, tile: Tile) -> None:
    letter = _holder(trial, tile)
    trial.reach(tile, but=letter if trial.reaches(tile, but=letter) else "")
    letter = _holder(trial, tile)
    if not trial.meld(letter).valid:
        _make_whole(trial, letter)
    trial.do(Release(letter, tile))


def _holder(trial: Trial, tile: Tile) -> str:
    """The letter of a run with a joker that stands for this tile, of a complete run if possible; raises Stuck."""
    holders = [meld for meld in trial.draft.open if joker_as(tile) in meld.pieces]
    if not holders:
        raise Stuck
    return max(holders, key=lambda meld: (meld.valid, len(meld.pieces))).letter


def _make_whole(trial: Trial, letter: str) -> None:
    """Complete a run with the melds that continue it, or else with as few tiles as possible; raises Stuck."""
    for other in trial.draft.open:
        meld = trial.meld(letter)
        if other.kind is Kind.RUN and has_tile(other.pieces) and _side_by_side(meld.pieces, other.pieces):
            trial.do(Join(letter, other.letter))
    if trial.meld(letter).valid:
        return
    pieces = trial.meld(letter).pieces
    lacking = max(LEAST - len(pieces), 0 if has_tile(pieces) else 1)
    for front in range(lacking + 1):
        tiles = [*_on(value(pieces[0]), front, back=True), *_on(value(pieces[-1]), lacking - front, back=False)]
        if all(trial.reaches(tile, but=letter) for tile in tiles):
            for tile in tiles:
                trial.reach(tile, but=letter)
                trial.do(Add(tile, letter))
            return
    raise Stuck


def _side_by_side(one: Sequence[Piece], other: Sequence[Piece]) -> bool:
    pairs = (one[-1], other[0]), (other[-1], one[0])
    return one != other and any(following(value(before)) == value(after) for before, after in pairs)


def _on(tile: Tile, count: int, *, back: bool) -> list[Tile]:
    """The next `count` tiles on the ring."""
    found = [tile]
    for _ in range(count):
        found.append(preceding(found[-1]) if back else following(found[-1]))
    return found[1:]


def _from_group(trial: Trial, number: int) -> None:
    """Release one joker of the groups of a number, from the group that needs the fewest tiles for it."""
    there = [name for colour in COLOURS if trial.reaches(name := f"{colour}{number}", but="")]
    needed = GROUP + 1 - len(there)
    groups = [meld for meld in trial.draft.open if meld.kind is Kind.GROUP and number_of(meld) == number]
    groups = [meld for meld in groups if _jokers(meld.pieces)]
    enough = [meld for meld in groups if _jokers(meld.pieces) >= needed]
    largest = max(enough, key=lambda meld: len(meld.pieces), default=None)
    letter = largest.letter if largest else _brought_together(trial, groups, needed, there)
    while len(trial.meld(letter).pieces) < GROUP:
        trial.do(Add(_colour(trial, letter, there), letter))
    trial.do(Release(letter, _colour(trial, letter, there)))


def _jokers(pieces: Sequence[Piece]) -> int:
    return sum(map(is_joker, pieces))


def _brought_together(trial: Trial, groups: Sequence[Meld], needed: int, there: Sequence[Tile]) -> str:
    """The letter of a group with at least `needed` jokers, joined from several; raises Stuck."""
    ordered = sorted(groups, key=lambda meld: (has_tile(meld.pieces), _jokers(meld.pieces)), reverse=True)
    first, *others = [meld.letter for meld in ordered]
    if not has_tile(trial.meld(first).pieces):
        trial.do(Add(_colour(trial, first, there), first))
    for other in others:
        jokers = _jokers(trial.meld(first).pieces) + _jokers(trial.meld(other).pieces)
        _strip(trial, other, 0)
        _strip(trial, first, max(1, GROUP - jokers))
        trial.do(Join(other, first))
        first = other
        if jokers >= needed:
            return first
    raise Stuck


def _strip(trial: Trial, letter: str, count: int) -> None:
    """Set tiles aside until at most `count` are left beside the jokers."""
    tiles = [piece for piece in trial.meld(letter).pieces if not is_joker(piece)]
    for tile in tiles[count:]:
        trial.do(Take(tile, letter))


def _colour(trial: Trial, letter: str, there: Sequence[Tile]) -> Tile:
    """A tile of a missing colour of the group, made available; raises Stuck."""
    lacks = missing_colours(trial.meld(letter).pieces) or there
    for tile in sorted(lacks, key=lambda tile: tile not in trial.draft.aside and not trial.due[tile]):
        if trial.reaches(tile, but=letter):
            trial.reach(tile, but=letter)
            return tile
    raise Stuck
