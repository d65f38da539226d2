"""The result of each person in a finished game: computed once at its end and stored for statistics; pure."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from bot.games.highlights import SeatSummary
from bot.tables.rated import is_rated, never_played
from bot.tables.table import Answer, Table, is_replaced
from core.game import Level, Outcome, Seat
from core.handicap import AUTO, HANDICAP, Handicap
from core.handicap import read as read_handicap
from core.replay import LOST_ON_TIME, RESIGN, LogEntry

Reached: TypeAlias = Literal["won", "tied", "lost", ""]
"""How a game ended for a person; empty if they played alone."""

PEOPLE: Final = "people"
"""The opponent of a game in which another person sat at the table."""

REPLACED: Final = "computer"
"""The departure of a person whose seat a computer took over; the other departures are words of the log."""

ABSENT: Final = "absent"
"""Stands as the departure of a person who kept their seat but never played, because the timer wrote everything."""

UNFINISHED: Final = frozenset({LOST_ON_TIME, REPLACED, ABSENT})
"""The departures that count as an unfinished game; a person who resigns has finished theirs (R6)."""

_WHOLE: Final = re.compile(r"-?[0-9]+")


@dataclass(frozen=True, slots=True)
class GameResult:
    """The result of a person on a seat.

    `against` is PEOPLE, else the level of the strongest computer, and empty if they played alone. `departure` is how they left
    before the end, empty if they stayed and played. `rated`: it was played for ratings, so a loss on time counts for R6, even
    if the ratings stay because somebody never played. `points` are the points at the end without a handicap, None if the game
    counts none; `best` is the move that brought `best_points`. `used` is the thinking time in seconds, None without a clock.
    """

    seat: Seat
    against: str
    reached: Reached
    departure: str
    rated: bool
    turns: int
    points: int | None
    best: str
    best_points: int
    used: float | None

    @property
    def is_own(self) -> bool:
        """Whether the person reached this result, and no computer that took over their seat and no timer."""
        return self.departure not in (REPLACED, ABSENT)


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game of a person at a `table`, the `name` they played under, and their result.

    `ended` is in seconds since 1970. `began` tells whether they made the first move, None if nobody moved.
    """

    table: int
    game: str
    ended: float
    name: str
    result: GameResult
    began: bool | None = None


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game of a person that is over: its table, and what they reached there; a stopped game tells nothing of that.

    `departures` are those of each person who left it; `points` are those of each person, without a handicap, empty if the
    game counts none.
    """

    table: Table
    stopped: bool
    reached: Reached
    departures: Mapping[Seat, str]
    points: Mapping[Seat, int]


def points_of(result: str) -> int | None:
    """The points in a result of an outcome, or None if the result is not a whole number."""
    return int(result) if _WHOLE.fullmatch(result) else None


def results(
    table: Table, outcome: Outcome, summaries: Mapping[Seat, SeatSummary], log: Sequence[LogEntry]
) -> tuple[GameResult, ...]:
    """The result of each person at a table whose game is over; `log` and `summaries` cover the whole game."""
    return tuple(
        _result(table, outcome, Seat(n), summaries[Seat(n)], log)
        for n, player in enumerate(table.players, 1)
        if player.person is not None
    )


def _result(table: Table, outcome: Outcome, seat: Seat, summary: SeatSummary, log: Sequence[LogEntry]) -> GameResult:
    points = points_of(outcome.points[seat - 1])
    best = summary.best
    return GameResult(
        seat,
        against=_against(table, seat),
        reached=_reached(outcome, seat),
        departure=_departure(table, seat, log),
        rated=is_rated(table),
        turns=summary.turns,
        points=None if points is None else points - handicap_points(table, seat),
        best=best.move if best else "",
        best_points=best.points if best else 0,
        used=None if table.clocks is None else table.clocks.of(seat).used,
    )


def handicap_of(table: Table) -> Handicap | None:
    """The handicap of a table; None if there is none, or if its points are not known before the game begins."""
    return read_handicap(table.options.get(HANDICAP, AUTO))


def handicap_points(table: Table, seat: Seat) -> int:
    """The points that a handicap gave to a seat."""
    handicap = handicap_of(table)
    return handicap.points if handicap is not None and handicap.seat == seat else 0


def _against(table: Table, seat: Seat) -> str:
    others = [player for n, player in enumerate(table.players, 1) if n != seat]
    if any(player.person is not None for player in others):
        return PEOPLE
    levels = [player.level for player in others if player.level is not None]
    return max(levels, key=list(Level).index).value if levels else ""


def _reached(outcome: Outcome, seat: Seat) -> Reached:
    if len(outcome.places) == 1:
        return ""
    if outcome.places[seat - 1] > 1:
        return "lost"
    return "tied" if outcome.places.count(1) > 1 else "won"


def _departure(table: Table, seat: Seat, log: Sequence[LogEntry]) -> str:
    player = table.player(seat)
    if is_replaced(player):
        return REPLACED
    if player.answer is not Answer.LEFT:
        return ABSENT if seat in never_played(table, log) else ""
    return next((entry.text for entry in log if entry.seat == seat and entry.text == LOST_ON_TIME), RESIGN)
