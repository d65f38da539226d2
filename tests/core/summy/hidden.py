"""What a position of Summy hides, redealt."""

from dataclasses import replace
from random import Random

from core.game import Seat
from core.summy.moves import sort_tiles
from core.summy.position import Position


def hide(position: Position, keep: Seat | None, rng: Random) -> Position:
    """Redeal the hidden tiles: other racks, the stock and the tiles that left the game."""
    kept = [seat for seat in range(1, len(position.racks) + 1) if seat == keep]
    hidden = [*position.stock, *position.gone]
    for seat, rack in enumerate(position.racks, start=1):
        if seat not in kept:
            hidden += rack
    rng.shuffle(hidden)
    racks = [
        rack if seat in kept else sort_tiles("".join(hidden.pop() for _ in rack))
        for seat, rack in enumerate(position.racks, start=1)
    ]
    stock = "".join(hidden.pop() for _ in position.stock)
    return replace(position, racks=tuple(racks), stock=stock, gone=sort_tiles("".join(hidden)))
