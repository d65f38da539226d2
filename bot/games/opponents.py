"""Runs the solvers, for computer seats, hints, move searches and reviews, and draws replays, in a worker process."""

from collections.abc import Callable
from functools import lru_cache
from random import Random
from secrets import randbits
from typing import Any, Final, TypeVar

from bot.games.registry import RuleSet
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

    async def choose(self, rules: RuleSet, view: Any, level: Level) -> tuple[str, ...]:
        """The moves that a computer makes now, in canonical notation."""
        return await self.run(_choose, rules, view, level, randbits(64))

    async def hint(self, rules: RuleSet, view: Any) -> Hint:
        """A good move for the viewing seat."""
        return await self.run(_hint, rules, view)

    async def find(self, rules: RuleSet, view: Any, text: str) -> str:
        """The canonical move for a typed text that leaves a part to the game to find; raises MoveError."""
        return await self.run(_find, rules, view, text)

    async def review(
        self, rules: RuleSet, seats: int, log: tuple[LogEntry, ...], seat: Seat
    ) -> tuple[Reviewed[Any], ...]:
        """The turns of a seat in a finished game, each with its valuation (V1); raises MoveError as a replay does."""
        return await self.run(_review, rules, seats, log, seat)

    async def value(self, rules: RuleSet, view: Any, moves: tuple[str, ...]) -> Valuation | None:
        """The valuation of moves in canonical notation for the viewing seat (V1)."""
        return await self.run(_value, rules, view, moves)

    async def run(self, work: Callable[..., R], *args: Any, patience: float | None = None) -> R:
        """Do pure work in the process, as soon as it is the turn of those for whom this task thinks.

        Raises TimeoutError if it is not within `patience` seconds.
        """
        async with self._time.turn(patience):
            return await self.worker.run(work, *args)

    def close(self) -> None:
        """Stop the process once it has done what it is doing."""
        self.worker.close()


def _choose(rules: RuleSet, view: Any, level: Level, seed: int) -> tuple[str, ...]:
    game = rules.load().game
    return tuple(game.format(move) for move in game.choose(view, level, Random(seed)))


def _find(rules: RuleSet, view: Any, text: str) -> str:
    game = rules.load().game
    return game.format(game.resolve(view, game.parse(text)))


@lru_cache(maxsize=8)
def _review(rules: RuleSet, seats: int, log: tuple[LogEntry, ...], seat: Seat) -> tuple[Reviewed[Any], ...]:
    """Review a seat; cached, because each try at a puzzle asks for the review again."""
    return reviewed(rules.load().game, seats, log, seat)


def _value(rules: RuleSet, view: Any, moves: tuple[str, ...]) -> Valuation | None:
    game = rules.load().game
    return game.value(view, tuple(map(game.read, moves)))


def _hint(rules: RuleSet, view: Any) -> Hint:
    return rules.load().game.hint(view)
