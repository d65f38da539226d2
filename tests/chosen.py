"""The moves of computer players, each computed once in a process: many tests begin with the same positions.

They take a tenth of the time of `tests/bot`.
"""

from functools import lru_cache
from random import Random
from typing import Any

from core.game import Game, Level


@lru_cache(1024)
def chosen(game: Game[Any, Any, Any, Any], view: Any, level: Level, seed: int) -> tuple[str, ...]:
    """What a player of this level chooses from a view, in canonical notation."""
    return tuple(map(game.format, game.choose(view, level, Random(seed))))
