"""The store: tables, their logs, tournaments, the inbox, the outbox and preferences, in an SQL database."""

import time
from collections.abc import Sequence
from contextlib import suppress
from math import inf, nextafter
from typing import Any

from bot.chat.outbox_message import OutboxMessage, outbox_message_from_json
from bot.chat.person import Person
from bot.chat.port import Account, Address, Channel
from bot.chat.rows import Rows
from bot.store import absences, invitations, outbox, places, runs
from bot.store.accounts import Accounts
from bot.store.change import Change, Committed, Lease, LeaseLost, Leases, OutboxEntry, Preference, Stale, Unavailable
from bot.store.commit import commit, move, rename
from bot.store.connection import Conflict, Database, Statement, must_change
from bot.store.links import Links
from bot.store.preferences import Preferences
from bot.store.puzzles import Puzzles
from bot.store.ratings import Ratings
from bot.store.results import Results
from bot.store.rows import channel_columns, key, placeholders, read_tables
from bot.store.runs import ProgramRun
from bot.store.table_cache import TableCache
from bot.store.tournaments import Tournaments
from bot.tables.absence import Absence
from bot.tables.invitation import Invitation
from bot.tables.table import Answer, Phase, Table
from core.game import Seat
from core.replay import TAKEBACK, LogEntry

_MOST = 50  # tables in one list

_TABLES_IN = (
    "SELECT id, revision FROM game_table WHERE platform = ? AND chat = ? AND topic = ? AND phase IN ({phases})"
    " UNION ALL SELECT game_table.id, revision FROM place JOIN game_table ON game_table.id = place.table_id"
    " WHERE place.platform = ? AND place.chat = ? AND place.topic = ? AND watches = 0 AND phase IN ({phases})"
    f" ORDER BY 1 DESC LIMIT {_MOST}"
)
_TABLES_OF = (
    "SELECT DISTINCT game_table.id, revision FROM seat JOIN game_table ON game_table.id = seat.table_id"
    f" WHERE seat.person = ? AND phase IN ({{phases}}) ORDER BY game_table.id DESC LIMIT {_MOST}"
)
_TABLES_ASKING = (
    "SELECT DISTINCT game_table.id, revision FROM game_table JOIN seat ON seat.table_id = game_table.id"
    " WHERE due IS NOT NULL AND phase IN ({phases}) AND game_table.platform = ?"
    " AND seat.person IS NULL AND answer = ? AND lower(seat.name) = ?"
    f" ORDER BY game_table.id DESC LIMIT {_MOST}"
)


class Store:
    """Reads stored data and commits changes; each kind of database is a subclass.

    Tables are cached in memory. If other processes may write, a cached table is used only if its revision is the one just
    read. `leases` are those of this process. `chat_rows` are rows of chats that all processes share; if None, each chat has
    a file of its own.
    """

    leases = Leases()
    chat_rows: Rows | None = None

    def __init__(self, database: Database, run: ProgramRun, newest_at: float) -> None:
        self._database = database
        self.run = run
        self._newest_at = newest_at
        self._preferences = Preferences(database)
        self._accounts = Accounts(database)
        self._table_cache = TableCache()
        self._last_messages: set[int] = set()  # numbers of the outbox entries that forgotten people still get
        self.tournaments = Tournaments(database)
        self.links = Links(database)
        self.ratings = Ratings(database)
        self.results = Results(database)
        self.puzzles = Puzzles(database)

    async def close(self) -> None:
        """Finish pending writes, and close the database."""
        await self._database.close()

    @property
    def damaged(self) -> bool:
        """Whether a damaged page of the file was met."""
        return self._database.damaged

    async def knows(self, nonce: str) -> bool:
        """Whether this nonce belongs to a message of this database."""
        highest = runs.LAST_ON_SERVER if self._database.shared else runs.LAST_IN_FILE
        return await runs.knows(self._database, nonce, highest)

    # --- reading

    async def new_table(self) -> int:
        """An unused table number; if it is never committed, it stays unused."""
        return await self._database.next_number("game_table")

    async def table_of(self, message: OutboxMessage) -> Table | None:
        """The table that a message is about, or None."""
        return None if message.table is None else await self.table(message.table)

    async def table(self, number: int) -> Table | None:
        """The table with a number, or None."""
        kept = self._table_cache.table(number)
        if kept is not None and not self._database.shared:
            return kept
        epoch = self._table_cache.epoch
        unlike = -1 if kept is None else kept.revision
        changed = await read_tables(self._database, "game_table.id = ? AND revision <> ?", (number, unlike))
        if not changed:
            return kept
        self._table_cache.keep(changed[0], epoch=epoch)
        return changed[0]

    async def log(self, number: int) -> tuple[LogEntry, ...]:
        """The log of a table, oldest entry first."""
        rows = await self._database.rows("SELECT seat, text FROM log WHERE table_id = ? ORDER BY ply", (number,))
        return tuple(LogEntry(Seat(seat), text) for seat, text in rows)

    async def movers(self, number: int) -> tuple[frozenset[Seat], bool]:
        """The seats that have moved at a table, whether or not that was taken back, and whether anything was."""
        query = "SELECT DISTINCT seat, text = ? FROM log WHERE table_id = ? AND seat > 0"
        rows = await self._database.rows(query, (TAKEBACK, number))
        return frozenset(Seat(seat) for seat, _ in rows), any(undone for _, undone in rows)

    async def tables_in(self, channel: Channel, phases: Sequence[Phase]) -> tuple[Table, ...]:
        """The newest 50 tables in these phases that have a channel among their places, oldest first."""
        values = (*channel_columns(channel), *(phase.value for phase in phases))
        return await self._tables(_TABLES_IN, (*values, *values), phases)

    async def watched_in(self, channel: Channel) -> tuple[Table, ...]:
        """The running tables that a channel watches, oldest first."""
        return tuple(await places.watched_in(self._database, channel))

    async def tables_of(self, person: Person, phases: Sequence[Phase]) -> tuple[Table, ...]:
        """The newest 50 tables in these phases with a seat of a person, oldest first."""
        values = (person.id, *(phase.value for phase in phases))
        return await self._tables(_TABLES_OF, values, phases)

    async def tables_asking(self, platform: str, handle: str) -> tuple[Table, ...]:
        """The challenges on a platform that ask somebody by a handle because their account is not known yet, oldest first."""
        if not handle:
            return ()
        values = (Phase.OPEN.value, platform, Answer.INVITED.value, handle.lower())
        return await self._tables(_TABLES_ASKING, values, [Phase.OPEN])

    async def person(self, account: Account) -> Person:
        """The person who has an account, a new person if the account is new."""
        return await self._accounts.person(account)

    async def account_ids(self, platform: str) -> frozenset[str]:
        """The ids of all accounts on a platform."""
        return await self._accounts.ids(platform)

    async def accounts(self, person: Person) -> tuple[Account, ...]:
        """The accounts of a person, always in the same order."""
        return await self._accounts.of(person)

    async def absences(self, person: Person) -> tuple[Absence, ...]:
        """The absences of a person, oldest first."""
        return await absences.of(self._database, person)

    async def invitations(self, made: float) -> tuple[Invitation, ...]:
        """The invitations made after a time in seconds of service."""
        return await invitations.since(self._database, made)

    async def count_wrong_invitations(self, account: Account, after: float) -> int:
        """How many wrong codes an account has typed after a time in seconds of service."""
        return await invitations.count_wrong(self._database, account, after)

    async def table_shown(self, address: Address, reference: str) -> int | None:
        """The table that a message of the bot is about, or None."""
        query = "SELECT table_id FROM shown WHERE address = ? AND reference = ?"
        return await self._first(query, key(address), reference)

    async def slot_shown(self, address: Address, reference: str) -> str:
        """The slot that a message of the bot holds or held, empty if none."""
        query = "SELECT slot FROM shown WHERE address = ? AND reference = ?"
        return await self._first(query, key(address), reference) or ""

    async def is_shown(self, address: Address, reference: str) -> bool:
        """Whether the reference of a message of the bot is known."""
        query = "SELECT 1 FROM shown WHERE address = ? AND reference = ?"
        return await self._first(query, key(address), reference) is not None

    async def preference(self, address: Address) -> Preference:
        """The preferences of a channel or a person."""
        return await self._preferences.get(key(address))

    async def next_seed(self, address: Address) -> bytes | None:
        """The seed of a person's next game that begins at once, or None; its commitment may already have been shown."""
        return await self._first("SELECT seed FROM next_seed WHERE address = ?", key(address))

    async def outbox(self, first: int = 0) -> tuple[OutboxEntry, ...]:
        """The messages in the outbox from a number on, oldest first."""
        query = "SELECT id, message, attempts, origin FROM outbox WHERE id >= ? ORDER BY id"
        rows = await self._database.rows(query, (first,))
        return tuple(
            OutboxEntry(id, outbox_message_from_json(message), attempts, origin)
            for id, message, attempts, origin in rows
        )

    async def outbox_numbers(self) -> tuple[int, ...]:
        """The numbers of all messages in the outbox."""
        return tuple(row[0] for row in await self._database.rows("SELECT id FROM outbox"))

    async def shown_at(self, address: Address, slot: str) -> str | None:
        """The reference of the message that holds a slot now, or None."""
        query = "SELECT reference FROM shown WHERE address = ? AND slot = ? ORDER BY at DESC LIMIT 1"
        return await self._first(query, key(address), slot)

    async def question_to(self, account: Account, slot: str) -> str | None:
        """The reference of the newest message in a slot that belongs to an account, wherever it was asked, or None.

        No index leads to it: this is for questions that are seldom asked.
        """
        query = "SELECT reference FROM shown WHERE slot = ? AND address LIKE ? ORDER BY at DESC LIMIT 1"
        return await self._first(query, slot, f"{account.platform}/%")

    async def slots_at(self, address: Address, table: int) -> tuple[tuple[str, str], ...]:
        """The slots of the messages about a table at an address, each with its reference, newest first."""
        query = "SELECT slot, reference FROM shown WHERE address = ? AND table_id = ? AND slot <> '' ORDER BY at DESC"
        return tuple((slot, reference) for slot, reference in await self._database.rows(query, (key(address), table)))

    async def newest_shown(self, address: Address, table: int) -> str | None:
        """The reference of the newest message that told a channel of a table, or None; answers to one person do not count."""
        told = f"address = ? AND table_id = ? AND {outbox.TELLS}"
        query = f"SELECT reference FROM shown WHERE {told} ORDER BY at DESC LIMIT 1"
        return await self._first(query, key(address), table)

    async def first_shown(self, address: Address, table: int) -> str | None:
        """The reference of the first message that told a channel of a table, of its challenge or of a turn; or None."""
        query = f"SELECT reference FROM shown WHERE address = ? AND table_id = ? AND {outbox.TELLS} ORDER BY at LIMIT 1"
        return await self._first(query, key(address), table)

    async def is_last(self, address: Address, reference: str) -> bool:
        """Whether a message is the last one at its address; edits of older ones and what asks one person do not count."""
        own = "SELECT at FROM shown WHERE address = ? AND reference = ?"
        query = f"SELECT 1 FROM shown WHERE address = ? AND at > ({own}) AND {outbox.NOT_ASKED} LIMIT 1"
        return await self._first(query, key(address), key(address), reference) is None

    async def is_told_since(self, address: Address, table: int, reader: Address, slot: str) -> bool:
        """Whether a channel was told of a table after the newest message of a slot was shown to a reader."""
        shown = "SELECT max(at) FROM shown WHERE address = ? AND slot = ?"
        query = f"SELECT 1 FROM shown WHERE address = ? AND table_id = ? AND {outbox.TELLS} AND at > ({shown}) LIMIT 1"
        return await self._first(query, key(address), table, key(reader), slot) is not None

    async def dues(self, until: float, most: int | None = None) -> tuple[tuple[float, int], ...]:
        """The deadlines up to a time, soonest first, each with its table; at most `most` of them, if given."""
        query = "SELECT due, id FROM game_table WHERE due <= ? ORDER BY due"
        limit, values = ("", (until,)) if most is None else (" LIMIT ?", (until, most))
        rows = await self._database.rows(query + limit, values)
        return tuple((due, number) for due, number in rows)

    async def count_tables(self) -> dict[Phase, int]:
        """How many tables there are in each phase."""
        rows = await self._database.rows("SELECT phase, count(*) FROM game_table GROUP BY phase")
        return {Phase(phase): number for phase, number in rows}

    async def computers_on_turn(self) -> tuple[int, ...]:
        """The running tables where a computer may act now."""
        query = "SELECT DISTINCT table_id FROM seat WHERE computer_on_turn = 1 ORDER BY table_id"
        return tuple(row[0] for row in await self._database.rows(query, ()))

    async def _first(self, query: str, *values: object) -> Any | None:
        """The first value of the first row of a query, or None if there is no row."""
        rows = await self._database.rows(query, values)
        return rows[0][0] if rows else None

    async def _tables(self, query: str, values: Sequence[str], phases: Sequence[Phase]) -> tuple[Table, ...]:
        """The tables that a query finds, oldest first; read again if the cached one has another revision."""
        asked, epoch = (query, *values), self._table_cache.epoch
        if not self._database.shared and (cached := self._table_cache.found(asked)) is not None:
            return cached
        found = await self._database.rows(query.format(phases=placeholders(phases)), values)
        kept = [self._table_cache.table(number) for number, _ in found]
        tables = {
            one.id: one for one, (_, revision) in zip(kept, found, strict=True) if one and one.revision == revision
        }
        missing = [number for number, _ in found if number not in tables]
        if missing:
            for one in await read_tables(self._database, f"game_table.id IN ({placeholders(missing)})", missing):
                tables[one.id] = one
                self._table_cache.keep(one, epoch=epoch)
        self._table_cache.keep_found(asked, [number for number, _ in found], epoch=epoch)
        return tuple(tables[number] for number in sorted(tables))

    # --- writing

    async def commit(self, change: Change) -> Committed:
        """Store a change as a whole; raises Stale, LeaseLost or Unavailable."""
        numbers = [part.table.id for part in change.parts if part.table is not None]
        known = {number: kept for number in numbers if (kept := self._table_cache.table(number)) is not None}
        try:
            committed = await commit(self._database, change, known, self.run.origin, self._fence(change.lease))
        except (Stale, Conflict) as error:
            for number in numbers:
                self._table_cache.drop(number)
            self._accounts.drop(change)
            raise error if isinstance(error, Stale) else Stale from error
        if committed.fresh:
            self._table_cache.apply(change)
            self._accounts.apply(change)
            for address in change.preferences:
                self._preferences.drop(key(address))
        if change.linking:
            self._accounts.clear()
            with suppress(Unavailable):  # after a failure, the next start recounts
                await self.ratings.catch_up()
                await self.puzzles.catch_up()
        if change.forget:
            self._preferences.clear()
            self._accounts.clear()
            self._last_messages |= {entry.id for entry in committed.outbox}
            await self._database.erase()
        return committed

    async def mark_delivered(self, entry: OutboxEntry, reference: str) -> None:
        """Store that a message was delivered under a reference; raises LeaseLost."""
        if entry.id in self._last_messages:  # its address, which may be a name, must not be stored
            await self.drop(entry)
        else:
            # `at` orders the messages, so it must grow even if the time of day was set back
            self._newest_at = max(time.time(), nextafter(self._newest_at, inf))
            await self._database.run(
                *self._fence(entry.lease), *outbox.mark_delivered(entry, reference, self._newest_at)
            )

    async def drop(self, entry: OutboxEntry) -> None:
        """Remove a message that will not be delivered any more; raises LeaseLost."""
        questions = (*outbox.settle_question(entry.message), *outbox.forget_question(entry.message))
        await self._database.run(*self._fence(entry.lease), outbox.remove(entry), *questions)
        if entry.id in self._last_messages:
            self._last_messages.discard(entry.id)
            await self._database.erase()

    async def replace(self, entry: OutboxEntry, by: OutboxEntry) -> None:
        """Remove a message that a later one replaces, and store the later one as it is now; raises LeaseLost."""
        await self._database.run(*self._fence(entry.lease), outbox.remove(entry), outbox.rewrite(by.id, by.message))

    async def postpone(self, entry: OutboxEntry, attempts: int) -> None:
        """Store how many attempts to deliver a message have failed; raises LeaseLost."""
        attempt = Statement("UPDATE outbox SET attempts = ? WHERE id = ?", (attempts, entry.id))
        await self._database.run(*self._fence(entry.lease), attempt)

    async def move(self, old: Channel, new: Channel) -> None:
        """Give a channel a new address in its tables, preferences and outbox entries."""
        await self._database.write(lambda db: move(db, old, new))
        self._table_cache.clear()
        self._preferences.clear()

    async def rename(self, account: Account, name: str) -> tuple[int, ...]:
        """Store the present name of an account at its tables and in its tournaments; returns the tables that had another."""
        numbers = await self._database.write(lambda db: rename(db, account, name))
        self._table_cache.clear()
        return numbers

    async def beat(self, served: float) -> None:
        """Store how many seconds the program has been in service."""
        await self._database.run(Statement("UPDATE service SET served = ? WHERE id = 1", (served,)))

    async def prune(self, before: float, *, finished: float = 0.0) -> None:
        """Delete inbox rows, wrong codes of links and references to messages older than `before` (seconds since 1970).

        Wrong codes of invitations are deleted once they no longer count. References to messages that are not about an open or
        running table are deleted if they are older than `finished`; of such a table, those that `first_shown` reads are kept.
        Undelivered messages about tables that ended before `finished` are deleted.
        """
        going_on = "(SELECT id FROM game_table WHERE phase IN (?, ?))"
        await self._database.run(
            Statement("DELETE FROM inbox WHERE at < ?", (before,)),
            Statement(
                f"DELETE FROM shown WHERE at < ? AND NOT ({outbox.TELLS} AND table_id IN {going_on})",
                (before, *outbox.GOING_ON),
            ),
            Statement("DELETE FROM wrong_code WHERE at < ?", (before,)),
            invitations.drop_wrong(),
            Statement(
                f"DELETE FROM shown WHERE at < ? AND (table_id IS NULL OR table_id NOT IN {going_on})",
                (finished, *outbox.GOING_ON),
            ),
        )
        await self._database.write(lambda db: outbox.drop_finished(db, finished))

    def _fence(self, lease: Lease | None) -> tuple[Statement, ...]:
        """The statement that lets a transaction continue only under its front's newest lease, and locks that until the end."""
        if lease is None or not self._database.shared:
            return ()
        sql = "SELECT 1 FROM lease WHERE front = ? AND fence = ? FOR KEY SHARE"
        return (must_change(sql, (lease.front, lease.fence), LeaseLost(lease.front)),)
