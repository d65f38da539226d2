"""The notice to an author whose line changed a table that they cannot see: the public message goes to the table only."""

from dataclasses import replace

from bot.chat.facts import FactValue, Hyperlink
from bot.chat.outbox_message import Sentence
from bot.commands.context import CommandResult, Request
from bot.messages import slots
from bot.messages.threads import THREADS
from bot.messages.wishes import is_asked_anew
from bot.tables.table import Answer, Phase, Table


async def with_author_notice(request: Request, result: CommandResult) -> CommandResult:
    """The result, with a notice to its author if it has no message for them and they may not see the table."""
    table = result.change.table
    if table is None or table.private:
        return result
    private = request.line.private
    # a message without lines only removes buttons
    if private and any(message.lines and message.to == request.private_chat for message in result.change.messages):
        return result
    if not private and not await _is_out_of_sight(request, result, table):
        return result
    number: FactValue = str(table.id) if private else Hyperlink(str(table.id), await _address(request, table))
    before = await request.services.store.table(table.id)
    facts = {"what": _what(request, before, table), "table": number, "game": table.title}
    # the message at the table notifies people already
    return result.also_saying(replace(request.message(Sentence("told-at-table", facts)), silent=True))


async def _is_out_of_sight(request: Request, result: CommandResult, table: Table) -> bool:
    """Whether a line that nobody else sees changes a running game whose messages its author may not see.

    They may be in the table's thread while the line was typed outside it, or in the message of the turn, far above.
    """
    line, store = request.line, request.services.store
    if not line.unseen or line.channel not in table.places:
        return False
    if any(message.answers == line.id for message in result.change.messages):
        return False
    before = await store.table(table.id)
    if before is None or before.phase is not Phase.RUNNING:
        return False
    if line.thread is None and await request.channel_setting(THREADS, "no") == "yes":
        return True
    turn = slots.turn(table)
    edited = any(message.slot == turn and message.to == line.channel for message in result.change.messages)
    return edited and not line.pressed and await store.shown_at(line.channel, turn) is not None


async def _address(request: Request, table: Table) -> str:
    """The address of the turn's message in the thread of a table, else of its beginning; empty without a thread."""
    services, here = request.services, request.line.channel
    shown = await services.store.shown_at(here, slots.turn(table)) or await services.store.first_shown(here, table.id)
    return services.link(here, shown) if shown else ""


def _what(request: Request, before: Table | None, table: Table) -> str:
    """The result of a line for its author: they have `left` or `asked` by it, the game is `over`, or else it is `done`."""
    was = None if before is None else before.answer_of(request.person)
    if table.answer_of(request.person) is Answer.LEFT and was is not Answer.LEFT:
        return "left"
    if table.phase is Phase.OVER:
        return "over"
    asked = before is not None and any(is_asked_anew(before, table, seat) for seat in table.playing)
    return "asked" if asked else "done"
