"""The worth of moves of the first seat in a position, typed as a player would."""

from typing import Any

from core.game import Game, Seat
from core.valuation import Valuation

ONE = Seat(1)


def weighed(game: Game[Any, Any, Any, Any], now: Any, *texts: str) -> Valuation:
    """V1: the worth of these moves, which are a whole turn; raises MoveError if one is not possible."""
    found = perhaps_weighed(game, now, *texts)
    assert found is not None
    return found


def perhaps_weighed(game: Game[Any, Any, Any, Any], now: Any, *texts: str) -> Valuation | None:
    """The same by the view of the seat before the moves; None if they are no whole turn."""
    view, moves = game.view(now, ONE), []
    for text in texts:
        move = game.resolve(game.view(now, ONE), game.parse(text))
        now = game.apply(now, ONE, move).position
        moves.append(move)
    return game.value(view, moves)
