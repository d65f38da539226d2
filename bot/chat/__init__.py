"""Chats as the house sees them: the port, typed commands and texts."""
