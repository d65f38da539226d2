"""The golden pictures of standings: what each shows, and how it is drawn."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from render.standings import Rank, Standings, picture
from render.theme import THEMES

LIGHT, DARK = THEMES["light"], THEMES["dark"]

_midway = Standings(
    "Rummy-Pur-Plus",
    after=4,
    rounds=6,
    ranks=(
        Rank(1, "Wilhelmina Featherstonehaugh-Cholmondeley", "14+5/12", ("4", "2.5", "4", "3+11/12"), 14.42),
        Rank(2, "Ben", "12", ("3", "3", "2", "4"), 12),
        Rank(2, "Ильяс", "12", ("4", "4", "2", "2"), 12),
        Rank(4, "𝓢𝓸𝓹𝓱𝓲𝓮 🦊", "4.5", ("–", "–", "2.5", "2"), 4.5),
        Rank(5, "Eve", "2+1/3", ("1", "1+1/3", "–", "–"), 2.33, left=True),
    ),
)
_long = Standings(
    "Rummy-Pur",
    after=12,
    rounds=12,
    ranks=(
        Rank(1, "Anna", "38.5", ("3+1/3", "3", "4", "2.5") * 3, 38.5),
        Rank(2, "Benjamin", "28", ("2+1/3", "2", "1", "4") * 3, 28),
        Rank(3, "Chloë", "0", ("0",) * 12, 0),
    ),
)

CASES: Mapping[str, Callable[[], bytes]] = {
    "standings_light": lambda: picture(_midway, LIGHT),
    "standings_dark": lambda: picture(_midway, DARK),
    "standings_long": lambda: picture(_long, LIGHT),
    "standings_tie": lambda: picture(
        replace(_midway, ranks=tuple(replace(r, place=1) for r in _midway.ranks[1:3])), DARK
    ),
}
