"""A tournament in a group: joining and beginning by buttons, and its standings with a picture."""

import re

import pytest

from tests.adapters.telegram.app import App, labels, text_of
from tests.adapters.telegram.server import Server
from tests.adapters.telegram.stand_in import StandIn
from tests.adapters.telegram.test_rounds import connected
from tests.bot.stage import Stage


async def test_a_tournament_of_two_rounds(toy: Stage, server: Server, stand_in: StandIn) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group()

    def newest() -> str:
        return text_of(group.by_bot()[-1]) if group.by_bot() else ""

    async with connected(toy, server):
        await ann.tell("/start")
        await ben.tell("/start")
        await ann.say(group, "/tournament new toy rounds=2")
        await stand_in.until(lambda: "Ann is the director." in newest())
        await ben.press(group.by_bot()[-1], "Join")
        await stand_in.until(lambda: "Taking part (1): Ben" in newest())
        await ann.press(group.by_bot()[-1], "Join")
        await stand_in.until(lambda: "Taking part (2)" in newest())
        await ann.press(group.by_bot()[-1], "Start")
        await stand_in.until(lambda: any("Toy begins at table #1" in text_of(message) for message in group.by_bot()))
        await ben.say(group, "/resign yes")
        await stand_in.until(lambda: "The tournament after round 1 of 2" in newest())
        between = group.by_bot()[-1]
        assert labels(between) == ["Next round", "Join"]
        await ann.press(between, "Next round")
        await stand_in.until(lambda: any("Toy begins at table #2" in text_of(message) for message in group.by_bot()))
        await stand_in.until(lambda: labels(group.messages[between["message_id"]]) == [])
        await ben.say(group, "/resign #2 yes")
        await stand_in.until(lambda: "The tournament is over. Ann has won it." in newest())
        listed = group.by_bot()[-1]
        assert "2. Ben: 6" in text_of(listed)
        assert listed["photo"]


async def test_a_button_of_an_earlier_tournament_joins_no_other_one(app: App, stand_in: StandIn) -> None:
    group = stand_in.group()
    ann, ben, cara = (stand_in.person(name) for name in ("Ann", "Ben", "Cara"))
    await ann.say(group, "/tournament new summy rounds=3")
    await app.said(group, "Ann is the director")
    for one in (ann, ben):
        await one.say(group, "/tournament join")
    await app.said(group, r"\(2\)")
    await ann.say(group, "/tournament start")
    await app.said(group, "Summy begins")
    await ann.say(group, "/tournament end #1")
    await app.said(group, "The tournament after round 1 of 3")
    await cara.say(group, "/tournament")
    copy = dict(await app.said(group, "Come late"))
    assert labels(copy) == ["Next round", "Join"]
    await ann.say(group, "/tournament close")
    await app.said(group, "The tournament is over")
    await stand_in.until(lambda: labels(group.messages[copy["message_id"]]) == [])
    await ann.say(group, "/tournament new kakuro rounds=1")
    await app.said(group, "A tournament at Kakuro")
    assert "belongs to an earlier tournament" in (await cara.press(copy, "Join"))["text"]


@pytest.mark.parametrize("language", ["en", "de"])
async def test_the_players_of_a_single_table_are_told_once(app: App, stand_in: StandIn, language: str) -> None:
    group = stand_in.group()
    ann, ben = (stand_in.person(name, language=language) for name in ("Ann", "Ben"))
    await ann.say(group, {"en": "/tournament new summy", "de": "/turnier neu summy"}[language])
    join, begin, begins = {"en": ("Join", "Start", "begins"), "de": ("Mitspielen", "Starten", "beginnt")}[language]
    for who, so_far in ((ann, r"\(1\)"), (ben, r"\(2\)")):
        await who.press(await app.said(group, "Ann"), join)
        await app.said(group, so_far)
    await ann.press(await app.said(group, r"\(2\)"), begin)
    await app.said(group, f"Summy {begins}.* #1: ")
    first = next(one for one in group.by_bot() if re.match("Round 1 of|Runde 1 von", text_of(one)))
    assert "\n" not in text_of(first), "the table tells who plays"
    told = [one for one in group.by_bot() if one["message_id"] >= first["message_id"]]
    assert sum(bool(re.search("Ann, Ben|Ben, Ann", text_of(one))) for one in told) == 1
