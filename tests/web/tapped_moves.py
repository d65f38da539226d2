"""Moves as taps on the page: on cells, tiles and melds of visible pictures, and on the buttons beside them."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from playwright.async_api import Locator, Page, expect

from core.grid import Direction, line, parse_cell
from core.summa.moves import SYMBOLS

LARGEST = 26
"""The number of rows and columns of the largest board with names for its cells."""

Tap: TypeAlias = tuple[str, bool | None]
"""The text of an area, and whether it is in the player's own picture."""

MELD: Final = None
"""A meld that the draft has made is in the player's own picture alone; one that it has not touched is on the board alone."""

# Whether the board and the tiles are panned to the newest move: a move of the computer may replace their pictures meanwhile.
PANNED = """() => [...document.querySelectorAll(".draggable-view")].every(
  (view) => view.dataset.shows === `${view.querySelector("img").getAttribute("src")}/areas`,
)"""

AREAS = "async image => (await (await fetch(image.src + '/areas')).json())"

# Pan the board until a point of its picture is in the middle of the visible part.
PAN = """(image, [x, y]) => {
  const [view, {width, height}] = [image.closest(".draggable-view"), image.getBoundingClientRect()];
  view?.scrollTo(x * width - view.clientWidth / 2, y * height - view.clientHeight / 2);
}"""


def summy(move: str) -> Iterator[Tap]:
    """The first and the last cell of a run, then the tiles to lay; or the tiles to exchange."""
    found = re.fullmatch(r"([A-Z][0-9]+)([>v]) (.*)", move)
    if found is None:
        yield from ((tile, True) for tile in move.split()[1:])
        return
    run = re.sub(r"[()]", "", found[3])
    first, *_, last = line(parse_cell(found[1], LARGEST), Direction(found[2]), len(run))
    yield from ((f"{cell}>", False) for cell in (first, last))
    yield from ((tile, True) for tile in re.sub(r"\(.*?\)", "", found[3]))


def kakuro(move: str) -> Iterator[Tap]:
    """The cell, the card, and the cards to turn."""
    cell, card, *turned = move.split()
    yield from ((cell, False), (card, True))
    yield from ((f"turn {each}", False) for each in turned[1:])


def summa(move: str) -> Iterator[Tap]:
    """Black cells, or symbols and their cells, all on the player's own grid; `done` is a button."""
    yield from ((word.rstrip(";"), True) for word in move.split() if word not in ("black", "done"))


def rummy(move: str) -> Iterator[Tap]:
    """The tiles of the hand, then the meld they go to; a tile of a meld or of the old stock by the text of its area."""
    verb, *words = move.split()
    if verb == "split" or "=" in move:  # the place of a split and the value of a joker are typed
        return
    if verb == "draw":
        yield move, False
    elif verb == "swap":
        yield from ((f"take {words[1]} {words[0]}", False), ("J", True))
    elif verb == "take":
        yield move, False
    elif verb == "claim":  # on the player's own picture, which shows the melds that the draft has completed
        yield words[0], True
    elif verb == "release":
        yield from ((words[1], True), (words[0], False))
    else:
        for word in words:
            if word[-1].isdecimal() or word[0] == "J":
                yield word.partition("=")[0], True
            else:
                yield word, MELD


CHOSEN = {"claim", "discard", "exchange", "lay", "release", "swap"}
"""The words that no tap types: they are among the choices beside the draft."""

TAPS = {"summy": summy, "kakuro": kakuro, "summa": summa, "rummy": rummy}


def field(page: Page) -> Locator:
    """The field of the conversation in view."""
    return page.locator("input[role=combobox]:visible")


async def picture(page: Page, *, own: bool) -> Locator:
    """The player's own picture or the board; one picture is both if it shows the whole game."""
    image = page.locator(f".dock-picture[data-own={str(own).lower()}] .picture img")
    return image if await image.count() else page.locator(".dock-picture .picture img")


async def tap_area(page: Page, text: str, used: Counter[str], *, own: bool | None) -> bool:
    """Pan to the next area with this text that is not used yet, and tap it; a tile may be shown twice.

    Returns whether there is one.
    """
    if own is MELD:
        return await tap_area(page, text, used, own=True) or await tap_area(page, text, used, own=False)
    image = await picture(page, own=own)
    await expect(image).to_have_js_property("complete", True)
    await page.wait_for_function(PANNED)
    areas: list[Any] = await image.evaluate(AREAS)
    found = [area for area in areas if text in (area[4].strip(), area[5].strip())]
    single = list({(area[6:] and area[6]) or at: area for at, area in enumerate(found)}.values())
    if not single:
        return False
    left, top, width, height = single[used[text] if own else 0][:4]
    used[text] += 1
    x, y = (left + width / 2) / 10_000, (top + height / 2) / 10_000
    await image.evaluate(PAN, [x, y])
    box = await image.bounding_box()
    assert box is not None
    before = await field(page).input_value()
    await image.tap(position={"x": x * box["width"], "y": y * box["height"]})
    await expect(field(page)).not_to_have_value(before)
    return True


def tapped_moves(line: str) -> list[str]:
    """The moves of a line, each as it is tapped: what writes the last symbol of a round is played and done by one press."""
    moves = [move.strip() for move in line.split(";")]
    placed = len(moves) > 1 and moves[-1] == "done" and moves[-2].split()[0] in SYMBOLS
    return [*moves[:-2], "; ".join(moves[-2:])] if placed else moves


async def tap_move(page: Page, folder: str, move: str) -> None:
    """Put a move together by taps, and play it; a move of one word is a button.

    A run that begins beyond the edge of the picture is typed, and so is a move that taps cannot make. The direction of a run
    that ends beyond the edge is a choice.
    """
    if len(move.split()) == 1:
        await page.locator(".dock-buttons").get_by_role("button", name=move.title(), exact=True).tap()
        return
    used, (head, *_) = Counter[str](), move.split()
    tapped = [
        await tap_area(page, text, used, own=own)
        for text, own in TAPS[folder](move)
        if own or (await field(page).input_value()).strip() != head  # else the run goes that way already
    ]
    if not any(tapped[:1]):
        await field(page).fill(move)
    typed = (await field(page).input_value()).split(maxsplit=1)[0]
    choice = page.locator(".dock-line .other").filter(has_text=re.compile(rf"^{re.escape(head)}(\s|$)")).first
    if typed != head and head in CHOSEN:
        await expect(choice).to_be_visible()
    if typed != head and await choice.count():
        text = await choice.inner_text()
        await choice.tap()
        await expect(field(page)).to_have_value(f"{text} ")
    name = "Done" if move.endswith("; done") else "Play"
    await page.locator(".dock-buttons").get_by_role("button", name=name, exact=True).tap()
