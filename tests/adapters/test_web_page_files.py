"""The files of the page are fetched once, all of them together, and anew when they have changed."""

import re
import shutil
from pathlib import Path

import pytest

from bot.adapters.web.page_files import PAGE, PageFiles
from tests.adapters.web_client import Browser

ADDRESS = re.compile(r'="(/page/[^"]+)"')


async def named(browser: Browser, path: str) -> list[str]:
    """The addresses that a page names."""
    async with browser.http.get(path) as answer:
        return ADDRESS.findall(await answer.text())


async def test_what_a_page_names_is_kept_for_ever_and_sent_packed(browser: Browser) -> None:
    await browser.enter("ann")
    for path in ("/", browser.at("ann")):
        addresses = await named(browser, path)
        assert any(address.endswith(".css") for address in addresses)
        for address in addresses:
            async with browser.http.get(address, headers={"Accept-Encoding": "gzip, br"}) as answer:
                assert (answer.status, answer.headers["Content-Encoding"]) == (200, "gzip"), address
                assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
                content = await answer.read()
            assert content == (PAGE / address.split("/", 3)[3]).read_bytes()


async def test_who_cannot_unpack_a_file_gets_it_as_it_is(browser: Browser) -> None:
    [address] = [one for one in await named(browser, "/") if one.endswith("login.js")]
    async with browser.http.get(address, headers={"Accept-Encoding": "identity"}) as answer:
        assert "Content-Encoding" not in answer.headers
        assert (answer.content_type, answer.charset) == ("text/javascript", "utf-8")
        assert await answer.read() == (PAGE / "login.js").read_bytes()
        assert answer.headers["Vary"] == "Accept-Encoding"


async def test_a_page_from_before_an_update_gets_the_files_of_today_but_does_not_keep_them(browser: Browser) -> None:
    async with browser.http.get("/page/0123456789ab/main.js") as answer:
        assert answer.headers["Cache-Control"] == "no-cache"
        assert await answer.read() == (PAGE / "main.js").read_bytes()


@pytest.mark.parametrize("name", ["nothing.js", "..%2Fserver.py", "chat.html", "jsconfig.json"])
async def test_only_files_of_the_page_are_there(browser: Browser, name: str) -> None:
    address, *_ = await named(browser, "/")
    assert await browser.status(f"{address.rpartition('/')[0]}/{name}") == 404


def test_every_change_of_a_file_changes_all_addresses(tmp_path: Path) -> None:
    folder = shutil.copytree(PAGE, tmp_path / "page")
    versions = {PageFiles(PAGE).version, PageFiles(folder).version}
    assert len(versions) == 1
    for change in (
        lambda: (folder / "areas.js").write_text("// other\n", "utf-8"),
        lambda: (folder / "base.css").write_text("", "utf-8"),
        lambda: (folder / "face.js").rename(folder / "faces.js"),
    ):
        change()
        versions.add(PageFiles(folder).version)
    assert len(versions) == 4
