"""Who sits at a game: what positions of all games say about their seats, and the rules all games share about them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from core.errors import RuleError
from core.fair import FairRandom
from core.game import CHANCE, Outcome, Seat

CODES: Final = frozenset(
    {
        "game-over",
        "not-your-turn",
        "no-such-seat",
        "already-left",
        "wrong-seats",
        "no-limit",
        "wrong-chance",
        "wrong-seat",
    }
)
"""Every reason for which any game may refuse a move, whatever its rules are."""

Item = TypeVar("Item")


@dataclass(frozen=True, slots=True, kw_only=True)
class Seated:
    """What the position of every game says about its seats.

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


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt(Seated):
    """What the position of a game says in which each seat is dealt to, and one after the other has its turn.

    `on_turn` is None until the first seat is drawn; `dealt` is the last seat that has been dealt to, if any has.
    """

    on_turn: Seat | None = None
    dealt: Seat | None = None

    @property
    def dealing(self) -> Seat | None:
        """The seat that is dealt to next, or None when all have theirs."""
        for seat in self.seats[self.dealt or 0 :]:
            if seat not in self.left:
                return seat
        return None


def seated(count: int, bounds: tuple[int, int]) -> tuple[Seat, ...]:
    """So many seats; raises RuleError `wrong-seats` if the game is not for so many."""
    least, most = bounds
    if not least <= count <= most:
        raise RuleError("wrong-seats", least=str(least), most=str(most))
    return tuple(map(Seat, range(1, count + 1)))


def running(position: Seated) -> None:
    """Nothing happens after the end."""
    if position.ending:
        raise RuleError("game-over")


def stays(position: Seated, seat: Seat) -> None:
    """Only a seat that is still in a running game can leave it."""
    running(position)
    if seat not in position.seats:
        raise RuleError("no-such-seat", seat=str(seat))
    if seat in position.left:
        raise RuleError("already-left")


def turn(position: Dealt, *, chance_due: bool) -> frozenset[Seat]:
    """The one who may act now: CHANCE while a draw is due, else the seat on turn; nobody after the end."""
    if position.ending:
        return frozenset()
    return frozenset({CHANCE if chance_due or position.on_turn is None else position.on_turn})


def on_turn(position: Dealt, seat: Seat, *, chance_due: bool) -> None:
    """Only the seat on turn moves, and nobody before due draws are made or after the end."""
    running(position)
    if seat not in turn(position, chance_due=chance_due):
        raise RuleError("not-your-turn")


def instead(items: tuple[Item, ...], seat: Seat, item: Item) -> tuple[Item, ...]:
    """What all seats have, in seat order, with another item for one of them."""
    return (*items[: seat - 1], item, *items[seat:])


def following(waiting: Sequence[Seat], seat: Seat) -> Seat:
    """Of those who wait for a turn, at least one, the one who comes after this seat."""
    return next((other for other in waiting if other > seat), waiting[0])


def draw_first(position: Dealt, rng: FairRandom) -> Seat:
    """Who begins: one of those who are there, drawn."""
    return position.active[rng.below(len(position.active))]


def first(position: Dealt, seat: Seat) -> None:
    """Who begins is drawn once, before everything else, among those who are there."""
    if position.on_turn is not None:
        raise RuleError("wrong-chance")
    if seat not in position.active:
        raise RuleError("wrong-seat", seat=str(seat))


def share(seat: Seat, count: int, *, due: Seat, owed: int) -> None:
    """What is dealt or drawn goes to the seat that is due, and is as much as is owed to it."""
    if seat != due:
        raise RuleError("wrong-seat", seat=str(seat))
    if count != owed:
        raise RuleError("wrong-count", drawn=str(count), due=str(owed))


def places(position: Seated, worth: Mapping[Seat, Any]) -> tuple[int, ...]:
    """The place of each seat by what it is worth: the most is best, equals share a place.

    Leavers rank behind all others, the first to leave last.
    """
    staying = {seat: worth[seat] for seat in position.active}
    ranks = {seat: 1 + sum(other > mine for other in staying.values()) for seat, mine in staying.items()}
    ranks |= {seat: place for place, seat in enumerate(reversed(position.left), start=len(staying) + 1)}
    return tuple(ranks[seat] for seat in position.seats)


def by_points(position: Seated, scores: Sequence[int]) -> Outcome | None:
    """How a game ended that the most points win, equal points sharing a place; None while it runs."""
    if not position.ending:
        return None
    ranks = places(position, dict(zip(position.seats, scores, strict=True)))
    return Outcome(position.ending, ranks, tuple(map(str, scores)))
