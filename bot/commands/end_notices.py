"""Private messages about the end of a game that came in somebody's quiet hours: they are sent when these end (N2)."""

from bot.chat.outbox_message import Sentence
from bot.commands.context import CommandResult, Services
from bot.commands.due_reminders import facts_about
from bot.commands.quiet_hours import told_now
from bot.messages import slots
from bot.messages.endings import outcome_lines
from bot.store.change import Change
from bot.tables.playing import LoadedTable


async def tell_end(services: Services, loaded: LoadedTable) -> CommandResult:
    """The change when quiet hours end in which a game ended: its players are told the result."""
    outcome = loaded.game.outcome(loaded.replay.position)
    assert outcome is not None, "the game is over"
    after, told = await told_now(services, loaded.table, loaded.table.seats_where(lambda _: True))
    messages, slot = [], slots.reminder(after)
    for seat in told:
        account = after.player(seat).account
        assert account is not None, "they can be told"
        line = Sentence("end-after-quiet-hours", await facts_about(services, after, seat, account))
        lines = (line, *outcome_lines(after, outcome))
        messages.append(await services.to_player(account, after, *lines, slot=slot, anew=True, closes=slot))
    return CommandResult(Change(table=after, messages=tuple(messages)))
