"""The parts of the program and the current request, which every command uses."""

import time
from collections.abc import Callable, Hashable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from secrets import token_bytes
from typing import Any

from bot.chat.facts import Hyperlink
from bot.chat.moderation import Moderation
from bot.chat.outbox_message import ButtonSpec, OutboxMessage, Sentence
from bot.chat.person import Participant, Person
from bot.chat.port import Account, Address, Channel, Ephemeral, Incoming, Private
from bot.chat.text import Texts
from bot.commands.which_table import which_table
from bot.games.opponents import Opponents
from bot.messages import announce
from bot.messages.challenge import answer_buttons, waiting_buttons
from bot.messages.limits import Limits
from bot.messages.newest import NewestMessages
from bot.messages.places import for_place
from bot.runtime.bounded import BoundedDict
from bot.runtime.metrics import Metrics
from bot.runtime.wakeup import Wakeup
from bot.store.change import Change
from bot.store.positions import Positions
from bot.store.store import Store
from bot.tables import challenge, places
from bot.tables.playing import AnyReplay, LoadedTable
from bot.tables.refusal import Refusal, not_running
from bot.tables.table import Answer, Phase, Table
from bot.tables.time_zones import LAST_ZONE, UNKNOWN, ZONE
from bot.tables.watching import watching_channels
from core.game import Seat


@dataclass(frozen=True, slots=True)
class Services:
    """The parts that commands may use.

    `platforms` are the served platforms; `web_address` returns the address of the web chat for people elsewhere, empty
    without one. `now` returns seconds since 1970, and `served` seconds of service, the unit of deadlines. `new_seed` returns
    32 secret random bytes. `moderation` returns what leaders may do on a platform, None if the platform has moderators of its
    own. `link` returns the address of a message in a channel by its reference, empty if it has none. `tappable` tells whether
    pictures can be tapped on a platform. `shown_moves` are the moves shown before they are played, by table and person, each
    with the length of the log at that time; a move dropped from it is shown again.
    """

    store: Store
    positions: Positions
    texts: Texts
    opponents: Opponents
    now: Callable[[], float] = time.time
    served: Callable[[], float] = time.monotonic
    new_seed: Callable[[], bytes] = lambda: token_bytes(32)
    tappable: Callable[[str], bool] = lambda _: False
    platforms: frozenset[str] = frozenset()
    web_address: Callable[[], str] = lambda: ""
    link: Callable[[Channel, str], str] = lambda _, __: ""
    moderation: Callable[[str], Moderation | None] = lambda _: None
    wakeup: Wakeup = field(default_factory=Wakeup)
    limits: Limits = field(default_factory=Limits)
    newest: NewestMessages = field(default_factory=NewestMessages)
    shown_moves: BoundedDict[tuple[int, Person], tuple[int, str]] = field(default_factory=lambda: BoundedDict(1_000))
    metrics: Metrics = field(default_factory=Metrics)

    def shows_together(self, table: Table) -> bool:
        """Whether a table's board and its reader's rack are one picture: in private, unless pictures can be tapped."""
        return table.private and not self.tappable(table.channel.platform)

    async def locale(self, address: Address, *, line_locale: str = "", anew: bool = False) -> str:
        """The language of an address: the chosen one, else that of the last line there, else `line_locale`, else the default.

        `line_locale` is the language of the current line; for something set up `anew`, it precedes that of the last line.
        """
        preference = await self.store.preference(
            Private(address.account) if isinstance(address, Ephemeral) else address
        )
        last = preference.last_locale
        return self.texts.match(preference.language or (line_locale or last if anew else last or line_locale))

    async def table_locale(self, table: Table, *, line_locale: str = "") -> str:
        """The language of a table's messages at its home: the chosen one, else the one in which the table was set up.

        In private it is the language of the last line, as for everything else there.
        """
        if table.private or not table.language:
            return await self.locale(announce.home(table), line_locale=line_locale, anew=table.revision == 0)
        return self.texts.match((await self.store.preference(table.channel)).language or table.language)

    async def to_player(self, account: Account, table: Table, *lines: Sentence, **more: Any) -> OutboxMessage:
        """A private message about a table, in the language of its addressee; `more` are other fields of the message."""
        to = Private(account)
        return OutboxMessage(to, lines, await self.locale(to), table.id, table.game, **more)

    async def in_every_place(
        self, table: Table, messages: Sequence[OutboxMessage], line: Incoming | None = None
    ) -> tuple[OutboxMessage, ...]:
        """The messages, where each one for the home of a table is repeated for all its places, in the language there.

        `line` is the line that caused them. The order stays the same.
        """
        typed_in = None if line is None or line.private else line.channel
        asked_at = typed_in if typed_in in table.places else table.channel
        told: list[OutboxMessage] = []
        for message in messages:
            if table.private or message.to != table.channel or message.table != table.id:
                told.append(message)
                continue
            for to in places.readers(table):
                typed = line.locale if line is not None and to == typed_in else ""
                locale = message.locale if to == table.channel else await self.locale(to, line_locale=typed)
                answers = message.answers if to == asked_at else None
                home, typed_here = table.channel.platform, to == typed_in
                told.append(for_place(message, to, locale, home=home, typed_here=typed_here, answers=answers))
        return tuple(told)


@dataclass(frozen=True, slots=True)
class CommandResult:
    """The result of a command: the change to commit and, after moves, the new position. `refused` tells of a refusal."""

    change: Change
    replay: AnyReplay | None = None
    refused: bool = False

    @classmethod
    def saying(cls, *messages: OutboxMessage) -> "CommandResult":
        """The result of a command that changes nothing and sends these messages."""
        return cls(Change(messages=messages))

    def also_saying(self, *messages: OutboxMessage) -> "CommandResult":
        """The same result with these messages after its own."""
        return self.changing(messages=(*self.change.messages, *messages))

    def changing(self, **parts: Any) -> "CommandResult":
        """The same result with other parts of its change."""
        return replace(self, change=replace(self.change, **parts))


@dataclass(frozen=True, slots=True)
class Request:
    """A line of a `person` that is being answered; `held` keeps the locks of what is `locked` until its change is committed.

    `shared_locale` is the language of answers that others see as well, `own_locale` that of those only the author sees.
    """

    services: Services
    line: Incoming
    person: Person
    shared_locale: str
    own_locale: str
    held: AsyncExitStack = field(default_factory=AsyncExitStack)
    locked: set[Hashable] = field(default_factory=set)
    seen_tables: dict[tuple[Phase, ...], tuple[Table, ...]] = field(default_factory=dict)

    @property
    def author(self) -> Participant:
        """The person who typed the line."""
        return Participant(self.person, self.line.author.account, self.line.author.name, self.line.author.handle)

    @property
    def locale(self) -> str:
        """The language of an answer to the author, which others see as well where they saw the line."""
        return self.own_locale if self.line.unseen else self.shared_locale

    @property
    def here(self) -> Address:
        """The address where the line was typed."""
        return self.private_chat if self.line.private else self.line.channel

    @property
    def private_chat(self) -> Private:
        """The address of the author's private chat."""
        return Private(self.line.author.account)

    @property
    def tappable(self) -> bool:
        """Whether pictures can be tapped where the line was typed."""
        return self.services.tappable(self.line.channel.platform)

    async def channel_setting(self, name: str, usual: str) -> str:
        """The setting of the channel where the line was typed; `usual` if it is not set, and in private."""
        if self.line.private:
            return usual
        return (await self.services.store.preference(self.line.channel)).settings.get(name, usual)

    async def own_setting(self, name: str) -> str:
        """The author's own setting with this name; empty if it is not set."""
        return (await self.services.store.preference(self.private_chat)).settings.get(name, "")

    async def own_zone(self) -> str:
        """The author's time zone, UTC if it is not known."""
        return await self.own_setting(ZONE) or self.line.zone or await self.own_setting(LAST_ZONE) or UNKNOWN

    def named(self, typed: str) -> tuple[str, Account | None]:
        """A typed name and the account it means, None for nobody or a bot; a pressed button has the id after the name."""
        name, _, id = typed.rpartition(":")
        if self.line.pressed and name and id:
            return name, Account(self.line.channel.platform, id)
        known = self.line.mentions.get(typed) or self.line.known.get(typed)
        return typed, None if typed in self.line.bots else known

    async def replied_slot(self) -> str:
        """The slot of the message that the line replies to, or whose button was pressed; empty if there is none."""
        reply_to = self.line.reply_to
        return "" if reply_to is None else await self.services.store.slot_shown(self.here, reply_to)

    async def replied_table(self) -> int | None:
        """The number of the table of the message that the line replies to, or None."""
        reply_to = self.line.reply_to
        return None if reply_to is None else await self.services.store.table_shown(self.here, reply_to)

    async def is_pressed_in(self, slot: str) -> bool:
        """Whether a button of the newest message with this slot was pressed, so that the answer may replace it."""
        reply_to = self.line.reply_to if self.line.pressed else None
        return reply_to is not None and await self.services.store.shown_at(self.here, slot) == reply_to

    async def in_slot(self, message: OutboxMessage, slot: str) -> OutboxMessage:
        """The message in this slot: it replaces the one whose button was pressed, else it is sent anew."""
        return replace(message, slot=slot, anew=not await self.is_pressed_in(slot))

    def message(
        self, *lines: Sentence, picture: str = "", table: Table | None = None, secret: bool = False,
        buttons: Sequence[ButtonSpec] = (), game: str = "", document: str = "", public: bool = False,
    ) -> OutboxMessage:  # fmt: skip
        """An answer to this line: to the author alone unless it is `public`."""
        to = self.here if public or self.line.private else Ephemeral(self.line.channel, self.line.author.account)
        return OutboxMessage(
            to, lines, self.shared_locale if public else self.own_locale if secret else self.locale,
            table.id if table else None, table.game if table else game, picture=picture, ply=table.plies if table else 0,
            buttons=tuple(buttons), answers=self.line.id, secret=secret, document=document,
        )  # fmt: skip

    def demand_moderator(self, refusal: Refusal) -> None:
        """Raise this refusal unless the author moderates the channel, or another refusal if that is unknown."""
        if not self.line.moderator:
            raise Refusal("rights-unknown") if self.line.moderator is None else refusal

    def answer(self, *lines: Sentence, **parts: Any) -> CommandResult:
        """The result that only answers, with the other `parts` of the `message`; nothing changes."""
        return CommandResult.saying(self.message(*lines, **parts))

    async def lock(self, of: Hashable) -> None:
        """Hold the lock of a table, a channel or anything else until this request is committed; it may hold it already."""
        if of not in self.locked:
            await self.held.enter_async_context(self.services.positions.lock(of))
            self.locked.add(of)

    async def lock_and_reload(self, table: Table) -> Table:
        """The table as it is now, locked until this request is committed; the author acts there with their current account."""
        await self.lock(table.id)
        self.seen_tables.clear()
        now = await self.services.store.table(table.id)
        assert now is not None, f"table {table.id} is gone"
        return now.acted_by(self.person, self.line.author.account)

    async def load(self, table: Table) -> LoadedTable:
        """The table with its position; raises Refusal if its game has not begun, DoesNotReplay for a broken log."""
        if table.phase not in (Phase.RUNNING, Phase.OVER):
            raise not_running(table)
        return await self.services.positions.load(table)

    async def load_seat(self, table: Table) -> tuple[LoadedTable, Seat]:
        """The table with its position, and the author's seat; raises Refusal if they have none."""
        seat = table.seat_of(self.person)
        if seat is None:
            raise Refusal("not-at-table", table=str(table.id))
        return await self.load(table), seat

    async def load_own(self, number: int | None) -> tuple[LoadedTable, Seat]:
        """The running table meant with its position, and the author's seat; raises Refusal."""
        return await self.load_seat(await self.find_running(number, self.is_acting, self.is_seated))

    async def find_running(self, number: int | None, *criteria: Callable[[Table], bool], move: str = "") -> Table:
        """The running table meant, for a line that was read as a `move` if it is one; raises Refusal."""
        return await self.find_table(number, (Phase.RUNNING,), *criteria, none=self.idle_refusal_key, move=move)

    @property
    def idle_refusal_key(self) -> str:
        """The key of the refusal for an author without a game here."""
        return "no-table-private" if self.line.private else "no-table-here"

    async def _not_begun(self) -> Refusal | None:
        """The refusal for an author without a running game who waits for one here or is asked to play; None if neither."""
        tables = await self.tables((Phase.OPEN,))
        if asked := next(filter(None, map(self.asked_first, tables)), None):
            return asked
        for table in tables:
            seat = table.seat_of(self.person)
            if seat is None or table.player(seat).answer is not Answer.ACCEPTED:
                continue
            names = challenge.asked_names(table)
            begun = Refusal("no-table-begun", names=names, count=len(names), table=str(table.id))
            return begun.with_answer(buttons=waiting_buttons(table, seat))
        return None

    def asked_first(self, table: Table) -> Refusal | None:
        """The refusal for an author whom a challenge asks and who has not answered; None if it does not ask them."""
        if table.phase is not Phase.OPEN or challenge.seat_asked(table, self.author) is None:
            return None
        asked = Refusal("no-table-asked", game=table.title, table=str(table.id))
        return asked.with_answer(buttons=answer_buttons(table))

    async def find_table(
        self, number: int | None, phases: Sequence[Phase], *criteria: Callable[[Table], bool], none: str = "no-table",
        move: str = "",
    ) -> Table:  # fmt: skip
        """The table meant: by number, else by reply, else the only one that meets the first criterion that any table meets.

        The table in view is meant if it meets any. In the thread of a table only that table is tried, if it is in one of these
        phases. Of several finished games, the last one is meant. Raises Refusal if none fits, or several do: it lists them.
        """
        number = await self.replied_table() if number is None else number
        if number is not None:
            return await self._numbered(number)
        tables: Sequence[Table] = await self.tables(phases)
        if self.line.thread is not None:
            own = await self.services.store.table_shown(self.here, self.line.thread)
            tables = [table for table in tables if table.id == own] or tables
        in_view = [one for one in tables if one.id == self.line.in_view and any(fits(one) for fits in criteria)]
        for criterion in criteria:
            fitting = [table for table in in_view or tables if criterion(table)]
            if fitting and (len(fitting) == 1 or all(table.phase is Phase.OVER for table in fitting)):
                return max(fitting, key=lambda table: table.ended or 0.0)
            if fitting:
                raise which_table(self.line, fitting, move=move)
        begins = await self._not_begun() if none == self.idle_refusal_key else None
        raise begins or Refusal(none, await self.in_other_topics(phases))

    async def in_other_topics(self, phases: Sequence[Phase]) -> tuple[Sentence, ...]:
        """A line for each of the author's tables in other topics of the same group, with a link to its newest message."""
        here, found = self.line.channel, []
        if self.line.private:
            return ()
        for table in await self.services.store.tables_of(self.person, phases):
            place = next((one for one in table.places if (one.platform, one.chat) == (here.platform, here.chat)), here)
            if table.private or place == here or not self.is_seated(table):
                continue
            shown = await self.services.store.newest_shown(place, table.id)
            number = Hyperlink(f"#{table.id}", self.services.link(place, shown) if shown else "")
            found.append(Sentence("table-in-topic", {"game": table.title, "table": number}))
        return tuple(found)

    async def tables(self, phases: Sequence[Phase]) -> tuple[Table, ...]:
        """The tables of the channel without others' private ones, or in private those of the author.

        The result is the same during one request until it locks a table.
        """
        if (wanted := tuple(phases)) not in self.seen_tables:
            self.seen_tables[wanted] = await self._tables(wanted)
        return self.seen_tables[wanted]

    async def own_games(self) -> list[Table]:
        """The running tables at which the author sits: here, or anywhere if the line is private."""
        return [table for table in await self.tables((Phase.RUNNING,)) if self.is_seated(table)]

    async def games_on_turn(self) -> list[Table]:
        """The running tables at which the author may act: here, or anywhere if the line is private."""
        return [table for table in await self.tables((Phase.RUNNING,)) if self.is_acting(table)]

    async def tables_anywhere(self, phases: Sequence[Phase]) -> tuple[Table, ...]:
        """The author's tables anywhere, including those that ask them by a handle whose account was unknown."""
        store, author = self.services.store, self.line.author
        tables = await store.tables_of(self.person, phases)
        asking = await store.tables_asking(author.account.platform, author.handle) if Phase.OPEN in phases else ()
        return (*tables, *(table for table in asking if table not in tables))

    async def _tables(self, phases: Sequence[Phase]) -> tuple[Table, ...]:
        if self.line.private:
            return await self.tables_anywhere(phases)
        tables = await self.services.store.tables_in(self.line.channel, phases)
        return tuple(table for table in tables if not table.private or self.person in table.people)

    async def _numbered(self, number: int) -> Table:
        table = await self.services.store.table(number)
        elsewhere = table is None or self.line.channel not in table.places or table.private
        asked = table is not None and challenge.seat_asked(table, self.author) is not None
        if table is None or (elsewhere and not asked and self.person not in table.people):
            watches = table is not None and self.here in watching_channels(table)
            raise Refusal("watch-only" if watches else "no-such-table", table=str(number))
        return table

    def is_seated(self, table: Table) -> bool:
        """Whether the author sits at the table and has not left its game."""
        answer = table.answer_of(self.person)
        return answer is not None and not (table.phase is Phase.RUNNING and answer is Answer.LEFT)

    def own_seat(self, table: Table) -> Seat:
        """The author's seat; raises Refusal if they have none or have left the game."""
        seat = table.seat_of(self.person)
        if seat is None or not self.is_seated(table):
            raise Refusal("not-at-table", table=str(table.id))
        return seat

    def is_acting(self, table: Table) -> bool:
        """Whether the author may act at the table now."""
        return table.is_on_turn(self.person)
