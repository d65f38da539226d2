"""Recovery phrases: five words that bring a nickname to another browser."""

import asyncio
import hashlib
import hmac
import secrets
import sqlite3
from typing import Final

from bot.chat.phrases import new_phrase, split_words
from bot.runtime.sqlite_file import SqliteFile

COUNT: Final = 5
"""The number of words in a phrase: 55 bits."""

BROWSERS: Final = 20
"""The most browsers that got a nickname by its phrase; beyond that, the oldest is forgotten."""


# selects from `identity`, so that a person forgotten meanwhile gets no new row
_KEEP: Final = "INSERT OR REPLACE INTO recovery (person, salt, digest) SELECT id, ?, ? FROM identity WHERE id = ?"


def replace_phrase(db: sqlite3.Connection, person: str) -> str:
    """Do as `Recovery.new_phrase` does, for another process than the program."""
    phrase, salt = new_phrase(COUNT), secrets.token_bytes(16)
    db.execute(_KEEP, (salt, _hash(phrase, salt), person))
    return phrase


class Recovery:
    """Creates phrases and compares typed ones; only a salted hash of a phrase is stored."""

    def __init__(self, database: SqliteFile) -> None:
        self._database = database
        self._hashing = asyncio.Lock()

    async def new_phrase(self, person: str) -> str:
        """A new phrase of a person, which replaces any earlier one. Nobody can read it later."""
        phrase = new_phrase(COUNT)
        salt = secrets.token_bytes(16)
        digest = await self._digest(phrase, salt)
        await self._database.write(lambda db: db.execute(_KEEP, (salt, digest, person)))
        return phrase

    async def is_phrase(self, person: str, typed: str) -> bool:
        """Whether a text is the newest phrase of a person; case and separators do not matter."""
        rows = await self._database.rows("SELECT salt, digest FROM recovery WHERE person = ?", (person,))
        if not rows:
            return False
        [(salt, digest)] = rows
        return hmac.compare_digest(digest, await self._digest(" ".join(split_words(typed)), salt))

    async def add_browser(self, person: str, digest: bytes) -> bool:
        """Admit one more browser by the digest of the secret in its cookie; returns False if the person is forgotten."""

        def work(db: sqlite3.Connection) -> bool:
            """Add the browser, and forget the oldest of more than `BROWSERS`."""
            sql = "INSERT INTO recovered (person, digest) SELECT id, ? FROM identity WHERE id = ?"
            added = db.execute(sql, (digest, person)).rowcount == 1
            db.execute(
                "DELETE FROM recovered WHERE person = ?1"
                " AND id NOT IN (SELECT id FROM recovered WHERE person = ?1 ORDER BY id DESC LIMIT ?2)",
                (person, BROWSERS),
            )
            return added

        return await self._database.write(work)

    async def browsers(self, person: str) -> tuple[bytes, ...]:
        """The digests of the browsers admitted by a phrase."""
        rows = await self._database.rows("SELECT digest FROM recovered WHERE person = ?", (person,))
        return tuple(row[0] for row in rows)

    async def forget_browser(self, person: str, digest: bytes) -> None:
        """Stop admitting a browser, given by the digest of the secret in its cookie."""

        def work(db: sqlite3.Connection) -> None:
            db.execute("UPDATE identity SET digest = randomblob(32) WHERE id = ? AND digest = ?", (person, digest))
            db.execute("DELETE FROM recovered WHERE person = ? AND digest = ?", (person, digest))

        await self._database.write(work)

    async def keep_only(self, person: str, digest: bytes) -> None:
        """Admit only the browser whose cookie has this digest."""

        def work(db: sqlite3.Connection) -> None:
            db.execute("UPDATE identity SET digest = ? WHERE id = ?", (digest, person))
            db.execute("DELETE FROM recovered WHERE person = ?", (person,))

        await self._database.write(work)

    async def _digest(self, phrase: str, salt: bytes) -> bytes:
        # it takes about 50 ms: in a thread, and one at a time to save memory
        async with self._hashing:
            return await asyncio.to_thread(_hash, phrase, salt)


def _hash(phrase: str, salt: bytes) -> bytes:
    # 55 bits are safe against guesses at the server, but not for long against a graphics card with the file; scrypt with 16 MiB
    # for each guess makes that hopeless too
    return hashlib.scrypt(phrase.encode(), salt=salt, n=2**14, r=8, p=1)
