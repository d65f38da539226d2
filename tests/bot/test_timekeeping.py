"""The clocks of a game: what holds of them whatever happens, and the paces they go by."""

from dataclasses import replace
from math import inf, isclose

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bot.grammar.seconds import DAY, HOUR, MINUTE
from bot.tables.pace import DAILY, LIVE, SLOW, Pace, PaceError, option, parse
from bot.tables.timekeeping import GRACE, GRACE_LIVE, UNCLAIMED, Clocks, from_stored, started, to_stored
from core.game import Seat
from tests.examples import examples

ONE, TWO, THREE = Seat(1), Seat(2), Seat(3)
SEATS = st.sampled_from((ONE, TWO, THREE))
SPANS = st.one_of(st.floats(0, 100), st.floats(0, 30 * DAY), st.integers(0, 30 * DAY).map(float))


class ClocksHold(RuleBasedStateMachine):
    """A table of three whose clocks go through anything; the model beside them counts in its own way."""

    clocks: Clocks

    @initialize(pace=st.sampled_from((LIVE, DAILY, SLOW, Pace(60, 0, 60))), automatic=st.booleans())
    def begin(self, pace: Pace, automatic: bool) -> None:
        self.now = 1_000.0
        self.clocks = replace(started(pace, 3, self.now), automatic=automatic)
        self.given = [float(pace.bank)] * 3
        self.ran = [0.0] * 3

    @property
    def charged(self) -> Clocks:
        """The clocks to which something happens now."""
        return self.clocks.charged(self.now)

    def happen(self, after: Clocks) -> None:
        before, self.clocks = self.clocks, after
        assert self.clocks.at == max(before.at, self.now)

    def raised(self, seat: Seat, after: Clocks, by: float) -> None:
        """The clocks after something that gives a seat this much time, up to the most that it may hold."""
        had = self.charged.of(seat).left
        self.happen(after)
        gift = min(by, self.clocks.pace.most - had)
        assert isclose(self.clocks.of(seat).left, had + gift, abs_tol=0.01)
        self.given[seat - 1] += gift

    @rule(span=SPANS)
    def time_passes(self, span: float) -> None:
        self.now += span
        for n, clock in enumerate(self.clocks.seats):
            if clock.acting and not self.clocks.paused:
                self.ran[n] += max(0.0, self.now - max(self.clocks.at, clock.away))
        self.happen(self.charged)

    @precondition(lambda self: self.clocks.due is not None)
    @rule()
    def something_falls_due(self) -> None:
        assert self.clocks.due is not None
        self.time_passes(max(0.0, self.clocks.due - self.now))

    @rule(jump=st.floats(0, HOUR))
    def the_clock_jumps_back(self, jump: float) -> None:
        """A service that counts again what it had counted charges nothing twice, whatever happens meanwhile."""
        self.now -= jump
        assert self.charged == self.clocks

    @rule(seat=SEATS)
    def turn_begins(self, seat: Seat) -> None:
        self.happen(self.charged.begin(seat))

    @rule(seat=SEATS)
    def turn_ends(self, seat: Seat) -> None:
        self.raised(seat, self.charged.end(seat), self.clocks.pace.increment)
        clock = self.clocks.of(seat)
        assert (clock.acting, clock.late, clock.told) == (False, 0.0, False)

    @rule(seat=SEATS)
    def turn_is_taken_back(self, seat: Seat) -> None:
        had = self.charged.of(seat).left
        least = min(had, MINUTE)
        self.raised(seat, self.charged.take_back(seat), max(least, had - self.clocks.pace.increment) - had)
        assert self.clocks.of(seat).acting

    @rule(seat=SEATS)
    def seat_leaves(self, seat: Seat) -> None:
        left = self.clocks.of(seat).left
        self.happen(self.charged.stop(seat))
        assert self.clocks.of(seat).left == left

    @rule(seat=SEATS, seconds=st.integers(1, 10 * DAY))
    def time_is_given(self, seat: Seat, seconds: int) -> None:
        self.raised(seat, self.charged.give(seat, seconds), seconds)
        assert seat not in self.clocks.late

    @rule(seat=SEATS, span=SPANS)
    def goes_away(self, seat: Seat, span: float) -> None:
        self.happen(self.charged.absent(seat, self.now + span))
        assert (self.clocks.of(seat).away == self.now + span) or not self.clocks.pace.by_day

    @rule(seat=SEATS)
    def comes_back(self, seat: Seat) -> None:
        self.happen(self.charged.absent(seat, self.now))

    @precondition(lambda self: not self.clocks.paused)
    @rule()
    def pauses(self) -> None:
        self.happen(self.charged.pause())

    @precondition(lambda self: self.clocks.paused)
    @rule()
    def resumes(self) -> None:
        left = [clock.left for clock in self.clocks.seats]
        self.happen(self.charged.resume())
        assert [clock.left for clock in self.clocks.seats] == left, "a pause changes no time"

    @precondition(lambda self: self.clocks.due is not None and self.clocks.due <= self.now)
    @rule()
    def is_told(self) -> None:
        late = tuple(seat for seat in self.clocks.late if not self.clocks.of(seat).told)
        self.happen(self.charged.tell(*late))
        due = self.clocks.due
        done = [clock.late >= min(self.clocks.grace, UNCLAIMED) for clock in self.clocks.seats if clock.at_zero]
        assert due is None or due > self.now or any(done), "what was told is not due again at once"

    @precondition(lambda self: self.clocks.late_for(min(self.clocks.grace, UNCLAIMED)))
    @rule()
    def is_claimed(self) -> None:
        """A seat whose time is claimed was told so before, and is claimed once: nothing of it is due any more."""
        for seat in self.clocks.late_for(min(self.clocks.grace, UNCLAIMED)):
            assert self.clocks.of(seat).told
            self.happen(self.charged.stop(seat))
            assert seat not in self.clocks.late
            assert self.clocks.zero(seat) == inf
            assert seat not in self.clocks.late_for(0.0)

    @rule(seat=SEATS, plies=st.integers(0, 99))
    def changes_over(self, seat: Seat, plies: int) -> None:
        before = self.charged.of(seat).is_taken_over(99)
        self.happen(self.charged.change_over(seat, plies=plies))
        assert self.clocks.of(seat).is_taken_over(99) is not before

    @rule()
    def is_stored(self) -> None:
        assert from_stored(self.clocks.pace, to_stored(self.clocks)) == self.clocks

    @invariant()
    def never_over_the_most(self) -> None:
        assert all(0.0 <= clock.left <= self.clocks.pace.most for clock in self.clocks.seats)

    @invariant()
    def given_is_used_and_left(self) -> None:
        for given, clock in zip(self.given, self.clocks.seats, strict=True):
            assert isclose(given, clock.used + clock.left, abs_tol=0.01)

    @invariant()
    def only_running_time_is_charged(self) -> None:
        """Nothing while away, paused or not on turn; what is beyond zero is late, not used."""
        for ran, clock in zip(self.ran, self.clocks.seats, strict=True):
            assert clock.used + clock.late <= ran + 0.01
            assert clock.late == 0.0 or clock.left == 0.0

    @invariant()
    def due_when_the_next_reaches_zero(self) -> None:
        due = self.clocks.due
        running = [seat for seat in (ONE, TWO, THREE) if self.clocks.of(seat).acting and not self.clocks.paused]
        assert (due is None) == (not running)
        if due is not None and not self.clocks.late:
            at_zero = self.clocks.charged(due)
            assert at_zero.late, "it is just then that somebody has no time left"


ClocksHold.TestCase.settings = settings(max_examples=examples(40, long=2_000), stateful_step_count=40, deadline=None)
TestT2ClocksHold = ClocksHold.TestCase


def test_t2_ending_a_turn_adds_the_increment_up_to_the_maximum() -> None:
    clocks = started(DAILY, 2, 0.0).begin(ONE)
    after = clocks.charged(2.0 * DAY).end(ONE)
    assert (after.of(ONE).left, after.of(ONE).used, after.of(ONE).acting) == (2.0 * DAY, 2.0 * DAY, False)
    for turn in range(2, 10):
        after = after.charged(turn * DAY).begin(ONE).end(ONE)
    assert after.of(ONE).left == 7.0 * DAY


def test_t3_due_at_zero_then_when_the_grace_ends_then_when_nobody_claims() -> None:
    for automatic, pace, wait in ((False, DAILY, UNCLAIMED), (True, DAILY, GRACE), (True, LIVE, GRACE_LIVE)):
        clocks = replace(started(pace, 2, 0.0), automatic=automatic).begin(TWO)
        assert clocks.due == pace.bank
        told = clocks.charged(float(pace.bank)).tell(TWO)
        assert told.late == (TWO,)
        assert told.due == pace.bank + wait
        almost = pace.bank + wait - 1.0
        assert told.charged(almost).late_for(wait) == ()
        assert told.charged(almost).charged(told.due).late_for(wait) == (TWO,)
    moved = told.charged(pace.bank + 1.0).end(TWO)
    assert (moved.late, moved.due, moved.of(TWO).left) == ((), None, float(LIVE.increment))


def test_t5_an_absence_stops_the_clock_until_its_end_where_banks_are_a_day_or_more() -> None:
    clocks = started(DAILY, 2, 0.0).begin(ONE)
    away = clocks.charged(1.0 * DAY).absent(ONE, 5.0 * DAY)
    assert away.due == 5.0 * DAY + 2.0 * DAY
    assert not away.runs(ONE, 2.0 * DAY)
    assert away.charged(5.5 * DAY).of(ONE).left == 1.5 * DAY
    live = started(LIVE, 2, 0.0).begin(ONE)
    assert live.charged(0.0).absent(ONE, 5.0 * DAY) == live
    forbidden = replace(started(DAILY, 2, 0.0), absences=False).begin(ONE)
    assert forbidden.charged(0.0).absent(ONE, 5.0 * DAY) == forbidden


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("none", None),
        ("no", None),
        ("off", None),
        ("keine", None),
        ("live", Pace(5 * MINUTE, 30, 10 * MINUTE)),
        ("daily", Pace(3 * DAY, DAY, 7 * DAY)),
        ("täglich", DAILY),
        ("slow", Pace(10 * DAY, 36 * HOUR, 10 * DAY)),
        ("2d+12h/5d", Pace(2 * DAY, 12 * HOUR, 5 * DAY)),
        ("10m+20s", Pace(10 * MINUTE, 20, 20 * MINUTE)),
        ("2T+12Std/5T", Pace(2 * DAY, 12 * HOUR, 5 * DAY)),
        ("1d12h", Pace(36 * HOUR, 0, 3 * DAY)),
        ("30d+7d/60d", Pace(30 * DAY, 7 * DAY, 60 * DAY)),
        ("1m", Pace(MINUTE, 0, 2 * MINUTE)),
    ],
)
def test_t1_a_pace_is_read_and_written(typed: str, meant: Pace | None) -> None:
    assert parse(typed) == meant
    assert parse(option(meant)) == meant


@pytest.mark.parametrize(
    ("typed", "refusal"),
    [
        ("fast", "unreadable"),
        ("3", "unreadable"),
        ("3d+", "unreadable"),
        ("3d+1x", "unreadable"),
        ("1d1d", "unreadable"),
        ("59s", "bank"),
        ("31d", "bank"),
        ("3d+8d", "increment"),
        ("3d+1d/2d", "most"),
        ("3d+1d/61d", "most"),
    ],
)
def test_t1_a_pace_out_of_bounds_is_refused_with_the_reason(typed: str, refusal: str) -> None:
    with pytest.raises(PaceError) as caught:
        parse(typed)
    assert caught.value.code == refusal


def test_t7_records_write_a_pace_in_one_way() -> None:
    assert [str(pace) for pace in (LIVE, DAILY, SLOW)] == ["5m+30s/10m", "3d+1d/7d", "10d+36h/10d"]
