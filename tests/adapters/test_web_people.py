"""The people in a channel, and the links that invite others to it."""

from pathlib import Path

import pytest

from bot.adapters.web.network import Addresses
from tests.adapters.web_client import Browser
from tests.web.stand_in import StandIn


async def test_everybody_in_a_channel_learns_who_comes_and_goes(browser: Browser) -> None:
    ben = await browser.enter("Ben")
    assert ben.welcome["people"] == {"#lobby": [[ben.person, "Ben"]]}
    ann = await browser.enter("Ann")
    assert ann.welcome["people"] == {"#lobby": [[ann.person, "Ann"], [ben.person, "Ben"]]}
    news = {"type": "here", "room": "#lobby", "person": [ann.person, "Ann"], "here": True}
    assert await ben.next("here") == news
    second = await browser.open("ann")
    await ann.socket.close()
    await second.say("open", room="#club")
    assert (await second.next("room"))["people"] == [[ann.person, "Ann"]]
    await second.socket.close()
    assert await ben.next("here") == {**news, "here": False}


async def test_whoever_leaves_a_channel_is_no_longer_in_it(browser: Browser) -> None:
    ben, ann = await browser.enter("Ben"), await browser.enter("Ann")
    for page in (ben, ann):
        await page.open("#club")
    await ann.say("leave", room="#club")
    told = [await ben.next("here") for _ in range(2)]
    assert [(one["room"], one["here"]) for one in told] == [("#club", True), ("#club", False)]


async def test_whoever_is_forgotten_is_no_longer_here(stand_in: StandIn, browser: Browser) -> None:
    ben, ann = await browser.enter("Ben"), await browser.enter("Ann")
    assert (await ben.next("here"))["here"]
    await stand_in.chat.forget(stand_in.person("ann"))
    assert await ben.next("here") == {
        "type": "here",
        "room": "#lobby",
        "person": [ann.person, "Ann"],
        "here": False,
    }


async def test_a_code_is_drawn_for_links_of_this_chat_alone(tmp_path: Path) -> None:
    stand_in = StandIn(tmp_path / "web.sqlite3", public_url="https://games.example.org")
    await stand_in.chat.start()
    async with Browser(stand_in.chat.address) as browser, Browser(stand_in.chat.address) as stranger:
        headers = {"Host": "games.example.org", "Origin": "https://games.example.org"}
        async with browser.http.post("/enter", json={"name": "Ben"}, headers=headers) as answer:
            to, cookies = (await answer.json())["to"], answer.cookies
        sent = {"Cookie": "; ".join(f"{one.key}={one.value}" for one in cookies.values())}

        async def status(link: str, asking: Browser = browser) -> int:
            async with asking.http.get(f"{to}qr", params={"link": link}, headers=sent) as answer:
                if answer.status == 200:
                    assert answer.content_type == "image/svg+xml"
                    assert b"<svg" in await answer.read()
                return answer.status

        assert await status("https://games.example.org/#club") == 200
        for link in (
            "https://evil.example/",
            "",
            "https://games.example.org/\u00e4",
            f"https://games.example.org/{'x' * 300}",
        ):
            assert await status(link) == 404
        sent = {}
        assert await status("https://games.example.org/#club", stranger) == 403
    await stand_in.chat.stop()


@pytest.mark.parametrize(
    ("host", "reached", "links"),
    [
        ("127.0.0.1", "localhost:8080", ()),
        ("127.0.0.1", "[::1]:8080", ()),
        ("192.168.1.7", "192.168.1.7:8080", ("http://192.168.1.7:8080/",)),
        ("games.lan", "games.lan:8080", ("http://games.lan:8080/",)),
        ("fd00::7", "[fd00::7]:8080", ("http://[fd00::7]:8080/",)),
    ],
)
def test_the_links_for_others_are_those_they_can_open(host: str, reached: str, links: tuple[str, ...]) -> None:
    assert Addresses(host, 8080).elsewhere(reached) == links


def test_the_address_that_works_for_one_person_comes_first_for_the_next() -> None:
    first, *_others = Addresses("0.0.0.0", 8080).elsewhere("192.168.1.7:8080")
    assert first == "http://192.168.1.7:8080/"
    assert "localhost" not in "".join(Addresses("0.0.0.0", 8080).elsewhere("localhost:8080"))


async def test_who_is_alone_in_a_channel_is_so_until_somebody_comes(stand_in: StandIn, browser: Browser) -> None:
    ben = await browser.enter("ben")
    await ben.line("hello", id_="client-0001")
    await stand_in.until_heard(1)
    ann = await browser.enter("ann")
    await ben.line("hello", id_="client-0002")
    assert await ann.next_text() == "hello"
    assert [line.alone for line in await stand_in.until_heard(2)] == [True, False]
