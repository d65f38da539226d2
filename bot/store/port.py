"""The store port: what the service needs kept, and how changes are committed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from bot.chat.port import Address, Channel, Person
from bot.note import Note
from bot.table import Phase, Table
from core.replay import Entry


class Stale(Exception):
    """The table was changed by somebody else since it was loaded: load it again and try once more."""


class TooNew(Exception):
    """The database was written by a newer version of the program."""


@dataclass(frozen=True, slots=True)
class Preference:
    """What a channel or a person chose, an empty string where nothing; `hint` is the language last heard there."""

    language: str = ""
    theme: str = ""
    hint: str = ""


@dataclass(frozen=True, slots=True)
class Owed:
    """A note of the outbox that is still to be delivered."""

    id: int
    note: Note
    attempts: int = 0


@dataclass(frozen=True, slots=True)
class Change:
    """All that follows from one line, one tick of the clock or one computer's move; committed whole or not at all.

    `source` is the id of the line (empty where there is none): a source stored before makes the whole change void. `table` is
    the table as it shall be, with the `revision` it was loaded at; `entries` go behind the log. `due` is the time (seconds of
    the clock) at which the table's challenge lapses, or None for never.
    """

    source: str = ""
    table: Table | None = None
    entries: tuple[Entry, ...] = ()
    notes: tuple[Note, ...] = ()
    due: float | None = None
    preferences: Mapping[Address, Preference] = field(default_factory=dict)
    forget: Person | None = None


@dataclass(frozen=True, slots=True)
class Committed:
    """What a commit did: whether the source was new, and the notes now owed, in order."""

    fresh: bool
    owed: tuple[Owed, ...]


class Store(Protocol):
    """Keeps tables, their logs, the inbox, the outbox and preferences."""

    async def new_table(self) -> int:
        """A table number not used before."""
        ...

    async def table(self, number: int) -> Table | None:
        """A table by its number."""
        ...

    async def log(self, number: int) -> tuple[Entry, ...]:
        """The log of a table, oldest entry first."""
        ...

    async def tables_in(self, channel: Channel, phases: Sequence[Phase]) -> tuple[Table, ...]:
        """The tables of a channel in one of these phases, oldest first; at most 50, the newest."""
        ...

    async def tables_of(self, person: Person, phases: Sequence[Phase]) -> tuple[Table, ...]:
        """The tables with a seat of this person in one of these phases, oldest first; at most 50, the newest."""
        ...

    async def table_shown(self, address: Address, reference: str) -> int | None:
        """The table a message of ours was about."""
        ...

    async def seen(self, source: str) -> bool:
        """Whether a line was handled before."""
        ...

    async def commit(self, change: Change) -> Committed:
        """Store a change as a whole; raises Stale."""
        ...

    async def preference(self, address: Address) -> Preference:
        """What a channel or a person chose."""
        ...

    async def owed(self) -> tuple[Owed, ...]:
        """Everything the outbox still holds, oldest first."""
        ...

    async def delivered(self, owed: Owed, reference: str) -> None:
        """A note has arrived under this reference."""
        ...

    async def dropped(self, owed: Owed) -> None:
        """A note will not be delivered any more."""
        ...

    async def postponed(self, owed: Owed) -> None:
        """A note could not be delivered now; the attempt is counted."""
        ...

    async def shown_at(self, address: Address, slot: str) -> str | None:
        """The reference of the message that holds a slot now."""
        ...

    async def move(self, old: Channel, new: Channel) -> None:
        """A channel goes on under another address: its tables, its choices and what is owed to it go along."""
        ...

    async def lapsing(self) -> tuple[float, int] | None:
        """The next challenge to lapse: when, and which table."""
        ...

    async def computers_on_turn(self) -> tuple[int, ...]:
        """The running tables where a computer may act now."""
        ...

    async def beat(self, now: float) -> None:
        """Note that the program is in service now."""
        ...

    async def prune(self, before: float) -> None:
        """Forget inbox rows and references to messages older than this."""
        ...

    async def resume(self, now: float) -> float:
        """Shift everything due by the time out of service, which is returned, and note that service begins now."""
        ...
