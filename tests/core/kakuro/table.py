"""Positions of Kakuro for tests: a drawn board, hands, a bag; and moves as a player types them."""

import tomllib
from pathlib import Path

import pytest

from bot.games.move_words import typed_words
from core.errors import Fact, MoveError
from core.game import CHANCE, Seat, Step
from core.grid import EMPTY, Cell, parse_cell, put
from core.kakuro.game import Kakuro
from core.kakuro.position import Position
from core.kakuro.rules import Rules
from core.kakuro.view import DIGITS, RED, format_card
from core.seats import seated
from tests.present import present

DATA = Path(__file__).resolve().parents[3] / "data" / "games" / "kakuro.toml"
TABLE = tomllib.loads(DATA.read_text("utf-8"))["rules"]
RULES = Rules.from_table(TABLE, {})
GAME = Kakuro(RULES, typed_words("kakuro"))
EXPERT = Kakuro(Rules.from_table(TABLE, {"expert": "yes"}), typed_words("kakuro"))
STRICT = Kakuro(Rules.from_table(TABLE, {"strict": "yes"}), typed_words("kakuro"))
ONE, TWO, THREE, FOUR = (Seat(number) for number in range(1, 5))
SIZE = RULES.board


def cell(name: str) -> Cell:
    """The cell of this name."""
    return parse_cell(name, SIZE)


def card(text: str) -> str:
    """The card written like this: `y4` or `r4`."""
    return text[1] if text[0] == "y" else RED[DIGITS.index(text[1])]


def board(corner: str, drawn: str) -> tuple[str, ...]:
    """A whole board from a drawing of the part whose top left cell is `corner`: `y4`, `r4`, or `--` for an empty cell."""
    at = cell(corner)
    lines = [line.split() for line in drawn.strip().splitlines()]
    cards = {
        Cell(at.column + x, at.row + y): card(text)
        for y, line in enumerate(lines)
        for x, text in enumerate(line)
        if text != "--"
    }
    return put((EMPTY * SIZE,) * SIZE, cards)


def drawing(rows: tuple[str, ...], corner: str, other: str) -> str:
    """The drawing of the part of a board between two corners; the inverse of `board`."""
    first, last = cell(corner), cell(other)
    part = (row[first.column : last.column + 1] for row in rows[first.row : last.row + 1])
    return "\n".join(" ".join("--" if there == EMPTY else format_card(there) for there in row) for row in part)


def position(rows: tuple[str, ...], *hands: str, bag: str = "", on_turn: Seat = ONE) -> Position:
    """A game after the deal; if only one hand is given, a second seat has two cards."""
    held = hands if len(hands) > 1 else (*hands, "11")
    seats, scores = seated(len(held), RULES.seats), (0,) * len(held)
    return Position(rows, held, bag, gone="", scores=scores, ready=True, seats=seats, on_turn=on_turn, dealt=seats[-1])


def play(before: Position, text: str, game: Kakuro = GAME) -> Step[Position]:
    """Type a move at the seat on turn."""
    seat = present(before.on_turn)
    return game.apply(before, seat, game.resolve(game.view(before, seat), game.parse(text)))


def scored(before: Position, text: str, game: Kakuro = GAME) -> int:
    """The points of a typed move."""
    last = present(play(before, text, game).position.last)
    return last.points


def chance(before: Position, text: str, game: Kakuro = GAME) -> Step[Position]:
    """Make the draw with this canonical text."""
    return game.apply(before, CHANCE, game.read(text))


def refused(before: Position, text: str, game: Kakuro = GAME) -> tuple[str, dict[str, Fact]]:
    """The code and facts with which a typed move is refused."""
    with pytest.raises(MoveError) as caught:
        play(before, text, game)
    assert caught.value.code in game.codes
    return caught.value.code, caught.value.facts
