"""The golden pictures of statistics: what each shows, and how it is drawn."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from math import sin

from render.statistics import Bar, Figure, StatisticsView, Trend, picture
from render.theme import THEMES

LIGHT, DARK = THEMES["light"], THEMES["dark"]

_many = StatisticsView(
    "Wilhelmina Featherstonehaugh-Cholmondeley",
    "Summy",
    (Figure("Games", "142"), Figure("Finished", "98%"), Figure("Won", "61%"), Figure("Time a turn", "3 hours")),
    Figure("Best move", "J13> 2x13=26 -> J14", "+24 · #1207"),
    (
        Trend(
            "Rating", "1534 ±62",
            tuple(1500 + 60 * sin(n / 9) + n / 4 for n in range(142)),
            tuple(62 + 350 / (1 + n / 4) for n in range(142)),
            unit=100,
        ),
        Trend("Points a turn", "7.4", tuple(6 + sin(n / 5) + n / 100 for n in range(142))),
    ),
    "Results",
    (
        Bar("Computer: beginner", 31, 0, 2),
        Bar("Computer: club", 28, 1, 14),
        Bar("Computer: master", 2, 0, 9),
        Bar("Rated lower", 118, 72, 66),
        Bar("Rated alike", 12, 0, 11),
        Bar("Rated higher", 3, 0, 8),
    ),
    ("won", "tied", "lost"),
)  # fmt: skip
_one = StatisticsView(
    "Ильяс", "Rummy-Pur-Plus", (Figure("Spiele", "1"),), None, (), "Ergebnisse", (Bar("Computer: Anfänger", 0, 0, 1),),
    ("gewonnen", "unentschieden", "verloren"),
)  # fmt: skip

CASES: Mapping[str, Callable[[], bytes]] = {
    "statistics_light": lambda: picture(_many, LIGHT),
    "statistics_dark": lambda: picture(_many, DARK),
    "statistics_one": lambda: picture(_one, DARK),
    "statistics_short": lambda: picture(
        replace(_many, figures=_many.figures[:3], trends=(Trend("Points a turn", "7", (7.0,)),), bars=()), LIGHT
    ),
}
