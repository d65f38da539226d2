"""Answers to pressed buttons: an alert or a link that only this person sees, or none; each press gets its answer soon."""

import asyncio
import logging
from dataclasses import dataclass, field
from typing import Any, Final

from telegram import Bot
from telegram.error import BadRequest, TelegramError

from bot.adapters.telegram.markup import ALERT, length
from bot.chat.port import Account
from bot.runtime.tasks import Tasks

LONGEST: Final = 3.0
"""Seconds after which a press gets an empty answer, however long its handling takes."""

SOON: Final = 1.0
"""Seconds that a handled press waits for the message that answers it."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Press:
    query: str
    account: Account
    timer: asyncio.TimerHandle


@dataclass(eq=False, repr=False)
class Answers:
    """The presses without an answer, by the ids of their lines."""

    bot: Bot
    _pending: dict[str, _Press] = field(default_factory=dict, init=False)
    _tasks: Tasks = field(default_factory=Tasks, init=False)

    def answer_empty(self, query: str) -> None:
        """Answer a press without a text, in the background."""
        self._tasks.start(self._answer(query))

    def expect(self, line: str, query: str, account: Account) -> None:
        """Add a press that a message may answer."""
        timer = asyncio.get_running_loop().call_later(LONGEST, self.withdraw, line)
        self._pending[line] = _Press(query, account, timer)

    def owe(self, line: str) -> None:
        """Note that a press is handled and a message may answer it soon."""
        if (press := self._pending.get(line)) is not None:
            press.timer.cancel()
            timer = asyncio.get_running_loop().call_later(SOON, self.withdraw, line)
            self._pending[line] = _Press(press.query, press.account, timer)

    def withdraw(self, line: str) -> None:
        """Answer a press without a text if it still has no answer."""
        if (press := self._remove(line)) is not None:
            self.answer_empty(press.query)

    async def send_alert(self, line: str, account: Account, text: str) -> bool:
        """Answer this person's press with an alert; returns whether that was possible."""
        if not text or length(text) > ALERT:
            return False
        return await self._send(line, account, text=text, show_alert=True)

    async def send_link(self, line: str, account: Account, url: str) -> bool:
        """Answer this person's press by opening a link; returns whether that was possible."""
        return await self._send(line, account, url=url)

    async def close(self) -> None:
        """Answer the remaining presses, within a limited time."""
        for line in tuple(self._pending):
            self.withdraw(line)
        await self._tasks.finish(LONGEST)

    async def _send(self, line: str, account: Account, **content: Any) -> bool:
        press = self._pending.get(line)
        if press is None or press.account != account:
            return False
        self._remove(line)
        return await self._answer(press.query, **content)

    def _remove(self, line: str) -> _Press | None:
        press = self._pending.pop(line, None)
        if press is not None:
            press.timer.cancel()
        return press

    async def _answer(self, query: str, **content: Any) -> bool:
        try:
            await self.bot.answer_callback_query(query, **content)
        except BadRequest:
            return False  # the press is too old to be answered
        except TelegramError as error:
            _log.warning("a press was not answered: %s", error)
            return False
        return True
