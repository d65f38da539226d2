"""Pictures of Rummy: the table for everybody, the hand with the running turn for its owner, and what of both can be tapped."""

from render.rummy.board import areas, picture
from render.rummy.rack import rack, rack_areas

__all__ = ["areas", "picture", "rack", "rack_areas"]
