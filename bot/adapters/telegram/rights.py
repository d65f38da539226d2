"""Looks up who moderates a group; a look-up delays only its own line, and not for long."""

import asyncio
import logging
from dataclasses import dataclass, field
from typing import Final

from telegram import Bot, ChatMember
from telegram.error import BadRequest, Forbidden, TelegramError

from bot.runtime.tasks import cancel

LONGEST: Final = 3.0
"""Seconds after which a look-up is abandoned."""

_log = logging.getLogger(__name__)


@dataclass(eq=False, repr=False)
class Rights:
    """Looks up who moderates a group; equal look-ups at the same time share one request."""

    bot: Bot
    longest: float = LONGEST
    _asked: dict[tuple[int, int], asyncio.Task[bool | None]] = field(default_factory=dict, init=False)

    def ask(self, chat: int, person: int) -> asyncio.Task[bool | None]:
        """Look up whether a person moderates a group; the result is None if Telegram does not answer in time."""
        found = self._asked.get((chat, person))
        if found is None:
            found = asyncio.create_task(self._look_up(chat, person), name="telegram rights")
            self._asked[chat, person] = found
            found.add_done_callback(lambda _: self._asked.pop((chat, person), None))
        return found

    async def close(self) -> None:
        """Cancel the running look-ups."""
        await cancel(self._asked.values())

    async def _look_up(self, chat: int, person: int) -> bool | None:
        try:
            async with asyncio.timeout(self.longest):
                member = await self.bot.get_chat_member(chat, person)
        except (BadRequest, Forbidden):
            return False
        except (TelegramError, TimeoutError) as error:
            _log.warning("Telegram did not tell who moderates a group (%s).", type(error).__name__)
            return None
        return member.status in (ChatMember.ADMINISTRATOR, ChatMember.OWNER)
