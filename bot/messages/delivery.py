"""Delivery: drains the outbox (view → picture → text → send), retries and backs off; never changes a game."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from bot.chat.front import front_of
from bot.chat.outbox_message import OutboxMessage, Sentence
from bot.chat.port import (
    Address,
    Channel,
    Chat,
    Deletes,
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
from bot.chat.text import with_description
from bot.messages import out_of_reach
from bot.messages.drawing import Drawing
from bot.messages.limits import Limits
from bot.messages.merging import Merging, is_older_board, is_overtaken, message_to_edit
from bot.messages.owed import ATTEMPTS, OwedBoards, Queue
from bot.messages.painting import Scene
from bot.messages.rendering import Rendering
from bot.messages.undeliverable import instead
from bot.messages.wording import Wording
from bot.runtime.metrics import Metrics
from bot.runtime.outages import is_outage, log_failure
from bot.runtime.tasks import Tasks, cancel
from bot.store.change import Change, Lease, LeaseLost, OutboxEntry, Unavailable
from bot.store.store import Store

_LONGEST_WAIT: Final = 900.0
_STORE_BUSY: Final = 10.0
_GONE: Final = Sentence("trouble-changed")
"""The answer where the picture that was asked for cannot be shown any more."""

_SORRY: Final = Sentence("trouble-unshown")
"""What is said in place of a message that cannot be put together."""

_log = logging.getLogger(__name__)


class Delivery:
    """Delivers messages in order to each address, to several addresses at once.

    `chats` are the open ones, by their fronts; `lease` gives the lease of a front, where it takes one to serve it, or raises
    LeaseLost. Messages for one person's eyes have a queue of their own beside their channel's: they mostly take another way,
    and must not wait while the channel has to.
    """

    def __init__(
        self,
        store: Store,
        chats: Mapping[str, Chat],
        wording: Wording,
        drawing: Drawing,
        *,
        pause: Callable[[float], Awaitable[object]] = asyncio.sleep,
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
        self._queues: dict[Queue, deque[OutboxEntry]] = {}
        self._draining: dict[Queue, asyncio.Task[None]] = {}
        self._merging = Merging(store)
        self._loading = asyncio.Lock()
        self._known: set[int] = set()
        self._elsewhere: dict[int, str] = {}
        self._tasks = Tasks()
        self._owed = OwedBoards(store, self.take, self._tasks)
        self._running = False

    async def load(self) -> None:
        """Take up what the outbox holds for the open chats: left by an earlier run, or put there by another process."""
        async with self._loading:
            # and what is taken meanwhile: it may be delivered before this is read
            self._known = {*self.waiting(), *self._owed.numbers()}
            numbers = set(await self._store.outbox_numbers())
            chats = self._chats
            self._elsewhere = {id: at for id, at in self._elsewhere.items() if id in numbers and at not in chats}
            if new := numbers - self._known - self._elsewhere.keys():
                entries = await self._store.outbox(min(new))
                self.take([entry for entry in entries if entry.id in new and entry.id not in self._known])

    def start(self) -> None:
        """Begin to deliver."""
        self._running = True
        for key in self._queues:
            self._wake(key)

    def take(self, entries: Iterable[OutboxEntry]) -> bool:
        """Deliver these as well; returns at once, false if some are for a chat that is not open here.

        What comes before `start` waits; what comes after `close`, or is for a chat that is not open, stays in the outbox.
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
            if queue is not None:  # a task delivers it already, or will from `start` on
                queue.append(one)
                self._merging.note_arrival(queue)
                continue
            self._queues[key] = deque((one,))
            if self._running:
                self._wake(key)
        return all_here

    async def drop(self, front: str) -> None:
        """Deliver nothing more to a front; what is left stays in the outbox, for whoever serves it next."""
        gone = [key for key in self._queues if key[0] == front]
        await cancel([self._draining[key] for key in gone if key in self._draining])
        self._owed.drop(front)
        for key in gone:  # a task that had not begun has left them
            self._queues.pop(key, None)
            self._draining.pop(key, None)

    def _wake(self, key: Queue) -> None:
        self._draining[key] = self._tasks.start(self._drain(key), name="delivery")

    async def settle(self, *, within: float | None = None) -> None:
        """Wait until everything taken so far, and what follows from it, is delivered or the time is up."""
        await self._tasks.wait(within)

    async def close(self) -> None:
        """Stop delivering; what is left stays in the outbox."""
        self._running = False
        self._owed.close()
        await self._tasks.cancel()

    def waiting(self) -> Iterator[int]:
        """The numbers of the messages still to be delivered."""
        return (entry.id for queue in self._queues.values() for entry in queue)

    async def show_typing(self, place: Address) -> None:
        """Show at an address that somebody is waited for, where its platform can."""
        # any shard may show it
        chat = next((chat for front, chat in self._chats.items() if front.split()[0] == platform_of(place)), None)
        if isinstance(chat, ShowsTyping) and not isinstance(place, Ephemeral):
            await chat.show_typing(place)

    async def _drain(self, key: Queue) -> None:
        queue = self._queues[key]
        try:
            while queue:
                try:
                    if await self._merging.has_merged(queue, self._lease(key[0])):
                        continue
                    await self._deliver(replace(queue[0], lease=self._lease(key[0])), queue)
                except LeaseLost:  # the chat is about to be closed
                    return
                except Exception as error:
                    log_failure(_log, error, "what became of message %d could not be stored", queue[0].id)
                    await self._pause(_STORE_BUSY)
                else:
                    queue.popleft()
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
                said = "message %d for table %s is dropped: the platform refuses it (%s)"
                _log.warning(said, entry.id, entry.message.table, refused)
                await self._drop(entry)
                return
            except RateLimited as limit:
                self._count(entry, "put_off")
                wait = limit.retry_after
            except (asyncio.CancelledError, Unavailable):
                raise
            except Exception as error:
                attempts += 1
                # the message's texts may be private: its number is enough to find it in the outbox
                what = "message %d for table %s was not delivered, attempt %d"
                facts = entry.id, entry.message.table, attempts
                if isinstance(error, Unconfirmed):
                    _log.warning(f"{what} (%s)", *facts, error)
                else:
                    log_failure(_log, error, what, *facts)
                if attempts >= ATTEMPTS:
                    self._count(entry, "given_up")
                    await self._put_by(entry)
                    return
                self._count(entry, "failed")
                await self._store.postpone(entry, attempts)
                wait = min(_LONGEST_WAIT, 2.0**attempts)
            await self._pause(wait)
            waited += wait
            if waited >= out_of_reach.AWAY and await self._is_missed(entry, queue):
                return

    async def _is_missed(self, entry: OutboxEntry, queue: deque[OutboxEntry]) -> bool:
        """Whether a place of several is not told this any more; what else it has missed is dropped, and the others are told."""
        table = await out_of_reach.several_places(entry.message, self._store)
        if table is None or not isinstance(gone := entry.message.to, Channel):
            return False
        await self._say(out_of_reach.notices(table, gone, entry.message.locale, self._store), entry)
        missed = out_of_reach.missed(queue, table)
        for one in missed:
            await self._drop(replace(one, lease=entry.lease))
            if one.id != entry.id:  # the first stays until it is done with
                queue.remove(one)
        return any(one.id == entry.id for one in missed)

    async def _say(self, told: Awaitable[tuple[OutboxMessage, ...]], entry: OutboxEntry) -> None:
        """Say something on account of a message that cannot be delivered, unless just that waits to be said already."""
        # before it is looked up what was said: what is delivered in between is found by one of both
        waiting = self._waiting_slots()
        notices = await told
        messages = tuple(one for one in notices if not (out_of_reach.is_notice(one) and (one.to, one.slot) in waiting))
        if messages and not self.take((await self._store.commit(Change(messages=messages, lease=entry.lease))).outbox):
            await self._store.leases.wake()

    def _waiting_slots(self) -> set[tuple[Address, str]]:
        """The address and the slot of each message still to be delivered."""
        return {(one.message.to, one.message.slot) for queue in self._queues.values() for one in queue}

    def _count(self, entry: OutboxEntry, outcome: str) -> None:
        self._metrics.deliveries.labels(platform_of(entry.message.to), outcome).inc()

    async def _send(self, entry: OutboxEntry, queue: deque[OutboxEntry]) -> None:
        message = entry.message
        front = front_of(message, self._shards)
        chat = self._chats[front]
        replaces = await message_to_edit(message, self._store)
        late = message.reminds and await out_of_reach.has_moved(message, self._store)
        if late or (replaces is not None and await is_overtaken(message, queue, self._store)):
            await self._drop(entry)
            return
        is_owed = entry.attempts >= ATTEMPTS
        if is_owed and (is_older_board(message, queue) or not await self._owed.is_owed(message)):
            await self._drop(entry)
            return
        deletes = chat if isinstance(chat, Deletes) else None
        earlier, replaces = (replaces, None) if deletes and (message.reminds or message.follows) else (None, replaces)
        asked = await self._store.shown_at(message.to, message.closes) if message.closes else None
        asked = None if asked in (earlier, replaces) else asked  # it is taken away, or changed
        if not message.lines:
            if deletes and asked:
                await deletes.remove_buttons(message.to, asked)
            await self._drop(entry)
            return
        scene = await self._scene(message, chat, queue)
        if scene is None and message.heading:
            if message.answers is None:
                await self._drop(entry)
                return
            message = replace(message, lines=(_GONE,))
        message = replace(message, answers=None) if is_owed else message  # nobody waits for an answer any more
        rendered = await self._rendered(
            replace(entry, message=message), scene, replaces=replaces, tappable=chat.tappable
        )
        if entry.lease != self._lease(front):
            raise LeaseLost  # this process may have been stopped for a while: somebody else delivers it now
        reference = await self._sent(chat, rendered)
        if deletes and earlier:
            await deletes.delete(message.to, earlier)
        if deletes and asked:
            await deletes.remove_buttons(message.to, asked)
        if message.forgets:
            await self._drop(entry)  # where it was sent is not remembered either
        else:
            await self._store.mark_delivered(entry, reference)
        self._owed.note_arrival((front, message.to), message)

    async def _rendered(
        self, entry: OutboxEntry, scene: Scene | None, *, replaces: str | None, tappable: bool
    ) -> Message:
        """The message of an entry as it is sent; an apology for one that cannot be put together, which is a bug.

        To try that again would only hold up what waits behind it.
        """
        render = partial(self._rendering.render, nonce=entry.nonce, replaces=replaces, tappable=tappable)
        message = entry.message
        try:
            return await render(message, scene)
        except Exception as error:
            if is_outage(error):
                raise
            log_failure(_log, error, "message %d for table %s cannot be put together", entry.id, message.table)
            sorry = replace(message, lines=(_SORRY,), own=(), picture="", buttons=(), document="")
            return await render(sorry, None)

    async def _drop(self, entry: OutboxEntry) -> None:
        """Remove an entry; first the platform forgets whom it forgets, so that a crash in between repeats that."""
        message, chat = entry.message, self._chats[front_of(entry.message, self._shards)]
        if message.forgets and isinstance(chat, Forgets) and not isinstance(message.to, Channel):
            await chat.forget(message.to.account)
        await self._store.drop(entry)

    async def _sent(self, chat: Chat, rendered: Message) -> str:
        """Send a message, in words alone where its picture is refused; the platform's reference to it."""
        try:
            return await chat.send(rendered)
        except Refused as refused:
            if rendered.picture is None:
                raise
            _log.warning("message %s goes without its picture: the platform refuses it (%s)", rendered.nonce, refused)
            return await chat.send(
                replace(rendered, text=with_description(rendered.text, rendered.picture.in_words()), picture=None)
            )

    async def _scene(self, message: OutboxMessage, chat: Chat, queue: deque[OutboxEntry]) -> Scene | None:
        """The scene that the message shows; None if a newer picture is queued, even one queued just now."""
        if not message.picture or is_older_board(message, queue):
            return None
        reader = None if isinstance(message.to, Channel) else message.to.account
        scene = await self._drawing.scene(message, suits=chat.theme(reader))
        return None if is_older_board(message, queue) else scene

    async def _give_up(self, entry: OutboxEntry) -> None:
        """Say elsewhere that the addressee cannot be reached, without any secret; once, where the message is owed on."""
        message, positions = entry.message, self._drawing.positions
        if entry.attempts >= ATTEMPTS:
            await self._put_by(entry)
            return
        _log.warning("message %d for table %s: its addressee cannot be reached", entry.id, message.table)
        async with positions.lock(message.table):  # a notice may be an edit of what is told of the table just now
            table = await self._store.table_of(message)
            waiting = self._waiting_slots()
            await self._say(instead(message, table, self._store, self._limits, positions, waiting), entry)
        await self._put_by(entry)

    async def _put_by(self, entry: OutboxEntry) -> None:
        """Remove an entry that was given up, but the newest board of a table: that is owed on."""
        if not await self._owed.keep((front_of(entry.message, self._shards), entry.message.to), entry):
            await self._drop(entry)
