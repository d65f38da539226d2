"""The number of players in tests about all games of the registry."""

from bot.games.registry import load


def fewest(name: str) -> int:
    """Two seats, or as many as the game needs."""
    return max(2, load(name).game.seats[0])
