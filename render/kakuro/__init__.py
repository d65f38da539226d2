"""Pictures of Kakuro, and their areas that can be tapped: the public board and the hand of a player."""

from render.kakuro.board import areas, picture
from render.kakuro.rack import rack, rack_areas

__all__ = ["areas", "picture", "rack", "rack_areas"]
