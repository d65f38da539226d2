"""The files of the page are fetched once, all of them together, and again when they have changed."""

import re
import shutil
from pathlib import Path

import pytest

from bot.adapters.web.page_files import PAGE, PageFiles, joined
from tests.adapters.web_client import Browser

MODULES = {path.relative_to(PAGE).as_posix(): path.read_text("utf-8") for path in PAGE.rglob("*.js")}
SCRIPTS = {"main.js", "login.js"}
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
            name = address.split("/", 3)[3]
            assert content == (joined(MODULES, name).encode() if name in SCRIPTS else (PAGE / name).read_bytes())


async def test_who_cannot_unpack_a_file_gets_it_as_it_is(browser: Browser) -> None:
    [address] = [one for one in await named(browser, "/") if one.endswith("login.js")]
    async with browser.http.get(address, headers={"Accept-Encoding": "identity"}) as answer:
        assert "Content-Encoding" not in answer.headers
        assert (answer.content_type, answer.charset) == ("text/javascript", "utf-8")
        assert await answer.text() == joined(MODULES, "login.js")
        assert answer.headers["Vary"] == "Accept-Encoding"


async def test_a_page_from_before_an_update_gets_the_files_of_today_but_does_not_keep_them(browser: Browser) -> None:
    async with browser.http.get("/page/0123456789ab/main.js") as answer:
        assert answer.headers["Cache-Control"] == "no-cache"
        assert await answer.text() == joined(MODULES, "main.js")


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
        lambda: (folder / "notification-worker.js").rename(folder / "worker.js"),
    ):
        change()
        versions.add(PageFiles(folder).version)
    assert len(versions) == 4


def test_a_script_has_what_it_imports_in_it_once_and_before_it() -> None:
    script = joined(MODULES, "main.js")
    modules = re.findall(r"^// (.+\.js)$", script, re.MULTILINE)
    assert set(modules) == MODULES.keys() - {"login.js", "notification-worker.js"}
    assert len(modules) == len(set(modules))
    assert modules.index("vendor/htm-preact-standalone.js") < modules.index("app.js") < modules.index("main.js")
    assert re.findall(r"^(?:import|export) .*", script, re.MULTILINE) == []


def test_names_that_modules_change_are_found_in_a_joined_script() -> None:
    files = {
        "one.js": 'import { a as b, c } from "./two.js";\nexport const d = b + c;\n',
        "two.js": "const x=1,c=2;export{x as a,c};\n",
    }
    script = joined(files, "one.js")
    assert "const x=1,c=2;\nreturn { a: x, c: c };" in script
    assert 'const { a: b, c } = modules["two.js"];\nconst d = b + c;\nreturn { d };' in script


def test_modules_that_import_each_other_are_named() -> None:
    files = {"one.js": 'import { two } from "./two.js";', "two.js": 'import { one } from "./one.js";'}
    with pytest.raises(ValueError, match=r"one\.js > two\.js > one\.js"):
        joined(files, "one.js")
