"""B3: a move is first shown to its author alone; its buttons go once it is played or can be played no longer."""

import pytest

from tests.adapters.discord.app import App
from tests.adapters.discord.test_scenarios import begun

BUTTONS = {"Play", "Change"}


async def confirming(app: App) -> tuple[int, str, str, str]:
    """The channel of a game, its player on turn, who confirms moves, a good move of theirs, and the command that showed it."""
    here = await begun(app)
    mover = await app.turn()
    await app.slash(mover, here, "confirm", switch="on")
    move = await app.move()
    while move.startswith("exchange"):
        await app.slash(mover, here, "play", move=move)
        await app.slash(mover, here, "play", move=move)
        await app.settle()
        mover, move = await app.turn(), await app.move()
        await app.slash(mover, here, "confirm", switch="on")
    token = app.pick(mover, here, "play", move=move)
    shown = await app.answered(token)
    assert "Your move at table #1" in shown.text
    assert shown.said[0].buttons.keys() == BUTTONS
    await app.settle()
    return here, mover, move, token


async def closed(app: App, token: str) -> None:
    """Wait until the answer to this command has no buttons any more."""
    await app.transport.until(lambda: not app.back_end.answer(token).said[0].buttons)


async def test_b3_a_move_shown_to_its_author_alone_is_played_by_its_button(app: App) -> None:
    here, mover, _, token = await confirming(app)
    await app.press(mover, here, "Play", message=app.back_end.answer(token).said[0])
    await closed(app, token)
    assert await app.turn() != mover


async def test_b3_a_move_shown_to_its_author_alone_is_played_by_typing_it_again(app: App) -> None:
    here, mover, move, token = await confirming(app)
    await app.slash(mover, here, "play", move=move)
    await closed(app, token)
    assert await app.turn() != mover


async def test_b3_a_move_shown_to_its_author_alone_loses_its_buttons_once_the_game_has_ended(app: App) -> None:
    here, mover, _, token = await confirming(app)
    other = next(one for one in ("Ann", "Ben") if one != mover)
    await app.slash(other, here, "resign", sure="yes")
    assert await app.over()
    await closed(app, token)


@pytest.mark.parametrize("again", ["Play", "a line"])
async def test_b3_a_move_typed_in_the_channel_is_shown_in_private(app: App, again: str) -> None:
    here, mover, move, token = await confirming(app)
    await app.press(mover, here, "Change", message=app.back_end.answer(token).said[0])
    line, dm = f"<@{app.back_end.me}> play {move}", app.back_end.dm_channel(mover)
    app.back_end.say(mover, here, line)
    shown = await app.newest(dm, "Your move at table #1")
    assert shown.buttons.keys() == BUTTONS
    await app.settle()
    if again == "Play":
        await app.press(mover, dm, "Play", message=shown)
    else:
        app.back_end.say(mover, here, line)
    await app.transport.until(lambda: not any(BUTTONS & one.buttons.keys() for one in app.back_end.seen(dm)))
    await app.settle()
    assert await app.turn() != mover
