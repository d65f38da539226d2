"""What an account gives up that is put out of the web chat."""

from bot.commands.moderation import leave_for
from tests.bot.stage import ANN, BEN, Stage


async def test_n5_only_the_seats_are_given_up_where_the_account_acted_last(toy: Stage) -> None:
    for number in (1, 2, 3):
        await toy.say(ANN, "/challenge @ben toy")
        if number < 3:
            await toy.say(BEN, f"/accept #{number}")
    person = await toy.store.person(BEN.account)
    toy.sql(f"INSERT INTO account (platform, id, person, name) VALUES ('telegram', '77', '{person.id}', 'Ben')")
    toy.sql(f"UPDATE seat SET platform = 'telegram', account = '77' WHERE table_id = 2 AND person = '{person.id}'")
    for table in (1, 2, 3):
        toy.store._table_cache.drop(table)
    await leave_for(toy.store, toy.service.handle, BEN)
    assert toy.sql("SELECT phase FROM game_table ORDER BY id") == [("over",), ("running",), ("off",)]
