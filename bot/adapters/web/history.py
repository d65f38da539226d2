"""The web chat's own memory: who is who, what was said, and which lines still wait to be taken in.

Everything that changes it is one transaction under one lock; what a call has returned from is on the disk.
"""

import asyncio
import json
import sqlite3
import time
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from secrets import randbits

import aiosqlite

from bot.adapters.web import rooms
from bot.adapters.web.entry import (
    Entry,
    Line,
    Shown,
    areas_out,
    buttons_in,
    buttons_out,
    png_size,
    spans_in,
    spans_out,
    storable,
)
from bot.adapters.web.schema import prepare
from bot.chat.port import Message, Span, Unreachable

_ENTRY = (
    "seq, version, room, at, spans, author, name, client, reply, only_for, picture, alt, width, height, buttons, document,"
    " areas IS NOT NULL"
)
_LINE = "author, name, client, room, text, locale, button, reply_to"


@dataclass(frozen=True, slots=True)
class Identity:
    """Somebody who chose a nickname; `digest` is the hash of the secret in his cookie."""

    id: str
    name: str
    digest: bytes
    locale: str


class History:
    """The memory, in an SQLite file of its own."""

    def __init__(self, db: aiosqlite.Connection, instance: str, keep: int, remember: int) -> None:
        self._db = db
        self._lock = asyncio.Lock()
        self._keep = keep
        self._remember = remember
        self.instance = instance

    @classmethod
    async def open(cls, path: Path, *, keep: int = 500, remember: int = 20_000) -> "History":
        """Open the file, made if need be; keeps so many entries a room, and remembers so many ids of what was sent."""
        db = await aiosqlite.connect(path, isolation_level=None)
        try:
            await db.execute("PRAGMA journal_mode = WAL")
            await db.execute("PRAGMA synchronous = FULL")
            await db.execute("PRAGMA foreign_keys = ON")
            await db.execute("PRAGMA busy_timeout = 5000")
            instance = await prepare(db, path)
        except BaseException:
            await db.close()
            raise
        return cls(db, instance, keep, remember)

    async def close(self) -> None:
        """Close the file once what is begun is done."""
        async with self._lock:
            await self._db.close()

    # people

    async def claim(self, identity: Identity) -> bool:
        """Give a nickname to whoever asked first; False where it has an owner."""
        async with self._change() as db:
            made = await db.execute(
                "INSERT INTO identity (id, name, digest, locale) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
                (identity.id, identity.name, identity.digest, identity.locale),
            )
            if made.rowcount == 1:
                await db.execute("INSERT INTO member (person, room) VALUES (?, ?)", (identity.id, rooms.LOBBY))
            return made.rowcount == 1

    async def identity(self, person: str) -> Identity | None:
        """Whoever has that nickname."""
        rows = await self._rows("SELECT id, name, digest, locale FROM identity WHERE id = ?", (person,))
        return Identity(*rows[0]) if rows else None

    async def set_locale(self, person: str, locale: str) -> None:
        """Remember the language somebody chose."""
        async with self._change() as db:
            await db.execute("UPDATE identity SET locale = ? WHERE id = ?", (locale, person))

    async def rooms_of(self, person: str) -> tuple[str, ...]:
        """The channels somebody has open."""
        rows = await self._rows("SELECT room FROM member WHERE person = ? ORDER BY room", (person,))
        return tuple(row[0] for row in rows)

    async def join(self, person: str, room: str) -> None:
        """Open a channel for somebody."""
        async with self._change() as db:
            await db.execute("INSERT INTO member (person, room) VALUES (?, ?) ON CONFLICT DO NOTHING", (person, room))

    async def leave(self, person: str, room: str) -> None:
        """Close a channel for somebody."""
        async with self._change() as db:
            await db.execute("DELETE FROM member WHERE person = ? AND room = ?", (person, room))

    # what was said

    async def keep_line(self, line: Line) -> tuple[Entry | None, int | None]:
        """Store a typed line once; its entry (None once that is pruned), and its number where it has to be taken in."""
        async with self._change() as db:
            seen = await _one(
                db, "SELECT seq FROM line_seen WHERE author = ? AND client = ?", (line.author, line.client)
            )
            if seen is not None:
                return await _entry(db, seen[0]), None
            reply = int(line.reply_to) if line.reply_to is not None else None
            seq = await _insert(
                db,
                "INSERT INTO entry (version, room, at, spans, author, name, client, reply, buttons)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, '[]')",
                (
                    await _next_version(db),
                    line.room,
                    _now(),
                    _dump(spans_out((Span(line.text),))),
                    line.author,
                    line.name,
                    line.client,
                    reply,
                ),
            )
            await db.execute(
                "INSERT INTO line_seen (seq, author, client) VALUES (?, ?, ?)", (seq, line.author, line.client)
            )
            await db.execute(
                f"INSERT INTO waiting (seq, {_LINE}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    seq,
                    line.author,
                    line.name,
                    line.client,
                    line.room,
                    line.text,
                    line.locale,
                    line.button,
                    line.reply_to,
                ),
            )
            await self._prune(db, line.room, "line_seen", "seq")
            return await _entry(db, seq), seq

    async def keep_message(self, message: Message) -> tuple[int, Entry | None]:
        """Store a message of the bot once; its place, and its entry where it is new or was changed."""
        room, only = rooms.place(message.to)
        async with self._change() as db:
            seen = await _one(db, "SELECT seq FROM nonce_seen WHERE nonce = ?", (message.nonce,))
            if seen is not None:
                return seen[0], None
            nick = room[1:] if room.startswith("@") else only
            if nick is not None and await _one(db, "SELECT 1 FROM identity WHERE id = ?", (nick,)) is None:
                raise Unreachable(f"nobody has the nickname {nick}")
            seq = await _replaced(db, message.replaces, room, only)
            if seq is None:
                seq = await _insert(
                    db,
                    "INSERT INTO entry (version, room, at, spans, name, only_for, buttons)"
                    " VALUES (0, ?, ?, '[]', '', ?, '[]')",
                    (room, _now(), only),
                )
            await _write(db, seq, message)
            await db.execute("INSERT INTO nonce_seen (nonce, seq) VALUES (?, ?)", (message.nonce, seq))
            await self._prune(db, room, "nonce_seen", "id")
            return seq, await _entry(db, seq)

    async def entry(self, seq: int) -> Entry | None:
        """One entry."""
        async with self._lock:
            return await _entry(self._db, seq)

    async def said(self, person: str, since: Mapping[str, int]) -> tuple[Entry, ...]:
        """What a person may see of these rooms at one moment, from the oldest, and of that what changed since a version."""
        sql = f"SELECT {_ENTRY} FROM entry WHERE room = ? AND version > ? AND (only_for IS NULL OR only_for = ?) ORDER BY seq"
        rows: list[sqlite3.Row] = []
        async with self._lock:
            for room, version in since.items():
                rows += await self._db.execute_fetchall(sql, (room, version, person))
        return tuple(entry for entry in map(_from_row, rows) if rooms.may_see(person, entry.room, entry.only))

    async def picture(self, person: str, picture: int) -> bytes | None:
        """A picture, if it is there and this person may see the message it belongs to."""
        rows = await self._rows(
            "SELECT entry.room, entry.only_for, picture.png FROM picture JOIN entry ON entry.seq = picture.entry"
            " WHERE picture.id = ?",
            (picture,),
        )
        if not rows or not rooms.may_see(person, rows[0][0], rows[0][1]):
            return None
        png: bytes = rows[0][2]
        return png

    async def areas(self, person: str, picture: int) -> str | None:
        """What of a picture can be tapped, as JSON, if there is anything and this person may see the message."""
        rows = await self._rows(
            "SELECT entry.room, entry.only_for, entry.areas FROM picture JOIN entry ON entry.seq = picture.entry"
            " WHERE picture.id = ?",
            (picture,),
        )
        if not rows or not rooms.may_see(person, rows[0][0], rows[0][1]):
            return None
        areas: str | None = rows[0][2]
        return areas

    async def document(self, person: str, seq: int) -> tuple[str, str] | None:
        """Name and text of a message's document, if there is one and this person may see the message."""
        rows = await self._rows("SELECT room, only_for, document, content FROM entry WHERE seq = ?", (seq,))
        if not rows or rows[0][2] is None or not rooms.may_see(person, rows[0][0], rows[0][1]):
            return None
        return rows[0][2], rows[0][3]

    # what waits to be taken in

    async def waiting(self, *, tries: int) -> tuple[tuple[int, Line], ...]:
        """The lines whose handling did not complete, in order, without those tried so often in vain."""
        rows = await self._rows(f"SELECT seq, {_LINE} FROM waiting WHERE tries < ? ORDER BY seq", (tries,))
        return tuple(map(_line, rows))

    async def taken(self, seq: int) -> None:
        """A line's handling is complete."""
        async with self._change() as db:
            await db.execute("DELETE FROM waiting WHERE seq = ?", (seq,))

    async def failed(self, seq: int) -> None:
        """A line's handling failed; it is tried again at the next start."""
        async with self._change() as db:
            await db.execute("UPDATE waiting SET tries = tries + 1 WHERE seq = ?", (seq,))

    # below the surface

    @asynccontextmanager
    async def _change(self) -> AsyncIterator[aiosqlite.Connection]:
        async with self._lock:
            await self._db.execute("BEGIN IMMEDIATE")
            try:
                yield self._db
            except BaseException:
                await self._db.rollback()
                raise
            await self._db.commit()

    async def _rows(self, sql: str, values: Iterable[object]) -> list[sqlite3.Row]:
        async with self._lock:
            return list(await self._db.execute_fetchall(sql, values))

    async def _prune(self, db: aiosqlite.Connection, room: str, seen: str, key: str) -> None:
        await db.execute(
            "DELETE FROM entry WHERE room = ?1 AND seq <="
            " (SELECT seq FROM entry WHERE room = ?1 ORDER BY seq DESC LIMIT 1 OFFSET ?2)",
            (room, self._keep),
        )
        await db.execute(
            f"DELETE FROM {seen} WHERE {key} <= (SELECT {key} FROM {seen} ORDER BY {key} DESC LIMIT 1 OFFSET ?)",
            (self._remember,),
        )


async def _write(db: aiosqlite.Connection, seq: int, message: Message) -> None:
    """Put what a message says into its entry, in place of what stood there."""
    await db.execute("DELETE FROM picture WHERE entry = ?", (seq,))
    values: tuple[object, ...] = (None, None, None, None, None)
    if message.picture is not None:
        # Browsers keep pictures by their address for a year: one from another file must never stand in for this one.
        picture = randbits(49)
        await db.execute("INSERT INTO picture (id, entry, png) VALUES (?, ?, ?)", (picture, seq, message.picture.png))
        areas = _dump(areas_out(message.picture.areas)) if message.picture.areas else None
        values = (picture, storable(message.picture.alt), *png_size(message.picture.png), areas)
    document = message.document
    text = tuple(Span(_speakable(span.text), span.style, span.person) for span in message.text)
    await db.execute(
        "UPDATE entry SET version = ?, spans = ?, buttons = ?, picture = ?, alt = ?, width = ?, height = ?,"
        " areas = ?, document = ?, content = ? WHERE seq = ?",
        (
            await _next_version(db),
            _dump(spans_out(text)),
            _dump(buttons_out(message.buttons)),
            *values,
            *((None, None) if document is None else (storable(document.name), _speakable(document.text))),
            seq,
        ),
    )


async def _replaced(db: aiosqlite.Connection, ref: str | None, room: str, only: str | None) -> int | None:
    """The entry a message takes the place of: one of the bot's own, in the same room and for the same eyes."""
    if ref is None or not ref.isdecimal():
        return None
    found = await _one(
        db,
        "SELECT seq FROM entry WHERE seq = ? AND room = ? AND only_for IS ? AND author IS NULL",
        (int(ref), room, only),
    )
    return found[0] if found else None


async def _entry(db: aiosqlite.Connection, seq: int) -> Entry | None:
    row = await _one(db, f"SELECT {_ENTRY} FROM entry WHERE seq = ?", (seq,))
    return _from_row(row) if row is not None else None


def _from_row(row: sqlite3.Row) -> Entry:
    (
        seq,
        version,
        room,
        at,
        spans,
        author,
        name,
        client,
        reply,
        only,
        picture,
        alt,
        width,
        height,
        buttons,
        document,
        tappable,
    ) = row
    return Entry(
        seq=seq,
        version=version,
        room=room,
        at=at,
        text=spans_in(spans),
        author=author,
        name=name,
        client=client,
        reply=reply,
        only=only,
        picture=Shown(picture, alt, width, height, bool(tappable)) if picture is not None else None,
        buttons=buttons_in(buttons),
        document=document,
    )


def _line(row: sqlite3.Row) -> tuple[int, Line]:
    seq, author, name, client, room, text, locale, button, reply = row
    return seq, Line(author, name, client, room, text, locale, bool(button), reply)


async def _one(db: aiosqlite.Connection, sql: str, values: Iterable[object]) -> sqlite3.Row | None:
    for row in await db.execute_fetchall(sql, values):
        return row
    return None


async def _insert(db: aiosqlite.Connection, sql: str, values: Iterable[object]) -> int:
    cursor = await db.execute(sql, values)
    assert cursor.lastrowid is not None
    return cursor.lastrowid


async def _next_version(db: aiosqlite.Connection) -> int:
    row = await _one(db, "UPDATE meta SET version = version + 1 RETURNING version", ())
    assert row is not None
    return int(row[0])


def _speakable(text: str) -> str:
    return text.encode("utf-8", "replace").decode("utf-8")


def _now() -> int:
    return int(time.time() * 1000)


def _dump(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
