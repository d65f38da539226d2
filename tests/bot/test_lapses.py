"""Challenges that wait for a day: they lapse, or those who have accepted play."""

from math import inf

import pytest

from bot.tables.challenge import LAPSE
from bot.tables.table import Answer, Due, Phase
from tests.bot.stage import ANN, BEN, CARA, LOBBY, Stage, mentioned, only, private_chat, reference, to, words
from tests.bot.timed import tick

HOUR = 3600.0


async def test_a_challenge_lapses_after_a_day(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben summy")
    await tick(stage, LAPSE - 1)
    assert (await stage.table()).phase is Phase.OPEN
    sent = len(stage.chat.sent)
    await tick(stage, 1)
    assert (await stage.table()).phase is Phase.OFF
    said, _ = stage.chat.sent[sent:]
    assert words(said).endswith("The challenge at table #1 has lapsed after a day.")
    assert "– ben has not answered" in words(said).splitlines()
    assert "there will be no game" not in words(said), "that is said once"
    assert said.replaces == "r-n1"
    assert [(button.label, button.command) for button in said.buttons] == [("Ask again", "/challenge #1")]
    assert said.buttons[0].readers == frozenset({ANN.account}), "where a chat can show it to her alone"
    assert mentioned(said) == []
    await tick(stage, LAPSE)
    assert len(stage.chat.sent) == sent + 2, "said once, here and to her"
    assert "is off" in words(only(await stage.say(BEN, "/accept #1")))


async def test_a_challenge_that_nobody_took_up_lapses(stage: Stage) -> None:
    await stage.say(ANN, "/challenge anyone summy", locale="de")
    await tick(stage, LAPSE)
    said = words(to(stage.chat.sent, LOBBY)[-1])
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


@pytest.mark.parametrize("line", ["/challenge #1", "/herausfordern #1"])
async def test_whoever_asked_may_ask_again(stage: Stage, line: str) -> None:
    await stage.say(ANN, "/challenge @ben @cara kakuro expert hints=yes pace=2d+12h/5d watch=yes", locale="de")
    before = await stage.table()
    await tick(stage, LAPSE)
    lapsed = stage.chat.sent[-1]
    assert [button.label for button in lapsed.buttons] == ["Noch einmal fragen"]
    said = only(await stage.say(ANN, line, reply_to=reference(lapsed), pressed=True, locale="de"))
    assert (said.to, said.replaces) == (LOBBY, None)
    assert set(mentioned(said)) == {BEN.account, CARA.account}
    assert words(said).startswith("Ann")
    table = await stage.table(2)
    assert table.phase is Phase.OPEN
    assert [(one.person, one.answer) for one in table.players] == [(one.person, one.answer) for one in before.players]
    for agreed in ("game", "options", "hints", "rated", "pace", "watch", "channel", "language"):
        assert getattr(table, agreed) == getattr(before, agreed)
    assert table.seed != before.seed
    assert table.dues == {Due.LAPSE: stage.now + LAPSE}
    assert "Genau das hast du schon gefragt" in words(only(await stage.say(ANN, line, pressed=True, locale="de")))
    for who in (BEN, CARA):
        await stage.say(who, "/accept #2")
    assert (await stage.table(2)).phase is Phase.RUNNING


async def test_only_whoever_asked_may_ask_again(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben summy")
    await tick(stage, LAPSE)
    for who in (BEN, CARA):
        assert "Only Ann, who asked for the game" in words(only(await stage.say(who, "/challenge #1", pressed=True)))
    assert await stage.store.table(2) is None


async def test_whoever_has_declined_is_not_asked_again_but_whoever_was_in_is(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben @cara anyone kakuro pace=live")
    await stage.say(BEN, "/decline #1")
    await stage.say(CARA, "/accept #1 luck=clover")
    await tick(stage, LAPSE)
    await stage.say(ANN, "/challenge #1", pressed=True)
    again = await stage.table(2)
    assert [(one.account, one.answer, one.is_open, one.client_seed) for one in again.players] == [
        (ANN.account, Answer.ACCEPTED, False, ""),
        (CARA.account, Answer.INVITED, False, ""),
        (None, Answer.INVITED, True, ""),
    ]


async def test_a_challenge_that_was_called_off_may_be_typed_again(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben anyone computer=club kakuro")
    await stage.say(ANN, "/cancel")
    assert not stage.chat.sent[-1].buttons, "whoever has called it off does not want it"
    await stage.say(ANN, "/challenge #1")
    before, again = await stage.table(1), await stage.table(2)
    assert [(one.name, one.level) for one in again.players] == [(one.name, one.level) for one in before.players]
    await stage.say(BEN, "/decline #2")
    await stage.say(ANN, "/cancel #2")
    await stage.say(ANN, "/challenge @ben summy")
    await stage.say(BEN, "/decline #3")
    assert "came to nothing" in words(only(await stage.say(ANN, "/challenge #3"))), "nobody is left to be asked"


async def test_asking_again_is_answered_by_what_has_become_of_the_table(stage: Stage) -> None:
    assert "no table #1" in words(only(await stage.say(ANN, "/challenge #1")))
    await stage.begin()
    assert "is not over yet" in words(only(await stage.say(ANN, "/challenge #1")))
    await stage.say(ANN, "/resign #1 yes")
    await stage.say(BEN, "/challenge #1")
    assert [one.account for one in (await stage.table(2)).players] == [BEN.account, ANN.account], "a rematch"
    assert "waits for an answer" in words(only(await stage.say(BEN, "/challenge #2")))
    assert "leave out #1" in words(only(await stage.say(BEN, "/challenge #1 @ann")))
    await tick(stage, LAPSE)
    await stage.say(ANN, "/forget me yes", private=True)
    assert "N. N. can no longer be asked" in words(only(await stage.say(BEN, "/challenge #2")))
