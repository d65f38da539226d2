"""Commands for whoever keeps the program running: beside it, not in it."""
