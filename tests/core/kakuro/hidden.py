"""What a position of Kakuro hides, redealt."""

from dataclasses import replace
from random import Random

from core.game import Seat
from core.kakuro.position import Position


def hide(position: Position, keep: Seat | None, rng: Random) -> Position:
    """Redeal the hidden cards: other hands, the bag and the cards that left the game."""
    kept = [seat for seat in range(1, len(position.hands) + 1) if seat == keep]
    hidden = [*position.bag, *position.gone]
    for seat, hand in enumerate(position.hands, start=1):
        if seat not in kept:
            hidden += hand
    rng.shuffle(hidden)
    hands = [
        hand if seat in kept else "".join(sorted(hidden.pop() for _ in hand))
        for seat, hand in enumerate(position.hands, start=1)
    ]
    bag = "".join(hidden.pop() for _ in position.bag)
    return replace(position, hands=tuple(hands), bag=bag, gone="".join(sorted(hidden)))
