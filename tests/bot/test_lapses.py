"""Challenges that wait for a day: they lapse, or those who have accepted play."""

from math import inf

import pytest

from bot.tables.challenge import LAPSE
from bot.tables.table import Due, Phase
from tests.bot.stage import ANN, BEN, LOBBY, Stage, mentioned, only, private_chat, to, words
from tests.bot.timed import tick

HOUR = 3600.0


async def test_a_challenge_lapses_after_a_day(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben summy")
    await tick(stage, LAPSE - 1)
    assert (await stage.table()).phase is Phase.OPEN
    sent = len(stage.chat.sent)
    await tick(stage, 1)
    assert (await stage.table()).phase is Phase.OFF
    said = only(stage.chat.sent[sent:])
    assert words(said).endswith("The challenge at table #1 has lapsed after a day.")
    assert "– ben has not answered" in words(said).splitlines()
    assert "there will be no game" not in words(said), "that is said once"
    assert said.replaces == "r-n1"
    assert said.buttons == ()
    assert mentioned(said) == []
    await tick(stage, LAPSE)
    assert len(stage.chat.sent) == sent + 1, "said once"
    assert "is off" in words(only(await stage.say(BEN, "/accept #1")))


async def test_a_challenge_that_nobody_took_up_lapses(stage: Stage) -> None:
    await stage.say(ANN, "/challenge anyone summy", locale="de")
    await tick(stage, LAPSE)
    said = words(stage.chat.sent[-1])
    assert said.endswith("Die Herausforderung an Tisch #1 ist nach einem Tag verfallen.")
    assert "freier Platz" not in said, "there is none any more"


@pytest.mark.parametrize(
    ("options", "begins"), [("kakuro", True), ("kakuro pace=none", True), ("kakuro pace=live", False), ("summa", False)]
)
async def test_after_a_day_those_who_accepted_play_without_the_others(stage: Stage, options: str, begins: bool) -> None:
    await stage.say(ANN, f"/challenge @ben @cara {options}")
    await stage.say(BEN, "/accept")
    await tick(stage, LAPSE)
    table = await stage.table()
    if not begins:
        assert table.phase is Phase.OFF, "nobody is to lose on time while they sleep"
        return
    assert table.phase is Phase.RUNNING
    assert {player.account for player in table.players} == {ANN.account, BEN.account}
    told = [words(message) for message in to(stage.chat.sent, LOBBY)[-2:]]
    assert "– cara has not answered" in told[0].splitlines()
    assert "Kakuro begins at table #1" in told[1]


async def test_after_a_day_nobody_plays_the_computer_in_place_of_people(stage: Stage) -> None:
    await stage.say(ANN, "/challenge anyone computer=club kakuro")
    await tick(stage, LAPSE)
    assert (await stage.table()).phase is Phase.OFF


async def test_a_game_begun_or_called_off_does_not_lapse(stage: Stage) -> None:
    await stage.begin(options="pace=none")
    await stage.say(ANN, "/challenge @cara summy")
    await stage.say(ANN, "/cancel")
    sent, mover = len(stage.chat.sent), await stage.on_turn()
    assert [number for _, number in await stage.store.dues(inf)] == [1]
    assert set((await stage.table(1)).dues) == {Due.REMIND}, "its player is reminded, nothing else falls due"
    await tick(stage, 3 * LAPSE)
    assert {message.to for message in stage.chat.sent[sent:]} == {private_chat(mover)}
    assert (await stage.table(1)).phase is Phase.RUNNING


async def test_challenges_lapse_each_in_its_time(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben summy")
    stage.now += HOUR
    await stage.say(ANN, "/challenge @cara summy")
    assert await stage.store.dues(inf) == ((1_000.0 + LAPSE, 1), (1_000.0 + LAPSE + HOUR, 2))
    await tick(stage, LAPSE - HOUR)
    assert [(await stage.table(n)).phase for n in (1, 2)] == [Phase.OFF, Phase.OPEN]
    await tick(stage, HOUR)
    assert (await stage.table(2)).phase is Phase.OFF
