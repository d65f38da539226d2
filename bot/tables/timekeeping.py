"""The clocks of a game between people: pure; every time is in seconds of service, so an outage is charged to nobody (T2).

Before something happens to the clocks, the time since the last event is charged to those that run (`Clocks.charged`).
"""

from dataclasses import dataclass, replace
from math import inf
from typing import Any, Final

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
    reached zero, and `told` tells whether that was announced. `taken_over` are the lengths of the log at which a computer took
    the seat over, and its player took it back, in turn.
    """

    left: float
    used: float = 0.0
    acting: bool = False
    away: float = 0.0
    late: float = 0.0
    told: bool = False
    taken_over: tuple[int, ...] = ()

    @property
    def at_zero(self) -> bool:
        """Whether the seat may act and has no time left."""
        return self.acting and self.left == 0.0

    def is_taken_over(self, ply: int) -> bool:
        """Whether a computer played on this seat when the log had so many entries."""
        return sum(at <= ply for at in self.taken_over) % 2 == 1


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

    def charged(self, at: float) -> "Clocks":
        """The clocks with the time up to `at` charged; a time before the last event charges nothing."""
        if at <= self.at:
            return self
        if self.paused:
            return replace(self, at=at)
        return replace(self, seats=tuple(_run(clock, self.at, at) for clock in self.seats), at=at)

    def begin(self, *seats: Seat) -> "Clocks":
        """The clocks once these seats may act."""
        return self._with(*seats, acting=True)

    def end(self, seat: Seat) -> "Clocks":
        """The clocks once a seat has ended its turn, and got the increment."""
        left = min(self.of(seat).left + self.pace.increment, self.pace.most)
        return self._with(seat, acting=False, left=left, late=0.0, told=False)

    def take_back(self, seat: Seat) -> "Clocks":
        """The clocks once a seat has taken its turn back: it acts again, without the increment for that turn."""
        had = self.of(seat).left
        return self._with(seat, acting=True, left=max(min(had, _LEAST), had - self.pace.increment))

    def stop(self, *seats: Seat) -> "Clocks":
        """The clocks once these seats may no longer act, without having ended their turns."""
        return self._with(*seats, acting=False, late=0.0, told=False)

    def give(self, seat: Seat, seconds: float) -> "Clocks":
        """The clocks once a seat has got more seconds."""
        left = min(self.of(seat).left + seconds, self.pace.most)
        return self._with(seat, left=left, late=0.0, told=False)

    def change_over(self, *seats: Seat, plies: int) -> "Clocks":
        """The clocks once computers play on for these seats, or their players again, from this length of the log on."""
        changed = (
            replace(one, taken_over=(*one.taken_over, plies)) if n in seats else one
            for n, one in enumerate(self.seats, 1)
        )
        return replace(self, seats=tuple(changed))

    def absent(self, seat: Seat, until: float) -> "Clocks":
        """The clocks while the player of a seat is absent until a time; a time in the past means they are back."""
        return self._with(seat, away=until) if self.absences and self.pace.by_day else self

    def tell(self, *seats: Seat) -> "Clocks":
        """The clocks once it was announced that these seats have no time left."""
        return self._with(*seats, told=True)

    def agree(self, seat: Seat) -> "Clocks":
        """The clocks once a seat has asked for a pause, or agreed to it."""
        return replace(self, pausing=self.pausing | {seat})

    def disagree(self, *seats: Seat) -> "Clocks":
        """The clocks once these seats no longer ask for a pause, or agree to it."""
        return replace(self, pausing=self.pausing.difference(seats))

    def pause(self) -> "Clocks":
        """The clocks once all have stopped."""
        return replace(self, paused=True, pausing=frozenset())

    def resume(self) -> "Clocks":
        """The clocks once all go on, and nobody asks for a pause any more."""
        return replace(self, paused=False, pausing=frozenset())

    def _with(self, *changed: Seat, **now: Any) -> "Clocks":
        seats = (replace(clock, **now) if n in changed else clock for n, clock in enumerate(self.seats, 1))
        return replace(self, seats=tuple(seats))


def started(pace: Pace, seats: int, at: float) -> Clocks:
    """The clocks of a game that begins; none runs yet."""
    return Clocks(pace, (SeatClock(float(pace.bank)),) * seats, at)


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
    seats = [
        [one.left, one.used, one.acting, one.away, one.late, one.told, *([one.taken_over] if one.taken_over else [])]
        for one in clocks.seats
    ]
    flags = {flag: getattr(clocks, flag) for flag in ("paused", "automatic", "absences", "tournament")}
    return {"seats": seats, "at": clocks.at, "pausing": sorted(clocks.pausing), **flags}


def from_stored(pace: Pace, stored: Any) -> Clocks:
    """The inverse of `to_stored`."""
    pausing = frozenset(map(Seat, stored["pausing"]))
    seats = (SeatClock(*one) for one in stored["seats"])  # `taken_over` is stored only if there is some
    hashable = tuple(replace(one, taken_over=tuple(one.taken_over)) for one in seats)
    return Clocks(pace, **{**stored, "seats": hashable, "pausing": pausing})
