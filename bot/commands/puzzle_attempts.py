"""What is kept about a person and puzzles of the collection, in their settings: their tries, and results that may be shared."""

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any, Final

from bot.chat.port import Channel
from bot.games.puzzles import PuzzleName
from bot.messages.puzzle_messages import DayResult

ATTEMPTS: Final = "puzzles"
"""The setting of a person with their current puzzle of the collection, and others that they have tried before."""

OWN_RESULTS: Final = "puzzle-result"
"""The setting of a person with their newest results of daily puzzles, and the channels where they met them."""

_LEFT: Final = 5
"""How many unfinished puzzles have their tries remembered."""

_MET: Final = 2
"""How many more puzzles of a day are remembered, with the channel where they were met, before they are tried."""

_RESULTS: Final = 7
"""How many results of daily puzzles are kept of a person, those to share and those shared: those of a week."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """A person's unfinished puzzle and their tries; for a puzzle of a day also its date and the channel where they met it.

    `tried` are the moves of each wrong answer; tries from before they were stored are missing.
    """

    name: PuzzleName
    tries: int = 0
    day: date | None = None
    channel: Channel | None = None
    tried: tuple[str, ...] = ()

    @property
    def key(self) -> tuple[PuzzleName, date | None]:
        """The puzzle and its day: the same puzzle on its own, or on another day, has its own tries."""
        return self.name, self.day

    def out(self) -> list[Any]:
        """The attempt for JSON."""
        day, channel = "" if self.day is None else self.day.isoformat(), _channel_to_json(self.channel)
        return [str(self.name), self.tries, day, channel, *self.tried]

    @classmethod
    def read(cls, stored: Sequence[Any]) -> "Attempt | None":
        """The inverse of `out`; None if the puzzle is no longer in the collection."""
        text, tries, day, channel, *tried = stored
        name = PuzzleName.read(text)
        if name is None:
            return None
        return cls(name, tries, date.fromisoformat(day) if day else None, _channel_from_json(channel), tuple(tried))


@dataclass(frozen=True, slots=True)
class Attempts:
    """A person's current puzzle `now`, if any, and the newest of those that they tried or met and `left` unfinished."""

    now: Attempt | None = None
    left: tuple[Attempt, ...] = ()

    def at(self, attempt: Attempt | None) -> "Attempts":
        """A copy with another current puzzle, or none; the previous one becomes one of those left."""
        others = [one for one in self._all if attempt is None or one.key != attempt.key]
        tried = [one for one in others if one.tries][:_LEFT]
        met = [one for one in others if one.channel and not one.tries][:_MET]
        return Attempts(attempt, (*tried, *met))

    def without(self, done: Attempt) -> "Attempts":
        """A copy without a finished puzzle; if it was that of a day, also without the same puzzle seen on its own.

        The other way round, the tries at the puzzle of the day stay counted.
        """
        left = (one for one in self.at(None).left if one.name != done.name or one.day not in (None, done.day))
        return Attempts(None, tuple(left))

    def begun(self, games: Collection[str]) -> Attempt | None:
        """An unfinished puzzle of one of these games that is not of a day; it comes before new ones. None without one.

        One that is unfinished as the puzzle of a day, too, is left out: its answer would be that of the day's.
        """
        of_days = {one.name for one in self._all if one.day}
        fitting = (one for one in self._all if not one.day and one.name.game in games)
        return next((one for one in fitting if one.name not in of_days), None)

    def at_puzzle(self, name: PuzzleName, day: date | None) -> Attempt:
        """The attempt at an unfinished puzzle of a day, or seen on its own; without a try if there is none."""
        return next((one for one in self._all if one.key == (name, day)), Attempt(name, day=day))

    @property
    def names(self) -> frozenset[PuzzleName]:
        """All unfinished puzzles."""
        return frozenset(one.name for one in self._all)

    @property
    def _all(self) -> tuple[Attempt, ...]:
        return self.left if self.now is None else (self.now, *self.left)

    def __str__(self) -> str:
        """The attempts as the value of the setting."""
        return json.dumps([self.now and self.now.out(), [one.out() for one in self.left]])

    @classmethod
    def read(cls, kept: str) -> "Attempts":
        """The inverse of `str`."""
        now, left = json.loads(kept) if kept else (None, [])
        found = (Attempt.read(one) for one in left)
        return cls(Attempt.read(now) if now else None, tuple(one for one in found if one))


@dataclass(frozen=True, slots=True)
class OwnResult:
    """A person's result of a daily puzzle, which they may share, and the channel where they met the puzzle."""

    result: DayResult
    channel: Channel | None


@dataclass(frozen=True, slots=True)
class OwnResults:
    """A person's newest results of daily puzzles, the one that they finished last first."""

    results: tuple[OwnResult, ...] = ()

    def of(self, day: date | None) -> OwnResult | None:
        """The result of a day, or the newest one if that is None; None if there is none."""
        return next((one for one in self.results if day in (None, one.result.day)), None)

    def met(self, day: date) -> Channel | None:
        """The channel where the puzzle of a day was met; None if in none, or if it is not known any more."""
        one = self.of(day)
        return one.channel if one else None

    def including(self, new: OwnResult) -> "OwnResults":
        """A copy with a result: in the place of that of the same day, else as the newest one."""
        if self.of(new.result.day) is None:
            return OwnResults((new, *self.results)[:_RESULTS])
        return OwnResults(tuple(new if one.result.day == new.result.day else one for one in self.results))

    def __str__(self) -> str:
        """The results as the value of the setting."""
        return json.dumps([[*_result_to_json(one.result), _channel_to_json(one.channel)] for one in self.results])

    @classmethod
    def read(cls, kept: str) -> "OwnResults":
        """The inverse of `str`."""
        found = ((_result_from_json(result), _channel_from_json(channel)) for *result, channel in _rows(kept))
        return cls(tuple(OwnResult(*one) for one in found))


@dataclass(frozen=True, slots=True)
class SharedResult:
    """A result of a puzzle of the day that a person has shared, and the name they had then."""

    name: str
    result: DayResult


def with_shared(kept: str, new: SharedResult) -> str:
    """The setting with a person's shared results, after they have shared one: in the place of that of the same day."""
    others = (one for one in shared_results(kept) if one.result.day != new.result.day)
    return json.dumps([[one.name, *_result_to_json(one.result)] for one in (new, *others)][:_RESULTS])


def shared_results(kept: str) -> tuple[SharedResult, ...]:
    """A person's shared results as `with_shared` stores them, the newest first."""
    return tuple(SharedResult(name, _result_from_json(result)) for name, *result in _rows(kept))


def _rows(kept: str) -> list[list[Any]]:
    """The results in a setting for JSON; once, it had a single result, not in a list."""
    stored = json.loads(kept) if kept else []
    return [stored] if stored and isinstance(stored[0], str) else stored


def _result_to_json(one: DayResult) -> list[Any]:
    """A result for JSON."""
    return [one.day.isoformat(), one.tries, one.solved, one.streak]


def _result_from_json(stored: Sequence[Any]) -> DayResult:
    """The inverse of `_result_to_json`."""
    day, tries, solved, streak = stored
    return DayResult(date.fromisoformat(day), tries, solved, streak)


def _channel_to_json(channel: Channel | None) -> list[str]:
    """A channel for JSON; empty for None."""
    return [] if channel is None else [channel.platform, channel.chat, channel.topic]


def _channel_from_json(stored: Sequence[str]) -> Channel | None:
    """The inverse of `_channel_to_json`."""
    return Channel(*stored) if stored else None
