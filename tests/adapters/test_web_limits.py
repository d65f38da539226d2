"""What one person or one address may ask of the web chat, so that others are not kept waiting."""

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import suppress
from pathlib import Path

import pytest
import segno
from aiohttp import WSCloseCode, WSMsgType, web

from bot.adapters.web.connections import HEADERS, Connections
from bot.adapters.web.limits import WINDOWS
from bot.adapters.web.people import Identity
from bot.adapters.web.windows import ADDRESS_BACKLOG, Window, Windows
from bot.chat.port import Channel, Message, Span
from bot.runtime.tasks import cancel
from tests.adapters.web_client import Browser, Page
from tests.web.stand_in import StandIn

LOBBY = Channel("web", "lobby")


async def test_a_page_is_sent_all_entries_once(browser: Browser) -> None:
    ben = await browser.enter("ben")
    await ben.say("hello", since=0, rooms=[])
    assert (await ben.next("refused", "welcome"))["code"] == "malformed"
    await ben.line("hello")
    assert await ben.next_text() == "hello"


async def test_somebody_with_many_windows_keeps_nobody_else_waiting(stand_in: StandIn, browser: Browser) -> None:
    await browser.claim("ann")
    await browser.claim("ben")
    for number in range(200):
        await stand_in.chat.send(Message(LOBBY, (Span("x" * 1_900),), f"n{number}"))
    sockets = [
        await browser.http.ws_connect(f"{browser.at('ann')}socket", origin=browser.origin) for _ in range(WINDOWS)
    ]
    for socket in sockets:
        await socket.send_json({"type": "hello"})
    ben = await browser.open("ben")
    welcomed = [window._welcomed for window in stand_in.chat._windows.of(stand_in.person("ann").id)]
    assert len(ben.texts()) == 200
    assert (len(welcomed), sum(welcomed) < WINDOWS / 2) == (WINDOWS, True)
    async with asyncio.timeout(60):
        for socket in sockets:
            assert (await socket.receive_json())["type"] in ("welcome", "here")


class InARow:
    """Counts what happens before anybody else gets a turn: before the event loop has gone round."""

    def __init__(self) -> None:
        self._since = 0
        self.most = 0

    def count(self) -> None:
        """Count one more."""
        self._since += 1
        self.most = max(self.most, self._since)

    async def run(self) -> None:
        """Begin again with each round of the event loop."""
        while True:
            self._since = 0
            await asyncio.sleep(0)


@pytest.fixture
async def in_a_row() -> AsyncIterator[InARow]:
    """A counter that runs."""
    counter = InARow()
    running = asyncio.create_task(counter.run())
    yield counter
    await cancel([running])


@pytest.mark.parametrize(
    ("handling", "frame"),
    [("receive", b"nonsense"), ("receive", b'{"type": "language"}'), ("pong", b"")],
)
async def test_a_page_that_sends_without_end_keeps_nobody_else_waiting(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, in_a_row: InARow, handling: str, frame: bytes
) -> None:
    eve, ben = await browser.enter("eve"), await browser.enter("ben")
    handle = getattr(web.WebSocketResponse, handling)

    async def counted(socket: web.WebSocketResponse, *given: bytes) -> object:
        in_a_row.count()
        return await handle(socket, *given)

    monkeypatch.setattr(web.WebSocketResponse, handling, counted)
    for _ in range(20_000):
        await eve.socket.send_frame(frame, WSMsgType.TEXT if handling == "receive" else WSMsgType.PING)
    await ben.line("hello")
    await ben.next("ack")
    assert 1 <= in_a_row.most < 10


async def test_whoever_asks_for_many_qr_codes_waits_for_them_alone(
    proxied: tuple[StandIn, Browser], monkeypatch: pytest.MonkeyPatch, in_a_row: InARow
) -> None:
    _, browser = proxied
    await browser.claim("eve")
    draw = segno.make_qr

    def counted(link: str) -> segno.QRCode:
        in_a_row.count()
        return draw(link)

    monkeypatch.setattr(segno, "make_qr", counted)
    address = f"{browser.at('eve')}qr?link=http://games.example.org/%23{'x' * 200}"
    asked = [asyncio.create_task(browser.status(f"{address}{number}")) for number in range(50)]
    assert set(await asyncio.gather(*asked)) == {200}
    assert 1 <= in_a_row.most < 10


async def test_drafts_are_read_one_at_a_time(stand_in: StandIn, browser: Browser) -> None:
    eve, ben, cay = [await browser.enter(nick) for nick in ("eve", "ben", "cay")]
    stand_in.drafting.clear()
    for page in (eve, ben):
        await page.say("draft", room=page.own, n=1, table=1, text="", tap="2", again="")
        await stand_in.until_tapped(1)
    for _ in range(9):  # meanwhile others are served
        await cay.say("tables", room="#lobby")
        await cay.next("tables")
    assert len(stand_in.taps) == 1
    stand_in.drafting.set()
    for page in (eve, ben):
        await page.next("draft")
    assert len(stand_in.taps) == 2


async def refusal(browser: Browser, nick: str, headers: Mapping[str, str] | None = None) -> str:
    """The code with which a further window of a nickname is refused."""
    socket = await browser.http.ws_connect(f"{browser.at(nick)}socket", origin=browser.origin, headers=headers)
    said = await asyncio.wait_for(socket.receive_json(), 60)
    assert said["type"] == "refused"
    assert said["sentence"].endswith(".")
    assert (await asyncio.wait_for(socket.receive(), 60)).data == WSCloseCode.TRY_AGAIN_LATER
    return str(said["code"])


async def test_too_many_windows_of_one_person_are_told_in_a_sentence(browser: Browser) -> None:
    pages = [await browser.enter("ben"), *[await browser.open("ben") for _ in range(WINDOWS - 1)]]
    assert await refusal(browser, "ben") == "windows"
    await pages[0].socket.close()
    assert (await browser.open("ben")).texts() == []


@pytest.fixture
async def proxied(tmp_path: Path) -> AsyncIterator[tuple[StandIn, Browser]]:
    """A chat behind a proxy that names its clients, with room for six windows."""
    stand_in = StandIn(tmp_path / "web.sqlite3", public_url="http://games.example.org", proxy_header="X-Forwarded-For")
    await stand_in.chat.start()
    stand_in.chat._windows.most = 6
    async with Browser(stand_in.chat.address) as browser:
        browser.origin = "http://games.example.org"
        yield stand_in, browser
    await stand_in.chat.stop()


def client(number: int) -> dict[str, str]:
    return {"X-Forwarded-For": f"192.0.2.{number}"}


async def test_whoever_holds_all_windows_of_a_full_chat_keeps_nobody_out(proxied: tuple[StandIn, Browser]) -> None:
    stand_in, browser = proxied
    for nick in ("ann", "bea", "cay", "dan"):
        await browser.claim(nick)
    held = [await browser.open(nick, headers=client(1)) for nick in ("ann", "ann", "ann", "bea", "bea", "bea")]
    assert stand_in.chat.trouble == "web is full, with open windows: 6"
    assert await refusal(browser, "ann", client(1)) == "full"
    cay = await browser.open("cay", headers=client(2))
    dan = await browser.open("dan", headers=client(3))
    closed = [page for page in held if await is_closed(page)]
    assert len(closed) == 2
    await dan.line("here I am")
    assert await cay.next_text() == "here I am"


async def test_of_one_address_whoever_has_the_most_windows_makes_room(proxied: tuple[StandIn, Browser]) -> None:
    """So it is without a header, too: then all come from the address of the proxy."""
    _, browser = proxied
    for nick in ("ann", "ben", "cay"):
        await browser.claim(nick)
    many = [await browser.open("ann", headers=client(1)) for _ in range(5)]
    ben = await browser.open("ben", headers=client(1))
    cay = await browser.open("cay", headers=client(1))
    assert sum([await is_closed(page) for page in many]) == 1
    await ben.line("still here", id_="client-0001")
    assert (await cay.next("entry"))["entry"]["from"] == ben.person


async def test_a_chat_that_is_full_of_people_tells_the_next_one(proxied: tuple[StandIn, Browser]) -> None:
    _, browser = proxied
    pages = []
    for number in range(6):
        await browser.claim(f"guest-{number}")
        pages.append(await browser.open(f"guest-{number}", headers=client(number)))
    await browser.claim("late")
    assert await refusal(browser, "late", client(99)) == "full"
    assert not any([await is_closed(page) for page in pages])


async def is_closed(page: Page) -> bool:
    """Whether the chat closes a window; one that it does not close answers a request."""
    with suppress(ConnectionError):
        await page.say("language", language="en")
    async with asyncio.timeout(60):
        while (said := await page.socket.receive()).type is WSMsgType.TEXT:
            if json.loads(said.data)["type"] == "language":
                return False
    return True


def test_there_is_room_for_three_hundred_people_with_two_devices_each() -> None:
    assert Connections().most_windows >= 600


def test_many_who_never_read_at_one_address_fill_no_memory_and_cut_off_nobody() -> None:
    everybody, text = Windows(), {"text": "x" * 3_000_000}

    def opened(number: int, address: str) -> Window:
        return Window(Identity(f"id{number}", f"n{number}", f"n{number}", b"", "en"), "en", "", address, everybody)

    crowd = [opened(number, "192.0.2.1") for number in range(100)]
    for window in crowd:
        window.push(text)
    assert everybody.backlog_at("192.0.2.1").bytes <= ADDRESS_BACKLOG
    assert sum(window.overflowed.is_set() for window in crowd) > 50
    neighbour, elsewhere = opened(100, "192.0.2.1"), opened(101, "192.0.2.2")
    neighbour.push({"text": "a line"})
    elsewhere.push(text)
    nameless = [opened(number, "") for number in range(200, 300)]
    for window in nameless:
        window.push(text)
    assert not any(window.overflowed.is_set() for window in (neighbour, elsewhere, *nameless))
    for window in crowd:
        window.close()
    assert everybody.backlog_at("192.0.2.1").bytes < 100


async def test_a_request_has_so_many_headers_at_the_most(browser: Browser) -> None:
    """More of them would have to be kept for each connection until the request is complete."""
    few = {f"X-Header-{number}": "x" for number in range(HEADERS // 2)}
    many = {f"X-Header-{number}": "x" for number in range(HEADERS + 1)}
    assert (await browser.status("/", few), await browser.status("/", many)) == (200, 400)
