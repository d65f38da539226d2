"""Pictures of Summy: the board for everybody, the rack for its owner."""

from render.summy.board import areas, picture
from render.summy.rack import rack, rack_areas

__all__ = ["areas", "picture", "rack", "rack_areas"]
