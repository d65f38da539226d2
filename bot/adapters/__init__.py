"""The chat platforms: each translates between its own SDK and the port, and does nothing else."""
