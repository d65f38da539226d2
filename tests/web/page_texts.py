"""What a page shows: its words as a reader and a screen reader get them, and those that have too little room."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.async_api import Page

COLLECT = Path(__file__).with_suffix(".js").read_text("utf-8")


@dataclass(frozen=True, slots=True)
class Shown:
    """The words on a page, attributes among them, and what of it does not fit its place."""

    words: tuple[str, ...]
    cut: tuple[str, ...]


async def shown(page: Page) -> Shown:
    """What a page shows now, but for what its reader typed, dates, and the names of languages."""
    found: dict[str, Any] = await page.evaluate(COLLECT)
    return Shown(tuple(found["words"]), tuple(found["cut"]))
