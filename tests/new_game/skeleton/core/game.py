"""Skeleton as a `Game`: the modules of this folder, and what only Skeleton has."""

from core.game import Game, Outcome, Seat
from core.notation import Words
from tests.new_game.skeleton.core import apply, notation, observe, score, verify
from tests.new_game.skeleton.core.moves import Move, Typed
from tests.new_game.skeleton.core.position import Position
from tests.new_game.skeleton.core.rules import Rules
from tests.new_game.skeleton.core.solver import opponents, valuation
from tests.new_game.skeleton.core.view import View


class Skeleton(Game[Position, Move, Typed, View]):
    """Skeleton under one set of rules."""

    rules: Rules
    apply_module = apply
    observe_module = observe
    notation_module = notation
    opponents_module = opponents
    valuation_module = valuation
    codes = verify.CODES | notation.CODES
    events = apply.EVENTS | observe.EVENTS

    def __init__(self, rules: Rules, words: Words) -> None:
        super().__init__(rules)
        self.reader = notation.Reader(words)

    def outcome(self, position: Position) -> Outcome | None:
        """Q6: most points win; None while the game runs."""
        return score.outcome(position)

    def points(self, position: Position, seat: Seat) -> int | None:
        """Q5: the seat's score so far."""
        return position.scores[seat - 1]
