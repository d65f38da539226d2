"""Forgetting a person: their data is deleted, and their name removed from the entries of others."""

import json
import re
import sqlite3
from collections.abc import Sequence
from secrets import token_hex

from bot.adapters.web import nicknames, rooms
from bot.adapters.web.database import next_version
from bot.adapters.web.outgoing import dump
from bot.adapters.web.usual_words import concerns, is_usual
from bot.chat.port import LONGEST_ALT, Style
from bot.runtime.sqlite_file import SqliteFile

NAMELESS = "N. N."
ERASED = "…"


async def forget(database: SqliteFile, person: str) -> tuple[int, ...]:
    """Erase a person; returns the numbers of the changed entries, in order. May be repeated.

    Their lines in channels stay as empty entries without a name, so that every window learns of it. Pictures whose description
    names them are removed, because the name may be drawn in them. Afterwards no byte of the name is left in the file, except
    where it is a usual word and the person was not meant for certain.
    """

    def work(db: sqlite3.Connection) -> list[int]:
        known = db.execute("SELECT nick, name, former FROM identity WHERE id = ?", (person,)).fetchone()
        about = _entries_about(db, person)
        _erase(db, person)
        if known is None:  # an answer may have come after them
            return []
        key, *names = known
        return sorted([*_empty_lines(db, person), *_unname(db, person, key, set(filter(None, names)), about)])

    changed = await database.write(work)
    if not await database.flush():
        raise sqlite3.OperationalError("the write-ahead log is in use")
    return tuple(changed)


def _entries_about(db: sqlite3.Connection, person: str) -> frozenset[int]:
    """The numbers of the bot's entries that certainly name a person: they mention them, or show a game of theirs."""
    rows = db.execute("SELECT seq, spans, buttons, table_state FROM entry WHERE author IS NULL")
    return frozenset(seq for seq, *stored in rows if concerns(person, *stored))


def _erase(db: sqlite3.Connection, person: str) -> None:
    for table, column in (
        ("identity", "id"), ("member", "person"), ("leader", "person"), ("waiting", "author"), ("line_seen", "author"),
        ("recovery", "person"), ("recovered", "person"),
    ):  # fmt: skip
        db.execute(f"DELETE FROM {table} WHERE {column} = ?", (person,))
    db.execute("DELETE FROM entry WHERE room = ? OR only_for = ?", (rooms.own_room(person), person))
    for column in ("table_state", "buttons"):
        db.execute(
            f"UPDATE entry SET {column} = replace({column}, ?1, '\"\"') WHERE instr({column}, ?1)",
            (json.dumps(person),),
        )


def _empty_lines(db: sqlite3.Connection, person: str) -> list[int]:
    """Empty the lines that a person typed in channels; returns their numbers."""
    seqs = [row[0] for row in db.execute("SELECT seq FROM entry WHERE author = ?", (person,))]
    nobody = token_hex(8)
    spans = dump([[ERASED, Style.PLAIN.value]])
    for seq in seqs:
        db.execute(
            "UPDATE entry SET version = ?, spans = ?, author = ?, name = ?, client = NULL WHERE seq = ?",
            (next_version(db), spans, nobody, NAMELESS, seq),
        )
    return seqs


def _unname(db: sqlite3.Connection, person: str, key: str, names: set[str], about: frozenset[int]) -> list[int]:
    """Remove names from the entries of others and of the bot; returns their numbers."""
    rows = db.execute("SELECT seq, spans, buttons, table_state, alt, document, content FROM entry").fetchall()
    # the displayed names, and the forms in which people who mentioned this person may have typed them
    spans = (row[1] for row in rows if "@" in row[1])
    typed = {one for text in spans for one in nicknames.mentioned(text) if nicknames.key(one) == key}
    either = "|".join(map(re.escape, sorted(names | typed, key=len, reverse=True)))
    anywhere = re.compile(rf"(?<![\w-])@?(?:{either})(?![\w-])", re.IGNORECASE)
    mention = re.compile(rf"(?<![\w@])@(?:{either})(?![\w-])", re.IGNORECASE)
    holds = re.compile(f"{re.escape(person)}|{either}", re.IGNORECASE)
    usual, changed = any(map(is_usual, names)), []
    for seq, *stored in rows:
        if not (holds.search("\n".join(filter(None, stored))) or len(stored[3] or "") >= LONGEST_ALT):
            continue  # most entries, unread: nobody else can store anything meanwhile
        named = seq in about or not usual
        after = _without(stored, person, anywhere if named else mention, mention if usual else anywhere)
        # the part cut off may name the person
        alt = stored[3]
        cut = named and alt is not None and len(alt) >= LONGEST_ALT
        if after == tuple(stored) and not cut:
            continue
        changed.append(seq)
        db.execute("DELETE FROM picture WHERE entry = ?", (seq,))
        db.execute(
            "UPDATE entry SET version = ?, spans = ?, buttons = ?, table_state = ?, alt = NULL, document = ?, content = ?,"
            " picture = NULL, width = NULL, height = NULL, areas = NULL WHERE seq = ?",
            (next_version(db), *after[:3], after[4], after[5], seq),
        )
    return changed


def _without(
    stored: Sequence[str | None], person: str, name: re.Pattern[str], in_commands: re.Pattern[str]
) -> tuple[str | None, ...]:
    """The stored parts of an entry without the name, which may be another pattern in the commands of buttons."""
    spans, buttons, table, *texts = stored
    assert spans is not None
    assert buttons is not None
    labelled = [
        [name.sub(NAMELESS, label), in_commands.sub(NAMELESS, command), *more]
        for label, command, *more in json.loads(buttons)
    ]
    return (
        dump([_span(span, person, name) for span in json.loads(spans)]),
        dump(labelled),
        None if table is None else _state(table, name),
        *(None if text is None else name.sub(NAMELESS, text) for text in texts),
    )


def _state(table: str, name: re.Pattern[str]) -> str:
    """A stored table without the name."""
    state = json.loads(table)
    return dump({**state, "awaited": name.sub(NAMELESS, state["awaited"])}) if state.get("awaited") else table


def _span(span: list[str], person: str, name: re.Pattern[str]) -> list[str]:
    """A stored span without the name; a mention of this person becomes plain text."""
    text, style, *mentioned = span
    if mentioned == [person]:
        return [NAMELESS if style == Style.MENTION.value else name.sub(NAMELESS, text), Style.PLAIN.value]
    return [name.sub(NAMELESS, text), style, *mentioned]
