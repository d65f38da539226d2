"""The outbox in the database: undelivered messages, and references to delivered ones."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.chat import slot_prefixes
from bot.chat.outbox_message import OutboxMessage, outbox_message_from_json, outbox_message_to_json
from bot.chat.port import Account, Channel, Ephemeral, Private
from bot.chat.questions import FORGETTING, QUESTIONS, asked_in, can_be_settled, settled
from bot.store.change import OutboxEntry
from bot.store.connection import Connection, Statement
from bot.store.rows import insert, key, placeholders
from bot.tables.table import Phase

GOING_ON: Final = (Phase.OPEN.value, Phase.RUNNING.value)
"""The stored phases of unfinished tables."""

TELLS: Final = f"(slot LIKE '{slot_prefixes.CHALLENGE}%' OR slot LIKE '{slot_prefixes.TURN}%')"
"""The SQL condition for messages that tell a channel of a table."""

NOT_ASKED: Final = f"slot NOT LIKE '{slot_prefixes.ASKED}%'"
"""The SQL condition for messages other than those that ask one person in a channel."""

ASKS_TO_FORGET: Final = f"(slot LIKE '{FORGETTING.prefix}%' OR slot LIKE '{settled(FORGETTING.prefix)}%')"
"""The SQL condition for questions whether a name is to be erased."""


def put(messages: Sequence[OutboxMessage], origin: str) -> Statement:
    """The statement that puts messages into the outbox, in order; their nonces begin with `origin`."""
    rows = [(outbox_message_to_json(message), origin) for message in messages]
    return insert("INSERT INTO outbox (message, origin)", rows, "RETURNING id")


def remove(entry: OutboxEntry) -> Statement:
    """The statement that removes a message from the outbox."""
    return Statement("DELETE FROM outbox WHERE id = ?", (entry.id,))


def forget_asked(account: Account) -> Statement:
    """The statement that forgets where an account was asked anything, and where it looked at settings and statistics."""
    prefixes = [one.prefix for one in QUESTIONS if one is not FORGETTING]
    prefixes = [*prefixes, *map(settled, prefixes)]
    kinds = (*prefixes, slot_prefixes.ASKED, slot_prefixes.SETTINGS, slot_prefixes.STATISTICS)
    slots = tuple(f"{prefix}{account.id}" for prefix in kinds)
    return Statement(f"DELETE FROM shown WHERE slot IN ({placeholders(slots)})", slots)


def forget_question(message: OutboxMessage) -> list[Statement]:
    """The statements that forget the question to which the last message to a person is the answer."""
    if not message.forgets:
        return []
    slot = asked_in(message.slot or message.closes)
    return [Statement(f"DELETE FROM shown WHERE slot IN (?, ?) AND {ASKS_TO_FORGET}", (slot, settled(slot)))]


def settle_question(message: OutboxMessage) -> list[Statement]:
    """The statements that give the question which a message asks anew or settles the slot of those that are not open any more.

    Run when the message is committed, because the platform may not remove the buttons before long, or not at all; and again
    when it is delivered, because the question may have waited in the outbox as well.
    """
    slot, to = message.closes, message.to
    if not can_be_settled(slot) or isinstance(to, Channel):
        return []
    # whether a name is to be erased is asked once for all chats
    everywhere = slot.startswith(FORGETTING.prefix)
    where, at = ("address LIKE ?", f"{to.account.platform}/%") if everywhere else ("address = ?", key(to))
    return [Statement(f"UPDATE shown SET slot = ? WHERE slot = ? AND {where}", (settled(slot), slot, at))]


def mark_delivered(entry: OutboxEntry, reference: str, at: float) -> list[Statement]:
    """The statements for a message that was delivered as `reference`.

    The reference is stored if the message has a table or a slot, or is private. An alert, for example, has no reference.
    """
    message, slot = entry.message, entry.message.stored_slot
    if not reference or not (message.table is not None or slot or isinstance(message.to, Private)):
        return [remove(entry), *settle_question(message)]
    remembered = Statement(
        "INSERT INTO shown (address, reference, table_id, slot, at) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (address, reference) DO UPDATE SET table_id = excluded.table_id, slot = excluded.slot",
        (key(message.to), reference, message.table, slot, at),
    )
    return [remove(entry), *settle_question(message), remembered]


async def move(db: Connection, old: Channel, new: Channel) -> None:
    """Give a channel a new address in undelivered and delivered messages."""
    await db.run(
        Statement(
            "DELETE FROM shown WHERE address = ? AND reference IN (SELECT reference FROM shown WHERE address = ?)",
            (key(new), key(old)),
        ),
        Statement("UPDATE shown SET address = ? WHERE address = ?", (key(new), key(old))),
    )
    for id, stored in await db.rows("SELECT id, message FROM outbox ORDER BY id"):
        message = outbox_message_from_json(stored)
        if message.to == old:
            moved = replace(message, to=new)
        elif isinstance(message.to, Ephemeral) and message.to.channel == old:
            moved = replace(message, to=Ephemeral(new, message.to.account))
        else:
            continue
        await db.run(rewrite(id, moved))


async def drop_finished(db: Connection, before: float) -> None:
    """Delete undelivered messages about tables that finished before a time: their platform is no longer served."""
    finished = "SELECT 1 FROM game_table WHERE id = ? AND phase NOT IN (?, ?) AND coalesce(ended, created) < ?"
    for id, stored in await db.rows("SELECT id, message FROM outbox ORDER BY id"):
        table = outbox_message_from_json(stored).table
        if table is not None and await db.rows(finished, (table, *GOING_ON, before)):
            await db.run(Statement("DELETE FROM outbox WHERE id = ?", (id,)))


def rewrite(id: int, message: OutboxMessage) -> Statement:
    """The statement that replaces the message of an entry."""
    return Statement("UPDATE outbox SET message = ? WHERE id = ?", (outbox_message_to_json(message), id))
