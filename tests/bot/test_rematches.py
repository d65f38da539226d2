"""A rematch: who is asked again, who answers by asking back, and where it begins at once."""

import asyncio

from bot.chat.port import Incoming, Message
from bot.tables.table import Phase
from tests.bot.stage import ANN, BEN, CARA, LOBBY, Stage, mentioned, only, private_chat, to, words


def buttons(message: Message) -> list[str]:
    return [button.command for button in message.buttons]


async def test_rematch_asks_the_others_again(stage: Stage) -> None:
    number = await stage.begin(options="hints=yes luck=one")
    assert "not over yet" in words(only(await stage.say(ANN, f"/rematch #{number}")))
    over = to(await stage.say(BEN, "/resign yes"), LOBBY)[-1]
    assert buttons(over) == ["/rematch #1", "/challenge"], "nobody has made a move to look at"
    assert "not playing at table" in words(only(await stage.say(CARA, "/rematch #1")))
    said = only(await stage.say(BEN, "/rematch"))
    assert mentioned(said) == [ANN.account]
    table = await stage.table(2)
    assert table.hints
    assert table.players[0].account == BEN.account
    assert table.seed != (await stage.table(1)).seed
    await stage.say(ANN, "/accept")
    assert (await stage.table(2)).client_seed == ""
    assert (await stage.table(2)).phase is Phase.RUNNING


async def test_asking_back_for_a_rematch_is_saying_yes(stage: Stage) -> None:
    await stage.begin()
    await stage.say(BEN, "/resign yes")
    await stage.say(BEN, "/rematch #1")
    assert "on already, at table #2" in words(only(await stage.say(BEN, "/rematch #1")))
    await stage.say(ANN, "/rematch #1")
    assert (await stage.table(2)).phase is Phase.RUNNING
    assert await stage.store.table(3) is None


async def test_both_may_ask_for_a_rematch_at_the_same_moment(stage: Stage) -> None:
    await stage.begin()
    await stage.say(ANN, "/resign yes")
    asking = [Incoming(who.handle, LOBBY, who, "/rematch #1", addressed=True, locale="en") for who in (ANN, BEN)]
    await asyncio.gather(*map(stage.service.handle, asking))
    await stage.settle()
    assert [table.id for table in await stage.store.tables_in(LOBBY, (Phase.OPEN, Phase.RUNNING))] == [2]
    assert (await stage.table(2)).phase is Phase.RUNNING


async def test_rematch_against_the_computer_begins_at_once(stage: Stage) -> None:
    await stage.begin_alone()
    await stage.say(ANN, "/resign", private=True)
    said = await stage.say(ANN, "/rematch", private=True)
    assert (await stage.table(2)).phase is Phase.RUNNING
    assert {message.to for message in said} == {private_chat(ANN)}
    assert "on already, at table #2" in words(only(await stage.say(ANN, "/rematch #1", private=True)))
    await stage.say(ANN, "/resign #2", private=True)
    await stage.say(ANN, "/rematch #1", private=True)
    assert (await stage.table(3)).phase is Phase.RUNNING


async def test_no_game_over_no_rematch(stage: Stage) -> None:
    assert "no finished game" in words(only(await stage.say(ANN, "/rematch")))
