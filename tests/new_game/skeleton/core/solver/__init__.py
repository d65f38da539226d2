"""The computer players of Skeleton, from a view alone."""
