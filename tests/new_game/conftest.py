"""The tests of the skeleton run where it has been copied to, not here."""

collect_ignore = ["skeleton"]
