"""Forget a person: erase their name from the database, and their id if that is a name."""

import re
import sqlite3
from collections.abc import Collection
from dataclasses import replace
from secrets import token_hex
from typing import Any, Final

from bot.chat.outbox_message import OutboxMessage, Sentence, outbox_message_from_json, outbox_message_to_json
from bot.chat.port import Person, Private
from bot.chat.text import Mention
from bot.store import tournaments
from bot.store.rows import key

NAMELESS: Final = "N. N."

_ID: Final = 8
"""Random bytes of an id that replaces one that was a name."""

_OURS: Final = "platform = ? AND person = ?"


def forget(db: sqlite3.Connection, person: Person, called: Collection[str]) -> frozenset[str]:
    """Erase a person's name from tables, tournaments and preferences; returns the names they went by, with `called`.

    `unname` erases it from the outbox. Ids of the web chat from before random ids are nicknames, and are replaced.
    """
    who = (person.platform, person.id)
    found = {row[0] for row in db.execute(f"SELECT name FROM seat WHERE {_OURS}", who)} | tournaments.names(db, person)
    names = frozenset(name for name in (*found, *called) if name and name != NAMELESS)
    # revision: a change begun before would put the name back
    db.execute(
        f"UPDATE game_table SET revision = revision + 1 WHERE id IN (SELECT table_id FROM seat WHERE {_OURS})", who
    )
    db.execute(f"UPDATE seat SET name = ? WHERE {_OURS}", (NAMELESS, *who))
    _forget_invitations(db, person, names)
    tournaments.forget(db, person, NAMELESS)
    for table in ("preference", "next_seed", "shown"):
        db.execute(f"DELETE FROM {table} WHERE address = ?", (key(Private(person)),))
    if person.id.casefold() in {name.casefold() for name in names}:
        _replace_id(db, person, token_hex(_ID))
    return names


def unname(db: sqlite3.Connection, person: Person, names: Collection[str]) -> None:
    """Erase a person's names from the messages of the outbox."""
    if not names:
        return
    either = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
    pattern = re.compile(rf"(?<!\w)@?(?:{either})(?!\w)", re.IGNORECASE)
    for id, stored in db.execute("SELECT id, message FROM outbox ORDER BY id").fetchall():
        message = outbox_message_from_json(stored)
        told = _unnamed(message, person, pattern)
        if told != message:
            db.execute("UPDATE outbox SET message = ? WHERE id = ?", (outbox_message_to_json(told), id))


def _forget_invitations(db: sqlite3.Connection, person: Person, names: Collection[str]) -> None:
    """Erase the name from seats of games that never began, where it was invited without being known."""
    for name in names:
        db.execute(
            "UPDATE seat SET name = ? WHERE person IS NULL AND level IS NULL AND lower(name) = lower(?)"
            " AND table_id IN (SELECT id FROM game_table WHERE platform = ? AND phase NOT IN ('open', 'running'))",
            (NAMELESS, name, person.platform),
        )


def _replace_id(db: sqlite3.Connection, person: Person, nobody: str) -> None:
    who = (nobody, person.platform, person.id)
    db.execute(f"UPDATE seat SET person = ? WHERE {_OURS}", who)
    db.execute(f"UPDATE entrant SET person = ? WHERE {_OURS}", who)
    db.execute("UPDATE tournament SET director = ? WHERE director_platform = ? AND director = ?", who)
    own = (f"@{nobody}", person.platform, f"@{person.id}")  # the chat of games somebody plays in private
    db.execute("UPDATE game_table SET chat = ? WHERE platform = ? AND chat = ?", own)
    lines = f"{person.platform}:{person.id}:"
    db.execute("DELETE FROM inbox WHERE substr(source, 1, ?) = ?", (len(lines), lines))


def _unnamed(message: OutboxMessage, person: Person, pattern: re.Pattern[str]) -> OutboxMessage:
    def clean(value: Any) -> Any:
        match value:
            case Mention():
                known = value.person == person
                return Mention(NAMELESS) if known else replace(value, name=pattern.sub(NAMELESS, value.name))
            case str():
                return pattern.sub(NAMELESS, value)
            case tuple():
                return tuple(map(clean, value))
        return value

    def cleaned(lines: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
        return tuple(Sentence(one.key, {name: clean(value) for name, value in one.facts.items()}) for one in lines)

    return replace(
        message,
        lines=cleaned(message.lines),
        own=cleaned(message.own),
        buttons=tuple(replace(button, name=pattern.sub(NAMELESS, button.name)) for button in message.buttons),
    )
