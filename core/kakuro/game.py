"""Kakuro as a `Game`: the modules of this folder, and what only Kakuro has."""

from core.dealing import PointsGame
from core.errors import RuleError
from core.grid import Cell
from core.kakuro import apply, notation, observe, tapping, verify
from core.kakuro.moves import Lay, Move
from core.kakuro.notation import Typed
from core.kakuro.position import Position
from core.kakuro.rules import Rules
from core.kakuro.solver import opponents, valuation
from core.kakuro.view import View, format_card
from core.notation import Words


class Kakuro(PointsGame[Position, Move, Typed, View]):
    """Kakuro under one set of rules."""

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
        self.reader = notation.Reader(words, size=rules.board)

    def tapped(self, view: View, draft: str, tap: str, *, used: bool = False) -> str | None:
        """K4, K8: the draft with a cell, a card or a turned card added or taken back."""
        return tapping.tapped(draft, tap, expert=self.rules.expert)

    def placed(self, view: View, typed: Typed) -> tuple[tuple[Cell, str], ...]:
        """K4: the card on its cell."""
        return ((typed.cell, format_card(typed.card)),)

    def with_errors_marked(self, view: View, move: Move, error: RuleError) -> View | None:
        """The board with a refused laying on it and the cells at fault marked."""
        return observe.with_errors_marked(view, move, error) if isinstance(move, Lay) else None
