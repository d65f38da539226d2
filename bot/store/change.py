"""What the store keeps, the changes that it commits, and the leases that allow it to."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Final

from bot.chat.outbox_message import OutboxMessage
from bot.chat.person import Participant, Person
from bot.chat.port import Account, Address
from bot.ratings.fold import RatedGame
from bot.ratings.puzzles import PuzzleResult
from bot.runtime.outages import Outage
from bot.store.connection import Statement
from bot.tables.absence import Absence
from bot.tables.daily import Daily
from bot.tables.game_result import GameResult
from bot.tables.invitation import Invitation
from bot.tables.table import Table
from bot.tournaments.tournament import Tournament
from core.replay import LogEntry


class Stale(Exception):
    """Somebody else has changed the table or the tournament since it was loaded: load it again and retry."""


class Unavailable(Outage):
    """The database cannot be used at the moment (locked, disk full); nothing is stored."""


class ServerAway(Unavailable):
    """The PostgreSQL server cannot be used at the moment; nothing is stored."""

    source = "the PostgreSQL server"


class LeaseLost(Unavailable):
    """Another process serves the front of a change by now; nothing is stored."""


LEASE: Final = 6.0
"""Seconds for which a lease or a claim is valid without a renewal."""

CLOCK_LEASE: Final = "clock"
"""The name of the lease under which the seconds of service are counted; it has no chat."""


@dataclass(frozen=True, slots=True)
class Lease:
    """The right to serve a front; every later holder gets a higher `fence`."""

    front: str
    fence: int


RATINGS_PRIVATE: Final = "private"
"""The setting of a person: `on` if they show their ratings to nobody."""

PRIVATE_RATINGS: Final = f'%"{RATINGS_PRIVATE}": "on"%'
"""The pattern that finds it in a person's settings, which are JSON: there no value can hold a bare quotation mark."""


@dataclass(frozen=True, slots=True)
class Preference:
    """The choices of a channel or a person, each an empty string if not made.

    `last_locale` is the language of the last line there; its column is `hint`. `settings` has all other choices by name.
    """

    language: str = ""
    theme: str = ""
    last_locale: str = ""
    settings: Mapping[str, str] = field(default_factory=dict)

    @property
    def spoken(self) -> str:
        """The chosen language, else the language of the last line; empty if there is neither."""
        return self.language or self.last_locale


ATTEMPTS: Final = 12
"""The attempts to deliver a message before giving up: with the waits between, about three quarters of an hour."""


@dataclass(frozen=True, slots=True)
class OutboxEntry:
    """An undelivered message of the outbox.

    `origin` identifies the run of the program that put it there; `lease` is the lease under which it is delivered.
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

    @property
    def is_owed(self) -> bool:
        """Whether its delivery was given up, and it stays only because it is the newest board of a table (P2)."""
        return self.attempts >= ATTEMPTS


@dataclass(frozen=True, slots=True)
class SoloResult:
    """The result of a person who played alone; `ended` is in seconds since 1970."""

    table: int
    name: str
    points: int
    options: Mapping[str, str]
    ended: float


@dataclass(frozen=True, slots=True)
class WrongInvitation:
    """An account typed a code that does not exist; `at` is in seconds of service."""

    account: Account
    at: float


@dataclass(frozen=True, slots=True)
class Linking:
    """A change of the accounts of persons, or of the codes that link accounts (`bot/store/links.py`).

    `united` are two persons of whom the second becomes the first.
    """

    statements: Sequence[Statement]
    united: tuple[Person, Person] | None = None


@dataclass(frozen=True, slots=True)
class Change:
    """All that follows from one line, one deadline or one computer's move; committed whole or not at all.

    - `source`: the id of the line, if there is one. If that line was stored before, nothing of the change is stored.
    - `table`: the table after the change, with the `revision` it was loaded at; `entries` are added to its log, `messages` to
      the outbox.
    - `solo_points`: the points of a person who has just finished a game alone at `table`.
    - `results`: the result of each person in the game that has just ended at `table`; `rated` is that game if it counts for
      ratings. The change is stale if a rating is no longer what it was before the game.
    - `tournament`: a tournament after the change, like `table`.
    - `next_seeds`: the seeds of the next games of people that begin without a challenge to answer.
    - `invitation`: a new invitation to a table; `wrong_invitation`: a typed code that does not exist.
    - `absences`: absences that begin, or end sooner.
    - `puzzle`: the result of a person who has finished a puzzle.
    - `daily`: when a channel gets its puzzle of the day, with an empty time if no longer; `posted` is the row that was due
      there until now, if one was.
    - `forget`: a person whose name is to be erased, with the names by which the platform knows them.
    - `linking`: a change of linked accounts, made after the changes of tables and before anything else.
    - `lease`: the lease of the front that makes the change; if it is lost, nothing is stored.
    - `also`: changes of other tables, committed together with this one; only their table, entries and messages count.
    """

    source: str = ""
    table: Table | None = None
    entries: tuple[LogEntry, ...] = ()
    messages: tuple[OutboxMessage, ...] = ()
    preferences: Mapping[Address, Preference] = field(default_factory=dict)
    forget: Participant | None = None
    linking: Linking | None = None
    solo_points: int | None = None
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
        """This change and the changes committed together with it."""
        return (self, *self.also)


@dataclass(frozen=True, slots=True)
class Committed:
    """The result of a commit: whether the source was new, and the entries put into the outbox, in order."""

    fresh: bool
    outbox: tuple[OutboxEntry, ...]


@dataclass(frozen=True, slots=True)
class Held:
    """The leases this process holds, by front.

    `served` are the seconds of service up to now; without another renewal they go on for `counting` seconds. `free_in` is how
    many seconds remain until the first lease of another process expires, unless it is renewed.
    """

    leases: Mapping[str, Lease]
    served: float
    counting: float
    free_in: float


class Leases:
    """Which process serves which front, and which one acts at which table on its own, for computers and deadlines.

    This class is for a single process: it holds all leases as long as it lives.
    """

    shared: bool = False
    """Whether other processes may use the database at the same time."""

    async def hold(self, fronts: Sequence[str]) -> Held:
        """Renew the leases of this process and take free ones, perhaps one in each call."""
        return Held({front: Lease(front, 1) for front in fronts}, served=0.0, counting=inf, free_in=inf)

    async def release(self) -> None:
        """Give all leases and claims of this process back."""

    async def claim(self, tables: Sequence[int]) -> tuple[int, ...]:
        """Claim tables for some seconds, in which no other process acts there on its own; returns those that were free."""
        return tuple(tables)

    async def unclaim(self, tables: Sequence[int]) -> None:
        """Let other processes claim these tables again."""

    async def wake(self) -> None:
        """Make the other processes look for messages to deliver."""

    async def listen(self, woken: Callable[[], object], freed: Callable[[], object]) -> None:
        """Call `woken` whenever another process calls `wake` or `release`, and `freed` for the latter as well."""
