"""Pictures of Summy: the board for everybody, the rack for its owner."""

from render.summy.board import picture
from render.summy.rack import rack

__all__ = ["picture", "rack"]
