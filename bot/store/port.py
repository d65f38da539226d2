"""The store port: what is kept, and how changes are committed."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from bot.chat.outbox_message import OutboxMessage
from bot.chat.person import Participant, Person
from bot.chat.port import Account, Address, Channel
from bot.chat.rows import Rows
from bot.ratings.fold import RatedGame
from bot.ratings.puzzles import PuzzleResult
from bot.runtime.outages import Outage
from bot.store.connection import Statement
from bot.store.reading import Links, Puzzles, Ratings, Shown, Tournaments
from bot.tables.absence import Absence
from bot.tables.daily import Daily
from bot.tables.game_result import GameResult, PlayedGame
from bot.tables.invitation import Invitation
from bot.tables.table import Phase, Table
from bot.tournaments.tournament import Tournament
from core.replay import LogEntry


class Stale(Exception):
    """The table, or the tournament, was changed by somebody else since it was loaded: load it again and try once more."""


class Unavailable(Outage):
    """The database cannot be used at the moment (locked, disk full); nothing was stored."""


class LeaseLost(Unavailable):
    """Another process serves the front by now, on whose behalf something was to be stored; nothing was."""


LEASE: Final = 6.0
"""Seconds for which a lease, or a claim, is held without being renewed."""

CLOCK: Final = "clock"
"""The lease under which the seconds of service are counted; it has no chat."""


@dataclass(frozen=True, slots=True)
class Lease:
    """The right to serve a front; `fence` is higher for every later holder."""

    front: str
    fence: int


PRIVATE: Final = "private"
"""The setting of a person, `on` where they show their ratings to nobody."""


@dataclass(frozen=True, slots=True)
class Preference:
    """What a channel or a person chose, an empty string where nothing; `heard` is the language last heard there.

    `settings` has what else was chosen, by its name.
    """

    language: str = ""
    theme: str = ""
    heard: str = ""
    settings: Mapping[str, str] = field(default_factory=dict)

    @property
    def spoken(self) -> str:
        """The language chosen there, else the one last heard; empty if there is none."""
        return self.language or self.heard


@dataclass(frozen=True, slots=True)
class OutboxEntry:
    """A message of the outbox that is still to be delivered.

    `origin` tells the run of the program that put it there, `lease` under which lease it is delivered.
    """

    id: int
    message: OutboxMessage
    attempts: int = 0
    origin: str = "n"
    lease: Lease | None = None

    @property
    def nonce(self) -> str:
        """Identifies the message for its platform: the same at each attempt, never used again, at most 22 characters."""
        return f"{self.origin}{self.id}"


@dataclass(frozen=True, slots=True)
class Result:
    """A result of somebody who played alone; `ended` is in seconds since 1970."""

    table: int
    name: str
    points: int
    options: Mapping[str, str]
    ended: float


@dataclass(frozen=True, slots=True)
class WrongInvitation:
    """Somebody has typed a code that does not exist; `at` is in seconds of service."""

    account: Account
    at: float


class Linking(Protocol):
    """A change of who has which accounts, or of the codes that link them."""

    def statements(self) -> Iterable[Statement]:
        """The statements that store it."""
        ...


@dataclass(frozen=True, slots=True)
class Change:
    """All that follows from one line, one deadline or one computer's move; committed whole or not at all.

    - `source`: the id of the line, if there is one. If it was stored before, nothing of the change is.
    - `table`: the table after the change, with the `revision` it was loaded at; `entries` are added to its log, `messages` to
      the outbox.
    - `reached`: the points of somebody who has just played alone to the end at `table`.
    - `results`: what each person reached in the game that has just ended at `table`; `rated` is that game if it counts for
      ratings, and stale once somebody stands otherwise than before it.
    - `tournament`: a tournament after the change, like `table`.
    - `next_seeds`: the seeds of people's next games that begin at once.
    - `invitation`: a new invitation to a table; `wrong_invitation`: a code that was typed and is none.
    - `absences`: absences that begin, or end sooner.
    - `puzzle`: how somebody came out of a puzzle they are done with now.
    - `daily`: when a channel gets its puzzle of the day, with an empty time where no more; `posted` is what was due there until
      now, where the puzzle is among the messages.
    - `forget`: somebody whose name is to be erased, with the names the platform knows them by.
    - `linking`: what changes of linked accounts, before anything else.
    - `lease`: the lease of the front on whose behalf it is made; if that is lost, nothing is stored.
    - `also`: changes of other tables, committed together with this one; only their table, entries and messages count.
    """

    source: str = ""
    table: Table | None = None
    entries: tuple[LogEntry, ...] = ()
    messages: tuple[OutboxMessage, ...] = ()
    preferences: Mapping[Address, Preference] = field(default_factory=dict)
    forget: Participant | None = None
    linking: Linking | None = None
    reached: int | None = None
    results: tuple[GameResult, ...] = ()
    rated: RatedGame | None = None
    tournament: Tournament | None = None
    next_seeds: Mapping[Address, bytes] = field(default_factory=dict)
    invitation: Invitation | None = None
    wrong_invitation: WrongInvitation | None = None
    absences: tuple[Absence, ...] = ()
    puzzle: PuzzleResult | None = None
    daily: Daily | None = None
    posted: Daily | None = None
    lease: Lease | None = None
    also: tuple["Change", ...] = ()

    @property
    def parts(self) -> tuple["Change", ...]:
        """This change and those committed together with it."""
        return (self, *self.also)


@dataclass(frozen=True, slots=True)
class Committed:
    """What a commit did: whether the source was new, and what it put into the outbox, in order."""

    fresh: bool
    outbox: tuple[OutboxEntry, ...]


@dataclass(frozen=True, slots=True)
class Held:
    """The leases this process holds, by front.

    `served` are the seconds of service up to now; they are counted on for `counting` seconds without another renewal.
    `free_in` seconds the first lease of another process runs out, unless it is renewed.
    """

    leases: Mapping[str, Lease]
    served: float
    counting: float
    free_in: float


class Leases(Protocol):
    """Which process serves which front, and which one acts at which table by itself."""

    @property
    def shared(self) -> bool:
        """Whether other processes may use the database at the same time."""
        ...

    async def hold(self, fronts: Sequence[str]) -> Held:
        """Renew the leases of this process and take what nobody holds, perhaps one after the other."""
        ...

    async def release(self) -> None:
        """Give all leases of this process back."""
        ...

    async def claim(self, tables: Sequence[int]) -> tuple[int, ...]:
        """Those of these tables where no other process acts by itself, nor will for some seconds."""
        ...

    async def unclaim(self, tables: Sequence[int]) -> None:
        """Let other processes act at these tables again."""
        ...

    async def wake(self) -> None:
        """Have the other processes look for messages they are to deliver."""
        ...

    async def listen(self, woken: Callable[[], object], freed: Callable[[], object]) -> None:
        """Call `woken` whenever another process calls `wake` or `release`, and `freed` for the latter as well."""
        ...


class Store(Shown, Protocol):
    """Keeps tables, their logs, tournaments, the inbox, the outbox and preferences."""

    @property
    def tournaments(self) -> Tournaments:
        """The tournaments."""
        ...

    @property
    def links(self) -> Links:
        """The links between accounts."""
        ...

    @property
    def ratings(self) -> Ratings:
        """The ratings."""
        ...

    @property
    def puzzles(self) -> Puzzles:
        """The results of puzzles, and the channels that get one every day."""
        ...

    @property
    def leases(self) -> Leases:
        """The leases and claims of this process."""
        ...

    @property
    def chat_rows(self) -> Rows | None:
        """Where chats keep rows that other processes see; None where there are none: then they have files of their own."""
        ...

    async def new_table(self) -> int:
        """A table number not used before."""
        ...

    async def table(self, number: int) -> Table | None:
        """A table by its number."""
        ...

    async def log(self, number: int) -> tuple[LogEntry, ...]:
        """The log of a table, oldest entry first."""
        ...

    async def tables_in(self, channel: Channel, phases: Sequence[Phase]) -> tuple[Table, ...]:
        """The tables that have a channel among their places, in one of these phases, oldest first; at most 50, the newest."""
        ...

    async def watched_in(self, channel: Channel) -> tuple[Table, ...]:
        """The running tables that a channel watches, oldest first."""
        ...

    async def tables_of(self, person: Person, phases: Sequence[Phase]) -> tuple[Table, ...]:
        """The tables with a seat of this person in one of these phases, oldest first; at most 50, the newest."""
        ...

    async def person(self, account: Account) -> Person:
        """Whose account this is: somebody new where it was not met before."""
        ...

    async def accounts(self, person: Person) -> tuple[Account, ...]:
        """The accounts of a person, always in the same order."""
        ...

    async def absences(self, person: Person) -> tuple[Absence, ...]:
        """The absences of a person, oldest first."""
        ...

    async def invitations(self, made: float) -> tuple[Invitation, ...]:
        """The invitations made later than that, in seconds of service."""
        ...

    async def count_wrong_invitations(self, account: Account, after: float) -> int:
        """How many wrong codes somebody has typed later than that, in seconds of service."""
        ...

    async def best(self, channel: Channel, game: str, *, most: int) -> tuple[Result, ...]:
        """The best results of those who played a game alone in a channel, best first.

        At most so many under each set of options; those under the same options stand together, those without any first.
        """
        ...

    async def games_played(self, person: Person) -> tuple[PlayedGame, ...]:
        """The games a person has played to their end, oldest first."""
        ...

    async def seen(self, source: str) -> bool:
        """Whether a line was handled before."""
        ...

    async def commit(self, change: Change) -> Committed:
        """Store a change as a whole; raises Stale, LeaseLost or Unavailable."""
        ...

    async def preference(self, address: Address) -> Preference:
        """What a channel or a person chose."""
        ...

    async def next_seed(self, address: Address) -> bytes | None:
        """The seed of a person's next game that begins at once, its commitment perhaps shown; None if there is none yet."""
        ...

    async def outbox(self, first: int = 0) -> tuple[OutboxEntry, ...]:
        """What the outbox still holds from this number on, oldest first."""
        ...

    async def outbox_numbers(self) -> tuple[int, ...]:
        """The numbers of all that the outbox still holds."""
        ...

    async def delivered(self, entry: OutboxEntry, reference: str) -> None:
        """A message has arrived under this reference; raises LeaseLost."""
        ...

    async def dropped(self, entry: OutboxEntry) -> None:
        """A message will not be delivered any more; raises LeaseLost."""
        ...

    async def replaced(self, entry: OutboxEntry, by: OutboxEntry) -> None:
        """A message gives way to a later one, which is kept as it is now; raises LeaseLost."""
        ...

    async def postponed(self, entry: OutboxEntry, attempts: int) -> None:
        """A message could not be delivered now, after so many attempts. Raises LeaseLost."""
        ...

    async def move(self, old: Channel, new: Channel) -> None:
        """Give a channel another address, in its tables, preferences and outbox entries."""
        ...

    async def dues(self, until: float, most: int | None = None) -> tuple[tuple[float, int], ...]:
        """What falls due by then, soonest first, at so many tables at most: when, and at which table."""
        ...

    async def count_tables(self) -> Mapping[Phase, int]:
        """How many tables there are in each phase."""
        ...

    async def computers_on_turn(self) -> tuple[int, ...]:
        """The running tables where a computer may act now."""
        ...

    async def beat(self, served: float) -> None:
        """Note how many seconds the program has been in service."""
        ...

    async def prune(self, before: float, *, finished: float = 0.0) -> None:
        """Forget inbox rows, wrong codes of links and references to messages older than this (seconds since 1970).

        Wrong codes of invitations are forgotten once they no longer count. References to messages that are not about a game
        that goes on are forgotten if they are older than `finished`; of one that goes on, those that `first_shown` looks at
        are kept. What still waits to be said of tables finished before that is dropped.
        """
        ...
