"""What a position of Rummy hides, redealt."""

from dataclasses import replace
from random import Random

from core.game import Seat
from core.rummy.position import Position
from core.rummy.tiles import sort_tiles


def hide(position: Position, keep: Seat | None, rng: Random) -> Position:
    """Redeal the hidden tiles: other hands, the new stock, the tiles of leavers; and forget a draft of others.

    Once the game is over the hands lie open.
    """
    kept = [seat for seat in range(1, len(position.hands) + 1) if seat == keep or position.ending]
    hidden = [*position.new, *position.gone]
    for seat, hand in enumerate(position.hands, start=1):
        if seat not in kept:
            hidden += hand
    rng.shuffle(hidden)
    hands = [
        hand if seat in kept else sort_tiles(hidden.pop() for _ in hand)
        for seat, hand in enumerate(position.hands, start=1)
    ]
    new = sort_tiles(hidden.pop() for _ in position.new)
    mine = position.on_turn == keep
    return replace(
        position,
        hands=tuple(hands),
        new=new,
        gone=sort_tiles(hidden),
        drawn=position.drawn if mine else ("?",) * len(position.drawn),
        drafts=position.drafts if mine else (),
    )
