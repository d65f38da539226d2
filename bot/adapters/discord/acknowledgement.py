"""Acknowledges commands, which Discord demands within three seconds and accepts from one program only."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any, Final

import aiohttp
import discord

from bot.adapters.discord.errors import LOST, ClientClosedError, closed_as_lost, described
from bot.adapters.discord.incoming import is_bot_chat
from bot.adapters.discord.no_retries import without_retries
from bot.chat.port import IsServing
from bot.runtime.backoff import Pause

SECOND: Final = "Another program is using the DISCORD_TOKEN at the same time; stop one of them."

_ALREADY_ACKNOWLEDGED: Final = 40060
_TIMEOUT: Final = 3.0
_WAITS: Final = (0.1, 0.4, 1.2)
"""Seconds between the attempts; after three in all Discord no longer accepts an acknowledgement."""

_FOREIGN: Final = 3
_FOREIGN_SECONDS: Final = 3600.0
"""This many acknowledgements by another program within this many seconds mean that it uses the same token."""

log = logging.getLogger(__name__)


class Acknowledgement(Enum):
    """The result of an acknowledgement; `REFUSED` if the command has failed for its author, or another program has it."""

    ACCEPTED = auto()
    REFUSED = auto()
    UNKNOWN = auto()


@dataclass(eq=False, repr=False)
class Acknowledger:
    """Acknowledges commands while this process is `serving`; calls `failed` with a sentence if another program does so too.

    Discord delivers a command to every program with the token and accepts one acknowledgement. If it reports an earlier one
    although no attempt of ours can have arrived, another program has sent it.
    """

    failed: Callable[[str], None]
    serving: IsServing
    pause: Pause
    _foreign: deque[float] = field(default_factory=lambda: deque(maxlen=_FOREIGN), init=False)

    async def acknowledge(self, interaction: discord.Interaction[Any]) -> Acknowledgement:
        """Tell Discord that an answer follows; only a command whose acknowledgement is accepted may be carried out."""
        may_have_arrived, trouble = False, ""
        for wait in (*_WAITS, None):
            if not self.serving():  # the process that serves now may have answered the leftover commands
                return Acknowledgement.UNKNOWN
            try:
                with without_retries(), closed_as_lost(interaction.client):
                    async with asyncio.timeout(_TIMEOUT):
                        await interaction.response.defer(ephemeral=not is_bot_chat(interaction), thinking=True)
            except discord.HTTPException as error:
                if error.code == _ALREADY_ACKNOWLEDGED:
                    if not may_have_arrived:
                        self._count_foreign()
                    return Acknowledgement.ACCEPTED if may_have_arrived else Acknowledgement.REFUSED
                trouble = described(error)
                break
            except ClientClosedError as error:
                may_have_arrived, trouble = True, described(error)
                break
            except LOST as error:
                may_have_arrived = may_have_arrived or not isinstance(error, aiohttp.ClientConnectorError)
                trouble = described(error)
            else:
                return Acknowledgement.ACCEPTED
            if wait is not None:
                await self.pause(wait)
        log.warning("a command could not be acknowledged, so it was not carried out (%s)", trouble)
        return Acknowledgement.UNKNOWN if may_have_arrived else Acknowledgement.REFUSED

    def _count_foreign(self) -> None:
        log.warning("another program has acknowledged a command; it seems to use the same DISCORD_TOKEN")
        now = time.monotonic()
        self._foreign.append(now)
        if len(self._foreign) == _FOREIGN and now - self._foreign[0] <= _FOREIGN_SECONDS:
            self.failed(SECOND)
