"""A cache of the tables used last, as they are in the database."""

from dataclasses import replace
from typing import Final

from bot.runtime.bounded import BoundedDict
from bot.store.change import Change
from bot.tables.table import Table

MOST: Final = 512
"""The most tables in the cache."""


class TableCache:
    """Tables by number, never ahead of the database.

    `epoch` grows whenever tables may have changed without the cache being told. A table that was read in an earlier epoch is
    not cached.
    """

    def __init__(self) -> None:
        self.epoch = 0
        self._tables: BoundedDict[int, Table] = BoundedDict(MOST)

    def table(self, number: int) -> Table | None:
        """The table with this number if it is cached, else None."""
        kept = self._tables.get(number)
        if kept is not None:
            self._tables.move_to_end(number)
        return kept

    def keep(self, table: Table, *, epoch: int) -> None:
        """Cache a table that was read in this epoch, unless a newer one was committed meanwhile."""
        kept = self._tables.get(table.id)
        if epoch == self.epoch and (kept is None or kept.revision <= table.revision):
            self._tables[table.id] = table

    def apply(self, change: Change) -> None:
        """Apply a change that was just committed."""
        if change.forget is not None or change.linking is not None:
            self.clear()
        for part in change.parts:
            if part.table is not None:
                self.keep(replace(part.table, revision=part.table.revision + 1), epoch=self.epoch)

    def drop(self, number: int) -> None:
        """Forget a table, so that it is read again."""
        self._tables.pop(number, None)
        self.epoch += 1

    def clear(self) -> None:
        """Forget everything."""
        self._tables.clear()
        self.epoch += 1
