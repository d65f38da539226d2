"""What a computer knows of Summa Summarum, from a View alone: the best score of a grid, a level's choice, a hint."""

from core.summa.opponents import HINTS, choose, hint
from core.summa.search import best, best_total

__all__ = ["HINTS", "best", "best_total", "choose", "hint"]
