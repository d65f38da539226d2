"""The worth of moves of the first seat in a position, typed as a player would."""

from typing import Any

from core.game import Game, Seat
from core.valuation import Valuation

ONE = Seat(1)


def weighed(game: Game[Any, Any, Any, Any], now: Any, *texts: str) -> Valuation | None:
    """V1: the worth of these moves by the view of the seat before them; raises MoveError if one is not possible."""
    view, moves = game.view(now, ONE), []
    for text in texts:
        move = game.resolve(game.view(now, ONE), game.parse(text))
        now = game.apply(now, ONE, move).position
        moves.append(move)
    return game.value(view, moves)
