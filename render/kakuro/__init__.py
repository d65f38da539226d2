"""Pictures of Kakuro: the board for everybody, the hand for its owner, and what of both can be tapped."""

from render.kakuro.board import areas, picture
from render.kakuro.rack import rack, rack_areas

__all__ = ["areas", "picture", "rack", "rack_areas"]
