"""What happens when a player has no time left: announce it, claim it, or let a computer play on (T3, T4)."""

from dataclasses import replace

from bot.chat.outbox_message import ButtonSpec, Sentence
from bot.commands.changes import change_after_move, change_within_turn
from bot.commands.context import CommandResult, Services
from bot.commands.due_reminders import reminders_ended
from bot.commands.running_clocks import with_clocks
from bot.messages import announce
from bot.store.change import Change
from bot.tables import timekeeping
from bot.tables.playing import LoadedTable, lose_on_time, stop
from bot.tables.table import Table
from bot.tables.timekeeping import UNCLAIMED, Clocks, Passes, StopsActing, Told
from core.game import Level, Seat


def clocks_now(services: Services, table: Table) -> Clocks | None:
    """The clocks of a table with the time up to now charged."""
    return None if table.clocks is None else timekeeping.advance(table.clocks, Passes(), services.served())


async def clock_due(services: Services, loaded: LoadedTable) -> CommandResult:
    """The change when a deadline of a table's clocks is due: it announces zero, claims lost time, or ends the game."""
    now = clocks_now(services, loaded.table)
    assert now is not None, "a clock is due"
    table = replace(loaded.table, clocks=now)
    charged = replace(loaded, table=table)
    if lost := now.late_for(now.grace):
        return await lost_on_time(services, charged, lost)
    if now.late_for(UNCLAIMED):
        return await change_after_move(services, charged, stop(charged, at=services.now()))
    untold = tuple(seat for seat in now.late if not now.of(seat).told)
    at_zero = with_clocks(table, timekeeping.advance(now, Told(untold), now.at))
    return await change_within_turn(services, at_zero) if untold else CommandResult(Change(table=at_zero))


async def lost_on_time(services: Services, loaded: LoadedTable, seats: tuple[Seat, ...]) -> CommandResult:
    """The change with which these seats leave the game."""
    ended = await reminders_ended(services, loaded.table, seats, "reminder-lost")
    lost = await change_after_move(services, loaded, lose_on_time(loaded, seats, at=services.now()))
    return lost.also_saying(*ended)


async def computer_plays_on(services: Services, table: Table, seats: tuple[Seat, ...]) -> CommandResult:
    """The change with which computers play on for these seats, which are no longer timed."""
    assert table.clocks is not None, "seats without time have clocks"
    stopped = timekeeping.after(table.clocks, map(StopsActing, seats), services.served())
    after = with_clocks(replace(table.with_players(seats, level=Level.CLUB), became_unrated=True), stopped)
    line = Sentence(
        "computer-plays-on", {"players": announce.names(table, seats), "count": len(seats), "table": str(table.id)}
    )
    back = ButtonSpec("button-take-seat-back", f"/back #{table.id}", seats=seats)
    told = await change_within_turn(services, after, line, buttons=(back,))
    return told.also_saying(*await reminders_ended(services, table, seats, "reminder-computer", back))
