"""Computer seats, hints and moves to be found: solvers in worker processes, off the event loop."""

from collections.abc import Collection, Mapping
from random import Random
from secrets import randbits
from typing import Any, Final

from bot.registry import load
from bot.workers import Workers
from core.game import Hint, Level

_NICE: Final = 10
"""How far thinking steps back: it may take a second, while boards and answers are waited for."""


class Opponents:
    """Thinks in `workers` processes of their own, on these `processors`; sees views, never positions."""

    def __init__(self, *, workers: int = 1, processors: Collection[int] = ()) -> None:
        self._workers = Workers(workers, nice=_NICE, processors=processors)

    async def choose(self, game: str, options: Mapping[str, str], view: Any, level: Level) -> tuple[str, ...]:
        """The moves a computer makes now, in canonical notation."""
        return await self._workers.run(_choose, game, dict(options), view, level, randbits(64))

    async def hint(self, game: str, options: Mapping[str, str], view: Any) -> Hint:
        """A good move for the viewing seat."""
        return await self._workers.run(_hint, game, dict(options), view)

    async def find(self, game: str, options: Mapping[str, str], view: Any, text: str) -> str:
        """The canonical text of what a typed text leaves to the game to find; raises MoveError."""
        return await self._workers.run(_find, game, dict(options), view, text)

    def close(self) -> None:
        """Stop the processes; thoughts not finished are thrown away."""
        self._workers.close()


def _choose(game: str, options: dict[str, str], view: Any, level: Level, seed: int) -> tuple[str, ...]:
    rules = load(game, options).game
    return tuple(rules.format(move) for move in rules.choose(view, level, Random(seed)))


def _find(game: str, options: dict[str, str], view: Any, text: str) -> str:
    rules = load(game, options).game
    return rules.format(rules.resolve(view, rules.parse(text)))


def _hint(game: str, options: dict[str, str], view: Any) -> Hint:
    return load(game, options).game.hint(view)
