"""Notices: questions that wait for an answer during a turn; they stand in the message of the turn, with buttons; pure."""

from collections.abc import Iterator
from dataclasses import replace

from bot.chat.facts import FactValue
from bot.chat.outbox_message import ButtonSpec, OutboxMessage, Sentence
from bot.messages import announce
from bot.messages.clocks import zero_notice
from bot.tables.rated import is_rated
from bot.tables.table import Table, Takeback
from bot.tables.takeback import open_wish, others
from bot.tables.timekeeping import Clocks
from core.game import Seat

Notice = tuple[tuple[Sentence, ...], tuple[ButtonSpec, ...]]
"""Lines with a question, and the buttons that answer it."""


def with_notices(table: Table, board: OutboxMessage) -> OutboxMessage:
    """The message of a turn with the notices of its table; they come first, because the rest may be out of sight."""
    for lines, buttons in _notices(table):
        rest = tuple(line for line in board.lines if line not in lines)
        board = replace(board, lines=(*lines, *rest), buttons=(*board.buttons, *buttons))
    return board


def has_notices(table: Table) -> bool:
    """Whether a table has any notices."""
    return any(True for _ in _notices(table))


def requests_to(table: Table, seat: Seat) -> Notice:
    """The lines of the open requests that a seat has not agreed to, and its buttons that answer them."""
    wish, clocks = open_wish(table), table.clocks
    asked: list[Notice] = []
    if wish is not None and seat in others(table, wish.seat) and seat not in wish.agreed:
        asked.append(wish_asked(table, wish))
    if clocks is not None and clocks.pausing and not clocks.paused and seat in not_agreed(table, clocks):
        asked.append(_pause_asked(table, clocks))
    lines = tuple(line for notice, _ in asked for line in notice)
    return lines, tuple(button for _, buttons in asked for button in buttons if seat in button.seats)


def not_agreed(table: Table, clocks: Clocks) -> tuple[Seat, ...]:
    """The seats that have not agreed to a pause yet."""
    return tuple(seat for seat in table.playing if seat not in clocks.pausing)


def wish_asked(table: Table, wish: Takeback) -> Notice:
    """The notice that says who wishes to take a turn back or to close the table, and who has agreed."""
    asks = "close-asks" if wish.closes else "takeback-asks"
    lines = [Sentence(asks, {**announce.player_facts(table, wish.seat), "table": str(table.id)})]
    asked = others(table, wish.seat)
    for seat in asked:
        agreed = seat in wish.agreed
        facts = announce.player_facts(table, seat, notify=not agreed)
        lines.append(Sentence("takeback-seat", {**facts, "state": "agreed" if agreed else "asked"}))
    if is_rated(table):
        lines.append(Sentence("takeback-then-unrated"))
    command = f"/close #{table.id}" if wish.closes else f"/takeback #{table.id}"
    waits = tuple(seat for seat in asked if seat not in wish.agreed)
    buttons = (
        ButtonSpec("button-agree", f"{command} yes", seats=waits),
        ButtonSpec("button-decline", f"{command} no", seats=asked),
        # `off` means `no`; Discord takes no two buttons with the same command
        ButtonSpec("button-takeback-withdraw", f"{command} off", seats=(wish.seat,)),
    )
    return tuple(lines), buttons


def _notices(table: Table) -> Iterator[Notice]:
    if (wish := open_wish(table)) is not None:
        yield wish_asked(table, wish)
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
