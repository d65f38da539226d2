"""The end of a game of Kakuro between two hands, played out exactly once both are known (K10)."""

from collections.abc import Sequence
from typing import Final

from core.bag import without
from core.kakuro.moves import Lay
from core.kakuro.solver.search import Scored, after, best, moves
from core.kakuro.view import digit

BOARDS: Final = 3_000
"""The number of boards looked at before a search is given up: about a second."""

INFINITE: Final = 10_000
"""More points than any game has."""


class _GivenUpError(Exception):
    pass


def best_ending(rows: Sequence[str], mine: str, theirs: str, *, expert: bool, boards: int = BOARDS) -> Lay | None:
    """The move that ends best for the seat on turn, which holds `mine`, by points ahead; the bag is empty.

    None if that takes more than `boards` boards.
    """
    try:
        return _Ending(boards, expert=expert).play(tuple(rows), mine, theirs, -INFINITE, INFINITE)[1]
    except _GivenUpError:
        return None


class _Ending:
    """Alpha-beta over all moves to the end of the game."""

    def __init__(self, boards: int, *, expert: bool) -> None:
        self._left = boards
        self._expert = expert

    def play(self, rows: tuple[str, ...], mine: str, theirs: str, least: int, most: int) -> tuple[int, Lay | None]:
        """How far ahead of the other seat's points the one on turn comes from here, and its move.

        Exact between `least` and `most`; else only a bound.
        """
        if not self._left:
            raise _GivenUpError
        self._left -= 1
        if not mine:
            return (-self.play(rows, theirs, mine, -most, -least)[0] if theirs else 0), None
        if not theirs and len(mine) == 1:
            found = best(rows, mine, expert=self._expert)
            return (found.points, found.move) if found else (0, None)
        chosen: Lay | None = None
        turns = moves(rows, mine, expert=self._expert)
        for turn in sorted(turns, key=lambda one: one.points, reverse=True):
            if chosen and len(mine) == 1 and turn.points <= least:
                break  # the other seat scores nothing less than nothing
            ahead = self._ahead(rows, turn, mine, theirs, least, most)
            if chosen is None or ahead > least:
                least, chosen = max(least, ahead), turn.move
            if least >= most:
                break
        return least, chosen

    def _ahead(self, rows: tuple[str, ...], turn: Scored, mine: str, theirs: str, least: int, most: int) -> int:
        """The same after one move."""
        kept, there = "".join(without(mine, digit(turn.move.card))), after(rows, turn.move)
        if not theirs:
            return turn.points + self.play(there, kept, "", least - turn.points, most - turn.points)[0]
        return turn.points - self.play(there, theirs, kept, turn.points - most, turn.points - least)[0]
