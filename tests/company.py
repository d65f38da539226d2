"""How many play a game of the registry in a test that is about all of them."""

from bot.games.registry import load


def fewest(name: str) -> int:
    """Two seats, or as many as the game needs."""
    return max(2, load(name).game.seats[0])
