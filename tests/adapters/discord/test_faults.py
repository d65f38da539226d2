"""Faults between the bot and Discord, one at a time."""

import asyncio
import logging
from contextlib import suppress
from pathlib import Path

import pytest

from bot.adapters.discord.chat import REFUSED
from bot.chat.port import (
    Account,
    Channel,
    Ephemeral,
    Message,
    Picture,
    Private,
    RateLimited,
    Span,
    TokenRefused,
    Unconfirmed,
    Unreachable,
)
from bot.games.opponents import Opponents
from tests.adapters.discord.app import App, running_app
from tests.adapters.discord.back_end import BackEnd
from tests.adapters.discord.stand_in import StandIn
from tests.adapters.discord.test_scenarios import PNG, begun
from tests.adapters.discord.transport import Fault
from tests.logged import records


@pytest.fixture
def back_end() -> BackEnd:
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
async def test_a_short_limit_is_waited_out(app: App, everywhere: bool) -> None:
    here = app.back_end.channel("lobby")
    app.transport.faults.append(limited(f"/channels/{here}/messages", 0.05, everywhere=everywhere))
    await app.chat.send(message(here))
    assert [one.text for one in app.back_end.seen(here)] == ["hello"]
    assert len(app.transport.asked("POST", "/channels/*")) == 2


async def test_every_answer_is_counted_also_those_the_library_waits_out(app: App) -> None:
    here = app.back_end.channel("lobby")
    path = f"/channels/{here}/messages"
    app.responses.clear()
    app.transport.faults += [limited(path, 0.05), Fault("POST", path, 502), Fault("POST", path, 0)]
    with suppress(Unconfirmed):  # the connection broke: the message may have arrived
        await app.chat.send(message(here))
    assert app.responses[:3] == [429, 502, 0]


async def test_an_outage_is_told_in_single_lines(app: App, caplog: pytest.LogCaptureFixture) -> None:
    here = app.back_end.channel("lobby")
    path = f"/channels/{here}/messages"
    app.transport.faults += [Fault("POST", path, 503), Fault("POST", path, 0)]
    await app.slash("Ann", here, "challenge", people=("Ben",), game="summy")
    await app.settle()
    app.transport.refuses = 1
    await app.transport.drop()
    await app.transport.until(lambda: app.transport.attempts == 3)
    told = records(caplog, logging.WARNING)
    await app.transport.until(lambda: app.transport.connected)
    await app.slash("Ann", here, "tables")  # discord.py leaves a thread behind if it is closed while it connects
    assert [record.exc_info for record in told] == [None] * len(told)
    assert {record.levelno for record in told} == {logging.WARNING}
    lines = [record.getMessage() for record in told]
    assert lines[:2] == [
        "message 1 for table 1 was not delivered, attempt 1 (HTTP 503, error 0)",
        "message 1 for table 1 was not delivered, attempt 2 (ServerDisconnectedError)",
    ]
    assert any(line.startswith("Attempting a reconnect") for line in lines[2:])


async def test_a_lost_connection_is_seen_until_it_is_back(app: App) -> None:
    assert app.chat.connected
    app.transport.admits.clear()
    await app.transport.drop()
    await app.transport.until(lambda: app.transport.attempts == 2)
    assert not app.chat.connected
    app.transport.admits.set()
    assert (await app.slash("Eve", app.back_end.channel("lobby"), "tables")).said
    assert app.chat.connected


async def test_a_long_limit_is_left_to_the_delivery(app: App) -> None:
    here = app.back_end.channel("lobby")
    app.transport.faults.append(limited(f"/channels/{here}/messages", 300.0))
    with pytest.raises(RateLimited) as raised:
        await app.chat.send(message(here))
    assert raised.value.retry_after == 300.0
    app.transport.faults.append(Fault("POST", f"/channels/{here}/messages", 429, body={}, headers={"Via": ""}))
    with pytest.raises(RateLimited):
        await app.chat.send(message(here))


async def test_an_answer_for_one_person_comes_while_the_channel_has_to_wait(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, asked, over = app.back_end.channel("lobby"), asyncio.Event(), asyncio.Event()

    async def wait(_: float) -> None:
        asked.set()
        await over.wait()

    monkeypatch.setattr(app.delivery, "_pause", wait)
    app.transport.faults.append(limited(f"/channels/{here}/messages", 300.0))
    app.pick("Ann", here, "challenge", people=("Ben",), game="summy")
    await asyncio.wait_for(asked.wait(), 60)
    answer = await app.slash("Eve", here, "help")
    assert "I run games of numbers" in answer.text
    assert app.back_end.seen(here) == [], "the channel still waits"
    over.set()
    await app.settle()
    assert [one.author for one in app.back_end.seen(here)] == ["summarum"]


async def test_a_message_whose_answer_was_lost_is_there_once(app: App) -> None:
    here = app.back_end.channel("lobby")
    path = f"/channels/{here}/messages"
    app.transport.faults.append(Fault("POST", path, 503, after=True))
    await app.slash("Ann", here, "challenge", people=("Ben",), game="summy")
    await app.settle()
    assert len(app.transport.asked("POST", path)) == 2
    assert len(app.back_end.seen(here)) == 1
    assert app.pauses == [2.0]
    nonces = {call.json["nonce"] for call in app.transport.asked("POST", path)}
    assert len(nonces) == 1
    assert all(call.json["enforce_nonce"] for call in app.transport.asked("POST", path))
    assert all(len(nonce) <= 25 for nonce in nonces)


async def test_a_server_error_is_tried_again_at_once(app: App) -> None:
    here = app.back_end.channel("lobby")
    app.transport.faults.append(Fault("POST", f"/channels/{here}/messages", 502))
    await app.chat.send(message(here))
    assert len(app.back_end.seen(here)) == 1


async def test_what_happened_while_the_gateway_was_away_is_told_on_resuming(app: App) -> None:
    here = await begun(app)
    name, move = await app.turn(), await app.move()
    before = (await app.table()).plies
    await app.transport.drop()
    token = app.pick(name, here, "play", move=move)
    assert (await app.answered(token)).said[0].files, "the new tiles"
    await app.settle()
    assert len(app.transport.resumed) == 1
    assert len(app.transport.identified) == 1
    after = (await app.table()).plies
    assert after > before
    await app.transport.reconnect()
    await app.transport.until(lambda: len(app.transport.resumed) == 2)
    assert (await app.slash("Eve", here, "tables")).said
    assert (await app.table()).plies == after, "nothing was played twice"


async def test_a_command_acknowledged_too_late_is_not_carried_out(app: App) -> None:
    here = await begun(app)
    name, before = await app.turn(), (await app.table()).plies
    app.transport.faults.append(Fault("POST", "/interactions/*/callback", 404, 10062))
    move = await app.move()
    app.pick(name, here, "play", move=move)
    await app.transport.until(lambda: not app.transport.faults)
    assert (await app.slash("Eve", here, "tables")).said, "whatever was begun is done by now"
    assert (await app.table()).plies == before, "its sender has seen it fail, and will do it again"
    assert (await app.slash(name, here, "play", move=move)).said[0].files, "the new tiles"
    assert (await app.table()).plies > before


async def test_a_command_acknowledged_twice_is_carried_out_once(app: App) -> None:
    here = await begun(app)
    name, before = await app.turn(), (await app.table()).plies
    app.transport.faults.append(Fault("POST", "/interactions/*/callback", 502, after=True))
    answer = await app.slash(name, here, "play", move=await app.move())
    assert len(answer.said) == 1
    callbacks = [call.status for call in app.transport.asked("POST", "/interactions/*/callback")]
    assert callbacks[-2:] == [502, 400], "the second was told that it was acknowledged already"
    assert (await app.table()).plies > before


@pytest.mark.parametrize("arrives", [True, False])
async def test_a_command_whose_acknowledgement_may_have_arrived_is_not_carried_out_and_its_author_told(
    app: App, arrives: bool
) -> None:
    here = await begun(app)
    name, before = await app.turn(), (await app.table()).plies
    app.transport.faults.append(Fault("POST", "/interactions/*/callback", 0, times=4, after=arrives))
    answer = app.pick(name, here, "play", move=await app.move())
    if arrives:
        await app.transport.until(lambda: app.back_end.answer(answer).done)
        [told] = app.back_end.answer(answer).said
        assert "I was interrupted" in told.text
    else:
        await app.transport.until(lambda: app.transport.asked("PATCH", "/webhooks/*/messages/@original"))
        assert not app.back_end.answer(answer).acknowledged
    assert (await app.slash("Eve", here, "tables")).said, "whatever was begun is done by now"
    assert (await app.table()).plies == before


@pytest.mark.parametrize("code", [50007, 50278])
async def test_closed_private_messages_are_remembered_until_the_person_writes(app: App, code: int) -> None:
    dm = app.back_end.dm_channel("Ben")
    ben = Private(app.who("Ben"))
    app.transport.faults.append(Fault("POST", f"/channels/{dm}/messages", 403, code))
    for _ in range(3):
        with pytest.raises(Unreachable):
            await app.chat.send(Message(ben, (Span("hello"),), "n1"))
    assert len(app.transport.asked("POST", f"/channels/{dm}/messages")) == 1
    app.back_end.say("Ben", dm, "/help")
    await app.newest(dm, "/help")
    await app.chat.send(Message(ben, (Span("at last"),), "n2"))
    await app.newest(dm, "at last")


async def test_opening_conversations_too_fast_stops_opening_not_writing(app: App) -> None:
    ann, ben = Private(app.who("Ann")), Private(app.who("Ben"))
    await app.chat.send(Message(ann, (Span("known"),), "n1"))
    app.transport.faults.append(Fault("POST", "/users/@me/channels", 403, 40003))
    for _ in range(3):
        with pytest.raises(Unreachable):
            await app.chat.send(Message(ben, (Span("new"),), "n2"))
    assert len(app.transport.asked("POST", "/users/@me/channels")) == 2
    await app.chat.send(Message(ann, (Span("still known"),), "n3"))


async def test_a_secret_answer_to_a_typed_line_is_never_said_aloud(app: App) -> None:
    here = await begun(app)
    name, me = await app.turn(), app.back_end.me
    dm = app.back_end.dm_channel(name)
    app.transport.faults.append(Fault("POST", f"/channels/{dm}/messages", 403, 50007))
    move = await app.move()
    app.back_end.say(name, here, f"<@{me}> try {move}")
    told = await app.newest(here, "for you alone")
    assert not told.files
    assert move not in told.text


async def test_a_message_that_is_gone_is_sent_anew(app: App) -> None:
    here = app.back_end.channel("lobby")
    first = await app.chat.send(message(here, "first"))
    assert await app.chat.send(message(here, "second", "n2", replaces=first)) == first
    assert [one.text for one in app.back_end.seen(here)] == ["second"]
    app.transport.faults.append(Fault("PATCH", "/channels/*", 404, 10008))
    third = await app.chat.send(message(here, "third", "n3", replaces=first))
    assert third != first


async def test_missing_permissions_are_named_in_one_sentence(app: App, back_end: StandIn) -> None:
    here = app.back_end.channel("lobby")
    back_end.bot_may = 0
    answer = await app.slash("Ann", here, "challenge", people=("Ben",), game="summy")
    assert "View Channel, Send Messages" in answer.text
    assert await app.store.table(1) is None
    german = await app.slash("Ann", here, "challenge", against="anyone", locale="de")
    assert "Nachrichten senden" in german.text
    assert "summy" in (await app.slash("Ann", here, "help")).text, "what only its author sees works everywhere"


async def test_an_unknown_button_explains_itself(app: App, back_end: StandIn) -> None:
    here = app.back_end.channel("lobby")
    await app.slash("Ann", here, "challenge", people=("Ben",), game="summy")
    asked = await app.newest(here, "wants to play")
    data = {"custom_id": "from/another/age", "component_type": 2}
    answer = await app.answered(back_end.interact("Ben", here, 3, data, message=asked.id))
    assert "/help" in answer.text


async def test_a_server_the_bot_is_no_member_of_counts_as_private(app: App, back_end: StandIn) -> None:
    here = app.back_end.channel("lobby")
    await begun(app)
    back_end.member = False
    await app.close()
    await app.transport.drop()
    await app.open()
    rack = await app.slash("Ann", here, "rack", table="1")
    assert rack.said[0].files
    told = await app.slash("Ann", here, "challenge", people=("Eve",), game="summy")
    assert "in a channel" in told.text


async def test_an_answer_too_late_for_the_command_comes_in_private(app: App) -> None:
    here = app.back_end.channel("lobby")
    app.transport.faults.append(Fault("PATCH", "/webhooks/*", 401, 50027))
    app.pick("Ann", here, "tables")
    await app.newest(app.back_end.dm_channel("Ann"), "no tables")
    assert not any("no tables" in message.text for message in app.back_end.seen(here))


async def test_after_a_quarter_of_an_hour_the_rest_of_an_answer_comes_in_private(
    back_end: StandIn, tmp_path: Path, opponents: Opponents
) -> None:
    now = 0.0
    async with running_app(back_end, tmp_path / "bot.sqlite3", opponents, clock=lambda: now) as app:
        here = back_end.channel("lobby")
        token = app.pick("Ann", here, "tables")
        await app.answered(token)
        to = Ephemeral(Channel("discord", str(here)), app.who("Ann"))
        answers = f"discord:i:{token.removeprefix('token-')}"
        await app.chat.send(Message(to, (Span("and more"),), "m1", answers=answers, secret=True))
        assert [one.text for one in back_end.answer(token).said][1:] == ["and more"]
        now = 900.0
        await app.chat.send(Message(to, (Span("still more"),), "m2", answers=answers, secret=True))
        assert len(back_end.answer(token).said) == 2
        assert [one.text for one in back_end.seen(back_end.dm_channel("Ann"))] == ["still more"]


async def test_what_is_owed_when_the_program_ends_is_said_at_the_next_start(app: App) -> None:
    here = await begun(app)
    name, move = await app.turn(), await app.move()
    await app.delivery.close()
    boards = len(app.back_end.seen(here))
    played = app.pick(name, here, "play", move=move)
    token = app.pick(name, here, "play", move=move)
    await app.transport.until(lambda: app.back_end.answer(token).acknowledged)
    await app.close()
    assert len(app.back_end.seen(here)) == boards
    await app.open()
    await app.settle()
    assert len(app.back_end.seen(here)) == boards + 1, "the board, once"
    assert (await app.answered(played)).said[0].files, "the new tiles"
    assert "not your turn" in (await app.answered(token)).text, "its way is still known"


async def test_a_refused_token_stops_the_start_in_one_sentence(
    back_end: StandIn, tmp_path: Path, opponents: Opponents
) -> None:
    async with running_app(back_end, tmp_path / "bot.sqlite3", opponents) as app:
        await app.close()
        app.transport.faults.append(Fault("GET", "/users/@me", 401))
        with pytest.raises(TokenRefused, match=REFUSED):
            await app.chat.start()
        await app.open()


async def test_trouble_at_the_start_is_tried_again_with_growing_pauses(app: App) -> None:
    await app.close()
    app.pauses.clear()
    app.transport.faults.append(Fault("GET", "/gateway/bot", 403, times=3))
    await app.open()
    assert app.pauses == [2.0, 4.0, 8.0]


async def test_the_starts_of_a_day_are_not_used_up(app: App) -> None:
    await app.close()
    app.pauses.clear()
    app.transport.starts_left = 3
    await app.open()
    assert app.pauses == [3600.0]


async def test_a_stop_takes_nothing_more_in_but_finishes_what_is_begun(app: App) -> None:
    here = app.back_end.channel("lobby")
    app.chat.hold()
    token = app.pick("Ann", here, "tables")
    seen = asyncio.create_task(app.transport.until(lambda: app.back_end.answer(token).acknowledged))
    await app.close()
    seen.cancel()
    assert not app.back_end.answer(token).acknowledged
    await app.open()


async def test_before_the_start_nothing_is_sent(app: App) -> None:
    await app.chat.stop()
    with pytest.raises(RateLimited):
        await app.chat.send(Message(Private(Account("discord", "1")), (Span("x"),), "n1"))
