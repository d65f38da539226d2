"""Ranks and match points of a finished game, exact (P11, P12, P13, P15, C4)."""

from fractions import Fraction

from core.errors import Fact
from core.game import Event, Outcome, Seat
from core.points import format_points
from core.rummy.melds import claims_of
from core.rummy.position import Position, tiles_of
from core.rummy.rules import Rules
from core.seats import places


def outcome(rules: Rules, position: Position) -> Outcome | None:
    """How the game ended; None while it runs. The points `0/4` mean no tile left and four match points, claims included."""
    if not position.ending:
        return None
    # C4: one match point more for each claim; in Plus the places follow from them, else from the tiles left (P11).
    ranks = _rank_points(rules, position)
    points = {seat: each + claims_of(position.melds, seat) for seat, each in ranks.items()}
    ranked = places(position, points if rules.claims else {seat: -tiles_of(position, seat) for seat in position.active})
    return Outcome(
        ending=position.ending,
        places=ranked,
        points=tuple(f"{tiles_of(position, seat)}/{format_points(points[seat])}" for seat in position.seats),
        match_points=tuple(points[seat] for seat in position.seats),
        counted=tuple(_counted(position, seat, ranked[seat - 1], points[seat]) for seat in position.seats),
    )


def _counted(position: Position, seat: Seat, place: int, points: Fraction) -> Event:
    """C4: the event that explains the match points of a seat."""
    claimed, number = claims_of(position.melds, seat), 1 if points == 1 else 2
    facts: dict[str, Fact] = {"place": str(place), "points": format_points(points), "number": number, "claims": claimed}
    return Event("counted", seat, {**facts, "rank": format_points(points - claimed), "tiles": tiles_of(position, seat)})


def _ranks(position: Position) -> list[list[Seat]]:
    """P12, P15: the seats of each rank, best first: fewest tiles in hand, then the leavers, the first to leave last."""
    by_tiles: dict[int, list[Seat]] = {}
    for seat in position.active:
        by_tiles.setdefault(tiles_of(position, seat), []).append(seat)
    return [*(by_tiles[tiles] for tiles in sorted(by_tiles)), *_leavers(position)]


def _leavers(position: Position) -> list[list[Seat]]:
    """P15: the leavers, each with a rank of their own, the first to leave last."""
    return [[seat] for seat in reversed(position.left)]


def _rank_points(rules: Rules, position: Position) -> dict[Seat, Fraction]:
    """P12: seats of one rank share the points of their places evenly, or (dense) have those of one place each."""
    ranks = _ranks(position)
    # P13: the best seat went out in its first turn, so that no seat has had more than one.
    early = rules.first_round and position.ending == "finished" and position.turns[ranks[0][0] - 1] == 1
    if early:
        others = [seat for seat in position.active if seat not in ranks[0]]
        ranks = [ranks[0], others, *_leavers(position)]
    points: dict[Seat, Fraction] = {}
    for number, rank in enumerate(ranks):
        due = rules.points[len(points) : len(points) + len(rank)]
        each = Fraction(rules.points[number]) if rules.dense and not early else Fraction(sum(due), len(rank))
        points |= dict.fromkeys(rank, each)
    return points
