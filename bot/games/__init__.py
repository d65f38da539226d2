"""Which games there are: registry, rule books, computer players, the record checker."""
