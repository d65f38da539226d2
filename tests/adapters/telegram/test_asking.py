"""What a challenge leaves open is asked for with buttons: in private, and in a group for the person who asked."""

from bot.chat.port import Person
from bot.tables.table import Phase
from core.game import Level
from tests.adapters.telegram.stage import Stage, labels, text_of
from tests.adapters.telegram.world import World


async def test_the_computer_is_challenged_in_private_by_pressing_buttons(stage: Stage, world: World) -> None:
    ann = world.person("Ann")
    await ann.tell("/challenge computer")
    asked = await stage.said(ann.chat, "which game")
    assert "Kakuro" in labels(asked)
    await stage.quiet(ann)  # who presses sooner than the bot knows where its question stands is asked in a new message
    await ann.press(asked, "Kakuro")
    level = await stage.said(ann.chat, "how well")
    assert level["message_id"] == asked["message_id"]
    await ann.press(level, "Beginner")
    await stage.said(ann.chat, "begins")
    chosen = await stage.said(ann.chat, "You chose")
    assert (chosen["message_id"], labels(chosen)) == (asked["message_id"], [])
    table, _ = stage.ledger.table(1)
    assert (table.game, table.private, table.phase) == ("kakuro", True, Phase.RUNNING)
    assert table.players[1].level is Level.BEGINNER


async def test_in_a_group_only_who_asked_can_press(stage: Stage, world: World) -> None:
    ann, ben, eve, group = world.person("Ann"), world.person("Ben Ö"), world.person("Eve"), world.group()
    typed = await ann.say(group, "/challenge *", naming=ben)
    asked = await stage.said(group, "which game")
    assert asked["reply_to_message"]["message_id"] == typed["message_id"]
    await stage.quiet(ann, group)
    assert "for the person who asked" in (await eve.press(asked, "Summy"))["text"]
    assert "text" not in await ann.press(asked, "Summy")
    challenge = await stage.said(group, "wants to play")
    seat = stage.ledger.table(1)[0].players[1]
    assert seat.person == Person("telegram", str(ben.user["id"])), "the button knows who was meant"
    assert [one["user"] for one in challenge["entities"] if one["type"] == "text_mention"] == [ben.user]
    assert not labels(await stage.said(group, "You chose"))
    await ben.press(challenge, "Accept")
    await stage.said(group, "begins at table #1")


async def test_the_command_alone_is_asked_for_everything_step_by_step(stage: Stage, world: World) -> None:
    ann, group = world.person("Ann", language="de"), world.group(privacy=True)
    await ann.say(group, "/herausfordern")
    asked = await stage.said(group, "welches Spiel")
    await stage.quiet(ann, group)
    await ann.press(asked, "Summa Summarum")
    await ann.press(await stage.said(group, "wer mitspielen soll"), "Ich spiele allein")
    assert "/herausfordern allein summa" in text_of(await stage.said(group, "Du hast"))
    await stage.said(group, "beginnt")
