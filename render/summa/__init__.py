"""Pictures of Summa Summarum: all grids for everybody, one's own for its owner."""

from render.summa.board import areas, picture
from render.summa.rack import rack, rack_areas

__all__ = ["areas", "picture", "rack", "rack_areas"]
