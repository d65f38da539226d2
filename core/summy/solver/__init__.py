"""The computer players of Summy, from a view alone: `search` finds layings, `opponents` chooses and hints."""
