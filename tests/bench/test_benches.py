"""The benches are run by hand; these tests keep their set-up in step with the program."""

from pathlib import Path

import pytest

from bot.games import strengths
from bot.games.strengths import FILE
from bot.store import rating_recount
from bot.store.sqlite import SqliteStore
from bot.tables.playing import replay_log
from bot.tables.table import Phase
from core.game import Level
from tests.bench import bench_ratings
from tests.bench.bench_start import fill
from tests.bench.bench_stores import MOVE, seat_down
from tests.bench.running_bot import GAME, game, person, running_bot
from tests.bench.strengths import HEAD, in_order, section, with_handicap
from tests.people import accounts
from tests.present import present


async def test_what_is_stored_for_them_can_be_played(tmp_path: Path) -> None:
    database = tmp_path / "filled.sqlite3"
    await fill(database, (3, 5))
    store = await SqliteStore.open(database)
    for number in (3, 5):
        table = present(await store.table(number))
        assert accounts(table) == (person(number, 1), person(number, 2))
        assert replay_log(table, GAME.game, await store.log(number)).plies == table.plies
    await store.close()


async def test_what_a_move_asks_of_a_store_is_stored(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "moves.sqlite3")
    play = await seat_down(store, 7)
    await play()
    await play()
    assert [entry.text for entry in await store.log(7)] == [MOVE] * 2
    assert len(await store.outbox()) == 4
    await store.close()


async def test_a_game_is_played_to_its_end_and_everything_said_arrives(tmp_path: Path) -> None:
    async with running_bot(tmp_path / "bench.sqlite3") as services:
        await services.set_up(1, game(1))
        await services.play(1, game(1))
        await services.delivery.settle()
        table = present(await services.store.table(1))
        assert table.phase is Phase.OVER
        assert await services.store.outbox() == ()
        assert services.chat.pictures >= len(game(1).lines)


async def test_what_is_rated_for_them_can_be_worked_out(tmp_path: Path) -> None:
    path = tmp_path / "rated.sqlite3"
    await (await SqliteStore.open(path)).close()
    bench_ratings.fill(path, 20, 6)
    store = await SqliteStore.open(path)
    assert (await store._database.write(rating_recount.recompute)).games == 20
    assert (await store._database.write(rating_recount.recompute)).changed == 0
    await store.close()


@pytest.mark.parametrize("number", [0, 1])
def test_a_handicap_is_for_the_weaker_computer(number: int) -> None:
    bare, given = [
        with_handicap(number, name="kakuro", strong=Level.CLUB, weak=Level.BEGINNER, points=points)
        for points in (0, 50)
    ]
    assert (given.strong, given.weak) == (bare.strong, bare.weak + 50)


def test_strengths_are_written_as_they_are_read() -> None:
    assert HEAD + "".join(section(name, one) for name, one in strengths.measured().items()) == FILE.read_text("utf-8")


@pytest.mark.parametrize(("measured", "given"), [((100, 110), (100, 110)), ((110, 100), (105, 105))])
def test_a_stronger_computer_gives_no_fewer_points(measured: tuple[int, int], given: tuple[int, int]) -> None:
    pairs = ((Level.CLUB, Level.BEGINNER), (Level.MASTER, Level.BEGINNER))
    rest = {(Level.MASTER, Level.CLUB): 5}
    assert in_order(dict(zip(pairs, measured, strict=True)) | rest) == dict(zip(pairs, given, strict=True)) | rest
