"""Summa Summarum: Roman numerals written into one's own grid, everybody at once (rules R1–R11)."""
