"""Ratings: how strong somebody is in a game, told from the order in which players came in; pure."""
