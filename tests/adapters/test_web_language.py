"""A window is in the language that its person chose."""

from tests.adapters.web_client import Browser
from tests.web.stand_in import StandIn


async def test_the_language_is_remembered(stand_in: StandIn, browser: Browser) -> None:
    ben = await browser.enter("ben")
    await ben.say("language", language="xx")
    await ben.say("language", language="de")
    assert (await ben.next("language"))["language"] == "de"
    async with browser.http.get(browser.at("ben")) as answer:
        assert '<html lang="de"' in await answer.text()


async def test_lines_come_in_the_language_chosen_at_every_window(stand_in: StandIn, browser: Browser) -> None:
    await browser.claim("ben", language="de")
    for at, language in enumerate(("de", "en")):
        earlier = await browser.open("ben")
        if language == "en":
            await earlier.say("language", language="en")
            await earlier.next("language")
        later = await browser.open("ben")
        for window in (earlier, later):
            await window.line("Zug", id_=f"client-{at}{window is later:03}")
            await window.next("ack")
        heard = await stand_in.until_heard(2 * at + 2)
        assert [line.locale for line in heard[-2:]] == [language] * 2
