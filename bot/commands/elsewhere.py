"""What a line typed in private does at a table of a channel is told there; here its author is told that it was done."""

from dataclasses import replace

from bot.chat.outbox_message import Sentence
from bot.commands.context import CommandResult, Request
from bot.games.registry import load
from bot.tables.table import Answer, Phase, Table


def told_in_private(request: Request, result: CommandResult) -> CommandResult:
    """The result; where it says nothing to somebody who has acted in private at a table of a channel, it does now."""
    table = result.change.table
    if not request.line.private or table is None or table.private:
        return result
    if any(message.to == request.private_chat for message in result.change.messages):
        return result
    facts = {"what": _what(request, table), "table": str(table.id), "game": load(table.game).title}
    # what is told at the table rings already
    return result.also_saying(replace(request.message(Sentence("told-at-table", facts)), silent=True))


def _what(request: Request, table: Table) -> str:
    """What has become of the table for the author: they have `left` its game, it is `over`, or something else is `done`."""
    seat = table.seat_of(request.person)
    if seat is not None and table.player(seat).answer is Answer.LEFT:
        return "left"
    return "over" if table.phase is Phase.OVER else "done"
