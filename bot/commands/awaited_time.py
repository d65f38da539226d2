"""The facts about the time that is left at a table: of whoever is awaited there, or why it does not run."""

from collections.abc import Sequence
from math import inf

from bot.chat.facts import FactValue, Moment, TimeSpan
from bot.chat.person import Person
from bot.commands.context import Services
from bot.messages import announce
from bot.messages.clocks import rounded
from bot.tables.table import Due, Table
from bot.tables.timekeeping import UNCLAIMED
from core.game import Seat


def awaited_time(services: Services, table: Table) -> dict[str, FactValue]:
    """The facts about the time of those awaited at a running table: of the one with the least, but first who has none left."""
    seats, now = [seat for seat in table.playing if seat in table.turn], services.served()
    if table.paused:
        return time_facts("paused")
    if table.clocks is None:
        left = table.dues.get(Due.LIMIT, inf) - now
        return time_facts("none") if left == inf else time_facts("timed", left=span(services, max(0.0, left)))
    clocks = table.clocks.charged(now)
    late = tuple(seat for seat in seats if clocks.of(seat).at_zero)
    if late:
        grace = max(0.0, min(clocks.grace, UNCLAIMED) - max(clocks.of(seat).late for seat in late))
        claimed = "awaited-claimed" if clocks.automatic else "awaited-late"
        return time_facts(claimed, table=table, seats=late, left=TimeSpan(rounded(grace)))
    if not seats:
        return time_facts("none")
    first = min(seats, key=clocks.zero)
    clock = clocks.of(first)
    if clock.away > now:
        return time_facts("awaited-away", table=table, seats=(first,), until=Moment(services.now() + clock.away - now))
    return time_facts("awaited", table=table, seats=(first,), left=span(services, clock.left))


def seconds_left(services: Services, table: Table, person: Person) -> float:
    """The seconds that a person has left at a table where they may act; infinite without a limit."""
    seat = table.seat_of(person)
    ends = [table.dues.get(Due.LIMIT, inf)]
    if table.clocks is not None and seat is not None:
        ends.append(table.clocks.zero(seat))
    return max(0.0, min(ends) - services.served())


def span(services: Services, left: float) -> TimeSpan:
    """Running time that is left now, which Discord shows as `in 2 hours`: no preposition may precede it in a sentence."""
    return TimeSpan(rounded(left), services.now() + left)


def time_facts(
    state: str, *, table: Table | None = None, seats: Sequence[Seat] = (), left: FactValue = "", until: FactValue = ""
) -> dict[str, FactValue]:
    """The facts of a sentence about a table: its state, and the players on `seats` whose time is meant."""
    awaited = () if table is None else announce.names(table, seats)
    return {"state": state, "left": left, "until": until, "awaited": awaited}
