"""A game in a channel: table, challenge, what is agreed on, refusal."""
