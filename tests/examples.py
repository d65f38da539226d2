"""How many examples a test tries: some in `make test`, with the same laws many more in `make long`."""

import os

LONG = bool(os.environ.get("SUMMARUM_LONG"))


def examples(some: int, *, long: int) -> int:
    """So many of a test's examples: `some`, or as many as `make long` tries."""
    return long if LONG else some
