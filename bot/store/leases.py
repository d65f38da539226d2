"""Leases and claims on a PostgreSQL server: which process serves which front, and who acts at which table."""

import logging
from collections.abc import Callable, Sequence
from math import inf
from typing import Final

from bot.store.change import CLOCK_LEASE, LEASE, Held, Lease, Leases, Unavailable
from bot.store.postgres_database import PostgresDatabase

_WAKE: Final = "summarum"
_FREED: Final = "summarum_freed"
_CLAIM: Final = (
    "INSERT INTO claim (table_id, holder, until)"
    " SELECT id, ?::text, clock_timestamp() + ?::float8 * INTERVAL '1 second' FROM"
    " (SELECT id FROM game_table WHERE id = ANY (?::bigint[]) FOR UPDATE SKIP LOCKED) AS free"
    " ON CONFLICT (table_id) DO UPDATE SET holder = excluded.holder, until = excluded.until"
    " WHERE claim.holder = excluded.holder OR claim.until <= clock_timestamp() RETURNING table_id"
)
_log = logging.getLogger(__name__)


class PostgresLeases(Leases):
    """The leases and claims of one process, which is called `me`."""

    shared = True

    def __init__(self, database: PostgresDatabase, me: str) -> None:
        self._database = database
        self._me = me
        self._heard: dict[str, Callable[[str], object]] = {}

    async def hold(self, fronts: Sequence[str]) -> Held:
        """Renew the leases of this process, and take at most one free one, so that processes that start together share them."""
        if not self._database.hears:  # it never listened, or lost the connection
            await self._listen()
        sql = "SELECT front, fence, mine, runs, served FROM hold_fronts(?, ?, ?)"
        rows = await self._database.rows(sql, (self._me, list(fronts), LEASE))
        mine = {front: Lease(front, fence) for front, fence, is_mine, _, _ in rows if is_mine}
        others = [runs for _, _, is_mine, runs, _ in rows if not is_mine]
        counting = max([0.0, *(runs for front, _, _, runs, _ in rows if front == CLOCK_LEASE)])
        return Held(mine, rows[0][4], counting, max(0.0, min(others, default=inf)))

    async def release(self) -> None:
        """Give all leases and claims of this process back."""
        await self._database.rows("UPDATE lease SET until = clock_timestamp() WHERE holder = ?", (self._me,))
        await self._database.rows("DELETE FROM claim WHERE holder = ?", (self._me,))
        await self._database.rows("SELECT pg_notify(?, ?)", (_FREED, self._me))

    async def claim(self, tables: Sequence[int]) -> tuple[int, ...]:
        """Claim tables for some seconds, in which no other process acts there on its own; returns those that were free."""
        return tuple(row[0] for row in await self._database.rows(_CLAIM, (self._me, LEASE, list(tables))))

    async def unclaim(self, tables: Sequence[int]) -> None:
        """Let other processes claim these tables again."""
        sql = "DELETE FROM claim WHERE holder = ? AND table_id = ANY (?::bigint[])"
        await self._database.rows(sql, (self._me, list(tables)))

    async def wake(self) -> None:
        """Make the other processes look for messages to deliver; if that fails, they look a little later."""
        try:
            await self._database.rows("SELECT pg_notify(?, ?)", (_WAKE, self._me))
        except Unavailable as error:
            _log.debug("nobody was woken: %s", error)

    async def listen(self, woken: Callable[[], object], freed: Callable[[], object]) -> None:
        """Call `woken` whenever another process calls `wake` or `release`, and `freed` for the latter as well."""

        def on_wake(caller: str) -> None:
            if caller != self._me:
                woken()

        def on_freed(caller: str) -> None:
            if caller != self._me:
                woken()
                freed()

        self._heard = {_WAKE: on_wake, _FREED: on_freed}
        await self._listen()

    async def _listen(self) -> None:
        for channel, heard in self._heard.items():
            await self._database.listen(channel, heard)
