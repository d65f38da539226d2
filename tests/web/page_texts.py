"""The texts of a page as people and screen readers get them, and those that have too little room."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.async_api import Page

COLLECT = Path(__file__).with_suffix(".js").read_text("utf-8")


@dataclass(frozen=True, slots=True)
class Shown:
    """The texts on a page, those of attributes included, and the texts that do not fit."""

    words: tuple[str, ...]
    cut: tuple[str, ...]


async def shown(page: Page) -> Shown:
    """The texts that a page shows now, except typed lines, dates and the names of languages."""
    found: dict[str, Any] = await page.evaluate(COLLECT)
    return Shown(tuple(found["words"]), tuple(found["cut"]))
