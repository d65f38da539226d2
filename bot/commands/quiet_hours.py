"""Quiet hours (N2): when they end, and who is then told of what came in them while no game is running."""

from collections.abc import Collection, Mapping
from dataclasses import replace

from bot.chat.port import Account, Private
from bot.commands.context import Services
from bot.tables.reminders import Reminders, ReminderSettings, reminder_settings
from bot.tables.table import Due, Table
from core.game import Seat


async def reminder_settings_of(services: Services, account: Account) -> ReminderSettings:
    """The reminder settings of the person with an account."""
    return reminder_settings((await services.store.preference(Private(account))).settings)


def quiet_end(services: Services, settings: ReminderSettings) -> float | None:
    """When the current quiet hours of a person end, in seconds of service; None outside them."""
    now = services.now()
    until = settings.quiet_until(now)
    return None if until is None else services.served() + until - now


async def with_untold(services: Services, table: Table, seats: Collection[Seat]) -> Table:
    """The table of a challenge or of a finished game, with those on these seats to be told later who have quiet hours now."""
    untold = {}
    for seat in seats:
        if (account := table.player(seat).account) is not None:
            settings = await reminder_settings_of(services, account)
            if (end := quiet_end(services, settings)) is not None:
                untold[seat] = Reminders(services.served(), untold=end)
    return _with(table, untold)


async def told_now(
    services: Services, table: Table, seats: Collection[Seat]
) -> tuple[Table, list[tuple[Seat, Account, ReminderSettings]]]:
    """The table without the people whose quiet hours have ended, and those of them on these seats, with their settings."""
    later, now = dict(table.reminders), []
    for seat, one in table.reminders.items():
        if one.untold is None or one.untold > services.served():
            continue
        del later[seat]
        account = table.player(seat).account if seat in seats else None
        if account is None:
            continue
        settings = await reminder_settings_of(services, account)
        if (end := quiet_end(services, settings)) is None:
            now.append((seat, account, settings))
        else:  # they were changed meanwhile
            later[seat] = replace(one, untold=end)
    return _with(table, later), now


def _with(table: Table, untold: Mapping[Seat, Reminders]) -> Table:
    """The table with these people to be told later."""
    due = min((one.untold for one in untold.values() if one.untold is not None), default=None)
    return replace(table, reminders=untold).with_due(Due.REMIND, due)
