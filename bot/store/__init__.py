"""The store: tables, the inbox and the outbox in a database."""
