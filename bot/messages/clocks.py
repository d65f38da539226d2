"""Lines about the time that players have; pure."""

from typing import Final

from bot.chat.facts import FactValue, Moment, TimeSpan
from bot.chat.outbox_message import ButtonSpec, Prompt, Sentence
from bot.grammar.amounts import format_amount
from bot.grammar.seconds import DAY, HOUR, MINUTE, UNITS, rounding_unit
from bot.messages import announce
from bot.messages.wording import CLOCK_ROW
from bot.tables.pace import Pace
from bot.tables.table import Phase, Table
from bot.tables.timekeeping import UNCLAIMED, Clocks
from core.game import Seat

_STEP: Final = 30
"""Seconds: whoever plays with five minutes and gets half a minute for each move would see whole ones jump."""


def rounded(seconds: float) -> int:
    """A number of seconds, rounded to the largest unit of which there are at least two, as people need no more precision."""
    size = UNITS[rounding_unit(seconds)]
    return round(seconds / size) * size


def left_in_game(seconds: float) -> int:
    """The seconds left on a clock, as precisely as people need: to half a minute while there are a few minutes (T8)."""
    return round(seconds / _STEP) * _STEP if 2 * MINUTE <= seconds < 10 * MINUTE else rounded(seconds)


def clocks_left(table: Table, at: float) -> tuple[tuple[Seat, float], ...]:
    """The seconds each player has left `at` a time in seconds of service."""
    assert table.clocks is not None, "it is timed"
    clocks = table.clocks.charged(at)
    return tuple((seat, clocks.of(seat).left) for seat in table.playing)


def clock_lines(table: Table, at: float, now: float) -> tuple[Sentence, ...]:
    """The lines with the time each player has left `at` a time in seconds of service, which is `now` in seconds since 1970."""
    if table.clocks is None or table.phase is not Phase.RUNNING:
        return ()
    clocks = table.clocks.charged(at)
    return tuple(_clock_line(table, clocks, seat, at, now) for seat in table.playing)


def _clock_line(table: Table, clocks: Clocks, seat: Seat, at: float, now: float) -> Sentence:
    """The line with the time of a seat at `at`, in seconds of service; `now` is in seconds since 1970."""
    clock = clocks.of(seat)
    state = "waits"
    if clock.at_zero:
        state = "late"
    elif clocks.paused:
        state = "paused"
    elif clock.away > at:
        state = "away"
    elif clock.acting:
        state = "runs"
    time = TimeSpan(left_in_game(clock.left), now + clock.left if state == "runs" else None)
    facts = {"player": announce.name(table.player(seat)), "time": time, "state": state}
    return Sentence(CLOCK_ROW, {**facts, "until": Moment(now + clock.away - at) if state == "away" else ""})


def runs_out(table: Table, at: float, now: float) -> float | None:
    """When the only running clock reaches zero, in seconds since 1970; None if several run or the pace is not live."""
    clocks = table.clocks
    if clocks is None or not clocks.pace.live or table.phase is not Phase.RUNNING:
        return None
    zeros = [clocks.zero(Seat(n)) for n, clock in enumerate(clocks.seats, 1) if clock.acting and clock.left]
    return now + zeros[0] - at if len(zeros) == 1 and not clocks.paused else None


def usual_gift(pace: Pace) -> int:
    """The seconds that a player gives another one if they do not say how many."""
    return DAY if pace.by_day else 5 * MINUTE if pace.live else HOUR


def _claim_facts(clocks: Clocks, late: float) -> dict[str, FactValue]:
    """Whether the program itself claims time that was lost `late` seconds ago, and how long until then or until nobody can."""
    grace = max(0.0, min(clocks.grace, UNCLAIMED) - late)
    return {"claimed": "yes" if clocks.automatic else "no", "grace": TimeSpan(rounded(grace))}


def late_lines(table: Table, seat: Seat, at: float) -> tuple[Sentence, ...]:
    """The line that says what happens to a player who has no time left `at` a time in seconds of service."""
    if table.clocks is None:
        return ()
    clocks = table.clocks.charged(at)
    if not clocks.of(seat).at_zero:
        return ()
    return (Sentence("reminder-late", _claim_facts(clocks, clocks.of(seat).late)),)


def zero_prompt(table: Table, seats: tuple[Seat, ...]) -> Prompt:
    """The line that says that these seats have no time left, and the buttons for what the others may do (T3)."""
    clocks = table.clocks
    assert clocks is not None, "a clock has reached zero"
    claimed = _claim_facts(clocks, max(clocks.of(seat).late for seat in seats))
    line = Sentence(
        "clock-zero", {"players": announce.names(table, seats), "count": len(seats), "table": str(table.id), **claimed}
    )
    gift = format_amount(usual_gift(clocks.pace))
    others = tuple(seat for seat in table.playing if seats != (seat,))
    computer = ButtonSpec("button-computer-plays", f"/claim #{table.id} computer", seats=others)
    buttons = (
        ButtonSpec("button-claim", f"/claim #{table.id}", seats=others),
        ButtonSpec("button-give-time", f"/time #{table.id} {gift}", seats=others),
        *(() if clocks.tournament else (computer,)),
    )
    return (line,), buttons
