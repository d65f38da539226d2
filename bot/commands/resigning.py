"""`resign`: leave a running game; whoever would lose something by it is asked first."""

from dataclasses import replace

from bot.chat import slot_prefixes
from bot.chat.outbox_message import ButtonSpec, Sentence
from bot.commands.changes import change_after_move
from bot.commands.context import CommandResult, Request
from bot.commands.moves import move_errors_refused
from bot.grammar.command_types import Resign
from bot.messages import slots
from bot.tables.playing import leave
from bot.tables.rated import is_rated
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from core.game import Seat


async def resign(request: Request, command: Resign) -> CommandResult:
    """`resign`: leave a running game. That cannot be undone, so with several games, being on turn in one does not select it.

    A press counts only below the author's own question: others may see any button, and one that names a game says nothing of
    giving up.
    """
    slot = slots.resigning(request.line.author.account)
    pressed = request.line.pressed and await _is_own_question(request)
    if command.answer is False:
        kept = request.message(Sentence("resign-kept"))
        return CommandResult.saying(replace(kept, slot=slot) if pressed else replace(kept, closes=slot))
    found = await request.find_running(command.table, request.seated)
    loaded, seat = await request.load_seat(await request.lock_and_reload(found))
    table = loaded.table
    with move_errors_refused(loaded):
        result = leave(loaded, seat, at=request.services.now())
    sure = pressed if request.line.pressed else command.answer
    if not sure and await _has_to_lose(request, command, table, seat):
        return _question(request, table)
    left = await change_after_move(request.services, loaded, result)
    if not await request.is_pressed_in(slot):
        asked = await _has_asked(request, slot, table)
        return left.also_saying(slots.closing(request.message().to, slot)) if asked else left
    done = Sentence("resign-done", {"table": str(table.id), "game": table.title})
    return left.also_saying(replace(request.message(done), slot=slot))


async def _has_to_lose(request: Request, command: Resign, table: Table, seat: Seat) -> bool:
    """Whether the author is asked: with other people always; else once they have moved, unless they typed which game."""
    if len(table.people) > 1:
        return True
    if command.table is not None and not request.line.pressed:
        return False
    return any(entry.seat == seat for entry in await request.services.store.log(table.id))


def _question(request: Request, table: Table) -> CommandResult:
    """The question whether the author gives up, with a button for each answer."""
    slot = slots.resigning(request.line.author.account)
    rated = "yes" if is_rated(table) else "no"
    asked = Sentence("resign-sure", {"table": str(table.id), "game": table.title, "rated": rated})
    buttons = [ButtonSpec(f"button-resign-{answer}", f"/resign #{table.id} {answer}") for answer in ("yes", "no")]
    message = request.message(asked, table=table, buttons=buttons)
    return CommandResult.saying(replace(message, slot=slot, anew=True, closes=slot))


async def _has_asked(request: Request, slot: str, table: Table) -> bool:
    """Whether the newest question in a slot is about this table."""
    asked = await request.services.store.shown_at(request.here, slot)
    return asked is not None and await request.services.store.table_shown(request.here, asked) == table.id


async def _is_own_question(request: Request) -> bool:
    """Whether the button of the author's own question whether to resign was pressed.

    Raises Refusal for a button of another person's question.
    """
    asked, slot = request.line.author.account, await request.replied_slot()
    own = slots.resigning(asked)
    if slot.startswith((slot_prefixes.RESIGNING, slot_prefixes.WHICH_TABLE)) and slot not in (
        own,
        slots.which_table(asked),
    ):
        raise Refusal("resign-other")
    return slot == own
