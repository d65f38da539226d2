"""Commands are acknowledged within Discord's three seconds, each by one program alone."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

import aiohttp
import discord

from bot.adapters.discord.no_retries import without_retries
from bot.adapters.discord.refusals import LOST, described

SECOND: Final = "Another program is using the DISCORD_TOKEN at the same time; stop one of them."

_ACKNOWLEDGED_BEFORE: Final = 40060
_PATIENCE: Final = 3.0
_WAITS: Final = (0.1, 0.4, 1.2)
"""Seconds between the attempts: after three in all Discord has given the command up."""

_FOREIGN: Final = 3
_FOREIGN_WITHIN: Final = 3600.0
"""So many acknowledgements by somebody else, in so many seconds, are no accident."""

log = logging.getLogger(__name__)


class Acknowledger:
    """Acknowledges commands, and tells `failed` when another program does it too.

    Discord hands every command to all programs that use a token, and takes one acknowledgement: who comes second learns that
    it was there already. Where that is the answer to an attempt that nothing can have come before, it was not mine.
    """

    def __init__(
        self,
        failed: Callable[[str], None],
        *,
        pause: Callable[[float], Awaitable[object]] = asyncio.sleep,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._failed = failed
        self._pause = pause
        self._clock = clock
        self._foreign: deque[float] = deque(maxlen=_FOREIGN)

    async def acknowledge(self, interaction: discord.Interaction[Any]) -> bool:
        """Tell Discord that an answer is on its way.

        False if the command is not to be carried out: its sender has seen it fail, or another program does it.
        """
        perhaps, trouble = False, ""
        for wait in (*_WAITS, None):
            try:
                with without_retries():
                    async with asyncio.timeout(_PATIENCE):
                        await interaction.response.defer(ephemeral=True, thinking=True)
            except discord.HTTPException as error:
                if error.code == _ACKNOWLEDGED_BEFORE:
                    if not perhaps:
                        self._acknowledged_by_another()
                    return perhaps
                trouble = described(error)
                break
            except LOST as error:
                perhaps = perhaps or not isinstance(error, aiohttp.ClientConnectorError)
                trouble = described(error)
            else:
                return True
            if wait is not None:
                await self._pause(wait)
        log.warning("a command could not be acknowledged, so it was not carried out (%s)", trouble)
        return False

    def _acknowledged_by_another(self) -> None:
        log.warning("another program has acknowledged a command; it seems to use the same DISCORD_TOKEN")
        now = self._clock()
        self._foreign.append(now)
        if len(self._foreign) == _FOREIGN and now - self._foreign[0] <= _FOREIGN_WITHIN:
            self._failed(SECOND)
