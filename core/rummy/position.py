"""The position of a game of Rummy, and what follows from it directly."""

from dataclasses import dataclass, field

from core.dealing import Dealt
from core.game import Seat
from core.rummy.draft import Draft
from core.rummy.melds import Meld
from core.rummy.tiles import Tile
from core.rummy.view import LastTurn
from core.seats import following


@dataclass(frozen=True, slots=True)
class Position(Dealt):
    """The whole position, hidden tiles included.

    `hands` and `melds` are as the last finished turn left them, plus the tiles drawn since. The stock `new` is sorted, `old`
    is in the order of discards, `gone` are the tiles of leavers. In the running turn `due` tiles are still to come from the
    new stock, `drawn` are here, and `took` is the one from the old stock among them; `drafts` has a state for each action.
    `turns` counts the finished turns of each seat; `held` is how many tiles each leaver had, in the order they left.
    """

    hands: tuple[tuple[Tile, ...], ...]
    melds: tuple[Meld, ...]
    new: tuple[Tile, ...]
    old: tuple[Tile, ...]
    gone: tuple[Tile, ...]
    opened: frozenset[Seat]
    turns: tuple[int, ...]
    drawn: tuple[Tile, ...] = field(default=(), compare=False)  # in the order drawn, which has no meaning
    took: Tile = ""
    drafts: tuple[Draft, ...] = ()
    held: tuple[int, ...] = ()
    last: LastTurn | None = None


def hand_of(position: Position, seat: Seat) -> tuple[Tile, ...]:
    """The tiles of a seat, sorted, without the draft of its running turn."""
    return position.hands[seat - 1]


def tiles_of(position: Position, seat: Seat) -> int:
    """The public number of a seat's tiles; of a leaver, the number it left with (P15)."""
    return dict(zip(position.left, position.held, strict=True)).get(seat, len(hand_of(position, seat)))


def draft_of(position: Position, seat: Seat) -> Draft:
    """The hand of a seat and the table: as its draft has them on its turn, else as they are."""
    if position.drafts and position.on_turn == seat:
        return position.drafts[-1]
    return Draft(hand_of(position, seat), position.melds, (), seat in position.opened)


def after(position: Position, seat: Seat) -> Seat:
    """The seat whose turn comes next; leavers are skipped (P2, P15)."""
    return following(position.active, seat)
