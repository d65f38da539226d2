"""The connection to Discord: what comes in over the gateway, handed to whoever listens."""

import asyncio
import re
from collections.abc import Sequence
from typing import Any, Final, Protocol, cast

import discord
import yarl
from discord import ui

from bot.chat.port import Button

_TEMPLATE: Final = re.compile(r"do:(?P<command>/.+)", re.DOTALL)

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # no voice here, so nothing is missing for it

PATIENCE: Final = 60.0
"""A pause that Discord asks for is waited out up to so many seconds; the courier waits for longer ones."""


class Listener(Protocol):
    """Who is told what comes in."""

    async def picked(self, interaction: discord.Interaction[Any]) -> None:
        """A command of the menu was sent."""
        ...

    async def typing(self, interaction: discord.Interaction[Any]) -> None:
        """A field of a command is being filled in."""
        ...

    async def pressed(self, interaction: discord.Interaction[Any], command: str) -> None:
        """A button was pressed; an unknown one comes with an empty command."""
        ...

    async def said(self, message: discord.Message, me: int) -> None:
        """A message was written; `me` is who I am."""
        ...

    async def unread(self, message: discord.Message) -> None:
        """Somebody replied to me without notifying me, so that Discord does not show me what it says."""
        ...

    def shown(self, interaction: int, message: discord.Message) -> None:
        """A message of mine answers a command."""
        ...


class CommandButton(ui.DynamicItem[ui.Button[ui.View]], template=_TEMPLATE):
    """A button whose identifier is its command: it works for as long as the message is there, restarts or not."""

    def __init__(self, command: str, label: str = "", emphasis: discord.ButtonStyle | None = None) -> None:
        style = emphasis or discord.ButtonStyle.secondary
        super().__init__(ui.Button(style=style, label=label[:80] or None, custom_id=f"do:{command}"[:100]))
        self.command = command

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> "CommandButton":
        """The button again, from a message sent at any time."""
        label = item.label if isinstance(item, ui.Button) else None
        return cls(match["command"], label or "…")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pressing it is typing its command."""
        assert isinstance(interaction.client, Client)
        await interaction.client.listener.pressed(interaction, self.command)


def buttons(wanted: Sequence[Button]) -> ui.View | None:
    """A row of buttons, the first one standing out; None where there are none.

    Those that open a private conversation are left out: here they could not.
    """
    kept = [button for button in wanted if not button.private]
    if not kept:
        return None
    view = ui.View(timeout=None)
    for at, button in enumerate(kept):
        press = CommandButton(button.command, button.label, None if at else discord.ButtonStyle.primary)
        view.add_item(press)
    return view


class Client(discord.AutoShardedClient):
    """discord.py's client with nothing in it but the way to the listener; it asks for no privileged intent."""

    def __init__(
        self, listener: Listener, connected: asyncio.Event, *, gateway: str = "", guild_ready_timeout: float = 2.0
    ) -> None:
        intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
        super().__init__(
            intents=intents,
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            max_ratelimit_timeout=PATIENCE,
            guild_ready_timeout=guild_ready_timeout,
            enable_debug_events=False,
        )
        self.listener = listener
        self._connected = connected
        self._gateway = gateway
        self.add_dynamic_items(CommandButton)

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard, to the gateway that was set if one was."""
        await super().launch_shard(yarl.URL(self._gateway) if self._gateway else gateway, shard_id, initial=initial)

    async def on_ready(self) -> None:
        """The connection stands."""
        self._connected.set()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Discord's menu, its fields, and buttons nobody knows any more."""
        match interaction.type:
            case discord.InteractionType.application_command:
                await self.listener.picked(interaction)
            case discord.InteractionType.autocomplete:
                await self.listener.typing(interaction)
            case discord.InteractionType.component:
                custom_id = str(cast(dict[str, Any], interaction.data or {}).get("custom_id", ""))
                found = _TEMPLATE.fullmatch(custom_id)
                if found is None or not _has(interaction.message, custom_id):
                    await self.listener.pressed(interaction, found["command"] if found else "")
            case _:
                pass

    async def on_message(self, message: discord.Message) -> None:
        """What people write, as far as Discord lets me read it, and what I have answered."""
        if self.user and message.author.id == self.user.id and message.interaction_metadata is not None:
            self.listener.shown(message.interaction_metadata.id, message)
        if not self.user or message.author.bot or message.type not in _WRITTEN:
            return
        if message.content:
            await self.listener.said(message, self.user.id)
        elif _answers(message, self.user.id):
            await self.listener.unread(message)


def _answers(message: discord.Message, me: int) -> bool:
    """Whether a message replies to one of mine and does not notify me, in which case Discord hides what it says."""
    replied = message.reference.resolved if message.reference else None
    mentioned = any(user.id == me for user in message.mentions)
    return isinstance(replied, discord.Message) and replied.author.id == me and not mentioned


def _has(message: discord.Message | None, custom_id: str) -> bool:
    """Whether a message still has a button: discord.py passes over those that were pressed just before they went."""
    rows = message.components if message else []
    return any(
        isinstance(one, discord.Button) and one.custom_id == custom_id
        for row in rows
        if isinstance(row, discord.ActionRow)
        for one in row.children
    )


_WRITTEN: Final = (discord.MessageType.default, discord.MessageType.reply)
