"""Areas of a picture that stand for text a player can type: a cell for its name, a tile for its face."""

from dataclasses import dataclass
from typing import NamedTuple


class Area(NamedTuple):
    """A rectangle of a picture, in fractions of its width and height; tapping it types its text.

    A space at either end of `text` separates it from the text beside it, unless a space is there already. `again` is the
    text for a second tap in a row, if that is another one. Areas with the same `tile`, other than 0, show the same tile.
    """

    left: float
    top: float
    width: float
    height: float
    text: str
    again: str = ""
    tile: int = 0


@dataclass(frozen=True, slots=True)
class PictureSize:
    """The size of a picture in pixels."""

    width: int
    height: int

    def area(
        self, left: float, top: float, width: float, height: float, text: str, again: str = "", tile: int = 0
    ) -> Area:
        """The area of a rectangle given in pixels."""
        return Area(left / self.width, top / self.height, width / self.width, height / self.height, text, again, tile)
