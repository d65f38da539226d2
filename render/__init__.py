"""Pictures of the games, drawn from views alone."""
