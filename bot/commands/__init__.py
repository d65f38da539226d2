"""What each command does: a request in, a change to commit out."""
