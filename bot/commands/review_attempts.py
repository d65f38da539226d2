"""What is kept about a person and the puzzles of their reviews, in their settings: their tries."""

from dataclasses import dataclass, replace
from typing import Final

from bot.commands.puzzle_solving import TRIES

REVIEW_ATTEMPTS: Final = "review"
"""The setting of a person with their current or last puzzle of a review, and others that they have tried before."""

_LEFT: Final = 9
"""How many unfinished puzzles have their tries remembered: those of three games."""

_BETWEEN: Final = "\n\n"
"""What stands between two attempts in the setting."""


@dataclass(frozen=True, slots=True)
class ReviewAttempt:
    """A person's tries at a puzzle from a game of theirs, the maximum once they are done with it.

    `tried` are the moves of each wrong answer, `most` the most points of one.
    """

    table: int
    puzzle: int
    tries: int = 0
    tried: tuple[str, ...] = ()
    most: int = 0

    @property
    def is_done(self) -> bool:
        """Whether the answer is given."""
        return self.tries >= TRIES

    def done(self) -> "ReviewAttempt":
        """The attempt once the answer is given."""
        return replace(self, tries=TRIES, tried=())

    @property
    def key(self) -> tuple[int, int]:
        """The table of the game, and the number of the puzzle."""
        return self.table, self.puzzle

    def __str__(self) -> str:
        """The attempt as a part of the setting."""
        return "\n".join((f"{self.table} {self.puzzle} {self.tries} {self.most}", *self.tried))

    @classmethod
    def read(cls, kept: str) -> "ReviewAttempt | None":
        """The inverse of `str`; None for an empty text."""
        if not kept:
            return None
        numbers, *tried = kept.split("\n")
        table, puzzle, tries, *most = map(int, numbers.split())  # older versions stored no `most`
        return cls(table, puzzle, tries, tuple(tried), *most)


@dataclass(frozen=True, slots=True)
class ReviewAttempts:
    """A person's current or last puzzle `now`, if any, and the newest of those that they tried and `left` unfinished."""

    now: ReviewAttempt | None = None
    left: tuple[ReviewAttempt, ...] = ()

    def at(self, attempt: ReviewAttempt | None) -> "ReviewAttempts":
        """A copy with another current puzzle, or none; the previous one becomes one of those left if it is unfinished."""
        others = [one for one in self._all if attempt is None or one.key != attempt.key]
        return ReviewAttempts(attempt, tuple(one for one in others if one.tries and not one.is_done)[:_LEFT])

    def at_puzzle(self, table: int, puzzle: int) -> ReviewAttempt:
        """The attempt at a puzzle of a table; without a try if there is none."""
        return next((one for one in self._all if one.key == (table, puzzle)), ReviewAttempt(table, puzzle))

    @property
    def _all(self) -> tuple[ReviewAttempt, ...]:
        return self.left if self.now is None else (self.now, *self.left)

    def __str__(self) -> str:
        """The attempts as the value of the setting; empty without any."""
        return _BETWEEN.join(("" if self.now is None else str(self.now), *map(str, self.left)))

    @classmethod
    def read(cls, kept: str) -> "ReviewAttempts":
        """The inverse of `str`; older versions stored only the current puzzle."""
        now, *left = map(ReviewAttempt.read, kept.split(_BETWEEN))
        return cls(now, tuple(one for one in left if one))
