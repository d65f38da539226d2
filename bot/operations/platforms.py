"""What the doctor asks of Telegram and Discord: the token, the rights where the bot sits, what could be in its way."""

import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import closing
from typing import Any, Final

import discord
from discord.http import Route
from telegram import Bot, BotCommandScopeAllGroupChats, ChatMember
from telegram.error import BadRequest, Forbidden, InvalidToken, TelegramError

from bot.adapters.telegram.refusals import described
from bot.operations.finding import Finding
from bot.runtime.sqlite_file import connect_read_only
from bot.settings import Settings
from bot.store.server import CannotOpen, explained

_MOST_GROUPS: Final = 20
"""Groups of Telegram that are looked at: those with the newest games."""

_NEWEST_GROUPS: Final = (
    "SELECT chat FROM game_table WHERE platform = 'telegram' AND chat LIKE '-%'"
    f" GROUP BY chat ORDER BY max(id) DESC LIMIT {_MOST_GROUPS}"
)

_NEEDED: Final = {
    "View Channels": 1 << 10,
    "Send Messages": 1 << 11,
    "Attach Files": 1 << 15,
    "Read Message History": 1 << 16,
    "Create Public Threads": 1 << 35,
    "Send Messages in Threads": 1 << 38,
}
"""Discord's permissions, as in the link of docs/running.md."""

_ADMINISTRATOR: Final = 1 << 3
_MOST_SERVERS: Final = 200
_NOT_YET: Final = "none installed yet; the next start does it"


async def look_at_telegram(settings: Settings) -> AsyncIterator[Finding]:
    """Findings about the bot on Telegram; nothing is changed and no update is taken."""
    bot = Bot(settings.telegram_token, base_url=f"{settings.telegram_api}/bot")
    try:
        async with bot:
            yield Finding("Telegram", f"the token is that of @{bot.username}")
            async for finding in _about(bot, await _groups(settings)):
                yield finding
    except InvalidToken:
        yield Finding("Telegram", "the token is not accepted", "Copy it anew from @BotFather into TELEGRAM_TOKEN.")
    except TelegramError as error:
        yield Finding("Telegram", f"no answer ({described(error)})", "Look at the network, and try again.")


async def _about(bot: Bot, groups: Sequence[str]) -> AsyncIterator[Finding]:
    me = bot.bot
    if me.can_join_groups:
        reads = "all lines" if me.can_read_all_group_messages else "commands and replies alone (privacy mode is on)"
        yield Finding("Telegram groups", f"it may be invited, and reads {reads}")
    else:
        yield Finding("Telegram groups", "it cannot be invited", "Tell @BotFather: /setjoingroups, Enable.")
    hook = await bot.get_webhook_info()
    if hook.url:
        yield Finding("Telegram updates", "a webhook takes them", "Stop the other program that uses this token.")
    found = await bot.get_my_commands(scope=BotCommandScopeAllGroupChats())
    yield Finding("Telegram commands", f"{len(found)} in the menu" if found else _NOT_YET)
    for chat in groups:
        yield await _seat_in(bot, chat)


async def _seat_in(bot: Bot, chat: str) -> Finding:
    """Whether the bot may speak in a group."""
    subject = f"Telegram group {chat}"
    try:
        me = await bot.get_chat_member(int(chat), bot.id)
        everybody = (await bot.get_chat(int(chat))).permissions
    except (Forbidden, BadRequest) as error:
        return Finding(subject, f"it is not there any more ({error.message})", "Invite it again, or leave it at that.")
    if me.status in (ChatMember.LEFT, ChatMember.BANNED):
        return Finding(subject, "it is not there any more", "Invite it again, or leave it at that.")
    rights = (
        everybody if me.status == ChatMember.MEMBER else me
    )  # an administrator or a restricted member has their own
    missing = [
        what
        for what, right in (("messages", "can_send_messages"), ("pictures", "can_send_photos"))
        if getattr(rights, right, True) is False
    ]
    if missing:
        return Finding(subject, f"it may not send {' and '.join(missing)}", "Give it that right in the group.")
    return Finding(subject, "it may send messages and pictures")


async def _groups(settings: Settings) -> Sequence[str]:
    """The ids of the groups with the newest games; none where the database, which has a finding of its own, tells nothing."""
    try:
        if settings.database_url:
            with explained(settings.database_url):
                from bot.store.postgres_database import read  # noqa: PLC0415 - asyncpg is installed by its users alone

                return [str(chat) for (chat,) in await read(settings.database_url, _NEWEST_GROUPS)]
        with closing(connect_read_only(settings.database)) as db:
            return [str(chat) for (chat,) in db.execute(_NEWEST_GROUPS)]
    except (CannotOpen, sqlite3.Error):
        return []


async def look_at_discord(settings: Settings) -> AsyncIterator[Finding]:
    """Findings about the application on Discord; it does not come online."""
    if settings.discord_api_base:
        Route.BASE = settings.discord_api_base
    try:
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(settings.discord_token)
            name = client.user.name if client.user else ""
            yield Finding("Discord", f"the token is that of {name}")
            commands = await client.http.get_global_commands(client.application_id or 0)
            yield Finding("Discord commands", f"{len(commands)} in the menu" if commands else _NOT_YET)
            for server in await client.http.get_guilds(_MOST_SERVERS):
                yield _rights_in(server)
    except discord.LoginFailure:
        yield Finding(
            "Discord", "the token is not accepted", "Reset it in the developer portal and copy it into DISCORD_TOKEN."
        )
    except (discord.DiscordException, OSError) as error:
        yield Finding("Discord", f"no answer ({type(error).__name__})", "Look at the network, and try again.")


def _rights_in(server: Any) -> Finding:
    """Whether the bot's permissions in a server are those it needs; a channel may still take some away."""
    subject, permissions = f"Discord server {server['id']}", int(server["permissions"])
    missing = [name for name, bit in _NEEDED.items() if not permissions & (bit | _ADMINISTRATOR)]
    if missing:
        return Finding(subject, f"it lacks {', '.join(missing)}", "Give its role these permissions, or invite it anew.")
    return Finding(subject, "it has the permissions it needs")
