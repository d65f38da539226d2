"""Summa Summarum as the house knows it: the Game protocol over the modules of this folder."""

from collections.abc import Sequence
from random import Random

from core.errors import RuleError
from core.fair import FairRandom
from core.game import Event, Game, Hint, Level, Limit, Outcome, Seat, Step
from core.notation import Words
from core.options import Options
from core.summa import apply, attempt, notation, observe, score, verify
from core.summa.moves import Done, Move, Time
from core.summa.notation import Typed
from core.summa.position import Position, chance_due
from core.summa.rules import OPTIONS, Rules
from core.summa.solver import opponents
from core.summa.view import Phase, View


class Summa(Game[Position, Move, Typed, View]):
    """Summa Summarum under one set of rules; see the Game protocol for what each method does."""

    def __init__(self, rules: Rules, words: Words) -> None:
        self.rules = rules
        self._reader = notation.Reader(words, size=rules.grid)

    @property
    def seats(self) -> tuple[int, int]:
        """R11: the smallest and the largest number of seats."""
        return self.rules.seats

    @property
    def version(self) -> int:
        """The version of the rules, from the data file."""
        return self.rules.version

    @property
    def options(self) -> Options:
        """R4, R9, R10: what can be agreed on."""
        return OPTIONS

    @property
    def codes(self) -> frozenset[str]:
        """Every reason for which typed text or a move is refused."""
        return verify.CODES | notation.CODES

    @property
    def events(self) -> frozenset[str]:
        """Every code of an event, recap, description, draft or hint."""
        return apply.EVENTS | observe.EVENTS | opponents.HINTS

    def setup(self, seats: int) -> Position:
        """The position before any draw (R2)."""
        return apply.setup(self.rules, seats)

    def turn(self, position: Position) -> frozenset[Seat]:
        """Who may act now (R11)."""
        return observe.turn(position)

    def draw(self, position: Position, rng: FairRandom) -> Move:
        """The roll, or the black cells chance chooses (R2, R3)."""
        return apply.draw(self.rules, position, rng)

    def parse(self, text: str) -> Typed:
        """Read typed input; raises NotationError."""
        return self._reader.parse(text)

    def secret(self, typed: Typed) -> bool:
        """R11: all but the confirming is private until everybody is done."""
        return not isinstance(typed, Done)

    def resolve(self, view: View, typed: Typed) -> Move:
        """Complete typed input from the viewer's own grid; raises RuleError."""
        return notation.resolve(view, typed)

    def format(self, move: Move) -> str:
        """The canonical text of a move."""
        return notation.format_move(move)

    def read(self, text: str) -> Move:
        """The inverse of `format`, black cells in any order; raises NotationError."""
        return notation.read(text, size=self.rules.grid)

    def is_simultaneous(self, position: Position) -> bool:
        """R11: all players act at the same time, and see nothing of each other's before the round is over."""
        return True

    def apply(self, position: Position, seat: Seat, move: Move) -> Step[Position]:
        """Verify the move and build the next position; raises RuleError."""
        return apply.apply(self.rules, position, seat, move)

    def withdraw(self, position: Position, seat: Seat) -> Step[Position]:
        """The seat leaves; raises RuleError if it has left already or the game is over."""
        return apply.withdraw(self.rules, position, seat)

    def stop(self, position: Position) -> Step[Position]:
        """The game ends as it stands; raises RuleError if it is over already."""
        return apply.stop(position)

    def limit(self, position: Position) -> Limit | None:
        """R2, R4, R10: the sand-glass of the phase that runs, turned anew for every round."""
        seconds = self.rules.seconds
        if seconds is None or position.ending or chance_due(position):
            return None
        if position.phase is Phase.SCORING:
            return Limit(self.rules.scoring_glasses * seconds, self.rules.rounds + 1)
        return Limit(seconds, position.round)

    def expire(self, position: Position) -> Move:
        """R4: the sand-glass has run out; raises RuleError where none runs."""
        verify.glass(self.rules, position)
        return Time()

    def outcome(self, position: Position) -> Outcome | None:
        """R8: how the game ended, or None while it runs."""
        return score.outcome(self.rules, position)

    def view(self, position: Position, seat: Seat | None) -> View:
        """What this seat sees; None is the public."""
        return observe.view(self.rules, position, seat)

    def recap(self, view: View) -> tuple[Event, ...]:
        """What everybody is at, or how the game ended."""
        return observe.recap(view)

    def describe(self, view: View) -> tuple[Event, ...]:
        """All grids in words."""
        return observe.describe(view)

    def describe_private(self, view: View) -> tuple[Event, ...]:
        """What the viewing seat has to itself, in words."""
        return observe.describe_private(view)

    def draft(self, view: View) -> tuple[Event, ...]:
        """What the viewing seat has placed and has left to place."""
        return observe.draft(view)

    def quick_actions(self, view: View) -> tuple[str, ...]:
        """The words with which the viewing seat may go on in its round."""
        return observe.quick_actions(view)

    def with_errors_marked(self, view: View, move: Move, error: RuleError) -> View | None:
        """The viewer's grid with the refused placing in it, and the cells it is about."""
        return attempt.with_errors_marked(view, move, error)

    def choose(self, view: View, level: Level, rng: Random) -> Sequence[Move]:
        """A computer player's moves of this phase, from what a person at that seat sees."""
        return opponents.choose(view, level, rng)

    def hint(self, view: View) -> Hint:
        """Where to place what is left, and why."""
        return opponents.hint(view)
