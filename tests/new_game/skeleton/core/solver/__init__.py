"""What a computer knows of Skeleton, from a view alone."""
