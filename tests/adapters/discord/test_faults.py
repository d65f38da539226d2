"""What goes wrong between here and Discord, one thing at a time."""

import asyncio
from pathlib import Path

import pytest

from bot.adapters.discord import RefusedTokenError
from bot.chat.port import Channel, Ephemeral, Message, Person, Picture, Private, RateLimited, Span, Unreachable
from bot.games.opponents import Opponents
from tests.adapters.discord.house import Town, town
from tests.adapters.discord.standin import StandIn
from tests.adapters.discord.test_scenarios import PNG, begun
from tests.adapters.discord.transport import Fault
from tests.adapters.discord.world import BackEnd


@pytest.fixture
def world() -> BackEnd:
    return StandIn()


def message(
    channel: int, text: str = "hello", nonce: str = "n1", *, picture: bool = False, replaces: str = ""
) -> Message:
    shown = Picture(PNG, "a dot in words") if picture else None
    to = Channel("discord", str(channel))
    return Message(to, (Span(text),), nonce, picture=shown, replaces=replaces or None)


def limited(path: str, seconds: float, *, everywhere: bool = False) -> Fault:
    body = {"message": "You are being rate limited.", "retry_after": seconds, "global": everywhere}
    return Fault("POST", path, 429, body=body)


@pytest.mark.parametrize("everywhere", [False, True])
async def test_a_short_limit_is_waited_out(place: Town, everywhere: bool) -> None:
    here = place.world.channel("lobby")
    place.transport.faults.append(limited(f"/channels/{here}/messages", 0.05, everywhere=everywhere))
    await place.chat.send(message(here))
    assert [one.text for one in place.world.seen(here)] == ["hello"]
    assert len(place.transport.asked("POST", "/channels/*")) == 2


async def test_a_long_limit_is_left_to_the_courier(place: Town) -> None:
    here = place.world.channel("lobby")
    place.transport.faults.append(limited(f"/channels/{here}/messages", 300.0))
    with pytest.raises(RateLimited) as raised:
        await place.chat.send(message(here))
    assert raised.value.retry_after == 300.0
    place.transport.faults.append(Fault("POST", f"/channels/{here}/messages", 429, body={}, headers={"Via": ""}))
    with pytest.raises(RateLimited):
        await place.chat.send(message(here))


async def test_an_answer_for_one_person_comes_while_the_channel_has_to_wait(
    place: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, asked, over = place.world.channel("lobby"), asyncio.Event(), asyncio.Event()

    async def wait(_: float) -> None:
        asked.set()
        await over.wait()

    monkeypatch.setattr(place.delivery, "_pause", wait)
    place.transport.faults.append(limited(f"/channels/{here}/messages", 300.0))
    place.pick("Ann", here, "challenge", people=("Ben",), game="summy")
    await asyncio.wait_for(asked.wait(), 10)
    answer = await place.slash("Eve", here, "help")
    assert "I run games of numbers" in answer.text
    assert place.world.seen(here) == [], "the channel still waits"
    over.set()
    await place.settle()
    assert [one.author for one in place.world.seen(here)] == ["summarum"]


async def test_a_message_whose_answer_was_lost_is_there_once(place: Town) -> None:
    here = place.world.channel("lobby")
    path = f"/channels/{here}/messages"
    place.transport.faults.append(Fault("POST", path, 503, after=True))
    await place.slash("Ann", here, "challenge", people=("Ben",), game="summy")
    await place.settle()
    assert len(place.transport.asked("POST", path)) == 2
    assert len(place.world.seen(here)) == 1
    assert place.pauses == [2.0]
    nonces = {call.json["nonce"] for call in place.transport.asked("POST", path)}
    assert len(nonces) == 1
    assert all(call.json["enforce_nonce"] for call in place.transport.asked("POST", path))
    assert all(len(nonce) <= 25 for nonce in nonces)


async def test_a_server_error_is_tried_again_at_once(place: Town) -> None:
    here = place.world.channel("lobby")
    place.transport.faults.append(Fault("POST", f"/channels/{here}/messages", 502))
    await place.chat.send(message(here))
    assert len(place.world.seen(here)) == 1


async def test_what_happened_while_the_gateway_was_away_is_told_on_resuming(place: Town) -> None:
    here = await begun(place)
    name, move = await place.turn(), await place.move()
    before = (await place.table()).plies
    await place.transport.drop()
    token = place.pick(name, here, "play", move=move)
    assert (await place.answered(token)).gone
    await place.settle()
    assert len(place.transport.resumed) == 1
    assert len(place.transport.identified) == 1
    after = (await place.table()).plies
    assert after > before
    await place.transport.reconnect()
    await place.transport.until(lambda: len(place.transport.resumed) == 2)
    assert (await place.slash("Eve", here, "tables")).said
    assert (await place.table()).plies == after, "nothing was played twice"


async def test_a_command_acknowledged_too_late_is_not_carried_out(place: Town) -> None:
    here = await begun(place)
    name, before = await place.turn(), (await place.table()).plies
    place.transport.faults.append(Fault("POST", "/interactions/*/callback", 404, 10062))
    move = await place.move()
    place.pick(name, here, "play", move=move)
    await place.transport.until(lambda: not place.transport.faults)
    assert (await place.slash("Eve", here, "tables")).said, "whatever was begun is done by now"
    assert (await place.table()).plies == before, "its sender has seen it fail, and will do it again"
    assert (await place.slash(name, here, "play", move=move)).gone
    assert (await place.table()).plies > before


async def test_a_command_acknowledged_twice_is_carried_out_once(place: Town) -> None:
    here = await begun(place)
    name, before = await place.turn(), (await place.table()).plies
    place.transport.faults.append(Fault("POST", "/interactions/*/callback", 502, after=True))
    answer = await place.slash(name, here, "play", move=await place.move())
    assert answer.gone
    callbacks = [call.status for call in place.transport.asked("POST", "/interactions/*/callback")]
    assert callbacks[-2:] == [502, 400], "the second was told that it was acknowledged already"
    assert (await place.table()).plies > before


@pytest.mark.parametrize("code", [50007, 50278])
async def test_a_closed_door_is_remembered_until_its_owner_writes(place: Town, code: int) -> None:
    home = place.world.home("Ben")
    ben = Private(place.who("Ben"))
    place.transport.faults.append(Fault("POST", f"/channels/{home}/messages", 403, code))
    for _ in range(3):
        with pytest.raises(Unreachable):
            await place.chat.send(Message(ben, (Span("hello"),), "n1"))
    assert len(place.transport.asked("POST", f"/channels/{home}/messages")) == 1
    place.world.say("Ben", home, "/help")
    await place.newest(home, "/help")
    await place.chat.send(Message(ben, (Span("at last"),), "n2"))
    await place.newest(home, "at last")


async def test_opening_conversations_too_fast_stops_opening_not_writing(place: Town) -> None:
    ann, ben = Private(place.who("Ann")), Private(place.who("Ben"))
    await place.chat.send(Message(ann, (Span("known"),), "n1"))
    place.transport.faults.append(Fault("POST", "/users/@me/channels", 403, 40003))
    for _ in range(3):
        with pytest.raises(Unreachable):
            await place.chat.send(Message(ben, (Span("new"),), "n2"))
    assert len(place.transport.asked("POST", "/users/@me/channels")) == 2
    await place.chat.send(Message(ann, (Span("still known"),), "n3"))


async def test_a_secret_answer_to_a_typed_line_is_never_said_aloud(place: Town) -> None:
    here = await begun(place)
    name, me = await place.turn(), place.world.me
    home = place.world.home(name)
    place.transport.faults.append(Fault("POST", f"/channels/{home}/messages", 403, 50007))
    move = await place.move()
    place.world.say(name, here, f"<@{me}> try {move}")
    told = await place.newest(here, "for you alone")
    assert not told.files
    assert move not in told.text


async def test_a_message_that_is_gone_is_sent_anew(place: Town) -> None:
    here = place.world.channel("lobby")
    first = await place.chat.send(message(here, "first"))
    assert await place.chat.send(message(here, "second", "n2", replaces=first)) == first
    assert [one.text for one in place.world.seen(here)] == ["second"]
    place.transport.faults.append(Fault("PATCH", "/channels/*", 404, 10008))
    third = await place.chat.send(message(here, "third", "n3", replaces=first))
    assert third != first


async def test_missing_permissions_are_named_in_one_sentence(place: Town, world: StandIn) -> None:
    here = place.world.channel("lobby")
    world.bot_may = 0
    answer = await place.slash("Ann", here, "challenge", people=("Ben",), game="summy")
    assert "View Channel, Send Messages" in answer.text
    assert await place.store.table(1) is None
    german = await place.slash("Ann", here, "challenge", against="anyone", locale="de")
    assert "Nachrichten senden" in german.text
    assert "summy" in (await place.slash("Ann", here, "help")).text, "what only its author sees works everywhere"


async def test_an_unknown_button_explains_itself(place: Town, world: StandIn) -> None:
    here = place.world.channel("lobby")
    await place.slash("Ann", here, "challenge", people=("Ben",), game="summy")
    asked = await place.newest(here, "wants to play")
    data = {"custom_id": "from/another/age", "component_type": 2}
    answer = await place.answered(world.interact("Ben", here, 3, data, message=asked.id))
    assert "/help" in answer.text


async def test_a_server_the_bot_is_no_member_of_counts_as_private(place: Town, world: StandIn) -> None:
    here = place.world.channel("lobby")
    await begun(place)
    world.member = False
    await place.close()
    await place.transport.drop()
    await place.open()
    rack = await place.slash("Ann", here, "rack", table="1")
    assert rack.said[0].files
    told = await place.slash("Ann", here, "challenge", people=("Eve",), game="summy")
    assert "in a channel" in told.text


async def test_an_answer_too_late_for_the_command_comes_in_private(place: Town) -> None:
    here = place.world.channel("lobby")
    place.transport.faults.append(Fault("PATCH", "/webhooks/*", 401, 50027))
    place.pick("Ann", here, "tables")
    await place.newest(place.world.home("Ann"), "no tables")
    assert not any("no tables" in message.text for message in place.world.seen(here))


async def test_after_a_quarter_of_an_hour_the_rest_of_an_answer_comes_in_private(
    world: StandIn, tmp_path: Path, thinkers: Opponents
) -> None:
    now = 0.0
    async with town(world, tmp_path / "house.sqlite3", thinkers, clock=lambda: now) as place:
        here = world.channel("lobby")
        token = place.pick("Ann", here, "tables")
        await place.answered(token)
        to = Ephemeral(Channel("discord", str(here)), place.who("Ann"))
        answers = f"discord:i:{token.removeprefix('token-')}"
        await place.chat.send(Message(to, (Span("and more"),), "m1", answers=answers, secret=True))
        assert [one.text for one in world.answer(token).said][1:] == ["and more"]
        now = 900.0
        await place.chat.send(Message(to, (Span("still more"),), "m2", answers=answers, secret=True))
        assert len(world.answer(token).said) == 2
        assert [one.text for one in world.seen(world.home("Ann"))] == ["still more"]


async def test_what_is_owed_when_the_program_ends_is_said_at_the_next_start(place: Town) -> None:
    here = await begun(place)
    name, move = await place.turn(), await place.move()
    await place.delivery.close()
    boards = len(place.world.seen(here))
    await place.slash(name, here, "play", move=move)
    token = place.pick(name, here, "play", move=move)
    await place.transport.until(lambda: place.world.answer(token).acknowledged)
    await place.close()
    assert len(place.world.seen(here)) == boards
    await place.open()
    await place.settle()
    assert len(place.world.seen(here)) == boards + 1, "the board, once"
    assert "not your turn" in (await place.answered(token)).text, "its way is still known"


async def test_a_refused_token_stops_the_start_in_one_sentence(
    world: StandIn, tmp_path: Path, thinkers: Opponents
) -> None:
    async with town(world, tmp_path / "house.sqlite3", thinkers) as place:
        await place.close()
        place.transport.faults.append(Fault("GET", "/users/@me", 401))
        with pytest.raises(RefusedTokenError, match="DISCORD_TOKEN"):
            await place.chat.start()
        await place.open()


async def test_trouble_at_the_start_is_tried_again_with_growing_pauses(place: Town) -> None:
    await place.close()
    place.pauses.clear()
    place.transport.faults.append(Fault("GET", "/gateway/bot", 403, times=3))
    await place.open()
    assert place.pauses == [2.0, 4.0, 8.0]


async def test_the_starts_of_a_day_are_not_used_up(place: Town) -> None:
    await place.close()
    place.pauses.clear()
    place.transport.starts_left = 3
    await place.open()
    assert place.pauses == [3600.0]


async def test_a_stop_takes_nothing_more_in_but_finishes_what_is_begun(place: Town) -> None:
    here = place.world.channel("lobby")
    place.chat.hold()
    token = place.pick("Ann", here, "tables")
    seen = asyncio.create_task(place.transport.until(lambda: place.world.answer(token).acknowledged))
    await place.close()
    seen.cancel()
    assert not place.world.answer(token).acknowledged
    await place.open()


async def test_before_the_start_nothing_is_sent(place: Town) -> None:
    await place.chat.stop()
    with pytest.raises(RateLimited):
        await place.chat.send(Message(Private(Person("discord", "1")), (Span("x"),), "n1"))
