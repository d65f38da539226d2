"""Ratings from puzzles (V4): each finished puzzle counts as a rated game of the person against the puzzle; pure."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from math import inf, nextafter
from typing import Final

from bot.chat.person import Person
from bot.chat.port import Account
from bot.games.puzzles import PuzzleName, rating
from bot.grammar.seconds import DAY
from bot.ratings.model import MU, Rating, idle, rate
from bot.tables.daily import is_over

NEVER: Final = -1.0
"""Stands for the end of the last result if there is none."""

KNOWN: Final = 90.0
"""The uncertainty of a puzzle that only computers have tried yet."""


@dataclass(frozen=True, slots=True)
class PuzzleResult:
    """A person's result of a puzzle after a number of `tries`; it `ended` at a time in seconds since 1970.

    `day` is the date if it was a puzzle of the day, else None. The ratings are those of the person and of the puzzle after
    it; `account` is the account they answered with, None once it is stored. `since` has the ends of the person's last result
    and of the puzzle's last result, on which this one builds.
    """

    person: Person
    puzzle: str
    day: date | None
    tries: int
    solved: bool
    ended: float
    person_rating: Rating = field(default_factory=Rating)
    puzzle_rating: Rating = field(default_factory=Rating)
    account: Account | None = field(default=None, compare=False)
    since: tuple[float, float] = field(default=(NEVER, NEVER), compare=False)


def strength(results: Sequence[PuzzleResult], now: float) -> Rating:
    """A person's rating at `now`: each day since their last result makes it less certain; `results` are oldest first."""
    return idle(results[-1].person_rating, (now - results[-1].ended) / DAY) if results else Rating()


def rated_after(one: PuzzleResult, before: Sequence[PuzzleResult], puzzle: Rating) -> PuzzleResult:
    """The result with the ratings after it; `before` are the person's results, oldest first, `puzzle` is the puzzle's rating.

    Only a person's first result of a puzzle changes the ratings.
    """
    person = strength(before, one.ended)
    if not any(other.puzzle == one.puzzle for other in before):
        person, puzzle = rated(person, puzzle, tries=one.tries, solved=one.solved)
    return replace(one, person_rating=person, puzzle_rating=puzzle)


def next_result(one: PuzzleResult, before: Sequence[PuzzleResult], last: PuzzleResult | None) -> PuzzleResult:
    """A new result with the ratings after it; `before` are the person's results, oldest first, `last` the puzzle's last one.

    It ends later than all of these, even if the clock was set back.
    """
    since = before[-1].ended if before else NEVER, last.ended if last else NEVER
    ended = max(one.ended, nextafter(max(since), inf))
    return rated_after(
        replace(one, ended=ended, since=since), before, last.puzzle_rating if last else untried(one.puzzle)
    )


def untried(puzzle: str) -> Rating:
    """The rating of a puzzle that nobody has tried; MU for a puzzle that is no longer in the collection."""
    name = PuzzleName.read(puzzle)
    return Rating(MU if name is None else rating(name), KNOWN)


def rated(person: Rating, puzzle: Rating, *, tries: int, solved: bool) -> tuple[Rating, Rating]:
    """The ratings of a person and a puzzle after a result: solved at once is a win, solved later a tie, else a loss."""
    places = (1, 1) if solved and tries > 1 else (1, 2) if solved else (2, 1)
    after_person, after_puzzle = rate((person, puzzle), places)
    return after_person, after_puzzle


def streak(results: Iterable[PuzzleResult], day: date, missed: Collection[date] = ()) -> int:
    """On how many days in a row, up to and including `day`, a person has solved the puzzle of the day.

    A puzzle counts if it was solved before its day was over everywhere. The days `missed`, on which some channel got none
    because the program did not run, are left out. So the row is the same wherever it is asked for.
    """
    solved = {one.day for one in results if one.solved and one.day is not None and not is_over(one.day, one.ended)}
    count = 0
    while day in solved or day in missed:
        count += day in solved
        day -= timedelta(days=1)
    return count
