"""The games under the laws, and how each hides something: registering a game here puts it under every law."""

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from core.game import Game, Seat
from core.summy.game import Summy
from core.summy.moves import sort_tiles
from core.summy.position import Position
from core.summy.rules import Rules
from tests.conformance.toy import SIDES, State, Toy

AnyGame: TypeAlias = Game[Any, Any, Any, Any]

DATA = Path(__file__).resolve().parents[2] / "data" / "games"


@cache
def summy() -> AnyGame:
    """Summy under the figures of its data file."""
    return Summy(Rules.from_table(tomllib.loads((DATA / "summy.toml").read_text("utf-8"))["rules"], {}))


@cache
def toy() -> AnyGame:
    """The toy."""
    return Toy()


GAMES: Mapping[str, Callable[[], AnyGame]] = {"summy": summy, "toy": toy}


def hide_summy(position: Position, keep: Seat | None, rng: Random) -> Position:
    """Deal the hidden tiles anew: other racks, the stock and the tiles that left the game."""
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


def hide_toy(position: State, keep: Seat | None, rng: Random) -> State:
    """Draft other numbers."""
    drafts = [
        draft if seat == keep else tuple(rng.randint(0, SIDES) for _ in range(rng.randint(0, 3)))
        for seat, draft in enumerate(position.drafts, start=1)
    ]
    return replace(position, drafts=tuple(drafts))


HIDE: Mapping[str, Callable[[Any, Seat | None, Random], Any]] = {"summy": hide_summy, "toy": hide_toy}
"""For each game: the same position with everything changed that neither the public nor the seat kept can see."""
