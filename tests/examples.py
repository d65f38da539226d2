"""The number of examples a test tries: some in `make test`, many more in `make long`."""

import os

LONG = bool(os.environ.get("SUMMARUM_LONG"))


def examples(some: int, *, long: int) -> int:
    """The number of examples to try: `some`, or `long` in `make long`."""
    return long if LONG else some
