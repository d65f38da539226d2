"""Positions of Skeleton for tests, and moves as a player types them."""

import tomllib
from pathlib import Path

import pytest

from bot.games.move_words import typed_words
from core.errors import Fact, MoveError
from core.game import CHANCE, Seat, Step
from core.seats import seated
from tests.new_game.skeleton.core.game import Skeleton
from tests.new_game.skeleton.core.position import Position
from tests.new_game.skeleton.core.rules import Rules

DATA = Path(__file__).resolve().parents[3] / "data" / "games" / "skeleton.toml"
TABLE = tomllib.loads(DATA.read_text("utf-8"))["rules"]
RULES = Rules.from_table(TABLE, {})
GAME = Skeleton(RULES, typed_words("skeleton"))
ONE, TWO, THREE = (Seat(number) for number in range(1, 4))


def position(row: str, *hands: str, bag: str = "", on_turn: Seat = ONE) -> Position:
    """A game in which everybody has been dealt to."""
    seats = seated(len(hands), RULES.seats)
    return Position(
        seats=seats, hands=hands, bag=bag, scores=(0,) * len(hands), row=row, on_turn=on_turn, dealt=seats[-1]
    )


def play(before: Position, text: str) -> Step[Position]:
    """Type a move at the seat on turn."""
    seat = before.on_turn
    assert seat is not None
    return GAME.apply(before, seat, GAME.resolve(GAME.view(before, seat), GAME.parse(text)))


def chance(before: Position, text: str) -> Step[Position]:
    """Make the draw with this canonical text."""
    return GAME.apply(before, CHANCE, GAME.read(text))


def refused(before: Position, text: str) -> tuple[str, dict[str, Fact]]:
    """The code and facts with which a typed move is refused."""
    with pytest.raises(MoveError) as caught:
        play(before, text)
    assert caught.value.code in GAME.codes
    return caught.value.code, caught.value.facts
