"""What a computer knows of Rummy, from a View alone: a level's turn and a hint."""

from core.rummy.opponents import choose, hint

__all__ = ["choose", "hint"]
