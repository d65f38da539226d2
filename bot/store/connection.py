"""The database as the store sees it: every query stands once, with `?` for its values, for SQLite and for PostgreSQL."""

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Statement:
    """A statement that changes something; `otherwise` is raised where it changes fewer than `least` rows."""

    sql: str
    values: Sequence[object] = ()
    least: int = 0
    otherwise: Exception | None = None

    def check(self, changed: int) -> None:
        """Raise `otherwise` where too few rows were changed."""
        if changed < self.least:
            raise self.otherwise or AssertionError(self.sql)


class Conflict(Exception):
    """What was to be written does not fit what is there by now: it refers to what is gone, or to what is taken."""


class Connection(Protocol):
    """Where statements are sent."""

    async def rows(self, sql: str, values: Sequence[object] = ()) -> list[Any]:
        """All rows of a query."""
        ...

    async def run(self, *statements: Statement) -> list[int]:
        """Carry statements out, all or none; the ids that those that end in `RETURNING id` return, in order."""
        ...


Work = Callable[[Connection], Coroutine[Any, Any, R]]
"""A piece of work on a connection: it awaits nothing but the connection."""


class Database(Connection, Protocol):
    """A database in use. What is written is on disk when the call returns.

    Raises Unavailable where it cannot be used at the moment. Where the connection broke while something was written, that may
    be stored all the same: whether the line it came from is in the inbox tells. Raises Conflict where a key does not fit.
    """

    @property
    def shared(self) -> bool:
        """Whether other processes may write too: what was read may be out of date at the next moment."""
        ...

    async def read(self, work: Work[R]) -> R:
        """Do a piece of work that reads several things as they are at one moment."""
        ...

    async def write(self, work: Work[R]) -> R:
        """Do a piece of work that reads and writes, whole or not at all; raises what it raised."""
        ...

    async def next_number(self, table: str) -> int:
        """An id for a row of a table that was not given out before."""
        ...

    async def listen(self, channel: str, heard: Callable[[str], object]) -> None:
        """Call `heard` with whatever other processes notify a channel of, until `hears` is false: then call it again."""
        ...

    @property
    def hears(self) -> bool:
        """Whether no notification has been missed since all channels were listened to."""
        ...

    @property
    def listened(self) -> int:
        """How often listening had to begin, the first time included."""
        ...

    async def erase(self) -> None:
        """Overwrite what was deleted, as far as that can be done at once."""
        ...

    async def close(self) -> None:
        """Finish what is being written and close the connections."""
        ...
