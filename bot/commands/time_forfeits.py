"""What happens when a player has no time left: announce it, claim it, or let a computer play on (T3, T4)."""

from dataclasses import replace

from bot.chat.facts import FactValue, TimeSpan
from bot.chat.outbox_message import ButtonSpec, Sentence
from bot.chat.person import Person
from bot.commands.changes import change_after_move, change_within_turn
from bot.commands.context import CommandResult, Services
from bot.commands.due_reminders import after_absence, reminders_ended
from bot.commands.running_clocks import with_clocks
from bot.messages import announce
from bot.store.change import Change
from bot.tables.playing import LoadedTable, lose_on_time, stop
from bot.tables.rated import is_rated
from bot.tables.table import Phase, Table
from bot.tables.timekeeping import UNCLAIMED, Clocks
from core.game import Level, Seat


def clocks_now(services: Services, table: Table) -> Clocks | None:
    """The clocks of a table with the time up to now charged."""
    return None if table.clocks is None else table.clocks.charged(services.served())


async def clock_due(services: Services, loaded: LoadedTable) -> CommandResult:
    """The change when a deadline of a table's clocks is due: it announces zero, claims lost time, or ends the game."""
    now = clocks_now(services, loaded.table)
    assert now is not None, "a clock is due"
    table = replace(loaded.table, clocks=now)
    charged = replace(loaded, table=table)
    if lost := now.late_for(now.grace):
        return await lost_on_time(services, charged, lost)
    if late := now.late_for(UNCLAIMED):
        days: dict[str, FactValue] = {"time": TimeSpan(UNCLAIMED), "count": len(late)}
        why = Sentence("clock-unclaimed", {"players": announce.names(table, late), **days})
        return await change_after_move(services, charged, stop(charged, at=services.now()), said=(why,))
    untold = tuple(seat for seat in now.late if not now.of(seat).told)
    at_zero = with_clocks(table, now.tell(*untold))
    return await change_within_turn(services, at_zero) if untold else CommandResult(Change(table=at_zero))


async def absence_over(services: Services, table: Table) -> CommandResult:
    """The change when a player's absence ends by itself; it is told in private if they are on turn (N4).

    Without it the message of the turn would call them away until they move.
    """
    assert table.clocks is not None, "somebody was away"
    counted, served = table.clocks.at, services.served()
    back = [seat for seat in table.playing if counted < table.clocks.of(seat).away <= served]
    told = (await after_absence(services, with_clocks(table, clocks_now(services, table)), back)).change
    assert told.table is not None, "it is the same table"
    return (await change_within_turn(services, told.table)).also_saying(*told.messages)


async def lost_on_time(
    services: Services, loaded: LoadedTable, seats: tuple[Seat, ...], *, author: Person | None = None
) -> CommandResult:
    """The change with which these seats leave the game, claimed by its `author` or else by the program.

    If others play on, those who have left are told in private; if not, the end of the game tells them.
    """
    result = lose_on_time(loaded, seats, at=services.now())
    goes_on = result.table.phase is Phase.RUNNING
    ended = await reminders_ended(services, loaded.table, seats, "reminder-lost", notify=goes_on)
    said = (Sentence("clock-all-late"),) if set(loaded.table.playing) <= set(seats) else ()
    lost = await change_after_move(services, loaded, result, said=said, author=author)
    return lost.also_saying(*ended)


async def computer_plays_on(services: Services, table: Table, seats: tuple[Seat, ...]) -> CommandResult:
    """The change with which computers play on for these seats, which are no longer timed; their players are told in private."""
    assert table.clocks is not None, "seats without time have clocks"
    stopped = table.clocks.charged(services.served()).stop(*seats).disagree(*seats)
    stopped = stopped.change_over(*seats, plies=table.plies)
    after = with_clocks(replace(table.with_players(seats, level=Level.CLUB), became_unrated=True), stopped)
    line = Sentence(
        "computer-plays-on", {"players": announce.names(table, seats), "count": len(seats), "table": str(table.id)}
    )
    back = ButtonSpec("button-take-seat-back", f"/back #{table.id}", seats=seats)
    unrated = (Sentence("takeback-unrated"),) if is_rated(table) else ()
    told = await change_within_turn(services, after, line, *unrated, buttons=(back,))
    return told.also_saying(*await reminders_ended(services, table, seats, "reminder-computer", back, notify=True))
