"""The texts collected from a page: those of every kind, and those that have too little room."""

import pytest
from playwright.async_api import Browser

from tests.web.page_texts import shown

pytestmark = pytest.mark.browser

FITS = '<button style="width: 9em" title="a title">Save</button><p lang="en">elsewhere</p><p class="visually-hidden">aside</p>'


async def test_words_are_collected_from_texts_and_attributes(browser: Browser) -> None:
    page = await browser.new_page(viewport={"width": 390, "height": 844})
    await page.set_content(f"<title>Here</title>{FITS}")
    found = await shown(page)
    assert set(found.words) == {"Here", "a title", "Save"}
    assert found.cut == ()


@pytest.mark.parametrize(
    "markup",
    [
        '<button style="width: 2em; white-space: nowrap">Much too long</button>',
        '<div style="width: 3em; overflow: hidden; white-space: nowrap"><b>Much too long</b></div>',
        '<main style="width: 600px">Wider than the page</main>',
    ],
)
async def test_a_text_without_room_is_found(browser: Browser, markup: str) -> None:
    page = await browser.new_page(viewport={"width": 390, "height": 844})
    await page.set_content(markup)
    assert (await shown(page)).cut
