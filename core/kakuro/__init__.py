"""Kakuro, the board game: rows of yellow addends behind a red sum (rules K1–K11)."""
