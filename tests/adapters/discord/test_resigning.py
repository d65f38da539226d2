"""A game is given up only after a question, also the one of several that a button names; settled questions ask nothing."""

from tests.adapters.discord.app import App
from tests.adapters.discord.back_end import Shown

QUESTION = "Do you want to give up"


async def begun(app: App, here: int) -> None:
    """Ann and Ben play in a channel."""
    await app.slash("Ann", here, "challenge", people=("Ben",), game="summy")
    await app.settle()
    await app.slash("Ben", here, "accept")
    await app.newest(here, "begins at table #1")
    await app.settle()


async def asked_again(app: App, here: int, times: int) -> Shown:
    """The newest question in a channel once there are so many."""

    def found() -> list[Shown]:
        return [one for one in app.back_end.seen(here) if QUESTION in one.text]

    await app.transport.until(lambda: len(found()) == times)
    await app.settle()
    return found()[-1]


async def without_buttons(app: App, here: int, asked: Shown) -> None:
    """Wait until a message in a channel has no buttons."""
    await app.transport.until(lambda: not any(one.buttons for one in app.back_end.seen(here) if one.id == asked.id))


async def test_the_game_that_a_button_names_is_given_up_after_the_question(app: App) -> None:
    here = app.back_end.channel("lobby")
    for number in (1, 2):
        await app.slash("Ann", here, "challenge", people=("Ben",), game="summy")
        await app.settle()
        await app.slash("Ben", here, "accept", table=str(number))
        await app.newest(here, f"begins at table #{number}")
        await app.settle()
    name = await app.turn(2)
    own = app.back_end.dm_channel(name)
    await app.slash(name, own, "play", move=f"#2 {await app.move(2)}")
    app.back_end.say(name, own, "/resign")
    which = await app.newest(own, "Which game do you want to give up")
    await app.settle()
    await app.press(name, own, "#2 Summy", message=which)
    await app.settle()
    question = await app.newest(own, "Do you want to give up Summy at table #2")
    await app.press(name, own, "Give up", message=question)
    await app.settle()
    assert await app.over(2)


async def test_a_question_in_a_channel_loses_its_buttons_once_it_is_settled(app: App) -> None:
    here, resign = app.back_end.channel("lobby"), f"<@{app.back_end.me}> resign"
    await begun(app, here)
    app.back_end.say("Ann", here, resign)
    first = await asked_again(app, here, 1)
    app.back_end.say("Ann", here, resign)
    second = await asked_again(app, here, 2)
    await without_buttons(app, here, first)
    assert list(second.buttons) == ["Give up", "Go on playing"]
    app.back_end.say("Ann", here, f"{resign} no")
    await app.newest(here, "you play on")
    await without_buttons(app, here, second)
    for settled in (first, second):
        answer = await app.press("Ann", here, "Give up", message=settled)
        assert QUESTION in answer.text
        assert not await app.over(1)
    await app.settle()
    await app.press("Ann", here, "Give up", message=answer.said[0])
    await app.settle()
    assert await app.over(1)


async def test_a_question_in_a_channel_loses_its_buttons_once_one_is_pressed(app: App) -> None:
    here = app.back_end.channel("lobby")
    await begun(app, here)
    app.back_end.say("Ann", here, f"<@{app.back_end.me}> resign")
    asked = await asked_again(app, here, 1)
    assert "you play on" in (await app.press("Ann", here, "Go on playing", message=asked)).text
    await without_buttons(app, here, asked)
