"""What the notations of all games have in common: bounds on what is typed, proposals, one way to write what is kept."""

from typing import Final

from core.errors import NotationError

CODES: Final = frozenset({"unreadable", "unreadable-nearest", "not-canonical"})
"""Every reason for which no game may be able to read a text."""


_WIDE = {code: chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F) if not chr(code).isalnum()} | {0x3000: " "}
"""Full-width signs, as keyboards for Chinese and Japanese write them."""


def bounded(text: str, longest: int) -> str:
    """The text with full-width signs as ordinary ones; raises NotationError if it is longer than any move can be."""
    if len(text) > longest:
        raise NotationError("unreadable")
    return text.translate(_WIDE)


def unreadable(nearest: str | None = None) -> NotationError:
    """The refusal of what cannot be read, with the nearest readable form if there is one."""
    return NotationError("unreadable") if nearest is None else NotationError("unreadable-nearest", nearest=nearest)


def demand_canonical(text: str, written: str, *, any_order: bool = False) -> None:
    """What is kept is written one way only; raises NotationError with what should be `written`.

    With `any_order` a record from elsewhere may list the same tiles or cells differently: the rules know no order of them.
    """
    same = sorted(written.split()) == sorted(text.split()) if any_order else written == text
    if not same:
        raise NotationError("not-canonical", nearest=written)
