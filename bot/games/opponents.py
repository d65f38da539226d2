"""Runs the solvers, for computer seats, hints, move searches and reviews, in a worker process off the event loop."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from random import Random
from secrets import randbits
from typing import Any, Final, TypeVar

from bot.games.registry import load
from bot.games.thinking_time import ThinkingTime
from bot.runtime.worker import Worker
from core.game import Hint, Level, Seat
from core.replay import LogEntry
from core.review import Reviewed, reviewed
from core.valuation import Valuation

R = TypeVar("R")

_NICE: Final = 10
"""Niceness of the process: thinking may take a second, and boards and answers come first."""


class Opponents:
    """The solvers in a process of their own, the `worker`; of a running game they see views, never positions."""

    def __init__(self) -> None:
        self.worker = Worker(nice=_NICE)
        self._time = ThinkingTime()

    async def choose(
        self, game: str, options: Mapping[str, str], view: Any, level: Level, *, version: int | None = None
    ) -> tuple[str, ...]:
        """The moves that a computer makes now, in canonical notation."""
        return await self.run(_choose, game, dict(options), version, view, level, randbits(64))

    async def hint(self, game: str, options: Mapping[str, str], view: Any, *, version: int | None = None) -> Hint:
        """A good move for the viewing seat."""
        return await self.run(_hint, game, dict(options), version, view)

    async def find(
        self, game: str, options: Mapping[str, str], view: Any, text: str, *, version: int | None = None
    ) -> str:
        """The canonical move for a typed text that leaves a part to the game to find; raises MoveError."""
        return await self.run(_find, game, dict(options), version, view, text)

    async def review(
        self, game: str, options: Mapping[str, str], seats: int, log: tuple[LogEntry, ...], seat: Seat, *, version: int
    ) -> tuple[Reviewed[Any], ...]:
        """The turns of a seat in a finished game, each with its valuation (V1); raises MoveError as a replay does."""
        return await self.run(_review, game, tuple(options.items()), version, seats, log, seat)

    async def value(
        self, game: str, options: Mapping[str, str], view: Any, moves: tuple[str, ...], *, version: int
    ) -> Valuation | None:
        """The valuation of moves in canonical notation for the viewing seat (V1)."""
        return await self.run(_value, game, dict(options), version, view, moves)

    async def run(self, work: Callable[..., R], *args: Any, patience: float | None = None) -> R:
        """Do pure work in the process, as soon as it is the turn of those for whom this task thinks.

        Raises TimeoutError if it is not within `patience` seconds.
        """
        async with self._time.turn(patience):
            return await self.worker.run(work, *args)

    def close(self) -> None:
        """Stop the process once it has done what it is doing."""
        self.worker.close()


def _choose(
    game: str, options: dict[str, str], version: int | None, view: Any, level: Level, seed: int
) -> tuple[str, ...]:
    rules = load(game, options, version).game
    return tuple(rules.format(move) for move in rules.choose(view, level, Random(seed)))


def _find(game: str, options: dict[str, str], version: int | None, view: Any, text: str) -> str:
    rules = load(game, options, version).game
    return rules.format(rules.resolve(view, rules.parse(text)))


@lru_cache(maxsize=8)
def _review(
    game: str, options: tuple[tuple[str, str], ...], version: int, seats: int, log: tuple[LogEntry, ...], seat: Seat
) -> tuple[Reviewed[Any], ...]:
    """Review a seat; cached, because each try at a puzzle asks for the review again."""
    return reviewed(load(game, dict(options), version).game, seats, log, seat)


def _value(game: str, options: dict[str, str], version: int, view: Any, moves: tuple[str, ...]) -> Valuation | None:
    rules = load(game, options, version).game
    return rules.value(view, tuple(map(rules.read, moves)))


def _hint(game: str, options: dict[str, str], version: int | None, view: Any) -> Hint:
    return load(game, options, version).game.hint(view)
