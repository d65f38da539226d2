"""Ratings from puzzles in the database: what is kept is what all results lead to, bit for bit (V4, as R2 for games)."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import closing
from datetime import date
from pathlib import Path
from random import Random

import pytest

from bot.chat.person import Person
from bot.chat.port import Account
from bot.games.puzzles import names
from bot.ratings.puzzles import PuzzleResult, next_result, rated_after, untried
from bot.store import puzzle_ratings
from bot.store.change import Change, Stale
from bot.store.puzzle_ratings import RESULT, read
from bot.store.store import Store
from tests.bot.test_ratings_kept import ACCOUNTS, DAY, History, committed, recomputing
from tests.examples import examples
from tests.stores import Place, SqlitePlace

PUZZLES = [*map(str, names()[:4]), "kakuro/9999"]
"""Few, so that many people try the same; the last one is not in the collection any more."""

DAYS = [None, None, date(2026, 11, 1), date(2026, 11, 2)]


class Solving(History):
    """People who solve puzzles, link accounts, unlink them and are forgotten, in a store."""

    async def solve(
        self,
        account: Account,
        puzzle: str = PUZZLES[0],
        *,
        day: date | None = None,
        tries: int = 1,
        solved: bool = True,
    ) -> None:
        """Store that somebody is done with a puzzle, unless they were before."""
        while True:
            try:
                change = await self.told(account, puzzle, day=day, tries=tries, solved=solved)
                if change is not None:
                    await self.store.commit(change)
            except Stale:
                continue  # a command is carried out again, too
            break

    async def told(
        self,
        account: Account,
        puzzle: str = PUZZLES[0],
        *,
        day: date | None = None,
        tries: int = 1,
        solved: bool = True,
    ) -> Change | None:
        """The change to commit when somebody is done with a puzzle; None if they were done before."""
        person = await self.store.person(account)
        own, last = await self.store.puzzles.results(person), await self.store.puzzles.last(puzzle)
        if any((one.puzzle, one.day) == (puzzle, day) for one in own):
            return None
        one = PuzzleResult(person, puzzle, day, tries, solved=solved, ended=self.now, account=account)
        return Change(puzzle=next_result(one, own, last))

    async def go_on(self, rng: Random) -> None:
        """Something happens; most often somebody is done with a puzzle."""
        if rng.random() < 0.5:
            await super().go_on(rng)
        tries = rng.randint(0, 3)
        solved = tries > 0 and rng.random() < 0.6
        await self.solve(rng.choice(ACCOUNTS), rng.choice(PUZZLES), day=rng.choice(DAYS), tries=tries, solved=solved)


@pytest.fixture
async def history(place: Place) -> AsyncIterator[Solving]:
    store = await place.open()
    yield Solving(store)
    await store.close()


async def kept(store: Store) -> list[PuzzleResult]:
    """All results with the ratings after them, in the order in which they ended."""
    assert not await puzzle_ratings.marked_results(store._database)
    rows = await store._database.rows(f"SELECT {RESULT} FROM puzzle_result ORDER BY ended, person, puzzle, day")
    return list(map(read, rows))


def folded(results: Sequence[PuzzleResult]) -> list[PuzzleResult]:
    """The same with the ratings that a fold over all results leads to, without what is kept of any rating."""
    own, its, after = dict[Person, list[PuzzleResult]](), {one.puzzle: untried(one.puzzle) for one in results}, []
    for one in results:
        before = own.setdefault(one.person, [])
        after.append(rated_after(one, before, its[one.puzzle]))
        before.append(after[-1])
        its[one.puzzle] = after[-1].puzzle_rating
    return after


@pytest.mark.slow
async def test_v4_what_is_kept_is_what_a_fold_over_all_results_leads_to(place: Place, tmp_path: Path) -> None:
    """Ten thousand histories in `make long`, those on a server in one database."""
    many = examples(12, long=10_000 if isinstance(place, SqlitePlace) else 20)
    again = 0
    for seed in range(many):
        here = SqlitePlace(tmp_path / f"{seed}.sqlite3") if isinstance(place, SqlitePlace) else place
        store = await here.open()
        [(tables,)] = await store._database.rows("SELECT count(*) FROM game_table")
        history, rng = Solving(store, tables=tables), Random(seed)
        for _ in range(40):
            await history.go_on(rng)
        before = await kept(store)
        assert before == folded(before), f"seed {seed}"
        done = await store._database.write(puzzle_ratings.recompute)
        assert (done.games, done.changed, await kept(store)) == (len(before), 0, before), f"seed {seed}"
        again += len(before) - len({(one.person, one.puzzle) for one in before})
        await store.close()
        if isinstance(here, SqlitePlace):
            here.path.unlink()
    assert again, "people meet a puzzle of theirs again on another day"


async def test_v4_two_who_are_done_at_once_count_one_after_the_other(history: Solving) -> None:
    ann, ben = ACCOUNTS[:2]
    told = [await history.told(one) for one in (ann, ben)]
    assert told[0] is not None
    assert told[1] is not None
    await history.store.commit(told[0])
    with pytest.raises(Stale):
        await history.store.commit(told[1])
    history.now -= DAY
    await history.solve(ben)
    first, second = await kept(history.store)
    assert second.ended > first.ended, "though the clock was set back"
    assert [first, second] == folded([first, second])
    assert second.puzzle_rating.mu < first.puzzle_rating.mu < untried(PUZZLES[0]).mu


async def test_v4_linked_histories_are_counted_as_one_though_the_program_is_killed_meanwhile(
    history: Solving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others are done with puzzles before it is over, and two more persons become one: what is kept is what all lead to."""
    monkeypatch.setattr(puzzle_ratings, "_STEP", 2)
    ann, ben, cara, dan, annie, benny, *_ = ACCOUNTS
    for account, puzzle in ((ann, 0), (annie, 0), (ben, 0), (annie, 1), (cara, 1), (benny, 1), (ben, 2), (ann, 2)):
        history.now += DAY
        await history.solve(account, PUZZLES[puzzle], tries=2 if account == ben else 1)
    store = history.store
    await committed(store, ann, annie)
    marked = await puzzle_ratings.marked_results(store._database)
    assert len(marked) == 3, "of the two results of one puzzle the older one is left"
    step = await store._database.write(puzzle_ratings.Recount(marked).step)
    assert not step.over
    assert await puzzle_ratings.marked_results(store._database) == marked, "a kill now leaves it to be done"

    async def others() -> None:
        await history.solve(dan, PUZZLES[0])
        await history.link(ben, benny)
        await history.solve(dan, PUZZLES[2])

    await asyncio.gather(store.puzzles.catch_up(), others())
    assert await store.person(ben) == await store.person(benny)
    results = await kept(store)
    assert len(results) == 9
    assert results == folded(results)
    assert (await store._database.write(puzzle_ratings.recompute)).changed == 0


async def test_v4_recompute_corrects_what_is_wrong_and_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.sqlite3"
    monkeypatch.setenv("DATABASE_PATH", str(path))
    store = await SqlitePlace(path).open()
    history = Solving(store)
    for account in ACCOUNTS[:3]:
        await history.solve(account)
    before = await kept(store)
    await store.close()
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE puzzle_result SET mu = 99 WHERE ended = ?", (before[0].ended,))
        db.execute("UPDATE puzzle_result SET puzzle_mu = 99, sigma = -1 WHERE ended = ?", (before[1].ended,))
    counted = "Recounted 0 rated games and 3 puzzle results"
    assert await recomputing() == 0
    assert capsys.readouterr().out == f"{counted}: 2 ratings differed and were corrected.\n"
    assert await recomputing() == 0
    assert capsys.readouterr().out == f"{counted}: every rating is as stored.\n"
    store = await SqlitePlace(path).open()
    assert await kept(store) == before
    await store.close()
