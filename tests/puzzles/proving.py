"""The proof of a puzzle: every turn of its position with its points, by full search; and players that miss some turns."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple

from core.kakuro.solver import search as kakuro
from core.private_side import private_side
from core.summy.solver import search as summy

LEAD: Final = 5
"""The fewest points by which the best turn of a puzzle is ahead of the second best."""

LOOKED_AT: Final = 60
"""The turns among which a player chooses, those with the most points: others are never taken for the best."""

RUNS: Final = 400
"""How often each player tries a puzzle."""


class Turn(NamedTuple):
    """A way to play the turn: its points, its move, and how many tiles or cards of the board and the hand it uses."""

    points: int
    move: Any
    used: int


class Player(NamedTuple):
    """A player who looks for the most points: how often they overlook a tile or card in use, and the error in their points."""

    overlooks: float
    misjudges: float


CAREFUL: Final = Player(0.05, 3.0)
"""The least careless of them; without any carelessness, every best turn is found."""

PLAYERS: Final = (CAREFUL, Player(0.1, 5.0), Player(0.2, 9.0))


def _of_summy(view: Any) -> list[Turn]:
    found = summy.moves(view.rows, private_side(view).rack)
    return [Turn(one.points, one.move, len(one.move.run)) for one in found]


def _of_kakuro(view: Any) -> list[Turn]:
    found = kakuro.moves(view.rows, private_side(view).hand, expert=view.expert)
    return [Turn(one.points, one.move, 1 + 3 * len(one.move.turned)) for one in found]


SEARCHES: Final[Mapping[str, Callable[[Any], list[Turn]]]] = {"summy": _of_summy, "kakuro": _of_kakuro}
"""The games in which a puzzle is one turn whose points a full search knows."""


def ranked(game: str, view: Any) -> Sequence[Turn]:
    """Every turn of a position, those with the most points first."""
    return sorted(SEARCHES[game](view), key=lambda turn: -turn.points)


def lead(turns: Sequence[Turn]) -> int:
    """By how many points the best turn is ahead of the second best; 0 where there is no other."""
    return turns[0].points - turns[1].points if len(turns) > 1 else 0


def solved(turns: Sequence[Turn], player: Player, rng: Random) -> float:
    """The share of tries in which a player finds the best turn."""
    best, *others = turns[:LOOKED_AT]
    sees = [(1.0 - player.overlooks) ** turn.used for turn in (best, *others)]
    found = 0
    for _ in range(RUNS):
        if rng.random() >= sees[0]:
            continue
        mine = best.points + rng.gauss(0.0, player.misjudges)
        found += all(
            rng.random() >= seen or turn.points + rng.gauss(0.0, player.misjudges) < mine
            for turn, seen in zip(others, sees[1:], strict=True)
        )
    return found / RUNS


def easiness(turns: Sequence[Turn], rng: Random) -> float:
    """The share of all players' tries in which the best turn is found."""
    return fmean(solved(turns, player, rng) for player in PLAYERS)
