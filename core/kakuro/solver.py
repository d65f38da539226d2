"""What a computer knows of Kakuro, from a View alone: every move, the best one, a level's choice, a hint."""

from core.kakuro.opponents import choose, hint
from core.kakuro.search import Scored, best, moves

__all__ = ["Scored", "best", "choose", "hint", "moves"]
