"""The computer players of Kakuro, from a view alone: `search` finds moves, `opponents` chooses and hints."""
