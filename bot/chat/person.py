"""A person: somebody who has one account, or several on whatever platforms."""

from dataclasses import dataclass
from secrets import token_hex
from typing import Final

from bot.chat.port import Account

_ID: Final = 16
"""Random bytes of a person's id."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody, whatever accounts they have; `id` is random, tells of no account and is shown to nobody."""

    id: str

    @classmethod
    def new(cls) -> "Person":
        """Somebody not met before."""
        return cls(token_hex(_ID))


@dataclass(frozen=True, slots=True)
class Participant:
    """A person by the account they act with, under the name shown there; `handle` is as in `Author`.

    Somebody whose name was erased has no account any more.
    """

    person: Person
    account: Account | None
    name: str
    handle: str = ""
