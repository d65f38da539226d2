"""The connection to Telegram: asks for updates and hands them to the intake."""

import asyncio
import logging
import traceback
from collections.abc import Callable, Sequence
from typing import Any, Final

from telegram import Bot, Update
from telegram.error import Conflict, InvalidToken, RetryAfter, TelegramError
from telegram.request import HTTPXRequest

from bot.adapters.telegram.errors import described, seconds
from bot.adapters.telegram.intake import Intake
from bot.chat.port import IsServing
from bot.runtime.backoff import Pause, backoff

CONFLICTS: Final = 5
"""How often in a row Telegram may report another program before the bot gives up."""

KINDS: Final = ("message", "edited_message", "callback_query", "my_chat_member")
"""The kinds of updates to ask for; people may correct a typed line by editing the message."""

AGAIN: Final = 0.25
"""Seconds after which the client asks for more updates although earlier ones are not finished."""

PATIENCE: Final = 30
"""Seconds that a request for updates stays open."""

_IN_TURN: Final = 1.0
"""Seconds between two checks if processes serve Telegram in turn; the previous one stops within that time."""

_LONGEST_PAUSE: Final = 30.0
_log = logging.getLogger(__name__)


class SecondProgram(Exception):
    """Another program takes the updates of this bot."""


class CountedRequest(HTTPXRequest):
    """Calls `responded` with the HTTP status of each answer, 0 if none came."""

    def __init__(self, responded: Callable[[int], None], **how: Any) -> None:
        super().__init__(**how)
        self._responded = responded

    async def do_request(self, *arguments: Any, **how: Any) -> tuple[int, bytes]:
        """Make a request, and count its answer."""
        try:
            status, payload = await super().do_request(*arguments, **how)
        except TelegramError:
            self._responded(0)
            raise
        self._responded(status)
        return status, payload


class UpdatesRequest(HTTPXRequest):
    """The request for updates; it returns an update that the library cannot read without its content.

    The library itself would drop the whole batch and log the content.
    """

    @staticmethod
    def parse_json_payload(payload: bytes) -> dict[str, Any]:
        """The answer of Telegram, each update readable."""
        answer = HTTPXRequest.parse_json_payload(payload)
        if isinstance(updates := answer.get("result"), list):
            answer["result"] = [_readable(update) for update in updates if _number(update) is not None]
        return answer


class Client:
    """The loop that asks for updates.

    Telegram forgets an update once a later one is asked for. So an update is delivered again until all updates before it are
    finished; such repetitions are recognized and ignored. `lost` is true while requests fail.

    If processes serve Telegram in turn, only the one that is `serving` asks; another may still be asking for a moment.
    """

    def __init__(self, bot: Bot, intake: Intake, *, serving: IsServing | None = None, pause: Pause) -> None:
        self._serving = serving
        self._bot = bot
        self._intake = intake
        self._pause = pause
        self._offset = 0
        self._conflicts = 0
        self._waits = backoff(1.0, _LONGEST_PAUSE)
        self.lost = False
        self._known: frozenset[int] = frozenset()
        self._request: asyncio.Task[tuple[Update, ...]] | None = None
        self._closing = False

    async def run(self) -> None:
        """Take updates until `stop`, then finish current ones; raises SecondProgram or InvalidToken."""
        try:
            while not self._closing:
                batch = await self._batch()
                for update in batch:
                    if update.update_id not in self._known:
                        try:
                            self._intake.begin(update)
                        except Exception as error:
                            _log_unreadable(update.update_id, error)
                await self._intake.wait(AGAIN)
                if batch:
                    self._known = frozenset(update.update_id for update in batch)
                    # the next request confirms them to Telegram, but after a stop there is none
                    self._offset = self._intake.oldest or batch[-1].update_id + 1
            await self._intake.wait(None)
        finally:
            await self._intake.cancel()

    def stop(self) -> None:
        """Ask for no more updates; current ones are finished."""
        self._closing = True
        self._intake.hold()
        if self._request is not None:
            self._request.cancel()

    async def _batch(self) -> tuple[Update, ...]:
        self._request = asyncio.create_task(self._ask(), name="telegram updates")
        try:
            return await self._request
        except asyncio.CancelledError:
            if self._closing:
                return ()
            raise
        finally:
            self._request.cancel()
            self._request = None

    async def _ask(self) -> tuple[Update, ...]:
        """The newest updates; none, after a wait, if another process serves Telegram or no answer came. Raises InvalidToken."""
        if self._serving is not None and not self._serving():
            await self._pause(_IN_TURN)
            return ()
        try:
            found = await self._bot.get_updates(offset=self._offset or None, timeout=PATIENCE, allowed_updates=KINDS)
        except InvalidToken:
            raise
        except Conflict as error:
            await self._on_conflict(error)
        except RetryAfter as error:
            await self._pause(seconds(error))
        except TelegramError as error:
            if not self.lost:
                _log.warning("Telegram cannot be reached (%s); trying again until it can.", described(error))
            self.lost = True
            await self._pause(next(self._waits))
        else:
            if self.lost:
                _log.warning("Telegram can be reached again.")
                self.lost, self._waits = False, backoff(1.0, _LONGEST_PAUSE)
            self._conflicts = 0
            return found
        return ()

    async def _on_conflict(self, error: Conflict) -> None:
        """Wait, because the other program that asks for updates may be an earlier run or a process that is about to end."""
        self._conflicts += 1
        if self._serving is None and self._conflicts >= CONFLICTS:
            raise SecondProgram from error
        if self._serving is None or self._conflicts == CONFLICTS:
            _log.warning("Another program takes the updates of this bot; trying again.")
        self.lost = self.lost or self._conflicts >= CONFLICTS
        await self._pause(2.0**self._conflicts if self._serving is None else _IN_TURN)


def _number(update: object) -> int | None:
    number = update.get("update_id") if isinstance(update, dict) else None
    return number if isinstance(number, int) else None


def _readable(update: dict[str, Any]) -> dict[str, Any]:
    """The update, without its content if the library cannot read it."""
    try:
        Update.de_json(update, None)
    except Exception as error:
        _log_unreadable(update["update_id"], error)
        return {"update_id": update["update_id"]}
    return update


def _log_unreadable(number: int, error: Exception) -> None:
    """Log where reading an update failed; the error's message is left out, because it may quote the content."""
    where: Sequence[str] = traceback.format_tb(error.__traceback__)
    _log.error("update %d cannot be read and is skipped: %s\n%s", number, type(error).__name__, "".join(where))
