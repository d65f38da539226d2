"""Messages, commands and buttons of Discord as lines of the chat port."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.adapters.discord import menu, threads
from bot.adapters.discord.markup import PLATFORM
from bot.chat.display_names import showable
from bot.chat.port import Account, Author, Channel, Incoming
from bot.grammar.words import PREFIX

_USER = re.compile(r"<@!?(\d{1,20})>")
_PICKED = re.compile(r"@(\S+):(\d{1,20})(?!\S)")
_TYPED = re.compile(rf"{PLATFORM}:m:(?P<channel>\d+):(?P<message>\d+)(?:~\d+)?")

_NEEDED: Final = ("view_channel", "send_messages")
_NEEDED_IN_THREADS: Final = ("view_channel", "send_messages_in_threads")

AnyUser = discord.User | discord.Member


@dataclass(frozen=True, slots=True)
class PickedCommand:
    """A command of the menu: its fields, the people and bots they name, and the field that is being filled in.

    `names` are those shown of the people.
    """

    command: str
    filled: Mapping[str, str]
    people: Mapping[str, Account]
    names: Mapping[str, str]
    bots: frozenset[str]
    focused: str


def account(user: discord.abc.Snowflake) -> Account:
    """The account of a Discord user."""
    return Account(PLATFORM, str(user.id))


def author(user: AnyUser) -> Author:
    """The author of a line: the account, the name shown and the unique name."""
    return Author(account(user), user.display_name, user.name.lower())


def private_channel(user: discord.abc.Snowflake) -> Channel:
    """The channel of a person's private lines."""
    return Channel(PLATFORM, f"@{user.id}")


def is_private(interaction: discord.Interaction[Any]) -> bool:
    """Whether only the author reads answers to a command: it came from a private conversation or a server without the bot."""
    if interaction.guild_id is None:
        return True
    return not interaction.is_guild_integration() and interaction.client.get_guild(interaction.guild_id) is None


def is_bot_chat(interaction: discord.Interaction[Any]) -> bool:
    """Whether a command came from the private conversation with the bot, where answers may stay and be edited."""
    return interaction.context.dm_channel


def line_id(message: discord.Message) -> str:
    """The line id of a written message; it includes the channel if others read along."""
    if isinstance(message.channel, discord.DMChannel):
        return f"{PLATFORM}:m:{message.id}"
    return f"{PLATFORM}:m:{message.channel.id}:{message.id}"


def typed_message(line: str | None) -> tuple[int, int] | None:
    """The channel and message in a line's id; None for a line typed in private or not typed at all."""
    found = _TYPED.fullmatch(line or "")
    return None if found is None else (int(found["channel"]), int(found["message"]))


def from_message(message: discord.Message, me: int) -> Incoming | None:
    """A written message as a line; None if no text is left. `me` is the id of the bot."""
    private = isinstance(message.channel, discord.DMChannel)
    names = {user.id: user.name.lower() for user in message.mentions}
    content = message.content.strip()
    mine = [found.span() for found in _USER.finditer(content) if int(found[1]) == me]
    addressed = bool(mine)
    # a mention of the bot at either end calls it; elsewhere it names the computer as a player
    calls = mine[:1] if mine and mine[0][0] == 0 else [span for span in mine[-1:] if span[1] == len(content)]

    def name(found: re.Match[str]) -> str:
        user = int(found[1])
        if user == me:
            return " " if found.span() in calls else "computer"
        return f"@{names[user]}" if user in names else found[0]

    text = _USER.sub(name, content).strip()
    if not text and not addressed:
        return None
    replied = message.reference.message_id if message.reference else None
    here, thread = threads.where(message.channel, message.channel.id, me)
    line, edited = line_id(message), message.edited_at
    return Incoming(
        id=line if edited is None else f"{line}~{edited.timestamp() * 1000:.0f}",
        edits="" if edited is None else line,
        channel=private_channel(message.author) if private else here,
        author=author(message.author),
        text=text,
        private=private,
        addressed=addressed,
        reply_to=threads.reference(thread, replied) if replied else None,
        mentions={user.name.lower(): account(user) for user in message.mentions if user.id != me},
        names={
            user.name.lower(): showable(user.display_name) or user.name for user in message.mentions if user.id != me
        },
        bots=frozenset(user.name.lower() for user in message.mentions if user.bot and user.id != me),
        moderator=not private and _moderates(message),
        needs_mention=not private,
        thread=thread,
        has_threads=_has_threads(message, me),
    )


def from_guild(guild: discord.Guild) -> Incoming | None:
    """The line that asks for a greeting in a server to which the bot was just added; None if it may write nowhere.

    The greeting goes to the channel for system messages, or to the first one where the bot may write. As Discord does not tell
    who added the bot, the server itself is the author.
    """
    places = [channel for channel in (guild.system_channel, *guild.text_channels) if channel is not None]
    allowed = ((place, place.permissions_for(guild.me)) for place in places)
    place = next((place for place, rights in allowed if all(getattr(rights, name) for name in _NEEDED)), None)
    if place is None:
        return None
    joined = guild.me.joined_at
    return Incoming(
        id=f"{PLATFORM}:joined:{guild.id}:{0 if joined is None else round(joined.timestamp())}",
        channel=Channel(PLATFORM, str(place.id)),
        author=Author(account(guild), guild.name),
        text=f"{PREFIX}start",
        addressed=True,
        locale=guild.preferred_locale.value,
        anonymous=True,
        joined=True,
    )


def from_interaction(interaction: discord.Interaction[Any], text: str, picked: PickedCommand | None) -> Incoming:
    """The line with this text for a command of the menu or a pressed button."""
    private = is_private(interaction)
    under = interaction.message if interaction.type is discord.InteractionType.component else None
    me = interaction.client.user.id if interaction.client.user else 0
    here, thread = threads.where(interaction.channel, interaction.channel_id, me)
    in_thread = None if under is None or under.flags.ephemeral else thread  # answers to commands are in no thread
    return Incoming(
        id=f"{PLATFORM}:i:{interaction.id}",
        channel=private_channel(interaction.user) if private else here,
        author=author(interaction.user),
        text=text,
        private=private,
        addressed=True,
        locale=interaction.locale.value,
        mentions=picked.people if picked else {},
        names=picked.names if picked else {},
        bots=picked.bots if picked else frozenset(),
        moderator=not private and interaction.permissions.manage_messages,
        reply_to=threads.reference(in_thread, under.id) if under else None,
        unseen=True,
        needs_mention=not private,
        pressed=under is not None,
        thread=thread,
        has_threads=threads.are_possible(interaction.channel, me, interaction.app_permissions),
    )


def missing_permissions(interaction: discord.Interaction[Any]) -> list[str]:
    """The permissions that the bot lacks in the channel of a command."""
    if is_private(interaction):
        return []
    needed = _NEEDED_IN_THREADS if isinstance(interaction.channel, discord.Thread) else _NEEDED
    return [name for name in needed if not getattr(interaction.app_permissions, name)]


def read_fields(interaction: discord.Interaction[Any]) -> PickedCommand:
    """The command of an interaction with its fields; a field that holds the bot means the computer."""
    data: Any = interaction.data or {}
    resolved = data.get("resolved", {})
    users = resolved.get("users", {})
    filled: dict[str, str] = {}
    people: dict[str, Account] = {}
    names: dict[str, str] = {}
    bots: set[str] = set()
    focused = ""
    command = str(data.get("name", ""))
    persons = {option.name for option in menu.options(command) if option.person}
    for option in data.get("options", ()):
        name, value = str(option["name"]), str(option.get("value", ""))
        focused = name if option.get("focused") else focused
        if name in persons:
            if value == str(interaction.application_id):
                value = "computer"
            elif value in users:
                handle = str(users[value]["username"]).lower()
                people[handle] = Account(PLATFORM, value)
                names[handle] = _name_shown(resolved, value)
                if users[value].get("bot"):
                    bots.add(handle)
                value = handle
        filled[name] = value
    return PickedCommand(command, filled, people, names, frozenset(bots), focused)


def read_person(interaction: discord.Interaction[Any]) -> PickedCommand | None:
    """The person picked from a menu below a message, as a command's word; None if a button was pressed."""
    data: Any = interaction.data or {}
    if not data.get("values"):
        return None
    id = str(data["values"][0])
    if id == str(interaction.application_id):
        return PickedCommand("", {"player": "computer"}, {}, {}, frozenset(), "")
    resolved = data["resolved"]
    user = resolved["users"][id]
    handle = str(user["username"]).lower()
    bots = frozenset({handle}) if user.get("bot") else frozenset[str]()
    people, names = {handle: Account(PLATFORM, id)}, {handle: _name_shown(resolved, id)}
    return PickedCommand("", {"player": f"@{handle}:{id}"}, people, names, bots, "")


def _name_shown(resolved: Mapping[str, Any], id: str) -> str:
    """The name that Discord shows of a picked person: theirs on the server, else that of their account, else its handle."""
    user, member = resolved["users"][id], resolved.get("members", {}).get(id, {})
    return showable(member.get("nick") or user.get("global_name") or "") or str(user["username"])


def names_picked(text: str, names: Mapping[str, str]) -> dict[str, str]:
    """The names shown of the people whom a button names with the ids of their accounts, as far as `names` has them by id."""
    return {token.lower(): names[id] for token, id in _PICKED.findall(text) if id in names}


def _has_threads(message: discord.Message, me: int) -> bool:
    """Whether tables can get threads where a message was written."""
    channel, guild = message.channel, message.guild
    if guild is None or guild.me is None or not isinstance(channel, discord.TextChannel | discord.Thread):
        return False
    return threads.are_possible(channel, me, channel.permissions_for(guild.me))


def _moderates(message: discord.Message) -> bool:
    if not isinstance(message.author, discord.Member):
        return False
    channel = message.channel
    return not isinstance(channel, discord.DMChannel | discord.GroupChannel | discord.PartialMessageable) and bool(
        channel.permissions_for(message.author).manage_messages
    )
