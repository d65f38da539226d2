"""The clocks of a table during its game, and the deadlines that follow from them."""

from collections.abc import Collection, Mapping
from dataclasses import replace
from itertools import chain
from math import inf

from bot.chat.person import Person
from bot.commands.context import Services
from bot.tables.absence import away_until
from bot.tables.challenge import COMPANY
from bot.tables.playing import LoadedTable, MoveResult
from bot.tables.rated import is_rated
from bot.tables.reminders import Reminders
from bot.tables.table import Answer, Due, Phase, Table
from bot.tables.timekeeping import Clocks, started
from bot.tournaments.tournament import Tournament
from core.game import Limit, Seat
from core.replay import TAKEBACK


async def timed_from_start(
    services: Services, table: Table, limit: Limit | None, tournament: Tournament | None
) -> Table:
    """The table of a game that has just begun, with clocks that run for the seats that may act.

    There are no clocks if nobody waits for anybody, or if the rules set a timer. `tournament` is that of the table, if any.
    """
    at = services.served()
    begun = table.with_due(Due.LAPSE, None).with_due(Due.LIMIT, None if limit is None else at + limit.seconds)
    if table.pace is None or limit is not None or len(table.people) < COMPANY:
        return replace(begun, pace=None)
    clocks = started(table.pace, len(table.players), at)
    if tournament is not None:
        clocks = replace(clocks, tournament=True, absences=tournament.absences)
    for n, player in enumerate(table.players, 1):
        if player.person is not None:
            clocks = await with_absence(services, clocks, Seat(n), player.person)
    return with_clocks(begun, clocks.begin(*acting(table)))


async def with_absence(services: Services, clocks: Clocks, seat: Seat, person: Person) -> Clocks:
    """The clocks once that of a seat follows its player's current absence, if they are away and it stops this clock (T5)."""
    return clocks.absent(seat, away_until(await services.store.absences(person), services.served()) or 0.0)


def timed_after_move(services: Services, loaded: LoadedTable, result: MoveResult, limit: Limit | None) -> Table:
    """The table after moves, the time they took charged and no takeback open; once the game is over, nothing falls due."""
    before, table = loaded.table, replace(result.table, acted=services.served(), wish=None)
    clocks = None if before.clocks is None else _after_moves(before.clocks.charged(services.served()), before, result)
    if table.phase is not Phase.RUNNING:
        return replace(table, clocks=clocks, dues={}, reminders={})
    return with_clocks(table.with_due(Due.LIMIT, _limit_due(services, loaded, limit)), clocks)


def with_clocks(table: Table, clocks: Clocks | None) -> Table:
    """The table with these clocks and the deadline that follows from them."""
    if clocks is None:
        return table
    ruled = replace(clocks, automatic=clocks.tournament or is_rated(table))
    timed = replace(table, clocks=ruled).with_due(Due.CLOCK, ruled.due).with_due(Due.BACK, ruled.back)
    return with_reminders_due(timed, timed.reminders)


def with_reminders_due(table: Table, reminders: Mapping[Seat, Reminders]) -> Table:
    """The table with these reminders and the deadline of the next one, or of the next wish to be told."""
    now = acting(table)
    turns = (one.due(zero(table, seat)) for seat, one in reminders.items() if seat in now)
    asked = (one.asked for one in reminders.values() if one.asked is not None)
    soonest = min(chain(turns, asked), default=inf)
    return replace(table, reminders=reminders).with_due(Due.REMIND, None if soonest == inf else soonest)


def zero(table: Table, seat: Seat) -> float | None:
    """When the time of a seat runs out, or None without a limit."""
    return table.dues.get(Due.LIMIT) if table.clocks is None else table.clocks.zero(seat)


def turns_begun(before: Table | None, table: Table, movers: Collection[Seat]) -> frozenset[Seat]:
    """The seats of people whose turn has just begun."""
    was = frozenset() if before is None else frozenset(acting(before))
    anew = before is None or table.since != before.since
    return frozenset(seat for seat in acting(table) if seat not in was or (anew and seat in movers))


def _after_moves(clocks: Clocks, before: Table, result: MoveResult) -> Clocks:
    """The clocks after moves: a turn of many lines ends once, and the clock of a seat that has finished a round stops.

    A takeback returns no used time, ends no turn and removes the increment for the turn.
    """
    table = result.table
    was, now = acting(before), acting(table)
    movers = {entry.seat for entry in result.entries}
    taken_back = any(entry.text == TAKEBACK for entry in result.entries)
    anew = turns_begun(before, table, () if taken_back else movers)
    for seat in (Seat(n) for n in range(1, len(table.players) + 1)):
        if seat in was and (seat not in now or seat in anew):
            stops = taken_back or table.player(seat).answer is Answer.LEFT
            clocks = clocks.stop(seat) if stops else clocks.end(seat)
        if seat in anew:
            clocks = clocks.take_back(seat) if taken_back and seat in movers else clocks.begin(seat)
    return _without_those_gone(clocks, table) if clocks.pausing else clocks


def _without_those_gone(clocks: Clocks, table: Table) -> Clocks:
    """The clocks without the wish for a pause of whoever has left; it begins once all who stay wish it (T6), if several do."""
    stay = frozenset(table.playing)
    wish = replace(clocks, pausing=clocks.pausing & stay)
    if wish.pausing != stay:
        return wish
    return wish.pause() if len(stay) > 1 else replace(wish, pausing=frozenset())


def acting(table: Table) -> tuple[Seat, ...]:
    """The seats of people who may act now: computers have no clock."""
    if table.phase is not Phase.RUNNING:
        return ()
    return tuple(seat for seat in sorted(table.turn) if seat > 0 and table.player(seat).level is None)


def _limit_due(services: Services, loaded: LoadedTable, limit: Limit | None) -> float | None:
    """The deadline of the phase after the moves, or None; a phase that continues keeps its deadline."""
    if limit is None:
        return None
    before, due = loaded.game.limit(loaded.replay.position), loaded.table.dues.get(Due.LIMIT)
    if before is not None and before.phase == limit.phase and due is not None:
        return due
    return services.served() + limit.seconds
