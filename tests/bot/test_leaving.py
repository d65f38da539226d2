"""What an account gives up that is put out of the web chat, and what somebody is told who leaves a group."""

from bot.commands.moderation import leave_for
from bot.tables.table import Phase
from tests.bot.stage import ANN, BEN, CARA, ELSEWHERE, LOBBY, Stage, only, private_chat, words


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


async def test_n4_whoever_leaves_a_group_is_told_in_private_of_their_games_there_and_can_give_them_up(
    toy: Stage,
) -> None:
    for channel in (LOBBY, LOBBY, ELSEWHERE):
        await toy.begin(game="toy", channel=channel)
    await toy.say(BEN, "/resign #2 yes")
    await toy.begin_alone(BEN)
    assert await toy.say(CARA, "/games", left=True) == [], "she does not play there"
    told = only(await toy.say(BEN, "/games", left=True))
    assert told.to == private_chat(BEN)
    assert "These games go on, and you can play them here:" in words(told)
    assert [button.label for button in told.buttons] == ["Give up #1"]
    asked = only(await toy.press(BEN, told, "Give up #1"))
    assert "Do you want to give up" in words(asked)
    assert (await toy.table(1)).phase is Phase.RUNNING
    await toy.press(BEN, asked, "Give up")
    assert (await toy.table(1)).phase is Phase.OVER
