"""Where a chat keeps rows of its own that outlast the program."""

from collections.abc import Sequence
from typing import Any, Protocol

Written = tuple[str, Sequence[object]]
"""A statement and its values; each `?` stands for one."""


class Rows(Protocol):
    """Tables of a chat that every process which serves it sees. Raises Outage where they cannot be used at the moment."""

    async def rows(self, sql: str, values: Sequence[object] = ()) -> list[Any]:
        """All rows of a query."""
        ...

    async def write(self, statements: Sequence[Written]) -> None:
        """Carry statements out durably, all or none."""
        ...
