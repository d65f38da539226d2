"""Positions of Summy for tests: a drawn board, racks, a stock; and moves as a player types them."""

import tomllib
from pathlib import Path

import pytest

from bot.games.move_words import typed_words
from core.errors import Fact, MoveError
from core.game import Seat, Step
from core.seats import seated
from core.summy.game import Summy
from core.summy.position import Position
from core.summy.rules import Rules

DATA = Path(__file__).resolve().parents[3] / "data" / "games" / "summy.toml"
RULES = Rules.from_table(tomllib.loads(DATA.read_text("utf-8"))["rules"], {})
GAME = Summy(RULES, typed_words("summy"))
ONE, TWO, THREE, FOUR = (Seat(number) for number in range(1, 5))


def position(rows: tuple[str, ...], *racks: str, stock: str = "", on_turn: Seat = ONE) -> Position:
    """A game after the deal; if only one rack is given, a second seat has a full one."""
    hands = racks if len(racks) > 1 else (*racks, "00112233")
    seats, scores = seated(len(hands), RULES.seats), (0,) * len(hands)
    return Position(rows, hands, stock, gone="", scores=scores, seats=seats, on_turn=on_turn, dealt=seats[-1])


def play(before: Position, text: str) -> Step[Position]:
    """Type a move at the seat on turn."""
    seat = before.on_turn
    assert seat is not None
    return GAME.apply(before, seat, GAME.resolve(GAME.view(before, seat), GAME.parse(text)))


def chance(before: Position, text: str) -> Step[Position]:
    """Make the draw with this canonical text."""
    return GAME.apply(before, Seat(-1), GAME.read(text))


def refused(before: Position, text: str) -> tuple[str, dict[str, Fact]]:
    """The code and facts with which a typed move is refused."""
    with pytest.raises(MoveError) as caught:
        play(before, text)
    assert caught.value.code in GAME.codes
    return caught.value.code, caught.value.facts
