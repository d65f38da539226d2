"""Ratings from puzzle results in the database: counted when a puzzle ends, recounted when two persons are joined."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any, Final

from bot.chat.person import Person
from bot.ratings.model import Rating
from bot.ratings.puzzles import PuzzleResult, rated_after, untried
from bot.store.change import Stale
from bot.store.connection import Connection, Statement, must_change
from bot.store.rating_recount import Recounted

RESULT: Final = "person, puzzle, day, tries, solved, ended, mu, sigma, puzzle_mu, puzzle_sigma"

_ORDER: Final = "ended, person, puzzle, day"

_STEP: Final = 100
"""How many results are recounted in one transaction, during which nothing else is stored."""

_LOCK: Final = "puzzles"
"""The row of `rating_order` that puzzle results lock, besides the rows of games."""


def read(row: Any) -> PuzzleResult:
    """A result from the columns of RESULT; a negative uncertainty marks a result to recount."""
    person, puzzle, day, tries, solved, ended, mu, sigma, *puzzle_rating = row
    on = date.fromisoformat(day) if day else None
    return PuzzleResult(
        Person(person), puzzle, on, tries, bool(solved), ended, Rating(mu, abs(sigma)), Rating(*puzzle_rating)
    )


def stored_day(one: PuzzleResult) -> str:
    """The stored form of the day of a result."""
    return "" if one.day is None else one.day.isoformat()


def demand_newest(one: PuzzleResult) -> Iterator[Statement]:
    """The statements to run before one that stores a result: stale if its person or its puzzle has a newer result by now."""
    yield _lock()
    person_last, puzzle_last = one.since
    yield must_change(
        "UPDATE rating_order SET games = games WHERE game = ? AND NOT EXISTS (SELECT 1 FROM puzzle_result"
        " WHERE (person = ? AND ended > ?) OR (puzzle = ? AND ended > ?))",
        (_LOCK, one.person.id, person_last, one.puzzle, puzzle_last),
        Stale(),
    )


def mark_for_recount(one: Person, other: Person) -> Iterator[Statement]:
    """The statements that mark the results of two persons for a recount if both have some."""
    yield _lock()
    for own, others in ((one, other), (other, one)):
        yield Statement(
            "UPDATE puzzle_result SET sigma = -abs(sigma) WHERE person = ?"
            " AND EXISTS (SELECT 1 FROM puzzle_result AS others WHERE others.person = ?)",
            (own.id, others.id),
        )


async def marked_results(db: Connection) -> frozenset[tuple[str, ...]]:
    """The results marked for a recount."""
    return frozenset(map(tuple, await db.rows("SELECT person, puzzle, day FROM puzzle_result WHERE sigma < 0")))


async def recompute(db: Connection) -> Recounted:
    """Recount all results, from the first."""
    recount = Recount(await marked_results(db))
    while not recount.over:
        recount = await recount.step(db)
    return recount.done


@dataclass(frozen=True, slots=True)
class Recount:
    """Recounts all results, some in each step; results stored meanwhile count too.

    `persons` has the results of each person so far, `puzzles` the rating of each puzzle. If the `marked` results change
    meanwhile, it is `over` early, and the caller starts a new one. A step returns a new value and changes nothing here, because
    the database may repeat the step after a failed transaction.
    """

    marked: frozenset[tuple[str, ...]]
    past: tuple[object, ...] = (float("-inf"), "", "", "")
    persons: Mapping[Person, tuple[PuzzleResult, ...]] = field(default_factory=dict)
    puzzles: Mapping[str, Rating] = field(default_factory=dict)
    done: Recounted = field(default_factory=Recounted)
    over: bool = False

    async def step(self, db: Connection) -> "Recount":
        """The recount after some more results; after the last one, the marks are removed."""
        await db.run(_lock())
        if await marked_results(db) != self.marked:
            return replace(self, over=True)
        query = f"SELECT {RESULT} FROM puzzle_result WHERE ({_ORDER}) > (?, ?, ?, ?) ORDER BY {_ORDER} LIMIT {_STEP}"
        results = list(map(read, await db.rows(query, self.past)))
        persons, puzzles, wrong = {**self.persons}, {**self.puzzles}, list[PuzzleResult]()
        for stored in results:
            before = persons.get(stored.person, ())
            one = rated_after(stored, before, puzzles.get(stored.puzzle) or untried(stored.puzzle))
            persons[stored.person], puzzles[stored.puzzle] = (*before, one), one.puzzle_rating
            wrong += [one] if one != stored else []
        await db.run(*map(self._correct, wrong))
        over = len(results) < _STEP
        if over:
            await db.run(Statement("UPDATE puzzle_result SET sigma = abs(sigma) WHERE sigma < 0"))
        past = (results[-1].ended, *_key(results[-1])) if results else self.past
        return Recount(self.marked, past, persons, puzzles, self.done + Recounted(len(results), len(wrong)), over)

    def _correct(self, one: PuzzleResult) -> Statement:
        """The statement that stores the ratings after a result. A mark stays until the end, in case the program is killed."""
        sigma = -one.person_rating.sigma if _key(one) in self.marked else one.person_rating.sigma
        return Statement(
            "UPDATE puzzle_result SET mu = ?, sigma = ?, puzzle_mu = ?, puzzle_sigma = ?"
            " WHERE person = ? AND puzzle = ? AND day = ?",
            (one.person_rating.mu, sigma, one.puzzle_rating.mu, one.puzzle_rating.sigma, *_key(one)),
        )


def _key(one: PuzzleResult) -> tuple[str, ...]:
    return one.person.id, one.puzzle, stored_day(one)


def _lock() -> Statement:
    """The statement that keeps others from storing or joining results until the transaction ends."""
    return Statement(
        "INSERT INTO rating_order (game, games) VALUES (?, 0) ON CONFLICT (game) DO UPDATE SET games = rating_order.games",
        (_LOCK,),
    )
