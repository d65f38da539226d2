"""The doctor's checks of Telegram and Discord: the token, the bot's rights in used chats, and possible conflicts."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from typing import Any, Final

import aiohttp
import discord
from discord.http import Route
from telegram import Bot, BotCommandScopeAllGroupChats, ChatMember
from telegram.error import BadRequest, ChatMigrated, Forbidden, InvalidToken, TelegramError

from bot.adapters.telegram.errors import described
from bot.messages.threads import THREADS
from bot.operations.doctor_chats import UsedChats, used_chats
from bot.operations.doctor_finding import Finding
from bot.settings import Settings

_EVERYWHERE: Final = {"View Channels": 1 << 10, "Attach Files": 1 << 15, "Read Message History": 1 << 16}
_IN_CHANNELS: Final = {"Send Messages": 1 << 11}
_IN_THREADS: Final = {"Send Messages in Threads": 1 << 38}
_BEGINS_THREADS: Final = {"Create Public Threads": 1 << 35}
_NEEDED: Final = {**_EVERYWHERE, **_IN_CHANNELS, **_BEGINS_THREADS, **_IN_THREADS}
"""Discord's permissions that the bot needs, as in the link in docs/running.md."""

_ADMINISTRATOR: Final = 1 << 3
_MOST_SERVERS: Final = 200
_PATIENCE: Final = 20.0
"""Seconds for the first answer of Discord."""

_NOT_YET: Final = "none installed yet; the next start installs them"


async def look_at_telegram(settings: Settings) -> AsyncIterator[Finding]:
    """The findings about the bot on Telegram; changes nothing and takes no update."""
    bot = Bot(settings.telegram_token, base_url=f"{settings.telegram_api}/bot")
    try:
        async with bot:
            yield Finding("Telegram", f"the token belongs to @{bot.username}")
            async for finding in _settings_and_groups(bot, await used_chats(settings, "telegram", "chat LIKE '-%'")):
                yield finding
    except InvalidToken:
        yield Finding("Telegram", "the token is not accepted", "Copy it again from @BotFather into TELEGRAM_TOKEN.")
    except TelegramError as error:
        yield Finding("Telegram", f"no answer ({described(error)})", "Check the network, and try again.")


async def _settings_and_groups(bot: Bot, groups: UsedChats) -> AsyncIterator[Finding]:
    """The findings about the bot's settings, and about the groups where it plays."""
    me = bot.bot
    if me.can_join_groups:
        reads = "all lines" if me.can_read_all_group_messages else "commands and replies alone (privacy mode is on)"
        yield Finding("Telegram groups", f"the bot may be invited, and reads {reads}")
    else:
        yield Finding("Telegram groups", "the bot cannot be invited", "Tell @BotFather: /setjoingroups, Enable.")
    hook = await bot.get_webhook_info()
    if hook.url:
        yield Finding("Telegram updates", "a webhook takes them", "Stop the other program that uses this token.")
    found = await bot.get_my_commands(scope=BotCommandScopeAllGroupChats())
    yield Finding("Telegram commands", f"{len(found)} in the menu" if found else _NOT_YET)
    if groups.in_all > len(groups.newest):
        yield Finding("Telegram groups", groups.told)
    for chat in groups.newest:
        yield await _rights_in_group(bot, chat)


async def _rights_in_group(bot: Bot, chat: int) -> Finding:
    """The finding about a group: whether the bot may write there."""
    subject = f"Telegram group {chat}"
    try:
        me = await bot.get_chat_member(chat, bot.id)
        everybody = (await bot.get_chat(chat)).permissions
    except ChatMigrated:
        return Finding(subject, "it has a new id, which the bot learns with the next message there")
    except (Forbidden, BadRequest) as error:
        return Finding(subject, f"the bot is not there any more ({error.message})", "Invite it again, or ignore this.")
    if me.status in (ChatMember.LEFT, ChatMember.BANNED) or getattr(me, "is_member", True) is False:
        return Finding(subject, "the bot is not there any more", "Invite it again, or ignore this.")
    held = {ChatMember.MEMBER: (everybody,), ChatMember.RESTRICTED: (me, everybody)}.get(me.status, (me,))
    missing = [
        what
        for what, right in (("messages", "can_send_messages"), ("pictures", "can_send_photos"))
        if any(getattr(rights, right, True) is False for rights in held)
    ]
    if missing:
        return Finding(subject, f"the bot may not send {' and '.join(missing)}", "Give it that right in the group.")
    return Finding(subject, "the bot may send messages and pictures")


async def look_at_discord(settings: Settings) -> AsyncIterator[Finding]:
    """The findings about the application on Discord; the bot does not come online."""
    if settings.discord_api_base:
        Route.BASE = settings.discord_api_base
    try:
        async with discord.Client(intents=discord.Intents.none()) as client:
            async with asyncio.timeout(_PATIENCE):  # the library itself waits for five minutes
                await client.login(settings.discord_token)
            name = client.user.name if client.user else ""
            yield Finding("Discord", f"the token belongs to {name}")
            commands = await client.http.get_global_commands(client.application_id or 0)
            yield Finding("Discord commands", f"{len(commands)} in the menu" if commands else _NOT_YET)
            servers = await client.http.get_guilds(_MOST_SERVERS)
            for server in servers:
                yield _rights_in_server(server)
            granted = {int(server["id"]): int(server["permissions"]) for server in servers}
            used = await used_chats(settings, "discord", "chat NOT LIKE '@%'")
            async for finding in _rights_in_channels(client, used, granted):
                yield finding
    except discord.LoginFailure:
        yield Finding(
            "Discord", "the token is not accepted", "Reset it in the developer portal and copy it into DISCORD_TOKEN."
        )
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        yield Finding("Discord", f"no answer ({type(error).__name__})", "Check the network, and try again.")


def _rights_in_server(server: Any) -> Finding:
    """The finding about the bot's permissions in a server."""
    subject, permissions = f"Discord server {server['id']}", int(server["permissions"])
    missing = [name for name, bit in _NEEDED.items() if not permissions & (bit | _ADMINISTRATOR)]
    if missing:
        return Finding(
            subject, f"the bot lacks {', '.join(missing)}", "Give its role these permissions, or invite it again."
        )
    return Finding(subject, "the bot has the permissions it needs")


async def _rights_in_channels(
    client: discord.Client, used: UsedChats, granted: Mapping[int, int]
) -> AsyncIterator[Finding]:
    """The findings about channels that deny the bot a permission that it needs and that the server has `granted`."""
    members: dict[int, discord.Member] = {}
    gone = denying = 0
    for id, chosen in used.newest.items():
        try:
            missing = await _missing_in_channel(
                client, id, members, granted, begins_threads=chosen.get(THREADS) == "yes"
            )
        except (discord.NotFound, discord.InvalidData):
            gone += 1
            continue
        except discord.Forbidden:
            missing = ["View Channels (or it is not in that server any more)"]
        if missing:
            denying += 1
            mend = "Allow them for its role in the channel's permissions, or ignore this."
            yield Finding(f"Discord channel {id}", f"the bot lacks {', '.join(missing)}", mend)
    for server, me in members.items():
        if until := me.is_timed_out() and me.timed_out_until:
            state = f"moderators keep the bot from writing until {until:%Y-%m-%d %H:%M %Z}"
            yield Finding(f"Discord server {server}", state, "Ask them to end its timeout.")
    if used.newest:
        yield Finding("Discord channels", f"{used.told}; with missing permissions: {denying}; deleted: {gone}")


async def _missing_in_channel(
    client: discord.Client,
    id: int,
    members: dict[int, discord.Member],
    granted: Mapping[int, int],
    *,
    begins_threads: bool,
) -> list[str]:
    """The permissions that the bot lacks in a channel; `members` caches the bot's membership in each server."""
    channel = await client.fetch_channel(id)
    if isinstance(channel, discord.abc.PrivateChannel):
        return []
    if isinstance(channel, discord.Thread):
        place = await client.fetch_channel(channel.parent_id)
        assert isinstance(place, discord.abc.GuildChannel)
        needed = _EVERYWHERE | _IN_THREADS
    else:
        place = channel
        needed = _EVERYWHERE | _IN_CHANNELS | (_BEGINS_THREADS | _IN_THREADS if begins_threads else {})
    server = place.guild.id
    if server not in members:
        members[server] = await (await client.fetch_guild(server)).fetch_member(client.user.id if client.user else 0)
    if members[server].is_timed_out():
        return []  # the finding about the server tells it
    place.guild = members[server].guild  # with its roles; until then only its id is known
    # the base class's method, as a channel's own also denies permissions that depend on a denied one
    allowed = discord.abc.GuildChannel.permissions_for(place, members[server]).value | ~granted.get(server, -1)
    return [name for name, bit in needed.items() if not allowed & bit]
