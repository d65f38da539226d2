"""A position is that of the table asked for, whether it was kept or replayed."""

from bot.games.registry import load
from bot.store.positions import Positions
from bot.tables.playing import replay_log
from tests.bot.stage import Stage


async def test_a_position_fits_the_table_it_is_asked_for(stage: Stage) -> None:
    number = await stage.begin()
    tables = [await stage.table(number)]
    for _ in range(6):
        await stage.play(number)
        tables.append(await stage.table(number))
    assert len({table.plies for table in tables}) == 7
    log = await stage.store.log(number)
    whole = {table.plies: replay_log(table, load(table.game).game, log[: table.plies]) for table in tables}
    positions = Positions(stage.store)
    for at in (3, 5, 1, 6, 0, 6):
        loaded = await positions.load(tables[at])
        assert loaded.replay == whole[tables[at].plies], f"after move {at}"


async def test_an_older_position_does_not_displace_a_newer_one(stage: Stage) -> None:
    number = await stage.begin()
    before = await stage.table(number)
    await stage.play(number)
    positions = Positions(stage.store)
    newest = await positions.load(await stage.table(number))
    await positions.load(before)
    assert (await positions.load(newest.table)).replay is newest.replay
