"""The position of a game of Rummy, frozen, and what follows from it directly."""

from dataclasses import dataclass, field

from core.game import Seat
from core.rummy.draft import Draft
from core.rummy.melds import Meld
from core.rummy.tiles import Tile
from core.rummy.view import LastTurn
from core.seats import Dealt, following


@dataclass(frozen=True, slots=True)
class Position(Dealt):
    """Everything there is, hidden tiles included.

    `hands` and `melds` are as the last finished turn left them, with what has been drawn since; `new` is sorted, `old` in
    the order given, `gone` are the tiles of leavers. Of the running turn `due` tiles are still to come from the new stock,
    `drawn` have come, `took` is the one from the old stock among them; `drafts` has a state for each action. `turns` counts
    the finished turns of each seat, and `held` what each leaver held then, in the order they left.
    """

    hands: tuple[tuple[Tile, ...], ...]
    melds: tuple[Meld, ...]
    new: tuple[Tile, ...]
    old: tuple[Tile, ...]
    gone: tuple[Tile, ...]
    opened: frozenset[Seat]
    turns: tuple[int, ...]
    due: int = 0
    drawn: tuple[Tile, ...] = field(default=(), compare=False)  # in the order drawn, which tells nothing
    took: Tile = ""
    drafts: tuple[Draft, ...] = ()
    held: tuple[int, ...] = ()
    last: LastTurn | None = None


def hand_of(position: Position, seat: Seat) -> tuple[Tile, ...]:
    """The tiles of a seat, sorted; the draft of its running turn aside."""
    return position.hands[seat - 1]


def tiles_of(position: Position, seat: Seat) -> int:
    """How many tiles everybody knows a seat to hold; of a leaver how many it held (P15)."""
    return dict(zip(position.left, position.held, strict=True)).get(seat, len(hand_of(position, seat)))


def chance_due(position: Position) -> bool:
    """Whether a draw is due in a running game: who begins, a deal, or tiles from the new stock."""
    return position.on_turn is None or position.due > 0 or position.dealing is not None


def draft_of(position: Position, seat: Seat) -> Draft:
    """The hand of a seat and the table as they would be: the draft on the seat's turn, else as they are."""
    if position.drafts and position.on_turn == seat:
        return position.drafts[-1]
    return Draft(hand_of(position, seat), position.melds, (), seat in position.opened)


def after(position: Position, seat: Seat) -> Seat:
    """The seat whose turn comes after this one's: leavers are skipped (P2, P15)."""
    return following(position.active, seat)
