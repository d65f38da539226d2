"""How the page loads: its scripts in one file, and each file once."""

import pytest
from playwright.async_api import Page

from tests.web.conftest import Enter
from tests.web.playing import PHONE, keep

pytestmark = pytest.mark.browser

LOADED = """() => performance.getEntriesByType("resource").filter(({ name }) => name.includes("/page/"))
  .map(({ name, transferSize }) => [name, transferSize])"""
NAMED = """() => [...document.querySelectorAll("link, script")].map((each) => each.href || each.src)"""


async def loaded(page: Page) -> dict[str, int]:
    """The files of the page, and how many bytes of each came over the network."""
    return dict(await page.evaluate(LOADED))


async def test_all_scripts_come_in_one_file_and_a_second_visit_fetches_no_file_again(enter: Enter) -> None:
    ben = await enter("Ben", viewport=PHONE)
    first = await loaded(ben)
    [script] = [name for name in first if name.endswith(".js")]
    assert [script] == [name for name in await ben.evaluate(NAMED) if name.endswith(".js")]
    assert min(first.values()) > 0
    await ben.reload()
    await ben.wait_for_selector("body[data-state=connected]")
    assert {name: size for name, size in (await loaded(ben)).items() if size} == {}
    await keep(ben, "second-visit")
