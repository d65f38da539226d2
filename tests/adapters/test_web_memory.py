"""No line is lost or done twice: ids, restarts, limits and pruning of the web chat."""

import asyncio
import sqlite3
from pathlib import Path
from time import perf_counter

import pytest

from bot.adapters.web.limits import Limiter
from bot.chat.port import Area, Channel, Message, Picture, Span, TableState
from bot.runtime.migrations import TooNew
from tests.adapters.test_web_trouble import running
from tests.adapters.web_client import Browser
from tests.web.stand_in import StandIn, png

LOBBY = Channel("web", "lobby")

WITH_NAMES_AS_IDS = """
CREATE TABLE old (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, digest BLOB NOT NULL, locale TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO old SELECT nick, name, digest, locale FROM identity;
UPDATE member SET person = (SELECT nick FROM identity WHERE id = person);
UPDATE line_seen SET author = (SELECT nick FROM identity WHERE id = author);
UPDATE entry SET author = (SELECT nick FROM identity WHERE id = author) WHERE author IS NOT NULL;
UPDATE entry SET room = '@' || (SELECT nick FROM identity WHERE '@' || id = room) WHERE room LIKE '@%';
UPDATE waiting SET author = (SELECT nick FROM identity WHERE id = author);
DROP TABLE identity;
ALTER TABLE old RENAME TO identity;
DROP TABLE leader;
ALTER TABLE entry DROP COLUMN due;
ALTER TABLE entry DROP COLUMN table_state;
ALTER TABLE entry DROP COLUMN dark;
ALTER TABLE picture DROP COLUMN dark;
DROP TABLE recovery;
DROP TABLE recovered;
DROP INDEX entry_only_for;
PRAGMA user_version = 2;
"""
"""SQL that turns a file into one of the version in which a nickname was its owner's id."""


async def test_the_same_line_twice_is_one_line(stand_in: StandIn, browser: Browser) -> None:
    ben, ann = await browser.enter("ben"), await browser.enter("ann")
    for _again in range(3):
        await ben.line("hello", id_="client-0001")
    acks = [await ben.next("ack") for _ in range(3)]
    assert len({ack["entry"]["id"] for ack in acks}) == 1
    await ann.line("the same id is another's too", id_="client-0001")
    assert [await ann.next_text(), await ann.next_text()] == ["hello", "the same id is another's too"]
    assert len(await stand_in.until_heard(2)) == 2


async def test_a_line_is_stored_before_it_is_acknowledged_and_handled_after(tmp_path: Path) -> None:
    stand_in = StandIn(tmp_path / "web.sqlite3")
    await stand_in.chat.start()
    async with Browser(stand_in.chat.address) as browser:
        ben = await browser.enter("ben")
        await ben.line("wait", id_="client-0001")
        await ben.next("ack")
        await stand_in.until_begun(1)
        assert stand_in.heard == []
        with sqlite3.connect(tmp_path / "web.sqlite3") as file:
            assert file.execute("SELECT text FROM waiting").fetchall() == [("wait",)]
        stand_in.gate.set()
        await stand_in.until_heard(1)
    await stand_in.chat.stop()
    with sqlite3.connect(tmp_path / "web.sqlite3") as file:
        assert file.execute("SELECT count(*) FROM waiting").fetchone() == (0,)


async def test_lines_left_over_are_handed_in_at_the_next_start_in_order(tmp_path: Path) -> None:
    path = tmp_path / "web.sqlite3"
    first = StandIn(path)
    await first.chat.start()
    async with Browser(first.chat.address) as browser:
        ben, ann = await browser.enter("ben"), await browser.enter("ann")
        await ben.line("wait", id_="client-0001")
        await first.until_begun(1)
        await ben.line("second", id_="client-0002", room=ben.own)
        await ben.next("ack")
        await ben.next("ack")
        await ann.line("fail", id_="client-0003")
        await first.until_begun(2)
        await ben.line("last", id_="client-0004")
        await ben.next("ack")
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(first.chat.stop())
            tasks.create_task(first.release())
    assert [line.text for line in first.heard] == ["wait"]
    second = StandIn(path)
    second.failing = 0
    await second.chat.start()
    lines = await second.until_heard(3)
    await second.chat.stop()
    assert second.begun == ["second", "fail", "last"]
    ben_id, ann_id = second.person("ben").id, second.person("ann").id
    assert [(line.id, line.private) for line in lines] == [
        (f"web:{ben_id}:client-0002", True),
        (f"web:{ann_id}:client-0003", False),
        (f"web:{ben_id}:client-0004", False),
    ]


async def test_a_restart_forgets_nothing(tmp_path: Path) -> None:
    path = tmp_path / "web.sqlite3"
    first = StandIn(path)
    await first.chat.start()
    port = int(first.chat.address.rstrip("/").rpartition(":")[2])
    async with Browser(first.chat.address) as browser:
        ben = await browser.enter("ben")
        await ben.line("/board")
        await first.until_heard(1)
        ref = await first.chat.send(Message(LOBBY, (Span("once"),), "nonce"))
        await first.chat.stop()
        second = StandIn(path, port=port)
        await second.chat.start()
        assert await second.chat.send(Message(LOBBY, (Span("once"),), "nonce")) == ref
        again = await browser.open("ben")
        assert again.texts() == ["/board", "Table #1: it is @ben's turn.", "once", "The tiles of ben"]
        await again.line("/board")
        assert (await again.next("ack"))["entry"]["id"] == 1
        await again.line("news", id_="client-0002")
        assert [line.text for line in await second.until_heard(1)] == ["news"]
        await second.chat.stop()


async def test_a_line_is_2000_characters_at_most(stand_in: StandIn, browser: Browser) -> None:
    ben = await browser.enter("ben")
    await ben.line("😀" * 2001, id_="client-0001")
    refused = await ben.next("refused")
    assert (refused["code"], refused["id"]) == ("long", "client-0001")
    assert "2000" in refused["sentence"]
    await ben.line("😀" * 2000, id_="client-0002")
    [line] = await stand_in.until_heard(1)
    assert len(line.text) == 2000


@pytest.mark.usefixtures("no_time_passes")
async def test_a_person_may_send_20_lines_in_10_seconds(stand_in: StandIn, browser: Browser) -> None:
    ben, ann = await browser.enter("ben"), await browser.enter("ann")
    for number in range(21):
        await ben.line(f"line {number}", id_=f"client-{number:04}")
    refused = await ben.next("refused")
    assert (refused["code"], refused["id"]) == ("fast", "client-0020")
    assert 0 < refused["wait"] <= 10
    await ann.line("I may")
    assert len(await stand_in.until_heard(21)) == 21


async def test_whoever_waits_as_long_as_told_is_not_refused_again(tmp_path: Path) -> None:
    stand_in, began = StandIn(tmp_path / "web.sqlite3", line_rate=(1, 1000.04)), perf_counter()
    await stand_in.chat.start()
    try:
        async with Browser(stand_in.chat.address) as browser:
            ben = await browser.enter("ben")
            for text in ("at once", "too soon"):
                await ben.line(text)
            refused = await ben.next("refused")
        assert refused["wait"] >= 1000.04 - (perf_counter() - began)
    finally:
        await stand_in.chat.stop()


def test_a_limiter_frees_what_is_past() -> None:
    now = 0.0
    limiter = Limiter(2, 10, clock=lambda: now)
    assert [limiter.seconds_to_wait("ben"), limiter.seconds_to_wait("ben"), limiter.seconds_to_wait("ann")] == [0, 0, 0]
    now = 4.0
    assert limiter.seconds_to_wait("ben") == 6
    now = 10.0
    assert limiter.seconds_to_wait("ben") == 0


def test_a_limiter_seldom_looks_for_what_is_past() -> None:
    """Or whoever tries a nickname after the other keeps the program busy with those they have tried."""
    looked = 0

    class Looking(Limiter):
        def _forget(self, now: float) -> None:
            nonlocal looked
            looked += len(self._taken)
            super()._forget(now)

    now = 0.0
    limiter = Looking(2, 10, clock=lambda: now)
    assert not any(limiter.seconds_to_wait(f"{number}") for number in range(10_000))
    assert looked < 50_000
    now = 20.0
    assert not any(limiter.seconds_to_wait(f"again {number}") for number in range(10_000))
    assert len(limiter._taken) < 30_000


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "nonsense",
        "[]",
        "{}",
        "[" * 20_000,
        '{"type": []}',
        '{"type": "line"}',
        '{"type": "line", "id": 1, "room": {}}',
    ],
)
async def test_a_broken_frame_is_refused_and_nothing_else_happens(
    stand_in: StandIn, browser: Browser, frame: str
) -> None:
    ben = await browser.enter("ben")
    await ben.socket.send_str(frame)
    assert (await ben.next("refused"))["code"] == "malformed"
    await ben.line("still here")
    assert (await stand_in.until_heard(1))[0].text == "still here"


async def test_odd_lines_are_stored_and_taken_in(stand_in: StandIn, browser: Browser) -> None:
    ben = await browser.enter("ben")
    odd = [
        "/\x00he\x1blp\x00",
        "a\r\nb\x85c",
        "\ud800",
        "<img src=x onerror=alert(1)>",
        "'; DROP TABLE entry; --",
        "\u202eabc",
        "@everyone",
    ]
    for number, text in enumerate(odd):
        await ben.line(text, id_=f"client-{number:04}")
    lines = await stand_in.until_heard(len(odd))
    assert [line.text for line in lines] == ["/help", "a \nb c", "?", *odd[3:]]


async def test_a_huge_frame_closes_the_window_only(stand_in: StandIn, browser: Browser) -> None:
    ann, ben = await browser.enter("ann"), await browser.enter("ben")
    await ben.socket.send_str("x" * 40_000)
    assert (await ben.socket.receive()).data == 1009
    await ann.line("hello")
    await stand_in.until_heard(1)


async def test_only_the_newest_of_a_room_are_kept(tmp_path: Path) -> None:
    stand_in = StandIn(tmp_path / "web.sqlite3", keep=3)
    await stand_in.chat.start()
    async with Browser(stand_in.chat.address) as browser:
        await browser.enter("ann")
        for number in range(5):
            await stand_in.chat.send(Message(LOBBY, (Span(str(number)),), str(number), Picture(png(number), "")))
        await stand_in.chat.send(Message(Channel("web", "friends"), (Span("elsewhere"),), "x"))
        assert (await browser.open("ann")).texts() == ["2", "3", "4"]
        assert await stand_in.chat.send(Message(LOBBY, (Span("0"),), "0")) == "1"
        changed = await stand_in.chat.send(Message(LOBBY, (Span("too late"),), "late", replaces="1"))
        assert (await browser.open("ann")).texts() == ["3", "4", "too late"]
        assert changed != "1"
    await stand_in.chat.stop()
    with sqlite3.connect(tmp_path / "web.sqlite3") as file:
        assert file.execute("SELECT count(*) FROM picture").fetchone() == (2,)
        assert file.execute("PRAGMA journal_mode").fetchone() == ("wal",)


async def test_a_file_of_an_earlier_version_is_read_on(tmp_path: Path) -> None:
    path = tmp_path / "web.sqlite3"
    stand_in = StandIn(path)
    await stand_in.chat.start()
    async with Browser(stand_in.chat.address) as browser:
        await browser.enter("ann")
    await stand_in.chat.send(Message(LOBBY, (Span("old"),), "1", Picture(png(1), "a picture")))
    await stand_in.chat.stop()
    with sqlite3.connect(path) as file:
        file.executescript(f"{WITH_NAMES_AS_IDS} ALTER TABLE entry DROP COLUMN areas; PRAGMA user_version = 1")
    stand_in = StandIn(path)
    await stand_in.chat.start()
    await stand_in.chat.send(Message(LOBBY, (Span("new"),), "2", Picture(png(2), "cells", (Area(0, 0, 1, 1, "A1"),))))
    async with Browser(stand_in.chat.address) as browser:
        page = await browser.enter("ben")
        assert page.texts() == ["old", "new"]
        assert ["areas" in entry["picture"] for entry in page.welcome["entries"]] == [False, True]
    await stand_in.chat.stop()


async def test_people_of_an_earlier_version_keep_their_ids_and_lead_the_channels_they_spoke_in_first(
    tmp_path: Path,
) -> None:
    path = tmp_path / "web.sqlite3"
    stand_in = StandIn(path)
    await stand_in.chat.start()
    port = int(stand_in.chat.address.rstrip("/").rpartition(":")[2])
    async with Browser(stand_in.chat.address) as browser:
        ben, ann = await browser.enter("ben"), await browser.enter("ann")
        for number, page in enumerate((ben, ann)):
            await page.open("#club")
            await page.line("hello", room="#club", id_=f"client-{number:04}")
            await stand_in.until_heard(number + 1)
        await ben.line("/board", room=ben.own, id_="client-0009")
        await stand_in.until_heard(3)
        await stand_in.chat.stop()
        with sqlite3.connect(path) as file:
            file.executescript(WITH_NAMES_AS_IDS)
            file.execute(
                "INSERT INTO waiting (seq, author, name, client, room, text, locale, button, tries)"
                " VALUES (99, 'ben', 'ben', 'client-0099', '#club', 'told that it failed', '', 0, 1)"
            )
        again = StandIn(path, port=port)
        await again.chat.start()
        for nick in ("ben", "ann"):
            browser.move(nick, f"/as/{nick}/")
        ben, ann = await browser.open("ben"), await browser.open("ann")
        assert "The tiles of ben" in ben.texts()
        await ben.line("now", room="#club", id_="client-0010")
        await again.until_heard(1)
        await ann.line("and now", room="#club", id_="client-0010")
        heard = await again.until_heard(2)
        assert [(line.text, line.author.account.id, line.moderator) for line in heard] == [
            ("now", "ben", True),
            ("and now", "ann", False),
        ]
        await browser.enter("new")
        assert again.person("new").id != "new"
        await again.chat.stop()


async def test_a_newer_file_is_refused(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "web.sqlite3") as file:
        file.execute("PRAGMA user_version = 99")
    with pytest.raises(TooNew):
        await StandIn(tmp_path / "web.sqlite3").chat.start()


async def test_a_secret_is_stored_as_a_hash_only(stand_in: StandIn, browser: Browser, tmp_path: Path) -> None:
    await browser.enter("ben")
    await stand_in.chat.stop()
    [cookie] = browser.http.cookie_jar.filter_cookies(browser.base / browser.at("ben")[1:]).values()
    stored = (tmp_path / "web.sqlite3").read_bytes()
    assert b"ben" in stored
    assert cookie.value.encode() not in stored


async def test_entries_older_than_the_days_to_keep_go_except_those_of_running_games(tmp_path: Path) -> None:
    path = tmp_path / "web.sqlite3"

    def board(text: str, number: int, *, over: bool = False) -> Message:
        state = TableState(number, "summy", False, frozenset(), frozenset(), over)
        return Message(LOBBY, (Span(text),), text, Picture(png(9), "a board"), table=state)

    async with running(path) as stand_in:
        for message in (
            board("first board", 1), board("newest board", 1), board("board of a game that is over", 2),
            board("its end", 2, over=True), Message(LOBBY, (Span("old talk"),), "talk"),
        ):  # fmt: skip
            await stand_in.chat.send(message)
    with sqlite3.connect(path) as file:
        file.execute("UPDATE entry SET at = at - 172800000")  # two days
    async with running(path) as stand_in:
        await stand_in.chat.send(Message(LOBBY, (Span("new talk"),), "new"))

    async def left(keep_days: int) -> list[str]:
        async with running(path, keep_days=keep_days) as stand_in, Browser(stand_in.chat.address) as browser:
            page = await browser.enter(f"Ann{keep_days}")
            return [text for text in page.texts() if "board" in text or "talk" in text or "end" in text]

    everything = ["first board", "newest board", "board of a game that is over", "its end", "old talk", "new talk"]
    assert await left(0) == await left(3) == everything
    assert await left(1) == ["newest board", "new talk"]
    with sqlite3.connect(path) as file:
        assert file.execute("SELECT count(*) FROM picture").fetchone() == (1,)
