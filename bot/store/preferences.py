"""A cache of the choices of channels and people: read several times for each line, and hardly ever changed."""

import json
from typing import Final

from bot.store.change import Preference
from bot.store.connection import Database
from bot.store.read_cache import ChangeListener, ReadCache

_CHANNEL: Final = "preference"
"""The channel on which a PostgreSQL server notifies of every change, with the address."""


class Preferences(ReadCache[str, Preference]):
    """A cache of preferences by address; the database notifies it of changes by other processes."""

    def __init__(self, database: Database) -> None:
        super().__init__(self._stored)
        self._database = database
        self._changes = ChangeListener(database, _CHANNEL, self.drop, self.clear)

    async def get(self, key: str) -> Preference:
        """The preference of an address."""
        await self._changes.listen()
        return await super().get(key)

    async def _stored(self, name: str) -> Preference:
        query = "SELECT language, theme, hint, settings FROM preference WHERE address = ?"
        for language, theme, hint, settings in await self._database.rows(query, (name,)):
            return Preference(language, theme, hint, json.loads(settings))
        return Preference()
