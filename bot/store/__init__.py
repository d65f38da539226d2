"""Where tables, the inbox and the outbox are kept."""
