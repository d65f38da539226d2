"""Putting people out, letting them in again, and giving them another nickname: for leaders and for the operator.

Each is one short transaction on the web chat's file, from whichever process. The program notices it and does the rest
(`bot/adapters/web/identity_changes.py`).
"""

import sqlite3
import time
from collections.abc import Callable

from bot.adapters.web import nicknames, rooms
from bot.adapters.web.people import People
from bot.chat.moderation import Act, ModerationResult
from bot.chat.port import Account
from bot.runtime.sqlite_file import SqliteFile


def moderate(db: sqlite3.Connection, act: Act, person: str, new: str = "") -> str:
    """Put a person out, let them in again or rename them; returns `done`, or why there can be no such nickname."""
    if act == "rename":
        return _rename(db, person, new)
    if act == "ban":
        db.execute("DELETE FROM waiting WHERE author = ?", (person,))
    at = round(time.time() * 1000) if act == "ban" else 0
    sql = "UPDATE identity SET banned = ?1, changed = changed + 1 WHERE id = ?2 AND (banned > 0) <> (?1 > 0)"
    db.execute(sql, (at, person))
    return "done"


def _rename(db: sqlite3.Connection, person: str, new: str) -> str:
    name = nicknames.nickname(new)
    if name is None:
        return "nick"
    others = "SELECT 1 FROM identity WHERE (nick = ? OR look = ?) AND id <> ?"
    key, look = nicknames.key(name), nicknames.look(name)
    if rooms.is_reserved(name) or db.execute(others, (key, look, person)).fetchone():
        return "taken"
    if not nicknames.is_of_one_alphabet(name):
        return "alphabets"
    db.execute(
        "UPDATE identity SET former = CASE former WHEN '' THEN name ELSE former END, nick = ?, name = ?, look = ?,"
        " changed = changed + 1 WHERE id = ? AND name <> ?",
        (key, name, look, person, name),
    )
    return "done"


class WebModeration:
    """What the leaders of the lobby do; `wake` is called after each change, so that the program acts on it at once."""

    def __init__(self, database: SqliteFile, people: People, wake: Callable[[], None]) -> None:
        self._database = database
        self._people = people
        self._wake = wake

    async def leads(self, account: Account) -> bool:
        """Whether the operator has named somebody as a leader of the lobby."""
        return account.platform == rooms.PLATFORM and await self._people.leads(account.id, rooms.LOBBY)

    async def banned(self) -> tuple[str, ...]:
        """The nicknames of those who were put out, the last one first."""
        rows = await self._database.rows("SELECT name FROM identity WHERE banned > 0 ORDER BY banned DESC")
        return tuple(row[0] for row in rows)

    async def moderate(self, act: Act, name: str, new: str) -> ModerationResult:
        """Do it, unless the person leads the lobby as well: then only the operator does."""
        identity = await self._people.named(nicknames.key(name))
        if identity is None:
            return ModerationResult("unknown", name)
        if await self._people.leads(identity.id, rooms.LOBBY) and act != "unban":
            return ModerationResult("leader", identity.name)
        if act == "rename" and self._people.is_leading(new):  # it would bring the rights with it
            return ModerationResult("taken", identity.name)
        code = await self._database.write(lambda db: moderate(db, act, identity.id, new))
        self._wake()
        return ModerationResult(code, identity.name, nicknames.proposed(new) if code == "nick" else "")
