"""The end of a game of Kakuro between two known hands, solved exactly (K10)."""

from collections.abc import Sequence
from typing import Final

from core.bag import without
from core.kakuro.moves import Lay
from core.kakuro.solver.search import ScoredLay, after, best, moves
from core.kakuro.view import digit

BOARDS: Final = 3_000
"""The number of boards after which the search gives up: about a second."""

INFINITE: Final = 10_000
"""More points than any game has."""


class _GivenUpError(Exception):
    pass


def best_ending(rows: Sequence[str], mine: str, theirs: str, *, expert: bool, boards: int = BOARDS) -> Lay | None:
    """The move with the largest lead at the end for the seat on turn, which holds `mine`; the bag is empty.

    None if the search takes more than `boards` boards.
    """
    try:
        return _Ending(boards, expert=expert).play(tuple(rows), mine, theirs, -INFINITE, INFINITE)[1]
    except _GivenUpError:
        return None


def most_ahead(rows: Sequence[str], mine: str, theirs: str, *, expert: bool, boards: int = BOARDS) -> int | None:
    """The lead at the end of the seat on turn if both play their best; None as for `best_ending`."""
    try:
        return _Ending(boards, expert=expert).play(tuple(rows), mine, theirs, -INFINITE, INFINITE)[0]
    except _GivenUpError:
        return None


def lead_after(
    rows: Sequence[str], turn: ScoredLay, mine: str, theirs: str, *, expert: bool, boards: int = BOARDS
) -> int | None:
    """The lead at the end of the seat on turn if it makes this move and both play their best; None as for `best_ending`."""
    try:
        return _Ending(boards, expert=expert).after(tuple(rows), turn, mine, theirs, -INFINITE, INFINITE)
    except _GivenUpError:
        return None


class _Ending:
    """Alpha-beta over all moves to the end of the game."""

    def __init__(self, boards: int, *, expert: bool) -> None:
        self._left = boards
        self._expert = expert

    def play(self, rows: tuple[str, ...], mine: str, theirs: str, least: int, most: int) -> tuple[int, Lay | None]:
        """The points by which the seat on turn outscores the other one from here on, and its move.

        The points are exact between `least` and `most`, else only a bound. Raises _GivenUpError after too many boards.
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
                break  # the other seat scores at least 0
            ahead = self.after(rows, turn, mine, theirs, least, most)
            if chosen is None or ahead > least:
                least, chosen = max(least, ahead), turn.move
            if least >= most:
                break
        return least, chosen

    def after(self, rows: tuple[str, ...], turn: ScoredLay, mine: str, theirs: str, least: int, most: int) -> int:
        """The same after one move."""
        kept, there = "".join(without(mine, digit(turn.move.card))), after(rows, turn.move)
        if not theirs:
            return turn.points + self.play(there, kept, "", least - turn.points, most - turn.points)[0]
        return turn.points - self.play(there, theirs, kept, turn.points - most, turn.points - least)[0]
