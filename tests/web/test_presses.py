"""A press of a button counts although the message above it grows meanwhile, and shows no line of its own."""

import pytest
from playwright.async_api import Browser, Page, expect

from bot.chat.port import Button, Message, Span
from tests.adapters.web_client import Browser as Client
from tests.adapters.web_stage import until
from tests.web.conftest import Enter
from tests.web.playing import PHONE, READERS, Summarum, come_in, keep, said, say, window
from tests.web.stand_in import CHANNEL, LOBBY, StandIn

pytestmark = pytest.mark.browser

DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


async def offer(stand_in: StandIn, text: str, replaces: str | None = None) -> str | None:
    """Say something with a question below it, in the place of what was said before."""
    buttons = (Button("Accept", "/accept #7"), Button("Decline", "/decline #7"))
    return await stand_in.chat.send(Message(LOBBY, (Span(text),), text[:25], buttons=buttons, replaces=replaces))


async def test_a_press_counts_while_its_message_grows(stand_in: StandIn, browser: Browser, enter: Enter) -> None:
    page: Page = await window(browser, viewport=PHONE)
    async with page.expect_websocket() as opened:
        await enter("Ben", page)
    socket = await opened.value
    await say(page, "Hello")
    await expect(page.locator(f"{CHANNEL} .mine")).to_have_count(1)  # below the offer, it would move its buttons
    offered = await offer(stand_in, "Ann asks you.")
    accept = page.locator(CHANNEL).get_by_role("button", name="Accept", exact=True)
    await expect(accept).to_be_in_viewport(ratio=1)
    await page.evaluate(DRAWN)
    await accept.hover()
    await page.mouse.down()
    async with socket.expect_event("framereceived", lambda frame: "is in" in str(frame)):
        await offer(stand_in, "Ann asks you.\n" + "Somebody is in.\n" * 9, offered)
    await page.evaluate(DRAWN)
    await page.mouse.up()
    assert [line.text for line in await stand_in.until_heard(2)] == ["Hello", "/accept #7"]
    await expect(page.locator(f"{CHANNEL} .by-bot .text").first).to_contain_text("Somebody is in.")


@pytest.mark.parametrize("viewport", [PHONE, {"width": 360, "height": 640}], ids=["phone", "low"])
@pytest.mark.parametrize(("locale", "look"), READERS)
async def test_options_of_a_challenge_are_chosen_in_place(
    browser: Browser, summarum: Summarum, viewport: dict[str, int], locale: str, look: str
) -> None:
    german = locale == "de-DE"
    phone = {"viewport": viewport, "is_mobile": True, "has_touch": True, "locale": locale, "color_scheme": look}
    ann = await come_in(browser, summarum, "Ann", **phone)
    async with Client(summarum.address) as client:
        ben = await client.enter("Ben")
        await say(ann, "/herausfordern @Ben" if german else "/challenge @Ben")
        question = said(ann).last
        buttons = ann.locator(f"{CHANNEL} .by-bot .buttons button")
        for label, then in (
            ("Kakuro", "je 3 Tage" if german else "Time: 3 days"),
            ("Zeit: fünf Minuten" if german else "Time: five minutes", "je 5 Minuten" if german else "5 minutes"),
        ):
            await buttons.get_by_text(label, exact=True).tap()
            await expect(question).to_contain_text(then)
            await expect(buttons.first).to_be_in_viewport(ratio=1)
            await expect(ann.locator(f"{CHANNEL} .mine")).to_have_count(1)
            await expect(said(ann)).to_have_count(1)
        await keep(ann, f"options in place {locale} {viewport['height']}")
        await buttons.get_by_text("Jetzt fragen" if german else "Ask now", exact=True).tap()
        await until(ben, "Kakuro")
        await expect(said(ann)).to_have_count(2)
        await expect(ann.locator(f"{CHANNEL} .mine")).to_have_count(1)
        await ann.reload()
        await expect(said(ann)).to_have_count(2)
        await expect(ann.locator(f"{CHANNEL} .mine")).to_have_count(1)


async def test_what_has_become_of_a_declined_challenge_is_in_sight_and_nothing_below_it(
    browser: Browser, summarum: Summarum
) -> None:
    async with Client(summarum.address) as client:
        ann = await client.enter("Ann")
        ben = await come_in(browser, summarum, "Ben", viewport={"width": 360, "height": 640}, has_touch=True)
        await ann.line("/challenge @Ben kakuro expert")
        await ben.locator(f"{CHANNEL} .by-bot").get_by_role("button", name="Decline", exact=True).tap()
        await expect(said(ben)).to_contain_text("does not want to")
        await expect(said(ben)).to_be_in_viewport(ratio=1)
        await expect(ben.locator(f"{CHANNEL} .mine")).to_have_count(0)
        await keep(ben, "declined")


async def test_a_press_that_waits_for_the_connection_is_shown(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben")
    await offer(stand_in, "Ann asks you.")
    accept = ben.locator(CHANNEL).get_by_role("button", name="Accept", exact=True)
    await expect(accept).to_be_visible()
    port = int(stand_in.chat.address.rstrip("/").rpartition(":")[2])
    await stand_in.chat.stop()
    await expect(ben.locator("#status")).to_contain_text("Connection lost")
    await accept.click()
    await expect(ben.locator(f"{CHANNEL} .pending li")).to_have_text(["/accept #7Waiting for the connection"])
    again = StandIn(stand_in.database, port=port)
    await again.chat.start()
    assert [line.text for line in await again.until_heard(1)] == ["/accept #7"]
    await expect(ben.locator(f"{CHANNEL} .pending li")).to_have_count(0)
    await expect(ben.locator(f"{CHANNEL} .mine")).to_have_count(0)
    await again.chat.stop()
