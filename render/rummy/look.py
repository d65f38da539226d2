"""The colours of Rummy: a theme whose tiles are always pale, with an ink for each of the four colours."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Final

from render.theme import LIGHT, Colour, Theme, mix


@dataclass(frozen=True, slots=True, eq=False)
class Look(Theme):
    """A theme with the inks of tiles: `red`, `blue`, `yellow` and `black`, all on `face`."""

    red: Colour
    blue: Colour
    yellow: Colour
    black: Colour

    @property
    def inks(self) -> Mapping[str, Colour]:
        """The inks by the letter of the colour."""
        return {"R": self.red, "B": self.blue, "Y": self.yellow, "K": self.black}

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The palette; `ink` is either `black` or `face`, so that there is room for all inks."""
        named = (self.page, self.well, self.face, self.edge, self.muted, self.lit, self.accent)
        inks = (self.black, self.red, self.blue, self.yellow)
        soft = (mix(self.face, self.black, 0.35), mix(self.face, self.black, 0.7))
        return (*named, *inks, *soft, *(mix(self.face, ink, 0.5) for ink in inks[1:]))


_PALE: Final = (240, 234, 220)
_COLOURS: Final[Mapping[str, Mapping[str, Colour]]] = {
    "light": {"red": (206, 22, 48), "blue": (20, 86, 200), "yellow": (150, 100, 0), "black": LIGHT.ink},
    "dark": {
        "red": (190, 14, 40),
        "blue": (16, 74, 180),
        "yellow": (128, 84, 0),
        "black": (10, 12, 16),
        "face": _PALE,
        "edge": (150, 142, 126),
        "ink": _PALE,
    },
}
"""By the name of a theme: the inks of tiles, and the colours that replace those of the theme."""


@lru_cache(maxsize=16)
def look(theme: Theme) -> Look:
    """The look of a theme."""
    plain = {field.name: getattr(theme, field.name) for field in fields(Theme)}
    return Look(**{**plain, **_COLOURS[theme.name]})
