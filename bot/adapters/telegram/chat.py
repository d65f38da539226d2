"""Telegram behind the chat port."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from telegram import Bot, Update
from telegram.error import InvalidToken, TelegramError
from telegram.ext import AIORateLimiter, ExtBot
from telegram.request import HTTPXRequest

from bot.adapters.telegram import menu
from bot.adapters.telegram.answers import Answers
from bot.adapters.telegram.incoming import PLATFORM, Migration, read
from bot.adapters.telegram.intake import Ended, Intake, UpdatesRequest, Work
from bot.adapters.telegram.outgoing import Sender
from bot.adapters.telegram.rights import Rights
from bot.chat.port import CannotServe, Channel, Handle, Incoming, Message, Moved, Person
from bot.chat.rights import wants_rights
from bot.chat.text import Texts

GRACE: Final = 1.0
"""So many seconds a stop waits for what is begun."""

REFUSED: Final = "Telegram does not know the TELEGRAM_TOKEN; copy it again from @BotFather."
SECOND: Final = "Another program is using the TELEGRAM_TOKEN at the same time; stop one of them."

_CONNECTIONS: Final = 32
_LOOK_UPS: Final = 4
_log = logging.getLogger(__name__)

Pause = Callable[[float], Awaitable[object]]


@dataclass(frozen=True, slots=True)
class Rates:
    """How many messages Telegram takes: `overall` in a second, `group` in a minute in each group; 0 stands for no limit."""

    overall: float = 30.0
    group: float = 20.0


OFFICIAL: Final = Rates()
"""What Telegram grants a bot."""


class TelegramChat:
    """A bot of Telegram.

    `failed` hears one sentence when the bot cannot go on; `patience` is how many seconds a question for updates may stay open.
    """

    tappable: Final = False

    def __init__(
        self,
        *,
        token: str,
        api: str,
        texts: Texts,
        handle: Handle,
        moved: Moved,
        failed: Callable[[str], None],
        rates: Rates = OFFICIAL,
        patience: int = 30,
        pause: Pause = asyncio.sleep,
    ) -> None:
        self._bot = ExtBot(
            token,
            base_url=f"{api}/bot",
            base_file_url=f"{api}/file/bot",
            request=HTTPXRequest(connection_pool_size=_CONNECTIONS, pool_timeout=10.0, read_timeout=20.0),
            get_updates_request=UpdatesRequest(connection_pool_size=1),
            # without retries: before one, the limiter would hold back what is for all other chats as well
            rate_limiter=AIORateLimiter(overall_max_rate=rates.overall, group_max_rate=rates.group, max_retries=0),
        )
        # without the limits, which are for what is posted, and on connections of its own, for answers may be long in coming
        self._look_ups = HTTPXRequest(connection_pool_size=_LOOK_UPS)
        self._rights = Rights(
            Bot(token, base_url=f"{api}/bot", request=self._look_ups, get_updates_request=self._look_ups)
        )
        self._texts = texts
        self._handle = handle
        self._moved = moved
        self._failed = failed
        self._pause = pause
        self._updates = Intake(self._bot, self._arrived, patience=patience, pause=pause)
        self._answers = Answers(self._bot)
        self._sender: Sender | None = None
        self._connected = asyncio.Event()
        self._service: asyncio.Task[None] | None = None

    @property
    def invitation(self) -> str:
        """Where people find the bot."""
        if not self._connected.is_set():
            return "wait until Telegram can be reached"
        return f"write to @{self._bot.username} on Telegram"

    async def start(self) -> None:
        """Come online; raises CannotServe. Where Telegram cannot be reached, go on trying."""
        try:
            await self._connect()
        except InvalidToken as error:
            await self._shut_down()
            raise CannotServe(REFUSED) from error
        except TelegramError as error:
            _log.warning("Telegram cannot be reached (%s); trying again until it can.", type(error).__name__)
        self._service = asyncio.create_task(self._serve(), name="telegram")

    async def ready(self) -> None:
        """Wait until Telegram was reached."""
        await self._connected.wait()

    async def stop(self) -> None:
        """Take nothing in any more, finish what is begun and go offline."""
        self._updates.stop()
        if self._service is not None:
            if not self._connected.is_set():
                self._service.cancel()
            _, late = await asyncio.wait({self._service}, timeout=GRACE)
            for task in late:
                task.cancel()
            await asyncio.gather(self._service, return_exceptions=True)
            self._service = None
        await self._answers.close()
        await self._rights.close()
        await self._shut_down()

    async def send(self, message: Message) -> str:
        """Send a message and return its reference; waits until Telegram was reached once."""
        await self._connected.wait()
        assert self._sender is not None
        return await self._sender.say(message)

    def theme(self, person: Person) -> str:
        """Telegram does not tell what its windows look like."""
        return ""

    async def _shut_down(self) -> None:
        await asyncio.gather(self._bot.shutdown(), self._look_ups.shutdown())

    async def _connect(self) -> None:
        await self._bot.initialize()
        await self._bot.delete_webhook()  # a webhook left over from another program would keep all updates
        self._sender = Sender(self._bot, self._answers, self._bot.username, self._migrate)
        self._connected.set()

    async def _serve(self) -> None:
        try:
            await self._reach()
            showing = asyncio.create_task(menu.show(self._bot, self._texts, self._pause), name="telegram commands")
            try:
                await self._updates.run()
            finally:
                showing.cancel()
                with suppress(asyncio.CancelledError):
                    await showing
        except InvalidToken:
            self._failed(REFUSED)
        except Ended as end:
            self._failed(SECOND if end.second else REFUSED)
        except Exception:
            _log.exception("Telegram is served no more")
            self._failed(
                "Telegram cannot be served any more because of a mistake in this program; please start it again."
            )

    async def _reach(self) -> None:
        wait = 1.0
        while not self._connected.is_set():
            await self._pause(wait)
            wait = min(30.0, 2 * wait)
            try:
                await self._connect()
            except InvalidToken:
                raise
            except TelegramError as error:
                _log.debug("still no Telegram: %s", type(error).__name__)
            else:
                _log.warning("Telegram can be reached now.")

    def _arrived(self, update: Update) -> Work | None:
        """What is to be done about an update; a press is answered, or kept for what is said to it."""
        query = update.callback_query
        line: Incoming | Migration | None = None
        try:
            line = read(update, self._bot.bot)
        finally:
            if query is not None and (not isinstance(line, Incoming) or line.private):
                self._answers.at_once(query.id)  # nothing is said that way
        if line is None:
            return None
        if isinstance(line, Migration):
            return partial(self._migrate, line)
        if query is not None and not line.private:
            self._answers.pressed(line.id, query.id, line.author.person)
        if line.moderator or not wants_rights(line):
            return partial(self._take, line)
        return partial(self._take, line, self._rights.ask(int(line.channel.chat), int(line.author.person.id)))

    async def _take(self, line: Incoming, rights: asyncio.Task[bool | None] | None = None) -> None:
        """Hand a line in, once it is known whether its author is a moderator where that matters."""
        if rights is not None:
            line = replace(line, moderator=await asyncio.shield(rights))
        if await self._handle(line):
            self._answers.taken(line.id)
        else:
            self._answers.plainly(line.id)

    async def _migrate(self, migration: Migration) -> None:
        if self._sender is not None:
            self._sender.moves(migration)
        old, new = (Channel(PLATFORM, str(chat)) for chat in (migration.old, migration.new))
        await self._moved(old, new)
