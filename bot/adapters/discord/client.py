"""The connection to Discord: passes events of the gateway to the intake."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import aiohttp
import discord
import yarl

from bot.adapters.discord.buttons import pressed_command
from bot.adapters.discord.errors import TROUBLE
from bot.adapters.discord.intake import Intake

# voice is not used, so its libraries are not needed
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

LONGEST_WAIT: Final = 60.0
"""The longest rate limit in seconds that discord.py waits out itself; longer ones are left to the delivery."""

_WRITTEN: Final = (discord.MessageType.default, discord.MessageType.reply)


class Client(discord.AutoShardedClient):
    """discord.py's client without caches; it asks for no privileged intent.

    It connects to the given `shard`; if there is only one, to as many shards as Discord recommends.
    """

    def __init__(
        self,
        intake: Intake,
        connected: asyncio.Event,
        *,
        responded: Callable[[int], None],
        gateway: str,
        guild_ready_timeout: float,
        shard: tuple[int, int],
    ) -> None:
        intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
        number, count = shard
        shards: dict[str, Any] = {"shard_ids": [number], "shard_count": count} if count > 1 else {}
        super().__init__(
            intents=intents,
            **shards,
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            max_ratelimit_timeout=LONGEST_WAIT,
            guild_ready_timeout=guild_ready_timeout,
            enable_debug_events=False,
            http_trace=_counting(responded),
        )
        self._intake = intake
        self._connected = connected
        self._gateway = gateway

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard, to the configured gateway if there is one."""
        await super().launch_shard(yarl.URL(self._gateway) if self._gateway else gateway, shard_id, initial=initial)

    async def on_ready(self) -> None:
        """Note that the connection is established."""
        self._connected.set()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Pass on that the bot was added to a server."""
        await self._intake.on_guild_join(guild)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Pass on a command of the menu, a field that is being filled in, or a pressed button."""
        match interaction.type:
            case discord.InteractionType.application_command:
                await self._intake.on_command(interaction)
            case discord.InteractionType.autocomplete:
                await self._intake.on_autocomplete(interaction)
            case discord.InteractionType.component:
                await self._intake.on_button(interaction, pressed_command(interaction))
            case _:
                pass

    async def on_message(self, message: discord.Message) -> None:
        """Pass on a message of a person, and the bot's own answers to commands."""
        if self.user and message.author.id == self.user.id and message.interaction_metadata is not None:
            self._intake.answers.note_shown(message.interaction_metadata.id, message.id, message.content)
        if not self.user or message.author.bot or message.type not in _WRITTEN:
            return
        if message.content:
            await self._know_channel(message)
            await self._intake.on_message(message, self.user.id)
        elif _is_hidden_reply(message, self.user.id):
            await self._intake.on_hidden_reply(message)

    async def on_raw_message_edit(self, payload: discord.RawMessageUpdateEvent) -> None:
        """Pass on a message that a person has edited; Discord also reports previews that it added itself."""
        message = payload.message
        if not self.user or message.author.bot or message.type not in _WRITTEN:
            return
        if message.content and message.edited_at is not None:
            await self._know_channel(message)
            await self._intake.on_message(message, self.user.id)

    async def _know_channel(self, message: discord.Message) -> None:
        """Look up the channel of a message if discord.py does not know it, such as a thread that was archived until now."""
        if message.guild is not None and isinstance(message.channel, discord.PartialMessageable):
            with suppress(*TROUBLE):
                channel: Any = await self.fetch_channel(message.channel.id)
                message.channel = channel


def _counting(responded: Callable[[int], None]) -> aiohttp.TraceConfig:
    """A trace that calls `responded` with the status of each answer, including those that discord.py retries; 0 for none."""

    async def ended(_session: Any, _context: Any, request: aiohttp.TraceRequestEndParams) -> None:
        responded(request.response.status)

    async def failed(*_: Any) -> None:
        responded(0)

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(ended)
    trace.on_request_exception.append(failed)
    return trace


def _is_hidden_reply(message: discord.Message, me: int) -> bool:
    """Whether a message replies to the bot without notifying it; Discord then hides the content."""
    replied = message.reference.resolved if message.reference else None
    mentioned = any(user.id == me for user in message.mentions)
    return isinstance(replied, discord.Message) and replied.author.id == me and not mentioned
