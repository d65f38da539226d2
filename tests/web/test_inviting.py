"""A link or a code invites a friend, and one press challenges somebody in the channel."""

from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path

import pytest
import pytest_asyncio
import zxingcpp
from PIL import Image
from playwright.async_api import Browser, expect

from bot.chat.port import Message, Span
from tests.adapters.web_client import Browser as Client
from tests.web.at_table import PHONE
from tests.web.conftest import Enter
from tests.web.playing import LOCALES, Summarum, come_in, is_missing, keep, said, window
from tests.web.stand_in import CHANNEL, LOBBY, StandIn

pytestmark = pytest.mark.browser


@pytest_asyncio.fixture(loop_scope="session")
async def open_to_all(tmp_path: Path) -> AsyncIterator[StandIn]:
    """A chat that other computers can reach."""
    stand_in = StandIn(tmp_path / "open.sqlite3", host="0.0.0.0")
    await stand_in.chat.start()
    yield stand_in
    await stand_in.chat.stop()


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_link_leads_a_friend_to_the_same_channel(open_to_all: StandIn, browser: Browser, locale: str) -> None:
    ben = await window(browser, locale=locale, **PHONE)
    missing: list[str] = []
    ben.on("response", lambda answer: missing.append(answer.url) if is_missing(answer) else None)
    await ben.goto(f"{open_to_all.chat.address}#club")
    await ben.fill("#name", "Jörg")
    await ben.keyboard.press("Enter")
    await expect(ben.locator(".room-button")).to_contain_text("#club")
    await ben.locator(".people-button").click()
    await keep(ben, f"people {locale}")
    await ben.locator("#people .primary").click()
    await expect(ben.locator("#people")).to_be_hidden()
    code = ben.locator(".qr")
    await expect(code).to_be_visible()
    await ben.wait_for_function("() => document.querySelector('.qr').naturalWidth > 0")
    await keep(ben, f"invitation {locale}")
    link = await ben.locator(".link").input_value()
    assert link.startswith("http://")
    assert link.endswith("/#club")
    assert "localhost" not in link
    [decoded] = zxingcpp.read_barcodes(Image.open(BytesIO(await code.screenshot())))
    assert decoded.text == link
    await ben.locator(".invitation .primary").click()
    await expect(ben.locator(".invitation [role=status]")).not_to_be_empty()
    friend = await window(browser, locale=locale, **PHONE)
    await friend.goto(link)
    await friend.locator("#languages a").last.click()
    await friend.wait_for_url("**/?lang=*#club")
    await friend.fill("#name", "Zoë")
    await friend.keyboard.press("Enter")
    await expect(friend.locator(".room-button")).to_contain_text("#club")
    await expect(ben.locator(".people-button")).to_have_text("2")
    assert missing == []


async def test_where_nobody_else_can_come_the_invitation_says_what_to_do(enter: Enter) -> None:
    ben = await enter("Ben", **PHONE)
    await ben.locator(".me").click()
    await ben.locator("#menu").get_by_role("button", name="Invite a friend").click()
    await expect(ben.locator(".invitation code")).to_have_text("WEB_HOST=0.0.0.0 make play")
    await expect(ben.locator(".qr, .link")).to_have_count(0)
    await expect(ben.locator("#menu")).to_be_hidden()
    await keep(ben, "invitation here alone")


async def test_whoever_is_here_is_challenged_by_a_press(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben", **PHONE)
    await expect(ben.locator(".people-button")).to_have_text("1")
    async with Client(stand_in.chat.address) as elsewhere:
        friend = await elsewhere.enter("李小龙")
        await expect(ben.locator(".people-button")).to_have_text("2")
        await ben.locator(".people-button").click()
        await keep(ben, "people two")
        await ben.get_by_role("button", name="Challenge: 李小龙").click()
        await expect(ben.locator("#people")).to_be_hidden()
        [line] = await stand_in.until_heard(1)
        assert line.text == "/challenge @李小龙"
        assert list(line.mentions.values()) == [stand_in.person("李小龙")]
        await friend.socket.close()
        await expect(ben.locator(".people-button")).to_have_text("1")


async def test_a_friend_and_a_computer_are_challenged_by_taps(summarum: Summarum, browser: Browser) -> None:
    ann = await come_in(browser, summarum, "Ann", **PHONE)
    ben = await come_in(browser, summarum, "Ben", **PHONE)
    await expect(ben.locator(".people-button")).to_have_text("2")
    too = ben.locator(f"{CHANNEL} .game-choice", has_text="And the computer")
    await expect(too).to_have_attribute("aria-pressed", "false")
    await too.click()
    await ben.locator(f"{CHANNEL} .start-chips .game-choice", has_text="Master").click()
    await ben.locator(f"{CHANNEL} .chip", has_text="Ann").click()
    asked = said(ann, CHANNEL)
    await expect(asked.last).to_contain_text("Ben wants to play Summy")
    await expect(asked.last).to_contain_text("Computer is in (master)")
    await ben.locator(f"{CHANNEL} .start-button").click()
    await ben.locator(f"{CHANNEL} .game-choices").get_by_role("button", name="Rummy-Pur", exact=True).click()
    await expect(too).to_have_attribute("aria-pressed", "true")
    await keep(ben, "menu computer too")
    await ben.locator(f"{CHANNEL} .start-chips .chip", has_text="Ann").click()
    await expect(asked.last).to_contain_text("Ben wants to play Rummy-Pur")
    await expect(asked.last).to_contain_text("Computer is in (club")


async def test_what_was_said_before_somebody_came_is_no_news_to_them(open_to_all: StandIn, browser: Browser) -> None:
    for number in range(3):
        await open_to_all.chat.send(Message(LOBBY, (Span("Long ago"),), f"old-{number}"))
    friend = await window(browser, **PHONE)
    await friend.goto(f"{open_to_all.chat.address}#club")
    await friend.fill("#name", "Zoë")
    await friend.keyboard.press("Enter")
    await friend.wait_for_selector("body[data-state=connected]")  # what is said before that is no news either
    await expect(friend.locator(".room-button")).to_contain_text("#club")
    badge = friend.locator(".room-button .badge")
    await expect(badge).to_be_hidden()
    await open_to_all.chat.send(Message(LOBBY, (Span("Now"),), "new"))
    await expect(badge).to_have_text("1")
    await friend.reload()
    await expect(badge).to_have_text("1")
