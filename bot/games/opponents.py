"""Computer seats, hints and moves to be found: solvers in worker processes, off the event loop."""

from collections.abc import Mapping
from random import Random
from secrets import randbits
from typing import Any, Final

from bot.games.registry import load
from bot.runtime.worker import Worker
from core.game import Hint, Level

_NICE: Final = 10
"""Niceness of the solver processes: thinking may take a second, and boards and answers come first."""


class Opponents:
    """Thinks in a process of its own; sees views, never positions."""

    def __init__(self) -> None:
        self._worker = Worker(nice=_NICE)

    async def choose(
        self, game: str, options: Mapping[str, str], view: Any, level: Level, *, version: int | None = None
    ) -> tuple[str, ...]:
        """The moves a computer makes now, in canonical notation."""
        return await self._worker.run(_choose, game, dict(options), version, view, level, randbits(64))

    async def hint(self, game: str, options: Mapping[str, str], view: Any, *, version: int | None = None) -> Hint:
        """A good move for the viewing seat."""
        return await self._worker.run(_hint, game, dict(options), version, view)

    async def find(
        self, game: str, options: Mapping[str, str], view: Any, text: str, *, version: int | None = None
    ) -> str:
        """The canonical text of what a typed text leaves to the game to find; raises MoveError."""
        return await self._worker.run(_find, game, dict(options), version, view, text)

    @property
    def worker(self) -> Worker:
        """The process, for other work that takes long and may wait."""
        return self._worker

    def close(self) -> None:
        """Stop the process; what it has not begun is cancelled."""
        self._worker.close()


def _choose(
    game: str, options: dict[str, str], version: int | None, view: Any, level: Level, seed: int
) -> tuple[str, ...]:
    rules = load(game, options, version).game
    return tuple(rules.format(move) for move in rules.choose(view, level, Random(seed)))


def _find(game: str, options: dict[str, str], version: int | None, view: Any, text: str) -> str:
    rules = load(game, options, version).game
    return rules.format(rules.resolve(view, rules.parse(text)))


def _hint(game: str, options: dict[str, str], version: int | None, view: Any) -> Hint:
    return load(game, options, version).game.hint(view)
