"""The reminders of a table's turns: begins, sends and ends them; those that began in quiet hours are told afterwards (N2)."""

from collections.abc import Awaitable, Callable, Collection
from dataclasses import replace
from typing import Final

from bot.chat.facts import FactValue, Named
from bot.chat.outbox_message import ButtonSpec, OutboxMessage, Sentence
from bot.chat.person import Person
from bot.chat.port import Account, Address, Private
from bot.commands.context import CommandResult, Services
from bot.commands.preferences import choice_of
from bot.commands.quiet_hours import quiet_end, reminder_settings_of
from bot.commands.quiet_turns import turns_after_absence, turns_of_quiet_hours
from bot.commands.running_clocks import acting, turns_begun, with_reminders_due, zero
from bot.commands.table_lists import linked_number
from bot.commands.wishes import wishes_due
from bot.grammar.seconds import HOUR
from bot.messages import announce, slots
from bot.messages.clocks import clock_lines, late_lines
from bot.messages.wishes import wishes_to
from bot.store.change import Change, Preference
from bot.tables.challenge import COMPANY
from bot.tables.reminders import QUIET_OFFERED, Reminders, ReminderSettings
from bot.tables.table import Answer, Due, Phase, Table
from core.game import Seat

QUIET_BUTTON: Final = ButtonSpec("button-remind-quiet", "/remind quiet=22-7")
"""The button that sets quiet hours."""


async def with_reminders(services: Services, before: Table | None, table: Table, movers: Collection[Seat]) -> Table:
    """The table with the reminders of its current turns, including those that have just begun.

    There are none if no other person waits, or in a phase of less than an hour. The `movers` know of their turns.
    """
    limit, served = table.dues.get(Due.LIMIT), services.served()
    if (
        table.phase is not Phase.RUNNING
        or len(table.playing) < COMPANY
        or (limit is not None and limit - served < HOUR)
    ):
        return with_reminders_due(table, {}) if table.reminders else table.with_due(Due.REMIND, None)
    now = acting(table)
    going = {
        seat: one if seat in now else Reminders(served, asked=one.asked)
        for seat, one in table.reminders.items()
        if seat in now or one.asked is not None
    }
    for seat in turns_begun(before, table, movers):
        account = table.player(seat).account
        if account is not None:
            settings = await reminder_settings_of(services, account)
            given = limit - served if limit is not None else table.clocks.of(seat).left if table.clocks else None
            untold = None if seat in movers else quiet_end(services, settings)
            asked = going[seat].asked if seat in going else None
            going[seat] = Reminders(served, given, settings.every, untold=untold, asked=asked)
    return with_reminders_due(table, going)


async def remind_due(services: Services, table: Table) -> CommandResult:
    """The change when reminders are due: it sends them, or puts them off to the end of the player's quiet hours."""
    served, offered = services.served(), dict[Address, Preference]()
    table, told = await wishes_due(services, table)
    reminders, messages = dict(table.reminders), list(told)
    for seat, one in table.reminders.items():
        account = table.player(seat).account
        if seat not in acting(table) or one.due(zero(table, seat)) > served:
            continue
        settings = ReminderSettings(off=True) if account is None else await reminder_settings_of(services, account)
        quiet, away = quiet_end(services, settings), table.absent_until(seat)
        zero_at = zero(table, seat)
        if account is None or settings.off:  # as if it were sent: whoever wants them again gets the next one
            reminders[seat] = one.after_sending(served, zero_at)
        elif away > served:
            reminders[seat] = replace(one, put_off=away)
        elif quiet is not None:
            reminders[seat] = replace(one, put_off=quiet)
        else:
            reminders[seat] = one.after_sending(served, zero_at)
            tells_only = one.tells_only(served, zero_at)
            if tells_only and (listed := await turns_of_quiet_hours(services, table, seat, account, settings)):
                messages.append(listed)
                continue
            key = "turn-after-quiet-hours" if tells_only else "reminder"
            message = await _reminder(services, table, seat, account, key)
            if not settings.asked_for_quiet:
                message = replace(message, buttons=(*message.buttons, QUIET_BUTTON))
                # all accounts of a person have now been offered quiet hours: that is done once
                person = await services.store.person(account)
                offered |= await choice_of(services.store, account, person, {QUIET_OFFERED: "yes"})
            messages.append(message)
    after = with_reminders_due(table, reminders)
    return CommandResult(Change(table=after, messages=tuple(messages), preferences=offered))


async def after_pause(services: Services, table: Table, author: Person, name: Named) -> CommandResult:
    """The table whose pause the `author` with this `name` has ended, and the messages to those whose clocks run again by it.

    Whoever is in their quiet hours is told when these end. The message also stands for a reminder that fell due in the pause.
    """

    async def told(seat: Seat, account: Account, _: ReminderSettings) -> OutboxMessage:
        return _anew(await _reminder(services, table, seat, account, "turn-after-pause", player=name))

    here = [seat for seat in acting(table) if table.absent_until(seat) <= services.served()]
    return await _told(services, table, [seat for seat in here if table.player(seat).person != author], told)


async def after_absence(services: Services, table: Table, seats: Collection[Seat]) -> CommandResult:
    """The table at which the absence of these seats has ended by itself, and the messages to those of them who are on turn.

    Several games that wait for one person are told in one message; otherwise as `after_pause`.
    """

    async def told(seat: Seat, account: Account, settings: ReminderSettings) -> OutboxMessage:
        listed = await turns_after_absence(services, table, seat, account, settings)
        return listed or _anew(await _reminder(services, table, seat, account, "turn-after-absence"))

    return await _told(services, table, [seat for seat in seats if seat in acting(table) and not table.paused], told)


async def _told(
    services: Services,
    table: Table,
    seats: Collection[Seat],
    told: Callable[[Seat, Account, ReminderSettings], Awaitable[OutboxMessage]],
) -> CommandResult:
    """The table, and the messages by which the people on these seats are `told` that their clocks run again."""
    reminders, messages = dict(table.reminders), []
    for seat in seats:
        if (account := table.player(seat).account) is None:
            continue
        settings = await reminder_settings_of(services, account)
        quiet = quiet_end(services, settings)
        if quiet is None:
            messages.append(await told(seat, account, settings))
            if seat in reminders and reminders[seat].due(zero(table, seat)) <= services.served():
                reminders[seat] = reminders[seat].after_sending(services.served(), zero(table, seat))
        elif seat in reminders:
            reminders[seat] = replace(reminders[seat], untold=quiet)
    return CommandResult(Change(table=with_reminders_due(table, reminders), messages=tuple(messages)))


def _anew(message: OutboxMessage) -> OutboxMessage:
    """A reminder as a message of its own, which leaves an earlier one where it is, without buttons."""
    return replace(message, anew=True, closes=message.slot)


async def _reminder(
    services: Services, table: Table, seat: Seat, account: Account, key: str, **more: FactValue
) -> OutboxMessage:
    """The reminder for the player of a seat, with what they are asked, everybody's time left and a link to the board.

    `key` is that of its first line, which may have `more` facts. One that another player asked for by a nudge is told in the
    channel if they cannot be reached (N3).
    """
    facts, served = {**await facts_about(services, table, seat, account), **more}, services.served()
    clocks = (*clock_lines(table, served, services.now()), *late_lines(table, seat, served))
    asked, answers = wishes_to(table, seat)
    lines = (Sentence(key, facts), *asked, *clocks)
    buttons = (announce.rack_button(table), *answers, ButtonSpec("button-mute", f"/remind #{table.id} off"))
    nudged = seat in table.reminders and table.reminders[seat].nudge is not None
    slot = slots.reminder(table)
    return await services.to_player(
        account, table, *lines, ply=table.since, buttons=buttons, slot=slot, reminds=int(seat), fallback=nudged
    )


async def reminders_ended(
    services: Services, table: Table, seats: Collection[Seat], key: str, *buttons: ButtonSpec, notify: bool
) -> tuple[OutboxMessage, ...]:
    """The messages about turns of these seats that ended without them: each says how.

    Reminders are edited, so that they ask for nothing more. To `notify` their players, also those without a reminder, a new
    message is sent instead.
    """
    messages, slot = [], slots.reminder(table)
    for seat in seats:
        account = table.player(seat).account
        if account is None or not (notify or await services.store.shown_at(Private(account), slot)):
            continue
        to = Private(account)
        line, locale = Sentence(key, await facts_about(services, table, seat, account)), await services.locale(to)
        message = OutboxMessage(to, (line,), locale, table.id, slot=slot, buttons=buttons, silent=not notify)
        messages.append(replace(message, anew=True, closes=slot) if notify else message)
    return tuple(messages)


async def facts_about(services: Services, table: Table, seat: Seat, account: Account) -> dict[str, FactValue]:
    """The facts of a reminder: the game, the players that the one on a seat plays with, and a link to the board."""
    players = ((Seat(n), player) for n, player in enumerate(table.players, 1))
    over = table.phase is Phase.OVER
    others = tuple(one.name for n, one in players if n != seat and (over or one.answer is not Answer.LEFT))
    number = await linked_number(services, table, account)
    return {"table": number, "game": table.title, "names": others}
