"""What a computer knows of Summy, from a View alone: every laying, the best one, a level's choice, a hint."""

from core.summy.opponents import choose, hint
from core.summy.search import Scored, best, moves

__all__ = ["Scored", "best", "choose", "hint", "moves"]
