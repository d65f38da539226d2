"""Headers: the tables used last, as they stand in the database, so that reading one again costs no trip to it."""

from collections import OrderedDict
from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import Final

from bot.store.port import Change
from bot.table import Phase, Table

MOST: Final = 512
"""So many tables are kept, those used last, and at most as many lists of tables."""


class Headers:
    """Tables, and lists of tables by what was asked for; never ahead of the database.

    `epoch` grows whenever tables may have changed in a way not told here: what was read from the database before that is
    not kept.
    """

    def __init__(self) -> None:
        self.epoch = 0
        self._tables: OrderedDict[int, Table] = OrderedDict()
        self._lists: dict[Hashable, tuple[int, ...]] = {}

    def table(self, number: int) -> Table | None:
        """The table with this number, if it is kept."""
        if number in self._tables:
            self._tables.move_to_end(number)
        return self._tables.get(number)

    def listed(self, wanted: Hashable) -> tuple[Table, ...] | None:
        """The tables of a list, if it and all of them are kept."""
        numbers = self._lists.get(wanted)
        if numbers is None or any(number not in self._tables for number in numbers):
            return None
        return tuple(self._tables[number] for number in numbers)

    def keep(self, table: Table, *, epoch: int) -> None:
        """Remember a table that was read in this epoch; one committed meanwhile is newer and stays."""
        kept = self._tables.get(table.id)
        if epoch == self.epoch and (kept is None or kept.revision <= table.revision):
            self._tables.pop(table.id, None)
            self._tables[table.id] = table
            while len(self._tables) > MOST:
                self._tables.popitem(last=False)

    def keep_list(self, wanted: Hashable, tables: Sequence[Table], *, epoch: int) -> None:
        """Remember a list that was read in this epoch."""
        if epoch == self.epoch:
            for table in tables:
                self.keep(table, epoch=epoch)
            if len(self._lists) >= MOST:
                self._lists.clear()
            self._lists[wanted] = tuple(table.id for table in tables)

    def committed(self, change: Change) -> None:
        """Go along with a change that is in the database now."""
        if change.forget is not None:
            self.clear()
        for part in change.parts:
            if part.table is not None:
                self._changed(replace(part.table, revision=part.table.revision + 1))

    def _changed(self, now: Table) -> None:
        before = self._tables.get(now.id)
        if before is None or _place(before) != _place(now):
            self._lists.clear()
            self.epoch += 1  # a list being read may have missed it
        self.keep(now, epoch=self.epoch)

    def drop(self, number: int) -> None:
        """Read this table from the database when it is wanted next."""
        self._tables.pop(number, None)
        self.epoch += 1

    def clear(self) -> None:
        """Read everything anew."""
        self._tables.clear()
        self._lists.clear()
        self.epoch += 1


def _place(table: Table) -> tuple[Phase, tuple[object, ...]]:
    """What lists of tables go by, and a change of a table can alter."""
    return table.phase, table.people
