"""Pictures of Skeleton, and their areas that can be tapped: the public row and the hand of a player."""

from tests.new_game.skeleton.render.board import areas, picture
from tests.new_game.skeleton.render.rack import rack, rack_areas

__all__ = ["areas", "picture", "rack", "rack_areas"]
