"""The computer players of Summa Summarum, from a view alone: `search` scores grids, `opponents` chooses and hints."""
