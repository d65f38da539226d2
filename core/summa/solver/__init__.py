"""What a computer knows of Summa Summarum, from a view alone: `search` scores grids, `opponents` chooses and hints."""
