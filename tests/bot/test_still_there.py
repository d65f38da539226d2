"""A game that leaves people minutes begins only when all are there: after ten minutes those who accepted are asked (T2)."""

import pytest

from bot.chat.port import Message
from bot.tables.challenge import LAPSE
from bot.tables.still_there import TOGETHER
from bot.tables.table import Answer, Due, Phase
from tests.bot.stage import ANN, BEN, CARA, LOBBY, Stage, mentioned, only, private_chat, reference, to, words
from tests.bot.timed import tick

HOUR = 3600.0


async def accepted_late(stage: Stage, options: str = "summa") -> Message:
    """Ben accepts Ann's challenge an hour later; returns what the channel reads then."""
    await stage.say(ANN, f"/challenge @ben {options}")
    stage.now += HOUR
    return to(await stage.say(BEN, "/accept"), LOBBY)[-1]


@pytest.mark.parametrize("options", ["summa", "summy pace=live"])
async def test_t2_a_game_against_the_clock_waits_for_whoever_accepted_long_ago(stage: Stage, options: str) -> None:
    asked = await accepted_late(stage, options)
    assert (await stage.table()).phase is Phase.OPEN, "it would be played for Ann at night"
    assert asked.replaces is None, "an edit rings nobody"
    assert mentioned(asked) == [ANN.account]
    assert "○ Ann, are you here?" in words(asked).splitlines()
    assert "● Ben is in" in words(asked).splitlines()
    assert [button.label for button in asked.buttons] == ["Start now", "Cancel challenge"]
    await stage.press(ANN, asked, "Start now")
    assert (await stage.table()).phase is Phase.RUNNING


async def test_n2_who_is_asked_in_their_quiet_hours_is_told_when_they_end(stage: Stage) -> None:
    await stage.say(ANN, "/remind quiet=0-2 zone=UTC", private=True)
    await accepted_late(stage)
    asked = await stage.table()
    await tick(stage, 2 * HOUR)
    told = only(to(stage.chat.sent[-1:], private_chat(ANN)))
    assert "begins when all are here: are you?" in words(told)
    await stage.press(ANN, told, "Start now")
    assert (await stage.table()).phase is Phase.OPEN, "by now it is Ben who may be gone"
    assert asked.phase is Phase.OPEN


async def test_t2_it_is_asked_in_the_language_of_the_channel(stage: Stage) -> None:
    await stage.say(ANN, "/fordere @ben summa", locale="de")
    stage.now += HOUR
    asked = to(await stage.say(BEN, "/annehmen", locale="de"), LOBBY)[-1]
    assert "○ Ann, bist du da?" in words(asked).splitlines()
    assert asked.buttons[0].label == "Los geht's"


@pytest.mark.parametrize("options", ["summa time=off", "summa time=1d", "summy", "summy pace=2h+5m", "summy pace=none"])
async def test_t2_a_game_that_leaves_people_hours_begins_at_once(stage: Stage, options: str) -> None:
    await accepted_late(stage, options)
    assert (await stage.table()).phase is Phase.RUNNING


async def test_t2_within_ten_minutes_it_begins_at_once(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben summa")
    stage.now += TOGETHER
    await stage.say(BEN, "/accept")
    assert (await stage.table()).phase is Phase.RUNNING


async def test_t2_whoever_answers_that_much_later_asks_the_other_in_turn(stage: Stage) -> None:
    first = await accepted_late(stage)
    stage.now += HOUR
    stage.store._table_cache.clear()  # as after a restart
    second = to(await stage.press(ANN, first, "Start now"), LOBBY)[-1]
    assert (await stage.table()).phase is Phase.OPEN
    assert mentioned(second) == [BEN.account]
    assert reference(second) != reference(first)
    await stage.press(BEN, second, "Start now")
    assert (await stage.table()).phase is Phase.RUNNING


async def test_t2_of_several_all_have_to_be_there_or_the_challenger_begins_with_those_who_are(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben @cara summa luck=clover")
    await stage.say(BEN, "/accept luck=shamrock")
    stage.now += HOUR
    asked = to(await stage.say(CARA, "/accept"), LOBBY)[-1]
    assert set(mentioned(asked)) == {ANN.account, BEN.account}
    begun = await stage.say(ANN, "/begin")
    table = await stage.table()
    assert begun
    assert table.phase is Phase.RUNNING
    assert {player.account for player in table.players} == {ANN.account, CARA.account}
    assert table.client_seed == "clover", "what they said when they accepted first"


@pytest.mark.parametrize("answer", ["/accept", "/join"])
async def test_t2_whoever_is_still_there_keeps_their_words_for_the_draws(stage: Stage, answer: str) -> None:
    await stage.say(ANN, "/challenge anyone summa players=2 luck=clover")
    stage.now += HOUR
    await stage.say(BEN, "/join")
    assert (await stage.table()).phase is Phase.OPEN
    await stage.say(ANN, answer)
    table = await stage.table()
    assert (table.phase, table.client_seed) == (Phase.RUNNING, "clover")


async def test_t2_who_accepted_long_before_the_last_one_declines_is_asked_as_well(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben @cara summa")
    await stage.say(BEN, "/accept")
    stage.now += HOUR
    asked = to(await stage.say(CARA, "/decline"), LOBBY)[-1]
    assert set(mentioned(asked)) == {ANN.account, BEN.account}
    assert "× Cara does not want to" in words(asked).splitlines()
    for who in (BEN, ANN):
        assert (await stage.table()).phase is Phase.OPEN
        await stage.press(who, asked, "Start now")
    assert (await stage.table()).phase is Phase.RUNNING


async def test_t2_it_lapses_a_day_after_it_was_asked(stage: Stage) -> None:
    await accepted_late(stage)
    assert (await stage.table()).dues == {Due.LAPSE: stage.now + LAPSE}
    before = len(stage.chat.sent)
    await tick(stage, LAPSE)
    assert (await stage.table()).phase is Phase.OFF
    said = words(only(to(stage.chat.sent[before:], LOBBY)))
    assert "has lapsed" in said
    assert "– Ann has not answered" in said.splitlines(), "it was the challenger who was missing"
    assert "● Ben is in" in said.splitlines()


async def test_t2_a_challenger_who_no_longer_wants_to_calls_it_off(stage: Stage) -> None:
    await accepted_late(stage)
    await stage.say(ANN, "/decline")
    table = await stage.table()
    assert (table.phase, table.players[0].answer) == (Phase.OFF, Answer.INVITED)


async def test_t2_a_rematch_is_asked_for_like_any_challenge(stage: Stage) -> None:
    asked = await accepted_late(stage)
    await stage.press(ANN, asked, "Start now")
    await stage.say(BEN, "/resign #1 yes")
    said = to(await stage.say(ANN, "/rematch #1"), LOBBY)[-1]
    assert [button.label for button in said.buttons] == ["Accept", "Decline", "Cancel challenge"]
