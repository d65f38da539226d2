"""The database as the store sees it: each query is written once, with `?` for values, for both SQLite and PostgreSQL."""

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Statement:
    """A statement that writes; if it changes fewer than `least` rows, `otherwise` is raised."""

    sql: str
    values: Sequence[object] = ()
    least: int = 0
    otherwise: Exception | None = None

    def check(self, changed: int) -> None:
        """Raise `otherwise` if too few rows were changed."""
        if changed < self.least:
            raise self.otherwise or AssertionError(self.sql)


def must_change(sql: str, values: Sequence[object], otherwise: Exception) -> Statement:
    """The statement that raises `otherwise` if it changes no row."""
    return Statement(sql, values, 1, otherwise)


class Conflict(Exception):
    """A write breaks a key of the database: it refers to a row that is gone, or to one that exists already."""


class Connection(Protocol):
    """Where statements are sent."""

    async def rows(self, sql: str, values: Sequence[object] = ()) -> list[Any]:
        """All rows of a query."""
        ...

    async def run(self, *statements: Statement) -> list[int]:
        """Run statements, all or none; returns the ids from the statements that end in `RETURNING id`, in order."""
        ...


Work = Callable[[Connection], Coroutine[Any, Any, R]]
"""A piece of work on a connection: it awaits nothing but the connection."""


class Database(Connection, Protocol):
    """An open database. A write is on disk when its call returns.

    Raises Unavailable if the database cannot be used at the moment. If the connection breaks during a write, that may be
    stored nevertheless: the inbox tells, by the line that caused it. Raises Conflict if a key is violated.
    """

    @property
    def shared(self) -> bool:
        """Whether other processes may write too, so that data just read may already be out of date."""
        ...

    async def read(self, work: Work[R]) -> R:
        """Do a piece of work that reads several rows as of one moment."""
        ...

    async def write(self, work: Work[R]) -> R:
        """Do a piece of work that reads and writes, whole or not at all; raises what the work raises."""
        ...

    async def next_number(self, table: str) -> int:
        """A new id for a row of a table."""
        ...

    async def listen(self, channel: str, heard: Callable[[str], object]) -> None:
        """Call `heard` with every notification of other processes on a channel. Call this again once `hears` is false."""
        ...

    @property
    def hears(self) -> bool:
        """Whether no notification was missed since listening began on all channels."""
        ...

    @property
    def listened(self) -> int:
        """How often listening has begun, the first time included."""
        ...

    @property
    def damaged(self) -> bool:
        """Whether a damaged page of a file was met."""
        ...

    async def erase(self) -> None:
        """Overwrite deleted data, as far as that is possible at once."""
        ...

    async def close(self) -> None:
        """Finish pending writes and close the connections."""
        ...
