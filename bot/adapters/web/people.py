"""People of the web chat: their nicknames, the channels they have open and those they lead."""

import sqlite3
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from secrets import token_hex
from typing import Any, Final

from bot.adapters.web import nicknames, rooms
from bot.grammar.seconds import DAY
from bot.runtime.sqlite_file import SqliteFile

EVERYONE: Final = "everyone"
"""Stands in place of nicknames; nobody can be called that."""

_AWAY: Final = 30 * DAY
"""Seconds without a line after which a leader who has closed their channel has left it for good."""

_IDENTITY = "id, nick, name, digest, locale, banned > 0"


@dataclass(frozen=True, slots=True)
class Identity:
    """A person with a nickname.

    `id` is random and reveals nothing, `nick` is the same for names that look the same, `digest` is the hash of the secret in
    their cookie. Whoever was `banned` may not come in.
    """

    id: str
    nick: str
    name: str
    digest: bytes
    locale: str
    banned: bool = False


def _identity(row: Sequence[Any]) -> Identity:
    id, nick, name, digest, locale, banned = row
    return Identity(id, nick, name, digest, locale, bool(banned))


def new_id() -> str:
    """A new random id."""
    return token_hex(8)


class People:
    """The people in the web chat's database; `leaders` are the nicknames of those who lead the lobby, or `everyone`."""

    def __init__(self, database: SqliteFile, leaders: Iterable[str] = ()) -> None:
        self._database = database
        self.everyone_leads = EVERYONE in leaders
        self._leaders = frozenset(map(nicknames.key, leaders))

    async def claim(self, identity: Identity) -> bool:
        """Assign a nickname; returns False if it is taken, or looks like one that is."""
        look = nicknames.look(identity.name)

        def work(db: sqlite3.Connection) -> bool:
            """Store the person, and that they are in the lobby; false if the nickname is not free."""
            if db.execute("SELECT 1 FROM identity WHERE look = ?", (look,)).fetchone():
                return False
            made = db.execute(
                "INSERT INTO identity (id, nick, name, digest, locale, look) VALUES (?, ?, ?, ?, ?, ?)"
                " ON CONFLICT DO NOTHING",
                (identity.id, identity.nick, identity.name, identity.digest, identity.locale, look),
            )
            if made.rowcount == 1:
                db.execute("INSERT INTO member (person, room) VALUES (?, ?)", (identity.id, rooms.LOBBY))
            return made.rowcount == 1

        return await self._database.write(work)

    async def is_taken(self, name: str) -> bool:
        """Whether a nickname is taken, or looks like one that is."""
        sql = "SELECT 1 FROM identity WHERE nick = ? OR look = ?"
        return bool(await self._database.rows(sql, (nicknames.key(name), nicknames.look(name))))

    async def named(self, nick: str) -> Identity | None:
        """The owner of a nickname, or None if it is free."""
        rows = await self._database.rows(f"SELECT {_IDENTITY} FROM identity WHERE nick = ?", (nick,))
        return _identity(rows[0]) if rows else None

    async def at(self, address: str) -> Identity | None:
        """The owner of the pages at an address, or None; the address has an id or, on old pages, a nickname."""
        sql = f"SELECT {_IDENTITY} FROM identity WHERE id = ?1 OR nick = ?1 ORDER BY id = ?1 DESC LIMIT 1"
        rows = await self._database.rows(sql, (address,))
        return _identity(rows[0]) if rows else None

    async def changed(self) -> tuple[tuple[Identity, int], ...]:
        """Those who were put out, let in again or renamed, with the number of the change, until that is in force everywhere."""
        rows = await self._database.rows(f"SELECT {_IDENTITY}, changed FROM identity WHERE changed > 0")
        return tuple((_identity(row), number) for *row, number in rows)

    async def ids(self, nicks: Iterable[str]) -> dict[str, str]:
        """The ids of the owners of these nicknames; free ones are left out."""
        wanted = tuple(nicks)
        marks = ", ".join("?" * len(wanted))
        rows = await self._database.rows(f"SELECT nick, id FROM identity WHERE nick IN ({marks})", wanted)
        return {row[0]: row[1] for row in rows}

    async def set_locale(self, person: str, locale: str) -> None:
        """Store the language that a person chose."""
        sql = "UPDATE identity SET locale = ? WHERE id = ?"
        await self._database.write(lambda db: db.execute(sql, (locale, person)))

    async def rooms_of(self, person: str) -> tuple[str, ...]:
        """The channels that a person has open."""
        rows = await self._database.rows("SELECT room FROM member WHERE person = ? ORDER BY room", (person,))
        return tuple(row[0] for row in rows)

    async def join(self, person: str, room: str) -> None:
        """Open a channel for a person; the first to open it leads it, or whoever opens it once its leader has left it for good.

        Nobody leads the lobby by that.
        """

        def work(db: sqlite3.Connection) -> None:
            """Store that the person is in the channel, and perhaps leads it."""
            db.execute("INSERT INTO member (person, room) VALUES (?, ?) ON CONFLICT DO NOTHING", (person, room))
            if room != rooms.LOBBY:
                db.execute(
                    "INSERT INTO leader (room, person) VALUES (?, ?) ON CONFLICT (room) DO UPDATE SET person = excluded.person"
                    " WHERE NOT EXISTS (SELECT 1 FROM member WHERE room = leader.room AND person = leader.person) AND NOT"
                    " EXISTS (SELECT 1 FROM entry WHERE room = leader.room AND author = leader.person AND at > ?)",
                    (room, person, round((time.time() - _AWAY) * 1000)),
                )

        await self._database.write(work)

    async def leave(self, person: str, room: str) -> None:
        """Close a channel for a person; its leader remains its leader for a while."""
        sql = "DELETE FROM member WHERE person = ? AND room = ?"
        await self._database.write(lambda db: db.execute(sql, (person, room)))

    def is_leading(self, name: str) -> bool:
        """Whether the operator has named the owner of a nickname as a leader of the lobby."""
        return nicknames.key(name) in self._leaders

    async def leads(self, person: str, room: str) -> bool:
        """Whether a person leads a room: their private conversation, a channel that they opened first, or by the operator's
        choice the lobby."""
        if room == rooms.own_room(person):
            return True
        if room == rooms.LOBBY:
            rows = (
                await self._database.rows("SELECT nick FROM identity WHERE id = ?", (person,)) if self._leaders else ()
            )
            return any(nick in self._leaders for (nick,) in rows)
        return bool(await self._database.rows("SELECT 1 FROM leader WHERE room = ? AND person = ?", (room, person)))
