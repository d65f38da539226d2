"""The chat port on Discord."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import discord
import yarl
from discord.gateway import DiscordWebSocket

from bot.adapters.discord import menu, threads
from bot.adapters.discord.acknowledgement import Acknowledger
from bot.adapters.discord.answers import Answers
from bot.adapters.discord.client import Client
from bot.adapters.discord.dm_channels import DmChannels
from bot.adapters.discord.errors import LOST, TROUBLE, ClientClosedError, closed_as_lost, described
from bot.adapters.discord.expiring import ExpiringSet
from bot.adapters.discord.intake import Intake
from bot.adapters.discord.markup import split, to_markup
from bot.adapters.discord.outgoing import Sender
from bot.adapters.discord.unanswered import Unanswered
from bot.chat.offers import OfferedGame
from bot.chat.port import (
    Account,
    Address,
    Channel,
    Handle,
    IsServing,
    Message,
    Private,
    RateLimited,
    Rich,
    Suggest,
    TokenRefused,
)
from bot.chat.rows import Rows
from bot.chat.text import Texts
from bot.runtime.backoff import Pause, backoff
from bot.runtime.tasks import Tasks

GRACE: Final = 1.0
"""Seconds that a stop waits for current lines."""

REFUSED: Final = "Discord does not accept DISCORD_TOKEN; copy it again from the Bot page of your application."

_STOP_RETRY_SECONDS = 1.0
_SPARE_STARTS = 10
"""Connections of a day kept in reserve, because Discord revokes the token when its limit is exceeded."""

_LONGEST_PAUSE = 300.0
_NOT_CONNECTED_SECONDS = 2.0
_ATTACHMENTS_FORBIDDEN_SECONDS = 60 * 60.0

_TOKEN_REFUSED: Final = 4004
"""The code with which the gateway closes a connection whose token it does not accept."""

_AWAY: Final = "Discord cannot be reached (%s); trying again until it can"

log = logging.getLogger(__name__)


class DiscordChat:
    """The bot on Discord: one client, reconnected as long as this runs.

    `words` are the words of each command by language, `games` the games that can be played. `failed` is called with one
    sentence when the bot cannot go on, `refused` with one when Discord refuses the token: nothing more comes in then.
    `responded` is called with the status of each answer to a request, 0 if none came.
    `api_base` and `gateway` are the addresses of a compatible server. `unanswered` keeps commands without an answer: a file, or
    rows that all processes share. `shard` is the shard of this client and the number of shards. If several processes may
    serve the shard in turn, `serving` tells whether this one does.
    """

    tappable: Final = False

    def __init__(
        self,
        *,
        token: str,
        handle: Handle,
        suggest: Suggest,
        failed: Callable[[str], None],
        refused: Callable[[str], None],
        words: menu.CommandWords,
        games: Sequence[OfferedGame],
        texts: Texts,
        api_base: str = "",
        gateway: str = "",
        unanswered: Path | Rows | None = None,
        responded: Callable[[int], None] = lambda _: None,
        shard: tuple[int, int] = (0, 1),
        serving: IsServing | None = None,
        pause: Pause = asyncio.sleep,
        clock: Callable[[], float] = time.monotonic,
        guild_ready_timeout: float = 2.0,
    ) -> None:
        self._token = token
        self._refused = refused
        self._menu = menu.menu(words, texts, games)
        self._gateway = gateway
        self._responded = responded
        self._shard = shard
        self._pause = pause
        self._guild_ready_timeout = guild_ready_timeout
        self._answers = Answers(self._connected_client, clock, pause, Unanswered(unanswered, shard=shard[0]))
        self._dm_channels, no_attachments = DmChannels(), ExpiringSet(_ATTACHMENTS_FORBIDDEN_SECONDS)
        serves: IsServing = serving or (lambda: True)
        # if processes take turns, another one that acknowledges a command will soon notice that it no longer serves
        second = failed if serving is None else lambda _: None
        self._intake = Intake(
            handle,
            suggest,
            acknowledger=Acknowledger(second, serves, pause),
            answers=self._answers,
            dm_channels=self._dm_channels,
            no_attachments=no_attachments,
            texts=texts,
            send=self.send,
            serving=serves,
        )
        self._sender = Sender(self._answers, self._dm_channels, no_attachments, texts)
        self._client: Client | None = None
        self._task: asyncio.Task[None] | None = None
        self._tasks = Tasks()
        self._connected = asyncio.Event()
        self._stopping = False
        _set_addresses(api_base, gateway)

    @property
    def how_to_find(self) -> str:
        """How people find the bot."""
        return "look for its commands on Discord"

    @property
    def connected(self) -> bool:
        """Whether every shard is connected at the moment."""
        client = self._client
        return (
            client is not None and client.is_ready() and not any(shard.is_closed() for shard in client.shards.values())
        )

    async def start(self) -> None:
        """Log in and connect; while Discord cannot be reached, keep trying. Raises TokenRefused."""
        self._stopping = False
        await self._answers.open()
        try:
            client = await self._log_in()
        except discord.LoginFailure as error:
            await self._answers.close()
            raise TokenRefused(REFUSED) from error
        except TROUBLE as error:
            log.warning(_AWAY, described(error))
            client = None
        self._task = asyncio.create_task(self._stay_connected(client), name="discord")

    def hold(self) -> None:
        """Take in no more lines; commands then fail in their authors' clients."""
        self._intake.hold()

    async def stop(self) -> None:
        """Finish current lines, then disconnect."""
        self.hold()
        await self._intake.finish(GRACE)
        self._stopping = True
        if self._task is not None:
            self._task.cancel()
            while not self._task.done():  # discord.py may swallow a cancellation while it connects
                await self._disconnect()
                await asyncio.wait({self._task}, timeout=_STOP_RETRY_SECONDS)
            self._task = None
        await self._disconnect()
        await self._answers.close()

    async def send(self, message: Message) -> str:
        """Send a message; returns its id. Raises Unreachable, Refused, RateLimited or Unconfirmed."""
        client = self._connected_client()
        try:
            with closed_as_lost(client):
                return await self._sender.send(client, message)
        except ClientClosedError as error:
            raise RateLimited(_NOT_CONNECTED_SECONDS) from error

    async def show_typing(self, place: Channel | Private) -> None:
        """Show *is typing…* for ten seconds; in a private chat only if it is open."""
        chat = self._dm_channels.channel_of(place.account.id) if isinstance(place, Private) else int(place.chat)
        if self._client is not None and chat is not None and self._connected.is_set():
            with suppress(*TROUBLE), closed_as_lost(self._client):
                await self._client.http.send_typing(chat)

    async def delete(self, to: Address, reference: str) -> None:
        """Delete a message in a channel, or in a private chat that is known."""
        for message in self._sent_to(to, reference):
            with suppress(*TROUBLE), closed_as_lost(self._connected_client()):
                await message.delete()
                return

    async def remove_buttons(self, to: Address, reference: str, text: Rich = ()) -> None:
        """Remove the buttons of an answer, or of a message in a channel or in a private chat that is known.

        A `text` replaces that of the message; its picture stays.
        """
        content = next(split(to_markup(text))) if text else None
        if reference.isdecimal() and await self._answers.remove_buttons(int(reference), content):
            return
        changed: dict[str, Any] = {} if content is None else {"content": content}
        for message in self._sent_to(to, reference):
            with suppress(*TROUBLE), closed_as_lost(self._connected_client()):
                await message.edit(view=None, allowed_mentions=discord.AllowedMentions.none(), **changed)
                return

    def _sent_to(self, to: Address, reference: str) -> tuple[discord.PartialMessage, ...]:
        """A sent message in each place where it may be; none if no connection can change it.

        What only one person sees is a reply in the channel if they typed there, and private if it is secret.
        """
        client = self._client
        chats: list[str | int | None] = []
        if not isinstance(to, Private):
            chats.append(to.chat if isinstance(to, Channel) else to.channel.chat)
        if not isinstance(to, Channel):
            chats.append(self._dm_channels.channel_of(to.account.id))
        if client is None:
            return ()
        found = dict.fromkeys(threads.located(str(chat), reference) for chat in chats if chat is not None)
        return tuple(client.get_partial_messageable(place).get_partial_message(id) for place, id in found)

    def link(self, channel: Channel, reference: str) -> str:
        """The address of a message in a server that this connection knows, else empty."""
        place = self._client.get_channel(int(channel.chat)) if self._client and channel.chat.isdecimal() else None
        if not isinstance(place, discord.abc.GuildChannel | discord.Thread):
            return ""
        thread, message = threads.located(channel.chat, reference)
        return f"https://discord.com/channels/{place.guild.id}/{thread}/{message}"

    def theme(self, account: Account | None) -> str:
        """`dark`, because Discord does not tell which theme a person uses, but is dark by default."""
        return "dark"

    async def ready(self) -> None:
        """Wait until the bot is connected."""
        await self._connected.wait()

    # --- the connection

    async def _stay_connected(self, client: Client | None) -> None:
        """Reconnect after each loss of the connection, with growing waits; log an outage once, and its end."""
        waits, told = backoff(2.0, _LONGEST_PAUSE), client is None  # then `start` has logged it
        while True:
            try:
                client = client or await self._log_in()
                if told:
                    self._tasks.start(self._tell_reached_again())
                await self._prepare(client)
                await client.connect(reconnect=True)
            except TROUBLE as error:
                closed_with = error.code if isinstance(error, discord.ConnectionClosed) else 0
                if isinstance(error, discord.LoginFailure) or closed_with == _TOKEN_REFUSED:
                    self._refused(REFUSED)
                    return
                goes_on = told and not (client is not None and client.is_ready())
                log.log(logging.DEBUG if goes_on else logging.WARNING, _AWAY, described(error))
                told = True
            except Exception:
                log.exception("the connection to Discord was lost")
            else:
                told = False
            finally:
                was_ready = client is not None and client.is_ready()
                await self._disconnect()
            if self._stopping:
                return
            client = None
            if was_ready:
                waits = backoff(2.0, _LONGEST_PAUSE)
            await self._pause(next(waits))

    async def _tell_reached_again(self) -> None:
        await self._connected.wait()
        log.warning("Discord can be reached again")

    async def _log_in(self) -> Client:
        client = Client(
            self._intake,
            self._connected,
            responded=self._responded,
            gateway=self._gateway,
            guild_ready_timeout=self._guild_ready_timeout,
            shard=self._shard,
        )
        try:
            await client.login(self._token)
        except BaseException:
            await client.close()
            raise
        self._client = client
        return client

    def _connected_client(self) -> Client:
        """The present client; raises RateLimited if there is none."""
        if self._client is None:
            raise RateLimited(_NOT_CONNECTED_SECONDS)
        return self._client

    async def _disconnect(self) -> None:
        client, self._client = self._client, None
        self._connected.clear()
        await self._tasks.cancel()
        if client is not None:
            with suppress(*LOST):
                await client.close()

    async def _prepare(self, client: Client) -> None:
        """Update the menu and answer interrupted commands; wait if too few connections are left for today."""
        self._tasks.start(self._update_menu(client))
        self._tasks.start(self._answers.tell_interrupted(self._intake.interrupted))
        limits = await client.fetch_session_start_limits()
        if limits.remaining <= _SPARE_STARTS:
            log.warning(
                "too many connections for one day: waiting %d s before the next one", limits.reset_after // 1000
            )
            await self._pause(limits.reset_after / 1000)

    async def _update_menu(self, client: Client) -> None:
        """Register the commands if Discord has others; retry until that works."""
        application = client.application_id
        assert application is not None, "known since the login"
        route = discord.http.Route("GET", "/applications/{id}/commands", id=application)
        for wait in backoff(2.0, _LONGEST_PAUSE):
            try:
                found = await client.http.request(route, params={"with_localizations": "true"})
                if not menu.is_same(self._menu, found):
                    await client.http.bulk_upsert_global_commands(application, self._menu)
                    log.info("the command menu was updated")
            except TROUBLE as error:
                log.warning("the command menu is not up to date yet (%s); trying again", described(error))
                await self._pause(wait)
            else:
                return


def _set_addresses(api_base: str, gateway: str) -> None:
    """Direct discord.py to another server; it keeps its addresses for the whole process."""
    if api_base:
        discord.http.Route.BASE = api_base.rstrip("/")
        discord.asset.Asset.BASE = api_base.rstrip("/") + "/cdn"
    if gateway:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
