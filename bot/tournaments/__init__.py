"""Tournaments: rounds, standings, seating."""
