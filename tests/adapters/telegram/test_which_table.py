"""The buttons of questions on Telegram: they go once they lead nowhere, and stay as long as they show something."""

from tests.adapters.telegram.app import App, labels, text_of
from tests.adapters.telegram.stand_in import Someone, StandIn
from tests.adapters.telegram.test_groups import begun

BOTH = ["#1 Summy", "#2 Kakuro"]


async def two_games(app: App, stand_in: StandIn) -> Someone:
    """Somebody with two games against the computer."""
    ann = stand_in.person("Ann")
    for game in ("Summy", "Kakuro"):
        await ann.tell(f"/challenge computer {game} beginner")
        await app.said(ann.chat, f"{game} begins")
    return ann


async def test_which_table_is_meant_is_answered_once_by_whoever_gives_up(app: App, stand_in: StandIn) -> None:
    ann = await two_games(app, stand_in)
    await ann.tell("/resign")
    asked = await app.said(ann.chat, "Which game do you want to give up")
    assert labels(asked) == BOTH
    await ann.press(asked, BOTH[0])
    await app.said(ann.chat, "Ann resigns")
    await stand_in.until(lambda: labels(ann.chat.messages[asked["message_id"]]) == [])


async def test_several_boards_can_be_looked_at_by_one_question(app: App, stand_in: StandIn) -> None:
    ann = await two_games(app, stand_in)
    await ann.tell("/board")
    asked = await app.said(ann.chat, "Which table do you mean")
    for label in BOTH:
        await ann.press(asked, label)
        await app.quiet(ann)
        assert labels(ann.chat.messages[asked["message_id"]]) == BOTH


async def test_whoever_gives_up_in_words_is_no_longer_asked(app: App, stand_in: StandIn) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group()
    mover, _ = await begun(app, ann, ben, group)
    await app.play(1, [ann, ben], group)
    await mover.say(group, "/resign")
    asked = await app.said(group, "Do you want to give up Summy at table #1")
    assert labels(asked) == ["Give up", "Go on playing"]
    await mover.say(group, "/resign #1 yes")
    await stand_in.until(lambda: labels(group.messages[asked["message_id"]]) == [])
    assert "Do you want to give up" in text_of(group.messages[asked["message_id"]])
