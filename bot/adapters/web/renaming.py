"""Showing a person's new nickname in the entries that have the former one."""

import json
import re
import sqlite3
from typing import TypeAlias

from bot.adapters.web.database import next_version
from bot.adapters.web.outgoing import dump
from bot.adapters.web.pruning import IN_SIGHT
from bot.adapters.web.usual_words import concerns, is_usual

_How: TypeAlias = tuple[re.Pattern[str], str]
"""Which words are replaced, and by which."""


def show_new_name(db: sqlite3.Connection, person: str) -> list[int]:
    """Replace a person's former nickname in entries; returns the numbers of those changed.

    In what people typed only a mention is replaced, because the name may be a usual word; in what the bot wrote, the exact
    name, or if it is a usual word, only where this person was certainly meant. Pictures whose description names them go,
    because the name may be drawn in them. The newest ones of games that go on stay, because they are drawn anew.
    """
    found = db.execute("SELECT former, name FROM identity WHERE id = ? AND former <> ''", (person,)).fetchone()
    if found is None:
        return []
    former, new = found
    word = rf"{re.escape(former)}(?![\w-])"
    mentions: _How = re.compile(rf"(?<![\w@])@{word}", re.IGNORECASE), f"@{new}"
    names: _How = re.compile(rf"(?<![\w-]){word}"), new
    holds = re.compile(re.escape(former), re.IGNORECASE)
    usual, changed = is_usual(former), []
    rows = db.execute("SELECT seq, room, author, name, spans, buttons, table_state, alt, document, content FROM entry")
    for seq, room, author, shown, *texts in rows.fetchall():
        if author != person and not holds.search("\n".join(filter(None, texts))):
            continue  # most entries, unread: nobody else can store anything meanwhile
        how = names if author is None and (not usual or concerns(person, *texts[:3])) else mentions
        after = (new if author == person else shown, *_renamed(how, mentions if usual else how, *texts))
        if after == (shown, *texts):
            continue
        db.execute(
            "UPDATE entry SET version = ?, name = ?, spans = ?, buttons = ?, table_state = ?, alt = ?, document = ?,"
            " content = ? WHERE seq = ?",
            (next_version(db), *after, seq),
        )
        if after[4] != texts[3]:
            _remove_picture(db, seq, room)
        changed.append(seq)
    db.execute("UPDATE identity SET former = '' WHERE id = ?", (person,))
    return changed


def _renamed(
    how: _How, in_command: _How, spans: str, buttons: str, table: str | None, *texts: str | None
) -> tuple[str | None, ...]:
    """The stored texts of an entry, renamed, and the commands of its buttons; the ids and styles among them stay."""

    def renamed(text: str, how: _How = how) -> str:
        words, new = how
        return words.sub(new, text)

    state = None if table is None else json.loads(table)
    if state and state.get("awaited"):
        table = dump({**state, "awaited": renamed(state["awaited"])})
    return (
        dump([[renamed(text), *rest] for text, *rest in json.loads(spans)]),
        dump([[renamed(label), renamed(command, in_command), *rest] for label, command, *rest in json.loads(buttons)]),
        table,
        *(text and renamed(text) for text in texts),
    )


def _remove_picture(db: sqlite3.Connection, seq: int, room: str) -> None:
    """Remove the picture of an entry, unless pages keep it in sight."""
    if (seq,) in db.execute(IN_SIGHT, (room,)).fetchall():
        return
    db.execute("DELETE FROM picture WHERE entry = ?", (seq,))
    db.execute(
        "UPDATE entry SET picture = NULL, alt = NULL, width = NULL, height = NULL, areas = NULL WHERE seq = ?", (seq,)
    )
