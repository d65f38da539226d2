"""What a computer knows of Summy, from a view alone: `search` finds layings, `opponents` chooses and hints."""
