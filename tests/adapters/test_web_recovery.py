"""The phrase that was shown once brings a nickname back in another browser."""

import logging
import re
from pathlib import Path

import pytest

from bot.adapters.web.database import open_database
from bot.adapters.web.network import network_of
from bot.adapters.web.recovery import BROWSERS, COUNT, Recovery
from bot.chat.phrases import WORDS
from tests.adapters.test_web_forgetting import stored
from tests.adapters.web_client import Browser
from tests.web.stand_in import StandIn

WRONG = "zoo zoo zoo zoo zoo"


def test_the_words_are_as_many_as_the_phrase_needs_and_all_different() -> None:
    assert len(set(WORDS)) == len(WORDS) == 2**11
    assert all(re.fullmatch("[a-z]{3,8}", word) for word in WORDS)


async def test_a_phrase_brings_nickname_and_history_to_another_browser(stand_in: StandIn, browser: Browser) -> None:
    ben = await browser.enter("Jörg")
    await ben.line("a secret", room=ben.own)
    await stand_in.until_heard(1)
    phrase = await browser.new_phrase("jörg")
    assert len(phrase.split()) == COUNT
    assert set(phrase.split()) <= set(WORDS)
    async with Browser(stand_in.chat.address) as other:
        assert (await other.claim("Jörg"))[0] == 409
        assert (await other.recover("jo\u0308RG", phrase))[0] == 200
        again = await other.open("jo\u0308rg")
        assert again.person == ben.person
        assert "a secret" in again.texts()
        assert await browser.status(f"{browser.at('jörg')}alive") == 204, "the first browser keeps the nickname"
        await again.line("from here", id_="client-0002")
        assert (await stand_in.until_heard(2))[1].author == stand_in.heard[0].author


async def test_case_blanks_and_hyphens_do_not_matter(stand_in: StandIn, browser: Browser) -> None:
    await browser.enter("Ben")
    phrase = await browser.new_phrase("ben")
    async with Browser(stand_in.chat.address) as other:
        for typed in (phrase.upper(), phrase.replace(" ", "-"), f"\n {phrase} ".replace(" ", "  ")):
            assert (await other.recover("Ben", typed))[0] == 200


async def test_only_the_newest_phrase_counts(stand_in: StandIn, browser: Browser) -> None:
    await browser.enter("Ben")
    old, new = await browser.new_phrase("ben"), await browser.new_phrase("ben")
    async with Browser(stand_in.chat.address) as other:
        assert (await other.recover("Ben", old))[0] == 403
        assert (await other.recover("Ben", new))[0] == 200


async def test_a_wrong_phrase_gives_nothing(stand_in: StandIn, browser: Browser) -> None:
    await browser.enter("Ann")
    await browser.enter("Ben")
    phrase = await browser.new_phrase("ann")
    async with Browser(stand_in.chat.address) as other:
        for name, typed in (
            ("Ann", WRONG),
            ("Ann", ""),
            ("Ann", phrase[:-1]),
            ("Ben", phrase),
            ("Ben", ""),
            ("Zoë", phrase),
        ):
            status, told = await other.recover(name, typed, language="de")
            assert (status, told["code"]) == (403, "phrase")
            assert "nicht die fünf Wörter" in told["sentence"]
        assert (await other.recover("a b", phrase))[0] == 422
        assert await other.status(f"{browser.at('ann')}alive") == 403


@pytest.mark.usefixtures("no_time_passes")
async def test_guessing_is_slowed_down_and_keeps_nobody_else_out(stand_in: StandIn, browser: Browser) -> None:
    await browser.enter("Ann")
    await browser.enter("Ben")
    anns, bens = await browser.new_phrase("ann"), await browser.new_phrase("ben")
    async with Browser(stand_in.chat.address) as other:
        assert [(await other.recover("Ann", WRONG))[0] for _ in range(6)] == [403] * 5 + [429]
        assert (await other.recover("ANN", anns))[0] == 429
        assert (await other.recover("Ben", bens))[0] == 200


@pytest.mark.usefixtures("no_time_passes")
async def test_behind_a_proxy_guessing_is_counted_by_the_address_it_names(tmp_path: Path) -> None:
    stand_in = StandIn(tmp_path / "proxied.sqlite3", proxy_header="X-Forwarded-For")
    await stand_in.chat.start()
    async with Browser(stand_in.chat.address) as browser:
        await browser.enter("Ann")
        phrase = await browser.new_phrase("ann")
        guesser, owner = ({"X-Forwarded-For": f"192.0.2.9, 192.0.2.{number}"} for number in (1, 2))
        assert [(await browser.recover("Ann", WRONG, guesser))[0] for _ in range(6)] == [403] * 5 + [429]
        assert (await browser.recover("Ann", phrase, owner))[0] == 200
    await stand_in.chat.stop()


@pytest.mark.usefixtures("no_time_passes")
async def test_behind_a_proxy_all_addresses_of_a_household_count_as_one(tmp_path: Path) -> None:
    """In IPv6 each has more addresses than anybody can count; some proxies put a port behind the address."""
    stand_in = StandIn(tmp_path / "proxied.sqlite3", proxy_header="X-Forwarded-For")
    await stand_in.chat.start()
    async with Browser(stand_in.chat.address) as browser:
        await browser.enter("Ann")
        phrase = await browser.new_phrase("ann")
        guessers = [{"X-Forwarded-For": f"[2001:db8:0:1::{number}]:{9000 + number}"} for number in range(6)]
        assert [(await browser.recover("Ann", WRONG, one))[0] for one in guessers] == [403] * 5 + [429]
        assert (await browser.recover("Ann", phrase, {"X-Forwarded-For": "2001:db8:0:2::1"}))[0] == 200
    await stand_in.chat.stop()


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("192.0.2.1:4711", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8::1", "2001:db8::/64"),
        ("[2001:db8::ffff:1]", "2001:db8::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
        ("", ""),
    ],
)
def test_the_network_of_an_address(address: str, network: str) -> None:
    assert network_of(address) == network


@pytest.mark.usefixtures("no_time_passes")
async def test_a_phrase_is_made_by_its_person_alone_and_not_without_end(stand_in: StandIn, browser: Browser) -> None:
    await browser.enter("Ben")
    address = f"{browser.at('ben')}phrase"
    async with (
        Browser(stand_in.chat.address) as thief,
        thief.http.post(address, headers={"Origin": thief.origin}) as answer,
    ):
        assert answer.status == 403
    async with browser.http.post(address, headers={"Origin": "http://evil.example"}) as answer:
        assert answer.status == 403
    for _ in range(5):
        await browser.new_phrase("ben")
    async with browser.http.post(address, headers={"Origin": browser.origin}) as answer:
        assert answer.status == 429


async def test_a_phrase_counts_after_a_restart_and_stands_nowhere(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    first, second = (StandIn(tmp_path / "web.sqlite3") for _ in range(2))
    await first.chat.start()
    async with Browser(first.chat.address) as browser:
        await browser.enter("Ben")
        phrase = await browser.new_phrase("ben")
    await first.chat.stop()
    assert phrase.encode() not in stored(tmp_path)
    await second.chat.start()
    async with Browser(second.chat.address) as other:
        assert (await other.recover("Ben", phrase))[0] == 200
        assert await other.status(f"{other.at('ben')}alive") == 204
    await second.chat.stop()
    assert phrase not in caplog.text


async def test_forgetting_takes_phrase_and_browsers_along(stand_in: StandIn, browser: Browser, tmp_path: Path) -> None:
    ben = await browser.enter("Ben")
    phrase = await browser.new_phrase("ben")
    async with Browser(stand_in.chat.address) as other:
        assert (await other.recover("Ben", phrase))[0] == 200
        await stand_in.chat.forget(stand_in.person("ben"))
        assert await other.status(f"{other.at('ben')}alive") == 403
        assert ben.person.encode() not in stored(tmp_path)
        await browser.enter("Ben")
        assert (await other.recover("Ben", phrase))[0] == 403


async def test_the_oldest_of_very_many_browsers_is_forgotten(
    stand_in: StandIn, browser: Browser, tmp_path: Path
) -> None:
    ben = await browser.enter("Ben")
    database = await open_database(tmp_path / "web.sqlite3")
    recovery = Recovery(database)
    for number in range(BROWSERS + 1):
        assert await recovery.add_browser(ben.person, bytes([number]))
    assert set(await recovery.browsers(ben.person)) == {bytes([number]) for number in range(1, BROWSERS + 1)}
    assert not await recovery.add_browser("nobody", b"x")
    await database.close()
