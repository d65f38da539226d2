"""The computer players of Rummy, from a view alone: `search` finds a way to lay tiles, `opponents` chooses and hints."""
