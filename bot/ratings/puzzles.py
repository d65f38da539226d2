"""How people do at puzzles (V4): each puzzle they are done with is a rated game against it; pure."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from math import inf, nextafter
from typing import Final

from bot.chat.person import Person
from bot.chat.port import Account
from bot.games.puzzles import PuzzleName, rating
from bot.grammar.amounts import DAY
from bot.ratings.model import MU, Rating, idle, rate

NEVER: Final = -1.0
"""When the last of no results ended."""

KNOWN: Final = 90.0
"""The uncertainty of a puzzle that nobody has tried yet: computers did."""


@dataclass(frozen=True, slots=True)
class PuzzleResult:
    """How somebody came out of a puzzle, after so many `tries`, at a time in seconds since 1970.

    `day` is that of the puzzle where it was one of a day, and None elsewhere. `own` and `its` are the ratings of the person
    and of the puzzle after it; `account` is the one they answered with, while that is known. It counts `since` the last result
    of the person and the last one of the puzzle, which ended then.
    """

    person: Person
    puzzle: str
    day: date | None
    tries: int
    solved: bool
    ended: float
    own: Rating = field(default_factory=Rating)
    its: Rating = field(default_factory=Rating)
    account: Account | None = field(default=None, compare=False)
    since: tuple[float, float] = field(default=(NEVER, NEVER), compare=False)


def strength(results: Sequence[PuzzleResult], now: float) -> Rating:
    """A person's rating, less certain by the days since their last result; `results` are theirs, oldest first."""
    return idle(results[-1].own, (now - results[-1].ended) / DAY) if results else Rating()


def count(one: PuzzleResult, before: Sequence[PuzzleResult], its: Rating) -> PuzzleResult:
    """The result with the ratings after it: `before` are the person's own, oldest first, `its` the rating of the puzzle.

    Only the first time that somebody is done with a puzzle is it rated.
    """
    own = strength(before, one.ended)
    if not any(other.puzzle == one.puzzle for other in before):
        own, its = rated(own, its, tries=one.tries, solved=one.solved)
    return replace(one, own=own, its=its)


def following(one: PuzzleResult, before: Sequence[PuzzleResult], last: PuzzleResult | None) -> PuzzleResult:
    """A new result with the ratings after it: `before` are the person's own, oldest first, `last` is the last of its puzzle.

    It ends later than all of them, even if the clock was set back.
    """
    since = before[-1].ended if before else NEVER, last.ended if last else NEVER
    ended = max(one.ended, nextafter(max(since), inf))
    return count(replace(one, ended=ended, since=since), before, last.its if last else untried(one.puzzle))


def untried(puzzle: str) -> Rating:
    """The rating of a puzzle that nobody has tried; the usual one for a puzzle that is not in the collection any more."""
    name = PuzzleName.read(puzzle)
    return Rating(MU if name is None else rating(name), KNOWN)


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
