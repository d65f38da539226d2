"""The figures of a variant of Rummy, read from the [rules] table of its data file."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from core.errors import OptionError
from core.figures import bounds, listed, number
from core.options import SWITCH, Options, demand_known, switched
from core.rummy.tiles import FACES, Tile

OPTIONS: Final[Options] = {"first-round": SWITCH, "dense": SWITCH}
"""P12, P13: what every variant lets players agree on."""


@dataclass(frozen=True, slots=True)
class Rules:
    """One set of rules, frozen.

    `tiles` is every tile of the game but the jokers, sorted (P1); `claims` tells Plus from Pur; `points` are the match
    points by rank (P12); `first_round` shares the rest when somebody goes out early (P13), and `dense` gives equal players
    the points of one place without using up the next.
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
        """Read the table; raises OptionError for an option it does not have, ValueError for a malformed table."""
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
    """P12: the match points agreed on; the other ones are for as many players as they have places."""
    value = options.get("points")
    if value is None:
        return usual
    if value not in (_written(usual), _written(other)):
        raise OptionError("bad-option", option="points", value=value)
    return usual if value == _written(usual) else other


def _written(points: tuple[int, ...]) -> str:
    return "-".join(map(str, points))
