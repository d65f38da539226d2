"""The colours of Kakuro: a theme with a face and an ink for each side of a card."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from types import MappingProxyType
from typing import TypeAlias

from render.theme import Colour, Theme, mix

Pair: TypeAlias = tuple[Colour, Colour]


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

    @property
    def texts(self) -> tuple[Pair, ...]:
        """All pairs of colours that text and its ground have."""
        theme = self.theme
        inks = tuple((theme.ink, ground) for ground in (theme.page, theme.well, theme.lit))
        muted = tuple((theme.muted, ground) for ground in (theme.page, theme.well, theme.lit))
        return (*inks, *muted, (self.yellow_ink, self.yellow), (self.red_ink, self.red), (theme.page, self.frame))

    @property
    def marks(self) -> tuple[Pair, ...]:
        """All pairs of colours that a mark with a meaning and its ground have."""
        theme = self.theme
        accents = tuple((theme.accent, ground) for ground in (theme.page, theme.well, theme.lit))
        return (*accents, (self.frame, theme.page), (self.red, self.yellow))


@dataclass(frozen=True, slots=True)
class _Sides:
    """The faces of a card and their inks; None is the ink of the theme."""

    yellow: Colour
    yellow_ink: Colour | None
    red: Colour
    red_ink: Colour | None
    frame: Colour


_SIDES: Mapping[str, _Sides] = MappingProxyType(
    {
        "light": _Sides((252, 214, 92), None, (172, 34, 42), (255, 253, 248), (20, 78, 150)),
        "dark": _Sides((242, 200, 84), (34, 26, 8), (172, 42, 50), None, (156, 216, 255)),
    }
)
"""By the name of a theme."""


@lru_cache(maxsize=16)
def look(theme: Theme) -> Look:
    """Return the look of a theme: the colours of cards replace those of number tiles.

    The palette has shades between `face` and `ink`, so the side with the ink of the theme becomes `face`. Cards have no
    edge; in its place is a grey for the smooth edges of small text.
    """
    sides = _SIDES[theme.name]
    yellow, red = (sides.yellow, sides.yellow_ink or theme.ink), (sides.red, sides.red_ink or theme.ink)
    face, other = (yellow, red) if sides.yellow_ink is None else (red, yellow)
    cards = replace(
        theme,
        edge=mix(theme.page, theme.muted, 0.5),
        face=face[0],
        sign_face=other[0],
        sign_ink=other[1],
        block=sides.frame,
    )
    return Look(cards, *yellow, *red, sides.frame)
