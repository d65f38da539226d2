"""The data of statistics, read from both kinds of database: results, and how strong opponents were (R4)."""

from collections.abc import AsyncIterator, Mapping
from dataclasses import replace

import pytest

from bot.chat.port import Account
from bot.store.change import Change
from bot.store.store import Store
from bot.tables.game_result import GameResult
from core.game import Seat
from tests.bot.test_ratings_kept import History
from tests.stores import Place

ANN, BEN, CARA = (Account("web", name) for name in ("ann", "ben", "cara"))
ANNA = Account("telegram", "anna")
RESULT = GameResult(Seat(1), "people", "won", "", rated=True, turns=9, points=None, best="", best_points=0, used=None)


@pytest.fixture
async def history(place: Place) -> AsyncIterator[History]:
    store = await place.open()
    yield History(store)
    await store.close()


async def finish(history: History, *results: tuple[Account, GameResult], places: tuple[int, ...] = (1, 2)) -> None:
    """A rated game of Summy that ends, with these results."""
    await history.play("summy", [account for account, _ in results], places)
    table = await history.store.table(history.tables)
    assert table is not None
    seated = tuple(replace(one, seat=Seat(n)) for n, (_, one) in enumerate(results, 1))
    await history.store.commit(Change(table=table, results=seated))
    history.now += 1.0


async def played(store: Store, account: Account) -> list[tuple[int, GameResult]]:
    return [(one.table, one.result) for one in await store.results.played(await store.person(account))]


async def differences(store: Store, account: Account) -> Mapping[int, int]:
    return await store.ratings.differences(await store.person(account), "summy")


async def test_r4_results_are_read_as_they_were_kept_oldest_first(history: History) -> None:
    best = replace(RESULT, reached="tied", departure="resign", points=-3, best="J13> 2x3=6", best_points=11, used=1.5)
    await finish(history, (ANN, RESULT), (BEN, best))
    await finish(history, (CARA, RESULT), (BEN, RESULT))
    assert await played(history.store, BEN) == [(1, replace(best, seat=Seat(2))), (2, replace(RESULT, seat=Seat(2)))]
    [game] = await history.store.results.played(await history.store.person(ANN))
    assert (game.table, game.game, game.name, game.result) == (1, "summy", "ann", RESULT)
    assert await played(history.store, ANNA) == []


async def test_r4_linked_accounts_have_their_games_together_and_an_unlinked_one_none(history: History) -> None:
    await finish(history, (ANN, RESULT), (BEN, RESULT))
    await finish(history, (ANNA, RESULT), (BEN, RESULT))
    await history.link(ANN, ANNA)
    assert [table for table, _ in await played(history.store, ANN)] == [1, 2]
    assert await played(history.store, ANN) == await played(history.store, ANNA)
    await history.unlink(ANNA)
    assert [table for table, _ in await played(history.store, ANN)] == [1, 2]
    assert await played(history.store, ANNA) == []


async def test_r4_opponents_are_compared_as_they_were_rated_before_each_game(history: History) -> None:
    assert await differences(history.store, ANN) == {}
    await finish(history, (ANN, RESULT), (BEN, RESULT))
    assert await differences(history.store, ANN) == {1: 0}, "nobody was rated before the first game"
    shown = {
        account: (await history.store.ratings.of(await history.store.person(account)))["summy"].rating.shown
        for account in (ANN, BEN)
    }
    await finish(history, (CARA, RESULT), (BEN, RESULT), (ANN, RESULT), places=(1, 2, 3))
    assert await differences(history.store, CARA) == {2: shown[ANN] - 1500}, "the strongest of the others counts"
    assert await differences(history.store, ANN) == {1: 0, 2: 1500 - shown[ANN]}
    assert await differences(history.store, BEN) == {1: 0, 2: shown[ANN] - shown[BEN]}
