"""Kakuro as the house knows it: the Game protocol over the modules of this folder."""

from collections.abc import Sequence
from random import Random

from core.errors import RuleError
from core.fair import FairRandom
from core.game import Event, Game, Hint, Level, Outcome, Seat, Step
from core.kakuro import apply, notation, observe, score, verify
from core.kakuro.moves import Lay, Move
from core.kakuro.notation import Typed
from core.kakuro.position import Position
from core.kakuro.rules import OPTIONS, Rules
from core.kakuro.solver import opponents
from core.kakuro.view import View
from core.notation import Words
from core.options import Options


class Kakuro(Game[Position, Move, Typed, View]):
    """Kakuro under one set of rules; see the Game protocol for what each method does."""

    def __init__(self, rules: Rules, words: Words) -> None:
        self.rules = rules
        self._reader = notation.Reader(words, size=rules.board)

    @property
    def seats(self) -> tuple[int, int]:
        """K3: the smallest and the largest number of seats."""
        return self.rules.seats

    @property
    def version(self) -> int:
        """The version of the rules, from the data file."""
        return self.rules.version

    @property
    def options(self) -> Options:
        """K8, K11: the variants that can be agreed on."""
        return OPTIONS

    @property
    def codes(self) -> frozenset[str]:
        """Every reason for which typed text or a move is refused."""
        return verify.CODES | notation.CODES

    @property
    def events(self) -> frozenset[str]:
        """Every code of an event, recap, description or hint."""
        return apply.EVENTS | observe.EVENTS

    def setup(self, seats: int) -> Position:
        """The position before any draw (K1, K2)."""
        return apply.setup(self.rules, seats)

    def turn(self, position: Position) -> frozenset[Seat]:
        """Who may act now (K4)."""
        return observe.turn(position)

    def draw(self, position: Position, rng: FairRandom) -> Move:
        """The draw that is due (K3, K4)."""
        return apply.draw(self.rules, position, rng)

    def parse(self, text: str) -> Typed:
        """Read typed input; raises NotationError."""
        return self._reader.parse(text)

    def resolve(self, view: View, typed: Typed) -> Move:
        """The move that was typed, its turned cards in canonical order."""
        return notation.resolve(view, typed)

    def format(self, move: Move) -> str:
        """The canonical text of a move."""
        return notation.format_move(move)

    def read(self, text: str) -> Move:
        """The inverse of `format`; raises NotationError."""
        return notation.read(text, size=self.rules.board)

    def apply(self, position: Position, seat: Seat, move: Move) -> Step[Position]:
        """Verify the move and build the next position; raises RuleError."""
        return apply.apply(self.rules, position, seat, move)

    def withdraw(self, position: Position, seat: Seat) -> Step[Position]:
        """The seat leaves; raises RuleError if it has left already or the game is over."""
        return apply.withdraw(position, seat)

    def stop(self, position: Position) -> Step[Position]:
        """The game ends as it stands; raises RuleError if it is over already."""
        return apply.stop(position)

    def outcome(self, position: Position) -> Outcome | None:
        """K10: how the game ended, or None while it runs."""
        return score.outcome(position)

    def points(self, position: Position, seat: Seat) -> int | None:
        """K7: the seat's score so far."""
        return position.scores[seat - 1]

    def view(self, position: Position, seat: Seat | None) -> View:
        """What this seat sees; None is the public."""
        return observe.view(self.rules, position, seat)

    def recap(self, view: View) -> tuple[Event, ...]:
        """The newest move with what it scored, and whether the game is over."""
        return observe.recap(view)

    def describe(self, view: View) -> tuple[Event, ...]:
        """The whole board in words."""
        return observe.describe(view)

    def describe_private(self, view: View) -> tuple[Event, ...]:
        """What the viewing seat has to itself, in words."""
        return observe.describe_private(view)

    def with_errors_marked(self, view: View, move: Move, error: RuleError) -> View | None:
        """A refused move on the board, the cells at fault marked."""
        return observe.with_errors_marked(view, move, error) if isinstance(move, Lay) else None

    def choose(self, view: View, level: Level, rng: Random) -> Sequence[Move]:
        """A computer player's move, from what a person at that seat sees."""
        return opponents.choose(view, level, rng)

    def hint(self, view: View) -> Hint:
        """A good move for the viewing seat."""
        return opponents.hint(view)
