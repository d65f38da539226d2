"""What Telegram refuses, and what happens when it is not there."""

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.adapters.telegram import Rates, TelegramChat
from bot.adapters.telegram.chat import REFUSED, SECOND
from bot.chat.port import (
    Button,
    Channel,
    Handle,
    Incoming,
    Message,
    Person,
    Picture,
    Private,
    RateLimited,
    Span,
    Unreachable,
)
from bot.chat.text import Texts
from bot.registry import DATA
from bot.settings import SettingError, read
from bot.wire import CannotStart, run
from tests.adapters.telegram.server import Server
from tests.adapters.telegram.stage import Stage, labels, text_of
from tests.adapters.telegram.test_groups import MOVES, begun
from tests.adapters.telegram.world import ME, Refused, Someone, World
from tests.crash.program import Program
from tests.web.house import png

NO_RETRIES = Rates(0, 0, 0)
TEXTS = Texts.load(DATA / "text", strict=True)


class Line:
    """The adapter alone, with a house that only listens; `pauses` are the waits it asked for, which take no time."""

    def __init__(self, server: Server, rates: Rates = NO_RETRIES) -> None:
        self.heard: list[Incoming] = []
        self.moves: list[tuple[Channel, Channel]] = []
        self.pauses: list[float] = []
        self.troubles: list[Exception] = []
        self.answer: Handle | None = None
        self.failure: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.chat = TelegramChat(
            token=server.token,
            api=server.base,
            texts=TEXTS,
            handle=self._handle,
            moved=self._move,
            failed=self.failure.set_result,
            rates=rates,
            pause=self._pause,
        )

    async def _handle(self, line: Incoming) -> None:
        if self.troubles:
            raise self.troubles.pop()
        self.heard.append(line)
        if self.answer is not None:
            await self.answer(line)

    async def _move(self, old: Channel, new: Channel) -> None:
        self.moves.append((old, new))

    async def _pause(self, seconds: float) -> None:
        self.pauses.append(seconds)
        await asyncio.sleep(0)

    @asynccontextmanager
    async def open(self) -> AsyncIterator["Line"]:
        """Be online."""
        await self.chat.start()
        try:
            yield self
        finally:
            await self.chat.stop()


def to(who: Someone, text: str = "hello", **more: Any) -> Message:
    return Message(Private(Person("telegram", str(who.user["id"]))), (Span(text),), "n1", **more)


def refuse(method: str, *refusals: Refused) -> Any:
    """Refuse the first requests of a method."""
    left = list(refusals)

    def trouble(asked: str, _: Mapping[str, Any]) -> Refused | None:
        return left.pop(0) if asked == method and left else None

    return trouble


# --- people and groups that are closed to the bot


async def test_a_person_who_blocked_the_bot_is_asked_to_come_back(stage: Stage, world: World) -> None:
    ann, ben, group = world.person("Ann"), world.person("Ben"), world.group()
    mover, _ = await begun(stage, ann, ben, group)
    mover.blocked = True
    for _ in range(3):
        await stage.play(1, [ann, ben], group)
    name = mover.user["first_name"]
    told = await stage.said(group, f"{name}, I cannot write to you in private")
    assert labels(told) == ["My tiles", "Private chat"]
    await stage.quiet(ann if mover is ben else ben, group)
    assert sum("I cannot write" in text_of(one) for one in group.by_bot()) == 1, "said once, not at every move"


async def test_a_bot_thrown_out_of_the_group_goes_on_in_private(stage: Stage, world: World) -> None:
    ann, ben, group = world.person("Ann"), world.person("Ben"), world.group()
    await begun(stage, ann, ben, group)
    group.kicked = True
    await stage.play(1, [ann, ben])
    for who in (ann, ben):
        board = await stage.said(who.chat, "cannot write in the channel of table #1")
        assert board["photo"]
        assert "it is your turn" in text_of(board)
    group.kicked = False
    await stage.play(1, [ann, ben])
    await stage.said(group, MOVES)


async def test_without_the_right_to_post_the_answer_comes_in_private(stage: Stage, world: World) -> None:
    ann, group = world.person("Ann"), world.group()
    group.rights = frozenset()
    await ann.say(group, "/tables")
    await stage.said(ann.chat, "no tables")
    assert group.by_bot() == []


async def test_without_the_right_to_send_pictures_the_board_comes_in_words(stage: Stage, world: World) -> None:
    ann, ben, group = world.person("Ann"), world.person("Ben"), world.group()
    group.rights = frozenset({"text"})
    await begun(stage, ann, ben, group)
    board = await stage.said(group, "it is your turn")
    assert "text" in board
    assert labels(board) == ["My tiles"]


# --- requests that fail


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
async def test_refusals_reach_the_courier_as_what_they_are(
    server: Server, world: World, refused: Refused, error: type[Exception]
) -> None:
    ann = world.person("Ann")
    server.trouble = refuse("sendMessage", refused)
    async with Line(server).open() as line:
        with pytest.raises(error) as caught:
            await line.chat.send(to(ann))
        if isinstance(caught.value, RateLimited):
            assert caught.value.retry_after == 7
        else:
            assert isinstance(caught.value, Unreachable) == (error is Unreachable)
        await line.chat.send(to(ann))
        assert [text_of(one) for one in ann.chat.by_bot()] == ["hello"]


async def test_a_refusal_for_haste_is_tried_again(server: Server, world: World) -> None:
    ann = world.person("Ann")
    server.trouble = refuse("sendMessage", Refused(429, "Too Many Requests: retry after 1", retry_after=1))
    async with Line(server, Rates(0, 0, 1)).open() as line:
        await line.chat.send(to(ann))
        assert len(server.asked("sendMessage")) == 2
        assert len(ann.chat.by_bot()) == 1


async def test_what_is_not_there_is_no_failed_attempt(server: Server, world: World) -> None:
    ann = world.person("Ann")
    async with Line(server).open() as line:
        await server.stop()
        with pytest.raises(RateLimited):
            await line.chat.send(to(ann))
        await server.start()
        await line.chat.send(to(ann))


async def test_an_earlier_message_is_changed_whatever_it_is_and_sent_anew_when_gone(
    server: Server, world: World
) -> None:
    ann, buttons = world.person("Ann"), (Button("Go", "/board #1"),)
    picture = Picture(png(90), "a grey square")
    async with Line(server).open() as line:
        first = await line.chat.send(to(ann, "one", buttons=buttons))
        assert await line.chat.send(to(ann, "two", replaces=first)) == first
        assert await line.chat.send(to(ann, "two", replaces=first)) == first, "the same again is no harm"
        assert await line.chat.send(to(ann, "three", replaces=first, picture=picture)) == first
        assert await line.chat.send(to(ann, "four", replaces=first)) == first
        (message,) = ann.chat.by_bot()
        assert message["caption"] == "four"
        assert labels(message) == []
        ann.chat.messages.clear()
        second = await line.chat.send(to(ann, "five", replaces=first))
        assert second != first
        elsewhere = world.person("Ben")
        assert await line.chat.send(to(elsewhere, "six", replaces=second)) != second


@pytest.mark.parametrize("size", [(3_000, 100), (9_000, 1_500)])
async def test_a_picture_too_large_for_a_photo_goes_as_a_file(
    server: Server, world: World, size: tuple[int, int]
) -> None:
    ann = world.person("Ann")
    large = png(90)[:16] + size[0].to_bytes(4) + size[1].to_bytes(4) + png(90)[24:]
    async with Line(server).open() as line:
        await line.chat.send(to(ann, picture=Picture(large, "wide")))
    (message,) = ann.chat.by_bot()
    assert message["document"]["file_name"] == "board.png"
    assert message["caption"] == "hello\nwide"


async def test_long_texts_are_cut_and_pictures_keep_their_words(server: Server, world: World) -> None:
    ann = world.person("Ann")
    text = "\n".join(f"line {n} <&>" for n in range(700))
    async with Line(server).open() as line:
        reference = await line.chat.send(to(ann, text, picture=Picture(png(90), "grey"), buttons=(Button("Go", "/b"),)))
    photo, *parts = ann.chat.by_bot()
    assert photo["caption"] == "grey"
    assert "".join(part["text"] for part in parts) == text
    assert [labels(part) for part in parts] == [[], [], ["Go"]][-len(parts) :]
    assert reference == f"{ann.chat.id}:{parts[-1]['message_id']}"


# --- updates


async def test_an_update_is_confirmed_only_once_it_is_taken_in(server: Server, world: World) -> None:
    ann = world.person("Ann")
    line = Line(server)
    line.troubles = [OSError("the disk is full"), OSError("the disk is full")]
    async with line.open():
        await ann.tell("/help")
        (update,) = world.updates
        await world.until(lambda: not world.updates)
        assert line.pauses[:2] == [2.0, 4.0]
        assert [one.text for one in line.heard] == ["/help"]
        asked = [given.get("offset") for given in server.asked("getUpdates")]
        assert asked == [None, str(update["update_id"] + 1)]


async def test_an_update_that_can_never_be_taken_in_does_not_stop_the_rest(server: Server, world: World) -> None:
    ann = world.person("Ann")
    line = Line(server)
    line.troubles = [ValueError()] * 5
    await ann.tell("/help")
    await ann.tell("/tables")
    async with line.open():
        await world.until(lambda: not world.updates)
        assert [one.text for one in line.heard] == ["/tables"]


async def test_presses_are_answered_at_once_in_private_and_in_time_elsewhere(server: Server, world: World) -> None:
    ann, group = world.person("Ann"), world.group()
    keyboard = {"inline_keyboard": [[{"text": "Go", "callback_data": "/board #1"}]]}
    async with Line(server).open() as line:
        line.troubles = [OSError()] * 5
        own = world.message(ann.chat, ME, text="x", reply_markup=keyboard)
        assert list(await ann.press(own, "Go")) == ["callback_query_id"]
        there = world.message(group, ME, text="x", reply_markup=keyboard)
        assert list(await ann.press(there, "Go")) == ["callback_query_id"], "although it cannot be taken in"
        assert await ann.press(there, "Go")
        assert line.heard[-1].text == "/board #1"
        assert line.heard[-1].addressed


async def test_a_rack_too_long_for_an_alert_opens_the_private_chat(server: Server, world: World) -> None:
    ann, group = world.person("Ann", started=False), world.group()
    keyboard = {"inline_keyboard": [[{"text": "My tiles", "callback_data": "/rack #1"}]]}
    board = world.message(group, ME, text="x", reply_markup=keyboard)
    line = Line(server)

    async def answer(heard: Incoming) -> None:
        rack = to(ann, "Your tiles", picture=Picture(png(90), "1 " * 101), secret=True, answers=heard.id)
        assert await line.chat.send(rack) == ""

    line.answer = answer
    async with line.open():
        assert (await ann.press(board, "My tiles"))["url"] == f"https://t.me/{ME['username']}?start=in"


async def test_a_second_instance_is_given_time_and_then_complained_of(server: Server) -> None:
    conflict = Refused(409, "Conflict: terminated by other getUpdates request")
    server.trouble = lambda method, _: conflict if method == "getUpdates" else None
    async with Line(server).open() as line:
        assert await asyncio.wait_for(line.failure, 10) == SECOND
        assert line.pauses == [2.0, 4.0, 8.0, 16.0]


async def test_an_instance_that_is_just_going_is_waited_for(server: Server, world: World) -> None:
    conflict = Refused(409, "Conflict: terminated by other getUpdates request")
    server.trouble = refuse("getUpdates", conflict, conflict)
    async with Line(server).open() as line:
        await world.person("Ann").tell("/help")
        await world.until(lambda: line.heard)
        assert not line.failure.done()


async def test_updates_go_on_after_an_outage_that_is_told_of_once(
    server: Server, world: World, caplog: pytest.LogCaptureFixture
) -> None:
    bad, wait = Refused(502, "Bad Gateway"), Refused(429, "Too Many Requests", retry_after=3)
    server.trouble = refuse("getUpdates", bad, bad, bad, wait)
    with caplog.at_level(logging.WARNING):
        async with Line(server).open() as line:
            await world.person("Ann").tell("/help")
            await world.until(lambda: line.heard)
            assert line.pauses == [1.0, 2.0, 4.0, 3.0]
    assert [record.message for record in caplog.records if "reached" in record.message] == [
        "Telegram cannot be reached (NetworkError); trying again until it can.",
        "Telegram can be reached again.",
    ]


async def test_a_platform_that_is_away_at_the_start_is_waited_for(server: Server, world: World) -> None:
    ann, line = world.person("Ann"), Line(server)
    await server.stop()
    async with line.open():
        assert "wait" in line.chat.invitation
        sending = asyncio.create_task(line.chat.send(to(ann)))
        await server.start()
        await asyncio.wait_for(sending, 10)
        assert line.chat.invitation == f"write to @{ME['username']} on Telegram"
        await ann.tell("/help")
        await world.until(lambda: line.heard)


async def test_a_wrong_token_is_said_in_one_sentence_that_does_not_show_it(
    tmp_path: Path, server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    stage = Stage(tmp_path / "wrong.sqlite3", server)
    settings = stage.settings
    server.token = "7000:another-token-altogether"
    with pytest.raises(CannotStart) as caught:
        await run(settings)
    assert str(caught.value) == REFUSED
    assert settings.telegram_token not in f"{caught.value}{caplog.text}{settings!r}"


async def test_a_token_taken_back_ends_the_program(tmp_path: Path, server: Server, world: World) -> None:
    stage = Stage(tmp_path / "back.sqlite3", server)
    running = asyncio.create_task(run(stage.settings))
    await world.until(lambda: server.asked("getUpdates"))
    server.token = "7000:another-token-altogether"
    await world.person("Ann").tell("/help")
    with pytest.raises(CannotStart, match="BotFather"):
        await asyncio.wait_for(running, 20)


async def test_the_token_is_never_logged(tmp_path: Path, server: Server, world: World) -> None:
    program = await Program.launch(
        tmp_path / "quiet.sqlite3",
        TELEGRAM_TOKEN=server.token,
        TELEGRAM_API_BASE=server.base,
        LOG_LEVEL="DEBUG",
    )
    assert await program.ready() == f"@{ME['username']}"
    ann = world.person("Ann")
    await ann.tell("/tables")
    await world.until(ann.chat.by_bot)
    logged = await program.stop()
    assert "DEBUG" in logged
    assert server.token not in logged


# --- settings


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("TELEGRAM_TOKEN", "hello"),
        ("TELEGRAM_TOKEN", "12345:with spaces in between"),
        ("TELEGRAM_API_BASE", "api.telegram.org"),
        ("TELEGRAM_API_BASE", "ftp://api.telegram.org"),
    ],
)
def test_malformed_settings_are_named(tmp_path: Path, name: str, value: str) -> None:
    with pytest.raises(SettingError, match=name) as caught:
        read(tmp_path / ".env", {name: value})
    assert name != "TELEGRAM_TOKEN" or value not in str(caught.value)


def test_settings_are_read(tmp_path: Path) -> None:
    given = {"TELEGRAM_TOKEN": " 123:abc_def-ghi-jkl ", "TELEGRAM_API_BASE": "http://[::1]:8081/bots/"}
    found = read(tmp_path / ".env", given)
    assert (found.telegram_token, found.telegram_api) == ("123:abc_def-ghi-jkl", "http://[::1]:8081/bots")
    assert read(tmp_path / ".env", {}).telegram_token == ""
