"""The clocks of a game between people: pure; every time is in seconds of service, so an outage is charged to nobody (T2).

`advance` first charges the time since the last event to the clocks that run, then lets the event happen.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import inf
from typing import Any, Final, TypeAlias

from bot.grammar.seconds import DAY, HOUR, MINUTE
from bot.tables.pace import Pace
from core.game import Seat

GRACE: Final = 24 * HOUR
GRACE_LIVE: Final = 2 * MINUTE
"""Seconds after zero when the program claims the time by itself, in games where it does (T3)."""

UNCLAIMED: Final = 14 * DAY
"""Seconds after zero when the game ends as stopped if nobody has claimed the time (T3)."""

_LEAST: Final = 60.0
"""The least seconds that a player has left after taking a turn back, if they had as many."""

_INSTANT: Final = 0.001
"""Seconds that count as none, because sums of times are not exact."""


@dataclass(frozen=True, slots=True)
class SeatClock:
    """One seat's clock: the seconds it has `left` and has `used`.

    `acting` tells whether the seat may act, `away` until when its player is absent. `late` counts the seconds since the clock
    reached zero, and `told` tells whether that was announced.
    """

    left: float
    used: float = 0.0
    acting: bool = False
    away: float = 0.0
    late: float = 0.0
    told: bool = False

    @property
    def at_zero(self) -> bool:
        """Whether the seat may act and has no time left."""
        return self.acting and self.left == 0.0


@dataclass(frozen=True, slots=True)
class Clocks:
    """The clocks of a table in seat order, as they stand `at` a time.

    `pausing` are the seats that agree to a pause that nobody has refused. `automatic`: the program claims lost time after the
    grace period. `absences`: an absence stops the player's clock. `tournament`: the game counts for others as well.
    """

    pace: Pace
    seats: tuple[SeatClock, ...]
    at: float
    paused: bool = False
    pausing: frozenset[Seat] = frozenset()
    automatic: bool = False
    absences: bool = True
    tournament: bool = False

    def of(self, seat: Seat) -> SeatClock:
        """The clock of a seat."""
        return self.seats[seat - 1]

    def runs(self, seat: Seat, at: float) -> bool:
        """Whether the clock of a seat runs at this time."""
        return self.of(seat).acting and not self.paused and self.of(seat).away <= at

    def zero(self, seat: Seat) -> float:
        """When the clock of a seat reaches zero if nothing happens; infinite while it stands still."""
        clock = self.of(seat)
        return max(self.at, clock.away) + clock.left if clock.acting and not self.paused else inf

    @property
    def grace(self) -> float:
        """Seconds after zero until the program claims the time; infinite if it does not."""
        if not self.automatic:
            return inf
        return GRACE_LIVE if self.pace.live else GRACE

    @property
    def due(self) -> float | None:
        """When something falls due, or None: a clock reaches zero, a grace ends, or nobody has claimed for too long."""
        dues = [self._due(Seat(seat)) for seat in range(1, len(self.seats) + 1)]
        soonest = min(dues, default=inf)
        return None if soonest == inf else soonest

    @property
    def back(self) -> float | None:
        """When the next absence ends, or None."""
        return min((clock.away for clock in self.seats if clock.away > self.at), default=None)

    def _due(self, seat: Seat) -> float:
        clock = self.of(seat)
        wait = 0.0 if not clock.told else min(self.grace, UNCLAIMED) - clock.late
        return self.zero(seat) + wait

    @property
    def late(self) -> tuple[Seat, ...]:
        """The seats that may act and have no time left."""
        return tuple(Seat(n) for n, clock in enumerate(self.seats, 1) if clock.at_zero)

    def late_for(self, seconds: float) -> tuple[Seat, ...]:
        """The seats whose lack of time was announced and has lasted for this many seconds."""
        told = (seat for seat in self.late if self.of(seat).told)
        return tuple(seat for seat in told if self.of(seat).late >= seconds - _INSTANT)


@dataclass(frozen=True, slots=True)
class Begins:
    """A seat may act from now on."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Ends:
    """A seat ends its turn, and gets the increment."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A seat takes its turn back: it acts again, without the increment for that turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StopsActing:
    """A seat may no longer act, without having ended its turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Given:
    """A seat gets more seconds."""

    seat: Seat
    seconds: float


@dataclass(frozen=True, slots=True)
class Absent:
    """The player of a seat is absent until a time; a time in the past means they are back."""

    seat: Seat
    until: float


@dataclass(frozen=True, slots=True)
class Told:
    """It was announced that these seats have no time left."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Agrees:
    """A seat asks for a pause, or agrees to it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Paused:
    """All clocks stop."""


@dataclass(frozen=True, slots=True)
class Resumed:
    """All clocks go on, and nobody asks for a pause any more."""


@dataclass(frozen=True, slots=True)
class Passes:
    """Only time passes."""


ClockEvent: TypeAlias = (
    Begins | Ends | TakenBack | StopsActing | Given | Absent | Told | Agrees | Paused | Resumed | Passes
)


def started(pace: Pace, seats: int, at: float, *, automatic: bool = False) -> Clocks:
    """The clocks of a game that begins; none runs yet."""
    return Clocks(pace, (SeatClock(float(pace.bank)),) * seats, at, automatic=automatic)


def advance(clocks: Clocks, event: ClockEvent, at: float) -> Clocks:
    """The clocks after an event at a time; if that is before the last event, no time is charged."""
    now = _charged(clocks, at)
    match event:
        case Begins(seat):
            return _with(now, seat, acting=True)
        case Ends(seat):
            left = min(now.of(seat).left + now.pace.increment, now.pace.most)
            return _with(now, seat, acting=False, left=left, late=0.0, told=False)
        case TakenBack(seat):
            had = now.of(seat).left
            return _with(now, seat, acting=True, left=max(min(had, _LEAST), had - now.pace.increment))
        case StopsActing(seat):
            return replace(_with(now, seat, acting=False, late=0.0, told=False), pausing=now.pausing - {seat})
        case Given(seat, seconds):
            left = min(now.of(seat).left + seconds, now.pace.most)
            return _with(now, seat, left=left, late=0.0, told=False)
        case Absent(seat, until):
            return _with(now, seat, away=until) if now.absences and now.pace.by_day else now
        case Told(seats):
            for seat in seats:
                now = _with(now, seat, told=True)
            return now
        case Agrees(seat):
            return replace(now, pausing=now.pausing | {seat})
        case Paused():
            return replace(now, paused=True, pausing=frozenset())
        case Resumed():
            return replace(now, paused=False, pausing=frozenset())
        case Passes():
            return now


def after(clocks: Clocks, events: Iterable[ClockEvent], at: float) -> Clocks:
    """The clocks after several events at one time."""
    for event in events:
        clocks = advance(clocks, event, at)
    return _charged(clocks, at)


def _with(clocks: Clocks, seat: Seat, **now: Any) -> Clocks:
    seats = (replace(clock, **now) if n == seat else clock for n, clock in enumerate(clocks.seats, 1))
    return replace(clocks, seats=tuple(seats))


def _charged(clocks: Clocks, at: float) -> Clocks:
    """The clocks with the time since the last event charged; a time before the last event charges nothing."""
    if at <= clocks.at:
        return clocks
    if clocks.paused:
        return replace(clocks, at=at)
    return replace(clocks, seats=tuple(_run(clock, clocks.at, at) for clock in clocks.seats), at=at)


def _run(clock: SeatClock, since: float, at: float) -> SeatClock:
    passed = at - max(since, clock.away)
    if not clock.acting or passed <= 0.0:
        return clock
    spent = min(passed, clock.left)
    if clock.left - spent < _INSTANT:
        late = clock.late + max(0.0, passed - clock.left)
        return replace(clock, left=0.0, used=clock.used + clock.left, late=late)
    return replace(clock, left=clock.left - spent, used=clock.used + spent)


def to_stored(clocks: Clocks) -> dict[str, object]:
    """The clocks for JSON, without their pace."""
    seats = [[one.left, one.used, one.acting, one.away, one.late, one.told] for one in clocks.seats]
    flags = {flag: getattr(clocks, flag) for flag in ("paused", "automatic", "absences", "tournament")}
    return {"seats": seats, "at": clocks.at, "pausing": sorted(clocks.pausing), **flags}


def from_stored(pace: Pace, stored: Any) -> Clocks:
    """The inverse of `to_stored`."""
    pausing = frozenset(map(Seat, stored["pausing"]))
    return Clocks(pace, **{**stored, "seats": tuple(SeatClock(*one) for one in stored["seats"]), "pausing": pausing})
