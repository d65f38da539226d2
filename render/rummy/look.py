"""The colours of Rummy: a theme whose tiles are always pale, with an ink for each of the four colours."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import lru_cache
from types import MappingProxyType
from typing import TypeAlias

from render.theme import Colour, Theme, mix

Pair: TypeAlias = tuple[Colour, Colour]


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

    @property
    def texts(self) -> tuple[Pair, ...]:
        """All pairs of colours that text and its ground have."""
        tiles = tuple((ink, self.face) for ink in self.inks.values())
        words = tuple((ink, ground) for ink in (self.ink, self.muted) for ground in (self.page, self.well, self.lit))
        return (*tiles, *words)

    @property
    def marks(self) -> tuple[Pair, ...]:
        """All pairs of colours that a mark with a meaning and its ground have."""
        return tuple((mark, ground) for mark in (self.accent, self.ink) for ground in (self.page, self.well, self.lit))


@dataclass(frozen=True, slots=True)
class _Tones:
    """The colours of a look that replace those of its theme; None keeps the colour of the theme."""

    red: Colour
    blue: Colour
    yellow: Colour
    black: Colour | None = None
    face: Colour | None = None
    edge: Colour | None = None


_TONES: Mapping[str, _Tones] = MappingProxyType(
    {
        "light": _Tones(red=(206, 22, 48), blue=(20, 86, 200), yellow=(150, 100, 0)),
        "dark": _Tones(
            red=(190, 14, 40),
            blue=(16, 74, 180),
            yellow=(128, 84, 0),
            black=(10, 12, 16),
            face=(240, 234, 220),
            edge=(150, 142, 126),
        ),
    }
)
"""By the name of a theme."""


@lru_cache(maxsize=16)
def look(theme: Theme) -> Look:
    """Return the look of a theme."""
    tones = _TONES[theme.name]
    plain = {field.name: getattr(theme, field.name) for field in fields(Theme)}
    pale = tones.face or theme.face
    changed = {"face": pale, "edge": tones.edge or theme.edge, "ink": pale if tones.face else theme.ink}
    black = tones.black or theme.ink
    return Look(**plain | changed, red=tones.red, blue=tones.blue, yellow=tones.yellow, black=black)
