"""Summy: sums laid crosswise (rules S1–S13)."""
