"""The end of a game of two seats with known racks, solved exactly (S12)."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

from core.summy.moves import Exchange, Lay
from core.summy.solver.options import LAST, RACK, rest
from core.summy.solver.search import after, best_points, moves
from core.summy.solver.sums import Sums
from core.summy.solver.windows import BoardWindows

BOARDS: Final = 1_000
"""The number of boards after which the search gives up: about a second."""

INFINITE: Final = 10_000
"""More points than any game has."""


class Turn(NamedTuple):
    """A laying or an exchange, the points it brings, and the tiles it keeps."""

    points: int
    move: Lay | Exchange
    kept: str


class _GivenUpError(Exception):
    pass


def best_ending(rows: Sequence[str], mine: str, theirs: str, *, boards: int = BOARDS) -> Lay | Exchange | None:
    """The move with the largest lead at the end for the seat on turn, which holds `mine`.

    The stock is empty, and no last move has been made. None if the search takes more than `boards` boards.
    """
    try:
        return _Ending(boards).play(tuple(rows), mine, theirs, -INFINITE, INFINITE)[1]
    except _GivenUpError:
        return None


def most_ahead(rows: Sequence[str], mine: str, theirs: str, *, boards: int = BOARDS) -> int | None:
    """The lead at the end of the seat on turn if both play their best; None as for `best_ending`."""
    try:
        return _Ending(boards).play(tuple(rows), mine, theirs, -INFINITE, INFINITE)[0]
    except _GivenUpError:
        return None


def lead_after(rows: Sequence[str], turn: Turn, theirs: str, *, boards: int = BOARDS) -> int | None:
    """The lead at the end of the seat on turn if it plays so and both then play their best; None as for `best_ending`."""
    try:
        return _Ending(boards).after(tuple(rows), turn, theirs, -INFINITE, INFINITE)
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
        """The points by which the seat on turn outscores the other one from here on, and its move.

        The points are exact between `least` and `most`, else only a bound. Raises _GivenUpError after too many boards.
        """
        found: Lay | Exchange | None = None
        for turn in sorted(_turns(rows, mine), key=lambda one: one.points, reverse=True):
            ahead = self.after(rows, turn, theirs, least, most)
            if ahead > least or found is None:
                least, found = max(least, ahead), turn.move
            if least >= most:
                break
        return least, found

    def after(self, rows: tuple[str, ...], turn: Turn, theirs: str, least: int, most: int) -> int:
        """The same points after one turn; any bound up to `least` if they cannot exceed that."""
        last = len(turn.kept) <= LAST
        if last and turn.points <= least:
            return turn.points
        if not self._left:
            raise _GivenUpError
        self._left -= 1
        there = after(rows, turn.move)
        if last:
            return turn.points - self._points(there, theirs)
        # The other seat can always exchange all of its tiles, which ends the game after one more turn of this one.
        bound = turn.points + self._points(there, turn.kept)
        if bound <= least:
            return bound
        return turn.points - self.play(there, theirs, turn.kept, -most, -least)[0]

    def _points(self, rows: tuple[str, ...], rack: str) -> int:
        return best_points(BoardWindows(rows, len(rack)), self._sums(rack))


def _turns(rows: Sequence[str], rack: str) -> Iterator[Turn]:
    """Every laying, and one exchange for each rack it can keep; one is enough for all exchanges that end the game."""
    for one in moves(rows, rack):
        yield Turn(one.points, one.move, rest(rack, one.move.tiles))
    yield Turn(0, Exchange(rack), "")
    for count in range(LAST + 1, min(len(rack), RACK)):
        for part in dict.fromkeys(combinations(rack, count)):
            kept = "".join(part)
            yield Turn(0, Exchange(rest(rack, kept)), kept)
