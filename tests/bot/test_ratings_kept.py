"""Ratings in the database: what is kept as games end is what all games lead to, bit for bit (R2)."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.__main__ import main
from bot.chat.person import Participant, Person
from bot.chat.port import Account, Channel
from bot.ratings.fold import PlayerRating, RatedGame, rated_after
from bot.store import rating_recount
from bot.store.change import Change, Stale
from bot.store.commit import commit
from bot.store.links import LinkCode, link, new_code, typed_code, unlink
from bot.store.lock import locked
from bot.store.store import Store
from bot.tables.table import Answer, Phase, Player, Table
from tests.examples import examples
from tests.present import present
from tests.stores import Place, SqlitePlace

LOBBY = Channel("web", "lobby")
ACCOUNTS = [Account(platform, name) for platform in ("web", "telegram") for name in ("ann", "ben", "cara", "dan")]
GAMES = ("summy", "kakuro")
DAY = 86_400.0
LATER = 10_000.0 * DAY


@dataclass
class History:
    """People who play rated games, link accounts, unlink them and are forgotten, in a store."""

    store: Store
    now: float = DAY
    tables: int = 0

    async def play(self, game: str, accounts: Sequence[Account], places: Sequence[int]) -> None:
        """Store a rated game between the persons of these accounts, with their places."""
        self.tables += 1
        persons = [await self.store.person(one) for one in accounts]
        players = tuple(
            Player(one.id, person, one, answer=Answer.ACCEPTED) for one, person in zip(accounts, persons, strict=True)
        )
        table = Table(self.tables, LOBBY, game, players, b"seed", phase=Phase.OVER, ended=self.now)
        await self.store.commit(Change(table=replace(table, phase=Phase.RUNNING, ended=None)))
        while not await self._ended(table, places):
            pass  # a command is carried out again, too

    async def _ended(self, table: Table, places: Sequence[int]) -> bool:
        """End a game; returns False if its players or their ratings have changed meanwhile."""
        stored = present(await self.store.table(table.id))
        rated = RatedGame(tuple(places), await self.store.ratings.at(table))
        try:
            await self.store.commit(Change(table=replace(table, revision=stored.revision), rated=rated))
        except Stale:
            return False
        return True

    async def participant(self, account: Account) -> Participant:
        return Participant(await self.store.person(account), account, account.id)

    async def link(self, one: Account, other: Account) -> bool:
        """Link two accounts; returns whether they were those of two persons."""
        first, second = await self.participant(one), await self.participant(other)
        if first.person == second.person:
            return False
        code = LinkCode(one, one.id, LATER)
        for change in (new_code(code, "words", self.now), typed_code(code, other), link(first, second)):
            await self.store.commit(Change(linking=change))
        return True

    async def unlink(self, account: Account) -> bool:
        """Take an account from its person, if they have others; returns whether they have."""
        person = await self.store.person(account)
        others = [one for one in await self.store.accounts(person) if one != account]
        if others:
            await self.store.commit(Change(linking=unlink(person, account, others[0])))
        return bool(others)

    async def forget(self, account: Account) -> None:
        await self.store.commit(Change(forget=await self.participant(account)))

    async def go_on(self, rng: Random) -> None:
        """Something happens."""
        self.now += rng.choice([0.0, 60.0, DAY, 40 * DAY, -60.0])
        what, (one, other) = rng.random(), rng.sample(ACCOUNTS, 2)
        if what < 0.15:
            await self.link(one, other)
        elif what < 0.25:
            await self.unlink(one)
        elif what < 0.28:
            await self.forget(one)
        else:
            found: dict[Person, Account] = {}
            for account in rng.sample(ACCOUNTS, 5):
                found.setdefault(await self.store.person(account), account)
            sit = list(found.values())[: rng.choice([2, 2, 3, 4])]
            if len(sit) > 1:
                places = [rng.randint(1, len(sit)) for _ in sit]
                await self.play(rng.choice(GAMES), sit, [sorted(places).index(place) + 1 for place in places])


async def committed(store: Store, one: Account, other: Account) -> None:
    """Link two accounts, and be killed once that is committed."""
    first, second = [Participant(await store.person(account), account, account.id) for account in (one, other)]
    for change in (
        new_code(LinkCode(one, one.id, LATER), "words", 0.0),
        typed_code(LinkCode(one, one.id, LATER), other),
    ):
        await store.commit(Change(linking=change))
    await commit(store._database, Change(linking=link(first, second)), {}, "n")
    store._accounts.clear()


async def recomputing() -> int:
    """The exit status of the command, which has an event loop of its own."""
    return await asyncio.to_thread(main, ["recompute"])


@pytest.fixture
async def history(place: Place) -> AsyncIterator[History]:
    store = await place.open()
    yield History(store)
    await store.close()


async def kept(store: Store) -> tuple[list[Any], list[Any]]:
    """All ratings, and all results with the ratings after them."""
    ratings = await store._database.rows("SELECT * FROM rating ORDER BY game, person")
    results = await store._database.rows("SELECT * FROM rated_result ORDER BY table_id, seat")
    return [tuple(row) for row in ratings], [tuple(row) for row in results]


async def folded(store: Store) -> list[tuple[object, ...]]:
    """The ratings that a fold over all games leads to, without what is kept of any rating."""
    rows = await store._database.rows(
        "SELECT game, number, ended, rated_game.table_id, seat.person, place FROM rated_game"
        " JOIN rated_result ON rated_result.table_id = rated_game.table_id"
        " JOIN seat ON seat.table_id = rated_result.table_id AND seat.seat = rated_result.seat"
        " ORDER BY game, number, seat.seat"
    )
    found: dict[str, dict[str, PlayerRating]] = {}
    for game, number in dict.fromkeys((row[0], row[1]) for row in rows):
        seats = [row for row in rows if (row[0], row[1]) == (game, number)]
        own = found.setdefault(game, {})
        persons = [row[4] for row in seats]
        after = rated_after(list(map(own.get, persons)), [row[5] for row in seats], number=number, ended=seats[0][2])
        own |= zip(persons, after, strict=True)
    return [
        (game, person, one.rating.mu, one.rating.sigma, one.games, one.played, one.first)
        for game, own in sorted(found.items())
        for person, one in sorted(own.items())
    ]


@pytest.mark.slow
async def test_r2_what_is_kept_is_what_a_fold_over_all_games_leads_to(place: Place, tmp_path: Path) -> None:
    """Ten thousand histories in `make long`, those on a server in one database."""
    many = examples(12, long=10_000) if isinstance(place, SqlitePlace) else examples(4, long=20)
    linked = 0
    for seed in range(many):
        here = SqlitePlace(tmp_path / f"{seed}.sqlite3") if isinstance(place, SqlitePlace) else place
        store = await here.open()
        [(tables,)] = await store._database.rows("SELECT count(*) FROM game_table")
        history, rng = History(store, tables=tables), Random(seed)
        for _ in range(40):
            await history.go_on(rng)
        before = await kept(store)
        assert before[0] == await folded(store), f"seed {seed}"
        done = await store._database.write(rating_recount.recompute)
        assert (done.changed, await kept(store)) == (0, before), f"seed {seed}"
        linked += bool(await store._database.rows("SELECT 1 FROM account GROUP BY person HAVING count(*) > 1"))
        await store.close()
        if isinstance(here, SqlitePlace):
            here.path.unlink()
    assert linked > many / 4, "people have linked accounts"


async def test_r2_there_is_a_rating_for_each_person_and_game(history: History) -> None:
    ann, ben, cara = ACCOUNTS[:3]
    await history.play("summy", [ann, ben], [1, 2])
    await history.play("kakuro", [ann, cara], [2, 1])
    await history.play("summy", [cara, ann, ben], [1, 1, 3])
    of_ann = await history.store.ratings.of(await history.store.person(ann))
    assert {game: one.games for game, one in of_ann.items()} == {"kakuro": 1, "summy": 2}
    assert of_ann["summy"].rating.mu > 1500 > of_ann["kakuro"].rating.mu
    past = await history.store.ratings.history(await history.store.person(ben), "summy")
    assert [(one.table, one.place) for one in past] == [(1, 2), (3, 3)]
    of_ben = await history.store.ratings.of(await history.store.person(ben))
    assert past[-1].rating == of_ben["summy"].rating


async def test_r2_a_game_that_cannot_be_stored_changes_no_rating(history: History) -> None:
    await history.play("summy", ACCOUNTS[:2], [1, 2])
    before = await kept(history.store)
    history.tables -= 1
    with pytest.raises(Exception):  # noqa: B017, PT011 - each database says it in its own way
        await history.play("summy", ACCOUNTS[:2], [1, 2])
    assert await kept(history.store) == before


async def test_i3_after_linking_the_histories_are_one(history: History) -> None:
    ann, ben, cara, dan, annie, *_ = ACCOUNTS
    for accounts in ([ann, ben], [annie, cara], [ann, cara], [dan, annie], [ben, dan]):
        await history.play("summy", accounts, [1, 2])
    await history.play("kakuro", [annie, dan], [1, 2])
    alone = await history.store.ratings.of(await history.store.person(ben))
    assert await history.link(ann, annie)
    person = await history.store.person(annie)
    assert {game: one.games for game, one in (await history.store.ratings.of(person)).items()} == {
        "kakuro": 1,
        "summy": 4,
    }
    assert len(await history.store.ratings.history(person, "summy")) == 4
    assert await history.store.ratings.of(await history.store.person(ben)) != alone, "Dan lost against somebody else"
    assert (await kept(history.store))[0] == await folded(history.store)


async def test_i3_r1_a_game_between_two_accounts_of_one_person_does_not_count(history: History) -> None:
    """Else somebody could win games against a second account of their own, and link it afterwards."""
    ann, ben, cara, dan, annie, *_ = ACCOUNTS
    store = history.store
    for game, accounts in (("summy", [ann, annie]), ("kakuro", [annie, ann]), ("summy", [annie, cara, ann])):
        await history.play(game, accounts, list(range(1, len(accounts) + 1)))
    await history.play("summy", [cara, ann], [1, 2])
    await history.play("summy", [dan, ben], [1, 2])
    others = [(await store.ratings.of(await store.person(one)))["summy"] for one in (dan, ben)]
    assert await history.link(ann, annie)
    person = await store.person(annie)
    assert {game: one.games for game, one in (await store.ratings.of(person)).items()} == {"summy": 2}
    assert [one.table for one in await store.ratings.history(person, "summy")] == [3, 4]
    assert [present(await store.table(number)).became_unrated for number in range(1, 6)] == [True, True, *[False] * 3]
    assert [(await store.ratings.of(await store.person(one)))["summy"] for one in (dan, ben)] == others
    assert (await kept(store))[0] == await folded(store)
    assert (await store._database.write(rating_recount.recompute)).changed == 0


async def test_i3_linked_histories_are_counted_as_one_though_the_program_is_killed_meanwhile(
    history: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other games end before it is done, and two more persons become one: what is kept is what all lead to."""
    monkeypatch.setattr(rating_recount, "_STEP", 2)
    ann, ben, cara, dan, annie, benny, *_ = ACCOUNTS
    for accounts in ([ann, ben], [annie, cara], [ann, cara], [dan, annie], [ben, dan], [benny, ann], [cara, benny]):
        await history.play("summy", accounts, [1, 2])
    store = history.store
    await committed(store, ann, annie)
    await history.play("summy", [annie, cara], [2, 1])
    assert (await kept(store))[0] != await folded(store)

    async def others() -> None:
        await history.play("summy", [ben, ann], [1, 2])
        await history.link(ben, benny)
        await history.play("summy", [dan, benny], [1, 1])

    await asyncio.gather(store.ratings.catch_up(), others())
    assert await store.person(ben) == await store.person(benny)
    assert (await kept(store))[0] == await folded(store)
    assert (await store._database.write(rating_recount.recompute)).changed == 0


async def test_i4_who_unlinks_has_no_history_and_the_other_account_keeps_it(history: History) -> None:
    ann, ben, _, _, annie, *_ = ACCOUNTS
    await history.play("summy", [ann, ben], [1, 2])
    assert await history.link(ann, annie)
    before = await history.store.ratings.of(await history.store.person(ann))
    assert await history.unlink(ann)
    assert await history.store.ratings.of(await history.store.person(ann)) == {}
    assert await history.store.ratings.of(await history.store.person(annie)) == before


async def test_i6_who_is_forgotten_has_no_history_and_the_others_keep_theirs(history: History) -> None:
    ann, ben = ACCOUNTS[:2]
    await history.play("summy", [ann, ben], [1, 2])
    before = await kept(history.store)
    await history.forget(ann)
    assert await history.store.ratings.of(await history.store.person(ann)) == {}
    assert await kept(history.store) == before
    assert (await history.store._database.write(rating_recount.recompute)).changed == 0


async def test_r2_recompute_corrects_what_is_wrong_and_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.sqlite3"
    monkeypatch.setenv("DATABASE_PATH", str(path))
    store = await SqlitePlace(path).open()
    history = History(store)
    for _ in range(3):
        await history.play("summy", ACCOUNTS[:2], [1, 2])
    before = await kept(store)
    await store.close()
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE rating SET mu = 99 WHERE first = 1")
        db.execute("UPDATE rated_result SET sigma = 1 WHERE table_id = 2")
        db.execute("INSERT INTO rating VALUES ('summy', 'nobody', 30.0, 1.0, 1, 1.0, 1)")
    assert await recomputing() == 0
    assert (
        capsys.readouterr().out
        == "Recounted 3 rated games and 0 puzzle results: 3 ratings differed and were corrected.\n"
    )
    assert await recomputing() == 0
    assert capsys.readouterr().out == "Recounted 3 rated games and 0 puzzle results: every rating is as stored.\n"
    store = await SqlitePlace(path).open()
    assert await kept(store) == before
    await store.close()
    with locked(path):
        assert await recomputing() == 1
    assert "is in use; stop Summarum first." in capsys.readouterr().err
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 999")
    assert await recomputing() == 1
    assert "was written by a newer version of this program; please update." in capsys.readouterr().err
    path.unlink()
    assert await recomputing() == 1
    assert "does not exist" in capsys.readouterr().err


async def test_r2_a_game_told_from_ratings_that_have_changed_since_is_stale(history: History) -> None:
    """Two games of one person end at the same moment: the second is told again."""
    ann, ben, cara = ACCOUNTS[:3]
    players = [
        [Player(one.id, await history.store.person(one), one, answer=Answer.ACCEPTED) for one in pair]
        for pair in ((ann, ben), (ann, cara))
    ]
    ending = []
    for number, pair in enumerate(players, 1):
        table = Table(number, LOBBY, "summy", tuple(pair), b"seed", phase=Phase.OVER, ended=history.now)
        await history.store.commit(Change(table=replace(table, phase=Phase.RUNNING, ended=None)))
        rated = RatedGame((1, 2), await history.store.ratings.at(table))
        ending.append(Change(table=replace(table, revision=1), rated=rated))
    await history.store.commit(ending[0])
    before = await kept(history.store)
    with pytest.raises(Stale):
        await history.store.commit(ending[1])
    assert await kept(history.store) == before
    second = present(ending[1].table)
    again = RatedGame((1, 2), await history.store.ratings.at(second))
    await history.store.commit(replace(ending[1], rated=again))
    stands = await history.store.ratings.at(second)
    assert [one.games for one in stands if one] == [2, 1]
    assert stands == again.after(number=2, ended=history.now)
