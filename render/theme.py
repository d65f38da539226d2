"""Themes: sixteen colours each, so that a PNG needs four bits a pixel."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from types import MappingProxyType
from typing import TypeAlias

Colour: TypeAlias = tuple[int, int, int]


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """The named colours of a picture; compared by identity, because themes are keys of caches.

    `page` is the background, `well` an empty cell, `face`, `edge` and `ink` a tile; tiles with a sign have a face and an
    ink of their own. `lit` and `accent` mark the last move, `block` is a blocked cell. The two kinds of `wood` are for
    racks.
    """

    name: str
    page: Colour
    well: Colour
    face: Colour
    edge: Colour
    ink: Colour
    muted: Colour
    sign_face: Colour
    sign_ink: Colour
    lit: Colour
    accent: Colour
    block: Colour
    wood: Colour
    wood_edge: Colour

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The palette: the named colours, and shades between them for smooth edges; sixteen in all."""
        named = (self.page, self.well, self.face, self.edge, self.ink, self.muted)
        special = (self.sign_face, self.sign_ink, self.lit, self.accent, self.block)
        soft = tuple(mix(self.face, self.ink, share) for share in (0.25, 0.5, 0.75))
        sign = tuple(mix(self.sign_face, self.sign_ink, share) for share in (0.35, 0.7))
        return named + special + soft + sign


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """A mixture of two colours; `share` is the share of the second, from 0 to 1."""
    return (
        round(first[0] + (second[0] - first[0]) * share),
        round(first[1] + (second[1] - first[1]) * share),
        round(first[2] + (second[2] - first[2]) * share),
    )


@lru_cache(maxsize=16)
def wooden(theme: Theme) -> Theme:
    """The theme of a rack: wood replaces the two colours of the last move, which a rack does not need."""
    return replace(theme, lit=theme.wood, accent=theme.wood_edge)


@lru_cache(maxsize=65536)
def nearest(theme: Theme, colour: Colour) -> int:
    """The index of the most similar colour in the palette of the theme."""
    red, green, blue = colour
    distances = [2 * (red - r) ** 2 + 4 * (green - g) ** 2 + 3 * (blue - b) ** 2 for r, g, b in theme.colours]
    return distances.index(min(distances))


LIGHT = Theme(
    name="light",
    page=(246, 242, 234),
    well=(233, 227, 215),
    face=(255, 253, 248),
    edge=(196, 184, 163),
    ink=(31, 41, 55),
    muted=(92, 86, 76),
    sign_face=(211, 230, 228),
    sign_ink=(11, 84, 90),
    lit=(255, 232, 179),
    accent=(190, 65, 12),
    block=(182, 175, 163),
    wood=(208, 166, 116),
    wood_edge=(158, 116, 72),
)

DARK = Theme(
    name="dark",
    page=(22, 26, 32),
    well=(34, 40, 49),
    face=(68, 78, 93),
    edge=(10, 12, 16),
    ink=(247, 243, 234),
    muted=(172, 180, 192),
    sign_face=(28, 84, 88),
    sign_ink=(190, 242, 236),
    lit=(82, 60, 18),
    accent=(255, 180, 76),
    block=(84, 90, 100),
    wood=(124, 92, 60),
    wood_edge=(78, 56, 36),
)

THEMES: Mapping[str, Theme] = MappingProxyType({theme.name: theme for theme in (LIGHT, DARK)})
"""All themes by name."""
