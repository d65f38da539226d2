"""Which games count for ratings; pure."""

from collections.abc import Sequence

from bot.tables.table import Table
from core.game import CLOCK, Seat
from core.handicap import HANDICAP
from core.replay import LOST_ON_TIME, RESIGN, TAKEBACK, LogEntry


def is_rated(table: Table) -> bool:
    """Whether the game at a table counts once it is finished (R1): agreed on, between people only, and without aid."""
    return may_count(table) and len(table.people) > 1


def why_unrated(table: Table, log: Sequence[LogEntry], *, in_tournament: bool) -> str:
    """Why a game among people is unrated although they did not choose that; empty if it is rated or they chose it."""
    if not table.rated or table.hints or HANDICAP in table.options or len(table.people) < 2 or is_rated(table):
        return ""
    if any(player.level is not None for player in table.players):
        return "computer"
    if not table.became_unrated:
        return "options"
    if any(entry.text == TAKEBACK for entry in log):
        return "takeback"
    return "dropped" if in_tournament else "computer"  # one that played on until its player was back


def never_played(table: Table, log: Sequence[LogEntry]) -> tuple[Seat, ...]:
    """The people because of whom a game that is over does not count (R1): nothing in its whole `log` is their own.

    Losing on time ended the game before they had moved, or the timer wrote everything for them. Who resigns has acted.
    """
    last, acted = log[-1], {entry.seat for entry in log if entry.text != LOST_ON_TIME}
    absent = tuple(seat for seat in table.seats_where(lambda player: player.person is not None) if seat not in acted)
    if last.text == LOST_ON_TIME:
        lost = {entry.seat for entry in log if entry.text == LOST_ON_TIME}
        return tuple(seat for seat in absent if seat in lost) if last.seat in absent else ()
    by_sand_glass = last.text != RESIGN and any(entry.seat == CLOCK for entry in log)
    return absent if by_sand_glass else ()


def may_count(table: Table) -> bool:
    """Whether the game at a table counts as soon as two people play."""
    without_computers = all(player.level is None for player in table.players)
    usual = table.engine.unrated.isdisjoint(table.options)
    return table.rated and not table.became_unrated and not table.hints and without_computers and usual
