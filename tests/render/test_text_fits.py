"""Texts stay inside their picture and their panel, and nothing covers them, whatever language the names are in."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Any, TypeAlias

import pytest

from bot.games.registry import GAMES, load
from core.game import Seat
from render.canvas import Canvas, Sprite, TextStyle, even, font
from render.header import Card, Header, draw_header, header_height
from render.theme import THEMES
from tests.conformance.playing import played
from tests.pseudo import pseudo
from tests.render.cases import CASES

Box: TypeAlias = tuple[float, float, float, float]
Names: TypeAlias = Callable[[int], tuple[str, ...]]

EDGE = 3
"""Pixels by which the value of a bracket may reach into the margin of a cell."""

NAMES: dict[str, Names] = {
    "a computer each": lambda seats: tuple(f"{pseudo('Computer')} {seat}" for seat in range(1, seats + 1)),
    "players of an example": lambda seats: tuple(f"{pseudo('Player')} {seat}" for seat in range(1, seats + 1)),
    "the longest": lambda seats: ("W" * 64,) * seats,
}


@dataclass(eq=False)
class Traced:
    """The texts and sprites drawn on one canvas, in order, each with its box."""

    canvas: Canvas
    drawn: list[tuple[str, Box]] = field(default_factory=list)

    @property
    def faults(self) -> Iterator[str]:
        """Texts that leave the canvas, cross an edge of a sprite below them, or lie under another sprite."""
        for at, (text, ink) in enumerate(self.drawn):
            if not text:
                continue
            if not contains((0, 0, self.canvas.width, self.canvas.height), ink):
                yield f"{text!r} at {ink} leaves the picture of {self.canvas.width} by {self.canvas.height}"
            below, above = self.drawn[:at], self.drawn[at + 1 :]
            yield from (
                f"{text!r} at {ink} crosses the edge of {box}"
                for other, box in below
                if not other and overlap(shrunk(box), ink) and not contains(box, ink)
            )
            yield from (f"{text!r} at {ink} lies under {other!r} {box}" for other, box in above if overlap(box, ink))


def overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def shrunk(box: Box) -> Box:
    return box[0] + EDGE, box[1] + EDGE, box[2] - EDGE, box[3] - EDGE


def contains(outer: Box, inner: Box) -> bool:
    return outer[0] <= inner[0] and outer[1] <= inner[1] and outer[2] >= inner[2] and outer[3] >= inner[3]


@pytest.fixture
def traced(monkeypatch: pytest.MonkeyPatch) -> list[Traced]:
    """Every canvas used from now on; drawing itself is unchanged."""
    canvases: list[Traced] = []
    text, paste = Canvas.text, Canvas.paste
    writing: list[bool] = []

    def trace(canvas: Canvas) -> Traced:
        found = next((one for one in reversed(canvases) if one.canvas is canvas), None)
        if found is None:
            canvases.append(found := Traced(canvas))
        return found

    def writes(self: Canvas, words: str, x: float, y: float, style: TextStyle, *, anchor: str = "l") -> int:
        writing.append(True)
        wide = text(self, words, x, y, style, anchor=anchor)
        writing.pop()
        letters = font(style.face, style.size)
        left, top = even(x - {"l": 0.0, "m": 0.5, "r": 1.0}[anchor] * wide), round(y - sum(letters.getmetrics()) / 2)
        ink = letters.getbbox(words)
        if words.strip():
            trace(self).drawn.append((words, (left + ink[0], top + ink[1], left + ink[2], top + ink[3])))
        return wide

    def pastes(self: Canvas, sprite: Sprite, x: float, y: float) -> None:
        paste(self, sprite, x, y)
        if not writing:
            left, top = even(x), round(y)
            trace(self).drawn.append(("", (left, top, left + sprite.width, top + sprite.height)))

    monkeypatch.setattr(Canvas, "text", writes)
    monkeypatch.setattr(Canvas, "paste", pastes)
    return canvases


@pytest.mark.parametrize("name", CASES)
def test_texts_of_a_golden_picture_fit(name: str, traced: list[Traced]) -> None:
    CASES[name]()
    assert [fault for one in traced for fault in one.faults] == []


@pytest.mark.parametrize("width", [640, 1164])
@pytest.mark.parametrize("cards", range(1, 5))
def test_figures_of_any_length_fit_on_a_card(cards: int, width: int, traced: list[Traced]) -> None:
    for score, tiles, (gain, swapped) in product(
        (7, 88, 888, 8888), (8, 88), ((None, 8), (None, 88), (88, 0), (888, 0))
    ):
        card = Card("Anna", score, tiles, won=True, gain=gain, swapped=swapped)
        canvas = Canvas(THEMES["light"], width, header_height(cards, width))
        draw_header(canvas, Header((card,) * cards, 88))
        written = [text for text, _ in traced[-1].drawn if text]
        assert written.count(str(score)) >= cards
        if score < 1000 and tiles < 10 and swapped < 10:
            assert written.count(f"+{gain}" if gain else str(swapped)) >= cards, "nothing need be left out"
    assert [fault for one in traced for fault in one.faults] == []


@pytest.mark.parametrize("names", NAMES)
@pytest.mark.parametrize("name", GAMES)
def test_texts_of_a_whole_game_fit(name: str, names: str, traced: list[Traced]) -> None:
    engine, theme, texts = load(name), THEMES["light"], 0
    for seats in range(engine.game.seats[0], engine.game.seats[1] + 1):
        one, called = played(name, seats), NAMES[names](seats)
        for view in views(engine.game, [*one.replays()][::8], one.last.position, seats):
            engine.pictures.picture(view, theme, names=called, whole=True)
            if view.private is not None:
                engine.pictures.rack(view, theme, names=called)
        texts += sum(bool(text) for canvas in traced for text, _ in canvas.drawn)
        assert [fault for canvas in traced for fault in canvas.faults] == []
        traced.clear()
    assert texts, "nothing is written"


def views(game: Any, replays: list[Any], last: Any, seats: int) -> Iterator[Any]:
    """The views of seats during a game, of its last position, and after all but one have resigned."""
    for replay in replays:
        yield game.view(replay.position, Seat(1 + replay.plies % seats) if hasattr(replay, "plies") else Seat(1))
    yield game.view(last, None)
    for seat in range(1, seats + 1):
        if game.turn(last):
            last = game.withdraw(last, Seat(seat)).position
            yield game.view(last, Seat(seats))
