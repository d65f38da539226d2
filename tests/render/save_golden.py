"""Save the golden pictures again: `python -m tests.render.save_golden [NAME…]`. Look at each before committing it."""

import sys

from tests.render.cases import CASES, GOLDEN


def main(names: list[str]) -> None:
    """Save the named pictures, or all of them."""
    GOLDEN.mkdir(exist_ok=True)
    for name in names or CASES:
        (GOLDEN / f"{name}.png").write_bytes(CASES[name]())


if __name__ == "__main__":
    main(sys.argv[1:])
