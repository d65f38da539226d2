"""Nicknames, cookies, Hosts and Origins of the web chat."""

from pathlib import Path

import pytest
from aiohttp import WSServerHandshakeError

from bot.adapters.web import limits
from bot.adapters.web.security import HostCheck
from tests.adapters.web_client import Browser
from tests.web.stand_in import StandIn


async def test_a_nickname_belongs_to_whoever_asked_first(stand_in: StandIn, browser: Browser) -> None:
    assert (await browser.claim("Ben"))[0] == 200
    async with Browser(stand_in.chat.address) as thief:
        status, told = await thief.claim("ben", language="de")
        assert (status, told["code"]) == (409, "taken")
        assert "Spitznamen" in told["sentence"]
        for path in (*told["to"], browser.at("ben")):
            assert await thief.status(f"{path}alive") == 403
            assert await thief.status(path) == 303
    assert await browser.status(f"{browser.at('ben')}alive") == 204
    assert await browser.status(browser.at("ben")) == 200


@pytest.mark.parametrize(
    "name", ["", "  ", "\u200b\u3164", "a" * 21, "a b", "<b>", "../etc", "b\nen", "a!", "☺", "½", "\u0301a"]
)
async def test_a_nickname_is_letters_and_digits(browser: Browser, name: str) -> None:
    status, told = await browser.claim(name)
    assert (status, told["code"]) == (422, "nick")


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("Cara Müller", "Cara_Müller"),
        (" Cara  M. ", "Cara_M"),
        ("Ann-Marie von der Wiese", "Ann-Marie_von_der_Wi"),
        ("a" * 19 + " b", "a" * 19),
        ("../etc", "etc"),
        ("李 小龙", "李_小龙"),
        ("A\u200dnn \uff22", "Ann_B"),
        ("☺", ""),
        ("_ _", ""),
        ("", ""),
        ("\u0301 a", ""),
        ("Ann Аня", ""),
    ],
)
async def test_for_a_name_that_is_no_nickname_one_that_is_right_is_proposed(
    browser: Browser, name: str, near: str
) -> None:
    status, told = await browser.claim(name)
    assert (status, told["code"], told["near"]) == (422, "nick", near)
    assert not near or (await browser.claim(near))[0] == 200


async def test_a_pile_of_marks_is_no_nickname(browser: Browser) -> None:
    assert (await browser.claim("a" + "\u0316" * 4))[0] == 422


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Jörg", "Jörg"),
        (" Jo\u0308rg ", "Jörg"),
        ("Ελένη", "Ελένη"),
        ("Łukasz", "Łukasz"),
        ("李小龙", "李小龙"),
        ("さくら", "さくら"),
        ("हिन्दी", "हिन्दी"),
        ("محمد", "محمد"),
        ("١٢", "١٢"),
        ("\uff21nn", "Ann"),
        ("An\u200bn\u202e", "Ann"),
        ("x-_9", "x-_9"),
    ],
)
async def test_a_nickname_may_be_of_any_alphabet_and_is_met_by_mentioning_it(
    stand_in: StandIn, browser: Browser, typed: str, shown: str
) -> None:
    page = await browser.enter(typed)
    await page.line(f"hello @{shown.upper()}, and you")
    [line] = await stand_in.until_heard(1)
    assert line.author.name == shown
    assert line.mentions == {shown.upper().lower(): line.author.account}
    assert line.author.handle == shown.lower()


async def test_a_cookie_for_an_address_with_the_nickname_still_leads_in(browser: Browser) -> None:
    await browser.claim("Ben")
    address = browser.at("ben")
    browser.move("ben", "/as/ben/")
    assert await browser.status(f"{address}alive") == 403
    assert f"{browser.at('ben')}" in (await browser.claim("ben"))[1]["to"]
    assert await browser.status("/as/ben/alive") == 204
    async with browser.http.get("/as/ben/", allow_redirects=False) as answer:
        assert (answer.status, answer.headers["Location"]) == (303, address)
    assert await browser.status(f"{address}alive") == 204


@pytest.mark.parametrize("name", ["Summarum", "computer", "ANYONE", "everyone", "ѕummarum"])
async def test_names_with_a_meaning_are_not_given_away(browser: Browser, name: str) -> None:
    assert (await browser.claim(name))[0] == 409


async def test_the_cookie_is_for_one_persons_pages_only(stand_in: StandIn, browser: Browser) -> None:
    headers = {"Origin": browser.origin}
    async with browser.http.post("/enter", json={"name": "Ann"}, headers=headers) as answer:
        cookie = answer.headers["Set-Cookie"]
        anns = (await answer.json())["to"]
    assert "HttpOnly" in cookie
    assert "SameSite=Strict" in cookie
    assert f"Path={anns};" in f"{cookie};"
    assert (await browser.claim("Ben"))[0] == 200
    assert not browser.http.cookie_jar.filter_cookies(browser.base)
    [ann] = browser.http.cookie_jar.filter_cookies(browser.base.with_path(anns)).values()
    [ben] = browser.http.cookie_jar.filter_cookies(browser.base.with_path(browser.at("ben"))).values()
    async with Browser(stand_in.chat.address) as thief:
        sent = {"Cookie": f"{ben.key}={ben.value}"}
        assert await thief.status(f"{browser.at('ben')}alive", sent) == 204
        assert await thief.status(f"{anns}alive", sent) == 403
        assert await thief.status(f"{anns}alive", {"Cookie": f"{ann.key}={ann.value}x"}) == 403


async def test_nobody_opens_anothers_window(stand_in: StandIn, browser: Browser) -> None:
    await browser.enter("ann")
    async with Browser(stand_in.chat.address) as thief:
        with pytest.raises(WSServerHandshakeError) as refused:
            await thief.http.ws_connect(f"{browser.at('ann')}socket", origin=thief.origin)
    assert refused.value.status == 403


@pytest.mark.parametrize("origin", [None, "null", "http://evil.example", "https://127.0.0.1", "http://127.0.0.1:1"])
async def test_foreign_origins_are_refused(browser: Browser, origin: str | None) -> None:
    await browser.enter("ann")
    headers = {"Origin": origin} if origin else {}
    async with browser.http.post("/enter", json={"name": "ben"}, headers=headers) as answer:
        assert answer.status == 403
    with pytest.raises(WSServerHandshakeError) as refused:
        await browser.http.ws_connect(f"{browser.at('ann')}socket", origin=origin)
    assert refused.value.status == 403


@pytest.mark.parametrize("host", ["evil.example:{port}", "evil.example", "127.0.0.1", "127.0.0.1:1", "10.0.0.1:{port}"])
async def test_foreign_hosts_are_refused(browser: Browser, host: str) -> None:
    headers = {"Host": host.format(port=browser.base.port)}
    assert await browser.status("/", headers) == 421
    assert await browser.status("/", {"Host": f"localhost:{browser.base.port}"}) == 200


@pytest.mark.parametrize(
    ("listening", "host", "known"),
    [
        ("127.0.0.1", "[::1]:80", True),
        ("127.0.0.1", "localhost", True),
        ("0.0.0.0", "192.168.1.7:80", True),
        ("::", "[fe80::1]:80", True),
        ("0.0.0.0", "evil.example:80", False),
        ("127.0.0.1", "127.0.0.1.evil.example:80", False),
        ("games.lan", "games.lan:80", True),
        ("games.lan", "192.168.1.7:80", False),
    ],
)
def test_hosts_known_by_where_we_listen(listening: str, host: str, *, known: bool) -> None:
    guard = HostCheck(listening)
    guard.port = 80
    assert guard.host_known(host) is known


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("games.example.org", True),
        ("GAMES.example.org:443", True),
        ("games.example.org:80", False),
        ("127.0.0.1:8080", True),
        ("127.0.0.1", False),
        ("evil.example", False),
        ("games.example.org:x", False),
    ],
)
def test_behind_a_proxy_the_public_name_is_known_too(host: str, *, known: bool) -> None:
    guard = HostCheck("127.0.0.1", "https://games.example.org")
    guard.port = 8080
    assert guard.host_known(host) is known


async def test_behind_a_proxy_with_tls_origins_and_cookies_fit_its_address(tmp_path: Path) -> None:
    stand_in = StandIn(tmp_path / "web.sqlite3", public_url="https://games.example.org")
    await stand_in.chat.start()
    assert stand_in.chat.how_to_find == "open https://games.example.org/ in your browser"
    async with Browser(stand_in.chat.address) as browser:
        for host in ("games.example.org", f"127.0.0.1:{browser.base.port}"):
            headers = {"Host": host, "Origin": "https://games.example.org"}
            async with browser.http.post("/enter", json={"name": f"ann-{host[:3]}"}, headers=headers) as answer:
                assert answer.status == 200
                assert "Secure" in answer.headers["Set-Cookie"]
        for origin in ("http://games.example.org", "https://evil.example", "https://games.example.org.evil.example"):
            headers = {"Host": "games.example.org", "Origin": origin}
            async with browser.http.post("/enter", json={"name": "ben"}, headers=headers) as answer:
                assert answer.status == 403, origin
    await stand_in.chat.stop()


async def test_cookies_go_without_tls_where_there_is_none(browser: Browser) -> None:
    async with browser.http.post("/enter", json={"name": "ann"}, headers={"Origin": browser.origin}) as answer:
        assert "Secure" not in answer.headers["Set-Cookie"]


@pytest.mark.parametrize(("host", "exposed"), [("0.0.0.0", True), ("127.0.0.1", False), ("localhost", False)])
async def test_whoever_lets_other_computers_in_is_told_what_that_means(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, host: str, *, exposed: bool
) -> None:
    stand_in = StandIn(tmp_path / "web.sqlite3", host=host)
    await stand_in.chat.start()
    assert any("everybody there may read along and play" in line for line in caplog.messages) is exposed
    assert (", on other computers http://" in stand_in.chat.how_to_find) is exposed
    assert stand_in.chat.how_to_find.startswith("open http://")
    await stand_in.chat.stop()


async def test_every_answer_carries_the_strict_headers(browser: Browser) -> None:
    await browser.enter("ann")
    for path in ("/", browser.at("ann"), "/page/main.js", "/nowhere", f"{browser.at('ann')}picture/1"):
        async with browser.http.get(path) as answer:
            policy = answer.headers["Content-Security-Policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
            assert answer.headers["Referrer-Policy"] == "no-referrer"


async def test_the_login_page_speaks_the_readers_language(browser: Browser) -> None:
    async with browser.http.get("/", headers={"Accept-Language": "xx, de-AT;q=0.8, en;q=0.5"}) as answer:
        page = await answer.text()
    assert '<html lang="de"' in page
    assert "Dein Spitzname" in page
    async with browser.http.get("/?lang=en&as=<script>", headers={"Accept-Language": "de"}) as answer:
        page = await answer.text()
    assert "Your nickname" in page
    assert "<script>" not in page


@pytest.mark.parametrize("body", ["", "[]", "{", "[" * 3000, '{"name": 5}', '{"name": "\\ud800"}'])
async def test_a_broken_claim_is_refused(browser: Browser, body: str) -> None:
    async with browser.http.post("/enter", data=body, headers={"Origin": browser.origin}) as answer:
        assert answer.status in {400, 422}


@pytest.mark.usefixtures("no_time_passes")
async def test_claiming_names_all_the_time_is_refused(browser: Browser) -> None:
    answers = [await browser.claim(f"guest-{number}") for number in range(limits.ATTEMPTS[0] + 1)]
    assert [status for status, _ in answers] == [200] * limits.ATTEMPTS[0] + [429]
    assert answers[-1][1]["code"] == "busy"


async def test_a_school_class_comes_in_at_once_but_an_address_has_an_end_of_new_nicknames(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "ATTEMPTS", (10_000, 60.0))
    stand_in = StandIn(tmp_path / "web.sqlite3")
    await stand_in.chat.start()
    async with Browser(stand_in.chat.address) as browser:
        assert (await browser.claim("guest"))[0] == 200
        for _ in range(10):
            assert (await browser.claim("Guest"))[0] == 409, "a name that is taken counts as none"
        answers = [await browser.claim(f"pupil-{number}") for number in range(limits.NICKNAMES[0])]
    await stand_in.chat.stop()
    assert [status for status, _ in answers] == [200] * (limits.NICKNAMES[0] - 1) + [429]
    assert answers[-1][1]["code"] == "names"
