"""The end of a game of two seats, played out exactly once both racks are known (S12)."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

from core.summy.moves import Exchange, Lay
from core.summy.solver.search import after, best_points, moves
from core.summy.solver.sums import Sums
from core.summy.solver.valuation import LAST, RACK, rest
from core.summy.solver.windows import BoardWindows

BOARDS: Final = 1_000
"""The number of boards looked at before a search is given up: about a second."""

INFINITE: Final = 10_000
"""More points than any game has."""


class _Turn(NamedTuple):
    points: int
    move: Lay | Exchange
    kept: str


class _GivenUpError(Exception):
    pass


def best_ending(rows: Sequence[str], mine: str, theirs: str, *, boards: int = BOARDS) -> Lay | Exchange | None:
    """The move that ends best for the seat on turn, which holds `mine`, by points ahead; no stock, no last move made yet.

    None if that takes more than `boards` boards.
    """
    try:
        return _Ending(boards).play(tuple(rows), mine, theirs, -INFINITE, INFINITE)[1]
    except _GivenUpError:
        return None


class _Ending:
    """Alpha-beta over all turns to the end of the game."""

    def __init__(self, boards: int) -> None:
        self._left = boards
        self._sums = cache(Sums)

    def play(
        self, rows: tuple[str, ...], mine: str, theirs: str, least: int, most: int
    ) -> tuple[int, Lay | Exchange | None]:
        """How far ahead of the other seat's points the one on turn comes from here, and its move.

        Exact between `least` and `most`; else only a bound.
        """
        found: Lay | Exchange | None = None
        for turn in sorted(_turns(rows, mine), key=lambda one: one.points, reverse=True):
            ahead = self._ahead(rows, turn, theirs, least, most)
            if ahead > least or found is None:
                least, found = max(least, ahead), turn.move
            if least >= most:
                break
        return least, found

    def _ahead(self, rows: tuple[str, ...], turn: _Turn, theirs: str, least: int, most: int) -> int:
        """The same after one turn; not above `least` if it cannot get there."""
        last = len(turn.kept) <= LAST
        if last and turn.points <= least:
            return turn.points
        if not self._left:
            raise _GivenUpError
        self._left -= 1
        there = after(rows, turn.move)
        if last:
            return turn.points - self._points(there, theirs)
        # The other seat can give all of its tiles away, and then this one has one more turn.
        bound = turn.points + self._points(there, turn.kept)
        if bound <= least:
            return bound
        return turn.points - self.play(there, theirs, turn.kept, -most, -least)[0]

    def _points(self, rows: tuple[str, ...], rack: str) -> int:
        return best_points(BoardWindows(rows, len(rack)), self._sums(rack))


def _turns(rows: Sequence[str], rack: str) -> Iterator[_Turn]:
    """Every laying, and every exchange that keeps another rack; of those that end the game one will do."""
    for one in moves(rows, rack):
        yield _Turn(one.points, one.move, rest(rack, one.move.tiles))
    yield _Turn(0, Exchange(rack), "")
    for count in range(LAST + 1, min(len(rack), RACK)):
        for part in dict.fromkeys(combinations(rack, count)):
            kept = "".join(part)
            yield _Turn(0, Exchange(rest(rack, kept)), kept)
