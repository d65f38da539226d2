"""Who moderates a group: asked of Telegram apart from everything else, and never for long."""

import asyncio
import logging
from typing import Final

from telegram import Bot, ChatMember
from telegram.error import BadRequest, Forbidden, TelegramError

LONGEST: Final = 3.0
"""Seconds after which a question is given up."""

_log = logging.getLogger(__name__)


class Rights:
    """Asks who moderates a group; several who want to know the same at the same time share one question."""

    def __init__(self, bot: Bot, *, longest: float = LONGEST) -> None:
        self._bot = bot
        self._longest = longest
        self._asked: dict[tuple[int, int], asyncio.Task[bool | None]] = {}

    def ask(self, chat: int, person: int) -> asyncio.Task[bool | None]:
        """Ask whether a person moderates a group; None is found where Telegram does not say in time."""
        found = self._asked.get((chat, person))
        if found is None:
            found = asyncio.create_task(self._look_up(chat, person), name="telegram rights")
            self._asked[chat, person] = found
            found.add_done_callback(lambda _: self._asked.pop((chat, person), None))
        return found

    async def close(self) -> None:
        """Give up what is still asked."""
        tasks = list(self._asked.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _look_up(self, chat: int, person: int) -> bool | None:
        try:
            async with asyncio.timeout(self._longest):
                member = await self._bot.get_chat_member(chat, person)
        except (BadRequest, Forbidden):
            return False
        except (TelegramError, TimeoutError) as error:
            _log.warning("Telegram did not say who moderates a group (%s).", type(error).__name__)
            return None
        return member.status in (ChatMember.ADMINISTRATOR, ChatMember.OWNER)
