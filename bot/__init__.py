"""The chat bot: everything between a typed line and the rules."""
