"""`resign`: leave a running game; a player who has moved in it is asked first."""

from dataclasses import replace

from bot.chat import slot_prefixes
from bot.chat.outbox_message import ButtonSpec, Sentence
from bot.commands.changes import change_after_move
from bot.commands.context import CommandResult, Request
from bot.commands.moves import move_errors_refused
from bot.grammar.command_types import Resign
from bot.messages import slots
from bot.tables.playing import leave
from bot.tables.refusal import Refusal
from bot.tables.table import Phase, Table


async def resign(request: Request, command: Resign) -> CommandResult:
    """`resign`: leave a running game. That cannot be undone, so with several games, being on turn in one does not select it.

    A typed command that names its table is carried out. One without may be a wrong tap in the menu of a chat, so it asks, as
    does any button but that of the question: others may see it, and one that names a game says nothing of giving up.
    """
    sure = await _is_own_question(request) if request.line.pressed else command.table is not None
    found = await request.find_running(command.table, request.seated)
    loaded, seat = await request.load_seat(await request.lock_and_reload(found))
    table = loaded.table
    slot = slots.resigning(request.line.author.account)
    facts = {"table": str(table.id), "game": table.title}
    unsure = not sure and table.phase is Phase.RUNNING
    # whoever has not moved has nothing to lose
    if unsure and any(entry.seat == seat for entry in await request.services.store.log(table.id)):
        button = ButtonSpec("button-resign", f"/resign #{table.id}")
        message = request.message(Sentence("resign-sure", facts), table=table, buttons=(button,))
        return CommandResult.saying(replace(message, slot=slot, anew=True))
    with move_errors_refused(loaded):
        result = leave(loaded, seat, at=request.services.now())
    left = await change_after_move(request.services, loaded, result)
    if not await request.is_pressed_in(slot):
        asked = await _has_asked(request, slot, table)
        return left.also_saying(slots.closing(request.message().to, slot)) if asked else left
    return left.also_saying(replace(request.message(Sentence("resign-done", facts)), slot=slot))


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
