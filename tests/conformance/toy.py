"""A small game unlike Summy: all seats choose at the same time and in secret, by drafts with undo, under a time limit.

Each round a die is rolled. Every seat drafts numbers, of which the newest counts, and says when it is done. When all are
done or the time is up, a number scores if nobody else chose it and it is not above the die. A game has three rounds.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar, TypeAlias

from core.errors import NotationError, RuleError
from core.fair import FairRandom
from core.game import CHANCE, CLOCK, Event, Game, Hint, Level, Limit, Outcome, Seat, Step
from core.options import Options
from core.valuation import Choice, Valuation, ranked

ROUNDS = 3
SIDES = 6


@dataclass(frozen=True, slots=True)
class Roll:
    """CHANCE opens a round."""

    eyes: int


@dataclass(frozen=True, slots=True)
class Pick:
    """A draft."""

    number: int


@dataclass(frozen=True, slots=True)
class Word:
    """`undo`, `done`, or CLOCK's `time`."""

    text: str


Move: TypeAlias = Roll | Pick | Word


@dataclass(frozen=True, slots=True)
class Rules:
    """The figures of the rules."""

    version: int = 1
    seats: tuple[int, int] = (2, 3)
    options: ClassVar[Options] = {}


@dataclass(frozen=True, slots=True)
class State:
    """The whole position: the drafts of each seat, the seats that are done, and those that left."""

    drafts: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    die: int = 0
    round: int = 1
    done: frozenset[Seat] = frozenset()
    left: tuple[Seat, ...] = ()
    ending: str = ""

    @property
    def active(self) -> tuple[Seat, ...]:
        """The seats that have not left."""
        return tuple(Seat(number) for number in range(1, len(self.scores) + 1) if number not in self.left)

    @property
    def turn(self) -> frozenset[Seat]:
        """The seats that are not done, or CHANCE while the die is due."""
        if self.ending:
            return frozenset()
        return frozenset(self.active) - self.done if self.die else frozenset({CHANCE})


@dataclass(frozen=True, slots=True)
class ToyView:
    """The die and the scores are public; drafts are their own seat's."""

    turn: frozenset[Seat]
    scores: tuple[int, ...]
    die: int
    round: int
    done: frozenset[Seat]
    ending: str
    seat: Seat | None
    private: tuple[int, ...] | None


class Toy(Game[State, Move, Move, ToyView]):
    """The game: it has no modules, and implements every method of `Game` itself."""

    codes = frozenset(
        {
            *("unreadable", "game-over", "not-your-turn", "wrong-seats", "no-such-seat", "already-left"),
            *("too-high", "no-draft", "wrong-chance", "no-limit"),
        }
    )
    events = frozenset(
        {"rolled", "done", "round", "finished", "resigned", "stopped", "time", "die", "drafts", "try"}
    ) | {f"over-{ending}" for ending in ("finished", "resigned", "stopped")}

    def __init__(self) -> None:
        super().__init__(Rules())

    def setup(self, seats: int) -> State:
        if not self.seats[0] <= seats <= self.seats[1]:
            raise RuleError("wrong-seats")
        return State(((),) * seats, (0,) * seats)

    def draw(self, position: State, rng: FairRandom) -> Move:
        return Roll(rng.below(SIDES) + 1)

    def parse(self, text: str) -> Move:
        plain = text.strip().lower()
        if plain in {"undo", "done", "best"}:
            return Word(plain)
        if found := re.fullmatch(r"pick\s*([0-9]{1,3})", plain):
            return Pick(int(found[1]))
        raise NotationError("unreadable")

    def is_secret(self, typed: Move) -> bool:
        return isinstance(typed, Pick) or self.needs_search(typed)

    def resolve(self, view: ToyView, typed: Move) -> Move:
        if not self.needs_search(typed):
            return typed
        if view.private == (view.die,):
            raise RuleError("too-high")
        return Pick(view.die)

    def needs_search(self, typed: Move) -> bool:
        return typed == Word("best")

    def format(self, move: Move) -> str:
        match move:
            case Roll():
                return f"roll {move.eyes}"
            case Pick():
                return f"pick {move.number}"
            case Word():
                return move.text

    def read(self, text: str) -> Move:
        if text in {"undo", "done", "time"}:
            return Word(text)
        if found := re.fullmatch(r"(roll|pick) (0|[1-9][0-9]{0,2})", text):
            return Roll(int(found[2])) if found[1] == "roll" else Pick(int(found[2]))
        raise NotationError("unreadable")

    def apply(self, position: State, seat: Seat, move: Move) -> Step[State]:
        if position.ending:
            raise RuleError("game-over")
        if seat == CLOCK and move == Word("time") and position.die:
            return self._close(position, (Event("time"),))
        if seat not in self.turn(position) or (isinstance(move, Roll) != (seat == CHANCE)) or move == Word("time"):
            raise RuleError("not-your-turn")
        match move:
            case Roll():
                if not 1 <= move.eyes <= SIDES:
                    raise RuleError("wrong-chance")
                return Step(replace(position, die=move.eyes), (Event("rolled", None, {"eyes": move.eyes}),))
            case Pick():
                if move.number > SIDES:
                    raise RuleError("too-high")
                return Step(_draft(position, seat, (*position.drafts[seat - 1], move.number)))
            case Word("undo"):
                if not position.drafts[seat - 1]:
                    raise RuleError("no-draft")
                return Step(_draft(position, seat, position.drafts[seat - 1][:-1]))
            case Word():
                after = replace(position, done=position.done | {seat})
                event = Event("done", seat)
                return Step(after, (event,)) if self.turn(after) else self._close(after, (event,))

    def _close(self, position: State, events: tuple[Event, ...]) -> Step[State]:
        chosen = {seat: (0, *position.drafts[seat - 1])[-1] for seat in position.active}
        scores = list(position.scores)
        for seat, number in chosen.items():
            if number <= position.die and list(chosen.values()).count(number) == 1:
                scores[seat - 1] += number
        over = position.round == ROUNDS
        after = State(
            ((),) * len(scores), tuple(scores), 0, position.round + 1, left=position.left, ending="finished" * over
        )
        return Step(after, (*events, Event("round"), *(Event("finished"),) * over))

    def is_simultaneous(self, position: State) -> bool:
        return True

    def withdraw(self, position: State, seat: Seat) -> Step[State]:
        if position.ending:
            raise RuleError("game-over")
        if seat not in position.active:
            raise RuleError("already-left" if seat in position.left else "no-such-seat")
        after = replace(_draft(position, seat, ()), left=(*position.left, seat), done=position.done - {seat})
        event = Event("resigned", seat)
        if len(after.active) <= 1:
            return Step(replace(after, ending="resigned"), (event,))
        return Step(after, (event,)) if self.turn(after) else self._close(after, (event,))

    def stop(self, position: State) -> Step[State]:
        if position.ending:
            raise RuleError("game-over")
        return Step(replace(position, ending="stopped"), (Event("stopped"),))

    def limit(self, position: State) -> Limit | None:
        return Limit(30, position.round) if position.die and not position.ending else None

    def expire(self, position: State) -> Move:
        if self.limit(position) is None:
            raise RuleError("no-limit")
        return Word("time")

    def outcome(self, position: State) -> Outcome | None:
        if not position.ending:
            return None
        late = {seat: number for number, seat in enumerate(position.left, start=-len(position.left))}
        worth = [late.get(Seat(at), score) for at, score in enumerate(position.scores, start=1)]
        places = tuple(1 + sum(other > one for other in worth) for one in worth)
        return Outcome(position.ending, places, tuple(map(str, position.scores)))

    def view(self, position: State, seat: Seat | None) -> ToyView:
        private = None if seat is None else position.drafts[seat - 1]
        return ToyView(
            self.turn(position), position.scores, position.die, position.round, position.done, position.ending, seat,
            private,
        )  # fmt: skip

    def recap(self, view: ToyView) -> tuple[Event, ...]:
        if view.ending:
            return (Event(f"over-{view.ending}"),)
        return (Event("rolled", None, {"eyes": view.die}),) if view.die else (Event("round"),)

    def describe(self, view: ToyView) -> tuple[Event, ...]:
        return (Event("die", None, {"eyes": view.die}), *self.draft(view))

    def describe_private(self, view: ToyView) -> tuple[Event, ...]:
        return self.draft(view)

    def draft(self, view: ToyView) -> tuple[Event, ...]:
        return (Event("drafts", None, {"drafts": " ".join(map(str, view.private))}),) if view.private else ()

    def quick_actions(self, view: ToyView) -> tuple[str, ...]:
        return ("done", *("undo",) * bool(view.private)) if view.seat in view.turn else ()

    def with_errors_marked(self, view: ToyView, move: Move, error: RuleError) -> ToyView | None:
        return replace(view, private=(*(view.private or ()), move.number)) if isinstance(move, Pick) else None

    def choose(self, view: ToyView, level: Level, rng: Random) -> Sequence[Move]:
        first, second = rng.randint(0, SIDES), rng.randint(0, SIDES)
        return Pick(first), Word("undo"), Pick(second), Word("done")

    def hint(self, view: ToyView) -> Hint:
        return Hint(f"pick {view.die}", "try", {"number": str(view.die)})

    def value(self, view: ToyView, moves: Sequence[Move]) -> Valuation:
        worth = {Choice((f"pick {n}", "done"), n if n <= view.die else 0, 0.0) for n in range(SIDES + 1)}
        picked = next((self.format(move) for move in reversed(moves) if isinstance(move, Pick)), "pick 0")
        return ranked(next(one for one in worth if one.moves[0] == picked), worth, margin=0.5)


def _draft(position: State, seat: Seat, draft: tuple[int, ...]) -> State:
    return replace(position, drafts=(*position.drafts[: seat - 1], draft, *position.drafts[seat:]))


def hide(position: State, keep: Seat | None, rng: Random) -> State:
    """Draft other numbers."""
    drafts = [
        draft if seat == keep else tuple(rng.randint(0, SIDES) for _ in range(rng.randint(0, 3)))
        for seat, draft in enumerate(position.drafts, start=1)
    ]
    return replace(position, drafts=tuple(drafts))
