"""What channels and people chose, cached in memory: read several times a line, and hardly ever changed."""

import json
from typing import Final

from bot.runtime.bounded import BoundedDict
from bot.store.change import Preference
from bot.store.change_listener import ChangeListener
from bot.store.connection import Database

_CHANNEL: Final = "preference"
"""Where a PostgreSQL server notifies of every change, with the address."""

_MOST: Final = 4096


class Preferences:
    """A cache of the preferences by address; where other processes write too, the database notifies it of their changes."""

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
        if epoch == self._epoch:  # otherwise it may have been changed meanwhile
            self._kept[name] = read
        return read

    def drop(self, name: str) -> None:
        """Reload an address from now on."""
        self._kept.pop(name, None)
        self._epoch += 1

    def clear(self) -> None:
        """Reload everything from now on."""
        self._kept.clear()
        self._epoch += 1


def _preference(language: str, theme: str, hint: str, settings: str) -> Preference:
    return Preference(language, theme, hint, json.loads(settings))
