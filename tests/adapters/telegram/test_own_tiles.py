"""One's own tiles in private: only the newest message has buttons."""

from tests.adapters.telegram.app import App, labels
from tests.adapters.telegram.stand_in import Someone, StandIn


async def begun(app: App, stand_in: StandIn) -> Someone:
    """The player on turn in a game of Rummy-Pur-Plus that has begun in a group."""
    ann, ben = stand_in.person("Ann", username="ann_x"), stand_in.person("Ben", username="ben_x")
    group = stand_in.group(privacy=True)
    await ann.say(group, "/challenge @ben_x rummy-plus")
    await ben.press(await app.said(group, "wants to play"), "Accept")
    await app.said(group, "begins at table")
    mover = app.on_turn(1, [ann, ben])
    assert mover is not None
    return mover


async def test_tiles_asked_for_again_take_the_buttons_from_those_before(app: App, stand_in: StandIn) -> None:
    mover = await begun(app, stand_in)
    first = await app.said(mover.chat, "for your eyes only")
    assert labels(first) == ["Draw"]
    await mover.tell("/rack")
    again = await app.said(mover.chat, "for your eyes only", after=first["message_id"])
    await stand_in.until(lambda: not labels(first))
    assert labels(again) == ["Draw"]
    await mover.press(again, "Draw")
    drawn = await app.said(mover.chat, "Now lay")
    await app.quiet(mover)
    assert drawn["message_id"] == again["message_id"], "a button changes the message it stands below"
    assert not any("Draw" in labels(one) for one in mover.chat.by_bot())


async def test_no_draw_is_left_behind_by_what_was_typed_before_it(app: App, stand_in: StandIn) -> None:
    mover = await begun(app, stand_in)
    await app.said(mover.chat, "for your eyes only")
    await mover.tell("what now")
    await app.said(mover.chat, "I cannot read that")
    await mover.tell("meld R5 B5 K5")
    early = await app.said(mover.chat, "Draw first")
    assert labels(early) == ["Draw"]
    await mover.tell("draw please")
    await app.said(mover.chat, "Now lay")
    await app.quiet(mover)
    await stand_in.until(lambda: not any("Draw" in labels(one) for one in mover.chat.by_bot()))
