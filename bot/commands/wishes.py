"""Private messages about what other players wish: at once, or when quiet hours end; later they say what became of it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import inf

from bot.chat.outbox_message import ButtonSpec, OutboxMessage, Sentence
from bot.chat.port import Account
from bot.commands.context import Services
from bot.commands.quiet_hours import quiet_end, reminder_settings_of
from bot.commands.running_clocks import acting, with_reminders_due, zero
from bot.commands.table_lists import linked_number
from bot.grammar.seconds import MINUTE
from bot.messages import slots
from bot.messages.wishes import closed_wish_lines, is_asked_anew, is_asked_of_two, open_wishes, told_to_askers
from bot.tables.reminders import Reminders
from bot.tables.table import Table
from core.game import Seat


async def told_of_wishes(
    services: Services, before: Table, table: Table, said: Sequence[Sentence]
) -> tuple[Table, tuple[OutboxMessage, ...]]:
    """A table that is about to be stored, and the private messages to those who ask or are asked something there, or did.

    The store still has it as `before`. Whoever is asked in their quiet hours is told when these end. `said` are the lines that
    tell of the change in public.
    """
    reminders, messages = dict(table.reminders), list[OutboxMessage]()
    for seat in before.seats_where(lambda player: player.account is not None):
        account = table.player(seat).account
        assert account is not None, "a seat keeps its account"
        lines, buttons = open_wishes(table, seat)
        ended = closed_wish_lines(before, table, seat, said)
        untold = seat in reminders and reminders[seat].asked is not None
        if is_asked_anew(before, table, seat):
            quiet = quiet_end(services, await reminder_settings_of(services, account))
            if quiet is None:
                messages.append(await _wish_message(services, table, seat, account))
            else:
                reminders[seat] = replace(reminders.get(seat, Reminders(services.served())), asked=quiet)
        elif lines and not untold and (ended or lines != open_wishes(before, seat)[0]):
            messages += await _edits(services, table, seat, (*ended, *lines), buttons)
        elif not lines and ended:
            messages += await _edits(services, table, seat, ended)
        if untold and not lines:
            reminders |= {seat: replace(reminders[seat], asked=None)}
    for seat, line in told_to_askers(before, table, said).items():
        if (account := table.player(seat).account) is not None:
            linked = await _linked(services, table, (line,), account)
            messages.append(await services.to_player(account, table, *linked))
    kept = _without_told(table, reminders)
    return (table if kept == table.reminders else with_reminders_due(table, kept)), tuple(messages)


async def wishes_due(services: Services, table: Table) -> tuple[Table, tuple[OutboxMessage, ...]]:
    """The table when the quiet hours of players end who were asked something in them, and the messages that tell them.

    If a reminder of their turn is due then as well, that tells them.
    """
    served, reminders, messages = services.served(), dict(table.reminders), list[OutboxMessage]()
    for seat, one in table.reminders.items():
        account = table.player(seat).account
        if one.asked is None or one.asked > served:
            continue
        if account is None:
            reminders[seat] = replace(one, asked=None)
            continue
        settings = await reminder_settings_of(services, account)
        away = table.absent_until(seat) > served
        turn_due = one.due(zero(table, seat)) if seat in acting(table) and not (settings.off or away) else inf
        if (quiet := quiet_end(services, settings)) is not None:  # they were changed meanwhile
            reminders[seat] = replace(one, asked=quiet)
        elif turn_due <= served + MINUTE:  # both ends of the same quiet hours, with rounded times
            reminders[seat] = replace(one, asked=turn_due)
        else:
            messages.append(await _wish_message(services, table, seat, account))
            reminders[seat] = replace(one, asked=None)
    return with_reminders_due(table, _without_told(table, reminders)), tuple(messages)


async def _wish_message(services: Services, table: Table, seat: Seat, account: Account) -> OutboxMessage:
    """The message with what the player of a seat is asked, and the buttons that answer it.

    If it repeats what an earlier message asks, that message asks it no longer.
    """
    (lines, buttons), slot = open_wishes(table, seat), slots.wishes(table)
    linked = await _linked(services, table, lines, account)
    below = (Sentence("wish-below", {"table": str(table.id)}),) if is_asked_of_two(table, seat) else ()
    more = {"slot": slot, "anew": True, "closes": slot, "settled": await _linked(services, table, below, account)}
    return await services.to_player(account, table, *linked, ply=table.since, buttons=buttons, **more)


async def _edits(
    services: Services, table: Table, seat: Seat, lines: Sequence[Sentence], buttons: tuple[ButtonSpec, ...] = ()
) -> list[OutboxMessage]:
    """The changes of the message that asks, at whichever account of the player it has arrived."""
    person, messages = table.player(seat).person, list[OutboxMessage]()
    for account in () if person is None else await services.store.accounts(person):
        linked = await _linked(services, table, lines, account)
        more = {"ply": table.since, "buttons": buttons, "slot": slots.wishes(table)}
        messages.append(await services.to_player(account, table, *linked, **more, silent=True, only_edits=True))
    return messages


async def _linked(
    services: Services, table: Table, lines: Sequence[Sentence], account: Account
) -> tuple[Sentence, ...]:
    """The lines, where the table's number leads to its board."""
    number = await linked_number(services, table, account)
    return tuple(
        Sentence(line.key, {**line.facts, "table": number} if "table" in line.facts else line.facts) for line in lines
    )


def _without_told(table: Table, reminders: Mapping[Seat, Reminders]) -> dict[Seat, Reminders]:
    """The reminders without those that were kept only for a wish that a seat has been told of."""
    now = acting(table)
    return {seat: one for seat, one in reminders.items() if seat in now or one.asked is not None}
