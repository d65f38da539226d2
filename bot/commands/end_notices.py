"""Private messages about the end of a game that came in somebody's quiet hours: they are sent when these end (N2)."""

from collections.abc import Collection
from dataclasses import replace

from bot.chat.outbox_message import OutboxMessage, Sentence
from bot.chat.port import Private
from bot.commands.context import CommandResult, Services
from bot.commands.due_reminders import facts_about, quiet_end, reminder_settings_at
from bot.messages import slots
from bot.messages.endings import outcome_lines
from bot.store.change import Change
from bot.tables.playing import LoadedTable
from bot.tables.reminders import Reminders
from bot.tables.table import Due, Table
from core.game import Seat


async def with_untold_end(services: Services, over: Table, seats: Collection[Seat]) -> Table:
    """The table of a finished game, the end of which is told later to those players on these seats who have quiet hours now."""
    untold = {}
    for seat in seats:
        account = over.player(seat).account
        if account is None:
            continue
        if (end := quiet_end(services, await reminder_settings_at(services, Private(account)))) is not None:
            untold[seat] = Reminders(services.served(), untold=end)
    return _with(over, untold)


async def tell_end(services: Services, loaded: LoadedTable) -> CommandResult:
    """The change when quiet hours end in which a game ended: its players are told the result."""
    table, reminders, messages = loaded.table, dict(loaded.table.reminders), []
    outcome = loaded.game.outcome(loaded.replay.position)
    assert outcome is not None, "the game is over"
    for seat, one in table.reminders.items():
        if one.untold is None or one.untold > services.served():
            continue
        del reminders[seat]
        if (account := table.player(seat).account) is None:
            continue
        to = Private(account)
        if (end := quiet_end(services, await reminder_settings_at(services, to))) is not None:
            reminders[seat] = replace(one, untold=end)
            continue
        line = Sentence("end-after-quiet-hours", await facts_about(services, table, seat, to))
        lines, locale = (line, *outcome_lines(table, outcome)), await services.locale(to)
        slot = slots.reminder(table)
        messages.append(OutboxMessage(to, lines, locale, table.id, table.game, slot=slot, anew=True, closes=slot))
    return CommandResult(Change(table=_with(table, reminders), messages=tuple(messages)))


def _with(over: Table, untold: dict[Seat, Reminders]) -> Table:
    """The table with these players still to be told of its end."""
    due = min((one.untold for one in untold.values() if one.untold is not None), default=None)
    return replace(over, reminders=untold).with_due(Due.REMIND, due)
