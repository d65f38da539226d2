"""In private a person and a group are picked from Telegram's lists; the challenge is then made in that group."""

from pathlib import Path

import pytest

from bot.adapters.telegram.client import KINDS
from bot.chat.port import Account
from tests.adapters.telegram.app import App, labels, text_of
from tests.adapters.telegram.server import Server
from tests.adapters.telegram.stand_in import ME, Chat, Someone, StandIn

PICK, LIST, GROUP, NOBODY = "Pick a person", "Open the list", "Pick the group", "Pick nobody"


def keys(who: Someone) -> list[str]:
    return [key["text"] for row in who.chat.keys for key in row]


async def asked_for_person(app: App, ann: Someone) -> None:
    """Ann has chosen by buttons to play Summy with a person."""
    start = await ann.tell("/start")
    games = await app.said(ann.chat, "Hello!", after=start["message_id"])
    await app.quiet(ann)
    await ann.press(games, "Summy")
    await ann.press(await app.said(ann.chat, "Who is to play", after=start["message_id"]), PICK)
    await app.said(ann.chat, "Whom would you like to play", after=start["message_id"])


async def picked(app: App, ann: Someone, ben: Someone, group: Chat) -> None:
    """Ann has picked both."""
    await asked_for_person(app, ann)
    await ann.pick_person(LIST, ben)
    await app.said(ann.chat, f"{ben.user['first_name']}, good")
    await ann.pick_group(GROUP, group)


@pytest.mark.parametrize("username", ["ben_b", None])
async def test_the_challenge_is_made_in_the_group_and_names_the_person(
    app: App, stand_in: StandIn, username: str | None
) -> None:
    ann, ben = stand_in.person("Ann", started=False), stand_in.person("Ben", username=username)
    group = stand_in.group("Friends")
    await asked_for_person(app, ann)
    assert keys(ann) == [LIST, NOBODY]
    await ann.pick_person(LIST, ben)
    await app.said(ann.chat, "Ben, good")
    assert keys(ann) == [GROUP, NOBODY]
    await ann.pick_group(GROUP, group)
    assert "I am asking Ben in Friends" in text_of(await app.said(ann.chat, "I am asking"))
    challenge = await app.said(group, "wants to play")
    assert [one["user"] for one in challenge["entities"] if one["type"] == "text_mention"] == [ben.user]
    assert keys(ann) == [], "the keys are gone"
    assert app.ledger.table(1)[0].players[1].account == Account("telegram", str(ben.user["id"]))
    await ben.press(challenge, "Accept")
    await app.said(group, "begins at table #1")


async def test_it_is_asked_in_the_language_chosen(app: App, stand_in: StandIn) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group("Freunde")
    await ann.tell("/language de")
    await app.said(ann.chat, "Deutsch")
    await ann.tell("/challenge summy")
    who = await app.said(ann.chat, "Wer soll mitspielen")
    await app.quiet(ann)
    await ann.press(who, "Jemanden auswählen")
    await app.said(ann.chat, "Mit wem")
    await ann.pick_person("Liste öffnen", ben)
    await app.said(ann.chat, "Wo wollt ihr spielen")
    await ann.pick_group("Gruppe wählen", group)
    await app.said(ann.chat, "Ich frage Ben in Freunde")
    await app.said(group, "wants to play")


async def test_a_group_without_the_bot_gets_it_and_its_greeting(app: App, stand_in: StandIn) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group("New")
    group.absent.add(ME["id"])
    await picked(app, ann, ben, group)
    await app.said(group, "Hello!")
    await app.said(group, "wants to play")


async def test_whoever_is_not_in_the_group_cannot_be_asked_there(app: App, stand_in: StandIn) -> None:
    ann, ben = stand_in.person("Ann"), stand_in.person("Ben")
    wrong, right = stand_in.group("Work"), stand_in.group("Friends")
    wrong.absent.add(ben.user["id"])
    await picked(app, ann, ben, wrong)
    await app.said(ann.chat, "Ben is not in Work")
    assert not wrong.by_bot()
    await ann.pick_group(GROUP, right)
    await app.said(right, "wants to play")


async def test_nobody_picks_themselves(app: App, stand_in: StandIn) -> None:
    ann, ben = stand_in.person("Ann"), stand_in.person("Ben")
    await asked_for_person(app, ann)
    await ann.pick_person(LIST, ann)
    await app.said(ann.chat, "cannot challenge yourself")
    await ann.pick_person(LIST, ben)
    await app.said(ann.chat, "Ben, good")


async def test_a_refusal_is_told_in_private(app: App, stand_in: StandIn) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group()
    for n in range(10):
        await ann.say(group, f"/challenge anyone summy luck={n}")
    await stand_in.until(lambda: len(group.by_bot()) == 10)
    await picked(app, ann, ben, group)
    await app.said(ann.chat, "10 challenges open")
    assert len(group.by_bot()) == 10


async def test_the_picking_can_be_given_up(app: App, stand_in: StandIn) -> None:
    ann, ben = stand_in.person("Ann"), stand_in.person("Ben")
    await asked_for_person(app, ann)
    await ann.tell(NOBODY)
    await app.said(ann.chat, "nobody was asked")
    assert keys(ann) == []
    await asked_for_person(app, ann)
    await ann.pick_person(LIST, ben)
    await app.said(ann.chat, "Ben, good")


async def test_after_a_restart_whoever_picks_begins_again_by_the_next_button(
    tmp_path: Path, server: Server, stand_in: StandIn
) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group()
    async with App(tmp_path / "telegram.sqlite3", server).serving() as app:
        await asked_for_person(app, ann)
    async with app.serving():
        await ann.pick_person(LIST, ben)
        told = await app.said(ann.chat, "Let us begin again")
        assert keys(ann) == []
        await ann.press(await app.said(ann.chat, "Which game", after=told["message_id"]), "Summy")
        await ann.press(await app.said(ann.chat, "Who is to play", after=told["message_id"]), PICK)
        await app.said(ann.chat, "Whom would you like to play", after=told["message_id"])
        await ann.pick_person(LIST, ben)
        await app.said(ann.chat, "Ben, good")
    async with app.serving():
        await ann.pick_group(GROUP, group)
        await app.said(ann.chat, "Let us begin again", after=told["message_id"])
    assert not group.by_bot()


async def test_after_a_restart_the_picking_can_still_be_given_up(
    tmp_path: Path, server: Server, stand_in: StandIn
) -> None:
    ann = stand_in.person("Ann", language="de")
    async with App(tmp_path / "telegram.sqlite3", server).serving() as app:
        await ann.tell("/challenge summy")
        who = await app.said(ann.chat, "Wer soll mitspielen")
        await app.quiet(ann)
        await ann.press(who, "Jemanden auswählen")
        await app.said(ann.chat, "Mit wem")
    async with app.serving():
        await ann.tell("Niemanden wählen")
        await app.said(ann.chat, "gefragt wurde niemand")
        assert keys(ann) == []


async def test_a_person_is_picked_from_a_list_in_private_alone(app: App, stand_in: StandIn) -> None:
    ann, group = stand_in.person("Ann"), stand_in.group()
    await ann.say(group, "/challenge summy")
    assert PICK not in labels(await app.said(group, "Who is to play"))
    assert "message" in KINDS, "what was picked comes as a message"
