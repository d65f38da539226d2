"""The rules of Skeleton: count to 31 with hidden tiles."""
