"""The chat port on Telegram."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from ssl import SSLContext
from typing import Final

import httpx
from telegram import Bot
from telegram.constants import ChatAction
from telegram.error import InvalidToken, RetryAfter, TelegramError
from telegram.ext import AIORateLimiter, ExtBot
from telegram.request import HTTPXRequest

from bot.adapters.telegram import menu
from bot.adapters.telegram.answers import Answers
from bot.adapters.telegram.client import Client, CountedRequest, SecondProgram, UpdatesRequest
from bot.adapters.telegram.errors import described, seconds
from bot.adapters.telegram.incoming import PLATFORM, Migration, located
from bot.adapters.telegram.intake import Intake
from bot.adapters.telegram.outgoing import Sender
from bot.adapters.telegram.picking import Picking
from bot.adapters.telegram.rights import Rights
from bot.adapters.telegram.unconfirmed import Unconfirmed
from bot.chat.port import (
    Account,
    Address,
    Channel,
    Handle,
    Incoming,
    IsServing,
    Message,
    Moved,
    Private,
    Rich,
    TokenRefused,
)
from bot.chat.text import Texts
from bot.runtime.backoff import Pause, backoff
from bot.runtime.tasks import Tasks

GRACE: Final = 1.0
"""Seconds that a stop waits for current lines."""

REFUSED: Final = "Telegram does not know the TELEGRAM_TOKEN; copy it again from @BotFather."
SECOND: Final = "Another program is using the TELEGRAM_TOKEN at the same time; stop one of them."

_SUPERGROUP: Final = "-100"
"""The prefix of a supergroup's id; addresses leave it out."""

_CONNECTIONS: Final = 32
_LOOK_UPS: Final = 4
_LONGEST_PAUSE: Final = 30.0
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Rates:
    """How many messages Telegram accepts: `overall` in a second, `group` in a minute for each group; 0 means no limit."""

    overall: float = 30.0
    group: float = 20.0


OFFICIAL: Final = Rates()
"""The limits of Telegram's own servers."""


@cache
def _certificates() -> SSLContext:
    """The certificate authorities to trust, read once, because reading them takes 30 ms for each of three clients."""
    return httpx.create_ssl_context()


class TelegramChat:
    """The bot on Telegram.

    `failed` is called with one sentence when the bot cannot go on, `refused` with one when Telegram refuses the token: nothing
    more comes in then. `responded` is called with the status of each answer to a request, 0 if none came. If several processes
    may serve Telegram in turn, `serving` tells whether this one does.
    """

    tappable: Final = False

    def __init__(
        self,
        *,
        token: str,
        api: str,
        texts: Texts,
        handle: Handle,
        locale: Callable[[Incoming], Awaitable[str]],
        moved: Moved,
        failed: Callable[[str], None],
        refused: Callable[[str], None],
        rates: Rates = OFFICIAL,
        responded: Callable[[int], None] = lambda _: None,
        serving: IsServing | None = None,
        pause: Pause = asyncio.sleep,
    ) -> None:
        secured = {"verify": _certificates()}
        self._bot = ExtBot(
            token,
            base_url=f"{api}/bot",
            base_file_url=f"{api}/file/bot",
            request=CountedRequest(
                responded, connection_pool_size=_CONNECTIONS, pool_timeout=10.0, read_timeout=20.0, httpx_kwargs=secured
            ),
            get_updates_request=UpdatesRequest(connection_pool_size=1, httpx_kwargs=secured),
            # no retries: the limiter would hold back messages to all other chats until the retry
            rate_limiter=AIORateLimiter(overall_max_rate=rates.overall, group_max_rate=rates.group, max_retries=0),
        )
        # look-ups need no rate limit, and have their own connections because answers may take long
        self._look_ups = HTTPXRequest(connection_pool_size=_LOOK_UPS, httpx_kwargs=secured)
        self._rights = Rights(
            Bot(token, base_url=f"{api}/bot", request=self._look_ups, get_updates_request=self._look_ups)
        )
        self._texts = texts
        self._moved = moved
        self._failed = failed
        self._refused = refused
        self._pause = pause
        self._answers = Answers(self._bot)
        self._unconfirmed = Unconfirmed(self._bot)
        picking = Picking(self._bot, self._rights.bot, texts, locale)
        intake = Intake(
            self._bot,
            handle,
            answers=self._answers,
            unconfirmed=self._unconfirmed,
            rights=self._rights,
            picking=picking,
            migrate=self._migrate,
            pause=pause,
        )
        self._handles = intake.handles
        self._client = Client(self._bot, intake, serving=serving, pause=pause)
        self._sender: Sender | None = None
        self._connected = asyncio.Event()
        self._service: asyncio.Task[None] | None = None
        self._tasks = Tasks()

    @property
    def how_to_find(self) -> str:
        """How people find the bot."""
        if not self._connected.is_set():
            return "wait until Telegram can be reached"
        return f"write to @{self._bot.username} on Telegram"

    @property
    def connected(self) -> bool:
        """Whether Telegram was reached, and the newest request for updates did not fail."""
        return self._connected.is_set() and not self._client.lost

    async def start(self) -> None:
        """Connect; while Telegram cannot be reached, keep trying. Raises TokenRefused."""
        try:
            await self._connect()
        except InvalidToken as error:
            await self._shut_down()
            raise TokenRefused(REFUSED) from error
        except TelegramError as error:
            _log.warning("Telegram cannot be reached (%s); trying again until it can.", described(error))
        self._service = asyncio.create_task(self._serve(), name="telegram")

    async def ready(self) -> None:
        """Wait until the bot is connected."""
        await self._connected.wait()

    async def stop(self) -> None:
        """Take in no more lines, finish current ones, then disconnect."""
        self._client.stop()
        if self._service is not None:
            if not self._connected.is_set():
                self._service.cancel()
            _, late = await asyncio.wait({self._service}, timeout=GRACE)
            for task in late:
                task.cancel()
            await asyncio.gather(self._service, return_exceptions=True)
            self._service = None
        await self._tasks.cancel()
        await self._answers.close()
        await self._unconfirmed.close()
        await self._rights.close()
        await self._shut_down()

    async def send(self, message: Message) -> str:
        """Send a message; returns its reference. Waits until the bot is connected.

        Raises Unreachable, Refused, RateLimited or Unconfirmed.
        """
        await self._connected.wait()
        assert self._sender is not None
        return await self._sender.send(message)

    async def show_typing(self, place: Channel | Private) -> None:
        """Show *typing…* for five seconds; bypasses the rate limiter, so that it uses up no messages."""
        chat, topic = (place.account.id, "") if isinstance(place, Private) else (place.chat, place.topic)
        with suppress(TelegramError):
            await self._rights.bot.send_chat_action(
                int(chat), ChatAction.TYPING, message_thread_id=int(topic) if topic else None
            )

    async def delete(self, to: Address, reference: str) -> None:
        """Delete a message, which Telegram allows for two days."""
        with suppress(TelegramError):
            await self._bot.delete_message(*located(reference))

    async def remove_buttons(self, to: Address, reference: str, text: Rich = ()) -> None:
        """Remove the buttons of a message, and replace its text or its caption if a `text` is given; a picture stays.

        If Telegram asks to wait, it is tried once more in the background, so that the message that follows is noted meanwhile.
        """
        try:
            await self._edit_without_buttons(reference, text)
        except RetryAfter as error:
            self._tasks.start(self._remove_buttons_after(seconds(error), reference, text), name="telegram buttons")
        except TelegramError as error:
            _log.debug("a message keeps its buttons: %s", described(error))

    async def _remove_buttons_after(self, wait: float, reference: str, text: Rich) -> None:
        await self._pause(wait)
        with suppress(TelegramError):
            await self._edit_without_buttons(reference, text)

    async def _edit_without_buttons(self, reference: str, text: Rich) -> None:
        if text and self._sender is not None:
            await self._sender.reword(*located(reference), text)
        else:
            await self._bot.edit_message_reply_markup(*located(reference), reply_markup=None)

    async def forget(self, account: Account) -> None:
        """Forget the username of an account."""
        self._handles.forget(account)

    def link(self, channel: Channel, reference: str) -> str:
        """The address of a message in a supergroup; empty for others, which have none."""
        chat, _, message = reference.partition(":")
        if not chat.startswith(_SUPERGROUP):
            return ""
        return "/".join(filter(None, ("https://t.me/c", chat.removeprefix(_SUPERGROUP), channel.topic, message)))

    def theme(self, account: Account | None) -> str:
        """Empty, because Telegram does not tell which theme a person uses."""
        return ""

    async def _shut_down(self) -> None:
        await asyncio.gather(self._bot.shutdown(), self._look_ups.shutdown())

    async def _connect(self) -> None:
        await self._bot.initialize()
        await self._bot.delete_webhook()  # a webhook left by another program would receive all updates
        username = self._bot.username
        self._sender = Sender(self._bot, self._answers, self._unconfirmed, username, self._migrate, self._texts)
        self._connected.set()

    async def _serve(self) -> None:
        background = Tasks()
        try:
            await self._reach()
            background.start(menu.show(self._bot, self._texts, self._pause), "telegram commands")
            await self._client.run()
        except InvalidToken:
            self._refused(REFUSED)
        except SecondProgram:
            self._failed(SECOND)
        except Exception:
            _log.exception("Telegram is served no more")
            self._failed("Telegram cannot be served any more because of a bug in this program; please start it again.")
        finally:
            await background.cancel()

    async def _reach(self) -> None:
        """Try to connect until it works."""
        waits = backoff(1.0, _LONGEST_PAUSE)
        while not self._connected.is_set():
            await self._pause(next(waits))
            try:
                await self._connect()
            except InvalidToken:
                raise
            except TelegramError as error:
                _log.debug("still no Telegram: %s", type(error).__name__)
            else:
                _log.warning("Telegram can be reached now.")

    async def _migrate(self, migration: Migration) -> None:
        """Continue with a group under its new id."""
        if self._sender is not None:
            self._sender.migrate(migration)
        old, new = (Channel(PLATFORM, str(chat)) for chat in (migration.old, migration.new))
        await self._moved(old, new)
