"""The wish to take a turn back, or to close a table: who is asked, who has agreed, and when nobody has to be asked; pure."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.tables.table import Answer, Table, Takeback
from core.game import CHANCE, Seat
from core.replay import LogEntry

AT_ONCE: Final = 60.0
"""Seconds of service within which a player takes back a turn that drew nothing, without asking (B1)."""


def open_wish(table: Table) -> Takeback | None:
    """The wish that still waits for an answer, or None; the next entry of the log makes it void."""
    wish = table.takeback
    return wish if wish is not None and wish.plies == table.plies else None


def others(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """The seats that have to agree with the wish of this one: those of people, as a computer always agrees."""
    people = table.seats_where(lambda player: player.level is None and player.answer is not Answer.LEFT)
    return tuple(one for one in people if one != seat)


def ask(table: Table, seat: Seat, *, closes: bool = False) -> Table:
    """The table with this seat's wish to take its last turn back, or to close the table."""
    return replace(table, takeback=Takeback(seat, table.plies, closes=closes))


def is_agreed(table: Table, wish: Takeback) -> bool:
    """Whether all who are asked have agreed."""
    return wish.agreed.issuperset(others(table, wish.seat))


def is_at_once(table: Table, seat: Seat, undone: Sequence[LogEntry], *, at: float) -> bool:
    """Whether nobody has to agree: the turn ended just now, nobody has acted since, and nothing was drawn (B1)."""
    last = max(ply for ply, entry in enumerate(undone) if entry.seat == seat)
    drew = any(entry.seat == CHANCE for entry in undone)
    return at - table.acted <= AT_ONCE and last == len(undone) - 1 and not drew
