"""The message of a turn: it alone asks, and is found or answered when it stands far above."""

import re

from tests.adapters.discord.app import App
from tests.adapters.discord.test_scenarios import begun, company


async def test_n4_only_the_newest_message_asks(app: App) -> None:
    here = await begun(app)
    mover = await app.turn()
    (other,) = {*company("summy")} - {mover}
    await app.slash(other, here, "pause")
    asked = await app.newest(here, "would like to pause")
    assert asked.buttons.keys() == {
        "My tiles",
        "How to play Summy",
        "Agree to pause",
        "Decline pause",
        "No pause after all",
    }
    twice = await app.press(other, here, "Agree to pause")
    assert twice.text == f"You are for the pause at table #1 already; {mover} still has to agree."
    await app.slash(mover, here, "play", move=await app.move())
    await app.settle()
    newest = await app.newest(here, "would like to pause")
    assert newest.id != asked.id
    assert newest.buttons.keys() == {"My tiles", "Agree to pause", "Decline pause", "No pause after all"}
    (earlier,) = [one for one in app.back_end.seen(here) if one.id == asked.id]
    assert earlier.buttons == {}
    assert "would like to pause" not in earlier.text
    assert f"**{mover}**, it is your turn." in earlier.text


async def test_n4_who_changes_a_turn_far_above_gets_a_link_to_it_or_a_reaction(app: App) -> None:
    here = await begun(app)
    mover = await app.turn()
    (other,) = {*company("summy")} - {mover}
    for at in range(3):
        app.back_end.say("Eve", here, f"That is talk {at}.")
    asked = await app.slash(other, here, "pause")
    turn = await app.newest(here, "would like to pause")
    told = rf"The others at table \[#1\]\(<\S+/{here}/{turn.id}>\) \(Summy\) have been asked."
    assert re.fullmatch(told, asked.text)
    app.back_end.say(mover, here, f"<@{app.back_end.me}> pause")
    await app.transport.until(lambda: app.back_end.seen(here)[-1].reactions)
    await app.settle()
    assert app.back_end.seen(here)[-1].reactions == ("\N{OK HAND SIGN}",)
    (paused,) = [one for one in app.back_end.seen(here) if one.id == turn.id]
    assert "is paused" in paused.text
