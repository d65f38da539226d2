"""Keeps a cache of the database up to date by the notifications of other processes that write to it."""

from collections.abc import Callable
from typing import Final

from bot.store.connection import Database


class ChangeListener:
    """Calls `drop` with each notification of a channel, and `clear` when some may have been missed."""

    def __init__(
        self, database: Database, channel: str, drop: Callable[[str], object], clear: Callable[[], object]
    ) -> None:
        self._database: Final = database
        self._channel: Final = channel
        self._drop = drop
        self._clear = clear
        self._listened = 0

    async def listen(self) -> None:
        """Make sure that the cache is up to date; call this before each use."""
        if self._database.hears and self._listened == self._database.listened:
            return
        self._clear()
        await self._database.listen(self._channel, self._drop)
        self._listened = self._database.listened
