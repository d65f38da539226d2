"""Ranks and match points of a finished game, exact (P11, P12, P13, P15, C4)."""

from collections.abc import Mapping
from fractions import Fraction

from core.game import Outcome, Seat
from core.points import written
from core.rummy.position import Position, seats_of, tiles_of
from core.rummy.rules import Rules


def outcome(rules: Rules, position: Position) -> Outcome | None:
    """How the game ended: `0/4` is no tile left and four match points, claims included; None while it runs."""
    if not position.ending:
        return None
    points, places = match_points(rules, position), _places(rules, position)
    return Outcome(
        ending=position.ending,
        places=tuple(places[seat] for seat in seats_of(position)),
        points=tuple(f"{tiles_of(position, seat)}/{written(points[seat])}" for seat in seats_of(position)),
        match_points=tuple(points[seat] for seat in seats_of(position)),
    )


def match_points(rules: Rules, position: Position) -> dict[Seat, Fraction]:
    """C4: the match points of each seat's rank, and one more for each claim of it that stands."""
    return {seat: points + claims(position, seat) for seat, points in _rank_points(rules, position).items()}


def claims(position: Position, seat: Seat) -> int:
    """C4: how many claims of this seat stand."""
    return sum(meld.owner == seat for meld in position.melds)


def _ranks(position: Position) -> list[list[Seat]]:
    """P12, P15: the seats of each rank, best first: fewest tiles in hand, then the leavers, the first to leave last."""
    by_tiles: dict[int, list[Seat]] = {}
    for seat in position.active:
        by_tiles.setdefault(tiles_of(position, seat), []).append(seat)
    return [*(by_tiles[tiles] for tiles in sorted(by_tiles)), *_leavers(position)]


def _leavers(position: Position) -> list[list[Seat]]:
    """P15: each leaver has a rank of his own, the first to leave the lowest."""
    return [[seat] for seat in reversed(position.left)]


def _rank_points(rules: Rules, position: Position) -> dict[Seat, Fraction]:
    """P12: seats of one rank share the points of their places evenly, or (dense) have those of one place each."""
    ranks = _ranks(position)
    early = rules.first_round and _first_round(position, ranks[0][0])
    if early:
        others = [seat for seat in position.active if seat not in ranks[0]]
        ranks = [ranks[0], others, *_leavers(position)]
    points: dict[Seat, Fraction] = {}
    for number, rank in enumerate(ranks):
        due = rules.points[len(points) : len(points) + len(rank)]
        each = Fraction(rules.points[number]) if rules.dense and not early else Fraction(sum(due), len(rank))
        points |= dict.fromkeys(rank, each)
    return points


def _first_round(position: Position, best: Seat) -> bool:
    """P13: whether somebody went out in his first turn, so that nobody has had more than one."""
    return position.ending == "finished" and position.turns[best - 1] == 1


def _places(rules: Rules, position: Position) -> dict[Seat, int]:
    """C4, P11, P15: the place of each seat: by its rank, in Plus by its points; leavers rank behind all others."""
    points = match_points(rules, position)
    worth: Mapping[Seat, Fraction | int] = points
    if not rules.claims:
        worth = {seat: -tiles_of(position, seat) for seat in position.active}
    staying = {seat: worth[seat] for seat in position.active}
    places = {seat: 1 + sum(other > mine for other in staying.values()) for seat, mine in staying.items()}
    behind = enumerate(reversed(position.left), start=len(staying) + 1)
    return places | {seat: place for place, seat in behind}
