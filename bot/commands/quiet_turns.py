"""One message when somebody's quiet hours end, about several games in which a turn of theirs began in them (N2)."""

from datetime import datetime
from math import inf
from zoneinfo import ZoneInfo

from bot.chat.facts import FactValue, Hyperlink
from bot.chat.outbox_message import ButtonSpec, OutboxMessage, Sentence
from bot.chat.person import Person
from bot.chat.port import Account
from bot.commands.awaited_time import seconds_left, span, time_facts
from bot.commands.context import Services
from bot.commands.running_clocks import acting, zero
from bot.commands.table_lists import address_of
from bot.grammar.seconds import HOUR, MINUTE
from bot.messages import slots
from bot.messages.notices import requests_to
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
    if person is None or requests_to(table, seat)[0]:
        return None
    begun = [one for one in await services.store.tables_of(person, (Phase.RUNNING,)) if one.id != table.id]
    begun = [one for one in begun if _began_in(services, one, person, account, settings)]
    if not begun:
        return None
    tables = sorted((table, *begun), key=lambda one: (seconds_left(services, one, person), one.id))
    lines = [Sentence("turns-after-quiet-hours", {"count": len(tables)})]
    lines += [await _row(services, one, person, account) for one in tables]
    buttons = [ButtonSpec("button-choice", f"/board #{one.id}", name=f"#{one.id} {one.title}") for one in tables]
    day = datetime.fromtimestamp(services.now(), ZoneInfo(settings.zone)).date()
    slot = slots.quiet_turns(day)
    return await services.to_player(account, table, *lines, buttons=tuple(buttons[:_MOST_BUTTONS]), slot=slot)


def _began_in(services: Services, table: Table, person: Person, account: Account, settings: ReminderSettings) -> bool:
    """Whether a turn of a person, who acts with this account, began in the quiet hours that end now, and waits to be told."""
    seat = table.seat_of(person)
    if seat is None or seat not in acting(table) or table.player(seat).account != account:
        return False
    one, away = table.reminders.get(seat), 0.0 if table.clocks is None else table.clocks.of(seat).away
    if one is None or one.muted or zero(table, seat) == inf or away > services.served() or requests_to(table, seat)[0]:
        return False
    begins, ends = settings.quiet or (0, 0)
    return services.served() - one.began <= (ends - begins) % 24 * HOUR + MINUTE


async def _row(services: Services, table: Table, person: Person, account: Account) -> Sentence:
    """The line of a game: its number, with whom, and how much time is left."""
    others = [one.name or "…" for one in table.players if one.person != person and one.answer is not Answer.LEFT]
    left = seconds_left(services, table, person)
    time = time_facts("none") if left == inf else time_facts("timed", left=span(services, left))
    link = Hyperlink(f"#{table.id}", await address_of(services, table, account.platform))
    facts: dict[str, FactValue] = {"link": link, "table": str(table.id), "game": table.title, "names": tuple(others)}
    return Sentence("games-row", {**facts, "alone": "no", **time})
