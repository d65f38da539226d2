"""The entries of the web chat, and the typed lines that still have to be handed in."""

import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import astuple, replace
from secrets import randbits
from typing import Any

from bot.adapters.web import rooms
from bot.adapters.web.database import next_version
from bot.adapters.web.incoming import TypedLine, line_of, storable
from bot.adapters.web.outgoing import (
    ChatEntry,
    EntryPicture,
    areas_to_json,
    buttons_in,
    buttons_stored,
    dump,
    png_size,
    spans_from_json,
    spans_to_json,
    table_from_json,
    table_to_json,
)
from bot.adapters.web.pruning import IN_SIGHT, Pruning
from bot.chat.port import Message, Rich, Span, Unreachable
from bot.chat.text import encodable
from bot.runtime.sqlite_file import SqliteFile

_ENTRY = (
    "seq, version, room, at, spans, author, name, client, reply, only_for, picture, alt, width, height, buttons, document,"
    " areas IS NOT NULL, due, table_state, dark,"
    " (SELECT id FROM picture WHERE picture.entry = entry.seq AND id <> entry.picture)"
)
_REMEMBERED = 20_000
"""How many ids of sent messages and lines are remembered, to recognize repetitions."""

_LINE = "author, name, client, room, text, locale, button, reply_to"
"""The columns of a line, in the order of the fields of `TypedLine`."""


class MessageHistory:
    """The entries and the waiting lines in the web chat's file."""

    def __init__(self, database: SqliteFile, *, keep: int) -> None:
        """Keep `keep` entries for each room."""
        self._database = database
        self._keep = keep
        self._pruning = Pruning()

    # --- entries

    async def keep_line(self, line: TypedLine) -> tuple[ChatEntry | None, int | None]:
        """Store a typed line once; returns its entry, and its number if it has to be handed in.

        There is no entry once it was pruned, nor for a person who was forgotten or put out.
        """
        return await self._database.write(lambda db: self._keep_line(db, line))

    def _keep_line(self, db: sqlite3.Connection, line: TypedLine) -> tuple[ChatEntry | None, int | None]:
        if not _may_write(db, line.author):
            return None, None
        seen = _seq_of_line(db, (line.author, line.client))
        if seen is not None:
            return _entry(db, seen), None
        reply = int(line.reply_to) if line.reply_to is not None else None
        seq = _insert(
            db,
            room=line.room,
            text=line.text,
            author=line.author,
            name=line.name,
            client=line.client,
            reply=reply,
            only=line.author if line.is_hidden else None,
        )
        db.execute("INSERT INTO line_seen (seq, author, client) VALUES (?, ?, ?)", (seq, line.author, line.client))
        db.execute(f"INSERT INTO waiting (seq, {_LINE}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", (seq, *astuple(line)))
        self._prune(db, line.room, "line_seen", "seq")
        return _entry(db, seq), seq

    async def keep_message(self, message: Message) -> tuple[int, ChatEntry | None]:
        """Store a message of the bot once; returns its number, and its entry if it is new or was changed."""
        return await self._database.write(lambda db: self._keep_message(db, message))

    async def keep_dark(self, picture: int, png: bytes) -> None:
        """Store a picture in dark colours."""
        await self._database.write(lambda db: db.execute("UPDATE picture SET dark = ? WHERE id = ?", (png, picture)))

    def _keep_message(self, db: sqlite3.Connection, message: Message) -> tuple[int, ChatEntry | None]:
        room, only = rooms.place(message.to)
        seen = db.execute("SELECT seq FROM nonce_seen WHERE nonce = ?", (message.nonce,)).fetchone()
        if seen is not None:
            return seen[0], None
        person = room[1:] if room.startswith("@") else only
        if person is not None and not _is_known(db, person):
            raise Unreachable(f"nobody here has the id {person}")
        seq = _entry_to_replace(db, message.replaces, room, only)
        if seq is None:
            seq = _insert(db, room=room, only=only, reply=_seq_of_line(db, line_of(message.answers)))
        _write(db, seq, message)
        db.execute("INSERT INTO nonce_seen (nonce, seq) VALUES (?, ?)", (message.nonce, seq))
        self._prune(db, room, "nonce_seen", "id")
        self._pruning.add(db, room, only, _size(message))
        return seq, _entry(db, seq)

    async def reword(self, reference: str, text: Rich) -> tuple[ChatEntry, ...]:
        """Replace the text of a message of the bot and remove its buttons; returns the entries to push, in this order.

        Without a text it keeps its own, and a board stays as it is, because pages leave the buttons of an old one out.
        The newest board of its table is the first of them: it stays the one that changed last, which pages keep in sight.
        """
        return await self._database.write(lambda db: _reword(db, reference, text))

    async def entry(self, seq: int) -> ChatEntry | None:
        """One entry."""
        return await self._database.run(lambda db: _entry(db, seq))

    async def entries_since(self, person: str, since: Mapping[str, int]) -> tuple[ChatEntry, ...]:
        """The entries of these rooms that a person may see, oldest first, and those of them that changed since a version."""
        sql = f"SELECT {_ENTRY} FROM entry WHERE room = ? AND version > ? AND (only_for IS NULL OR only_for = ?) ORDER BY seq"

        def work(db: sqlite3.Connection) -> list[Any]:
            return [row for room, version in since.items() for row in db.execute(sql, (room, version, person))]

        entries = map(_from_row, await self._database.run(work))
        return tuple(entry for entry in entries if rooms.may_see(person, entry.room, entry.only))

    async def picture(self, person: str, picture: int, *, dark: bool = False) -> bytes | None:
        """A picture, or the `dark` one, if it exists and this person may see its message; else None."""
        found: bytes | None = await self._of_picture("picture.dark" if dark else "picture.png", person, picture)
        return found

    async def areas(self, person: str, picture: int) -> str | None:
        """The areas of a picture as JSON if it has any and this person may see its message; else None."""
        found: str | None = await self._of_picture("entry.areas", person, picture)
        return found

    async def _of_picture(self, column: str, person: str, picture: int) -> Any:
        rows = await self._database.rows(
            f"SELECT entry.room, entry.only_for, {column} FROM picture JOIN entry ON entry.seq = picture.entry"
            " WHERE picture.id = ?",
            (picture,),
        )
        return rows[0][2] if rows and rooms.may_see(person, rows[0][0], rows[0][1]) else None

    async def document(self, person: str, seq: int) -> tuple[str, str] | None:
        """Name and text of a message's document if there is one and this person may see the message; else None."""
        rows = await self._database.rows("SELECT room, only_for, document, content FROM entry WHERE seq = ?", (seq,))
        if not rows or rows[0][2] is None or not rooms.may_see(person, rows[0][0], rows[0][1]):
            return None
        return rows[0][2], rows[0][3]

    # --- waiting lines

    async def waiting(self) -> tuple[tuple[int, TypedLine], ...]:
        """The lines that are neither done nor given up, in order."""
        rows = await self._database.rows(f"SELECT seq, {_LINE} FROM waiting ORDER BY seq")
        return tuple(map(_line, rows))

    async def mark_taken(self, seq: int) -> None:
        """Note that a line is handled."""
        await self._database.write(lambda db: db.execute("DELETE FROM waiting WHERE seq = ?", (seq,)))

    async def mark_failed(self, seq: int) -> None:
        """Count a failure to handle a line."""
        sql = "UPDATE waiting SET tries = tries + 1 WHERE seq = ?"
        await self._database.write(lambda db: db.execute(sql, (seq,)))

    async def give_up(self, seq: int, line: TypedLine, sentence: str) -> ChatEntry | None:
        """Give a line up; returns the entry that tells its author, None if the line was not waiting any more."""
        return await self._database.write(lambda db: _give_up(db, seq, line, sentence))

    async def give_up_overtaken(self, sentence: Callable[[str], str]) -> None:
        """Give up lines of an earlier run that are overtaken.

        A line is overtaken if a later one of its author was handled, or if the line failed and the bot has since sent or edited
        a message that its author can see, which may be about the same table.
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
        query = f"SELECT seq, {_LINE} FROM waiting WHERE {newer_line} OR {newer_news} ORDER BY seq"

        def work(db: sqlite3.Connection) -> None:
            for seq, line in map(_line, db.execute(query).fetchall()):
                _give_up(db, seq, line, sentence(line.locale))

        await self._database.write(work)

    async def prune(self, before: float) -> None:
        """Delete entries older than `before` (seconds since 1970) with their pictures, except those that show running games."""

        def work(db: sqlite3.Connection) -> None:
            at = round(before * 1000)
            for (room,) in db.execute("SELECT DISTINCT room FROM entry WHERE at < ?", (at,)).fetchall():
                db.execute(f"DELETE FROM entry WHERE room = ?1 AND at < ?2 AND seq NOT IN ({IN_SIGHT})", (room, at))

        await self._database.write(work)

    def _prune(self, db: sqlite3.Connection, room: str, seen: str, key: str) -> None:
        db.execute(
            "DELETE FROM entry WHERE room = ?1 AND seq <="
            " (SELECT seq FROM entry WHERE room = ?1 ORDER BY seq DESC LIMIT 1 OFFSET ?2)"
            f" AND seq NOT IN ({IN_SIGHT})",
            (room, self._keep),
        )
        db.execute(
            f"DELETE FROM {seen} WHERE {key} <= (SELECT {key} FROM {seen} ORDER BY {key} DESC LIMIT 1 OFFSET ?)",
            (_REMEMBERED,),
        )


def _size(message: Message) -> int:
    """About how many bytes of pictures and documents a message has."""
    picture, document = message.picture, message.document
    animation = None if picture is None else picture.animation
    images = (b"" if picture is None else picture.png, b"" if animation is None else animation.gif)
    return sum(map(len, images)) + (0 if document is None else len(document.text))


def _is_known(db: sqlite3.Connection, person: str) -> bool:
    return db.execute("SELECT 1 FROM identity WHERE id = ?", (person,)).fetchone() is not None


def _may_write(db: sqlite3.Connection, person: str) -> bool:
    return db.execute("SELECT 1 FROM identity WHERE id = ? AND banned = 0", (person,)).fetchone() is not None


def _seq_of_line(db: sqlite3.Connection, line: tuple[str, str] | None) -> int | None:
    """The number of the line with this author and client id, if it is known."""
    found = db.execute("SELECT seq FROM line_seen WHERE author = ? AND client = ?", line).fetchone() if line else None
    return found[0] if found else None


def _insert(
    db: sqlite3.Connection, *, room: str, text: str = "", author: str | None = None, name: str = "",
    client: str | None = None, reply: int | None = None, only: str | None = None,
) -> int:  # fmt: skip
    """Insert an entry; returns its number."""
    at, spans = int(time.time() * 1000), dump(spans_to_json((Span(text),)))
    [(seq,)] = db.execute(
        "INSERT INTO entry (version, room, at, spans, author, name, client, reply, only_for, buttons)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, '[]') RETURNING seq",
        (next_version(db), room, at, spans, author, name, client, reply, only),
    ).fetchall()
    return int(seq)


def _give_up(db: sqlite3.Connection, seq: int, line: TypedLine, sentence: str) -> ChatEntry | None:
    if db.execute("DELETE FROM waiting WHERE seq = ?", (seq,)).rowcount == 0:
        return None
    only = None if line.room.startswith("@") else line.author
    return _entry(db, _insert(db, room=line.room, text=sentence, reply=seq, only=only))


def _write(db: sqlite3.Connection, seq: int, message: Message) -> None:
    """Replace the content of an entry by that of a message."""
    db.execute("DELETE FROM picture WHERE entry = ?", (seq,))
    values: tuple[object, ...] = (None, None, None, None, None)
    if message.picture is not None:
        # Browsers cache pictures by address for a year, so a picture in another file must never have the same address.
        picture = randbits(49)
        images = {picture: message.picture.png}
        if message.picture.animation is not None:  # the picture of the entry whose id the entry does not hold
            images[randbits(49)] = message.picture.animation.gif
        rows = [(id, seq, image) for id, image in images.items()]
        db.executemany("INSERT INTO picture (id, entry, png) VALUES (?, ?, ?)", rows)
        areas = dump(areas_to_json(message.picture.areas)) if message.picture.areas else None
        values = (picture, storable(message.picture.alt), *png_size(message.picture.png), areas)
    document = message.document
    text = tuple(replace(span, text=encodable(span.text)) for span in message.text)
    db.execute(
        "UPDATE entry SET version = ?, spans = ?, buttons = ?, picture = ?, alt = ?, width = ?, height = ?,"
        " areas = ?, document = ?, content = ?, due = ?, table_state = ?, dark = ? WHERE seq = ?",
        (
            next_version(db),
            dump(spans_to_json(text)),
            dump(buttons_stored(message.buttons)),
            *values,
            *((None, None) if document is None else (storable(document.name), encodable(document.text))),
            None if message.due is None else round(message.due * 1000),
            None if message.table is None else dump(table_to_json(message.table)),
            message.picture is not None and message.picture.dark is not None,
            seq,
        ),
    )


def _reword(db: sqlite3.Connection, ref: str, text: Rich) -> tuple[ChatEntry, ...]:
    entry = _entry(db, int(ref)) if ref.isdecimal() else None
    if entry is None or entry.author is not None or not (text or (entry.buttons and entry.table is None)):
        return ()
    sql = "UPDATE entry SET version = ?, spans = ?, buttons = '[]' WHERE seq = ?"
    spans = tuple(replace(span, text=encodable(span.text)) for span in text or entry.text)
    db.execute(sql, (next_version(db), dump(spans_to_json(spans)), entry.seq))
    changed = [entry.seq]
    if entry.table is not None:
        newest = (
            "SELECT seq FROM entry WHERE room = ? AND seq > ? AND json_extract(table_state, '$.table') = ?"
            " AND NOT json_extract(table_state, '$.own') ORDER BY version DESC LIMIT 1"
        )
        for (seq,) in db.execute(newest, (entry.room, entry.seq, entry.table.table)).fetchall():
            db.execute("UPDATE entry SET version = ? WHERE seq = ?", (next_version(db), seq))
            changed.insert(0, seq)
    return tuple(one for one in (_entry(db, seq) for seq in changed) if one is not None)


def _entry_to_replace(db: sqlite3.Connection, ref: str | None, room: str, only: str | None) -> int | None:
    """The entry that a message replaces, if any: one of the bot's, in the same room and for the same reader."""
    if ref is None or not ref.isdecimal():
        return None
    sql = "SELECT seq FROM entry WHERE seq = ? AND room = ? AND only_for IS ? AND author IS NULL"
    found = db.execute(sql, (int(ref), room, only)).fetchone()
    return found[0] if found else None


def _entry(db: sqlite3.Connection, seq: int) -> ChatEntry | None:
    row = db.execute(f"SELECT {_ENTRY} FROM entry WHERE seq = ?", (seq,)).fetchone()
    return _from_row(row) if row is not None else None


def _from_row(row: Sequence[Any]) -> ChatEntry:
    (seq, version, room, at, spans, author, name, client, reply, only, picture, alt, width, height, buttons, document,
     tappable, due, table, dark, animation) = row  # fmt: skip
    return ChatEntry(
        seq=seq,
        version=version,
        room=room,
        at=at,
        text=spans_from_json(spans),
        author=author,
        name=name,
        client=client,
        reply=reply,
        only=only,
        picture=EntryPicture(picture, alt, width, height, bool(tappable), bool(dark), animation)
        if picture is not None
        else None,
        buttons=buttons_in(buttons),
        document=document,
        due=due,
        table=None if table is None else table_from_json(table),
    )


def _line(row: Sequence[Any]) -> tuple[int, TypedLine]:
    seq, author, name, client, room, text, locale, button, reply = row
    return seq, TypedLine(author, name, client, room, text, locale, bool(button), reply)
