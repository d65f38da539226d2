"""Rummy-Pur and Rummy-Pur-Plus as a `Game`: the modules of this folder, and what only Rummy has."""

from core.game import Event, Game, Outcome
from core.notation import Words
from core.rummy import apply, notation, observe, score, tapping, verify
from core.rummy.moves import Discard, Done, Draw, Move, Reset, Undo
from core.rummy.operands import Typed, TypedLay
from core.rummy.position import Position
from core.rummy.rules import Rules
from core.rummy.solver import opponents, search, valuation
from core.rummy.view import View


class Rummy(Game[Position, Move, Typed, View]):
    """One variant of Rummy under one set of rules."""

    rules: Rules
    reader: notation.Reader
    apply_module = apply
    observe_module = observe
    notation_module = notation
    opponents_module = opponents
    valuation_module = valuation
    codes = verify.CODES | notation.CODES | search.CODES
    events = apply.EVENTS | observe.EVENTS
    plays_in_private = True
    plays_in_steps = True

    def __init__(self, rules: Rules, words: Words) -> None:
        super().__init__(rules)
        self.reader = notation.Reader(words, claims=rules.claims)

    def is_secret(self, typed: Typed) -> bool:
        """Laid and taken tiles are private until the turn ends; a draw, the end of a turn and undoing give nothing away."""
        return not isinstance(typed, Draw | Undo | Reset | Discard | Done)

    def needs_search(self, typed: Typed) -> bool:
        """`lay` names the tiles, and the game searches for their places."""
        return isinstance(typed, TypedLay)

    def split_for_record(self, position: Position, move: Move) -> tuple[Move, ...]:
        """A record lists several actions taken as one move one by one."""
        return apply.split_for_record(position, move)

    def outcome(self, position: Position) -> Outcome | None:
        """P12, C4: how the game ended, or None while it runs."""
        return score.outcome(self.rules, position)

    def draft(self, view: View) -> tuple[Event, ...]:
        """The actions of the running turn, and what keeps the turn from ending."""
        return observe.draft(view)

    def tapped(self, view: View, draft: str, tap: str, *, used: bool = False) -> str | None:
        """P5–P10: the draft with a tile or a meld added or taken back."""
        return tapping.tapped(self.parse, draft, tap, used=used)

    def choices(self, view: View, draft: str, again: str = "") -> tuple[str, ...]:
        """P5c, P8–P10: what else the tapped tiles and melds can mean."""
        return tapping.choices(self.parse, view, draft, again)

    def placed(self, view: View, typed: Typed) -> tuple[tuple[str, str], ...]:
        """P6–P10: the tiles that leave the hand, at their places in a meld if they go there."""
        return tapping.placed(view, typed)

    def quick_actions(self, view: View) -> tuple[str, ...]:
        """The draw, the end without a tile left, and undoing."""
        return observe.quick_actions(view)

    def task(self, view: View) -> str:
        """P5: the draw and from where, laying, putting the table in order, or going out."""
        return observe.task(view) or ""
