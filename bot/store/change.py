"""What the store keeps, the changes by which it does, and the leases under which it may."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Final, Protocol

from bot.chat.outbox_message import OutboxMessage
from bot.chat.person import Participant
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
    """The choices of a channel or a person, an empty string where there is none; `last_locale` is that of the last line there.

    `settings` has what else was chosen, by its name.
    """

    language: str = ""
    theme: str = ""
    last_locale: str = ""
    settings: Mapping[str, str] = field(default_factory=dict)

    @property
    def spoken(self) -> str:
        """The language chosen there, else that of the last line there; empty if there is none."""
        return self.language or self.last_locale


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
class SoloResult:
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
    - `solo_points`: those of somebody who has just played alone to the end at `table`.
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
        """This change and those committed together with it."""
        return (self, *self.also)


@dataclass(frozen=True, slots=True)
class Committed:
    """The result of a commit: whether the source was new, and what it put into the outbox, in order."""

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


class Leases:
    """Which process serves which front, and which one acts at which table by itself.

    Here it is the only process there is: it has all leases as long as it lives.
    """

    shared: bool = False
    """Whether other processes may use the database at the same time."""

    async def hold(self, fronts: Sequence[str]) -> Held:
        """Renew the leases of this process and take what nobody holds, perhaps one after the other."""
        return Held({front: Lease(front, 1) for front in fronts}, served=0.0, counting=inf, free_in=inf)

    async def release(self) -> None:
        """Give all leases and claims of this process back."""

    async def claim(self, tables: Sequence[int]) -> tuple[int, ...]:
        """Those of these tables where no other process acts by itself, nor will for some seconds."""
        return tuple(tables)

    async def unclaim(self, tables: Sequence[int]) -> None:
        """Let other processes act at these tables again."""

    async def wake(self) -> None:
        """Have the other processes look for messages they are to deliver."""

    async def listen(self, woken: Callable[[], object], freed: Callable[[], object]) -> None:
        """Call `woken` whenever another process calls `wake` or `release`, and `freed` for the latter as well."""
