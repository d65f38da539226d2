"""The threads of tables: each begins at a message of the bot and has the message's id, so a message never gets two."""

from typing import Any, Final

import discord

from bot.adapters.discord.errors import NO_PERMISSION, is_permanent
from bot.adapters.discord.expiring import ExpiringSet
from bot.adapters.discord.markup import PLATFORM
from bot.chat.port import Channel, Message

_BEGUN_ALREADY: Final = 160004
_LONGEST_NAME: Final = 100
_DAYS_7: Final = 10_080
"""Minutes without a message after which Discord archives a thread: the maximum, for games that last days."""

CLOSED: Final = frozenset({10003, 50001, NO_PERMISSION, 50083, 160005})
"""Codes for a thread that takes no message: it is gone, closed to the bot, archived or locked."""


async def for_message(client: discord.Client, chat: str, message: Message, closed: ExpiringSet) -> int | None:
    """The thread for a message to a channel, begun if there is none yet, or None for the channel itself.

    An edit stays where its message is. Threads that are `closed` are not tried; one that cannot be begun is added to them.
    """
    if message.replaces is not None:
        thread = located(chat, message.replaces)[0]
        return thread if thread != int(chat) else None
    if message.thread is None:
        return None
    first = located(chat, message.thread.first)
    id = first[1] if first[0] == int(chat) else first[0]
    if str(id) in closed:
        return None
    if not isinstance(client.get_channel(id), discord.Thread):
        try:
            await client.http.start_thread_with_message(
                int(chat), id, name=message.thread.name[:_LONGEST_NAME], auto_archive_duration=_DAYS_7
            )
        except discord.HTTPException as error:
            if error.code != _BEGUN_ALREADY:
                if not is_permanent(error):
                    raise
                closed.add(str(id))
                return None
    return id


def of_table(channel: Any, me: int) -> discord.Thread | None:
    """The channel if it is a thread begun by the bot, whose id is `me`; else None."""
    return channel if isinstance(channel, discord.Thread) and channel.owner_id == me else None


def where(channel: Any, id: int | None, me: int) -> tuple[Channel, str | None]:
    """The channel of a line typed in the channel or thread with this `id`, and the thread if it belongs to a table."""
    thread = of_table(channel, me)
    if thread is None:
        return Channel(PLATFORM, str(id)), None
    return Channel(PLATFORM, str(thread.parent_id)), str(thread.id)


def are_possible(channel: Any, me: int, allowed: discord.Permissions) -> bool:
    """Whether tables can get threads in a channel where the bot has these permissions."""
    fits = isinstance(channel, discord.TextChannel) or of_table(channel, me) is not None
    return fits and allowed.create_public_threads and allowed.send_messages_in_threads


def reference(thread: str | int | None, message: int) -> str:
    """The reference of a message, in a thread of a table or not."""
    return str(message) if thread is None else f"{thread}/{message}"


def located(chat: str, reference: str) -> tuple[int, int]:
    """The channel or thread that a message of a channel is in, and its id."""
    thread, _, message = reference.rpartition("/")
    return int(thread or chat), int(message)
