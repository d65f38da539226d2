"""The part of the store port that reads what was said where, tournaments, links between accounts, ratings and puzzles."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from bot.chat.person import Person
from bot.chat.port import Account, Address, Channel
from bot.ratings.fold import Standing
from bot.ratings.model import Rating
from bot.ratings.puzzles import PuzzleResult
from bot.tables.daily import Daily
from bot.tables.table import Table
from bot.tournaments.tournament import Tournament


@dataclass(frozen=True, slots=True)
class LinkCode:
    """A code that an account asked for under a name, good `until` a time in seconds since 1970."""

    account: Account
    name: str
    until: float


@dataclass(frozen=True, slots=True)
class RatedResult:
    """How somebody came out of a rated game, which `ended` then (seconds since 1970), and their rating after it."""

    table: int
    ended: float
    place: int
    rating: Rating


@dataclass(frozen=True, slots=True)
class Listed:
    """Somebody on a leaderboard, by the name under which they last played."""

    person: Person
    name: str
    standing: Standing


class Shown(Protocol):
    """Reads where messages stand, by the references that their platforms gave them."""

    async def table_shown(self, address: Address, reference: str) -> int | None:
        """The table a message of ours was about."""
        ...

    async def slot_shown(self, address: Address, reference: str) -> str:
        """The slot a message of ours holds or held; empty where it has none."""
        ...

    async def shown_at(self, address: Address, slot: str) -> str | None:
        """The reference of the message that holds a slot now."""
        ...

    async def newest_shown(self, address: Address, table: int) -> str | None:
        """The reference of the newest message about a table at an address."""
        ...

    async def first_shown(self, address: Address, table: int) -> str | None:
        """The reference of the first message that told a channel of a table: of its challenge, or of a turn."""
        ...

    async def is_last(self, address: Address, reference: str) -> bool:
        """Whether this message is the last at its address; later edits of older ones do not count."""
        ...


class Tournaments(Protocol):
    """Reads tournaments; changes write them."""

    async def new(self) -> int:
        """A tournament number not used before."""
        ...

    async def tournament(self, number: int) -> Tournament | None:
        """A tournament by its number."""
        ...

    async def newest(self, channel: Channel) -> Tournament | None:
        """The tournament of a channel that was set up last."""
        ...

    async def of_table(self, number: int) -> Tournament | None:
        """The tournament a table belongs to."""
        ...

    async def entered(self, person: Person) -> tuple[Tournament, ...]:
        """The tournaments that go on and that this person leads, or takes part in and has not left; oldest first."""
        ...


class Links(Protocol):
    """Reads codes that link accounts, and who is linked; changes write them."""

    async def code(self, phrase: str, now: float) -> LinkCode | None:
        """The code of a phrase that was not typed yet; in the same time whether there is one or not."""
        ...

    async def typed(self, by: Account, now: float) -> LinkCode | None:
        """The code that an account has typed and not confirmed yet."""
        ...

    async def wrong(self, account: Account) -> tuple[float, ...]:
        """When an account typed wrong codes, latest first."""
        ...

    async def names(self, person: Person) -> tuple[tuple[Account, str], ...]:
        """The accounts of a person under the names they had when they were linked."""
        ...

    async def table_together(self, one: Person, other: Person) -> int | None:
        """An open or running table at which both sit."""
        ...

    async def in_one_tournament(self, one: Person, other: Person) -> bool:
        """Whether both take part in a tournament that goes on."""
        ...


class Ratings(Protocol):
    """Reads ratings; the changes that end games write them."""

    async def of(self, person: Person) -> Mapping[str, Standing]:
        """How a person stands, by game; without those they have played no rated game of."""
        ...

    async def at(self, table: Table) -> tuple[Standing | None, ...]:
        """How the people at a table stand in its game, in seat order; None for who has played no rated game of it."""
        ...

    async def catch_up(self) -> None:
        """Count anew what has become one by linking accounts; nothing else waits for it."""
        ...

    async def history(self, person: Person, game: str) -> tuple[RatedResult, ...]:
        """A person's rated games of one game, oldest first, each with the rating after it."""
        ...

    async def differences(self, person: Person, game: str) -> Mapping[int, int]:
        """By how much the strongest other player was rated higher than a person, before each of their rated games, by table."""
        ...

    async def leaders(self, game: str, channel: Channel | None, *, since: float) -> tuple[Listed, ...]:
        """Those whose rating of a game was settled by the last game they played, and who played later than that; best first.

        In a channel those who have played rated games of it there. Who keeps their ratings private, or was forgotten, is
        not listed.
        """
        ...


class Puzzles(Protocol):
    """Reads what is kept of puzzles; changes write it."""

    async def results(self, person: Person) -> tuple[PuzzleResult, ...]:
        """The results of a person, oldest first."""
        ...

    async def last(self, puzzle: str) -> PuzzleResult | None:
        """The newest result of a puzzle, None where nobody has tried it."""
        ...

    async def catch_up(self) -> None:
        """Count anew what has become one by linking accounts; nothing else waits for it."""
        ...

    async def daily(self, channel: Channel) -> Daily | None:
        """When a channel gets its puzzle of the day, if it does."""
        ...

    async def due(self, now: float) -> tuple[Daily, ...]:
        """The channels whose puzzle of the day is due, in seconds since 1970; those that wait longest first."""
        ...
