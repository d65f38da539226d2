"""Summa Summarum as a `Game`: the modules of this folder, and what only Summa has."""

from dataclasses import replace

from core.errors import RuleError
from core.game import Event, Limit, Outcome, Seat
from core.grid import Cell
from core.handicap import GameWithHandicap, Handicap
from core.notation import Words
from core.summa import apply, notation, observe, score, tapping, verify
from core.summa.moves import Blacken, Done, Move, Place, Time
from core.summa.notation import Typed, TypedCells
from core.summa.position import Position, placed
from core.summa.rules import Rules
from core.summa.solver import opponents, valuation
from core.summa.view import BLACK, Phase, View


class Summa(GameWithHandicap[Position, Move, Typed, View]):
    """Summa Summarum under one set of rules."""

    rules: Rules
    apply_module = apply
    observe_module = observe
    notation_module = notation
    opponents_module = opponents
    valuation_module = valuation
    plays_in_private = True
    codes = verify.CODES | notation.CODES
    events = apply.EVENTS | observe.EVENTS | opponents.HINTS

    def __init__(self, rules: Rules, words: Words) -> None:
        super().__init__(rules)
        self.reader = notation.Reader(words, size=rules.grid, black=rules.black)

    def is_secret(self, typed: Typed) -> bool:
        """R11: everything but `done` is private until the round is over."""
        return not isinstance(typed, Done)

    def tapped(self, view: View, draft: str, tap: str, *, used: bool = False) -> str | None:
        """R2, R3, R10: the draft with a cell or a symbol added or taken back."""
        return tapping.tapped(view, draft, tap, used=used)

    def placed(self, view: View, typed: Typed) -> tuple[tuple[Cell, str], ...]:
        """R2, R3: the black cells, or the symbols on theirs."""
        match typed:
            case Place():
                return tuple((cell, symbol) for symbol, cell in typed.pairs)
            case Blacken() | TypedCells() if view.phase is Phase.BLACKENING:
                return tuple((cell, BLACK) for cell in typed.cells)
        return ()

    def rest(self, before: Position, seat: Seat, move: Move, now: Position) -> Move | None:
        """R3: the symbols of a placing that are not placed yet."""
        done = {(symbol, cell) for cell, symbol in placed(now, seat).items()}
        if not isinstance(move, Place) or not done <= set(move.pairs) or replace(now, drafts=before.drafts) != before:
            return None
        return Place(tuple(pair for pair in move.pairs if pair not in done))

    def is_simultaneous(self, position: Position) -> bool:
        """R11: always."""
        return True

    def finishes_turn(self, before: Position, after: Position) -> bool:
        """R3, R11: a turn is a round with a roll; blackening and marking are no turns."""
        over = after.round > before.round or after.phase is Phase.SCORING or after.ending == "finished"
        return before.phase is Phase.PLACING and over

    def limit(self, position: Position) -> Limit | None:
        """R2, R4, R10: the timer of the current phase; it starts over with every round."""
        seconds = self.rules.seconds
        if seconds is None or position.ending or position.chance_due:
            return None
        if position.phase is Phase.SCORING:
            return Limit(self.rules.scoring_timers * seconds, self.rules.rounds + 1)
        return Limit(seconds, position.round)

    def expire(self, position: Position) -> Move:
        """R4: the time is up; raises RuleError `no-limit` where no timer runs."""
        verify.timer(self.rules, position)
        return Time()

    def give(self, position: Position, handicap: Handicap) -> Position:
        """R5: the points of a handicap count in the end."""
        return replace(position, given=handicap)

    def outcome(self, position: Position) -> Outcome | None:
        """R8: the highest total wins; None while the game runs."""
        return score.outcome(self.rules, position)

    def draft(self, view: View) -> tuple[Event, ...]:
        """The symbols or stretches the viewing seat has placed or picked, and those it still has to."""
        return observe.draft(view)

    def quick_actions(self, view: View) -> tuple[str, ...]:
        """The words that continue the viewing seat's round."""
        return observe.quick_actions(view)

    def last_word(self, view: View) -> str:
        """R4: `done`, once the whole roll is placed."""
        return observe.last_word(view)

    def task(self, view: View) -> str:
        """R2, R3, R4, R10: the phase, or `ready` while only `done` is left to say."""
        return "ready" if self.last_word(view) else view.phase

    def with_errors_marked(self, view: View, move: Move, error: RuleError) -> View | None:
        """The viewer's grid with a refused move in it and the cells at fault marked."""
        return observe.with_errors_marked(view, move, error)
