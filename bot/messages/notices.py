"""Notices: questions that wait for an answer during a turn; they stand in the message of the turn, with buttons; pure."""

from collections.abc import Iterator
from dataclasses import replace

from bot.chat.facts import FactValue
from bot.chat.outbox_message import ButtonSpec, OutboxMessage, Sentence
from bot.messages import announce
from bot.messages.clocks import zero_notice
from bot.messages.takeback import wish_notice
from bot.tables.table import Table
from bot.tables.takeback import open_wish
from bot.tables.timekeeping import Clocks
from core.game import Seat

Notice = tuple[tuple[Sentence, ...], tuple[ButtonSpec, ...]]
"""Lines with a question, and the buttons that answer it."""


def with_notices(table: Table, board: OutboxMessage) -> OutboxMessage:
    """The message of a turn with the notices of its table; they come first, because the rest may be out of sight."""
    for lines, buttons in _notices(table):
        others = tuple(line for line in board.lines if line not in lines)
        board = replace(board, lines=(*lines, *others), buttons=(*board.buttons, *buttons))
    return board


def has_notices(table: Table) -> bool:
    """Whether a table has any notices."""
    return any(True for _ in _notices(table))


def not_agreed(table: Table, clocks: Clocks) -> tuple[Seat, ...]:
    """The seats that have not agreed to a pause yet."""
    return tuple(seat for seat in table.playing if seat not in clocks.pausing)


def _notices(table: Table) -> Iterator[Notice]:
    if (wish := open_wish(table)) is not None:
        yield wish_notice(table, wish)
    if (clocks := table.clocks) is None:
        return
    if late := tuple(seat for seat in clocks.late if clocks.of(seat).told):
        yield zero_notice(table, late)
    if clocks.paused:
        yield (announce.paused_line(table),), announce.resume_button(table)
    elif clocks.pausing:
        yield _pause_asked(table, clocks)


def _pause_asked(table: Table, clocks: Clocks) -> Notice:
    """The notice that says who asks for a pause, and who has not agreed yet."""
    asked = not_agreed(table, clocks)
    asking = announce.names(table, sorted(clocks.pausing))
    players = announce.names(table, asked)
    facts: dict[str, FactValue] = {"askers": asking, "count": len(asking), "players": players, "table": str(table.id)}
    return (Sentence("pause-asked", facts),), (ButtonSpec("button-pause-agree", f"/pause #{table.id}", seats=asked),)
