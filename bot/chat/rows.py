"""The interface by which a chat keeps rows of its own in a database."""

from collections.abc import Sequence
from typing import Any, Protocol

Written = tuple[str, Sequence[object]]
"""A statement and its values; each `?` stands for one value."""


class Rows(Protocol):
    """The database tables of a chat, shared by all processes that serve it. Raises Outage if they cannot be used now."""

    async def rows(self, sql: str, values: Sequence[object] = ()) -> list[Any]:
        """All rows of a query."""
        ...

    async def write(self, statements: Sequence[Written]) -> None:
        """Run statements durably, all or none."""
        ...
