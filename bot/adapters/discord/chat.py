"""Discord behind the chat port."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

import discord
import yarl
from discord.gateway import DiscordWebSocket

from bot.adapters.discord import menu
from bot.adapters.discord.acknowledgement import Acknowledger
from bot.adapters.discord.answers import Answers
from bot.adapters.discord.attachments import Attachments
from bot.adapters.discord.client import Client
from bot.adapters.discord.dm_channels import DmChannels
from bot.adapters.discord.intake import Intake
from bot.adapters.discord.outgoing import Sender
from bot.adapters.discord.refusals import LOST, TROUBLE, described
from bot.chat.port import CannotServe, Handle, Message, Offer, Person, RateLimited, Suggest
from bot.chat.text import Texts

GRACE: Final = 1.0
"""So many seconds a stop waits for what is begun."""

_AGAIN = 1.0
_STARTS_KEPT = 10
"""So many of the day's starts are left untouched: when Discord counts too many, it takes the token away."""

_LONGEST_PAUSE = 300.0
_NOT_CONNECTED = 2.0

log = logging.getLogger(__name__)

Pause = Callable[[float], Awaitable[object]]


class RefusedTokenError(CannotServe):
    """Discord does not know the token; the message is one sentence that says so."""

    def __init__(self) -> None:
        super().__init__("Discord does not accept DISCORD_TOKEN; copy it anew from the Bot page of your application.")


class DiscordChat:
    """Summarum on Discord: one client, connected for as long as this runs.

    `words` are the commands with their words by language, `games` what can be played; `failed` is told, in one
    sentence, when it cannot go on; `api_base` and `gateway` point to a compatible server; `unanswered` is the file that keeps
    the commands without an answer.
    """

    tappable: Final = False

    def __init__(
        self,
        *,
        token: str,
        handle: Handle,
        suggest: Suggest,
        failed: Callable[[str], None],
        words: menu.CommandWords,
        games: Sequence[Offer],
        texts: Texts,
        api_base: str = "",
        gateway: str = "",
        unanswered: Path | None = None,
        pause: Pause = asyncio.sleep,
        clock: Callable[[], float] = time.monotonic,
        guild_ready_timeout: float = 2.0,
    ) -> None:
        self._token = token
        self._failed = failed
        self._menu = menu.menu(words, texts, games)
        self._gateway = gateway
        self._pause = pause
        self._guild_ready_timeout = guild_ready_timeout
        self._answers = Answers(self._now, clock=clock, pause=pause, path=unanswered)
        dm_channels, attachments = DmChannels(clock), Attachments(clock)
        self._intake = Intake(
            handle,
            suggest,
            acknowledger=Acknowledger(failed, pause=pause, clock=clock),
            answers=self._answers,
            dm_channels=dm_channels,
            attachments=attachments,
            texts=texts,
            send=self.send,
        )
        self._texts = texts
        self._sender = Sender(self._answers, dm_channels, attachments, texts)
        self._client: Client | None = None
        self._task: asyncio.Task[None] | None = None
        self._aside: set[asyncio.Task[None]] = set()
        self._connected = asyncio.Event()
        self._stopping = False
        _aim(api_base, gateway)

    @property
    def invitation(self) -> str:
        """Where people find the chat."""
        return "look for its commands on Discord"

    async def start(self) -> None:
        """Log in and connect; raises RefusedTokenError. Where Discord cannot be reached, that is tried again and again."""
        self._stopping = False
        self._answers.open()
        try:
            client = await self._logged_in()
        except discord.LoginFailure as error:
            self._answers.close()
            raise RefusedTokenError from error
        except TROUBLE as error:
            log.warning("Discord cannot be reached (%s); trying again until it can", described(error))
            client = None
        self._task = asyncio.create_task(self._stay(client), name="discord")

    def hold(self) -> None:
        """Take nothing more in; what comes now shows as failed to its sender."""
        self._intake.hold()

    async def stop(self) -> None:
        """Finish what is begun and hang up."""
        self.hold()
        await self._intake.finish(GRACE)
        self._stopping = True
        if self._task is not None:
            self._task.cancel()
            while not self._task.done():  # what connects in this very moment may not notice that it is cancelled
                await self._hang_up()
                await asyncio.wait({self._task}, timeout=_AGAIN)
            self._task = None
        await self._hang_up()
        self._answers.close()

    async def send(self, message: Message) -> str:
        """Send a message where it belongs; returns its id."""
        client = self._now()
        try:
            return await self._sender.send(client, message)
        except RuntimeError as error:  # the connection was closed meanwhile, and its session with it
            if not client.is_closed():
                raise
            raise RateLimited(_NOT_CONNECTED) from error

    def theme(self, person: Person) -> str:
        """Discord does not tell what its windows look like."""
        return ""

    async def ready(self) -> None:
        """Wait until the connection stands."""
        await self._connected.wait()

    # --- staying connected

    async def _stay(self, client: Client | None) -> None:
        """Keep a connection; after trouble wait, each time a little longer, and begin anew."""
        troubles = 0
        while True:
            try:
                client = client or await self._logged_in()
                await self._prepared(client)
                await client.connect(reconnect=True)
            except discord.LoginFailure:
                self._failed(str(RefusedTokenError()))
                return
            except TROUBLE as error:
                log.warning("the connection to Discord was lost (%s)", described(error))
            except Exception:
                log.exception("the connection to Discord was lost")
            finally:
                stood = client is not None and client.is_ready()
                await self._hang_up()
            if self._stopping:
                return
            client = None
            troubles = 1 if stood else troubles + 1
            await self._pause(min(_LONGEST_PAUSE, 2.0**troubles))

    async def _logged_in(self) -> Client:
        client = Client(
            self._intake, self._connected, gateway=self._gateway, guild_ready_timeout=self._guild_ready_timeout
        )
        try:
            await client.login(self._token)
        except BaseException:
            await client.close()
            raise
        self._client = client
        return client

    def _now(self) -> Client:
        """The client there is; raises RateLimited where there is none."""
        if self._client is None:
            raise RateLimited(_NOT_CONNECTED)
        return self._client

    async def _hang_up(self) -> None:
        client, self._client = self._client, None
        self._connected.clear()
        for task in self._aside:
            task.cancel()
        await asyncio.gather(*self._aside, return_exceptions=True)
        if client is not None:
            with suppress(*LOST):
                await client.close()

    async def _prepared(self, client: Client) -> None:
        """Bring the menu up to date, tell whom an earlier run left waiting, and see that a start is left for today."""
        if not await self._shown(client):
            self._do_aside(self._show(client))
        self._do_aside(self._answers.tell_interrupted(partial(self._texts.plain, "discord-interrupted")))
        limits = await client.fetch_session_start_limits()
        if limits.remaining <= _STARTS_KEPT:
            log.warning("too many connections for one day: the next one waits %d s", limits.reset_after // 1000)
            await self._pause(limits.reset_after / 1000)

    def _do_aside(self, work: Coroutine[Any, Any, None]) -> None:
        """Do it while the connection goes on, and no longer."""
        task = asyncio.create_task(work, name="discord aside")
        self._aside.add(task)
        task.add_done_callback(self._aside.discard)

    async def _show(self, client: Client) -> None:
        """Bring the menu up to date after trouble, however long that takes."""
        troubles = 1
        while True:
            await self._pause(min(_LONGEST_PAUSE, 2.0**troubles))
            if await self._shown(client):
                return
            troubles += 1

    async def _shown(self, client: Client) -> bool:
        """Try to bring the menu up to date; whether it is."""
        try:
            await self._sync(client)
        except TROUBLE as error:
            log.warning("the command menu is not up to date yet (%s); trying again", described(error))
            return False
        return True

    async def _sync(self, client: Client) -> None:
        """Register the commands if Discord has others."""
        application = client.application_id
        assert application is not None, "known since the login"
        route = discord.http.Route("GET", "/applications/{id}/commands", id=application)
        found = await client.http.request(route, params={"with_localizations": "true"})
        if not menu.same(self._menu, found):
            await client.http.bulk_upsert_global_commands(application, self._menu)
            log.info("the command menu was brought up to date")


def _aim(api_base: str, gateway: str) -> None:
    """Point discord.py, which keeps its addresses for the whole process, to another server."""
    if api_base:
        discord.http.Route.BASE = api_base.rstrip("/")
        discord.asset.Asset.BASE = api_base.rstrip("/") + "/cdn"
    if gateway:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
