"""A typed line becomes a command."""
