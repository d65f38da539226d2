"""Deadlines that fall due together notify a person once: messages of further ones within a minute come silently (N4)."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from bot.chat.facts import Mention
from bot.chat.outbox_message import OutboxMessage
from bot.chat.person import Person
from bot.chat.port import Private
from bot.grammar.seconds import MINUTE
from bot.messages.merging import message_to_edit
from bot.messages.people import is_quiet
from bot.runtime.bounded import BoundedDict
from bot.store.store import Store

_PEOPLE: Final = 2_000


class DeadlineNotifications:
    """Whom a deadline notified last, and when; `now` is in seconds since 1970."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._last: BoundedDict[Person, tuple[float, int]] = BoundedDict(_PEOPLE)

    async def once(self, messages: Sequence[OutboxMessage], table: int) -> tuple[OutboxMessage, ...]:
        """The messages of a deadline at a table, silent for those whom a deadline of another table has just notified."""
        notified: set[Person] = set()
        quieted = [await self._quieted(message, table, notified) for message in messages]
        for person in notified:
            self._last[person] = self._now(), table
        return tuple(quieted)

    async def _quieted(self, message: OutboxMessage, table: int, notified: set[Person]) -> OutboxMessage:
        """The message, silent or without mentions of those just notified; adds those whom it notifies to `notified`."""
        if message.silent or message.only_edits or not await self._is_new(message):
            return message
        if isinstance(message.to, Private):
            person = await self._store.person(message.to.account)
            if self._was_just_notified(person, table):
                return replace(message, silent=True)
            if not await is_quiet(message.to.account, self._store, self._now()):
                notified.add(person)
            return message
        named = {one for line in message.lines for one in line.mentions() if one.notify and one.person is not None}
        just = {one for one in named if one.person is not None and self._was_just_notified(one.person, table)}
        for one in named - just:
            if one.person is not None and not await is_quiet(one.account, self._store, self._now()):
                notified.add(one.person)

        def named_only(one: Mention) -> Mention:
            return replace(one, notify=False) if one in just else one

        return replace(message, lines=tuple(line.with_mentions(named_only) for line in message.lines))

    async def _is_new(self, message: OutboxMessage) -> bool:
        """Whether a message is sent anew: an edit notifies nobody."""
        return bool(message.reminds) or await message_to_edit(message, self._store) is None

    def _was_just_notified(self, person: Person, table: int) -> bool:
        at, other = self._last.get(person, (0.0, table))
        return other != table and 0 <= self._now() - at < MINUTE
