"""Table: a game in a channel, from the challenge to the result; pure."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, TypeAlias

from bot.chat.person import Person
from bot.chat.port import Account, Channel
from bot.tables.pace import Pace
from bot.tables.place import Place, Watchable
from bot.tables.reminders import Reminders
from bot.tables.timekeeping import Clocks
from core.errors import MoveError, RuleError
from core.game import CHANCE, CLOCK, Event, Game, Level, Seat
from core.replay import (
    LOST_ON_TIME,
    RESIGN,
    STOP,
    TAKEBACK,
    History,
    LogEntry,
    Replay,
    advance,
    begin,
    draws,
    fold,
    seen,
)

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
AnyReplay: TypeAlias = Replay[Any]
AnyHistory: TypeAlias = History[Any, Any, Any, Any]


class Phase(StrEnum):
    """Where a table is in its life."""

    OPEN = "open"  # challenged, not all have answered
    RUNNING = "running"
    OVER = "over"
    OFF = "off"  # declined, cancelled or lapsed before it began
    ASIDE = "aside"  # its log no longer replays


class Answer(StrEnum):
    """What somebody said to a challenge."""

    INVITED = "invited"
    ACCEPTED = "accepted"
    DECLINED = "declined"
    LEFT = "left"  # accepted, and resigned later


class Due(StrEnum):
    """What may fall due at a table."""

    LAPSE = "lapse"  # nobody has answered the challenge
    LIMIT = "limit"  # the time of a phase is up, by the rules
    CLOCK = "clock"  # something about the players' clocks
    REMIND = "remind"  # a player on turn is reminded


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits, or is asked to sit, on a seat: a person, a computer (`level`), a name not yet known, or an open place.

    `account` is the one with which the person last acted at the table; a person who left all theirs has none.
    An `apart` one reads along in no place of the table, and is told in private what the places are told.
    """

    name: str = ""
    person: Person | None = None
    account: Account | None = None
    level: Level | None = None
    answer: Answer = Answer.INVITED
    client_seed: str = ""
    apart: bool = False

    @property
    def open(self) -> bool:
        """Whether anybody may take this place."""
        return self.person is None and self.level is None and not self.name


@dataclass(frozen=True, slots=True)
class Takeback:
    """A wish to take a turn back: the `seat` that asks, the length of the log then, and the seats that have agreed."""

    seat: Seat
    plies: int
    agreed: frozenset[Seat] = frozenset()


@dataclass(frozen=True, slots=True)
class Table:
    """A game in a channel, its home, and perhaps in `further` ones.

    `players` are in seat order once the game runs; before that in the order they were asked, the challenger first. `plies` is
    the length of the log, `turn` the seats that may act, and `since` the length of the log when the current turn or round
    began: when a seat came on turn, a deadline passed, or chance did something that was announced. `dues` is when something
    falls due (seconds of service), by what it is; `revision` grows with every stored change. What happens at a `private`
    table is said in the private chat of the challenger, who is its only person; `channel` is where the challenge was typed,
    and the game was `moved_to_private` where others read that. `pace` is how much time the players have, if that is limited,
    and `clocks` what is left of it once the game runs; `reminders` are those of the turns that go on. `rated` was agreed on,
    and `became_unrated` is what has lost that since; `is_rated` says whether the game counts. `acted` is when somebody last
    did (seconds of service), and `takeback` what somebody wishes to take back. `watchers` are channels where the game is
    only seen, and `watch` is who may add one.
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
    takeback: Takeback | None = None
    reminders: Mapping[Seat, Reminders] = field(default_factory=dict)

    @property
    def due(self) -> float | None:
        """When the first of what falls due here does."""
        return min(self.dues.values(), default=None)

    def with_due(self, what: Due, at: float | None) -> "Table":
        """The table with this falling due then, or no more."""
        others = {other: when for other, when in self.dues.items() if other is not what}
        return replace(self, dues=others if at is None else {**others, what: at})

    @property
    def places(self) -> tuple[Channel, ...]:
        """The channels where it is told what happens at this table, its home first."""
        return (self.channel, *(place.channel for place in self.further))

    def player(self, seat: Seat) -> Player:
        """Who sits on this seat."""
        return self.players[seat - 1]

    def seats_where(self, fits: Callable[[Player], bool]) -> tuple[Seat, ...]:
        """The seats whose players fit."""
        return tuple(Seat(n) for n, player in enumerate(self.players, 1) if fits(player))

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats on which people play."""
        return self.seats_where(is_playing)

    def seats_of(self, person: Person) -> tuple[Seat, ...]:
        """The seats this person holds or is asked to hold."""
        return self.seats_where(lambda player: player.person == person)

    def seat_of(self, person: Person) -> Seat | None:
        """The seat this person holds or is asked to hold, or None."""
        seats = self.seats_of(person)
        return seats[0] if seats else None

    def on_turn(self, person: Person) -> bool:
        """Whether this person may act now."""
        return any(seat in self.turn for seat in self.seats_of(person))

    def acted_by(self, person: Person, account: Account) -> "Table":
        """The table once this person, if they sit at it, acts with this account."""
        if not any(player.person == person and player.account != account for player in self.players):
            return self
        players = tuple(replace(one, account=account) if one.person == person else one for one in self.players)
        return replace(self, players=players)

    @property
    def people(self) -> tuple[Person, ...]:
        """The persons at this table, in seat order."""
        return tuple(player.person for player in self.players if player.person is not None)

    @property
    def owners(self) -> Mapping[Account, Person]:
        """The accounts with which the persons at this table last acted, in seat order, and whose they are."""
        return {one.account: one.person for one in self.players if one.account is not None and one.person is not None}

    @property
    def client_seed_bytes(self) -> bytes:
        """The client seed as it enters the draw stream."""
        return self.client_seed.encode()


@dataclass(frozen=True, slots=True)
class MoveResult:
    """What moves led to: the table, its replayed log, the new entries and their public events."""

    table: Table
    replay: AnyReplay
    entries: tuple[LogEntry, ...] = ()
    events: tuple[Event, ...] = ()


def start(table: Table, game: AnyGame, *, at: float) -> MoveResult:
    """Begin the game with those who accepted, seated in the order asked; their client seeds are joined, first draws made."""
    players = tuple(player for player in table.players if player.answer is Answer.ACCEPTED)
    client_seed = "\n".join(player.client_seed for player in players if player.client_seed)
    running = replace(
        table, players=players, client_seed=client_seed, phase=Phase.RUNNING, version=game.version, created=at
    )
    return _with_draws(MoveResult(running, begin(game, len(players))), game, at=at)


def replay_log(table: Table, game: AnyGame, log: tuple[LogEntry, ...]) -> AnyReplay:
    """Fold a stored log into its position, every draw checked against the seed; raises MoveError if it does not replay."""
    return fold(game, len(table.players), log, seed=table.seed, client_seed=table.client_seed_bytes)


def catch_up(table: Table, game: AnyGame, replay: AnyReplay, log: tuple[LogEntry, ...]) -> AnyReplay:
    """Continue a replay to the end of this log, without a takeback in the rest; raises MoveError if that does not replay."""
    for entry in log[replay.plies :]:
        replay, _ = advance(game, replay, entry, seed=table.seed, client_seed=table.client_seed_bytes)
    return replay


def history(table: Table, game: AnyGame, log: tuple[LogEntry, ...]) -> AnyHistory:
    """A stored log with the starts of its turns; raises MoveError if it does not replay."""
    replayed = History(game, len(table.players), seed=table.seed, client_seed=table.client_seed_bytes)
    for entry in log:
        replayed.add(entry)
    return replayed


def typed_moves(text: str) -> tuple[str, ...]:
    """The moves of a line, which are joined by `;`."""
    return tuple(part.strip() for part in text.split(";") if part.strip()) or (text,)


def play(
    table: Table,
    replay: AnyReplay,
    game: AnyGame,
    seat: Seat,
    text: str,
    *,
    at: float,
    moves: Iterable[Any] | None = None,
) -> MoveResult:
    """Play the moves of a line for a seat, all or none, then the draws that follow; raises MoveError.

    `moves` are those of the line, if they are parsed already.
    """
    return _with_draws(preview(table, replay, game, seat, text, moves=moves), game, at=at)


def preview(
    table: Table, replay: AnyReplay, game: AnyGame, seat: Seat, text: str, *, moves: Iterable[Any] | None = None
) -> MoveResult:
    """What a line would lead to before any draw; nothing is played. Raises MoveError as `play` does."""
    result = MoveResult(table, replay)
    for typed in map(game.parse, typed_moves(text)) if moves is None else moves:
        _demand_turn(game, result.replay.position, seat)
        move = game.resolve(seen(game, result.replay, seat), typed)
        result = _enter(result, game, LogEntry(seat, game.format(move)))
    return result


def discloses(game: AnyGame, before: AnyReplay, after: AnyReplay) -> bool:
    """Whether the moves in between disclose secrets of others: at the end, or when the last of several seats is done."""
    if game.outcome(after.position) is not None:
        return True
    return game.is_simultaneous(before.position) and not game.turn(after.position) <= game.turn(before.position)


def refused(table: Table, replay: AnyReplay, game: AnyGame, seat: Seat, text: str) -> Any | None:
    """The seat's view with the first refused move of a line, its errors marked; None if no move can be shown."""
    result = MoveResult(table, replay)
    try:
        for part in typed_moves(text):
            _demand_turn(game, result.replay.position, seat)
            view = seen(game, result.replay, seat)
            move = game.resolve(view, game.parse(part))
            try:
                result = _enter(result, game, LogEntry(seat, game.format(move)))
            except RuleError as error:
                return game.with_errors_marked(view, move, error)
    except MoveError:  # not read as a move at all: there is nothing to show
        return None
    return None


def leave(table: Table, replay: AnyReplay, game: AnyGame, seat: Seat, *, at: float) -> MoveResult:
    """The seat resigns; if only computers are left, the game ends. Raises MoveError."""
    return _with_draws(_left(MoveResult(table, replay), game, LogEntry(seat, RESIGN)), game, at=at)


def lose_on_time(table: Table, replay: AnyReplay, game: AnyGame, seats: Iterable[Seat], *, at: float) -> MoveResult:
    """These seats leave the game, for they have no time left (T4); raises MoveError.

    If nobody else plays, nobody is to win by it: the game ends as it stands.
    """
    losing = tuple(seats)
    if set(table.playing) <= set(losing):
        return stop(table, replay, game, at=at)
    result = MoveResult(table, replay)
    for seat in losing:
        if game.outcome(result.replay.position) is None:
            result = _with_draws(_left(result, game, LogEntry(seat, LOST_ON_TIME)), game, at=at)
    return result


def is_playing(player: Player) -> bool:
    """Whether a person plays on this seat, who has not left."""
    return player.person is not None and player.level is None and player.answer is not Answer.LEFT


def stop(table: Table, replay: AnyReplay, game: AnyGame, *, at: float) -> MoveResult:
    """End the game as it stands; raises MoveError."""
    return _with_draws(_enter(MoveResult(table, replay), game, LogEntry(CHANCE, STOP)), game, at=at)


def take_back(table: Table, game: AnyGame, past: AnyHistory, seat: Seat) -> MoveResult:
    """The seat takes its last turn back, which makes the game unrated (B2); raises MoveError where that is not possible."""
    past.add(LogEntry(seat, TAKEBACK))
    replay = past.now
    since = table.since if game.is_simultaneous(replay.position) else replay.plies
    turn = game.turn(replay.position)
    after = replace(table, plies=replay.plies, turn=turn, since=since, became_unrated=True)
    return MoveResult(after, replay, (LogEntry(seat, TAKEBACK),))


def on_deadline(table: Table, replay: AnyReplay, game: AnyGame, *, at: float) -> MoveResult:
    """End the phase whose time is up; raises MoveError if the rules set no limit."""
    text = game.format(game.expire(replay.position))
    return _with_draws(_enter(MoveResult(table, replay), game, LogEntry(CLOCK, text)), game, at=at)


def _left(result: MoveResult, game: AnyGame, entry: LogEntry) -> MoveResult:
    """A seat leaves by this entry; if only computers are left, the game ends."""
    players = tuple(
        replace(player, answer=Answer.LEFT) if n == entry.seat else player
        for n, player in enumerate(result.table.players, 1)
    )
    result = _enter(replace(result, table=replace(result.table, players=players)), game, entry)
    if not any(map(is_playing, players)) and game.outcome(result.replay.position) is None:
        result = _enter(result, game, LogEntry(CHANCE, STOP))
    return result


def _demand_turn(game: AnyGame, position: object, seat: Seat) -> None:
    turn = game.turn(position)
    if not turn:
        raise MoveError("game-over")
    if seat not in turn:
        raise MoveError("not-your-turn")


def _enter(result: MoveResult, game: AnyGame, entry: LogEntry) -> MoveResult:
    """Add an entry as a replay does, from its text: an entry that cannot be read again never gets into a log."""
    table = result.table
    replay, events = advance(game, result.replay, entry, seed=table.seed, client_seed=table.client_seed_bytes)
    return MoveResult(table, replay, (*result.entries, entry), (*result.events, *events))


def _with_draws(result: MoveResult, game: AnyGame, *, at: float) -> MoveResult:
    table = result.table
    replay, entries, events = draws(game, result.replay, seed=table.seed, client_seed=table.client_seed_bytes)
    turn = game.turn(replay.position)
    every = (*result.entries, *entries)
    told = any(entry.seat == CHANCE for entry in entries) and bool(
        events
    )  # a draw nobody hears of goes on with the turn
    anew = told or any(entry.seat == CLOCK for entry in every) or not turn <= table.turn
    over = game.outcome(replay.position) is not None
    after = replace(
        table,
        plies=replay.plies,
        turn=turn,
        since=replay.plies if anew else table.since,
        phase=Phase.OVER if over else table.phase,
        ended=at if over else table.ended,
    )
    return MoveResult(after, replay, every, (*result.events, *events))
