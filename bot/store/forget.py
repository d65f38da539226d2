"""Forget a person: erase their name and their accounts from the database."""

import re
from dataclasses import dataclass, replace
from secrets import token_hex
from typing import Any, Final

from bot.chat.facts import Mention
from bot.chat.outbox_message import OutboxMessage, Sentence, outbox_message_from_json
from bot.chat.person import Participant, Person
from bot.chat.port import Account, Private
from bot.store import outbox, places, tournaments
from bot.store.connection import Connection, Statement
from bot.store.rows import key

NAMELESS: Final = "N. N."

_ID: Final = 8
"""Random bytes of the id that replaces an old id that was a name."""


@dataclass(frozen=True, slots=True)
class Forgotten:
    """A person whose name was erased, with the accounts and the names they had."""

    person: Person
    accounts: frozenset[Account]
    names: frozenset[str]


async def forget(db: Connection, who: Participant) -> Forgotten:
    """Erase a person's name and accounts from tables, tournaments and preferences.

    `unname` erases the names from the outbox. The question whether they are sure is remembered until the last message has
    replaced it. Old ids of the web chat are nicknames, and are replaced. Wrong codes still count,
    so that nobody gets new tries by being forgotten.
    """
    person = who.person
    own = {Account(*row) for row in await db.rows("SELECT platform, id FROM account WHERE person = ?", (person.id,))}
    accounts = frozenset(own if who.account is None else {*own, who.account})
    found = {row[0] for row in await db.rows("SELECT name FROM seat WHERE person = ?", (person.id,))}
    found |= {row[0] for row in await db.rows("SELECT name FROM account WHERE person = ?", (person.id,))}
    found |= await tournaments.names(db, person)
    names = frozenset(name for name in (*found, who.name, who.handle) if name and name != NAMELESS)
    await db.run(
        touch_tables(person),
        Statement("UPDATE seat SET name = ?, platform = NULL, account = NULL WHERE person = ?", (NAMELESS, person.id)),
        *(
            _invitation_forgotten(platform, name)
            for platform in sorted({one.platform for one in accounts})
            for name in sorted(names)
        ),
        *tournaments.forget(person, NAMELESS),
        *(
            Statement(f"DELETE FROM {rows} = ? AND {column} = ?", (account.platform, account.id))
            for account in accounts
            for rows, column in (("link_code WHERE platform", "account"), ("link_code WHERE by_platform", "by_account"))
        ),
        Statement("DELETE FROM account WHERE person = ?", (person.id,)),
        *map(places.forget, accounts),
        *map(outbox.forget_asked, accounts),
        *(
            Statement(f"DELETE FROM {table} WHERE address = ?", (key(Private(account)),))
            for account in accounts
            for table in ("preference", "next_seed")
        ),
        *(
            Statement(f"DELETE FROM shown WHERE address = ? AND NOT {outbox.ASKS_TO_FORGET}", (key(Private(account)),))
            for account in accounts
        ),
    )
    for account in accounts:
        if account.id.casefold() in {name.casefold() for name in names}:
            await db.run(*_id_replaced(account, token_hex(_ID)))
    return Forgotten(person, accounts, names)


async def unname(db: Connection, forgotten: Forgotten) -> None:
    """Erase a person's names from the messages of the outbox."""
    if not forgotten.names:
        return
    either = "|".join(map(re.escape, sorted(forgotten.names, key=len, reverse=True)))
    pattern = re.compile(rf"(?<!\w)@?(?:{either})(?!\w)", re.IGNORECASE)
    for id, stored in await db.rows("SELECT id, message FROM outbox ORDER BY id"):
        message = outbox_message_from_json(stored)
        unnamed = _unnamed(message, forgotten, pattern)
        if unnamed != message:
            await db.run(outbox.rewrite(id, unnamed))


def touch_tables(person: Person) -> Statement:
    """The statement that makes changes stale that were begun with a table where a person sits."""
    sql = "UPDATE game_table SET revision = revision + 1 WHERE id IN (SELECT table_id FROM seat WHERE person = ?)"
    return Statement(sql, (person.id,))


def _invitation_forgotten(platform: str, name: str) -> Statement:
    """The statement that erases a name from games that never began and had invited it as an unknown name."""
    return Statement(
        "UPDATE seat SET name = ? WHERE person IS NULL AND level IS NULL AND lower(name) = lower(?)"
        " AND table_id IN (SELECT id FROM game_table WHERE platform = ? AND phase NOT IN ('open', 'running'))",
        (NAMELESS, name, platform),
    )


def _id_replaced(account: Account, nobody: str) -> list[Statement]:
    """The statements that remove the old id of an account, a nickname, from private games and from the inbox."""
    own = (f"@{nobody}", account.platform, f"@{account.id}")  # the chat of a person's private games
    lines = f"{account.platform}:{account.id}:"
    return [
        Statement("UPDATE game_table SET chat = ? WHERE platform = ? AND chat = ?", own),
        Statement("DELETE FROM inbox WHERE substr(source, 1, ?) = ?", (len(lines), lines)),
    ]


def _unnamed(message: OutboxMessage, forgotten: Forgotten, pattern: re.Pattern[str]) -> OutboxMessage:
    """The message without the names of a forgotten person; `pattern` finds them in texts."""

    def clean(value: Any) -> Any:
        """A fact, or a part of one, without the names of the forgotten person."""
        match value:
            case Mention():
                known = value.person == forgotten.person or value.account in forgotten.accounts
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
        settled=cleaned(message.settled),
        asked_by=pattern.sub(NAMELESS, message.asked_by),
        buttons=tuple(replace(button, name=pattern.sub(NAMELESS, button.name)) for button in message.buttons),
    )
