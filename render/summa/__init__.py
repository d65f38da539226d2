"""Pictures of Summa Summarum: all grids for everybody, and each player's own grid for the player."""

from render.summa.board import areas, picture
from render.summa.rack import rack, rack_areas

__all__ = ["areas", "picture", "rack", "rack_areas"]
