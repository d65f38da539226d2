"""The seats of a game: their part of every position, and the rules that all games share."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar

from core.errors import RuleError
from core.game import CHANCE, Event, Outcome, Seat, Step
from core.handicap import Handicap

CODES: Final = frozenset(
    {
        *("game-over", "not-your-turn", "no-such-seat", "already-left", "wrong-seats"),
        *("no-limit", "wrong-chance", "wrong-seat"),
    }
)
"""Every reason for which any game may refuse a move, whatever its rules are."""

Item = TypeVar("Item")


@dataclass(frozen=True, slots=True, kw_only=True)
class Seated:
    """The part of a position about its seats.

    `seats` are all of them, leavers included; `left` lists the leavers in the order they left; `ending` says how the game
    ended, and is empty while it runs.
    """

    seats: tuple[Seat, ...]
    left: tuple[Seat, ...] = ()
    ending: str = ""

    @property
    def active(self) -> tuple[Seat, ...]:
        """The seats that have not left, in seat order."""
        return tuple(seat for seat in self.seats if seat not in self.left)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that have a move to make, in seat order."""
        return self.active

    @property
    def chance_due(self) -> bool:
        """Whether a draw is due before any seat may move."""
        return False

    @property
    def turn(self) -> frozenset[Seat]:
        """The seats that may act now: CHANCE while a draw is due, nobody after the end."""
        if self.ending:
            return frozenset()
        return frozenset({CHANCE} if self.chance_due else self.waiting)


Position = TypeVar("Position", bound=Seated)


def seated(count: int, bounds: tuple[int, int]) -> tuple[Seat, ...]:
    """The seats of a game for `count` players; raises RuleError `wrong-seats` if that is too few or too many."""
    least, most = bounds
    if not least <= count <= most:
        raise RuleError("wrong-seats", least=str(least), most=str(most))
    return tuple(map(Seat, range(1, count + 1)))


def demand_running(position: Seated) -> None:
    """Raises RuleError `game-over` after the end."""
    if position.ending:
        raise RuleError("game-over")


def demand_turn(position: Seated, seat: Seat) -> None:
    """Raises RuleError unless this seat may act now."""
    demand_running(position)
    if seat not in position.turn:
        raise RuleError("not-your-turn")


def demand_mover(position: Seated, seat: Seat, *, chance: bool) -> None:
    """Raises RuleError unless this seat may act now, and is CHANCE exactly for a move of chance."""
    if chance != (seat == CHANCE):
        raise RuleError("not-your-turn" if chance else "wrong-chance")
    demand_turn(position, seat)


def demand_may_leave(position: Seated, seat: Seat) -> None:
    """Raises RuleError unless the game runs and this seat has not left it."""
    demand_running(position)
    if seat not in position.seats:
        raise RuleError("no-such-seat", seat=str(seat))
    if seat in position.left:
        raise RuleError("already-left")


def instead(items: tuple[Item, ...], seat: Seat, item: Item) -> tuple[Item, ...]:
    """The items of all seats, in seat order, with `item` in place of this seat's."""
    return (*items[: seat - 1], item, *items[seat:])


def following(waiting: Sequence[Seat], seat: Seat) -> Seat:
    """The waiting seat that comes next after this one, round the table; at least one seat has to wait."""
    return next((other for other in waiting if other > seat), waiting[0])


def ended(position: Position, ending: str) -> Step[Position]:
    """The step that ends the game, with its event."""
    return Step(replace(position, ending=ending), (Event(ending),))


def stop(position: Position) -> Step[Position]:
    """The step that ends the game as it stands; raises RuleError `game-over` if it is over already."""
    demand_running(position)
    return ended(position, "stopped")


def places(position: Seated, worth: Mapping[Seat, Any]) -> tuple[int, ...]:
    """The place of each seat by its worth: the most is best, equal seats share a place.

    Leavers rank behind all others, the first to leave last.
    """
    staying = {seat: worth[seat] for seat in position.active}
    ranks = {seat: 1 + sum(other > mine for other in staying.values()) for seat, mine in staying.items()}
    ranks |= {seat: place for place, seat in enumerate(reversed(position.left), start=len(staying) + 1)}
    return tuple(ranks[seat] for seat in position.seats)


def by_points(position: Seated, scores: Sequence[int], handicap: Handicap | None = None) -> Outcome | None:
    """The outcome of a game that the most points win, and where they are equal the seat whose handicap breaks ties.

    None while it runs.
    """
    if not position.ending:
        return None
    pairs = zip(position.seats, scores, strict=True)
    worth = {seat: (score, handicap is not None and handicap.breaks_tie(seat)) for seat, score in pairs}
    return Outcome(position.ending, places(position, worth), tuple(map(str, scores)))
