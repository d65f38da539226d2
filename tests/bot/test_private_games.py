"""A game that somebody plays against computers alone goes on in their private chat, wherever it was asked for."""

import pytest

from bot.chat.port import Channel, Ephemeral, Message, Private, Unreachable
from bot.tables.table import Phase
from core.game import Level
from tests.bot.stage import ANN, BEN, LOBBY, Stage, only, private_chat, reference, to, words

ASKED = "/challenge computer=beginner summy"


async def finished(stage: Stage, number: int = 1) -> list[Message]:
    """Play a table to its end; returns what is said of it."""
    before = len(stage.chat.sent)
    while (await stage.table(number)).phase is Phase.RUNNING:
        await stage.say(ANN, f"/play #{number} {await stage.move(number, level=Level.CLUB)}", private=True)
    return stage.chat.sent[before:]


async def test_a_game_against_the_computer_begun_in_a_channel_leaves_the_channel_alone(stage: Stage) -> None:
    said = await stage.say(ANN, ASKED)
    assert (await stage.table()).private
    pointer = only(to(said, Ephemeral(LOBBY, ANN.account)))
    assert (
        words(pointer) == "I am sending you your game at table #1 in our private chat, where nobody else reads along."
    )
    assert [(button.command, button.private) for button in pointer.buttons] == [("/start", True)]
    assert not to(said, LOBBY)
    assert "begins at table #1" in words(to(said, private_chat(ANN))[0])


async def test_the_channel_is_told_the_result_in_one_line(stage: Stage) -> None:
    await stage.say(ANN, ASKED)
    told = only(to(await finished(stage), LOBBY))
    assert words(told) in (
        "Ann has won at Summy against Computer.",
        "Ann has tied at Summy with Computer.",
        "Ann has lost at Summy to Computer.",
    )
    assert told.picture is None
    assert told.table is not None
    assert told.table.over
    assert told.table.players == {ANN.account}


async def test_a_game_begun_in_private_or_given_up_is_nothing_for_a_channel(stage: Stage) -> None:
    await stage.say(ANN, ASKED, private=True)
    await finished(stage)
    await stage.say(ANN, ASKED)
    await stage.say(ANN, "/resign", private=True)
    assert {type(message.to) for message in stage.chat.sent} == {Private, Ephemeral}


async def test_a_game_with_other_people_stays_in_the_channel(stage: Stage) -> None:
    for line in ("/challenge @ben computer=beginner summy", "/challenge anyone computer=beginner summy"):
        await stage.say(ANN, line)
    assert [(await stage.table(number)).private for number in (1, 2)] == [False, False]


async def test_a_move_typed_in_the_channel_is_played_and_answered_in_private(stage: Stage) -> None:
    await stage.say(ANN, ASKED)
    said = await stage.say(ANN, await stage.move())
    assert (await stage.table()).plies > 0
    assert said
    assert {message.to for message in said} == {private_chat(ANN)}


async def test_others_neither_see_nor_find_it_from_the_channel(stage: Stage) -> None:
    await stage.say(ANN, ASKED)
    assert "no tables here" in words(only(await stage.say(BEN, "/tables")))
    assert "no table #1" in words(only(await stage.say(BEN, "/board #1")))
    shown = only(await stage.say(ANN, "/board #1"))
    assert shown.to == Ephemeral(LOBBY, ANN.account)


async def test_a_rematch_asked_for_in_the_channel_is_played_in_private_too(stage: Stage) -> None:
    await stage.say(ANN, ASKED)
    await stage.say(ANN, "/resign", private=True)
    said = await stage.say(ANN, "/rematch #1")
    assert words(only(to(said, Ephemeral(LOBBY, ANN.account)))).startswith(
        "I am sending you your game at table #2 in our"
    )
    assert not to(said, LOBBY)


async def test_the_channel_hears_no_more_of_it_once_a_rematch_is_asked_for_in_private(stage: Stage) -> None:
    await stage.say(ANN, ASKED)
    await finished(stage)
    before = len(stage.chat.sent)
    await stage.say(ANN, "/rematch #1", private=True)
    await finished(stage, 2)
    assert not to(stage.chat.sent[before:], LOBBY)


async def test_a_pressed_answer_is_replaced_by_where_the_game_goes_on(stage: Stage) -> None:
    asked = only(await stage.say(ANN, "/challenge computer summy"))
    command = asked.buttons[0].command
    said = await stage.say(ANN, command, reply_to=reference(asked), pressed=True)
    told = only(to(said, Ephemeral(LOBBY, ANN.account)))
    assert told.replaces == reference(asked)
    assert words(told).splitlines()[1].startswith("I am sending you your game at table #1 in our private chat")


async def test_who_cannot_be_written_to_plays_in_the_channel(stage: Stage) -> None:
    stage.chat.trouble = lambda message: Unreachable() if isinstance(message.to, Private) else None
    said = await stage.say(ANN, ASKED)
    shown = [words(message) for message in to(said, LOBBY)]
    assert "begins at table #1" in shown[0]
    assert any("cannot write to you in private" in line for line in shown)
    moved = await stage.say(ANN, f"/play {await stage.move()}")
    assert to(moved, LOBBY)
    assert moved[-1].picture is not None


@pytest.mark.parametrize("trouble", [Private, Channel])
async def test_a_place_that_cannot_be_written_to_ends_in_no_circle(stage: Stage, trouble: type) -> None:
    stage.chat.trouble = lambda message: Unreachable() if isinstance(message.to, Private | trouble) else None
    await stage.say(ANN, ASKED)
    assert (await stage.table()).phase is Phase.RUNNING
    assert len(stage.chat.tried) < 12
