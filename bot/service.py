"""The application layer: answers each incoming line with one committed change, and hands its messages to delivery."""

import asyncio
import logging
from contextlib import AbstractAsyncContextManager, AsyncExitStack, suppress
from dataclasses import dataclass, field, replace
from typing import Final

from bot.chat.display_names import showable
from bot.chat.drafting import DraftReading, Tap
from bot.chat.front import platform_of_front, shard_of
from bot.chat.offers import OfferedTable
from bot.chat.outbox_message import OutboxMessage, Sentence
from bot.chat.port import Account, Author, Channel, Handle, Incoming, Private, platform_of
from bot.chat.rights import needs_seat
from bot.chat.text import encodable
from bot.commands import daily, drafts, offered_tables, suggestions
from bot.commands.author_notice import with_author_notice
from bot.commands.changes import change_within_turn, count_moves, set_aside
from bot.commands.computers import Computers
from bot.commands.confirming import with_moves_closed
from bot.commands.context import CommandResult, Request, Services
from bot.commands.corrections import buttons_for_meant
from bot.commands.deadline_notifications import DeadlineNotifications
from bot.commands.deadlines import change_at_deadline
from bot.commands.dispatch import carry_out
from bot.commands.languages import languages_of, preferences_with_language
from bot.commands.moderation import leave_for
from bot.commands.reading import read
from bot.commands.refusal_answers import answer_refusal, tell_limit_once
from bot.games.thinking_time import thinks_for
from bot.grammar.command_error import CommandError
from bot.messages.delivery import Delivery
from bot.messages.limits import ANSWERS, in_public
from bot.runtime.backoff import Pause
from bot.runtime.bounded import BoundedDict
from bot.runtime.outages import log_failure
from bot.store.change import Change, Lease, Stale, Unavailable
from bot.store.positions import DoesNotReplay
from bot.tables.daily import Daily
from bot.tables.refusal import Refusal
from bot.tables.table import Due, Phase
from bot.tournaments.tournament import MOST_ENTRANTS
from core.errors import MoveError

_log = logging.getLogger(__name__)

_TRIES: Final = MOST_ENTRANTS
"""Retries after concurrent changes: all games of a tournament's round may end at once, and each costs the others one try."""

_CORRECTABLE: Final = 4
"""How many refused lines of an author can be corrected by editing them."""

_MOST_REFUSED: Final = 10_000
"""How many authors have their refused lines remembered."""


@dataclass(eq=False, repr=False)
class Service:
    """Handles every line once, answers it, and plays the computers' turns."""

    services: Services
    delivery: Delivery
    pause: Pause = asyncio.sleep
    computers: Computers = field(init=False)
    notifications: DeadlineNotifications = field(init=False)
    _refused: dict[Account, tuple[str, ...]] = field(default_factory=lambda: BoundedDict(_MOST_REFUSED), init=False)

    def __post_init__(self) -> None:
        self.notifications = DeadlineNotifications(self.services.store, self.services.now)
        self.computers = Computers(self.services, self.delivery, self._commit, self.pause)

    async def handle(self, line: Incoming, lease: Lease | None = None) -> bool:
        """Answer a line; returns once all its effects are stored, true if a message will answer it.

        A line handled before changes nothing, and an edited line counts only if it was refused before. `lease` is that of the
        front by which the line came in. Raises LeaseLost, or Unavailable if nothing can be stored at the moment: then the line
        has had no effect, and the adapter hands it in again or tells its author that it was not done.
        """
        if line.edits and line.edits not in self._refused.get(line.author.account, ()):
            return False
        line = _storable(line)
        await self.delivery.arriving.wait_for_pressed(line)
        locales = await languages_of(self.services, line)
        name = showable(line.author.name) or self.services.texts.plain("player-nameless", locales[0])
        if not line.locale:  # Discord does not send it with typed messages
            own = await self.services.store.preference(Private(line.author.account))
            line = replace(line, locale=own.spoken)
        if name != line.author.name:
            line = replace(line, author=replace(line.author, name=name))
        try:
            answered = await self._answer(line, locales, lease)
        except Unavailable:
            self._count(line, "unavailable")
            raise
        except Exception as error:
            self._count(line, "failed")
            # no text and no facts, which may hold secrets of the author, and not who the author is
            log_failure(_log, error, "a line from %s was not answered", line.channel.platform)
            return await self._answer_with(line, locales, "trouble-ours", lease)
        self._count(line, "done")
        return answered

    def _count(self, line: Incoming, outcome: str) -> None:
        self.services.metrics.lines.labels(line.channel.platform, outcome).inc()

    async def suggest(self, line: Incoming) -> tuple[str, ...]:
        """Completions of a line that is still being typed; reads only."""
        return await suggestions.suggest(await self._request(line))

    async def draft(
        self, line: Incoming, table: int, tap: Tap, lock: AbstractAsyncContextManager[None]
    ) -> DraftReading | None:
        """The line, read inside `lock` as a draft of a move at a table, after a tap on the picture; changes nothing."""
        return await drafts.continue_draft(await self._request(line), table, tap, lock)

    async def list_tables(self, line: Incoming) -> tuple[OfferedTable, ...]:
        """The tables of the channel where the line was typed, and those of its author anywhere; reads only."""
        return await offered_tables.list_tables(await self._request(line))

    async def move_channel(self, old: Channel, new: Channel) -> None:
        """Move everything stored for a channel to its new address."""
        await self.services.store.move(old, new)

    async def show_name(self, author: Author) -> None:
        """Show an account's present name at all its tables."""
        for number in await self.services.store.rename(author.account, author.name):
            async with self.services.positions.lock(number):
                table = await self.services.store.table(number)
                if table is not None and table.phase is Phase.RUNNING:
                    with suppress(Stale, DoesNotReplay):  # a later turn shows the name
                        await self._commit(await change_within_turn(self.services, table))

    async def give_up_seats(self, handle: Handle, author: Author) -> None:
        """Give up the seats of somebody who was put out, by lines for `handle`."""
        await leave_for(self.services.store, handle, author)

    async def on_deadline(self, number: int) -> None:
        """Handle what is due at a table: a challenge that has not begun lapses, or the time of a phase or of a player is up.

        If a command that held the table's lock before has moved the deadline, nothing is due any more.
        """
        async with self.services.positions.lock(number):
            table = await self.services.store.table(number)
            if table is None or table.due is None or table.due > self.services.served():
                return
            result = await change_at_deadline(self.services, table)
            if table.due != table.dues.get(Due.LIMIT):  # a new round notifies everybody who plays it
                result = result.changing(messages=await self.notifications.once(result.change.messages, number))
            with suppress(Stale):  # its channel moved meanwhile: it is still due
                await self._commit(result)

    async def on_daily(self, due: Daily) -> None:
        """Post the puzzle of the day that is due in a channel."""
        async with self.services.positions.lock(due.channel):
            with suppress(Stale):  # another process has posted it, or its time was changed meanwhile
                await self._commit(await daily.post(self.services, due))

    # --- answering

    async def _answer(self, line: Incoming, locales: tuple[str, str], lease: Lease | None) -> bool:
        """Answer a line by one committed change; start over if somebody else changed the same data meanwhile."""
        for _ in range(_TRIES):
            async with AsyncExitStack() as held:
                person = await self.services.store.person(line.author.account)
                thinks_for.set((person,))
                request = Request(self.services, line, person, *locales, held)
                try:
                    result = self._within_limits(request, await self._result(request))
                    preferences = await preferences_with_language(request, result.change)
                    whole = result.changing(source=line.id, preferences=preferences, lease=lease)
                    answered = await self._commit(whole, line)
                    self._note_refused(line, result)
                    return answered
                except Stale:
                    continue
        return await self._answer_with(line, locales, "trouble-changed", lease)

    def _note_refused(self, line: Incoming, result: CommandResult) -> None:
        """Remember a refused line: its author may correct it by an edit until another line of theirs changes something."""
        author = line.author.account
        if result.refused and not line.pressed:
            earlier = (one for one in self._refused.get(author, ()) if one != line.edits)
            self._refused[author] = (*earlier, line.edits or line.id)[-_CORRECTABLE:]
        elif author in self._refused and replace(result.change, messages=()) != Change():
            self._refused.pop(author, None)

    async def _result(self, request: Request) -> CommandResult:
        """The result of a line; a refusal becomes one sentence that says why."""
        try:
            request, command = await read(request)
            if request.line.anonymous and needs_seat(command):
                raise Refusal("anonymous-no-seat")
            done = None if command is None else await carry_out(request, command)
            return await with_author_notice(request, done or CommandResult(Change()))
        except CommandError as error:
            sentence = Sentence(f"command-{error.code}", {**error.facts, "command": error.command})
            result = request.answer(sentence, buttons=buttons_for_meant(request, error))
        except Refusal as refusal:
            result = await answer_refusal(request, refusal)
        except MoveError as error:
            result = request.answer(Sentence(f"trouble-{error.code}", error.facts))
        except DoesNotReplay as broken:
            return await set_aside(self.services, broken, line=request.line)
        return replace(result, refused=True)

    def _within_limits(self, request: Request, result: CommandResult) -> CommandResult:
        """The result, or for an author at the limit of public answers at most a private message about that limit."""
        line, limits = request.line, self.services.limits
        if not in_public(line, request.person, result.change) or limits.count_answer(line.author.account, line.id):
            return result
        return tell_limit_once(request, "answers", Sentence("limit-answers", {"most": str(ANSWERS)}))

    async def _answer_with(self, line: Incoming, locales: tuple[str, str], key: str, lease: Lease | None) -> bool:
        """Answer a line with one sentence; nothing else changes."""
        person = await self.services.store.person(line.author.account)
        request = Request(self.services, line, person, *locales)
        result = self._within_limits(request, request.answer(Sentence(key)))
        return await self._commit(result.changing(source=line.id, lease=lease), line)

    async def _request(self, line: Incoming) -> Request:
        """A request for a line that only reads."""
        person = await self.services.store.person(line.author.account)
        thinks_for.set((person,))
        return Request(self.services, line, person, *await languages_of(self.services, line))

    async def locale(self, line: Incoming) -> str:
        """The language for an answer that others see as well."""
        return (await languages_of(self.services, line))[0]

    async def _commit(self, result: CommandResult, line: Incoming | None = None) -> bool:
        """Store a change, deliver its messages and wake the clock and the computers; true if a message answers the line.

        `line` is None if no line causes the change.
        """
        change = await with_moves_closed(self.services, result.change)
        with self.services.metrics.commit.time():
            committed = await self.services.store.commit(_sharded(change))
        if not committed.fresh:  # handled before: its answer may still be in the outbox
            return any(entry.message.answers == change.source for entry in await self.services.store.outbox())
        count_moves(self.services.metrics, change)
        self.services.newest.keep_asking(change.messages, line)
        if not self.delivery.take(committed.outbox):
            await self.services.store.leases.wake()
        answered = any(message.answers == change.source for message in change.messages)
        if change.table is not None and result.replay is not None:
            self.services.positions.keep(change.table, result.replay)
        for table in (part.table for part in change.parts if part.table is not None):
            if table.due is not None:
                self.services.wakeup.due(table.due)
            self.computers.think(table)
        return answered


def _sharded(change: Change) -> Change:
    """The change with each message assigned to the shard by which its line came in.

    Messages to another platform, and private ones that answer no command, stay with shard 0.
    """
    if change.lease is None or not (shard := shard_of(change.lease.front)):
        return change
    platform = platform_of_front(change.lease.front)

    def sharded(message: OutboxMessage) -> OutboxMessage:
        unasked = isinstance(message.to, Private) and message.answers is None and not message.asked_line
        return message if unasked or platform_of(message.to) != platform else replace(message, shard=shard)

    return replace(change, messages=tuple(map(sharded, change.messages)))


def _storable(line: Incoming) -> Incoming:
    """The line with every text in a form that a database can store."""
    texts = f"{line.text}{line.author.name}{line.author.handle}{line.reply_to}"
    if encodable(texts) != texts:
        author = replace(line.author, name=encodable(line.author.name), handle=encodable(line.author.handle))
        reply_to = None if line.reply_to is None else encodable(line.reply_to)
        return replace(line, text=encodable(line.text), author=author, reply_to=reply_to)
    return line
