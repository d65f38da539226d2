"""Rights in a group: moderators, administrators who write as the group, and other bots."""

import pytest

from bot.grammar import words
from tests.adapters.telegram.app import App, text_of
from tests.adapters.telegram.server import Server
from tests.adapters.telegram.stand_in import Chat, Someone, StandIn
from tests.adapters.telegram.test_groups import begun

ACTS = {"new": "new summy", "end": "end #1", "drop": "drop @annann"}


@pytest.mark.parametrize("act", sorted(words.TOURNAMENT))
async def test_a_moderator_may_do_what_the_director_may(app: App, stand_in: StandIn, act: str) -> None:
    ann, ben, group = stand_in.person("Ann", username="annann"), stand_in.person("Ben"), stand_in.group()
    stand_in.admins.add(ben.user["id"])
    await ann.say(group, "/tournament new summy")
    await app.said(group, "Ann is the director")
    for one in (ann, ben):
        await one.say(group, "/tournament join")
    await app.said(group, r"Taking part \(2\)")
    typed = await ben.say(group, f"/tournament {ACTS.get(act, act)}")
    await app.quiet(ben, group)
    told = [text_of(one) for one in group.by_bot() if one["message_id"] > typed["message_id"]]
    assert not [
        text for text in told if "director of this tournament" in text or "administer" in text or "moderate" in text
    ]


async def test_a_moderator_leads_a_tournament_to_its_end(app: App, stand_in: StandIn) -> None:
    ann, ben, cyd, group = (*map(stand_in.person, ("Ann", "Ben", "Cyd")), stand_in.group())
    stand_in.admins.add(ben.user["id"])
    await ann.say(group, "/tournament new summy rounds=2")
    await app.said(group, "Ann is the director")
    for one in (ann, cyd):
        await one.say(group, "/tournament join")
    await app.said(group, r"Taking part \(2\)")
    await cyd.say(group, "/tournament start")
    await app.said(group, "Only Ann, the director")
    await ben.say(group, "/tournament start")
    await app.said(group, "begins at table #1")
    await ben.say(group, "/tournament end #1")
    await app.said(group, "stopped before its end")
    await ben.say(group, "/tournament next")
    await app.said(group, "begins at table #2")
    await ben.say(group, "/tournament end #2")
    await app.said(group, "The tournament is over")


# --- administrators who write as the group


async def speak(group: Chat, who: Someone, text: str, **more: object) -> None:
    await who.say(group, text, sender_chat=group.public(), **more)


async def test_an_anonymous_administrator_closes_its_tables(app: App, stand_in: StandIn, server: Server) -> None:
    ann, ben, group, admin = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group(), stand_in.anonymous()
    await begun(app, ann, ben, group)
    await speak(group, admin, "/close #1")
    await app.said(group, "stopped before its end")
    assert server.asked("getChatMember") == []


async def test_an_anonymous_administrator_leads_a_tournament(app: App, stand_in: StandIn) -> None:
    ann, ben, group, admin = (
        stand_in.person("Ann"),
        stand_in.person("Ben"),
        stand_in.group("Friends"),
        stand_in.anonymous(),
    )
    await speak(group, admin, "/tournament new summy rounds=1")
    await app.said(group, "Friends is the director")
    for one in (ann, ben):
        await one.say(group, "/tournament join")
    await app.said(group, r"Taking part \(2\)")
    await speak(group, admin, "/tournament start")
    await app.said(group, "begins at table #1")


@pytest.mark.parametrize(
    "text",
    ["/challenge anyone summy", "/join", "/accept", "/rematch", "/tournament join", "/rack", "/hint", "/play 1+2=3"],
)
async def test_an_anonymous_administrator_is_told_what_to_do_to_play(app: App, stand_in: StandIn, text: str) -> None:
    ann, group, admin = stand_in.person("Ann"), stand_in.group(), stand_in.anonymous()
    await ann.say(group, "/challenge anyone summy")
    await app.said(group, "wants to play")
    before = len(group.by_bot())
    await speak(group, admin, text)
    await app.said(group, "Turn off Remain Anonymous")
    assert len(group.by_bot()) == before + 1


async def test_nothing_private_goes_to_the_group_somebody_writes_for(app: App, stand_in: StandIn) -> None:
    ann, ben, group, admin = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group(), stand_in.anonymous()
    await begun(app, ann, ben, group)
    await speak(group, admin, "/rack #1")
    await speak(group, admin, "/tables")
    await app.said(group, "#1 Summy")
    assert not [one for one in group.by_bot() if "Your tiles" in text_of(one)]


# --- other bots


@pytest.mark.parametrize("way", ["name", "reply"])
async def test_other_bots_cannot_be_challenged(app: App, stand_in: StandIn, way: str) -> None:
    ann, group, poll = stand_in.person("Ann"), stand_in.group(), stand_in.bot("Polls", "poll_bot")
    shown = stand_in.message(group, poll.user, text="a poll")
    if way == "name":
        await ann.say(group, "/challenge @Poll_Bot summy")
    else:
        await ann.say(group, "/challenge summy", reply_to=shown)
    await app.said(group, "@Poll_Bot is a bot" if way == "name" else "@poll_bot is a bot")
    assert not [one for one in group.by_bot() if "wants to play" in text_of(one)]


async def test_somebody_whose_name_ends_like_a_bots_is_challenged_by_a_reply(app: App, stand_in: StandIn) -> None:
    ann, group, tal = stand_in.person("Ann"), stand_in.group(), stand_in.person("Tal", username="talbot")
    hello = await tal.say(group, "hello")
    await ann.say(group, "/challenge @talbot summy", reply_to=hello)
    await app.said(group, "wants to play")
