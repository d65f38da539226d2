"""Who may do what in a group: moderators who lead, those who write for the group, and other bots."""

import pytest

from bot.grammar import words
from tests.adapters.telegram.server import Server
from tests.adapters.telegram.stage import Stage, text_of
from tests.adapters.telegram.test_groups import begun
from tests.adapters.telegram.world import Chat, Someone, World

ACTS = {"new": "new summy", "end": "end #1", "drop": "drop @annann"}


@pytest.mark.parametrize("act", sorted(words.TOURNAMENT))
async def test_a_moderator_may_do_what_the_director_may(stage: Stage, world: World, act: str) -> None:
    ann, ben, group = world.person("Ann", username="annann"), world.person("Ben"), world.group()
    world.admins.add(ben.user["id"])
    await ann.say(group, "/tournament new summy")
    await stage.said(group, "Ann is the director")
    for one in (ann, ben):
        await one.say(group, "/tournament join")
    await stage.said(group, r"Taking part \(2\)")
    typed = await ben.say(group, f"/tournament {ACTS.get(act, act)}")
    await stage.quiet(ben, group)
    told = [text_of(one) for one in group.by_bot() if one["message_id"] > typed["message_id"]]
    assert not [text for text in told if "director of this tournament" in text or "moderate" in text]


async def test_a_moderator_leads_a_tournament_to_its_end(stage: Stage, world: World) -> None:
    ann, ben, cyd, group = (*map(world.person, ("Ann", "Ben", "Cyd")), world.group())
    world.admins.add(ben.user["id"])
    await ann.say(group, "/tournament new summy rounds=2")
    await stage.said(group, "Ann is the director")
    for one in (ann, cyd):
        await one.say(group, "/tournament join")
    await stage.said(group, r"Taking part \(2\)")
    await cyd.say(group, "/tournament start")
    await stage.said(group, "Only Ann, the director")
    await ben.say(group, "/tournament start")
    await stage.said(group, "begins at table #1")
    await ben.say(group, "/tournament end #1")
    await stage.said(group, "ended early")
    await ben.say(group, "/tournament next")
    await stage.said(group, "begins at table #2")
    await ben.say(group, "/tournament end #2")
    await stage.said(group, "The tournament is over")


# --- those who write for the group


async def speak(group: Chat, who: Someone, text: str, **more: object) -> None:
    await who.say(group, text, sender_chat=group.public(), **more)


async def test_who_writes_for_the_group_closes_its_tables(stage: Stage, world: World, server: Server) -> None:
    ann, ben, group, admin = world.person("Ann"), world.person("Ben"), world.group(), world.anonymous()
    await begun(stage, ann, ben, group)
    await speak(group, admin, "/close #1")
    await stage.said(group, "ended early")
    assert server.asked("getChatMember") == []


async def test_who_writes_for_the_group_leads_a_tournament(stage: Stage, world: World) -> None:
    ann, ben, group, admin = world.person("Ann"), world.person("Ben"), world.group("Friends"), world.anonymous()
    await speak(group, admin, "/tournament new summy rounds=1")
    await stage.said(group, "Friends is the director")
    for one in (ann, ben):
        await one.say(group, "/tournament join")
    await stage.said(group, r"Taking part \(2\)")
    await speak(group, admin, "/tournament start")
    await stage.said(group, "begins at table #1")


@pytest.mark.parametrize("text", ["/challenge anyone summy", "/join", "/accept", "/rematch", "/tournament join"])
async def test_who_writes_for_the_group_cannot_take_a_seat(stage: Stage, world: World, text: str) -> None:
    ann, group, admin = world.person("Ann"), world.group(), world.anonymous()
    await ann.say(group, "/challenge anyone summy")
    await stage.said(group, "wants to play")
    before = len(group.by_bot())
    await speak(group, admin, text)
    await stage.said(group, "write under your own name")
    assert len(group.by_bot()) == before + 1


async def test_nothing_private_goes_to_the_group_somebody_writes_for(stage: Stage, world: World) -> None:
    ann, ben, group, admin = world.person("Ann"), world.person("Ben"), world.group(), world.anonymous()
    await begun(stage, ann, ben, group)
    await speak(group, admin, "/rack #1")
    await speak(group, admin, "/tables")
    await stage.said(group, "#1 Summy")
    assert not [one for one in group.by_bot() if "Your tiles" in text_of(one)]


# --- other bots


@pytest.mark.parametrize("way", ["name", "reply"])
async def test_other_bots_cannot_be_challenged(stage: Stage, world: World, way: str) -> None:
    ann, group, poll = world.person("Ann"), world.group(), world.bot("Polls", "poll_bot")
    shown = world.message(group, poll.user, text="a poll")
    if way == "name":
        await ann.say(group, "/challenge @Poll_Bot summy")
    else:
        await ann.say(group, "/challenge summy", reply_to=shown)
    await stage.said(group, "@poll_bot is a bot")
    assert not [one for one in group.by_bot() if "wants to play" in text_of(one)]


async def test_somebody_whose_name_ends_like_a_bots_is_challenged_by_a_reply(stage: Stage, world: World) -> None:
    ann, group, tal = world.person("Ann"), world.group(), world.person("Tal", username="talbot")
    hello = await tal.say(group, "hello")
    await ann.say(group, "/challenge @talbot summy", reply_to=hello)
    await stage.said(group, "wants to play")
