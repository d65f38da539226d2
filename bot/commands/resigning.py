"""`resign`: leave a running game; whoever would lose something by it is asked first."""

from dataclasses import replace

from bot.chat.facts import FactValue
from bot.chat.outbox_message import ButtonSpec, Sentence
from bot.chat.questions import RESIGNING
from bot.commands import questions
from bot.commands.changes import change_after_move
from bot.commands.context import CommandResult, Request
from bot.commands.moves import move_errors_refused
from bot.grammar.command_types import Resign
from bot.tables.playing import leave
from bot.tables.rated import is_rated
from bot.tables.table import Phase, Table
from core.game import Seat


async def resign(request: Request, command: Resign) -> CommandResult:
    """`resign`: leave a running game. That cannot be undone, so with several games, being on turn in one does not select it."""
    if command.answer is False:
        return CommandResult.saying(await questions.answer(request, RESIGNING, Sentence("resign-kept")))
    found = await request.find_running(command.table, request.is_seated)
    loaded, seat = await request.load_seat(await request.lock_and_reload(found))
    table = loaded.table
    with move_errors_refused(loaded):
        result = leave(loaded, seat, at=request.services.now())
    facts: dict[str, FactValue] = {"table": str(table.id), "game": table.title}
    sure = await questions.is_sure(request, RESIGNING, said=command.answer is True)
    if not sure and await _has_to_lose(request, command, table, seat):
        asked = Sentence("resign-sure", {**facts, "rated": "yes" if is_rated(table) else "no"})
        buttons = [ButtonSpec(f"button-resign-{answer}", f"/resign #{table.id} {answer}") for answer in ("yes", "no")]
        return await questions.ask(request, RESIGNING, asked, buttons=buttons, table=table)
    left, done = await change_after_move(request.services, loaded, result), Sentence("resign-done", facts)
    further = _ending_buttons(left, seat) if request.line.private and not table.private else ()
    settled = await questions.settle(request, RESIGNING, done, table, buttons=further)
    if table.private and not request.line.private and not any(message.lines for message in settled):
        settled += (request.message(done),)  # the end of the game is told elsewhere
    return left.also_saying(*settled)


def _ending_buttons(result: CommandResult, seat: Seat) -> tuple[ButtonSpec, ...]:
    """The buttons that the end of the game has for this seat where it was played; none while others play on."""
    table, messages = result.change.table, result.change.messages
    if table is None or table.phase is not Phase.OVER:
        return ()
    shown = next((message.buttons for message in messages if message.to in table.places and message.buttons), ())
    return tuple(replace(button, seats=()) for button in shown if not button.seats or seat in button.seats)


async def _has_to_lose(request: Request, command: Resign, table: Table, seat: Seat) -> bool:
    """Whether the author is asked: with other people always; else once they have moved, unless they typed which game."""
    if len(table.people) > 1:
        return True
    if command.table is not None and not request.line.pressed:
        return False
    return any(entry.seat == seat for entry in await request.services.store.log(table.id))
