"""The points that the seats may still make, by the number of tiles that are left: who gets the last turns counts (S12)."""

from functools import cache
from typing import Final, TypeAlias

from core.summy.solver.options import LAST, RACK

Racks: TypeAlias = tuple[int, ...]
"""The number of tiles of each seat, in the order of their turns from the seat on turn on."""

TURNS: Final = (
    (0.016, 0.0),
    (0.029, 0.7),
    (0.05, 5.4),
    (0.1, 13.2),
    (0.139, 21.0),
    (0.225, 23.7),
    (0.246, 28.8),
    (0.195, 31.6),
)
"""How often a turn with a full rack uses one, two, ... eight tiles, and its mean points, in 750 games."""

LAST_TURN: Final = (0.0, 0.0, 0.0, 0.0, 4.0, 6.9, 11.5, 15.5, 25.9)
"""The mean points of a last turn by the number of tiles; the first five are never needed."""


@cache
def remaining(stock: int, racks: Racks) -> tuple[float, ...]:
    """The points that each seat may be expected to make from here on, in the same order; no last move has been made."""
    rack, *others = racks
    if rack < RACK:  # the stock is empty, and hardly anybody keeps more than four of fewer than eight tiles
        return tuple(LAST_TURN[one] for one in racks)
    points = [0.0] * len(racks)
    for used, (chance, mean) in enumerate(TURNS, 1):
        drawn = min(used, stock)
        points[0] += chance * mean
        for at, more in enumerate(after_turn(stock - drawn, rack - used + drawn, tuple(others))):
            points[at] += chance * more
    return tuple(points)


def after_turn(stock: int, rack: int, others: Racks) -> tuple[float, ...]:
    """The same after a turn: first for the seat that has moved and now holds `rack` tiles, then for the others."""
    if not stock and rack <= LAST:
        return (0.0, *(LAST_TURN[one] for one in others))
    *theirs, mine = remaining(stock, (*others, rack))
    return (mine, *theirs)
