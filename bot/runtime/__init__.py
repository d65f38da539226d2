"""Infrastructure that knows nothing of games: SQLite files, a worker process, wake-ups, logging, shutdown."""
