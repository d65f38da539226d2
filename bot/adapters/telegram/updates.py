"""Updates are taken from Telegram: a batch counts as taken only once everything that follows from it is stored."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from telegram import Bot, Update
from telegram.error import Conflict, InvalidToken, NetworkError, RetryAfter, TelegramError

from bot.adapters.telegram.refusals import seconds

TRIES: Final = 5
"""So often an update is handed in before it is left alone, and Telegram is asked while another program asks too."""

KINDS: Final = ("message", "callback_query")
"""The kinds of update there is anything to do about; edits are none."""

_LONGEST: Final = 30.0
_log = logging.getLogger(__name__)

Pause = Callable[[float], Awaitable[object]]


class Ended(Exception):
    """No updates can be had any more; `second` tells another instance from a token taken back."""

    def __init__(self, *, second: bool) -> None:
        super().__init__(second)
        self.second = second


class Updates:
    """The loop that asks for updates and hands them in; `arrived` hears of each before any of its batch is handed in."""

    def __init__(
        self,
        bot: Bot,
        arrived: Callable[[Update], None],
        take: Callable[[Update], Awaitable[None]],
        *,
        patience: int,
        pause: Pause,
    ) -> None:
        self._bot = bot
        self._arrived = arrived
        self._take = take
        self._patience = patience
        self._pause = pause
        self._offset = 0
        self._away = 0
        self._conflicts = 0
        self._asking: asyncio.Task[tuple[Update, ...]] | None = None
        self._closing = False

    async def run(self) -> None:
        """Take updates until `stop`; raises Ended."""
        while not self._closing:
            batch = await self._batch()
            for update in batch:
                self._arrived(update)
            if batch:
                await asyncio.gather(*(self._in_order(lane) for lane in lanes(batch)))
                self._offset = batch[-1].update_id + 1  # the next question tells Telegram; after a stop there is none

    def stop(self) -> None:
        """Ask no more; what has come is still handed in."""
        self._closing = True
        if self._asking is not None:
            self._asking.cancel()

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

    async def _in_order(self, lane: Sequence[Update]) -> None:
        for update in lane:
            if self._closing:
                return
            await self._hand_in(update)

    async def _hand_in(self, update: Update) -> None:
        for attempt in range(1, TRIES + 1):
            try:
                await self._take(update)
            except Exception:
                _log.exception("update %d was not taken in (attempt %d)", update.update_id, attempt)
                if attempt < TRIES:
                    await self._pause(2.0**attempt)
            else:
                return


def lanes(batch: Sequence[Update]) -> list[list[Update]]:
    """A batch in lanes that have neither a chat nor a person in common, each in order."""
    found: list[tuple[set[int], list[Update]]] = []
    for update in batch:
        marks = {one.id for one in (update.effective_chat, update.effective_user) if one is not None}
        joined = [lane for lane in found if lane[0] & marks]
        found = [lane for lane in found if not lane[0] & marks]
        found.append(
            (
                marks.union(*(lane[0] for lane in joined)),
                sorted((*(one for lane in joined for one in lane[1]), update), key=lambda one: one.update_id),
            )
        )
    return [lane for _, lane in found]
