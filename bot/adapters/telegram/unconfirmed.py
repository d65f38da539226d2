"""Messages whose sending Telegram has not confirmed: the press of a button of such a message tells that it has arrived."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from telegram import Bot, InlineKeyboardMarkup
from telegram.error import BadRequest, NetworkError, TelegramError

from bot.runtime.bounded import BoundedDict
from bot.runtime.tasks import Tasks, cancel

_MOST_CHATS: Final = 10_000
_MOST_TRIES: Final = 1_000


@dataclass(frozen=True, slots=True)
class _Try:
    """A message with buttons that may stand in a chat, after what was the newest message there; `found` is its number."""

    chat: int
    after: int
    buttons: InlineKeyboardMarkup
    found: asyncio.Future[int]


@dataclass(frozen=True, slots=True)
class _Resent:
    """A message that was sent again: copies of it may stand between `after` and it."""

    after: int
    number: int
    buttons: InlineKeyboardMarkup


@dataclass(eq=False, repr=False)
class Unconfirmed:
    """The messages that are being sent, by their nonces, and those that were sent again.

    A message counts as found only if it is newer than what the chat had before, has the same buttons, and is none whose number
    Telegram has told.
    """

    bot: Bot
    _newest: BoundedDict[int, int] = field(default_factory=lambda: BoundedDict(_MOST_CHATS), init=False)
    _told: BoundedDict[tuple[int, int], bool] = field(default_factory=lambda: BoundedDict(_MOST_CHATS), init=False)
    _tries: BoundedDict[str, _Try] = field(default_factory=lambda: BoundedDict(_MOST_TRIES), init=False)
    _resent: BoundedDict[int, _Resent] = field(default_factory=lambda: BoundedDict(_MOST_CHATS), init=False)
    _tasks: Tasks = field(default_factory=Tasks, init=False)

    def note(self, chat: int, number: int) -> None:
        """Note the number of a message in a chat."""
        self._newest[chat] = max(number, self._newest.get(chat, 0))

    async def send(
        self,
        nonce: str,
        chat: int,
        buttons: InlineKeyboardMarkup | None,
        sending: Callable[[], Coroutine[Any, Any, int]],
    ) -> int:
        """Send a message, unless an earlier try is found to have arrived; returns its number, as soon as anything tells it."""
        one, again = self._tries.get(nonce), nonce in self._tries
        if one is None and buttons is not None and chat in self._newest:
            one = _Try(chat, self._newest[chat], buttons, asyncio.get_running_loop().create_future())
            self._tries[nonce] = one
        number = await (sending() if one is None else self._first(nonce, one, sending))
        self._told[chat, number] = True
        self.note(chat, number)
        if self._tries.pop(nonce, None) is not None and one is not None and again and not one.found.done():
            self._resent[chat] = _Resent(one.after, number, one.buttons)
        return number

    async def _first(self, nonce: str, one: _Try, sending: Callable[[], Coroutine[Any, Any, int]]) -> int:
        """The number of a message, from Telegram's answer or from a press; raises TelegramError."""
        if one.found.done():
            return one.found.result()
        task = asyncio.create_task(sending())
        try:
            await asyncio.wait((task, one.found), return_when=asyncio.FIRST_COMPLETED)
            if not one.found.done():
                return task.result()
        except TelegramError as error:
            if isinstance(error, BadRequest) or not isinstance(error, NetworkError):
                self._tries.pop(nonce, None)  # Telegram refused it, so no copy can arrive
            raise
        finally:
            await cancel([task])
        return one.found.result()

    def pressed(self, chat: int, number: int, buttons: InlineKeyboardMarkup | None) -> int:
        """The number of the message that a press in a chat is meant for: that of the pressed message, or of its later copy.

        The pressed one is deleted then, so that its reader finds only the other one.
        """
        if (chat, number) in self._told:
            return number
        same = [one for one in self._tries.values() if one.chat == chat and one.buttons == buttons]
        if len(same) == 1 and number > same[0].after and not same[0].found.done():
            same[0].found.set_result(number)
        resent = self._resent.get(chat)
        if resent is None or resent.buttons != buttons or not resent.after < number < resent.number:
            return number
        self._tasks.start(self._delete(chat, number))
        return resent.number

    async def _delete(self, chat: int, number: int) -> None:
        with suppress(TelegramError):
            await self.bot.delete_message(chat, number)

    async def close(self) -> None:
        """Stop deleting."""
        await self._tasks.cancel()
