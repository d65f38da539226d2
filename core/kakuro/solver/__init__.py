"""What a computer knows of Kakuro, from a view alone: `search` finds moves, `opponents` chooses and hints."""
