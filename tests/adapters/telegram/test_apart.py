"""A chat, a person or a request in trouble delays only itself, and what is refused for good delays nothing."""

import asyncio
import logging
from collections.abc import Mapping
from typing import Any

import pytest
from telegram import Bot

from bot.adapters.telegram import OFFICIAL
from bot.adapters.telegram.buttons import SOON
from bot.adapters.telegram.rights import Rights
from bot.chat.port import Incoming, Picture, RateLimited, Unconfirmed
from bot.chat.port import Refused as RefusedForGood
from tests.adapters.telegram.line import TelegramLine, refuse, to
from tests.adapters.telegram.server import Server
from tests.adapters.telegram.stage import Stage, labels
from tests.adapters.telegram.test_groups import begun
from tests.adapters.telegram.world import ME, Refused, World
from tests.web.house import png


def texts(line: TelegramLine) -> list[str]:
    return [one.text for one in line.heard]


# --- too many messages


async def test_a_chat_that_has_to_wait_holds_up_no_other(
    server: Server, world: World, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")

    def trouble(method: str, given: Mapping[str, Any]) -> Refused | None:
        mine = method == "sendMessage" and str(given["chat_id"]) == str(ann.chat.id)
        return Refused(429, "Too Many Requests: retry after 60", retry_after=60) if mine else None

    server.trouble = trouble
    async with TelegramLine(server, OFFICIAL).open() as line, asyncio.timeout(5):
        told = asyncio.create_task(line.chat.send(to(ann)))
        await world.until(lambda: server.asked("sendMessage"))
        await line.chat.send(to(ben))
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
async def test_what_telegram_refuses_for_good_is_said_to_be_that(
    server: Server, world: World, method: str, refused: Refused
) -> None:
    ann = world.person("Ann")
    server.trouble = refuse(method, refused)
    picture = Picture(png(90), "grey") if method == "sendPhoto" else None
    async with TelegramLine(server).open() as line:
        with pytest.raises(RefusedForGood) as caught:
            await line.chat.send(to(ann, picture=picture))
        await line.chat.send(to(ann, picture=picture))
    assert "secret" not in str(caught.value)
    assert len(ann.chat.by_bot()) == 1


async def test_what_may_go_next_time_is_not_refused_for_good(server: Server, world: World) -> None:
    ann = world.person("Ann")
    passing = [
        Refused(400, "Bad Request: MSG_WAIT_FAILED"),
        Refused(500, "Internal Server Error"),
        Refused(502, "Bad Gateway"),
    ]
    server.trouble = refuse("sendMessage", *passing)
    async with TelegramLine(server).open() as line:
        for _ in passing:
            with pytest.raises(Unconfirmed):
                await line.chat.send(to(ann))
        await line.chat.send(to(ann))


async def test_a_board_telegram_cannot_show_comes_in_words_and_the_game_goes_on(
    stage: Stage, world: World, server: Server
) -> None:
    ann, ben, group = world.person("Ann"), world.person("Ben"), world.group()
    await begun(stage, ann, ben, group)
    last = group.by_bot()[-1]["message_id"]
    server.trouble = refuse("sendPhoto", *[Refused(400, "Bad Request: IMAGE_PROCESS_FAILED")] * 4)
    async with asyncio.timeout(10):
        await stage.play(1, [ann, ben], group)
        board = await stage.said(group, "it is your turn", after=last)
        assert "photo" not in board
        assert labels(board) == ["My tiles"]
        await ann.say(group, "/tables")
        await stage.said(group, "#1 Summy", after=last)


async def test_a_refused_message_is_dropped_and_the_next_follows(stage: Stage, world: World, server: Server) -> None:
    ann, group = world.person("Ann"), world.group()
    server.trouble = refuse("sendMessage", Refused(400, "Bad Request: can't parse entities: no end tag"))
    async with asyncio.timeout(10):
        await ann.say(group, "/tables")
        await world.until(lambda: server.asked("sendMessage"))
        await ann.say(group, "/rules summy")
        await stage.said(group, "Summy")


# --- reading


async def test_a_look_up_without_an_answer_holds_up_only_its_line(server: Server, world: World) -> None:
    ann, ben, group, other = world.person("Ann"), world.person("Ben"), world.group(), world.group("Others")
    world.admins.add(ann.user["id"])
    answered = asyncio.Event()
    server.hold = lambda method, _: answered if method == "getChatMember" else None
    async with TelegramLine(server).open() as line, asyncio.timeout(10):
        await ann.say(group, "/close #1")
        await world.until(lambda: server.asked("getChatMember"))
        await ann.say(group, "/help")
        await ben.say(other, "/tables")
        await world.until(lambda: "/tables" in texts(line))
        await ben.say(group, "/best")
        await world.until(lambda: "/best" in texts(line))
        assert texts(line) == ["/tables", "/best"], "what Ann typed later is not done earlier"
        answered.set()
        await world.until(lambda: not world.updates)
    assert texts(line) == ["/tables", "/best", "/close #1", "/help"]
    assert [one.moderator for one in line.heard] == [False, False, True, False]


async def test_lines_of_a_chat_stay_in_order(server: Server, world: World) -> None:
    people, group = [world.person(name) for name in ("Ann", "Ben", "Cyd")], world.group()
    world.admins.add(people[0].user["id"])
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
    async with TelegramLine(server).open() as line:
        await world.until(lambda: not world.updates)
    assert texts(line) == typed


async def test_a_look_up_is_bounded_and_several_share_it(server: Server, world: World) -> None:
    ann, group = world.person("Ann"), world.group()
    server.hold = lambda _method, _given: asyncio.Event()
    rights = Rights(Bot(server.token, base_url=f"{server.base}/bot"), longest=0.05)
    found = [rights.ask(group.id, ann.user["id"]) for _ in range(3)]
    assert [await one for one in found] == [None] * 3
    assert len(server.asked("getChatMember")) == 1


async def test_who_may_close_is_not_guessed(stage: Stage, world: World, server: Server) -> None:
    ann, ben, group = world.person("Ann"), world.person("Ben"), world.group()
    await begun(stage, ann, ben, group)
    world.admins.add(ann.user["id"])
    server.trouble = refuse("getChatMember", Refused(502, "Bad Gateway"))
    await ann.say(group, "/close #1")
    await stage.said(group, "not told in time whether you moderate")
    await ann.say(group, "/close #1")
    await stage.said(group, "ended early")


async def test_an_update_that_cannot_be_read_is_passed_over(
    server: Server, world: World, caplog: pytest.LogCaptureFixture
) -> None:
    ann, line = world.person("Ann"), TelegramLine(server)
    halved = {"type": "mention", "offset": 1, "length": 2}  # the library takes half a character, reading it fails
    with caplog.at_level(logging.INFO):
        await world.deliver_strange(message={"message_id": 5, "text": "a secret", "chat": "a secret"})
        await world.say(ann, ann.chat, "😀 a secret", entities=[halved])
        await world.deliver_strange(callback_query={"id": "q77", "message": {"x": "a secret"}})
        await ann.tell("/help")
        async with line.open(), asyncio.timeout(10):
            await world.until(lambda: not world.updates)
    assert texts(line) == ["/help"]
    assert line.pauses == []
    assert not line.failure.done()
    assert caplog.text.count("cannot be read and is passed over") == 3
    assert "secret" not in caplog.text


async def test_a_line_nobody_takes_in_holds_up_no_other(server: Server, world: World) -> None:
    ann, ben, line = world.person("Ann"), world.person("Ben"), TelegramLine(server)
    taken = asyncio.Event()

    async def answer(heard: Incoming) -> None:
        if heard.text == "/slow":
            await taken.wait()

    line.answer = answer
    async with line.open(), asyncio.timeout(10):
        await ann.tell("/slow")
        await world.until(lambda: line.heard)
        await ben.tell("/help")
        await world.until(lambda: "/help" in texts(line))
        (slow, *_) = world.updates
        assert all(int(given.get("offset", 0)) <= slow["update_id"] for given in server.asked("getUpdates"))
        taken.set()
        await world.until(lambda: not world.updates)
    assert texts(line) == ["/slow", "/help"], "each once, although both came again and again"


# --- presses


async def test_a_press_to_which_nothing_is_said_does_not_spin(server: Server, world: World) -> None:
    ann, group, line = world.person("Ann"), world.group(), TelegramLine(server)
    keyboard = {"inline_keyboard": [[{"text": "Join", "callback_data": "/join #1"}]]}
    challenge = world.message(group, ME, text="x", reply_markup=keyboard)
    async with line.open(), asyncio.timeout(SOON / 2):
        await ann.press(challenge, "Join")


async def test_accepting_by_a_button_does_not_spin(stage: Stage, world: World) -> None:
    ann, ben, group = world.person("Ann"), world.person("Ben"), world.group()
    await ann.say(group, "/challenge anyone summy players=3")
    challenge = await stage.said(group, "wants to play")
    async with asyncio.timeout(SOON / 2):
        await ben.press(challenge, "Join")
