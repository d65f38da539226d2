"""The colours of Kakuro: a theme with a face and an ink for each side of a card."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from render.theme import DARK, LIGHT, Colour, Theme, mix


@dataclass(frozen=True, slots=True, eq=False)
class Look:
    """A theme, and those of its colours that the sides of a card have; compared by identity.

    `frame` surrounds a kakuro of the last move; all other marks of the last move have the accent of the theme.
    """

    theme: Theme
    yellow: Colour
    yellow_ink: Colour
    red: Colour
    red_ink: Colour
    frame: Colour


_COLOURS: Final[Mapping[str, Mapping[str, Colour]]] = {
    "light": {
        "yellow": (252, 214, 92),
        "yellow_ink": LIGHT.ink,
        "red": (172, 34, 42),
        "red_ink": (255, 253, 248),
        "frame": (20, 78, 150),
    },
    "dark": {
        "yellow": (242, 200, 84),
        "yellow_ink": (34, 26, 8),
        "red": (172, 42, 50),
        "red_ink": DARK.ink,
        "frame": (156, 216, 255),
    },
}
"""By the name of a theme."""


@lru_cache(maxsize=16)
def look(theme: Theme) -> Look:
    """The look of a theme: the colours of cards replace those of number tiles.

    The palette has shades between `face` and `ink`, so the side with the ink of the theme becomes `face`. Cards have no
    edge; in its place is a grey for the smooth edges of small text.
    """
    colours = _COLOURS[theme.name]
    face, other = ("yellow", "red") if colours["yellow_ink"] == theme.ink else ("red", "yellow")
    cards = replace(
        theme,
        edge=mix(theme.page, theme.muted, 0.5),
        face=colours[face],
        sign_face=colours[other],
        sign_ink=colours[f"{other}_ink"],
        block=colours["frame"],
    )
    return Look(cards, **colours)
