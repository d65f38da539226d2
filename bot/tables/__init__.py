"""A game in a channel: the table, its moves, the challenge, its options, and refusals."""
