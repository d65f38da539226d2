"""A game is given up at once by its number; else a player who has moved in it is asked first."""

from bot.chat.port import Author, Message
from bot.tables.table import Phase
from tests.bot.stage import CARA, LOBBY, Stage, only, reference, to, words


async def press(stage: Stage, who: Author, asked: Message) -> list[Message]:
    """Press the one button of a question in the channel."""
    (button,) = asked.buttons
    return await stage.say(who, button.command, reply_to=reference(asked), pressed=True)


async def test_who_has_moved_is_asked_and_gives_up_by_the_button(stage: Stage) -> None:
    await stage.begin()
    mover = await stage.on_turn()
    await stage.play()
    asked = only(await stage.say(mover, "/resign"))
    assert words(asked).startswith("Do you want to give up Summy at table #1?")
    assert [(button.label, button.command) for button in asked.buttons] == [("Give up", "/resign #1")]
    assert (await stage.table()).phase is Phase.RUNNING
    sent = await press(stage, mover, asked)
    assert f"{mover.name} resigns" in words(only(to(sent, LOBBY)))
    [done] = [message for message in sent if message.replaces == reference(asked)]
    assert (words(done), done.buttons) == ("You have given up Summy at table #1.", ())
    assert (await stage.table()).phase is Phase.OVER


async def test_who_has_not_moved_or_names_the_table_is_not_asked(stage: Stage) -> None:
    await stage.begin()
    _, waiting = await stage.seated()
    await stage.play()
    await stage.say(waiting, "/resign")
    assert (await stage.table()).phase is Phase.OVER
    await stage.begin()
    mover = await stage.on_turn(2)
    await stage.play(2)
    await stage.say(mover, "/resign #2")
    assert (await stage.table(2)).phase is Phase.OVER


async def test_nobody_gives_up_by_the_button_of_another(stage: Stage) -> None:
    await stage.begin()
    await stage.play()
    await stage.play()
    ann, ben = await stage.seated()
    asked = only(await stage.say(ann, "/resign"))
    for other in (ben, CARA):
        assert "Only the person who was asked" in words(only(await press(stage, other, asked)))
    assert (await stage.table()).phase is Phase.RUNNING


async def test_a_button_that_proposes_to_resign_asks_whoever_presses_it(stage: Stage) -> None:
    await stage.begin()
    await stage.play()
    await stage.play()
    ann, ben = await stage.seated()
    proposal = only(await stage.say(ann, "/quit"))
    assert "/resign" in [button.command for button in proposal.buttons]
    asked = only(await stage.say(ben, "/resign", reply_to=reference(proposal), pressed=True))
    assert words(asked).startswith("Do you want to give up")
    await press(stage, ben, asked)
    assert (await stage.table()).phase is Phase.OVER


async def test_the_button_that_names_one_of_several_games_asks_before_it_is_given_up(stage: Stage) -> None:
    for _ in range(2):
        await stage.begin()
    mover = await stage.on_turn(2)
    await stage.play(2)
    which = only(await stage.say(mover, "/resign", private=True))
    asked = only(await stage.press(mover, which, "#2 Summy"))
    assert words(asked) == "Do you want to give up Summy at table #2? That cannot be undone."
    assert (await stage.table(2)).phase is Phase.RUNNING
    await stage.press(mover, asked, "Give up")
    assert (await stage.table(2)).phase is Phase.OVER


async def test_a_question_of_a_game_that_has_ended_meanwhile_is_answered(stage: Stage) -> None:
    await stage.begin()
    await stage.play()
    await stage.play()
    mover = await stage.on_turn()
    asked = only(await stage.say(mover, "/resign"))
    await stage.say(mover, "/resign #1")
    assert "is over" in words(only(await press(stage, mover, asked)))


async def test_what_is_asked_in_german_is_answered_in_german(stage: Stage) -> None:
    await stage.begin()
    mover = await stage.on_turn()
    await stage.play()
    asked = only(await stage.say(mover, "/aufgeben", private=True, locale="de"))
    assert words(asked).startswith("Möchtest du Summy an Tisch #1 aufgeben?")
    assert [button.label for button in asked.buttons] == ["Aufgeben"]
    await stage.press(mover, asked, "Aufgeben")
    assert (await stage.table()).phase is Phase.OVER
