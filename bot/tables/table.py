"""Table: a game in a channel, from the challenge to the result; pure."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, Final

from bot.chat.person import Person
from bot.chat.port import Account, Channel
from bot.games.lessons import Lesson, drawn_from
from bot.games.registry import Engine, RuleSet, load
from bot.tables.pace import Pace
from bot.tables.reminders import Reminders
from bot.tables.timekeeping import Clocks
from core.game import Level, Limit, Seat


class Phase(StrEnum):
    """Where a table is in its life."""

    OPEN = "open"  # challenged; not everybody has answered
    RUNNING = "running"
    OVER = "over"
    OFF = "off"  # declined, cancelled or lapsed before it began
    ASIDE = "aside"  # set aside: its log no longer replays


GOING_ON: Final = (Phase.OPEN, Phase.RUNNING)
"""The phases of a table that waits for players or is played."""


class Answer(StrEnum):
    """A person's answer to a challenge."""

    INVITED = "invited"
    ACCEPTED = "accepted"
    DECLINED = "declined"
    LEFT = "left"  # accepted, and left the game later


class Due(StrEnum):
    """What may fall due at a table."""

    LAPSE = "lapse"  # the challenge has not begun after a day
    LIMIT = "limit"  # the rules' time limit of a phase is up
    CLOCK = "clock"  # a player's clock needs attention
    REMIND = "remind"  # a player on turn is reminded
    BACK = "back"  # an absence ends


class Watchable(StrEnum):
    """Who may let another channel watch a game: its players alone, or everybody, perhaps with a delay."""

    NO = "no"
    YES = "yes"
    DELAY = "delay"


@dataclass(frozen=True, slots=True)
class Place:
    """A further channel of a table, and the account of the person who brought the table there."""

    channel: Channel
    added_by: Account | None


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits, or is asked to sit, on a seat: a person, a computer (`level`), a name not yet known, or an open seat.

    `account` is the account with which the person last acted at the table, None if they have no account any more.
    An `apart` player reads along in no place of the table, and gets its messages in private. Who has `joined` took an open
    seat.
    """

    name: str = ""
    person: Person | None = None
    account: Account | None = None
    level: Level | None = None
    answer: Answer = Answer.INVITED
    client_seed: str = ""
    apart: bool = False
    joined: bool = False

    @property
    def is_open(self) -> bool:
        """Whether anybody may take this seat."""
        return self.person is None and self.level is None and not self.name


@dataclass(frozen=True, slots=True)
class Wish:
    """A wish to take a turn back, or with `closes` to close the table: the `seat` that asks, the length of the log at that
    time, and the seats that have agreed. Its column is `takeback`.
    """

    seat: Seat
    plies: int
    agreed: frozenset[Seat] = frozenset()
    closes: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """A game in a channel, its home, and perhaps in `further` channels.

    - `players` are in seat order once the game runs; before that in the order they were asked, the challenger first.
    - `version` is that of the rules with which the game began; it says nothing before that.
    - `plies` is the length of the log, and `turn` the seats that may act. `since` is the length of the log when the current
      turn or round began: when a seat came on turn, a deadline passed, or chance did something that was announced.
    - `revision` grows with every stored change.
    - `private`: messages go to the private chat of the challenger, its only person. `channel` is where the challenge was typed;
      `moved_to_private` tells that this was a channel that others read.
    - `pace` is the time the players have, None without a limit; `clocks` are what is left of it once the game runs.
    - `dues` maps what falls due to when, in seconds of service, as are those in `clocks`; `created` and `ended` are in seconds
      since 1970. `reminders` are those of the current turns, by seat, and before and after the game those of people who
      will be told of the challenge, or of its end, when their quiet hours end.
    - `rated` was agreed on; `became_unrated` tells that a later event cancelled it, or in a challenge that the rated play of
      a player was suspended; `is_rated` says whether the game counts.
    - `acted` is when somebody last acted, in seconds of service; in an open challenge when those who accepted were asked
      whether they are still there, zero if they were not. `wish` is the wish to take a turn back or to close the table, if any.
    - `watchers` are channels that only see the game, and `watch` says who may add one.
    - `language` is the language of the line that set the table up, empty if it had none.
    """

    id: int
    channel: Channel
    game: str
    players: tuple[Player, ...]
    seed: bytes
    options: Mapping[str, str] = field(default_factory=dict)
    hints: bool = False
    rated: bool = True
    became_unrated: bool = False
    private: bool = False
    moved_to_private: bool = False
    phase: Phase = Phase.OPEN
    version: int = 1
    client_seed: str = ""
    plies: int = 0
    turn: frozenset[Seat] = frozenset()
    since: int = 0
    revision: int = 0
    created: float = 0.0
    ended: float | None = None
    dues: Mapping[Due, float] = field(default_factory=dict)
    further: tuple[Place, ...] = ()
    watchers: tuple[Place, ...] = ()
    watch: Watchable = Watchable.NO
    pace: Pace | None = None
    clocks: Clocks | None = None
    acted: float = 0.0
    wish: Wish | None = None
    reminders: Mapping[Seat, Reminders] = field(default_factory=dict)
    language: str = ""

    @property
    def title(self) -> str:
        """The name of the game on its box."""
        return load(self.game).title

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all players, in seat order."""
        return tuple(player.name for player in self.players)

    @property
    def engine(self) -> Engine:
        """The game under its options, and under the rules with which it began, else the newest; raises as `load` does."""
        begun = self.phase not in (Phase.OPEN, Phase.OFF)
        return load(self.game, self.options, self.version if begun else None)

    @property
    def rules(self) -> RuleSet:
        """The rules with which its game began."""
        return RuleSet(self.game, tuple(self.options.items()), self.version)

    @property
    def lesson(self) -> Lesson | None:
        """The lesson whose draws the game has; None for any other game."""
        return drawn_from(self.game, self.seed)

    @property
    def timer(self) -> Limit | None:
        """How long the first phase may take by the rules; None without a limit."""
        game = self.engine.game
        return game.limit(game.setup(len(self.players)))

    @property
    def due(self) -> float | None:
        """When the first thing falls due here, or None."""
        return min(self.dues.values(), default=None)

    def with_due(self, what: Due, at: float | None) -> "Table":
        """The table on which `what` falls due at this time, or no longer for None."""
        if self.dues.get(what) == at:
            return self
        others = {other: when for other, when in self.dues.items() if other is not what}
        return replace(self, dues=others if at is None else {**others, what: at})

    @property
    def places(self) -> tuple[Channel, ...]:
        """The channels that see what happens at this table, its home first."""
        return (self.channel, *(place.channel for place in self.further))

    def player(self, seat: Seat) -> Player:
        """Who sits on this seat."""
        return self.players[seat - 1]

    def seats_where(self, fits: Callable[[Player], bool]) -> tuple[Seat, ...]:
        """The seats whose players meet a condition."""
        return tuple(Seat(n) for n, player in enumerate(self.players, 1) if fits(player))

    def with_players(self, seats: Collection[Seat], **changes: Any) -> "Table":
        """The table with these changes to the players on some seats."""
        players = (replace(one, **changes) if n in seats else one for n, one in enumerate(self.players, 1))
        return replace(self, players=tuple(players))

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats on which people play."""
        return self.seats_where(is_playing)

    def seats_of(self, person: Person) -> tuple[Seat, ...]:
        """The seats that this person holds or is asked to take."""
        return self.seats_where(lambda player: player.person == person)

    def seat_of(self, person: Person) -> Seat | None:
        """The seat that this person holds or is asked to take, or None."""
        seats = self.seats_of(person)
        return seats[0] if seats else None

    def answer_of(self, person: Person) -> Answer | None:
        """This person's answer to the challenge; None if they have no seat."""
        seat = self.seat_of(person)
        return None if seat is None else self.player(seat).answer

    @property
    def has_open_seat(self) -> bool:
        """Whether there is a seat that anybody may take."""
        return any(player.is_open for player in self.players)

    def is_on_turn(self, person: Person) -> bool:
        """Whether this person may act now."""
        return any(seat in self.turn for seat in self.seats_of(person))

    @property
    def computers_on_turn(self) -> tuple[Seat, ...]:
        """The seats of a running table where a computer may act now."""
        if self.phase is not Phase.RUNNING:
            return ()
        return tuple(seat for seat in self.seats_where(lambda player: player.level is not None) if seat in self.turn)

    @property
    def paused(self) -> bool:
        """Whether its game is paused (T6)."""
        return self.clocks is not None and self.clocks.paused

    def absent_until(self, seat: Seat) -> float:
        """When the newest absence of a seat ends or ended, in seconds of service; 0 if there was none."""
        return 0.0 if self.clocks is None else self.clocks.of(seat).away

    def acted_by(self, person: Person, account: Account) -> "Table":
        """The table after this person, if they sit at it, has acted with this account."""
        seats = [seat for seat in self.seats_of(person) if self.player(seat).account != account]
        return self.with_players(seats, account=account) if seats else self

    @property
    def people(self) -> tuple[Person, ...]:
        """The persons at this table, in seat order."""
        return tuple(player.person for player in self.players if player.person is not None)

    @property
    def owners(self) -> Mapping[Account, Person]:
        """The accounts with which the persons at this table last acted, in seat order, each with its person."""
        return {one.account: one.person for one in self.players if one.account is not None and one.person is not None}

    @property
    def client_seed_bytes(self) -> bytes:
        """The client seed as it enters the draw stream."""
        return self.client_seed.encode()


def is_replaced(player: Player) -> bool:
    """Whether a computer plays on for a person on this seat, who may take it back (T4)."""
    return player.person is not None and player.level is not None and player.answer is not Answer.LEFT


def is_playing(player: Player) -> bool:
    """Whether a person plays on this seat and has not left."""
    return player.person is not None and player.level is None and player.answer is not Answer.LEFT
