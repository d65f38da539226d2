"""Buttons that were pressed: each is answered soon, with what is said to it where that fits into an alert."""

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any, Final

from telegram import Bot
from telegram.error import BadRequest, TelegramError

from bot.adapters.telegram.markup import ALERT, length
from bot.chat.port import Person

LONGEST: Final = 3.0
"""Seconds after which a press is answered, whatever keeps what is said to it."""

SOON: Final = 1.0
"""Seconds in which what is said to a press has to come once the press is taken in."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Press:
    query: str
    person: Person
    timer: asyncio.TimerHandle


class Answers:
    """The presses that wait for an answer, by the id of the line they became."""

    def __init__(self, bot: Bot, *, longest: float = LONGEST, soon: float = SOON) -> None:
        self._bot = bot
        self._longest = longest
        self._soon = soon
        self._open: dict[str, _Press] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def at_once(self, query: str) -> None:
        """Answer a press to which nothing is said this way."""
        self._spawn(self._answer(query))

    def pressed(self, line: str, query: str, person: Person) -> None:
        """Somebody pressed a button."""
        timer = asyncio.get_running_loop().call_later(self._longest, self.plainly, line)
        self._open[line] = _Press(query, person, timer)

    def taken(self, line: str) -> None:
        """The press is taken in: what is said to it comes soon, or not at all."""
        if (press := self._open.get(line)) is not None:
            press.timer.cancel()
            timer = asyncio.get_running_loop().call_later(self._soon, self.plainly, line)
            self._open[line] = _Press(press.query, press.person, timer)

    def plainly(self, line: str) -> None:
        """Answer a press without a word, if it still waits."""
        if (press := self._close(line)) is not None:
            self._spawn(self._answer(press.query))

    async def alert(self, line: str | None, person: Person, text: str) -> bool:
        """Answer a press by an alert that only this person sees; whether that could be done."""
        if line is None or not text or length(text) > ALERT or not self._waits(line, person):
            return False
        press = self._close(line)
        return press is not None and await self._answer(press.query, text=text, show_alert=True)

    async def lead(self, line: str | None, person: Person, url: str) -> bool:
        """Answer a press by opening a link; whether that could be done."""
        if line is None or not self._waits(line, person):
            return False
        press = self._close(line)
        return press is not None and await self._answer(press.query, url=url)

    async def close(self) -> None:
        """Answer what still waits, as far as that can be done soon."""
        for line in tuple(self._open):
            self.plainly(line)
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=self._longest)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    def _waits(self, line: str, person: Person) -> bool:
        press = self._open.get(line)
        return press is not None and press.person == person

    def _close(self, line: str) -> _Press | None:
        press = self._open.pop(line, None)
        if press is not None:
            press.timer.cancel()
        return press

    async def _answer(self, query: str, **how: Any) -> bool:
        try:
            await self._bot.answer_callback_query(query, **how)
        except BadRequest:
            return False  # the press is too old: nobody is waiting any more
        except TelegramError as error:
            _log.warning("a press was not answered: %s", error)
            return False
        return True

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
