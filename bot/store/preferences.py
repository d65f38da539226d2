"""A cache of the choices of channels and people: read several times for each line, and hardly ever changed."""

import json
from typing import Final

from bot.runtime.bounded import BoundedDict
from bot.store.change import Preference
from bot.store.change_listener import ChangeListener
from bot.store.connection import Database

_CHANNEL: Final = "preference"
"""The channel on which a PostgreSQL server notifies of every change, with the address."""

_MOST: Final = 4096


class Preferences:
    """A cache of preferences by address; the database notifies it of changes by other processes."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._kept: BoundedDict[str, Preference] = BoundedDict(_MOST)
        self._changes = ChangeListener(database, _CHANNEL, self.drop, self.clear)
        self._epoch = 0

    async def get(self, name: str) -> Preference:
        """The preference of an address."""
        await self._changes.listen()
        kept = self._kept.get(name)
        if kept is not None:
            return kept
        epoch = self._epoch
        query = "SELECT language, theme, hint, settings FROM preference WHERE address = ?"
        rows = await self._database.rows(query, (name,))
        read = _preference(*rows[0]) if rows else Preference()
        if epoch == self._epoch:  # otherwise the row may have changed meanwhile
            self._kept[name] = read
        return read

    def drop(self, name: str) -> None:
        """Forget an address, so that it is read again."""
        self._kept.pop(name, None)
        self._epoch += 1

    def clear(self) -> None:
        """Forget everything, so that it is read again."""
        self._kept.clear()
        self._epoch += 1


def _preference(language: str, theme: str, hint: str, settings: str) -> Preference:
    return Preference(language, theme, hint, json.loads(settings))
