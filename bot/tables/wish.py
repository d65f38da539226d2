"""What a player wishes of the others: to take a turn back, to close the table, to pause; who is asked and has agreed; pure."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.tables.table import Answer, Phase, Table, Wish
from bot.tables.timekeeping import Clocks
from core.game import CHANCE, Seat
from core.replay import LogEntry

AT_ONCE: Final = 60.0
"""Seconds of service within which a player takes back a turn that drew nothing, without asking (B1)."""


def open_wish(table: Table) -> Wish | None:
    """The wish to take back or to close that still waits for an answer, or None; the next entry of the log makes it void."""
    wish = table.wish
    return wish if wish is not None and wish.plies == table.plies else None


def others(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """The seats that have to agree with the wish of this one: those of people, as a computer always agrees."""
    people = table.seats_where(lambda player: player.level is None and player.answer is not Answer.LEFT)
    return tuple(one for one in people if one != seat)


def wish_to(table: Table, seat: Seat) -> Wish | None:
    """The open wish that waits for the agreement of a seat, or None."""
    wish = open_wish(table)
    if wish is None or table.phase is not Phase.RUNNING or seat in wish.agreed:
        return None
    return wish if seat in others(table, wish.seat) else None


def asked_to_pause(table: Table) -> tuple[Seat, ...]:
    """The seats that have not agreed to a pause which others wish; none if nobody wishes one or the game is paused."""
    clocks = table.clocks
    if clocks is None or clocks.paused or not clocks.pausing or table.phase is not Phase.RUNNING:
        return ()
    return not_agreed(table, clocks)


def not_agreed(table: Table, clocks: Clocks) -> tuple[Seat, ...]:
    """The seats that do not wish a pause."""
    return tuple(seat for seat in table.playing if seat not in clocks.pausing)


def ask(table: Table, seat: Seat, *, closes: bool = False) -> Table:
    """The table with this seat's wish to take its last turn back, or to close the table."""
    return replace(table, wish=Wish(seat, table.plies, closes=closes))


def is_agreed(table: Table, wish: Wish) -> bool:
    """Whether all who are asked have agreed."""
    return wish.agreed.issuperset(others(table, wish.seat))


def is_at_once(table: Table, seat: Seat, undone: Sequence[LogEntry], *, at: float) -> bool:
    """Whether nobody has to agree: the turn ended just now, nobody has acted since, and nothing was drawn (B1)."""
    last = max(ply for ply, entry in enumerate(undone) if entry.seat == seat)
    drew = any(entry.seat == CHANCE for entry in undone)
    return at - table.acted <= AT_ONCE and last == len(undone) - 1 and not drew
