"""The facts of sentences: values that are inserted in the words of each language."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.chat.person import Person
from bot.chat.port import Account


@dataclass(frozen=True, slots=True)
class Mention:
    """A person named in a sentence; notified only if `notify` is set, by an account on the reader's platform.

    `account` is one of theirs; on another platform, an account that the `person` has there replaces it. A person who is not
    known yet is named by their handle, with its `@`.
    """

    name: str
    account: Account | None = None
    notify: bool = False
    person: Person | None = None


@dataclass(frozen=True, slots=True)
class TimeSpan:
    """A number of whole seconds in a sentence, shown in the largest unit that divides it.

    `until` is when a running time ends, in seconds since 1970.
    """

    seconds: int
    until: float | None = None


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment in a sentence, in seconds since 1970."""

    at: float


Named: TypeAlias = str | Mention


@dataclass(frozen=True, slots=True)
class Hyperlink:
    """A text with a link to an address, or plain text if the address is empty."""

    text: str
    address: str


FactValue: TypeAlias = Named | Hyperlink | int | TimeSpan | Moment | tuple[Named, ...]
"""One value in a sentence. An `int` is a plural count; a tuple is a list of strings and mentions."""
