"""Prompts: what waits for players during a turn stands in the message of the turn, with buttons; pure."""

from collections.abc import Iterator
from dataclasses import replace

from bot.chat.outbox_message import OutboxMessage, Prompt
from bot.messages import announce
from bot.messages.clocks import zero_prompt
from bot.messages.wishes import pause_wished, wished
from bot.tables.table import Table
from bot.tables.wish import asked_to_pause, open_wish


def with_prompts(table: Table, board: OutboxMessage) -> OutboxMessage:
    """The message of a turn with the prompts of its table; they come first, because the rest may be out of sight."""
    for lines, buttons in _prompts(table):
        rest = tuple(line for line in board.lines if line not in lines)
        board = replace(board, lines=(*lines, *rest), buttons=(*board.buttons, *buttons))
    return board


def has_prompts(table: Table) -> bool:
    """Whether a table has any prompts."""
    return any(True for _ in _prompts(table))


def _prompts(table: Table) -> Iterator[Prompt]:
    if (wish := open_wish(table)) is not None:
        yield wished(table, wish)
    if (clocks := table.clocks) is None:
        return
    if clocks.paused:  # nobody can claim time now, and nobody can move
        yield (announce.paused_line(table),), announce.resume_button(table)
        return
    if late := clocks.late_for(0.0):
        yield zero_prompt(table, late)
    if asked_to_pause(table):
        yield pause_wished(table)
