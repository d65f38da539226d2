"""How a finished game of Skeleton is ranked."""

from core.game import Outcome
from core.seats import by_points
from tests.new_game.skeleton.core.position import Position


def outcome(position: Position) -> Outcome | None:
    """Q6: most points win, equal points share the place, leavers rank last; None while the game runs."""
    return by_points(position, position.scores)
