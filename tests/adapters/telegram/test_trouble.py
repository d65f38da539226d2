"""Refusals by Telegram, and updates that cannot be taken in."""

import asyncio
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from bot.app import Shared, serving
from bot.chat.outbox_message import OutboxMessage, Sentence
from bot.chat.port import Account, Button, Incoming, Picture, Private, RateLimited, Unconfirmed, Unreachable
from bot.games.opponents import Opponents
from bot.store.change import Change
from tests.adapters.telegram.adapter import FREELY, Adapter, refuse, to
from tests.adapters.telegram.app import App, labels, text_of
from tests.adapters.telegram.server import Server
from tests.adapters.telegram.stand_in import ME, Refused, StandIn
from tests.adapters.telegram.test_groups import MOVES, begun
from tests.bot.stage import staged
from tests.bot.test_status import figures, value
from tests.logged import records
from tests.web.stand_in import png

# --- people and groups that are closed to the bot


async def test_a_person_who_blocked_the_bot_is_asked_to_come_back(app: App, stand_in: StandIn) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group()
    mover, _ = await begun(app, ann, ben, group)
    mover.blocked = True
    for _ in range(3):
        await app.play(1, [ann, ben], group)
    name = mover.user["first_name"]
    told = await app.said(group, f"{name}, I cannot write to you in private")
    assert labels(told) == ["My tiles", "Private chat"]
    await app.quiet(ann if mover is ben else ben, group)
    assert sum("I cannot write" in text_of(one) for one in group.by_bot()) == 1, "said once, not at every move"


async def test_a_bot_thrown_out_of_the_group_goes_on_in_private(app: App, stand_in: StandIn) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group()
    await begun(app, ann, ben, group)
    group.kicked = True
    await app.play(1, [ann, ben])
    for who in (ann, ben):
        board = await app.said(who.chat, "cannot write in the chat of table #1")
        assert board["photo"]
        assert "it is your turn" in text_of(board)
    group.kicked = False
    await app.play(1, [ann, ben])
    await app.said(group, MOVES)


async def test_without_the_right_to_post_the_answer_comes_in_private(app: App, stand_in: StandIn) -> None:
    ann, group = stand_in.person("Ann"), stand_in.group()
    group.rights = frozenset()
    await ann.say(group, "/tables")
    await app.said(ann.chat, "no tables")
    assert group.by_bot() == []


async def test_without_the_right_to_send_pictures_the_board_comes_in_words(app: App, stand_in: StandIn) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group()
    group.rights = frozenset({"text"})
    await begun(app, ann, ben, group)
    board = await app.said(group, "it is your turn")
    assert "text" in board
    assert labels(board) == ["My tiles", "How to play Summy"]
    hint = "I may send no pictures here, so boards come in words. Whoever manages the group can let me send photos."
    assert text_of(board).splitlines()[-1] == hint
    await app.play(1, [ann, ben])
    board = await app.said(group, "it is your turn", after=board["message_id"])
    assert "no pictures" not in text_of(board), "it is said once"
    group.rights = frozenset({"text", "photos"})
    await app.play(1, [ann, ben])
    board = await app.said(group, "it is your turn", after=board["message_id"])
    assert "photo" in board
    group.rights = frozenset({"text"})
    await app.play(1, [ann, ben])
    assert hint in text_of(await app.said(group, "it is your turn", after=board["message_id"])), "and once more"


@pytest.mark.parametrize("withdrawn", [False, True], ids=["never", "no longer"])
async def test_n4_without_the_right_to_send_pictures_a_turn_is_one_message_in_words(
    app: App, stand_in: StandIn, *, withdrawn: bool
) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group()
    group.rights = frozenset({"text", "photos"} if withdrawn else {"text"})
    await begun(app, ann, ben, group)
    board = await app.said(group, "it is your turn")
    await app.quiet(ann, group)
    group.rights = frozenset({"text"})
    before = {one["message_id"] for one in group.by_bot()}
    await ann.say(group, "/pause")
    asked = await app.said(group, "would like to pause")
    await ben.press(asked, "Agree to pause")
    paused = await app.said(group, "is paused")
    hint = "I may send no pictures here, so boards come in words."
    assert hint in text_of(paused), "the message that says why still does"
    await ann.press(paused, "Go on")
    going_on = await app.said(group, "goes on")
    assert [one["message_id"] for one in (asked, paused, going_on)] == [board["message_id"]] * 3
    assert {one["message_id"] for one in group.by_bot()} == before
    await app.play(1, [ann, ben])
    newer = await app.said(group, "it is your turn", after=board["message_id"])
    assert hint not in text_of(newer), "it is said once"


# --- requests that fail


@pytest.mark.parametrize("said", ["internal error", "msg_wait_failed", "please try again later"])
async def test_n4_an_edit_that_fails_for_the_moment_sends_no_second_message(
    server: Server, stand_in: StandIn, said: str
) -> None:
    ann = stand_in.person("Ann")
    async with Adapter(server).open() as adapter:
        sent = await adapter.chat.send(to(ann))
        edit = replace(to(ann, "later", replaces=sent), nonce="n2")
        server.trouble = refuse("editMessageText", Refused(400, f"Bad Request: {said}"))
        with pytest.raises(Unconfirmed):
            await adapter.chat.send(edit)
        assert await adapter.chat.send(edit) == sent
    assert [text_of(one) for one in ann.chat.by_bot()] == ["later"]


@pytest.mark.parametrize(
    ("refused", "error"),
    [
        (Refused(403, "Forbidden: user is deactivated"), Unreachable),
        (Refused(400, "Bad Request: chat not found"), Unreachable),
        (Refused(400, "Bad Request: TOPIC_CLOSED"), Unreachable),
        (Refused(400, "Bad Request: message thread not found"), Unreachable),
        (Refused(429, "Too Many Requests: retry after 7", retry_after=7), RateLimited),
        (Refused(502, "Bad Gateway"), Exception),
    ],
)
async def test_refusals_reach_the_delivery_as_what_they_are(
    server: Server, stand_in: StandIn, refused: Refused, error: type[Exception]
) -> None:
    ann = stand_in.person("Ann")
    server.trouble = refuse("sendMessage", refused)
    async with Adapter(server).open() as adapter:
        adapter.responses.clear()
        with pytest.raises(error) as caught:
            await adapter.chat.send(to(ann))
        if isinstance(caught.value, RateLimited):
            assert caught.value.retry_after == 7
        else:
            assert isinstance(caught.value, Unreachable) == (error is Unreachable)
        assert refused.code in adapter.responses
        await adapter.chat.send(to(ann))
        assert [text_of(one) for one in ann.chat.by_bot()] == ["hello"]


async def test_an_outage_is_told_in_single_lines(
    server: Server, stand_in: StandIn, tmp_path: Path, opponents: Opponents, caplog: pytest.LogCaptureFixture
) -> None:
    """A failing server, and then one that takes a message but never answers."""
    ann, held = stand_in.person("Ann"), [asyncio.Event()]
    server.trouble = refuse("sendMessage", Refused(502, "Bad Gateway"))
    clients: list[httpx.AsyncClient] = []

    def hold(method: str, _: object) -> asyncio.Event | None:
        if method != "sendMessage":
            return None
        is_first = len(server.asked(method)) == 1
        # a busy machine may take long to answer, so only the request that is never answered has a short time
        clients[0].timeout = httpx.Timeout(60.0, read=0.3 if is_first else 60.0)
        return held.pop() if held and not is_first else None

    server.hold = hold
    to_ann = OutboxMessage(Private(Account("telegram", str(ann.user["id"]))), (Sentence("trouble-changed"),), "en")
    async with Adapter(server).open() as adapter, staged(tmp_path / "games.sqlite3", opponents) as stage:
        clients.append(adapter.chat._bot.request._client)  # type: ignore[attr-defined]
        stage.chats["telegram"] = adapter.chat
        stage.delivery.take((await stage.store.commit(Change(messages=(to_ann,)))).outbox)
        await stage.settle()
    assert len(server.asked("sendMessage")) == 3
    told = [record for record in caplog.records if "not delivered" in record.getMessage()]
    assert [(record.levelname, record.exc_info, record.getMessage()) for record in told] == [
        ("WARNING", None, "message 1 for table None was not delivered, attempt 1 (Bad Gateway)"),
        ("WARNING", None, "message 1 for table None was not delivered, attempt 2 (Timed out)"),
    ]
    assert not any(record.exc_info for record in records(caplog))


async def test_a_request_refused_because_of_its_rate_is_tried_again(
    app: App, server: Server, stand_in: StandIn
) -> None:
    ann = stand_in.person("Ann")
    server.trouble = refuse("sendMessage", Refused(429, "Too Many Requests: retry after 1", retry_after=1))
    await ann.tell("/tables")
    await app.said(ann.chat, "no tables")
    assert len(server.asked("sendMessage")) == 2
    assert len(ann.chat.by_bot()) == 1


async def test_the_status_page_counts_what_telegram_answers(
    server: Server, stand_in: StandIn, tmp_path: Path, shared: Shared
) -> None:
    ann, app = stand_in.person("Ann"), App(tmp_path / "telegram.sqlite3", server, shared)
    server.trouble = refuse("sendMessage", Refused(429, "Too Many Requests: retry after 1", retry_after=1))
    async with serving(replace(app.settings, status_port=0), rates=FREELY, shared=shared) as now:
        await ann.tell("/tables")
        await app.said(ann.chat, "no tables")
        found = await figures(f"http://127.0.0.1:{now.status_port}")
    assert value(found, "summarum_platform_responses_total", platform="telegram", status="429") == 1
    assert value(found, "summarum_deliveries_total", platform="telegram", outcome="put_off") == 1
    assert value(found, "summarum_connected", platform="telegram") == 1


async def test_what_is_not_there_is_no_failed_attempt(server: Server, stand_in: StandIn) -> None:
    ann = stand_in.person("Ann")
    async with Adapter(server).open() as adapter:
        async with server.away():
            with pytest.raises(RateLimited):
                await adapter.chat.send(to(ann))
        await adapter.chat.send(to(ann))


async def test_an_earlier_message_is_changed_whatever_it_is_and_sent_anew_when_gone(
    server: Server, stand_in: StandIn
) -> None:
    ann, buttons = stand_in.person("Ann"), (Button("Go", "/board #1"),)
    picture = Picture(png(90), "a grey square")
    async with Adapter(server).open() as adapter:
        first = await adapter.chat.send(to(ann, "one", buttons=buttons))
        assert await adapter.chat.send(to(ann, "two", replaces=first)) == first
        assert await adapter.chat.send(to(ann, "two", replaces=first)) == first, "the same again is no harm"
        assert await adapter.chat.send(to(ann, "three", replaces=first, picture=picture)) == first
        assert await adapter.chat.send(to(ann, "four", replaces=first)) == first
        (message,) = ann.chat.by_bot()
        assert message["caption"] == "four"
        assert labels(message) == []
        ann.chat.messages.clear()
        second = await adapter.chat.send(to(ann, "five", replaces=first))
        assert second != first
        elsewhere = stand_in.person("Ben")
        assert await adapter.chat.send(to(elsewhere, "six", replaces=second)) != second


@pytest.mark.parametrize("size", [(3_000, 100), (9_000, 1_500)])
async def test_a_picture_too_large_for_a_photo_goes_as_a_file(
    server: Server, stand_in: StandIn, size: tuple[int, int]
) -> None:
    ann = stand_in.person("Ann")
    large = png(90)[:16] + size[0].to_bytes(4) + size[1].to_bytes(4) + png(90)[24:]
    async with Adapter(server).open() as adapter:
        await adapter.chat.send(to(ann, picture=Picture(large, "wide")))
    (message,) = ann.chat.by_bot()
    assert message["document"]["file_name"] == "board.png"
    assert message["caption"] == "hello\nwide"


async def test_long_texts_are_cut_and_pictures_keep_their_words(server: Server, stand_in: StandIn) -> None:
    ann = stand_in.person("Ann")
    text = "\n".join(f"line {n} <&>" for n in range(700))
    async with Adapter(server).open() as adapter:
        reference = await adapter.chat.send(
            to(ann, text, picture=Picture(png(90), "grey"), buttons=(Button("Go", "/b"),))
        )
    photo, *parts = ann.chat.by_bot()
    assert photo["caption"] == "grey"
    assert "".join(part["text"] for part in parts) == text
    assert [labels(part) for part in parts] == [[], [], ["Go"]][-len(parts) :]
    assert reference == f"{ann.chat.id}:{parts[-1]['message_id']}"


# --- updates


async def test_an_update_is_confirmed_only_once_it_is_taken_in(server: Server, stand_in: StandIn) -> None:
    ann = stand_in.person("Ann")
    adapter = Adapter(server)
    adapter.troubles = [OSError("the disk is full"), OSError("the disk is full")]
    async with adapter.open():
        await ann.tell("/help")
        (update,) = stand_in.updates
        await stand_in.until(lambda: not stand_in.updates)
        assert adapter.pauses[:2] == [2.0, 4.0]
        assert [one.text for one in adapter.heard] == ["/help"]
        asked = [given.get("offset") for given in server.asked("getUpdates")]
        assert asked == [None, str(update["update_id"] + 1)]


async def test_an_update_that_can_never_be_taken_in_does_not_stop_the_rest(server: Server, stand_in: StandIn) -> None:
    ann = stand_in.person("Ann")
    adapter = Adapter(server)
    adapter.troubles = [ValueError()] * 5
    await ann.tell("/help")
    await ann.tell("/tables")
    async with adapter.open():
        await stand_in.until(lambda: not stand_in.updates)
        assert [one.text for one in adapter.heard] == ["/tables"]


async def test_presses_are_answered_at_once_in_private_and_in_time_elsewhere(server: Server, stand_in: StandIn) -> None:
    ann, group = stand_in.person("Ann"), stand_in.group()
    keyboard = {"inline_keyboard": [[{"text": "Go", "callback_data": "/board #1"}]]}
    async with Adapter(server).open() as adapter:
        adapter.troubles = [OSError()] * 5
        own = stand_in.message(ann.chat, ME, text="x", reply_markup=keyboard)
        assert list(await ann.press(own, "Go")) == ["callback_query_id"]
        there = stand_in.message(group, ME, text="x", reply_markup=keyboard)
        assert list(await ann.press(there, "Go")) == ["callback_query_id"], "although it cannot be taken in"
        assert await ann.press(there, "Go")
        assert adapter.heard[-1].text == "/board #1"
        assert adapter.heard[-1].addressed


async def test_a_rack_too_long_for_an_alert_opens_the_private_chat(server: Server, stand_in: StandIn) -> None:
    ann, group = stand_in.person("Ann", started=False), stand_in.group()
    keyboard = {"inline_keyboard": [[{"text": "My tiles", "callback_data": "/rack #1"}]]}
    board = stand_in.message(group, ME, text="x", reply_markup=keyboard)
    adapter = Adapter(server)

    async def answer(heard: Incoming) -> None:
        rack = to(ann, "Your tiles", picture=Picture(png(90), "1 " * 101), secret=True, answers=heard.id)
        assert await adapter.chat.send(rack) == ""

    adapter.answer = answer
    async with adapter.open():
        assert (await ann.press(board, "My tiles"))["url"] == f"https://t.me/{ME['username']}?start=in"
