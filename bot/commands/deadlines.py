"""Handles the deadlines of a table: a challenge lapses, a timer, a player's time or an absence ends, a reminder is due."""

from dataclasses import replace

from bot.chat.outbox_message import Sentence
from bot.commands.challenge_notices import tell_challenge, told_to_challenger
from bot.commands.changes import change_after_move, change_for_challenge, set_aside
from bot.commands.context import CommandResult, Services
from bot.commands.due_reminders import facts_about, remind_due
from bot.commands.game_end import departure, seats_that_played
from bot.commands.quiet_hours import told_now
from bot.commands.time_forfeits import absence_over, clock_due
from bot.messages import slots
from bot.messages.challenge import challenge_message
from bot.messages.endings import buttons_to_look_back, ending_buttons, outcome_lines
from bot.store.change import Change
from bot.store.positions import DoesNotReplay
from bot.tables import challenge
from bot.tables.playing import LoadedTable, on_deadline
from bot.tables.table import Due, Phase, Table


async def change_at_deadline(services: Services, table: Table) -> CommandResult:
    """The change when a challenge has waited for a day, or the time of a phase or of a player is up."""
    if table.phase is Phase.OPEN and table.due == table.dues.get(Due.REMIND):
        return await tell_challenge(services, table)
    if table.phase is Phase.OPEN and challenge.begins_without_the_rest(table):
        return await change_for_challenge(services, table, ready=True)
    if table.phase is Phase.OPEN:
        return await _lapse(services, table)
    try:
        loaded = await services.positions.load(table)
    except DoesNotReplay as broken:
        return await set_aside(services, broken)
    if table.due == table.dues.get(Due.REMIND):
        return await (_tell_end(services, loaded) if table.phase is Phase.OVER else remind_due(services, table))
    if table.due == table.dues.get(Due.BACK):
        return await absence_over(services, table)
    if table.due == table.dues.get(Due.CLOCK):
        return await clock_due(services, loaded)
    result = on_deadline(loaded, at=services.now())
    return await change_after_move(services, loaded, result)


async def _lapse(services: Services, table: Table) -> CommandResult:
    """The change that cancels a challenge that has not begun after a day."""
    locale = await services.table_locale(table)
    off = replace(table, phase=Phase.OFF, dues={}, reminders={})
    shown = (challenge_message(off, locale, lapsed=True),)
    told = await told_to_challenger(services, off, lapsed=True)
    return CommandResult(Change(table=off, messages=(*await services.in_every_place(off, shown), *told)))


async def _tell_end(services: Services, loaded: LoadedTable) -> CommandResult:
    """The change when quiet hours end in which a game ended: its players are told the result in private (N2)."""
    outcome = loaded.game.outcome(loaded.replay.position)
    assert outcome is not None, "the game is over"
    after, told = await told_now(services, loaded.table, loaded.table.seats_where(lambda _: True))
    messages, slot, departed = [], slots.reminder(after), await departure(services, after)
    played = await seats_that_played(services, after)
    in_tournament = await services.store.tournaments.of_table(after.id) is not None
    for seat, account, _ in told:
        line = Sentence("end-after-quiet-hours", await facts_about(services, after, seat, account))
        won, *points = outcome_lines(after, outcome)
        lines = (line, won, *departed, *points)
        buttons = ending_buttons(after, outcome, played, [seat])
        buttons = buttons_to_look_back(buttons) if in_tournament else buttons
        told_so = await services.to_player(account, after, *lines, buttons=buttons, slot=slot, anew=True, closes=slot)
        messages.append(told_so)
    return CommandResult(Change(table=after, messages=tuple(messages)))
