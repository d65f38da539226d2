"""`takeback`: return to the start of the author's last turn, at once or after all others agree."""

from dataclasses import replace

from bot.commands.changes import change_after_move, change_within_turn
from bot.commands.context import CommandResult, Request
from bot.commands.wish_answers import asked_already, asked_in_private, declined, demand_current, with_agreement
from bot.grammar.command_types import TakeBack
from bot.messages.turn import taken_back_lines
from bot.tables.playing import AnyHistory, LoadedTable, history, take_back
from bot.tables.rated import is_rated
from bot.tables.refusal import Refusal
from bot.tables.table import Table, Wish
from bot.tables.wish import ask, is_at_once, open_wish, others
from core.game import Seat
from core.replay import LogEntry, ReplayError


async def takeback(request: Request, command: TakeBack) -> CommandResult:
    """`takeback`: ask for one, or answer another player's wish; raises Refusal."""

    def likely(table: Table) -> bool:
        wish = open_wish(table)
        is_asked = wish is not None and not wish.closes
        return request.is_seated(table) and (is_asked if command.answer is not None else not request.is_acting(table))

    found = await request.find_running(command.table, likely, request.is_seated)
    table = await request.lock_and_reload(found)
    seat, loaded = request.own_seat(table), await request.load(table)
    wish = open_wish(table)
    if command.answer is None:
        return await _ask(request, loaded, seat, wish)
    await demand_current(request, table, wish)
    if wish is None or wish.closes:
        raise Refusal("takeback-not-asked", table=str(table.id))
    return await _answer(request, loaded, seat, wish, agrees_to_it=command.answer)


async def _ask(request: Request, loaded: LoadedTable, seat: Seat, wish: Wish | None) -> CommandResult:
    """Take the turn back if nobody has to agree, else ask everybody who has to."""
    services, table = request.services, loaded.table
    if wish is not None and not (wish.closes and wish.seat == seat):
        raise asked_already(table, wish, seat)
    if await services.store.tournaments.of_table(table.id) is not None:
        raise Refusal("takeback-tournament")
    past = await _past(request, loaded)
    undone = _demand_possible(table, past, seat)
    if not others(table, seat) or is_at_once(table, seat, undone, at=services.served()):
        return await _done(request, loaded, seat, past)
    asked = await change_within_turn(request.services, ask(table, seat), line=request.line)
    return asked.also_saying(*asked_in_private(request, table, seat))


async def _answer(
    request: Request, loaded: LoadedTable, seat: Seat, wish: Wish, *, agrees_to_it: bool
) -> CommandResult:
    """Agree, and take the turn back once all have agreed; or decline, or withdraw the author's own wish."""
    table = loaded.table
    if not agrees_to_it:
        return await declined(request, table, seat, wish)
    agreed, by_all = with_agreement(table, wish, seat)
    if not by_all:
        return await change_within_turn(request.services, agreed, line=request.line)
    past = await _past(request, loaded)
    _demand_possible(table, past, wish.seat)
    return await _done(request, replace(loaded, table=agreed), wish.seat, past)


async def _done(request: Request, loaded: LoadedTable, seat: Seat, past: AnyHistory) -> CommandResult:
    """The change that takes a turn back; if the board's message does not tell of it, its author is told."""
    said = taken_back_lines(loaded.table, seat, was_rated=is_rated(loaded.table))
    result = take_back(loaded, past, seat)
    answer = await change_after_move(request.services, loaded, result, line=request.line, said=said)
    is_told = any(said[0].key == line.key for message in answer.change.messages for line in message.lines)
    return answer if is_told else answer.also_saying(request.message(*said))


async def _past(request: Request, loaded: LoadedTable) -> AnyHistory:
    return history(loaded, await request.services.positions.log(loaded.table))


def _demand_possible(table: Table, past: AnyHistory, seat: Seat) -> tuple[LogEntry, ...]:
    """The entries that a takeback undoes; raises Refusal if none is possible."""
    try:
        return past.taken_back(seat)
    except ReplayError as error:
        raise Refusal(error.code, table=str(table.id)) from error
