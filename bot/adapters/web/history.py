"""What was said in the web chat, and which lines still wait to be taken in."""

import json
import sqlite3
import time
from collections.abc import Callable, Mapping
from secrets import randbits

import aiosqlite

from bot.adapters.web import rooms
from bot.adapters.web.database import Database, first_row, inserted, next_version
from bot.adapters.web.outgoing import (
    ChatMessage,
    Shown,
    TypedLine,
    areas_out,
    buttons_in,
    buttons_out,
    png_size,
    spans_in,
    spans_out,
    storable,
)
from bot.chat.port import Message, Span, Unreachable

_ENTRY = (
    "seq, version, room, at, spans, author, name, client, reply, only_for, picture, alt, width, height, buttons, document,"
    " areas IS NOT NULL"
)
_LINE = "author, name, client, room, text, locale, button, reply_to"


class History:
    """What was said and which lines wait, in the web chat's file."""

    def __init__(self, database: Database, *, keep: int = 500, remember: int = 20_000) -> None:
        """Keep so many entries a room, and remember so many ids of what was sent."""
        self._database = database
        self._keep = keep
        self._remember = remember

    # what was said

    async def keep_line(self, line: TypedLine) -> tuple[ChatMessage | None, int | None]:
        """Store a typed line once; its entry, and its number where it has to be taken in.

        There is no entry once that is pruned, nor for somebody who was forgotten.
        """
        async with self._database.change() as db:
            if await first_row(db, "SELECT 1 FROM identity WHERE id = ?", (line.author,)) is None:
                return None, None
            seen = await first_row(
                db, "SELECT seq FROM line_seen WHERE author = ? AND client = ?", (line.author, line.client)
            )
            if seen is not None:
                return await _entry(db, seen[0]), None
            reply = int(line.reply_to) if line.reply_to is not None else None
            seq = await inserted(
                db,
                "INSERT INTO entry (version, room, at, spans, author, name, client, reply, buttons)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, '[]')",
                (
                    await next_version(db),
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

    async def keep_message(self, message: Message) -> tuple[int, ChatMessage | None]:
        """Store a message of the bot once; its place, and its entry where it is new or was changed."""
        room, only = rooms.place(message.to)
        async with self._database.change() as db:
            seen = await first_row(db, "SELECT seq FROM nonce_seen WHERE nonce = ?", (message.nonce,))
            if seen is not None:
                return seen[0], None
            person = room[1:] if room.startswith("@") else only
            if person is not None and await first_row(db, "SELECT 1 FROM identity WHERE id = ?", (person,)) is None:
                raise Unreachable(f"nobody here has the id {person}")
            seq = await _replaced(db, message.replaces, room, only)
            if seq is None:
                seq = await inserted(
                    db,
                    "INSERT INTO entry (version, room, at, spans, name, only_for, buttons)"
                    " VALUES (0, ?, ?, '[]', '', ?, '[]')",
                    (room, _now(), only),
                )
            await _write(db, seq, message)
            await db.execute("INSERT INTO nonce_seen (nonce, seq) VALUES (?, ?)", (message.nonce, seq))
            await self._prune(db, room, "nonce_seen", "id")
            return seq, await _entry(db, seq)

    async def entry(self, seq: int) -> ChatMessage | None:
        """One entry."""
        async with self._database.reading() as db:
            return await _entry(db, seq)

    async def said(self, person: str, since: Mapping[str, int]) -> tuple[ChatMessage, ...]:
        """What a person may see of these rooms at one moment, from the oldest, and of that what changed since a version."""
        sql = f"SELECT {_ENTRY} FROM entry WHERE room = ? AND version > ? AND (only_for IS NULL OR only_for = ?) ORDER BY seq"
        rows: list[sqlite3.Row] = []
        async with self._database.reading() as db:
            for room, version in since.items():
                rows += await db.execute_fetchall(sql, (room, version, person))
        return tuple(entry for entry in map(_from_row, rows) if rooms.may_see(person, entry.room, entry.only))

    async def picture(self, person: str, picture: int) -> bytes | None:
        """A picture, if it is there and this person may see the message it belongs to."""
        rows = await self._database.rows(
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
        rows = await self._database.rows(
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
        rows = await self._database.rows("SELECT room, only_for, document, content FROM entry WHERE seq = ?", (seq,))
        if not rows or rows[0][2] is None or not rooms.may_see(person, rows[0][0], rows[0][1]):
            return None
        return rows[0][2], rows[0][3]

    # what waits to be taken in

    async def waiting(self) -> tuple[tuple[int, TypedLine], ...]:
        """The lines that are neither done nor given up, in order."""
        rows = await self._database.rows(f"SELECT seq, {_LINE} FROM waiting ORDER BY seq")
        return tuple(map(_line, rows))

    async def taken(self, seq: int) -> None:
        """A line's handling is complete."""
        async with self._database.change() as db:
            await db.execute("DELETE FROM waiting WHERE seq = ?", (seq,))

    async def failed(self, seq: int) -> None:
        """A line's handling failed once more."""
        async with self._database.change() as db:
            await db.execute("UPDATE waiting SET tries = tries + 1 WHERE seq = ?", (seq,))

    async def give_up(self, seq: int, line: TypedLine, sentence: str) -> ChatMessage | None:
        """A line waits no more, and its author is told; None where it did not wait any more."""
        async with self._database.change() as db:
            return await self._give_up(db, seq, line, sentence)

    async def give_up_overtaken(self, sentence: Callable[[str], str]) -> None:
        """Give up what an earlier run left over and something newer has overtaken.

        That is a line behind which a newer one of its author was done, or one that failed before the bot said or changed
        anything its author can see, for that may be about the same table.
        """
        newer_line = (
            "EXISTS (SELECT 1 FROM line_seen WHERE author = waiting.author AND seq > waiting.seq"
            " AND seq NOT IN (SELECT seq FROM waiting))"
        )
        newer_news = (
            "tries > 0 AND EXISTS (SELECT 1 FROM entry WHERE author IS NULL"
            " AND version > (SELECT version FROM entry WHERE seq = waiting.seq)"
            " AND (room IN (waiting.room, '@' || waiting.author) OR only_for = waiting.author"
            " OR room IN (SELECT room FROM member WHERE person = waiting.author)))"
        )
        async with self._database.change() as db:
            query = f"SELECT seq, {_LINE} FROM waiting WHERE {newer_line} OR {newer_news} ORDER BY seq"
            for seq, line in map(_line, await db.execute_fetchall(query)):
                await self._give_up(db, seq, line, sentence(line.locale))

    # below the surface

    async def _give_up(self, db: aiosqlite.Connection, seq: int, line: TypedLine, sentence: str) -> ChatMessage | None:
        if (await db.execute("DELETE FROM waiting WHERE seq = ?", (seq,))).rowcount == 0:
            return None
        only = None if line.room.startswith("@") else line.author
        told = await inserted(
            db,
            "INSERT INTO entry (version, room, at, spans, name, reply, only_for, buttons) VALUES (?, ?, ?, ?, '', ?, ?, '[]')",
            (await next_version(db), line.room, _now(), _dump(spans_out((Span(sentence),))), seq, only),
        )
        return await _entry(db, told)

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
            await next_version(db),
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
    found = await first_row(
        db,
        "SELECT seq FROM entry WHERE seq = ? AND room = ? AND only_for IS ? AND author IS NULL",
        (int(ref), room, only),
    )
    return found[0] if found else None


async def _entry(db: aiosqlite.Connection, seq: int) -> ChatMessage | None:
    row = await first_row(db, f"SELECT {_ENTRY} FROM entry WHERE seq = ?", (seq,))
    return _from_row(row) if row is not None else None


def _from_row(row: sqlite3.Row) -> ChatMessage:
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
    return ChatMessage(
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


def _line(row: sqlite3.Row) -> tuple[int, TypedLine]:
    seq, author, name, client, room, text, locale, button, reply = row
    return seq, TypedLine(author, name, client, room, text, locale, bool(button), reply)


def _speakable(text: str) -> str:
    return text.encode("utf-8", "replace").decode("utf-8")


def _now() -> int:
    return int(time.time() * 1000)


def _dump(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
