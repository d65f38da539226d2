"""What one person or one address may ask of the web chat, so that others are not kept waiting."""

import asyncio

from bot.adapters.web.limits import WINDOWS
from bot.chat.port import Channel, Message, Span
from tests.adapters.web_client import Browser
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
