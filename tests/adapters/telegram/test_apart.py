"""A chat, a person or a request in trouble delays only itself, and what is refused for good delays nothing."""

import asyncio
import logging
from collections.abc import Mapping
from typing import Any

import pytest
from telegram import Bot

from bot.adapters.telegram import OFFICIAL, answers
from bot.adapters.telegram.rights import Rights
from bot.chat.port import Incoming, Picture, RateLimited, Unconfirmed
from bot.chat.port import Refused as RefusedForGood
from tests.adapters.telegram.adapter import Adapter, refuse, to
from tests.adapters.telegram.app import App, labels
from tests.adapters.telegram.server import Server
from tests.adapters.telegram.stand_in import ME, Refused, StandIn
from tests.adapters.telegram.test_groups import begun
from tests.web.stand_in import png


def texts(adapter: Adapter) -> list[str]:
    return [one.text for one in adapter.heard]


# --- too many messages


async def test_a_chat_that_has_to_wait_holds_up_no_other(
    server: Server, stand_in: StandIn, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = stand_in.person("Ann"), stand_in.person("Ben")

    def trouble(method: str, given: Mapping[str, Any]) -> Refused | None:
        mine = method == "sendMessage" and str(given["chat_id"]) == str(ann.chat.id)
        return Refused(429, "Too Many Requests: retry after 60", retry_after=60) if mine else None

    server.trouble = trouble
    async with Adapter(server, OFFICIAL).open() as adapter, asyncio.timeout(60):
        told = asyncio.create_task(adapter.chat.send(to(ann)))
        await stand_in.until(lambda: server.asked("sendMessage"))
        await adapter.chat.send(to(ben))
        with pytest.raises(RateLimited) as caught:
            await told
    assert caught.value.retry_after == 60
    assert "Traceback" not in caplog.text
    assert len(ben.chat.by_bot()) == 1


# --- what is refused for good


@pytest.mark.parametrize(
    "refused",
    [
        Refused(400, "Bad Request: IMAGE_PROCESS_FAILED"),
        Refused(400, "Bad Request: PHOTO_INVALID_DIMENSIONS"),
        Refused(400, 'Bad Request: can\'t parse entities: unsupported start tag "secret" at byte offset 3'),
        Refused(400, "Bad Request: message is too long"),
        Refused(400, "Bad Request: SOMETHING_NOBODY_HAS_HEARD_OF"),
        Refused(413, "Request Entity Too Large"),
    ],
)
@pytest.mark.parametrize("method", ["sendMessage", "sendPhoto"])
async def test_what_telegram_refuses_for_good_is_reported_as_such(
    server: Server, stand_in: StandIn, method: str, refused: Refused
) -> None:
    ann = stand_in.person("Ann")
    server.trouble = refuse(method, refused)
    picture = Picture(png(90), "grey") if method == "sendPhoto" else None
    async with Adapter(server).open() as adapter:
        with pytest.raises(RefusedForGood) as caught:
            await adapter.chat.send(to(ann, picture=picture))
        await adapter.chat.send(to(ann, picture=picture))
    assert "secret" not in str(caught.value)
    assert len(ann.chat.by_bot()) == 1


async def test_what_may_go_next_time_is_not_refused_for_good(server: Server, stand_in: StandIn) -> None:
    ann = stand_in.person("Ann")
    passing = [
        Refused(400, "Bad Request: MSG_WAIT_FAILED"),
        Refused(500, "Internal Server Error"),
        Refused(502, "Bad Gateway"),
    ]
    server.trouble = refuse("sendMessage", *passing)
    async with Adapter(server).open() as adapter:
        for _ in passing:
            with pytest.raises(Unconfirmed):
                await adapter.chat.send(to(ann))
        await adapter.chat.send(to(ann))


async def test_a_board_telegram_cannot_show_comes_in_words_and_the_game_goes_on(
    app: App, stand_in: StandIn, server: Server
) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group()
    await begun(app, ann, ben, group)
    last = group.by_bot()[-1]["message_id"]
    server.trouble = refuse("sendPhoto", *[Refused(400, "Bad Request: IMAGE_PROCESS_FAILED")] * 4)
    async with asyncio.timeout(60):
        await app.play(1, [ann, ben], group)
        board = await app.said(group, "it is your turn", after=last)
        assert "photo" not in board
        assert labels(board) == ["My tiles"]
        await ann.say(group, "/tables")
        await app.said(group, "#1 Summy", after=last)


async def test_a_refused_message_is_dropped_and_the_next_follows(app: App, stand_in: StandIn, server: Server) -> None:
    ann, group = stand_in.person("Ann"), stand_in.group()
    server.trouble = refuse("sendMessage", Refused(400, "Bad Request: can't parse entities: no end tag"))
    async with asyncio.timeout(60):
        await ann.say(group, "/tables")
        await stand_in.until(lambda: server.asked("sendMessage"))
        await ann.say(group, "/rules summy")
        await app.said(group, "Summy")


# --- reading


async def test_a_look_up_without_an_answer_holds_up_only_its_line(server: Server, stand_in: StandIn) -> None:
    ann, ben, group, other = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group(), stand_in.group("Others")
    stand_in.admins.add(ann.user["id"])
    answered = asyncio.Event()
    server.hold = lambda method, _: answered if method == "getChatMember" else None
    async with Adapter(server).open() as adapter, asyncio.timeout(60):
        await ann.say(group, "/close #1")
        await stand_in.until(lambda: server.asked("getChatMember"))
        await ann.say(group, "/help")
        await ben.say(other, "/tables")
        await stand_in.until(lambda: "/tables" in texts(adapter))
        await ben.say(group, "/best")
        await stand_in.until(lambda: "/best" in texts(adapter))
        assert texts(adapter) == ["/tables", "/best"], "what Ann typed later is not done earlier"
        answered.set()
        await stand_in.until(lambda: not stand_in.updates)
    assert texts(adapter) == ["/tables", "/best", "/close #1", "/help"]
    assert [one.moderator for one in adapter.heard] == [False, False, True, False]


async def test_lines_of_a_chat_stay_in_order(server: Server, stand_in: StandIn) -> None:
    people, group = [stand_in.person(name) for name in ("Ann", "Ben", "Cyd")], stand_in.group()
    stand_in.admins.add(people[0].user["id"])
    typed = [
        "/tournament close",
        "/tournament new summy",
        "/join",
        "/tournament start",
        "/tables",
        "/close #1",
        "/help",
    ]
    for at, text in enumerate(typed):
        await people[at % 3].say(group, text)
    async with Adapter(server).open() as adapter:
        await stand_in.until(lambda: not stand_in.updates)
    assert texts(adapter) == typed


async def test_a_look_up_is_bounded_and_several_share_it(server: Server, stand_in: StandIn) -> None:
    ann, group = stand_in.person("Ann"), stand_in.group()
    server.hold = lambda _method, _given: asyncio.Event()
    rights = Rights(Bot(server.token, base_url=f"{server.base}/bot"), longest=2.0)
    found = [rights.ask(group.id, ann.user["id"]) for _ in range(3)]
    assert [await one for one in found] == [None] * 3
    assert len(server.asked("getChatMember")) == 1


async def test_the_right_to_close_is_not_guessed(app: App, stand_in: StandIn, server: Server) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group()
    await begun(app, ann, ben, group)
    stand_in.admins.add(ann.user["id"])
    server.trouble = refuse("getChatMember", Refused(502, "Bad Gateway"))
    await ann.say(group, "/close #1")
    await app.said(group, "not told in time whether you administer")
    await ann.say(group, "/close #1")
    await app.said(group, "stopped before its end")


async def test_an_update_that_cannot_be_read_is_passed_over(
    server: Server, stand_in: StandIn, caplog: pytest.LogCaptureFixture
) -> None:
    ann, adapter = stand_in.person("Ann"), Adapter(server)
    halved = {"type": "mention", "offset": 1, "length": 2}  # half a character: the library accepts it, reading it fails
    with caplog.at_level(logging.INFO):
        await stand_in.deliver_strange(message={"message_id": 5, "text": "a secret", "chat": "a secret"})
        await stand_in.say(ann, ann.chat, "😀 a secret", entities=[halved])
        await stand_in.deliver_strange(callback_query={"id": "q77", "message": {"x": "a secret"}})
        await ann.tell("/help")
        async with adapter.open(), asyncio.timeout(60):
            await stand_in.until(lambda: not stand_in.updates)
    assert texts(adapter) == ["/help"]
    assert adapter.pauses == []
    assert not adapter.failure.done()
    assert caplog.text.count("cannot be read and is skipped") == 3
    assert "secret" not in caplog.text


async def test_a_line_nobody_takes_in_holds_up_no_other(server: Server, stand_in: StandIn) -> None:
    ann, ben, adapter = stand_in.person("Ann"), stand_in.person("Ben"), Adapter(server)
    taken = asyncio.Event()

    async def answer(heard: Incoming) -> None:
        if heard.text == "/slow":
            await taken.wait()

    adapter.answer = answer
    async with adapter.open(), asyncio.timeout(60):
        await ann.tell("/slow")
        await stand_in.until(lambda: adapter.heard)
        await ben.tell("/help")
        await stand_in.until(lambda: "/help" in texts(adapter))
        (slow, *_) = stand_in.updates
        assert all(int(given.get("offset", 0)) <= slow["update_id"] for given in server.asked("getUpdates"))
        taken.set()
        await stand_in.until(lambda: not stand_in.updates)
    assert texts(adapter) == ["/slow", "/help"], "each once, although both came again and again"


# --- presses


@pytest.fixture
def without_time_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """A press that is answered only at its time limit comes too late for the test."""
    monkeypatch.setattr(answers, "SOON", 600.0)


@pytest.mark.usefixtures("without_time_limit")
async def test_a_press_to_which_nothing_is_said_does_not_spin(server: Server, stand_in: StandIn) -> None:
    ann, group, adapter = stand_in.person("Ann"), stand_in.group(), Adapter(server)
    keyboard = {"inline_keyboard": [[{"text": "Join", "callback_data": "/join #1"}]]}
    challenge = stand_in.message(group, ME, text="x", reply_markup=keyboard)
    async with adapter.open(), asyncio.timeout(60):
        await ann.press(challenge, "Join")


@pytest.mark.usefixtures("without_time_limit")
async def test_accepting_by_a_button_does_not_spin(app: App, stand_in: StandIn) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group()
    await ann.say(group, "/challenge anyone summy players=3")
    challenge = await app.said(group, "wants to play")
    async with asyncio.timeout(60):
        await ben.press(challenge, "Join")
