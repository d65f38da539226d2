"""The lines of `games` about one table each: its number and the others, the time left, and what others ask its player."""

from collections.abc import Sequence
from math import inf

from bot.chat.facts import FactValue, Hyperlink, Moment, TimeSpan
from bot.chat.outbox_message import ButtonSpec, Sentence
from bot.commands.context import Request, Services
from bot.commands.next_game import seconds_left
from bot.messages import announce
from bot.messages.clocks import rounded
from bot.tables.table import Answer, Due, Phase, Table
from bot.tables.takeback import open_wish, others
from bot.tables.timekeeping import UNCLAIMED, Passes, advance
from core.game import Seat


async def game_rows(request: Request, tables: Sequence[Table]) -> list[Sentence]:
    """A line for each table, with the time left of the author or of whoever is awaited, and a link to its latest message."""
    rows = []
    for table in tables:
        with_whom = tuple(
            player.name or "…"
            for player in table.players
            if player.person != request.person and player.answer is not Answer.LEFT
        )
        facts: dict[str, FactValue] = {"names": with_whom, "alone": "no" if with_whom else "yes"}
        rows.append(Sentence("games-row", {**await _named(request, table), **facts, **_time(request, table)}))
    return rows


async def request_rows(request: Request, tables: Sequence[Table]) -> tuple[list[Sentence], tuple[ButtonSpec, ...]]:
    """A line for each request at these tables that waits for the author's answer; with the buttons that answer the only one."""
    found = [(table, *asked) for table in tables for asked in _asked(request, table)]
    rows = [
        Sentence("games-request", {**await _named(request, table), "kind": kind, "players": names, "count": len(names)})
        for table, kind, names, _ in found
    ]
    return rows, found[0][-1] if len(found) == 1 else ()


async def address_of(services: Services, table: Table, platform: str) -> str:
    """The address of a table's latest message, on this platform if it is played there; empty if unknown."""
    for place in sorted(() if table.private else table.places, key=lambda place: place.platform != platform):
        shown = await services.store.newest_shown(place, table.id)
        if shown is not None and (address := services.link(place, shown)):
            return address
    return ""


async def _named(request: Request, table: Table) -> dict[str, FactValue]:
    """The facts that name a table: its number, with a link and without, and its game."""
    address = await address_of(request.services, table, request.line.author.account.platform)
    return {"link": Hyperlink(f"#{table.id}", address), "table": str(table.id), "game": table.title}


def _asked(request: Request, table: Table) -> list[tuple[str, tuple[str, ...], tuple[ButtonSpec, ...]]]:
    """The requests at a running table that the author has not answered: the kind, who asks, and the buttons that answer."""
    seat, wish, clocks = table.seat_of(request.person), open_wish(table), table.clocks
    if seat is None or table.phase is not Phase.RUNNING or seat not in table.playing:
        return []
    found: list[tuple[str, tuple[str, ...], tuple[ButtonSpec, ...]]] = []
    if wish is not None and seat in others(table, wish.seat) and seat not in wish.agreed:
        command = f"/takeback #{table.id}"
        buttons = (ButtonSpec("button-agree", f"{command} yes"), ButtonSpec("button-decline", f"{command} no"))
        found.append(("takeback", (table.player(wish.seat).name,), buttons))
    if clocks is not None and clocks.pausing and not clocks.paused and seat not in clocks.pausing:
        asking = tuple(table.player(one).name for one in sorted(clocks.pausing))
        found.append(("pause", asking, (ButtonSpec("button-pause-agree", f"/pause #{table.id}"),)))
    return found


def _time(request: Request, table: Table) -> dict[str, FactValue]:
    """The facts about the time left of the author, if they may act, or else of whoever is awaited; or why it does not run."""
    seat = table.seat_of(request.person)
    if seat is not None and table.player(seat).level is not None:
        return _facts("replaced")
    if table.phase is Phase.OPEN:
        return _until_lapse(request, table)
    if table.paused or not request.acting(table):
        return awaited_time(request.services, table)
    left = seconds_left(request.services, table, request.person)
    return _facts("none") if left == inf else _facts("timed" if left else "late", left=_span(request.services, left))


def _until_lapse(request: Request, table: Table) -> dict[str, FactValue]:
    """The facts about a challenge that the author waits for: it lapses unless it begins."""
    left = table.dues.get(Due.LAPSE, inf) - request.services.served()
    waits = table.answer_of(request.person) is Answer.ACCEPTED and left != inf
    return _facts("open", left=_span(request.services, max(0.0, left))) if waits else _facts("none")


def awaited_time(services: Services, table: Table) -> dict[str, FactValue]:
    """The facts about the time of those awaited at a running table: of the one with the least, but first who has none left."""
    seats, now = [seat for seat in table.playing if seat in table.turn], services.served()
    if table.paused:
        return _facts("paused")
    if table.clocks is None:
        left = table.dues.get(Due.LIMIT, inf) - now
        return _facts("none") if left == inf else _facts("timed", left=_span(services, max(0.0, left)))
    clocks = advance(table.clocks, Passes(), now)
    late = tuple(seat for seat in seats if clocks.of(seat).at_zero)
    if late:
        grace = max(0.0, min(clocks.grace, UNCLAIMED) - max(clocks.of(seat).late for seat in late))
        claimed = "awaited-claimed" if clocks.automatic else "awaited-late"
        return _facts(claimed, table=table, seats=late, left=_span(services, grace))
    if not seats:
        return _facts("none")
    first = min(seats, key=clocks.zero)
    clock = clocks.of(first)
    if clock.away > now:
        return _facts("awaited-away", table=table, seats=(first,), until=Moment(services.now() + clock.away - now))
    return _facts("awaited", table=table, seats=(first,), left=_span(services, clock.left))


def _span(services: Services, left: float) -> TimeSpan:
    """Running time that is left now."""
    return TimeSpan(rounded(left), services.now() + left)


def _facts(
    state: str, *, table: Table | None = None, seats: Sequence[Seat] = (), left: FactValue = "", until: FactValue = ""
) -> dict[str, FactValue]:
    awaited = () if table is None else announce.names(table, seats)
    return {"state": state, "left": left, "until": until, "awaited": awaited}
