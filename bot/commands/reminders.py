"""`remind` and `nudge`: the reminder settings of people, and an extra reminder for those on turn (N2, N3)."""

from collections.abc import Collection, Iterator
from dataclasses import replace

from bot.chat import slot_prefixes
from bot.chat.facts import TimeSpan
from bot.chat.outbox_message import ButtonSpec, Sentence
from bot.commands.context import CommandResult, Request
from bot.commands.due_reminders import QUIET_BUTTON
from bot.commands.preferences import own_choice
from bot.commands.quiet_hours import reminder_settings_of
from bot.commands.running_clocks import acting, with_reminders_due
from bot.grammar.command_types import Nudge, Remind
from bot.messages import announce, slots
from bot.store.change import Change, Preference
from bot.tables.refusal import Refusal
from bot.tables.reminders import EVERY, QUIET, REMIND, Reminders, reminder_settings
from bot.tables.table import Phase, Player, Table
from bot.tables.time_zones import LAST_ZONE, ZONE, known_zone
from core.game import Seat


async def remind(request: Request, command: Remind) -> CommandResult:
    """`remind`: show or change the author's reminders, with buttons; `off` with a table mutes the turn there."""
    switches = command.on is not None
    if command.table is not None or (switches and request.line.pressed and await _is_on_reminder(request)):
        return await _mute(request, command)
    typed = {
        REMIND: None if command.on is None else "" if command.on else "off",
        EVERY: None if command.every is None else str(command.every),
        QUIET: command.quiet,
        ZONE: command.zone,
    }
    changes = {name: value for name, value in typed.items() if value is not None}
    if changes and request.line.zone:
        changes[LAST_ZONE] = request.line.zone  # the answer names the zone of the quiet hours
    chosen = await own_choice(request, changes) if changes else {}
    now = chosen.get(request.private_chat) or await request.services.store.preference(request.private_chat)
    lines, buttons = _shown(now)
    message = request.message(*lines, secret=True, buttons=buttons)
    return CommandResult(Change(messages=(message,), preferences=chosen))


def _shown(now: Preference) -> tuple[tuple[Sentence, ...], tuple[ButtonSpec, ...]]:
    """The lines with the reminder settings of a person, and the buttons that change them."""
    settings = reminder_settings(now.settings)
    lines = [Sentence("remind-is-off" if settings.off else "remind-is-on", {"every": TimeSpan(int(settings.every))})]
    quiet = QUIET_BUTTON
    if settings.quiet is not None:
        begins, ends = (f"{hour}:00" for hour in settings.quiet)
        key = "remind-off-and-quiet" if settings.off else "remind-is-quiet"
        lines.append(Sentence(key, {"begins": begins, "ends": ends, "zone": settings.zone}))
        if not known_zone(now.settings):
            lines.append(Sentence("remind-zone-unknown"))
        quiet = ButtonSpec("button-remind-loud", "/remind quiet=off")
    if settings.off:
        on = ButtonSpec("button-remind-on", "/remind on")
        return tuple(lines), (on,) if settings.quiet is None else (on, quiet)
    return (*lines, Sentence("remind-how")), (quiet, ButtonSpec("button-remind-off", "/remind off"))


async def _is_on_reminder(request: Request) -> bool:
    """Whether the line replies to a reminder."""
    return (await request.replied_slot()).startswith(slot_prefixes.REMINDER)


async def _mute(request: Request, command: Remind) -> CommandResult:
    """Mute the reminders of the author's current turn at a table, or turn them on again."""
    found = await request.find_table(command.table, (Phase.RUNNING,), request.is_acting, none="remind-no-turn")
    table = await request.lock_and_reload(found)
    seat = table.seat_of(request.person)
    bygone = await _is_on_reminder(request) and await request.replied_slot() != slots.reminder(table)
    if seat not in table.reminders or seat not in acting(table) or bygone:
        raise Refusal("remind-no-turn")
    muted = replace(table.reminders[seat], muted=command.on is not True)
    after = with_reminders_due(table, {**table.reminders, seat: muted})
    said = Sentence("remind-muted" if muted.muted else "remind-unmuted", {"table": str(table.id)})
    return CommandResult(Change(table=after, messages=(request.message(said, table=table),)))


async def nudge(request: Request, command: Nudge) -> CommandResult:
    """`nudge`: remind the players on turn once more, at most once in a turn and not in its first hour (N3)."""

    _, account = request.named(command.person)
    person = None if account is None else await request.services.store.person(account)

    def is_meant(player: Player) -> bool:
        named = player.name.casefold() == command.person or (person is not None and player.person == person)
        return player.person != request.person and (named or not command.person)

    def others(table: Table) -> dict[Seat, Reminders]:
        meant = set(table.seats_where(is_meant)).intersection(acting(table))
        return {seat: one for seat, one in table.reminders.items() if seat in meant}

    def waits(table: Table) -> bool:
        return request.is_seated(table) and bool(others(table))

    def ready(table: Table) -> bool:
        return waits(table) and any(one.may_be_nudged(served) for one in others(table).values())

    served = request.services.served()
    found = await request.find_table(command.table, (Phase.RUNNING,), ready, waits, none="nudge-nobody")
    table = await request.lock_and_reload(found)
    request.own_seat(table)
    turns, number = others(table), str(table.id)
    if not turns:
        raise Refusal("nudge-nobody")
    if table.paused:
        raise Refusal("nudge-paused", table=number).with_answer(buttons=announce.resume_button(table))
    may_be = {seat: one for seat, one in turns.items() if one.may_be_nudged(served)}
    if not may_be:
        early = any(not one.nudged for one in turns.values())
        raise Refusal("nudge-early" if early else "nudge-again", table=number)
    willing = {seat: one for seat, one in may_be.items() if await _may_be_reminded(request, table, seat)}
    if not willing:
        raise Refusal("nudge-unwanted", players=announce.names(table, may_be), count=len(may_be))
    nudged = {seat: replace(one, nudged=True, nudge=served) for seat, one in willing.items()}
    after = with_reminders_due(table, {**table.reminders, **nudged})
    told = request.message(*_nudge_lines(table, willing, served), table=table, secret=True)
    return CommandResult(Change(table=after, messages=(told,)))


def _nudge_lines(table: Table, nudged: Collection[Seat], served: float) -> Iterator[Sentence]:
    """The lines that say when those who were nudged are reminded: an absence ends later than quiet hours."""
    away = [seat for seat in nudged if table.absent_until(seat) > served]
    for key, seats in (("nudge-done", [seat for seat in nudged if seat not in away]), ("nudge-away", away)):
        if seats:
            yield Sentence(key, {"players": announce.names(table, seats), "count": len(seats)})


async def _may_be_reminded(request: Request, table: Table, seat: Seat) -> bool:
    account, one = table.player(seat).account, table.reminders[seat]
    if account is None or one.muted:
        return False
    return not (await reminder_settings_of(request.services, account)).off
