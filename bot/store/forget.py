"""Forget a person: erase their name from the database, and their id if that is a name."""

import re
from collections.abc import Collection
from dataclasses import replace
from secrets import token_hex
from typing import Any, Final

from bot.chat.outbox_message import OutboxMessage, Sentence, outbox_message_from_json
from bot.chat.port import Account, Private
from bot.chat.text import Mention
from bot.store import outbox, tournaments
from bot.store.connection import Connection, Statement
from bot.store.rows import key

NAMELESS: Final = "N. N."

_ID: Final = 8
"""Random bytes of an id that replaces one that was a name."""

_OURS: Final = "platform = ? AND person = ?"


async def forget(db: Connection, person: Account, called: Collection[str]) -> frozenset[str]:
    """Erase a person's name from tables, tournaments and preferences; returns the names they went by, with `called`.

    `unname` erases it from the outbox. Ids of the web chat from before random ids are nicknames, and are replaced.
    """
    who = (person.platform, person.id)
    found = {row[0] for row in await db.rows(f"SELECT name FROM seat WHERE {_OURS}", who)}
    found |= await tournaments.names(db, person)
    names = frozenset(name for name in (*found, *called) if name and name != NAMELESS)
    own = key(Private(person))
    await db.run(
        Statement(  # a change begun before would put the name back
            f"UPDATE game_table SET revision = revision + 1 WHERE id IN (SELECT table_id FROM seat WHERE {_OURS})", who
        ),
        Statement(f"UPDATE seat SET name = ? WHERE {_OURS}", (NAMELESS, *who)),
        *(_invitation_forgotten(person, name) for name in names),
        *tournaments.forget(person, NAMELESS),
        *(
            Statement(f"DELETE FROM {table} WHERE address = ?", (own,))
            for table in ("preference", "next_seed", "shown")
        ),
    )
    if person.id.casefold() in {name.casefold() for name in names}:
        await db.run(*_id_replaced(person, token_hex(_ID)))
    return names


async def unname(db: Connection, person: Account, names: Collection[str]) -> None:
    """Erase a person's names from the messages of the outbox."""
    if not names:
        return
    either = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
    pattern = re.compile(rf"(?<!\w)@?(?:{either})(?!\w)", re.IGNORECASE)
    for id, stored in await db.rows("SELECT id, message FROM outbox ORDER BY id"):
        message = outbox_message_from_json(stored)
        told = _unnamed(message, person, pattern)
        if told != message:
            await db.run(outbox.rewritten(id, told))


def _invitation_forgotten(person: Account, name: str) -> Statement:
    """Erases the name from seats of games that never began, where it was invited without being known."""
    return Statement(
        "UPDATE seat SET name = ? WHERE person IS NULL AND level IS NULL AND lower(name) = lower(?)"
        " AND table_id IN (SELECT id FROM game_table WHERE platform = ? AND phase NOT IN ('open', 'running'))",
        (NAMELESS, name, person.platform),
    )


def _id_replaced(person: Account, nobody: str) -> list[Statement]:
    """The statements that put another id in the place of a person's."""
    who = (nobody, person.platform, person.id)
    own = (f"@{nobody}", person.platform, f"@{person.id}")  # the chat of games somebody plays in private
    lines = f"{person.platform}:{person.id}:"
    return [
        Statement(f"UPDATE seat SET person = ? WHERE {_OURS}", who),
        Statement(f"UPDATE entrant SET person = ? WHERE {_OURS}", who),
        Statement("UPDATE tournament SET director = ? WHERE director_platform = ? AND director = ?", who),
        Statement("UPDATE game_table SET chat = ? WHERE platform = ? AND chat = ?", own),
        Statement("DELETE FROM inbox WHERE substr(source, 1, ?) = ?", (len(lines), lines)),
    ]


def _unnamed(message: OutboxMessage, person: Account, pattern: re.Pattern[str]) -> OutboxMessage:
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
