"""The golden pictures of the course of a game: what each shows, and how it is drawn."""

from collections.abc import Callable, Mapping

from render.curve import Curve, Line, picture
from render.theme import THEMES

LIGHT, DARK = THEMES["light"], THEMES["dark"]

_summy = Curve(
    (
        Line("Ann", (0, 12, 21, 21, 40, 52, 52, 77, 90, 118), "own"),
        Line("With the best move each time", (0, 12, 35, 49, 68, 80, 97, 122, 135, 163), "best"),
        Line("Wilhelmina Featherstonehaugh-Cholmondeley", (0, 9, 30, 44, 44, 60, 81, 99, 120, 131)),
    )
)
_alone = Curve((Line("Ben", (0, 3, 9, 9, 14), "own"), Line("Mit dem besten Zug", (0, 3, 9, 12, 17), "best")))
_four = Curve(
    (
        Line("Dave", (0, 6, 6, 6, 20, 30, 30), "own"),
        Line("With your best moves", (0, 6, 6, 6, 38, 63, 63), "best"),
        Line("Bernd", (0, 31, 44, 44, 44, 62, 62)),
        Line("Hugo", (0, 33, 33, 69, 101, 101, 137)),
        Line("Eva", (0, 12, 24, 35, 43, 51, 51)),
    )
)

CASES: Mapping[str, Callable[[], bytes]] = {
    "curve_light": lambda: picture(_summy, LIGHT),
    "curve_dark": lambda: picture(_summy, DARK),
    "curve_alone": lambda: picture(_alone, DARK),
    "curve_four": lambda: picture(_four, LIGHT),
    "curve_flat": lambda: picture(Curve((Line("Eve", (0, 0), "own"),)), LIGHT),
}
