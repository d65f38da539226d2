"""The shared parts of games with deals and turns: positions, draws, and leaving."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeAlias, TypeVar

from core.bag import spaced
from core.errors import RuleError
from core.fair import FairRandom
from core.game import Event, M, Outcome, Seat, Step, T, V
from core.handicap import GameWithHandicap, Handicap
from core.seats import Seated, by_points, instead

_FIRST = re.compile("first ([0-9]{1,2})")
_TILES = re.compile(r"(deal|refill) ([0-9]{1,2})((?: \S)+)")


@dataclass(frozen=True, slots=True)
class First:
    """CHANCE names the seat that begins."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Deal:
    """CHANCE deals a seat its first tiles: one character a tile, in the order drawn."""

    seat: Seat
    tiles: str


@dataclass(frozen=True, slots=True)
class Refill:
    """CHANCE gives the seat on turn new tiles: one character a tile, in the order drawn."""

    seat: Seat
    tiles: str


Draw: TypeAlias = First | Deal | Refill


def format_draw(move: Draw) -> str:
    """The canonical text of a draw."""
    if isinstance(move, First):
        return f"first {move.seat}"
    return f"{'deal' if isinstance(move, Deal) else 'refill'} {move.seat} {spaced(move.tiles)}"


def read_draw(text: str, faces: str) -> Draw | None:
    """The inverse of `format_draw` for tiles with these faces; None for any other text."""
    if found := _FIRST.fullmatch(text):
        return First(Seat(int(found[1])))
    found = _TILES.fullmatch(text)
    if found is None or not set(found[3]) <= {*faces, " "}:
        return None
    kind = Deal if found[1] == "deal" else Refill
    return kind(Seat(int(found[2])), found[3].replace(" ", ""))


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt(Seated):
    """The deals and turns of a position.

    `on_turn` is None until the first seat is drawn; `dealt` is the last seat that was dealt to, None before the first
    deal; `due` is the number of tiles that chance still has to give the seat on turn.
    """

    on_turn: Seat | None = None
    dealt: Seat | None = None
    due: int = 0

    @property
    def dealing(self) -> Seat | None:
        """The seat to deal to next, or None when all have their tiles."""
        for seat in self.seats[self.dealt or 0 :]:
            if seat not in self.left:
                return seat
        return None

    @property
    def chance_due(self) -> bool:
        """Whether the first seat, a deal or tiles for the seat on turn have to be drawn."""
        return self.on_turn is None or self.due > 0 or self.dealing is not None

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seat on turn."""
        return () if self.on_turn is None else (self.on_turn,)


@dataclass(frozen=True, slots=True, kw_only=True)
class Scored(Dealt):
    """The deals and turns of a position of a `PointsGame`; `scores` are the points so far, in seat order."""

    scores: tuple[int, ...]


Position = TypeVar("Position", bound=Dealt)
ScoredPosition = TypeVar("ScoredPosition", bound=Scored)


class PointsGame(GameWithHandicap[ScoredPosition, M, T, V]):
    """A game in which turns bring points, and the most points win."""

    def give(self, position: ScoredPosition, handicap: Handicap) -> ScoredPosition:
        """R5: the score of a seat begins with the points of a handicap."""
        return replace(position, scores=instead(position.scores, Seat(handicap.seat), handicap.points))

    def outcome(self, position: ScoredPosition) -> Outcome | None:
        """S13, K10: most points win; R5: a handicap may break ties. None while the game runs."""
        return by_points(position, position.scores, self.handicap)

    def points(self, position: ScoredPosition, seat: Seat) -> int | None:
        """S8, K7: the seat's score so far."""
        return position.scores[seat - 1]


def draw_first(position: Dealt, rng: FairRandom) -> Seat:
    """The seat that begins, drawn from those that have not left."""
    return position.active[rng.below(len(position.active))]


def begin(position: Position, seat: Seat) -> Step[Position]:
    """The step in which this seat begins; raises RuleError if a seat was drawn before, or if this one has left."""
    if position.on_turn is not None:
        raise RuleError("wrong-chance")
    if seat not in position.active:
        raise RuleError("wrong-seat", seat=str(seat))
    return Step(replace(position, on_turn=seat), (Event("begins", seat),))


def demand_deal(position: Dealt, seat: Seat, count: int, *, owed: int) -> None:
    """Raises RuleError unless a deal of this number of tiles to this seat is due."""
    if position.on_turn is None or position.dealing is None:
        raise RuleError("wrong-chance")
    _demand_share(seat, count, due=position.dealing, owed=owed)


def demand_refill(position: Dealt, seat: Seat, count: int) -> None:
    """Raises RuleError unless this seat is on turn and this number of tiles is due for it."""
    if not position.due or position.on_turn is None:
        raise RuleError("wrong-chance")
    _demand_share(seat, count, due=position.on_turn, owed=position.due)


def _demand_share(seat: Seat, count: int, *, due: Seat, owed: int) -> None:
    if seat != due:
        raise RuleError("wrong-seat", seat=str(seat))
    if count != owed:
        raise RuleError("wrong-count", drawn=str(count), due=str(owed))


def leave(position: Position, seat: Seat, pass_on: Callable[[Position], Step[Position]]) -> Step[Position]:
    """The step by which this seat leaves: the game ends if one seat remains; else `pass_on` follows if it was its turn.

    In `position` the seat is already among the leavers, and its hidden tiles are already out of the game.
    """
    resigned = Event("resigned", seat)
    if len(position.active) == 1:
        return Step(replace(position, ending="resigned", due=0), (resigned,))
    if position.on_turn != seat:
        return Step(position, (resigned,))
    return pass_on(replace(position, due=0)).after(resigned)
