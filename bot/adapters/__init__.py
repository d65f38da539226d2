"""The chat platforms: each turns its own SDK into the port and back, nothing else."""
