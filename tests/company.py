"""The games and the number of their players in tests about all games of the registry."""

from bot.games.registry import GAMES, load
from tests.examples import LONG

ONE_OF_EACH = tuple(GAMES) if LONG else tuple({spec.folder: name for name, spec in GAMES.items()}.values())
"""The games: all, or in `make test` one of those with the same moves and pictures."""


def fewest(name: str) -> int:
    """Two seats, or as many as the game needs."""
    return max(2, load(name).game.seats[0])
