"""Positions: a cache of positions replayed from logs, and the locks of tables, channels and anything else with a key."""

import asyncio
from collections.abc import Hashable
from dataclasses import replace
from typing import Any, Final

from bot.games.registry import Engine
from bot.runtime.bounded import BoundedDict
from bot.runtime.locks import Locks
from bot.store.store import Store
from bot.tables.playing import AnyGame, AnyReplay, LoadedTable, catch_up, replay_log, with_computers
from bot.tables.table import Phase, Table
from core.errors import MoveError
from core.game import Seat
from core.replay import LEAVING, TAKEBACK, LogEntry, begin, entries_in_force, fold
from core.turns import Turns, public_turns

REPLAYED_AT_ONCE: Final = 8
"""Entries replayed at a time, which takes about 2 ms; then the event loop serves others."""


class DoesNotReplay(Exception):
    """A log no longer replays, or its rules are unknown; the table must be set aside."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.id)
        self.table = table


class Positions:
    """Loads tables with their positions, and caches the `size` positions used last."""

    def __init__(self, store: Store, *, size: int = 256) -> None:
        self._store = store
        self._kept: BoundedDict[int, AnyReplay] = BoundedDict(size)
        self._locks = Locks()

    def lock(self, of: Hashable) -> asyncio.Lock:
        """The lock of a table (by its number), of a channel (its tournament, its daily puzzle), or of anything else by a key.

        A command that needs a table's and another takes the table's first. A lock exists as long as somebody holds a reference
        to it.
        """
        return self._locks.of(of)

    async def load(self, table: Table) -> LoadedTable:
        """The table with its position, under the version of the rules with which it began; raises DoesNotReplay."""
        kept = self._kept.get(table.id)
        try:
            engine = table.engine
            replay = kept if kept and kept.plies == table.plies else await self._replayed(table, engine, kept)
        except (MoveError, KeyError) as error:  # KeyError: an unknown game
            raise DoesNotReplay(table) from error
        newest = self._kept.get(table.id)
        if newest is None or newest.plies <= replay.plies:
            self.keep(table, replay)
        return LoadedTable(table, engine, replay)

    async def _replayed(self, table: Table, engine: Engine, kept: AnyReplay | None) -> AnyReplay:
        """The log replayed up to the table's length, from the cached position if that is not ahead of it."""
        log = await self.log(table)
        replay = kept if kept is not None and kept.plies < table.plies else begin(engine.game, len(table.players))
        if any(entry.text == TAKEBACK for entry in log[replay.plies :]):
            return await asyncio.to_thread(replay_log, table, engine.game, log)
        while replay.plies < len(log):
            replay = catch_up(table, engine.game, replay, log[: replay.plies + REPLAYED_AT_ONCE])
            await asyncio.sleep(0)
        return replay

    async def log(self, table: Table) -> tuple[LogEntry, ...]:
        """The log up to the table's length, as `with_computers` marks it; it may have grown since the table was read."""
        return with_computers(table, (await self._store.log(table.id))[: table.plies])

    async def turns(self, loaded: LoadedTable) -> Turns[Any]:
        """The turns of a game as everybody saw them; replays the whole log off the event loop."""
        log = await self.log(loaded.table)
        return await asyncio.to_thread(public_turns, loaded.game, len(loaded.table.players), log)

    async def before(self, loaded: LoadedTable, ply: int) -> LoadedTable:
        """The table before an entry of its log, not counting entries taken back; replays off the event loop."""
        game, log = loaded.game, await self.log(loaded.table)
        replay = await asyncio.to_thread(_before, game, len(loaded.table.players), log, ply)
        then = replace(loaded.table, phase=Phase.RUNNING, turn=game.turn(replay.position))
        return replace(loaded, table=then, replay=replay)

    async def after_leaving(self, loaded: LoadedTable, seat: Seat) -> LoadedTable:
        """The table after the entry by which a seat left, or as it is without one; replays off the event loop."""
        game, log = loaded.game, await self.log(loaded.table)
        left = next((at for at, entry in enumerate(log, 1) if entry.seat == seat and entry.text in LEAVING), None)
        if left is None:
            return loaded
        seats = len(loaded.table.players)
        return replace(
            loaded, replay=await asyncio.to_thread(fold, game, seats, log[:left], seed=None, client_seed=b"")
        )

    def keep(self, table: Table, replay: AnyReplay) -> None:
        """Cache the position of a table that was just committed or loaded."""
        self._kept[table.id] = replay


def _before(game: AnyGame, seats: int, log: tuple[LogEntry, ...], ply: int) -> AnyReplay:
    return fold(game, seats, entries_in_force(game, seats, log)[:ply], seed=None, client_seed=b"")
