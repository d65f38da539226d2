"""A cache of rows that are read for every line and hardly ever change; other processes' changes are heard of."""

from collections.abc import Awaitable, Callable, Hashable
from typing import Final, Generic, TypeVar

from bot.runtime.bounded import BoundedDict
from bot.store.connection import Database

_MOST: Final = 4096

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class ReadCache(Generic[K, V]):
    """Values that `read` reads from the database; one that may have changed while it was read is not cached."""

    def __init__(self, read: Callable[[K], Awaitable[V]]) -> None:
        self._read = read
        self._kept: BoundedDict[K, V] = BoundedDict(_MOST)
        self._epoch = 0

    async def get(self, key: K) -> V:
        """The value of a key."""
        if (kept := self._kept.get(key)) is not None:
            return kept
        epoch = self._epoch
        read = await self._read(key)
        if (kept := self._kept.get(key)) is not None:  # two lines of a new person came in at once
            return kept
        if epoch == self._epoch:  # otherwise the row may have changed meanwhile
            self._kept[key] = read
        return read

    def cached(self, key: K) -> V | None:
        """The value of a key if it is cached, else None."""
        return self._kept.get(key)

    def drop(self, key: K) -> None:
        """Forget a key, so that it is read again."""
        self._kept.pop(key, None)
        self._epoch += 1

    def clear(self) -> None:
        """Forget everything, so that it is read again."""
        self._kept.clear()
        self._epoch += 1


class ChangeListener:
    """Calls `drop` with each notification of a channel, and `clear` when some may have been missed."""

    def __init__(
        self, database: Database, channel: str, drop: Callable[[str], object], clear: Callable[[], object]
    ) -> None:
        self._database = database
        self._channel = channel
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
