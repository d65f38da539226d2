"""Rummy-Pur and Rummy-Pur-Plus: two variants of one engine."""
