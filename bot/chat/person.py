"""A person: somebody with one or more accounts, on any platforms."""

from dataclasses import dataclass
from secrets import token_hex
from typing import Final

from bot.chat.port import Account

_ID: Final = 16
"""Random bytes of a person's id."""


@dataclass(frozen=True, slots=True)
class Person:
    """A person, independent of their accounts; `id` is random, reveals no account and is shown to nobody."""

    id: str

    @classmethod
    def new(cls) -> "Person":
        """A new person."""
        return cls(token_hex(_ID))


@dataclass(frozen=True, slots=True)
class Participant:
    """A person with the account they act with and the name shown there; `handle` is as in `Author`.

    `account` is None if the person's name was erased.
    """

    person: Person
    account: Account | None
    name: str
    handle: str = ""
