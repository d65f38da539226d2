"""Chats that take no more messages than their platforms do, and count what they are given."""

import asyncio
from collections import Counter, defaultdict, deque
from collections.abc import Callable
from typing import Final
from weakref import WeakKeyDictionary

from bot.chat.port import Account, Address, Channel, Message, Private, RateLimited, Rich

CHANNEL_LIMITS: Final = {"telegram": (20, 60.0), "discord": (5, 5.0)}
"""The most messages that a platform takes in a channel, and in how many seconds; it refuses more."""

PRIVATE_LIMITS: Final = {"telegram": (1, 1.0), "discord": (5, 5.0)}
"""The same in a private chat."""

UNLIMITED: Final = (10**9, 1.0)


class SimulatedTime:
    """The time of day, and the seconds that each queue of messages has waited for its platform beyond that."""

    def __init__(self, now: float) -> None:
        self.now = now
        self._waited: WeakKeyDictionary[asyncio.Task[object], float] = WeakKeyDictionary()

    async def pause(self, seconds: float) -> None:
        """Count the seconds that a queue waits between two attempts; nobody really waits."""
        task = asyncio.current_task()
        assert task is not None
        self._waited[task] = self._waited.get(task, 0.0) + seconds

    def waited(self) -> float:
        """The seconds that the queue at work has waited."""
        task = asyncio.current_task()
        return 0.0 if task is None else self._waited.get(task, 0.0)


class LimitedChat:
    """The chat of a platform; `taken` is called with each message it takes."""

    tappable = False

    def __init__(self, platform: str, time: SimulatedTime, taken: Callable[[Message], object]) -> None:
        self.platform = platform
        self.time = time
        self.taken = taken
        self.put_off: Counter[str] = Counter()
        self.longest_wait = 0.0
        self._recent: defaultdict[Address, deque[float]] = defaultdict(deque)

    async def send(self, message: Message) -> str:
        """Take a message; raises RateLimited if it is one too many."""
        limits = CHANNEL_LIMITS if isinstance(message.to, Channel) else PRIVATE_LIMITS
        most, span = limits.get(self.platform, UNLIMITED)
        at, recent = self.time.now + self.time.waited(), self._recent[message.to]
        while recent and recent[0] <= at - span:
            recent.popleft()
        if len(recent) >= most and isinstance(message.to, Channel | Private):
            self.put_off[f"{self.platform} {type(message.to).__name__.lower()}"] += 1
            raise RateLimited(recent[0] + span - at)
        recent.append(at)
        self.longest_wait = max(self.longest_wait, self.time.waited())
        self.taken(message)
        return message.replaces or f"r-{message.nonce}"

    async def delete(self, to: Address, reference: str) -> None:
        """A reminder is gone once the next one is there."""

    async def remove_buttons(self, to: Address, reference: str, text: Rich = ()) -> None:
        """An edit counts like a message."""
        self._recent[to].append(self.time.now + self.time.waited())

    def theme(self, account: Account | None) -> str:
        """The same for everybody."""
        return ""
