"""Hands in updates from Telegram in order; an update is finished once all its effects are stored."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final, TypeAlias

from telegram import Bot, Chat, Message, Update

from bot.adapters.telegram.answers import Answers
from bot.adapters.telegram.handles import Handles
from bot.adapters.telegram.incoming import Migration, from_update, is_overheard, reference
from bot.adapters.telegram.picking import Picking, asks_for_person
from bot.adapters.telegram.rights import Rights
from bot.adapters.telegram.unconfirmed import Unconfirmed
from bot.chat.port import Handle, Incoming
from bot.chat.rights import wants_rights
from bot.runtime.backoff import Pause, backoff
from bot.runtime.bounded import BoundedDict
from bot.runtime.outages import log_failure
from bot.runtime.tasks import cancel

TRIES: Final = 5
"""How often an update is handed in before it is given up."""

CHAT_SECONDS: Final = 1.0
"""The most seconds that a line waits for earlier lines of other people in its chat; for earlier lines of its author it
waits without a limit."""

_LONGEST_PAUSE: Final = 16.0
_MOST_GROUPS: Final = 10_000
_log = logging.getLogger(__name__)

Work: TypeAlias = Callable[[], Awaitable[None]]
"""The work for an update; it is called again if it raises."""


@dataclass(eq=False, repr=False)
class Intake:
    """Hands in each update after the earlier ones of its author and, for a limited time, of its chat."""

    bot: Bot
    handle: Handle
    answers: Answers
    unconfirmed: Unconfirmed
    rights: Rights
    picking: Picking
    migrate: Callable[[Migration], Awaitable[None]]
    pause: Pause
    handles: Handles = field(default_factory=Handles, init=False)
    _overheard: BoundedDict[str, bool] = field(default_factory=lambda: BoundedDict(_MOST_GROUPS), init=False)
    _unfinished: dict[int, asyncio.Task[None]] = field(default_factory=dict, init=False)
    _newest: dict[int, asyncio.Task[None]] = field(default_factory=dict, init=False)
    _closing: bool = field(default=False, init=False)

    def hold(self) -> None:
        """Begin nothing more; Telegram delivers the updates again after the next start."""
        self._closing = True

    @property
    def oldest(self) -> int | None:
        """The number of the oldest unfinished update, None if all are finished."""
        return min(self._unfinished, default=None)

    async def wait(self, within: float | None) -> None:
        """Wait until all updates are finished, at most `within` seconds."""
        if self._unfinished:
            await asyncio.wait(self._unfinished.values(), timeout=within)

    async def cancel(self) -> None:
        """Cancel the unfinished updates."""
        await cancel(self._unfinished.values())

    def begin(self, update: Update) -> None:
        """Begin to handle an update; raises what reading it raises."""
        if update.message is not None:
            self.unconfirmed.note(update.message.chat.id, update.message.message_id)
        work = self._work(update)
        if work is None:
            return
        author, chat = (0 if one is None else one.id for one in (update.effective_sender, update.effective_chat))
        by_author, in_chat = self._newest.get(author), self._newest.get(chat)
        task = asyncio.create_task(self._in_order(update.update_id, work, by_author, in_chat), name="telegram update")
        self._unfinished[update.update_id] = task
        self._newest[author] = self._newest[chat] = task
        task.add_done_callback(lambda task: self._finished(task, update.update_id, author, chat))

    def _finished(self, task: asyncio.Task[None], number: int, *keys: int) -> None:
        del self._unfinished[number]
        for key in keys:
            if self._newest.get(key) is task:
                del self._newest[key]

    def _work(self, update: Update) -> Work | None:
        """The work for an update, or None; answers a press now, or later by the resulting message."""
        if (picked := self._picked(update.message)) is not None:
            return picked
        query = update.callback_query
        line: Incoming | Migration | None = None
        try:
            line = from_update(update, self.bot.bot)
        finally:
            if query is not None and (not isinstance(line, Incoming) or line.private):
                self.answers.answer_empty(query.id)
        if line is None:
            return None
        if isinstance(line, Migration):
            return partial(self.migrate, line)
        if query is not None and isinstance(under := query.message, Message):
            meant = self.unconfirmed.pressed(under.chat.id, under.message_id, under.reply_markup)
            line = replace(line, reply_to=reference(under.chat.id, meant))
        group = "" if line.private else line.channel.chat
        self.handles.note(line.author, group)
        if is_overheard(line):
            self._overheard[line.channel.chat] = True
        if line.channel.chat in self._overheard:
            line = replace(line, needs_mention=False)
        if "@" in line.text:
            similar = self.handles.similar_in(line.text, group, line.author.account)
            line = replace(line, known=self.handles.typed_in(line.text), similar=similar)
        if asks_for_person(line):
            return partial(self.picking.ask_person, line)
        if query is not None and not line.private:
            self.answers.expect(line.id, query.id, line.author.account)
        if line.moderator or not wants_rights(line):
            return partial(self._hand_in, line)
        return partial(self._hand_in, line, self.rights.ask(int(line.channel.chat), int(line.author.account.id)))

    def _picked(self, message: Message | None) -> Work | None:
        """The work for a message that picks a person or a group; None for any other message."""
        if message is None or message.chat.type != Chat.PRIVATE:
            return None
        if message.users_shared is not None:
            return partial(self._take_picked, self.picking.take_person, message)
        if message.chat_shared is not None:
            return partial(self._take_picked, self.picking.take_group, message)
        locale = self.picking.cancelled_in(message)
        return partial(self.picking.cancel, message, locale) if locale else None

    async def _take_picked(self, take: Callable[[Message], Awaitable[Incoming | None]], message: Message) -> None:
        line = await take(message)
        if line is not None:
            await self._hand_in(line)
            self.picking.forget(message.chat.id)

    async def _in_order(
        self, number: int, work: Work, by_author: asyncio.Task[None] | None, in_chat: asyncio.Task[None] | None
    ) -> None:
        if in_chat is not None:
            await asyncio.wait((in_chat,), timeout=CHAT_SECONDS)
        if by_author is not None:
            await asyncio.wait((by_author,))
        if not self._closing:
            await self._with_retries(number, work)

    async def _with_retries(self, number: int, work: Work) -> None:
        for attempt, wait in zip(range(1, TRIES + 1), backoff(2.0, _LONGEST_PAUSE), strict=False):
            try:
                await work()
            except Exception as error:
                log_failure(_log, error, "update %d could not be handled, attempt %d", number, attempt)
                if attempt < TRIES:
                    await self.pause(wait)
            else:
                return

    async def _hand_in(self, line: Incoming, rights: asyncio.Task[bool | None] | None = None) -> None:
        """Hand in a line, with its author's rights if they matter."""
        if rights is not None:
            line = replace(line, moderator=await asyncio.shield(rights))
        if await self.handle(line):
            self.answers.owe(line.id)
        else:
            self.answers.withdraw(line.id)
