"""Lines that cannot be handled at once, a file that cannot be used for a while, and clients that misbehave."""

import asyncio
import json
import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from aiohttp import ClientConnectionResetError, WSMsgType, web

from bot.adapters.web import connections, limits, server, windows
from bot.adapters.web.connections import PER_ADDRESS
from bot.chat.port import Channel, Message, Span
from tests.adapters.web_client import Browser, Page, text_of
from tests.web.stand_in import StandIn

LOBBY = Channel("web", "lobby")


@asynccontextmanager
async def running(
    path: Path, *, patience: float = 60.0, port: int = 0, failing: int = 10**9, keep_days: int = 0
) -> AsyncIterator[StandIn]:
    stand_in = StandIn(path, patience=patience, port=port, keep_days=keep_days)
    stand_in.failing = failing
    await stand_in.chat.start()
    try:
        yield stand_in
    finally:
        await stand_in.chat.stop()


def waiting(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as file:
        return [row[0] for row in file.execute("SELECT text FROM waiting")]


class Logged(logging.Handler):
    """Sets an event when something is logged at this level or above."""

    def __init__(self, level: int) -> None:
        super().__init__(level)
        self.happened = asyncio.Event()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)
        self.happened.set()


@asynccontextmanager
async def logged(level: int) -> AsyncIterator[Logged]:
    handler = Logged(level)
    logging.getLogger().addHandler(handler)
    try:
        yield handler
    finally:
        logging.getLogger().removeHandler(handler)


async def test_a_line_that_failed_is_tried_again_before_anything_newer_of_its_author(tmp_path: Path) -> None:
    async with running(tmp_path / "web.sqlite3", failing=3) as stand_in, Browser(stand_in.chat.address) as browser:
        ben, ann = await browser.enter("ben"), await browser.enter("ann")
        await ben.line("fail", id_="client-0001")
        await ben.line("newer", id_="client-0002")
        await ann.line("others do not wait")
        lines = await stand_in.until_heard(3)
        assert [line.text for line in lines if line.author.name == "ben"] == ["fail", "newer"]
        assert stand_in.begun.count("fail") == 4
    assert waiting(tmp_path / "web.sqlite3") == []


async def test_a_line_that_keeps_failing_is_given_up_and_only_its_author_is_told(tmp_path: Path) -> None:
    path = tmp_path / "web.sqlite3"
    async with running(path, patience=0) as stand_in, Browser(stand_in.chat.address) as browser:
        ben, ann = await browser.enter("ben"), await browser.enter("ann")
        await ben.line("fail", id_="client-0001")
        await ben.line("newer", id_="client-0002")
        await stand_in.until_heard(1)
        while not (entry := (await ben.next("entry"))["entry"]).get("only"):
            pass
        assert "It is given up" in text_of(entry)
        assert entry["reply"] == 1
        assert (await browser.open("ann")).texts() == ["fail", "newer"]
        assert not ann.socket.closed
    assert waiting(path) == []
    async with running(path) as again:
        assert again.begun == []


async def test_what_was_overtaken_is_not_done_at_the_next_start(tmp_path: Path) -> None:
    path = tmp_path / "web.sqlite3"
    async with running(path) as stand_in:
        port = int(stand_in.chat.address.rstrip("/").rpartition(":")[2])
        browser = Browser(stand_in.chat.address)
        ben, ann = await browser.enter("ben"), await browser.enter("ann")
        await ben.line("fail")
        await stand_in.until_begun(2)  # the first failure is stored
        await stand_in.chat.send(Message(LOBBY, (Span("somebody moved"),), "1"))
        await ann.line("fail")
        await ann.next("ack")
        await stand_in.until_begun(stand_in.begun.count("fail") + 3)
    assert waiting(path) == ["fail", "fail"]
    async with running(path, port=port, failing=0) as again:
        [line] = await again.until_heard(1)
        assert line.author.name == "ann", "nothing came after this one"
        assert any("things have moved on since" in text for text in (await browser.open("ben")).texts())
        await browser.http.close()
    assert waiting(path) == []


async def test_a_file_that_is_locked_for_a_while_holds_up_nothing_for_good(tmp_path: Path) -> None:
    path = tmp_path / "web.sqlite3"
    async with running(path) as stand_in, Browser(stand_in.chat.address) as browser:
        ben = await browser.enter("ben")
        await ben.line("wait", id_="client-0001")
        await ben.line("acknowledged", id_="client-0002")
        for _ in range(2):
            await ben.next("ack")
        await stand_in.until_begun(1)
        with closing(sqlite3.connect(path, isolation_level=None)) as lock:
            lock.execute("BEGIN IMMEDIATE")
            async with logged(logging.WARNING) as warnings:
                stand_in.gate.set()
                await asyncio.wait_for(warnings.happened.wait(), 60)
            lock.execute("ROLLBACK")
        assert [line.text for line in await stand_in.until_heard(2)] == ["wait", "acknowledged"]
    assert waiting(path) == []


async def test_a_page_is_asked_to_send_again_what_cannot_be_stored_now(tmp_path: Path) -> None:
    path = tmp_path / "web.sqlite3"
    async with running(path) as stand_in, Browser(stand_in.chat.address) as browser:
        ben = await browser.enter("ben")
        with closing(sqlite3.connect(path, isolation_level=None)) as lock:
            lock.execute("BEGIN IMMEDIATE")
            await ben.line("hello")
            refused = await ben.next("refused")
            lock.execute("ROLLBACK")
        assert (refused["code"], refused["id"]) == ("busy", "client-0001")
        await ben.line("hello")
        assert [line.text for line in await stand_in.until_heard(1)] == ["hello"]


async def test_a_window_that_does_not_read_is_closed_before_it_fills_the_memory(
    stand_in: StandIn, browser: Browser
) -> None:
    ben, ann = await browser.enter("ben"), await browser.enter("ann")
    [window] = stand_in.chat._windows.of(stand_in.person("ben").id)
    text = "x" * 100_000
    for number in range(1000):  # how many the sockets themselves take differs from machine to machine
        if window.overflowed.is_set():
            break
        await stand_in.chat.send(Message(LOBBY, (Span(text),), f"n{number}"))
        assert (await ann.next("entry"))["entry"]["spans"][0][0] == text
        assert window._person_backlog.bytes <= windows.BACKLOG + 200_000
    assert window.overflowed.is_set()
    assert not ben.socket.closed


async def test_all_windows_of_one_person_share_what_may_wait(stand_in: StandIn, browser: Browser) -> None:
    pages = [await browser.enter("ben"), *[await browser.open("ben") for _ in range(limits.WINDOWS - 1)]]
    backlog = stand_in.chat._windows.backlog(stand_in.person("ben").id)
    text = "x" * 1_000_000
    for number in range(10):
        await stand_in.chat.send(Message(LOBBY, (Span(text),), f"n{number}"))
        assert backlog.bytes <= windows.PERSON_BACKLOG
    assert len(pages) == limits.WINDOWS


async def test_requests_that_are_never_finished_lock_nobody_out(stand_in: StandIn, browser: Browser) -> None:
    host, port = browser.base.host, browser.base.port
    async with logged(logging.WARNING) as warnings:
        writers = []
        for _ in range(PER_ADDRESS + 50):
            _, writer = await asyncio.open_connection(host, port)
            writer.write(b"GET / HTTP/1.1\r\nHost: ")
            writers.append(writer)
        ann = await browser.enter("ann")
        await ann.line("here I am")
        await stand_in.until_heard(1)
        for writer in writers:
            writer.close()
    assert len([one for one in warnings.records if "too many connections" in one.getMessage()]) == 1


async def raw(browser: Browser, request: bytes) -> bytes:
    reader, writer = await asyncio.open_connection(browser.base.host, browser.base.port)
    writer.write(request)
    async with asyncio.timeout(60):
        answer = await reader.read()
    writer.close()
    return answer


@pytest.mark.parametrize(
    "request_",
    [
        b"G\x01T /<script> HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nattacker wrote this\r\n\r\n",
        b"\x16\x03\x01\x02attacker\r\n\r\n",
    ],
)
async def test_what_is_no_request_is_answered_shortly_and_not_logged(browser: Browser, request_: bytes) -> None:
    async with logged(logging.INFO) as said:
        answer = await raw(browser, request_)
    assert answer.startswith((b"HTTP/1.0 400", b"HTTP/1.1 400"))
    assert b"attacker" not in answer
    assert b"aiohttp" not in answer.lower()
    assert b"python" not in answer.lower()
    assert said.records == []


async def test_half_a_character_from_a_page_is_refused_and_not_logged(browser: Browser) -> None:
    ben = await browser.enter("ben")
    async with logged(logging.INFO) as said:
        for request in (
            {"type": "\ud800"},
            {"type": "line", "id": "\ud800", "room": "\ud800"},
            {"type": "open", "room": "\ud800"},
        ):
            await ben.socket.send_str(json.dumps(request))
            assert (await ben.next("refused"))["code"] in ("malformed", "room")
        await ben.line("\ud800!")
        assert await ben.next_text() == "?!"
    assert said.records == []


async def test_a_page_that_is_gone_before_its_ping_is_answered_is_no_trouble(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def pong(*_: object) -> None:
        raise ClientConnectionResetError

    ben = await browser.enter("ben")
    monkeypatch.setattr(web.WebSocketResponse, "pong", pong)
    async with logged(logging.INFO) as said:
        await ben.socket.ping()
        while (await ben.socket.receive()).type is WSMsgType.TEXT:
            pass
    assert said.records == []


async def test_no_answer_tells_versions(browser: Browser) -> None:
    for path in ("/", "/nowhere", "/page/main.js"):
        async with browser.http.get(path) as answer:
            assert answer.headers["Server"] == "Summarum"


async def test_a_claim_in_a_strange_charset_is_no_fault_of_ours(browser: Browser) -> None:
    headers = {"Origin": browser.origin, "Content-Type": "application/json; charset=attacker"}
    async with browser.http.post("/enter", data=b'{"name": "ann"}', headers=headers) as answer:
        assert answer.status == 200


async def test_the_icon_is_there_where_browsers_look_for_it(browser: Browser) -> None:
    assert await browser.status("/favicon.ico") == 200


async def test_the_first_to_open_a_channel_leads_it_and_nobody_leads_the_lobby(
    stand_in: StandIn, browser: Browser
) -> None:
    ben, ann = await browser.enter("ben"), await browser.enter("ann")

    async def leads(page: Page, room: str, number: int) -> bool:
        await page.line("/close", room=room, id_=f"client-{number:04}")
        return bool((await stand_in.until_heard(number))[-1].moderator)

    for page in (ben, ann):
        await page.open("#club")
    asked = ((ben, "#club"), (ann, "#club"), (ben, "#lobby"), (ann, ann.own))
    assert [await leads(page, room, number) for number, (page, room) in enumerate(asked, 1)] == [
        True,
        False,
        False,
        True,
    ]
    await ben.say("leave", room="#club")
    await ann.open("#club")
    assert not await leads(ann, "#club", 5)


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: ",
        b"POST /enter HTTP/1.1\r\nHost: %s\r\nOrigin: http://%s\r\nContent-Length: 9\r\n\r\n{",
    ],
)
async def test_a_request_that_takes_too_long_is_ended(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, begun: bytes
) -> None:
    # Only the time that is to run out is short: a busy machine may take long over the other part.
    if begun.startswith(b"POST"):
        monkeypatch.setattr(server, "BODY_TIME", 0.2)
    else:
        monkeypatch.setattr(connections, "HEADER_TIME", 0.2)
    host = f"127.0.0.1:{browser.base.port}".encode()
    answer = await raw(browser, begun.replace(b"%s", host))
    assert (b" 408 " in answer) is begun.startswith(b"POST")
