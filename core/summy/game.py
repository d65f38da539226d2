"""Summy as a `Game`: the modules of this folder, and what only Summy has."""

from core.dealing import PointsGame
from core.grid import Cell
from core.notation import Words
from core.summy import apply, notation, observe, tapping, verify
from core.summy.moves import Move
from core.summy.notation import Typed
from core.summy.position import Position
from core.summy.rules import Rules
from core.summy.solver import opponents, valuation
from core.summy.view import View


class Summy(PointsGame[Position, Move, Typed, View]):
    """Summy under one set of rules."""

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

    def is_secret(self, typed: Typed) -> bool:
        """S11: the tiles of an exchange are private."""
        return isinstance(typed, notation.TypedExchange)

    def tapped(self, view: View, draft: str, tap: str, *, used: bool = False) -> str | None:
        """S5: the draft with a cell or a tile added, or with a tile taken back."""
        return tapping.tapped(view, draft, tap, used=used)

    def choices(self, view: View, draft: str, again: str = "") -> tuple[str, ...]:
        """S5, S11: the other direction, or an exchange of the tapped tiles."""
        return tapping.choices(view, draft)

    def placed(self, view: View, typed: Typed) -> tuple[tuple[Cell | str, str], ...]:
        """S5, S11: the cells that the tiles of a laying would take, or the tiles of an exchange."""
        return tapping.placed(view, typed)
