"""Delivery: drains the outbox (view → picture → text → send), retries and backs off; never changes a game."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from bot.chat.front import front_of, platform_of_front
from bot.chat.outbox_message import OutboxMessage, Sentence
from bot.chat.port import (
    Address,
    Channel,
    Chat,
    Ephemeral,
    Forgets,
    Message,
    RateLimited,
    Refused,
    ShowsTyping,
    Unconfirmed,
    Unreachable,
    platform_of,
)
from bot.chat.removals import Deletes, RemovesButtons
from bot.chat.text import with_description
from bot.messages import out_of_reach
from bot.messages.arriving import Arriving
from bot.messages.drawing import Drawing
from bot.messages.limits import Limits
from bot.messages.merging import Merging, has_newer_picture_queued, is_overtaken, message_to_edit, question_to_close
from bot.messages.owed import OwedBoards, QueueKey
from bot.messages.painting import Scene
from bot.messages.rendering import Rendering
from bot.messages.undeliverable import instead
from bot.messages.wording import Wording
from bot.runtime.backoff import Pause
from bot.runtime.metrics import Metrics
from bot.runtime.outages import is_outage, log_failure
from bot.runtime.tasks import Tasks, cancel
from bot.store.change import ATTEMPTS, Change, Lease, LeaseLost, OutboxEntry, Unavailable
from bot.store.store import Store

_LONGEST_WAIT: Final = 900.0
_STORE_BUSY: Final = 10.0
_GONE: Final = Sentence("trouble-changed")
"""The answer if the requested picture cannot be shown any more."""

_SORRY: Final = Sentence("trouble-unshown")
"""The text that replaces a message that cannot be rendered."""

_log = logging.getLogger(__name__)


class Delivery:
    """Delivers messages in order to each address, to several addresses at once.

    `chats` are the open chats by front; `lease` returns the lease of a front, None if it needs none, or raises LeaseLost.
    Messages that only one person sees have a queue apart from their channel's, because they must not wait while the channel
    has to.
    """

    def __init__(
        self,
        store: Store,
        chats: Mapping[str, Chat],
        wording: Wording,
        drawing: Drawing,
        *,
        pause: Pause = asyncio.sleep,
        now: Callable[[], float] = time.time,
        limits: Limits | None = None,
        metrics: Metrics | None = None,
        lease: Callable[[str], Lease | None] = lambda _: None,
        shards: int = 1,
    ) -> None:
        self._store = store
        self._chats = chats
        self._drawing = drawing
        self._pause = pause
        self._limits = Limits() if limits is None else limits
        self._metrics = Metrics() if metrics is None else metrics
        self._rendering = Rendering(store, wording, drawing, self._metrics, now=now)
        self._lease = lease
        self._shards = shards
        self._queues: dict[QueueKey, deque[OutboxEntry]] = {}
        self._draining: dict[QueueKey, asyncio.Task[None]] = {}
        self.arriving = Arriving(store, self._queues)
        self._merging = Merging(store)
        self._loading = asyncio.Lock()
        self._known: set[int] = set()
        self._elsewhere: dict[int, str] = {}
        self._tasks = Tasks()
        self._owed = OwedBoards(store, self.take, self._tasks)
        self._running = False

    async def load(self) -> None:
        """Queue the outbox messages for the open chats that an earlier run or another process has left."""
        async with self._loading:
            # include messages taken meanwhile, which may be delivered before the outbox is read
            self._known = {*self.waiting(), *self._owed.numbers()}
            numbers = set(await self._store.outbox_numbers())
            self._elsewhere = {id: at for id, at in self._elsewhere.items() if id in numbers and at not in self._chats}
            if new := numbers - self._known - self._elsewhere.keys():
                entries = await self._store.outbox(min(new))
                self.take([entry for entry in entries if entry.id in new and entry.id not in self._known])

    def start(self) -> None:
        """Start delivering."""
        self._running = True
        for key in self._queues:
            self._wake(key)

    def take(self, entries: Iterable[OutboxEntry]) -> bool:
        """Queue entries for delivery; returns at once, false if some are for a chat that is not open here.

        Before `start` they wait. After `close`, and if their chat is not open, they stay in the outbox.
        """
        all_here = True
        for one in entries:
            front = front_of(one.message, self._shards)
            if front not in self._chats:
                all_here = False
                if self._loading.locked():
                    self._elsewhere[one.id] = front
                continue
            if self._loading.locked():
                self._known.add(one.id)
            key = front, one.message.to
            queue = self._queues.get(key)
            if queue is not None:  # a task already delivers this queue, or will after `start`
                queue.append(one)
                self._merging.note_arrival(queue)
                continue
            self._queues[key] = deque((one,))
            if self._running:
                self._wake(key)
        return all_here

    async def stop_front(self, front: str, *, within: float = 0.0) -> None:
        """Stop delivering to a front `within` these seconds; the rest stays in the outbox for whoever serves it next."""
        gone = [key for key in self._queues if key[0] == front]
        draining = [self._draining[key] for key in gone if key in self._draining]
        if within and draining:  # what has just been sent is noted, and not sent again
            await asyncio.wait(draining, timeout=within)
        await cancel([task for task in draining if not task.done()])
        self._owed.leave(front)
        for key in gone:  # a task that had not started has left its queue
            self._queues.pop(key, None)
            self._draining.pop(key, None)

    def _wake(self, key: QueueKey) -> None:
        self._draining[key] = self._tasks.start(self._drain(key), name="delivery")

    async def settle(self, *, within: float | None = None) -> None:
        """Wait until all queued messages, and those that follow from them, are delivered or the time is up."""
        await self._tasks.wait(within)

    async def close(self) -> None:
        """Stop delivering; the remaining messages stay in the outbox."""
        self._running = False
        self._owed.close()
        await self._tasks.cancel()

    def waiting(self) -> Iterator[int]:
        """The numbers of the undelivered messages."""
        return (entry.id for queue in self._queues.values() for entry in queue)

    async def show_typing(self, place: Address) -> None:
        """Show at an address that the bot is at work, if its platform can; any shard may show it."""
        chat = next((chat for at, chat in self._chats.items() if platform_of_front(at) == platform_of(place)), None)
        if isinstance(chat, ShowsTyping) and not isinstance(place, Ephemeral):
            await chat.show_typing(place)

    async def _drain(self, key: QueueKey) -> None:
        queue = self._queues[key]
        try:
            while queue:
                try:
                    if await self._merging.merge_first(queue, self._lease(key[0])):
                        continue
                    await self._deliver(replace(queue[0], lease=self._lease(key[0])), queue)
                except LeaseLost:  # the chat is about to be closed
                    return
                except Exception as error:
                    log_failure(_log, error, "could not store whether message %d was delivered", queue[0].id)
                    await self._pause(_STORE_BUSY)
                else:
                    queue.popleft()
                finally:
                    self.arriving.note()
        finally:
            del self._queues[key]
            self._draining.pop(key, None)

    async def _deliver(self, entry: OutboxEntry, queue: deque[OutboxEntry]) -> None:
        attempts, waited = entry.attempts, 0.0
        while True:
            wait = 0.0
            try:
                await self._send(entry, queue)
                self._count(entry, "done")
                return
            except Unreachable:
                self._count(entry, "unreachable")
                await self._give_up(entry)
                return
            except Refused as refused:
                self._count(entry, "refused")
                said = "message %d for table %s was dropped because the platform refuses it (%s)"
                _log.warning(said, entry.id, entry.message.table, refused)
                await self._remove(entry)
                return
            except RateLimited as limit:
                self._count(entry, "put_off")
                wait = limit.retry_after
            except (asyncio.CancelledError, Unavailable):
                raise
            except Exception as error:
                attempts += 1
                # the message's texts may be private; its number is enough to find it in the outbox
                what = "message %d for table %s was not delivered, attempt %d"
                facts = entry.id, entry.message.table, attempts
                if isinstance(error, Unconfirmed):
                    _log.warning(f"{what} (%s)", *facts, error)
                else:
                    log_failure(_log, error, what, *facts)
                if attempts >= ATTEMPTS:
                    self._count(entry, "given_up")
                    await self._keep_owed_or_remove(entry)
                    return
                self._count(entry, "failed")
                await self._store.postpone(entry, attempts)
                wait = min(_LONGEST_WAIT, 2.0**attempts)
            await self._pause(wait)
            waited += wait
            if waited >= out_of_reach.AWAY and await self._drop_missed(entry, queue):
                return

    async def _drop_missed(self, entry: OutboxEntry, queue: deque[OutboxEntry]) -> bool:
        """Drop what a place that is out of reach, one of several, need not see if a newer board waits for it.

        Tells the other places, and returns whether this entry, the first in the queue, was dropped.
        """
        table = await out_of_reach.several_places(entry.message, self._store)
        if table is None or not isinstance(gone := entry.message.to, Channel):
            return False
        await self._say(out_of_reach.notices(table, gone, entry.message.locale, self._store), entry)
        missed = out_of_reach.missed(queue, table)
        for one in missed:
            await self._remove(replace(one, lease=entry.lease))
            if one.id != entry.id:  # the caller removes the first
                queue.remove(one)
        return any(one.id == entry.id for one in missed)

    async def _say(self, told: Awaitable[tuple[OutboxMessage, ...]], entry: OutboxEntry) -> None:
        """Send the messages that an undeliverable one causes, except notices that are already waiting for delivery."""
        # read before the store: a notice delivered in between is then found either here or there
        waiting = self._waiting_slots()
        notices = await told
        messages = tuple(one for one in notices if not (out_of_reach.is_notice(one) and (one.to, one.slot) in waiting))
        if messages and not self.take((await self._store.commit(Change(messages=messages, lease=entry.lease))).outbox):
            await self._store.leases.wake()

    def _waiting_slots(self) -> set[tuple[Address, str]]:
        """The address and the slot of each undelivered message."""
        return {(one.message.to, one.message.slot) for queue in self._queues.values() for one in queue}

    def _count(self, entry: OutboxEntry, outcome: str) -> None:
        self._metrics.deliveries.labels(platform_of(entry.message.to), outcome).inc()

    async def _send(self, entry: OutboxEntry, queue: deque[OutboxEntry]) -> None:
        message = entry.message
        front = front_of(message, self._shards)
        chat = self._chats[front]
        to_edit, to_delete = await message_to_edit(message, self._store), None
        if await self._is_obsolete(entry, queue, edits=to_edit is not None):
            await self._remove(entry)
            return
        if (message.reminds or message.follows) and isinstance(chat, Deletes):
            to_edit, to_delete = None, to_edit
        question = await question_to_close(message, self._store) if message.closes else None
        to_close = None if question in (to_edit, to_delete) else question
        if not message.lines:
            await self._tidy(chat, message, delete=None, close=to_close)
            await self._remove(entry)
            return
        scene = await self._scene(message, chat, queue)
        if scene is None and message.heading:
            if message.answers is None:
                await self._remove(entry)
                return
            message = replace(message, lines=(_GONE,))
        message = replace(message, answers=None) if entry.is_owed else message  # nobody waits for an answer any more
        rendered = await self._rendered(entry, message, scene, replaces=to_edit, tappable=chat.tappable)
        if entry.lease != self._lease(front):
            raise LeaseLost  # this process may have stood still for a while; another one delivers the message now
        reference = await self._sent(chat, rendered)
        await self._tidy(chat, message, delete=to_delete, close=to_close)
        if message.forgets:
            await self._remove(entry)  # its reference is not stored either
        else:
            await self._store.mark_delivered(entry, reference)
        self._owed.note_arrival((front, message.to), message)

    async def _is_obsolete(self, entry: OutboxEntry, queue: deque[OutboxEntry], *, edits: bool) -> bool:
        """Whether a message need not be sent: a reminder or an edit for a turn that is over, no edit, or an outdated board."""
        message = entry.message
        if (message.only_edits and not edits) or await out_of_reach.has_moved(message, self._store):
            return True
        if edits and await is_overtaken(message, queue, self._store):
            return True
        return entry.is_owed and (
            has_newer_picture_queued(message, queue) or not await self._owed.is_newest_board(message)
        )

    async def _rendered(
        self, entry: OutboxEntry, message: OutboxMessage, scene: Scene | None, *, replaces: str | None, tappable: bool
    ) -> Message:
        """An entry's message, perhaps changed, as it is sent; or an apology if rendering fails, which is a bug.

        A retry would only hold up the messages behind it.
        """
        render = partial(self._rendering.render, nonce=entry.nonce, replaces=replaces, tappable=tappable)
        try:
            return await render(message, scene)
        except Exception as error:
            if is_outage(error):
                raise
            log_failure(_log, error, "message %d for table %s could not be rendered", entry.id, message.table)
            sorry = replace(message, lines=(_SORRY,), own=(), picture="", buttons=(), document="")
            return await render(sorry, None)

    async def _remove(self, entry: OutboxEntry) -> None:
        """Remove an entry; if it `forgets` a person, the platform does so first, so that a crash in between repeats it."""
        message, chat = entry.message, self._chats[front_of(entry.message, self._shards)]
        if message.forgets and isinstance(chat, Forgets) and not isinstance(message.to, Channel):
            await chat.forget(message.to.account)
        await self._store.drop(entry)

    async def _sent(self, chat: Chat, rendered: Message) -> str:
        """Send a message, as text only if the platform refuses its picture; returns the platform's reference."""
        try:
            return await chat.send(rendered)
        except Refused as refused:
            if rendered.picture is None:
                raise
            _log.warning(
                "message %s is sent without its picture, which the platform refuses (%s)", rendered.nonce, refused
            )
            return await chat.send(
                replace(rendered, text=with_description(rendered.text, rendered.picture.in_words()), picture=None)
            )

    async def _scene(self, message: OutboxMessage, chat: Chat, queue: deque[OutboxEntry]) -> Scene | None:
        """The scene of a message, or None if a newer picture is queued, even one that arrived just now."""
        if not message.picture or has_newer_picture_queued(message, queue):
            return None
        reader = None if isinstance(message.to, Channel) else message.to.account
        scene = await self._drawing.scene(message, usual_theme=chat.theme(reader))
        return None if has_newer_picture_queued(message, queue) else scene

    async def _give_up(self, entry: OutboxEntry) -> None:
        """Tell others, without any secret, that the addressee cannot be reached.

        When an owed board fails again, nobody is told again.
        """
        message, positions = entry.message, self._drawing.positions
        if entry.is_owed:
            await self._keep_owed_or_remove(entry)
            return
        _log.warning("message %d for table %s: its addressee cannot be reached", entry.id, message.table)
        async with positions.lock(message.table):  # a notice may edit the message that currently tells of the table
            table = await self._store.table_of(message)
            waiting = self._waiting_slots()
            await self._say(instead(message, table, self._store, self._limits, positions, waiting), entry)
        await self._keep_owed_or_remove(entry)

    async def _keep_owed_or_remove(self, entry: OutboxEntry) -> None:
        """Remove an entry that was given up, unless it is the newest board of a table, which stays owed."""
        if not await self._owed.keep((front_of(entry.message, self._shards), entry.message.to), entry):
            await self._remove(entry)

    async def _tidy(self, chat: Chat, message: OutboxMessage, *, delete: str | None, close: str | None) -> None:
        """Delete an earlier message, and take the buttons and what it asks from a question that is settled, if the chat can."""
        if delete and isinstance(chat, Deletes):
            await chat.delete(message.to, delete)
        if close and isinstance(chat, RemovesButtons):
            await chat.remove_buttons(message.to, close, await self._rendering.settled(message))
