"""One message about several games in which it is somebody's turn: when their quiet hours end, or their absence (N2, T5)."""

from collections.abc import Callable, Sequence
from datetime import date, datetime
from math import inf
from zoneinfo import ZoneInfo

from bot.chat.facts import FactValue
from bot.chat.outbox_message import ButtonSpec, OutboxMessage, Sentence
from bot.chat.person import Person
from bot.chat.port import Account
from bot.commands.awaited_time import seconds_left, span, time_facts
from bot.commands.context import Services
from bot.commands.running_clocks import acting, zero
from bot.commands.table_lists import linked_number
from bot.grammar.seconds import HOUR, MINUTE
from bot.messages import slots
from bot.messages.wishes import wishes_to
from bot.tables.reminders import ReminderSettings
from bot.tables.table import Answer, Phase, Table
from core.game import Seat

_MOST_BUTTONS = 10


async def turns_of_quiet_hours(
    services: Services, table: Table, seat: Seat, account: Account, settings: ReminderSettings
) -> OutboxMessage | None:
    """The message that lists the games whose turns began in the quiet hours that end now; None if only this one did.

    Each of these games is due by itself: the first sends the message, the others edit it. A game in which the player is asked
    something has a message of its own, with the buttons that answer it.
    """
    person = table.player(seat).person
    if person is None or wishes_to(table, seat)[0]:
        return None
    begun = [one for one in await services.store.tables_of(person, (Phase.RUNNING,)) if one.id != table.id]
    begun = [one for one in begun if _began_in(services, one, person, account, settings)]
    return await _listed(services, table, begun, account, settings, "turns-after-quiet-hours", slots.quiet_turns)


async def turns_after_absence(
    services: Services, table: Table, seat: Seat, account: Account, settings: ReminderSettings
) -> OutboxMessage | None:
    """The message that lists the games in which a player whose absence has just ended is on turn; None if only this one waits.

    The absence ends at each of these games by itself: the first sends the message, the others edit it.
    """
    person = table.player(seat).person
    if person is None:
        return None
    found = [one for one in await services.store.tables_of(person, (Phase.RUNNING,)) if one.id != table.id]
    waiting = [one for one in found if _waits(services, one, person)]
    return await _listed(services, table, waiting, account, settings, "turns-after-absence", slots.returned)


async def _listed(
    services: Services,
    table: Table,
    others: Sequence[Table],
    account: Account,
    settings: ReminderSettings,
    key: str,
    slot: Callable[[date], str],
) -> OutboxMessage | None:
    """The message with a line and a button for this table and each of the `others`, the most urgent first; None without others.

    `key` is that of its first line, and `slot` gives the slot of the message of a day.
    """
    person = await services.store.person(account)
    if not others:
        return None
    tables = sorted((table, *others), key=lambda one: (seconds_left(services, one, person), one.id))
    lines = [Sentence(key, {"count": len(tables)})]
    lines += [await _row(services, one, person, account) for one in tables]
    buttons = [ButtonSpec("button-choice", f"/board #{one.id}", name=f"#{one.id} {one.title}") for one in tables]
    day = datetime.fromtimestamp(services.now(), ZoneInfo(settings.zone)).date()
    return await services.to_player(account, table, *lines, buttons=tuple(buttons[:_MOST_BUTTONS]), slot=slot(day))


def _waits(services: Services, table: Table, person: Person) -> bool:
    """Whether a table waits for a person, and their clock runs."""
    seat = table.seat_of(person)
    if seat is None or table.paused:
        return False
    return seat in acting(table) and table.absent_until(seat) <= services.served()


def _began_in(services: Services, table: Table, person: Person, account: Account, settings: ReminderSettings) -> bool:
    """Whether a turn of a person, who acts with this account, began in the quiet hours that end now, and waits to be told."""
    seat = table.seat_of(person)
    if seat is None or seat not in acting(table) or table.player(seat).account != account:
        return False
    one, away = table.reminders.get(seat), table.absent_until(seat)
    if one is None or one.muted or zero(table, seat) == inf or away > services.served() or wishes_to(table, seat)[0]:
        return False
    begins, ends = settings.quiet or (0, 0)
    return services.served() - max(one.began, away) <= (ends - begins) % 24 * HOUR + MINUTE


async def _row(services: Services, table: Table, person: Person, account: Account) -> Sentence:
    """The line of a game: its number, with whom, and how much time is left."""
    others = [one.name or "…" for one in table.players if one.person != person and one.answer is not Answer.LEFT]
    left = seconds_left(services, table, person)
    time = time_facts("none") if left == inf else time_facts("timed", left=span(services, left))
    link = await linked_number(services, table, account, sign="#")
    facts: dict[str, FactValue] = {"link": link, "table": str(table.id), "game": table.title, "names": tuple(others)}
    return Sentence("games-row", {**facts, "alone": "no", **time})
