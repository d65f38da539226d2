"""Intake are taken from Telegram: one counts as taken only once everything that follows from it is stored."""

import asyncio
import logging
import traceback
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeAlias

from telegram import Bot, Update
from telegram.error import Conflict, InvalidToken, NetworkError, RetryAfter, TelegramError
from telegram.request import HTTPXRequest

from bot.adapters.telegram.refusals import seconds

TRIES: Final = 5
"""So often an update is handed in before it is left alone, and Telegram is asked while another program asks too."""

KINDS: Final = ("message", "callback_query")
"""The kinds of update there is anything to do about; edits are none."""

AGAIN: Final = 0.25
"""Seconds after which Telegram is asked for more although something that came before is not stored yet."""

BESIDE: Final = 1.0
"""Seconds for which a line waits for earlier ones of other people in the same chat; for those of its author it waits until
they are done."""

_LONGEST: Final = 30.0
_log = logging.getLogger(__name__)

Pause = Callable[[float], Awaitable[object]]

Work: TypeAlias = Callable[[], Awaitable[None]]
"""What is to be done about an update; it may be called again where it raises."""


class Ended(Exception):
    """No updates can be had any more; `second` tells another instance from a token taken back."""

    def __init__(self, *, second: bool) -> None:
        super().__init__(second)
        self.second = second


class UpdatesRequest(HTTPXRequest):
    """The connection updates come over: those the library cannot read come without their content, the others as they are.

    The library itself would give up a whole batch for one of them, and log what is in it.
    """

    @staticmethod
    def parse_json_payload(payload: bytes) -> dict[str, Any]:
        """The answer to a question for updates."""
        answer = HTTPXRequest.parse_json_payload(payload)
        if isinstance(updates := answer.get("result"), list):
            answer["result"] = [_readable(update) for update in updates if _number(update) is not None]
        return answer


class Intake:
    """The loop that asks for updates and has them worked on, each in its turn.

    `arrived` hears of each at once, in order, and returns what is to be done about it, if anything; it must not wait.
    Telegram forgets an update only when it is asked for later ones: until all before them are done it delivers them again,
    and they are known.
    """

    def __init__(
        self, bot: Bot, arrived: Callable[[Update], Work | None], *, patience: int, pause: Pause, again: float = AGAIN
    ) -> None:
        self._bot = bot
        self._arrived = arrived
        self._patience = patience
        self._pause = pause
        self._again = again
        self._offset = 0
        self._away = 0
        self._conflicts = 0
        self._known: frozenset[int] = frozenset()
        self._undone: dict[int, asyncio.Task[None]] = {}
        self._newest: dict[int, asyncio.Task[None]] = {}
        self._asking: asyncio.Task[tuple[Update, ...]] | None = None
        self._closing = False

    async def run(self) -> None:
        """Take updates until `stop`; raises Ended."""
        try:
            while not self._closing:
                batch = await self._batch()
                for update in batch:
                    if update.update_id not in self._known:
                        self._begin(update)
                if self._undone:
                    await asyncio.wait(self._undone.values(), timeout=self._again)
                if batch:
                    self._known = frozenset(update.update_id for update in batch)
                    # the next question tells Telegram; after a stop there is none
                    self._offset = min(self._undone, default=batch[-1].update_id + 1)
            if self._undone:
                await asyncio.wait(self._undone.values())
        finally:
            tasks = list(self._undone.values())
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def stop(self) -> None:
        """Ask no more; what is begun is finished."""
        self._closing = True
        if self._asking is not None:
            self._asking.cancel()

    # --- asking

    async def _batch(self) -> tuple[Update, ...]:
        self._asking = asyncio.create_task(self._ask(), name="telegram updates")
        try:
            return await self._asking
        except asyncio.CancelledError:
            if self._closing:
                return ()
            raise
        finally:
            self._asking.cancel()
            self._asking = None

    async def _ask(self) -> tuple[Update, ...]:
        try:
            found = await self._bot.get_updates(
                offset=self._offset or None, timeout=self._patience, allowed_updates=KINDS
            )
        except InvalidToken as error:
            raise Ended(second=False) from error
        except Conflict as error:
            await self._conflict(error)
        except RetryAfter as error:
            await self._pause(seconds(error))
        except (NetworkError, TelegramError) as error:
            await self._lost(error)
        else:
            if self._away:
                _log.warning("Telegram can be reached again.")
            self._away = self._conflicts = 0
            return found
        return ()

    async def _conflict(self, error: Conflict) -> None:
        """Another program asks for the same updates: it may be an earlier run of ours that is just going."""
        self._conflicts += 1
        if self._conflicts >= TRIES:
            raise Ended(second=True) from error
        _log.warning("Another program takes the updates of this bot; trying again.")
        await self._pause(2.0**self._conflicts)

    async def _lost(self, error: TelegramError) -> None:
        if not self._away:
            _log.warning("Telegram cannot be reached (%s); trying again until it can.", type(error).__name__)
        self._away += 1
        await self._pause(min(_LONGEST, 2.0 ** min(self._away, 8) / 2))

    # --- working

    def _begin(self, update: Update) -> None:
        """Have an update worked on; one that cannot be read is passed over."""
        try:
            work = self._arrived(update)
        except Exception as error:
            _passed_over(update.update_id, error)
            return
        if work is None:
            return
        author, chat = (0 if one is None else one.id for one in (update.effective_sender, update.effective_chat))
        before, beside = self._newest.get(author), self._newest.get(chat)
        task = asyncio.create_task(self._in_turn(update.update_id, work, before, beside), name="telegram update")
        self._undone[update.update_id] = task
        self._newest[author] = self._newest[chat] = task
        task.add_done_callback(lambda task: self._done(task, update.update_id, author, chat))

    def _done(self, task: asyncio.Task[None], number: int, *places: int) -> None:
        del self._undone[number]
        for place in places:
            if self._newest.get(place) is task:
                del self._newest[place]

    async def _in_turn(
        self, number: int, work: Work, before: asyncio.Task[None] | None, beside: asyncio.Task[None] | None
    ) -> None:
        if beside is not None:
            await asyncio.wait((beside,), timeout=BESIDE)
        if before is not None:
            await asyncio.wait((before,))
        if not self._closing:  # else it comes again at the next start
            await self._handed_in(number, work)

    async def _handed_in(self, number: int, work: Work) -> None:
        for attempt in range(1, TRIES + 1):
            try:
                await work()
            except Exception:
                _log.exception("update %d was not taken in (attempt %d)", number, attempt)
                if attempt < TRIES:
                    await self._pause(2.0**attempt)
            else:
                return


def _number(update: object) -> int | None:
    number = update.get("update_id") if isinstance(update, dict) else None
    return number if isinstance(number, int) else None


def _readable(update: dict[str, Any]) -> dict[str, Any]:
    """An update as it came, or without its content where the library cannot read it."""
    try:
        Update.de_json(update, None)
    except Exception as error:
        _passed_over(update["update_id"], error)
        return {"update_id": update["update_id"]}
    return update


def _passed_over(number: int, error: Exception) -> None:
    """Log that an update could not be read, and where, with nothing of what is in it: an error's message may quote that."""
    where: Sequence[str] = traceback.format_tb(error.__traceback__)
    _log.error("update %d cannot be read and is passed over: %s\n%s", number, type(error).__name__, "".join(where))
