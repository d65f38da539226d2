"""Pictures of Rummy, and their areas that can be tapped: the public table, and the hand and turn of a player."""

from render.rummy.board import areas, picture
from render.rummy.rack import rack, rack_areas

__all__ = ["areas", "picture", "rack", "rack_areas"]
