"""The interface by which a chat keeps rows of its own in a database."""

from collections.abc import Sequence
from typing import Any, Protocol


class Rows(Protocol):
    """The database tables of a chat, shared by all processes that serve it; in SQL, each `?` stands for one value.

    Raises Outage if they cannot be used now.
    """

    async def rows(self, sql: str, values: Sequence[object] = ()) -> list[Any]:
        """All rows of a query."""
        ...

    async def write(self, sql: str, values: Sequence[object] = ()) -> None:
        """Run a statement durably."""
        ...
