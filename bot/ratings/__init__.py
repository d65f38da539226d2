"""Ratings: how strong a person is in a game, computed from the places of players in rated games; pure."""
