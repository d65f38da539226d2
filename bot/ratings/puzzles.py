"""How people do at puzzles (V4): each puzzle they are done with is a rated game against it; pure."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta
from typing import Final

from bot.chat.person import Person
from bot.chat.port import Account
from bot.grammar.amounts import DAY
from bot.ratings.model import Rating, idle, rate

KNOWN: Final = 90.0
"""The uncertainty of a puzzle that nobody has tried yet: computers did."""


@dataclass(frozen=True, slots=True)
class PuzzleResult:
    """How somebody came out of a puzzle, after so many `tries`, at a time in seconds since 1970.

    `day` is that of the puzzle where it was one of a day, and None elsewhere. `own` and `its` are the ratings of the person
    and of the puzzle after it; `account` is the one they answered with, while that is known.
    """

    person: Person
    puzzle: str
    day: date | None
    tries: int
    solved: bool
    ended: float
    own: Rating
    its: Rating
    account: Account | None = field(default=None, compare=False)


def strength(results: Sequence[PuzzleResult], now: float) -> Rating:
    """A person's rating, less certain by the days since their last result; `results` are theirs, oldest first."""
    return idle(results[-1].own, (now - results[-1].ended) / DAY) if results else Rating()


def rated(own: Rating, its: Rating, *, tries: int, solved: bool) -> tuple[Rating, Rating]:
    """The ratings of a person and a puzzle after it: solved at once is a win, solved later a tie, anything else a loss."""
    places = (1, 1) if solved and tries > 1 else (1, 2) if solved else (2, 1)
    first, second = rate((own, its), places)
    return first, second


def streak(results: Iterable[PuzzleResult], day: date) -> int:
    """On how many days in a row up to this one somebody has solved the puzzle of the day."""
    solved = {one.day for one in results if one.solved}
    count = 0
    while day - timedelta(days=count) in solved:
        count += 1
    return count
