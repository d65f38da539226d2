"""The adapter alone with the stand-in, and a handler that only records lines."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from bot.adapters.telegram import Rates, TelegramChat
from bot.chat.port import Account, Channel, Handle, Incoming, IsServing, Message, Private, Span
from tests.adapters.telegram.server import Server
from tests.adapters.telegram.stand_in import Refused, Someone
from tests.texts import TEXTS

FREELY = Rates(0, 0)
"""No rate limits."""


class Adapter:
    """The adapter with a handler that records lines; `pauses` are the waits it asked for, which end at once.

    `responses` are the statuses of the answers to its requests.
    """

    def __init__(self, server: Server, rates: Rates = FREELY, serving: IsServing | None = None) -> None:
        self.heard: list[Incoming] = []
        self.moves: list[tuple[Channel, Channel]] = []
        self.pauses: list[float] = []
        self.responses: list[int] = []
        self.troubles: list[Exception] = []
        self.answer: Handle | None = None
        self.failure: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.chat = TelegramChat(
            token=server.token,
            api=server.base,
            texts=TEXTS,
            handle=self._handle,
            locale=self._locale,
            moved=self._move,
            failed=self.failure.set_result,
            refused=self.failure.set_result,
            rates=rates,
            serving=serving,
            pause=self._pause,
            responded=self.responses.append,
        )

    async def _handle(self, line: Incoming) -> bool | None:
        if self.troubles:
            raise self.troubles.pop()
        self.heard.append(line)
        return None if self.answer is None else await self.answer(line)

    async def _locale(self, line: Incoming) -> str:
        return TEXTS.match(line.locale)

    async def _move(self, old: Channel, new: Channel) -> None:
        self.moves.append((old, new))

    async def _pause(self, seconds: float) -> None:
        self.pauses.append(seconds)
        await asyncio.sleep(0)

    @asynccontextmanager
    async def open(self) -> AsyncIterator["Adapter"]:
        """Run the adapter."""
        await self.chat.start()
        try:
            yield self
        finally:
            await self.chat.stop()


def to(who: Someone, text: str = "hello", **more: Any) -> Message:
    """A message to a person."""
    return Message(Private(Account("telegram", str(who.user["id"]))), (Span(text),), "n1", **more)


def refuse(method: str, *refusals: Refused) -> Any:
    """Refuse the first requests of a method."""
    left = list(refusals)

    def trouble(asked: str, _: Mapping[str, Any]) -> Refused | None:
        return left.pop(0) if asked == method and left else None

    return trouble
