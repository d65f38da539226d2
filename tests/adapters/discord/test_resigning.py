"""Of several games, the one that is named by a button is given up only after a question."""

from tests.adapters.discord.app import App


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
