"""Chats as the bot sees them: the port, messages of the outbox, texts."""
