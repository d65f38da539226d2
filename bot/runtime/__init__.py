"""Processes and wake-ups; nothing of games."""
