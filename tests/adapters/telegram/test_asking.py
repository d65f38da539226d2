"""An incomplete challenge is completed by buttons: in private, and in a group for its author only."""

import copy
import re

import pytest

from bot.chat.port import Account
from bot.tables.table import Phase
from core.game import Level
from tests.adapters.telegram.app import App, labels, text_of
from tests.adapters.telegram.stand_in import ME, StandIn


async def test_the_computer_is_challenged_in_private_by_pressing_buttons(app: App, stand_in: StandIn) -> None:
    ann = stand_in.person("Ann")
    await ann.tell("/challenge computer")
    asked = await app.said(ann.chat, "Which game")
    assert "Kakuro" in labels(asked)
    await app.quiet(ann)  # a press before the bot knows the id of its question is answered in a new message
    await ann.press(asked, "Kakuro")
    level = await app.said(ann.chat, "How well")
    assert level["message_id"] == asked["message_id"]
    await ann.press(level, "Beginner")
    agreed = await app.said(ann.chat, "Ready when you are")
    assert (agreed["message_id"], labels(agreed)[0]) == (asked["message_id"], "Start now")
    await ann.press(agreed, "Start now")
    await app.said(ann.chat, "begins")
    chosen = await app.said(ann.chat, "You chose")
    assert (chosen["message_id"], labels(chosen)) == (asked["message_id"], [])
    table, _ = app.ledger.table(1)
    assert (table.game, table.private, table.phase) == ("kakuro", True, Phase.RUNNING)
    assert table.players[1].level is Level.BEGINNER


async def test_in_a_group_only_the_author_can_press(app: App, stand_in: StandIn) -> None:
    ann, ben, eve, group = stand_in.person("Ann"), stand_in.person("Ben Ö"), stand_in.person("Eve"), stand_in.group()
    typed = await ann.say(group, "/challenge *", naming=ben)
    asked = await app.said(group, "Which game")
    assert asked["reply_to_message"]["message_id"] == typed["message_id"]
    await app.quiet(ann, group)
    assert "for the person who asked" in (await eve.press(asked, "Summy"))["text"]
    assert "text" not in await ann.press(asked, "Summy")
    assert "text" not in await ann.press(await app.said(group, "Ready when you are"), "Ask now")
    challenge = await app.said(group, "wants to play")
    seat = app.ledger.table(1)[0].players[1]
    assert seat.account == Account("telegram", str(ben.user["id"])), "the button knows who was meant"
    assert [one["user"] for one in challenge["entities"] if one["type"] == "text_mention"] == [ben.user]
    assert not labels(await app.said(group, "You chose"))
    await ben.press(challenge, "Accept")
    await app.said(group, "begins at table #1")


async def test_three_people_are_challenged_by_pressing_buttons(app: App, stand_in: StandIn) -> None:
    ann, group = stand_in.person("Ann"), stand_in.group()
    others = [stand_in.person(name, username=f"{name.lower()}_maier") for name in ("Bernd", "Clara", "David")]
    for one in others:
        await one.say(group, "hello")
    await ann.say(group, "/challenge @bernd_maier @clara_maier @david_maier")
    asked = await app.said(group, "Which game")
    await app.quiet(ann, group)
    await ann.press(asked, "Summy")
    first = copy.deepcopy(await app.said(group, "Ready when you are"))
    assert "Hints" in labels(first)
    await ann.press(first, "Hints")
    await stand_in.until(lambda: "Hints" not in labels(asked))
    (pressed,) = (
        one["callback_data"]
        for row in first["reply_markup"]["inline_keyboard"]
        for one in row
        if one["text"] == "Time: no limit"
    )
    assert "text" not in await stand_in.press_data(ann, asked, pressed), "its message has other buttons by now"
    await app.quiet(ann, group)
    assert "Time: no limit" in labels(asked)
    await ann.press(asked, "Time: no limit")
    await app.said(group, "wants to play")
    table, _ = app.ledger.table(1)
    assert [player.name for player in table.players[1:]] == ["bernd_maier", "clara_maier", "david_maier"]
    assert (table.hints, table.pace) == (True, None)


async def test_the_command_alone_is_asked_for_everything_step_by_step(app: App, stand_in: StandIn) -> None:
    ann, group = stand_in.person("Ann", language="de"), stand_in.group(privacy=True)
    await ann.say(group, "/herausfordern")
    asked = await app.said(group, "Welches Spiel")
    await app.quiet(ann, group)
    await ann.press(asked, "Summa Summarum")
    await ann.press(await app.said(group, "Wer soll mitspielen"), "Ich spiele allein")
    await ann.press(await app.said(group, "Es kann losgehen"), "Los geht's")
    assert "/herausfordern allein summa" in text_of(await app.said(group, "Du hast"))
    await app.said(group, "beginnt")


OPTIONS = {
    "en": {
        "rummy-pur": ["Quick end: the others share", "Equal hands take one place", "Third place: 3 points"],
        "summa": ["One minute a round", "Five minutes a round", "Twelve hours a round", "No sand-glass"],
    },
    "de": {
        "rummy-pur": ["Schnelles Ende: Rest teilt", "Gleich viele: ein Platz", "Dritter Platz: 3 Punkte"],
        "summa": ["Eine Minute je Runde", "Fünf Minuten je Runde", "Zwölf Stunden je Runde", "Ohne Sanduhr"],
    },
}


@pytest.mark.parametrize("language", ["en", "de"])
async def test_what_can_be_agreed_on_is_offered_in_plain_words(app: App, stand_in: StandIn, language: str) -> None:
    ann, group = stand_in.person("Ann", language=language), stand_in.group()
    everybody, ready = {
        "en": ("Whoever joins first", "Ready when you are"),
        "de": ("Wer zuerst mitspielt", "Es kann losgehen"),
    }[language]
    typed = {"en": ("first-round", "time=60s"), "de": ("erste-runde", "zeit=60s")}[language]
    for game, word in zip(("rummy-pur", "summa"), typed, strict=True):
        line = {"en": f"/challenge {game}", "de": f"/herausfordern {game}"}[language]
        before = len(group.by_bot())
        await ann.say(group, line)
        await stand_in.until(lambda before=before: len(group.by_bot()) > before)  # type: ignore[misc]
        await ann.press(group.by_bot()[-1], everybody)
        asked = await app.said(group, f"{ready}[\\s\\S]*{word}")
        offered = OPTIONS[language][game]
        assert [one for one in labels(asked) if one in offered] == offered
        assert not [one for one in labels(asked) if "=" in one or one in typed]


@pytest.mark.parametrize("language", ["en", "de"])
async def test_the_time_of_a_tournament_is_asked_for_in_plain_words(app: App, stand_in: StandIn, language: str) -> None:
    ann, group = stand_in.person("Ann", language=language), stand_in.group()
    await ann.say(group, {"en": "/tournament", "de": "/turnier"}[language])
    await stand_in.until(group.by_bot)
    await ann.press(group.by_bot()[-1], "Summy")
    asked = await app.said(group, {"en": "Three days", "de": "drei Tage"}[language])
    assert not re.search("pace|bedenkzeit|`|daily|täglich", text_of(asked))
    assert (
        labels(asked)
        == {
            "en": ["Time: five minutes", "Time: three days", "Time: ten days", "Time: no limit"],
            "de": ["Zeit: fünf Minuten", "Zeit: drei Tage", "Zeit: zehn Tage", "Zeit: unbegrenzt"],
        }[language]
    )


@pytest.mark.parametrize("language", ["en", "de"])
async def test_a_game_asked_for_as_people_speak_is_chosen_by_a_button(
    app: App, stand_in: StandIn, language: str
) -> None:
    ann, ben = (stand_in.person(name, username=f"{name}_x", language=language) for name in ("Ann", "Ben"))
    group = stand_in.group(privacy=True)
    line, which, asks = {
        "en": ("rummy with @ben_x and @cara_x, please", "may mean several games", "wants to play Rummy-Pur"),
        "de": ("rummy mit @ben_x und @cara_x bitte", "mehrere Spiele", "möchte Rummy-Pur spielen"),
    }[language]
    await ann.say(group, f"@{ME['username']} {line}")
    asked = await app.said(group, which)
    offered = labels(asked)
    assert [one.split()[-1] for one in offered] == ["rummy-pur", "rummy-plus"]
    await ann.press(asked, offered[0])
    challenge = await app.said(group, asks)
    assert "@ben_x" in text_of(challenge)
    await ben.press(challenge, labels(challenge)[0])
    await app.said(group, "● Ben")


@pytest.mark.parametrize(
    ("language", "agrees", "joins", "refuses"),
    [("en", "ok, I'm in!", "Sure", "No thanks"), ("de", "Ja, bin dabei!", "mitspielen", "Nein danke")],
)
async def test_a_plain_reply_to_a_challenge_answers_it(
    app: App, stand_in: StandIn, language: str, agrees: str, joins: str, refuses: str
) -> None:
    ann, ben, eve = (stand_in.person(name, username=f"{name}_x", language=language) for name in ("Ann", "Ben", "Eve"))
    group = stand_in.group(privacy=True)
    ask, anyone = {
        "en": ("/challenge @ben_x", "/challenge anyone"),
        "de": ("/herausfordern @ben_x", "/herausfordern jeden"),
    }[language]
    await ann.say(group, f"{ask} summy")
    asked = await app.said(group, "#1")
    await app.quiet(ann, group)
    said = len(group.by_bot())
    await eve.say(group, agrees, reply_to=asked)
    await ben.say(group, f"{agrees} What is that?", reply_to=asked)
    await app.quiet(ben, group)
    assert len(group.by_bot()) == said + 1, "the first is not asked, and the other asks something"
    assert app.ledger.table(1)[0].phase is Phase.OPEN
    await ben.say(group, agrees, reply_to=asked)
    await stand_in.until(lambda: app.ledger.table(1)[0].phase is Phase.RUNNING)
    await ann.say(group, f"{ask} kakuro")
    second = await app.said(group, "#2")
    await app.quiet(ann, group)
    await ben.say(group, refuses, reply_to=second)
    await stand_in.until(lambda: app.ledger.table(2)[0].phase is Phase.OFF)
    await ann.say(group, f"{anyone} kakuro")
    third = await app.said(group, "#3")
    await app.quiet(ann, group)
    await eve.say(group, joins, reply_to=third)
    await stand_in.until(lambda: app.ledger.table(3)[0].phase is Phase.RUNNING)
