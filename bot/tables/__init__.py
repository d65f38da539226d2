"""A game in a channel: table, moves, challenge, what is agreed on, refusal."""
