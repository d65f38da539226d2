"""A cache of the tables used last, and of the numbers that queries found, as they are in the database."""

from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import Final

from bot.runtime.bounded import BoundedDict
from bot.store.change import Change
from bot.tables.table import Table

MOST: Final = 512
"""The most tables in the cache."""


class TableCache:
    """Tables by number and the numbers that each query found, never ahead of the database.

    `epoch` grows whenever tables may have changed without the cache being told. A table that was read in an earlier epoch is
    not cached, nor are the numbers that a query found in an earlier epoch.
    """

    def __init__(self) -> None:
        self.epoch = 0
        self._tables: BoundedDict[int, Table] = BoundedDict(MOST)
        self._found: BoundedDict[Hashable, tuple[int, ...]] = BoundedDict(MOST)

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

    def found(self, query: Hashable) -> tuple[Table, ...] | None:
        """The tables that a query finds, in the order of their numbers, or None unless all that is cached."""
        numbers = self._found.get(query)
        if numbers is None:
            return None
        tables = [kept for number in numbers if (kept := self.table(number)) is not None]
        return tuple(tables) if len(tables) == len(numbers) else None

    def keep_found(self, query: Hashable, numbers: Sequence[int], *, epoch: int) -> None:
        """Cache the numbers of the tables that a query found in this epoch."""
        if epoch == self.epoch:
            self._found[query] = tuple(sorted(numbers))

    def apply(self, change: Change) -> None:
        """Apply a change that was just committed."""
        if change.forget is not None or change.linking is not None:
            self.clear()
        if change.linking is not None:  # it has given its own tables other players and another revision
            return
        for part in change.parts:
            if (table := part.table) is not None:
                before = self._tables.get(table.id)
                # a query may have found the table as it was before the change, and have read it as it is after it
                if before is None or before.revision > table.revision or _found_by(before) != _found_by(table):
                    self._forget_found()
                self.keep(replace(table, revision=table.revision + 1), epoch=self.epoch)

    def drop(self, number: int) -> None:
        """Forget a table, so that it is read again."""
        self._tables.pop(number, None)
        self._forget_found()

    def clear(self) -> None:
        """Forget everything."""
        self._tables.clear()
        self._forget_found()

    def _forget_found(self) -> None:
        self._found.clear()
        self.epoch += 1


def _found_by(table: Table) -> tuple[object, ...]:
    """What queries find a table by: as long as it stays the same, each finds the same tables."""
    return table.phase, table.players, table.channel, table.further, table.watchers, bool(table.dues)
