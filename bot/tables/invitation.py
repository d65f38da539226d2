"""Codes that invite another chat to a table: how they look, and how they are stored; pure."""

import hashlib
import hmac
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from bot.grammar.seconds import DAY, HOUR

CODE_LASTS: Final = DAY
"""Seconds of service for which a code is valid, while its table is open or running."""

CODES_EACH: Final = 20
"""How many codes of a table are valid at a time, the newest ones: each more makes guessing easier and `join` slower."""

WRONG_CODES: Final = 5
"""Wrong codes after which a person has to wait."""

WRONG_CODES_COUNT: Final = HOUR
"""Seconds of service for which a wrong code counts."""

_SIGNS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Characters that nobody mistakes for one another; eight of them give 8.5 * 10**11 codes."""

_LENGTH: Final = 8


@dataclass(frozen=True, slots=True)
class Invitation:
    """The digest of a code, the table it leads to, and when it was made."""

    digest: bytes
    table: int
    made: float


def new_code(random: bytes) -> str:
    """A code such as `K7QF-2M9X` from at least 16 secret random bytes."""
    number, signs = int.from_bytes(random, "big"), ""
    for _ in range(_LENGTH):
        number, at = divmod(number, len(_SIGNS))
        signs += _SIGNS[at]
    return f"{signs[:4]}-{signs[4:]}"


def digest(code: str) -> bytes:
    """The SHA-256 of a code, stored in its place. 40 random bits are enough: a code lasts a day, and tries are counted."""
    return hashlib.sha256(code.encode()).digest()


def invited_to(code: str, invitations: Iterable[Invitation]) -> int | None:
    """The table a code leads to, or None; takes the same time whether or not it matches."""
    wanted, found = digest(code), None
    for one in invitations:
        if hmac.compare_digest(one.digest, wanted):
            found = one.table
    return found
