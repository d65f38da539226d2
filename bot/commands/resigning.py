"""`resign`: leave a running game; a player who has moved in it is asked first."""

from dataclasses import replace

from bot.chat import slot_prefixes
from bot.chat.outbox_message import ButtonSpec, Sentence
from bot.commands.changes import change_after_move
from bot.commands.context import CommandResult, Request
from bot.commands.moves import move_errors_refused
from bot.grammar.command_types import Resign
from bot.messages import slots
from bot.tables.playing import LoadedTable, leave
from bot.tables.refusal import Refusal
from bot.tables.table import Phase, Table
from core.game import Seat


async def resign(request: Request, command: Resign) -> CommandResult:
    """`resign`: leave a running game. That cannot be undone, so with several games, being on turn in one does not select it.

    A typed command that names its table is carried out. One without may be a wrong tap in the menu of a chat, so it asks, as
    does any button but that of the question: others may see it, and one that names a game says nothing of giving up.
    """
    sure = await _is_own_question(request) if request.line.pressed else command.table is not None
    found = await request.find_running(command.table, request.seated)
    loaded, seat = await request.load_seat(await request.lock_and_reload(found))
    table = loaded.table
    if not sure and table.phase is Phase.RUNNING and await _has_moved(request, loaded, seat):
        return _question(request, table)
    now = request.services.now()
    with move_errors_refused(loaded):
        result = leave(loaded, seat, at=now)
    left = await change_after_move(request.services, loaded, result)
    slot = slots.resigning(request.line.author.account)
    if not await request.is_pressed_in(slot):
        asked = await _has_asked(request, slot, table)
        return left.also_saying(slots.closing(request.message().to, slot)) if asked else left
    return left.also_saying(replace(request.message(_sentence("resign-done", table)), slot=slot))


def _question(request: Request, table: Table) -> CommandResult:
    button = ButtonSpec("button-resign", f"/resign #{table.id}")
    message = request.message(_sentence("resign-sure", table), table=table, buttons=(button,))
    return CommandResult.saying(replace(message, slot=slots.resigning(request.line.author.account), anew=True))


def _sentence(key: str, table: Table) -> Sentence:
    return Sentence(key, {"table": str(table.id), "game": table.title})


async def _has_moved(request: Request, loaded: LoadedTable, seat: Seat) -> bool:
    """Whether a seat has anything to lose."""
    log = await request.services.store.log(loaded.table.id)
    return any(entry.seat == seat for entry in log)


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
