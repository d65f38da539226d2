"""Pictures of Summy, and their areas that can be tapped: the public board and the rack of a player."""

from render.summy.board import areas, picture
from render.summy.rack import rack, rack_areas

__all__ = ["areas", "picture", "rack", "rack_areas"]
