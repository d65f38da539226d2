"""The tables used last, as they are in the database, so that reading them again costs nothing."""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.store.change import Change
from bot.tables.table import Table

MOST: Final = 512
"""Most tables kept."""

MOST_LISTED: Final = 4 * MOST
"""Most channels and people whose lists are kept: each table has a channel and two or three people."""

Wanted = tuple[object, ...]
"""The key of a list: whose tables (a channel or a person), then the phases."""


class TableCache:
    """Tables, and lists of tables by what was asked for; never ahead of the database.

    `epoch` grows whenever tables may have changed without the cache being told. What was read from the database in an
    earlier epoch is not kept.
    """

    def __init__(self) -> None:
        self.epoch = 0
        self._tables: OrderedDict[int, Table] = OrderedDict()
        self._lists: dict[object, dict[Wanted, tuple[int, ...]]] = {}

    def table(self, number: int) -> Table | None:
        """The table with this number, if it is kept."""
        kept = self._tables.get(number)
        if kept is not None:
            self._tables.move_to_end(number)
        return kept

    def listed(self, wanted: Wanted) -> tuple[Table, ...] | None:
        """The tables of a list, if it and all of them are kept."""
        numbers = self._lists.get(wanted[0], {}).get(wanted[1:])
        if numbers is None:
            return None
        kept = tuple(table for number in numbers if (table := self._tables.get(number)) is not None)
        return kept if len(kept) == len(numbers) else None

    def keep(self, table: Table, *, epoch: int) -> None:
        """Keep a table that was read in this epoch, unless a newer one was committed meanwhile."""
        kept = self._tables.get(table.id)
        if epoch == self.epoch and (kept is None or kept.revision <= table.revision):
            self._tables.pop(table.id, None)
            self._tables[table.id] = table
            while len(self._tables) > MOST:
                self._tables.popitem(last=False)

    def keep_list(self, wanted: Wanted, tables: Sequence[Table], *, epoch: int) -> None:
        """Keep a list that was read in this epoch."""
        if epoch == self.epoch:
            for table in tables:
                self.keep(table, epoch=epoch)
            whose, *phases = wanted
            if whose not in self._lists and len(self._lists) >= MOST_LISTED:
                del self._lists[next(iter(self._lists))]
            self._lists.setdefault(whose, {})[tuple(phases)] = tuple(table.id for table in tables)

    def committed(self, change: Change) -> None:
        """Apply a change that was just committed."""
        if change.forget is not None or change.linking is not None:
            self.clear()
        for part in change.parts:
            if part.table is not None:
                self._changed(replace(part.table, revision=part.table.revision + 1))

    def _changed(self, now: Table) -> None:
        before = self._tables.get(now.id)
        if before is None or _listed(before) != _listed(now):
            if before is None and now.revision > 1:  # it is not known whose lists it was in
                self._lists.clear()
            known = () if before is None else (*before.places, *before.people)
            for whose in (*now.places, *now.people, *known):
                self._lists.pop(whose, None)
            self.epoch += 1  # a list being read may have missed it
        self.keep(now, epoch=self.epoch)

    def drop(self, number: int) -> None:
        """Forget a table: it is read anew."""
        self._tables.pop(number, None)
        self.epoch += 1

    def clear(self) -> None:
        """Forget everything."""
        self._tables.clear()
        self._lists.clear()
        self.epoch += 1


def _listed(table: Table) -> tuple[object, ...]:
    """What decides in which lists a table is."""
    return table.phase, table.people, table.places
