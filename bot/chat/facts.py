"""The facts of sentences: what is put into them, in the words of each language."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.chat.person import Person
from bot.chat.port import Account


@dataclass(frozen=True, slots=True)
class Mention:
    """A person named in a sentence; notified only where `notify` says so, by an account that the platform knows.

    `account` is one of theirs; on another platform it gives way to one that the `person` has there. Somebody not known yet is
    named by their handle, with its `@`.
    """

    name: str
    account: Account | None = None
    notify: bool = False
    person: Person | None = None


@dataclass(frozen=True, slots=True)
class TimeSpan:
    """So many whole seconds in a sentence, in the largest unit that leaves no rest.

    `until` is when they have passed, in seconds since 1970, where they pass.
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
    """Words that lead to an address when they are pressed; plain ones where that is empty."""

    text: str
    address: str


FactValue: TypeAlias = Named | Hyperlink | int | TimeSpan | Moment | tuple[Named, ...]
"""One value in a sentence; an `int` is a plural count, everything else a string, a mention, or several of these in a list."""
