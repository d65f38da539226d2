"""The rules of a variant of Rummy in figures, read from the [rules] table of its data file."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from core.errors import OptionError
from core.figures import bounds, listed, number
from core.options import SWITCH, Options, demand_known, switched
from core.rummy.tiles import FACES, Tile

OPTIONS: Final[Options] = {"first-round": SWITCH, "dense": SWITCH}
"""P12, P13: the options of every variant."""


@dataclass(frozen=True, slots=True)
class Rules:
    """One set of rules, options included.

    `tiles` is every tile of the game but the jokers, sorted (P1); `claims` is true for Plus; `points` are the match points
    by rank (P12). With `first_round` all others share the rest if a seat goes out in the first round (P13); with `dense`
    equal seats get the points of one place without using up the next.
    """

    version: int
    seats: tuple[int, int]
    tiles: tuple[Tile, ...]
    hand: int
    jokers: int
    draw: int
    claims: bool
    points: tuple[int, ...]
    first_round: bool
    dense: bool
    options: Options

    @classmethod
    def from_table(cls, table: Mapping[str, object], options: Mapping[str, str]) -> "Rules":
        """Read the table; raises OptionError for an unknown option or value, ValueError for a malformed table."""
        usual, other = listed(table["points"], number), listed(table.get("other-points", []), number)
        known = dict(OPTIONS) | ({"points": (_written(other),)} if other else {})
        demand_known(options, known)
        least, most = bounds(table["seats"])
        chosen = _chosen(options, usual, other)
        return cls(
            version=number(table["version"]),
            seats=(len(chosen) if chosen == other else least, most),
            tiles=tuple(face for face in FACES for _ in range(number(table["copies"]))),
            hand=number(table["hand"]),
            jokers=number(table["jokers"]),
            draw=number(table["draw"]),
            claims=bool(table["claims"]),
            points=chosen,
            first_round=switched(options, "first-round"),
            dense=switched(options, "dense"),
            options=known,
        )


def _chosen(options: Mapping[str, str], usual: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    """P12: the match points agreed on, the `usual` or the `other` ones; raises OptionError for any other value.

    The other ones are for exactly as many players as they have places.
    """
    value = options.get("points")
    if value is None:
        return usual
    if value not in (_written(usual), _written(other)):
        raise OptionError("bad-option", option="points", value=value)
    return usual if value == _written(usual) else other


def _written(points: tuple[int, ...]) -> str:
    return "-".join(map(str, points))
