"""Positions: the folded logs of the tables played lately, and one lock a table."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from weakref import WeakValueDictionary

from bot.registry import Loaded, load
from bot.store.port import Store
from bot.table import AnyReplay, Phase, Table, replay_log


@dataclass(frozen=True, slots=True)
class Live:
    """A table with its game and its position."""

    table: Table
    loaded: Loaded
    replay: AnyReplay


class Positions:
    """Loads tables with their positions; keeps at most `size` positions, those used last."""

    def __init__(self, store: Store, *, size: int = 256) -> None:
        self._store = store
        self._size = size
        self._kept: OrderedDict[int, AnyReplay] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def lock(self, number: int) -> asyncio.Lock:
        """The lock of a table; kept only while somebody holds on to it."""
        lock = self._locks.get(number)
        if lock is None:
            lock = self._locks[number] = asyncio.Lock()
        return lock

    async def live(self, table: Table) -> Live:
        """The table with its position; raises MoveError if its log does not replay, KeyError for a game unknown here."""
        loaded = load(table.game, table.options)
        replay = self._kept.get(table.id)
        if replay is None or replay.plies != table.plies:
            replay = replay_log(table, loaded.game, await self._store.log(table.id))
        self.keep(table, replay)
        return Live(table, loaded, replay)

    def keep(self, table: Table, replay: AnyReplay) -> None:
        """Remember the position of a table as it was just committed or loaded; over games are let go."""
        self._kept[table.id] = replay
        self._kept.move_to_end(table.id)
        if table.phase is not Phase.RUNNING:
            del self._kept[table.id]
        while len(self._kept) > self._size:
            self._kept.popitem(last=False)

    def __len__(self) -> int:
        return len(self._kept)
