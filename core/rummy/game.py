"""Rummy-Pur and Rummy-Pur-Plus as the house knows them: the Game protocol over the modules of this folder."""

from collections.abc import Sequence
from random import Random

from core.fair import FairRandom
from core.game import Event, Game, Hint, Level, Outcome, Seat, Step
from core.notation import Words
from core.options import Options
from core.rummy import apply, notation, observe, score, verify
from core.rummy.moves import Discard, Done, Draw, Move, Reset, Undo
from core.rummy.notation import Typed
from core.rummy.position import Position
from core.rummy.rules import Rules
from core.rummy.solver import opponents, search
from core.rummy.view import View


class Rummy(Game[Position, Move, Typed, View]):
    """One variant of Rummy under one set of rules; see the Game protocol for what each method does."""

    def __init__(self, rules: Rules, words: Words) -> None:
        self.rules = rules
        self._reader = notation.Reader(words)

    @property
    def seats(self) -> tuple[int, int]:
        """P2: the smallest and the largest number of seats."""
        return self.rules.seats

    @property
    def version(self) -> int:
        """The version of the rules, from the data file."""
        return self.rules.version

    @property
    def options(self) -> Options:
        """P12, P13: what may be agreed on about match points."""
        return self.rules.options

    @property
    def codes(self) -> frozenset[str]:
        """Every reason for which typed text or a move is refused."""
        return verify.CODES | notation.CODES | search.CODES

    @property
    def events(self) -> frozenset[str]:
        """Every code of an event, recap, description or hint."""
        return apply.EVENTS | observe.EVENTS

    def setup(self, seats: int) -> Position:
        """The position before any draw (P1, P2)."""
        return apply.setup(self.rules, seats)

    def turn(self, position: Position) -> frozenset[Seat]:
        """Who may act now (P5)."""
        return observe.turn(position)

    def draw(self, position: Position, rng: FairRandom) -> Move:
        """The draw that is due (P2, P5)."""
        return apply.draw(self.rules, position, rng)

    def parse(self, text: str) -> Typed:
        """Read typed input; raises NotationError."""
        return self._reader.parse(text)

    def secret(self, typed: Typed) -> bool:
        """What is laid and taken is private until the turn ends; a draw, its end and steps back tell nothing."""
        return not isinstance(typed, Draw | Undo | Reset | Discard | Done)

    def resolve(self, view: View, typed: Typed) -> Move:
        """Complete typed input from the table; raises RuleError."""
        return notation.resolve(view, typed)

    def needs_search(self, typed: Typed) -> bool:
        """`lay` says what is to lie, and not where."""
        return isinstance(typed, notation.TypedLay)

    def format(self, move: Move) -> str:
        """The canonical text of a move."""
        return notation.format_move(move)

    def read(self, text: str) -> Move:
        """The inverse of `format`, the tiles of a meld in any order; raises NotationError."""
        return self._reader.read(text)

    def apply(self, position: Position, seat: Seat, move: Move) -> Step[Position]:
        """Verify the move and build the next position; raises RuleError."""
        return apply.apply(self.rules, position, seat, move)

    def split_for_record(self, position: Position, move: Move) -> tuple[Move, ...]:
        """Several actions taken as one stand in a record one by one."""
        return apply.split_for_record(position, move)

    def withdraw(self, position: Position, seat: Seat) -> Step[Position]:
        """The seat leaves; raises RuleError if it has left already or the game is over."""
        return apply.withdraw(self.rules, position, seat)

    def stop(self, position: Position) -> Step[Position]:
        """The game ends as it stands; raises RuleError if it is over already."""
        return apply.stop(position)

    def outcome(self, position: Position) -> Outcome | None:
        """P12, C4: how the game ended, or None while it runs."""
        return score.outcome(self.rules, position)

    def view(self, position: Position, seat: Seat | None) -> View:
        """What this seat sees; None is the public."""
        return observe.view(self.rules, position, seat)

    def recap(self, view: View) -> tuple[Event, ...]:
        """The newest turn, the tile just taken from the old stock, and how the game ended."""
        return observe.recap(view)

    def describe(self, view: View) -> tuple[Event, ...]:
        """The whole table in words."""
        return observe.describe(view)

    def describe_private(self, view: View) -> tuple[Event, ...]:
        """What the viewing seat has to itself, in words."""
        return observe.describe_private(view)

    def draft(self, view: View) -> tuple[Event, ...]:
        """The draft of the running turn: its actions, and what keeps the turn from ending."""
        return observe.draft(view)

    def quick_actions(self, view: View) -> tuple[str, ...]:
        """The draw, the end without a tile left, and steps back."""
        return observe.quick_actions(view)

    def choose(self, view: View, level: Level, rng: Random) -> Sequence[Move]:
        """A computer player's moves, from what a person at that seat sees."""
        return opponents.choose(view, level, rng)

    def hint(self, view: View) -> Hint:
        """A good move for the viewing seat."""
        return opponents.hint(view)
