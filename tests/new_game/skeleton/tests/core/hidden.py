"""What a position of Skeleton hides, redealt: the laws of `tests/conformance` and `tests/bot/test_secrets.py` use it."""

from dataclasses import replace
from random import Random

from core.game import Seat
from tests.new_game.skeleton.core.position import Position


def hide(position: Position, keep: Seat | None, rng: Random) -> Position:
    """Redeal what neither the public nor the seat `keep` sees: other hands, the bag and the tiles of leavers."""
    kept = [seat == keep for seat in position.seats]
    hidden = [*position.bag, *position.gone]
    hidden += [digit for hand, own in zip(position.hands, kept, strict=True) if not own for digit in hand]
    rng.shuffle(hidden)
    hands = tuple(
        hand if own else "".join(sorted(hidden.pop() for _ in hand))
        for hand, own in zip(position.hands, kept, strict=True)
    )
    bag = "".join(sorted(hidden.pop() for _ in position.bag))
    return replace(position, hands=hands, bag=bag, gone="".join(sorted(hidden)))
