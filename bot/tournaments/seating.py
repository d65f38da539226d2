"""Who plays whom in a round of a tournament (P14): as few as possible sit out, and all meet as evenly as possible."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, islice
from math import ceil, inf, log2
from random import Random
from typing import Final, TypeAlias

Pair: TypeAlias = tuple[int, int]
"""Two players, the smaller number first."""

TRIES: Final = 20_000
"""The most seatings tried for one choice of who sits out: enough to be exact for a dozen players."""

FEW_ROUNDS: Final = 5
"""The most rounds proposed for everybody to meet."""

_CHOICES = 8
_RESTARTS = 6


@dataclass(frozen=True, slots=True)
class Seating:
    """The tables of a round, each in seat order, and who sits out."""

    tables: tuple[tuple[int, ...], ...]
    out: tuple[int, ...] = ()


def sizes(players: int, low: int, high: int) -> tuple[int, ...]:
    """The sizes of the tables: as many players as possible, as few tables as possible, sizes as equal as possible.

    Empty if there are too few players.
    """
    for seated in range(players, low - 1, -1):
        tables = -(-seated // high)
        if seated >= tables * low:
            small, larger = divmod(seated, tables)
            return (small + 1,) * larger + (small,) * (tables - larger)
    return ()


def fitting_rounds(players: int, low: int, high: int) -> int:
    """The number of rounds that fits this many players.

    At a single table it is as many as there are players, so that all may begin, or sit out, once. At several, all meet once if
    that takes no more than FEW_ROUNDS; for more players it is one less, or as often as they can be halved.
    """
    due = sizes(players, low, high)
    if not due:
        return FEW_ROUNDS - 1
    if len(due) == 1 and players <= FEW_ROUNDS:
        return players
    met = sum(size * (size - 1) for size in due)
    all_meet = ceil(players * (players - 1) / met)
    return all_meet if all_meet <= FEW_ROUNDS else max(FEW_ROUNDS - 1, ceil(log2(players)))


def seat(
    players: Sequence[int], met: Mapping[Pair, int], sat_out: Mapping[int, int], *, low: int, high: int, rng: Random
) -> Seating:
    """A round for these players; `met` is how often each pair has met, `sat_out` how often each player has sat out.

    Those who have sat out least sit out. The others are seated so that the players at each table have met as rarely as
    possible, which minimises the sum of squared meetings and so their spread. That is exact for small fields; for large ones
    it is the best seating found. Ties are broken at random.
    """
    order = list(players)
    rng.shuffle(order)
    due = sizes(len(order), low, high)
    best: tuple[float, list[list[int]], tuple[int, ...]] = (inf, [], tuple(order))
    for out in islice(_sitting_out(order, len(order) - sum(due), sat_out), _CHOICES):
        there = [player for player in order if player not in out]
        cost, tables = _Search(there, met, due, rng).best()
        if cost < best[0]:
            best = (cost, tables, out)
    seats = [rng.sample(table, len(table)) for table in best[1]]
    return Seating(tuple(map(tuple, seats)), tuple(sorted(best[2])))


def _sitting_out(order: Sequence[int], count: int, sat_out: Mapping[int, int]) -> Iterator[tuple[int, ...]]:
    """Every choice of `count` players who have sat out least."""
    ranked = sorted(order, key=lambda player: sat_out.get(player, 0))
    edge = sat_out.get(ranked[count - 1], 0) if count else -1
    certain = tuple(player for player in ranked if sat_out.get(player, 0) < edge)
    tied = [player for player in order if sat_out.get(player, 0) == edge]
    for chosen in combinations(tied, count - len(certain)):
        yield (*certain, *chosen)


class _Search:
    """Searches for tables whose players have met least: first by exchanging players, then by trying all up to TRIES."""

    def __init__(self, players: Sequence[int], met: Mapping[Pair, int], due: Sequence[int], rng: Random) -> None:
        self._met = {
            one: {other: met.get((min(one, other), max(one, other)), 0) for other in players} for one in players
        }
        self._players = list(players)
        self._due = list(due)
        self._rng = rng
        self._tries = TRIES
        self._cost: float = inf
        self._tables: list[list[int]] = []

    def best(self) -> tuple[float, list[list[int]]]:
        """How often the players at the best tables found have met before, and these tables."""
        for _ in range(_RESTARTS):
            tables = self._exchange(self._deal())
            self._keep(sum(map(self._meetings, tables)), tables)
            if self._cost == 0:
                return self._cost, self._tables
        self._try_all(self._players, self._due, [], 0)
        return self._cost, self._tables

    def _keep(self, cost: float, tables: Sequence[Sequence[int]]) -> None:
        if cost < self._cost:
            self._cost, self._tables = cost, [list(table) for table in tables]

    def _deal(self) -> list[list[int]]:
        deck = iter(self._rng.sample(self._players, len(self._players)))
        return [list(islice(deck, size)) for size in self._due]

    def _meetings(self, table: Sequence[int]) -> int:
        return sum(self._met[one][other] for one, other in combinations(table, 2))

    def _meetings_with(self, player: int, table: Sequence[int], without: int) -> int:
        """How often a player has met the players of a table, except one."""
        met = self._met[player]
        return sum(met[other] for other in table if other != without)

    def _exchange(self, tables: list[list[int]]) -> list[list[int]]:
        """The tables after every exchange of two players that reduces meetings."""
        helped = True
        while helped:
            helped = False
            for one, other in combinations(tables, 2):
                for a in range(len(one)):
                    for b in range(len(other)):
                        p, q = one[a], other[b]
                        now = self._meetings_with(p, one, p) + self._meetings_with(q, other, q)
                        if self._meetings_with(q, one, p) + self._meetings_with(p, other, q) < now:
                            one[a], other[b], helped = q, p, True
        return tables

    def _try_all(self, left: list[int], due: list[int], tables: list[tuple[int, ...]], cost: int) -> None:
        """Seat the players `left` at tables of `due` sizes in every way, beside `tables` whose players met `cost` times."""
        if not left:
            self._keep(cost, tables)
            return
        first, *others = left
        for size in sorted(set(due)):
            rest = list(due)
            rest.remove(size)
            for mates in combinations(others, size - 1):
                if self._tries == 0:
                    return
                self._tries -= 1
                table = (first, *mates)
                more = cost + self._meetings(table)
                if more < self._cost:
                    self._try_all([one for one in others if one not in mates], rest, [*tables, table], more)
