"""The games: registry, rule books, computer players, the record checker."""
