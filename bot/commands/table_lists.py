"""Lists of tables: those of a chat, and the author's own in all chats."""

from collections.abc import Sequence
from math import inf

from bot.chat.facts import FactValue, Hyperlink, TimeSpan
from bot.chat.outbox_message import Sentence
from bot.commands.context import CommandResult, Request, Services
from bot.commands.finished_games import finished_games, has_finished_games
from bot.commands.ratings import OF_THE_DAY
from bot.commands.which_table import table_lines
from bot.grammar.command_types import Games, Tables
from bot.messages.clocks import rounded
from bot.tables.challenge import seat_asked
from bot.tables.refusal import Refusal
from bot.tables.table import Answer, Due, Phase, Table


async def tables(request: Request, command: Tables) -> CommandResult:
    """`tables`: list the open and running tables here (in private: the author's), and those that this chat watches."""
    found = await request.tables((Phase.OPEN, Phase.RUNNING))
    watched = () if request.line.private else await request.services.store.watched_in(request.line.channel)
    if not found and not watched:
        raise Refusal("tables-none")
    lines = [Sentence("tables-head"), *table_lines(found)] if found else []
    lines += [
        Sentence("tables-watched", {"table": str(one.id), "game": one.title, "names": one.names}) for one in watched
    ]
    return request.answer(*lines)


async def games(request: Request, command: Games) -> CommandResult:
    """`games`: list for the author the tables where they may act, the most urgent first, then those where they wait (N1).

    With a page, list their finished games. Raises Refusal if there are none.
    """
    if command.page:
        return await finished_games(request, command.page)
    phases = (Phase.OPEN, Phase.RUNNING)
    held = await request.tables_anywhere(phases)
    asked = [table for table in held if table.phase is Phase.OPEN and seat_asked(table, request.author) is not None]
    seated = [table for table in held if request.seated(table) and table not in asked]
    acting = sorted(
        (table for table in seated if request.acting(table)),
        key=lambda table: (_seconds_left(request, table), table.id),
    )
    waiting = [
        table for table in seated if table not in acting and table.answer_of(request.person) is not Answer.DECLINED
    ]
    lines: list[Sentence] = []
    for key, tables in (("games-your-turn", acting), ("games-asked", asked), ("games-waiting", waiting)):
        if tables:
            lines += [Sentence(key), *await _rows(request, tables)]
    finished = not (acting or asked) and await has_finished_games(request)
    if not lines:
        refusal = Refusal("games-none", finished="yes" if finished else "no")
        raise refusal.with_answer(buttons=(OF_THE_DAY,)) if request.line.private else refusal
    if finished:
        lines.append(Sentence("games-also-finished"))
    return request.answer(*lines, secret=True)


def _seconds_left(request: Request, table: Table) -> float:
    """The seconds that the author has left at a table where they may act; infinite without a limit."""
    seat = table.seat_of(request.person)
    ends = [table.dues.get(Due.LIMIT, inf)]
    if table.clocks is not None and seat is not None:
        ends.append(table.clocks.zero(seat))
    return max(0.0, min(ends) - request.services.served())


async def _rows(request: Request, tables: Sequence[Table]) -> list[Sentence]:
    """A line for each table, with the author's time left and the address of its latest message."""
    rows = []
    for table in tables:
        left = _seconds_left(request, table) if request.acting(table) else inf
        others = tuple(
            player.name or "…"
            for player in table.players
            if player.person != request.person and player.answer is not Answer.LEFT
        )
        alone = "no" if others else "yes"
        facts: dict[str, FactValue] = {"game": table.title, "names": others, "alone": alone}
        address = await address_of(request.services, table, request.line.author.account.platform)
        number = Hyperlink(f"#{table.id}", address)
        rows.append(Sentence("games-row", {**facts, "table": number, **_time(request, table, left)}))
    return rows


def _time(request: Request, table: Table, left: float) -> dict[str, FactValue]:
    """The facts about the author's time left, if it is limited, or why it does not run."""
    seat = table.seat_of(request.person)
    if seat is not None and table.player(seat).level is not None:
        return {"state": "replaced", "left": ""}
    if table.paused:
        return {"state": "paused", "left": ""}
    if left == inf:
        return {"state": "none", "left": ""}
    time = TimeSpan(rounded(left), request.services.now() + left)
    return {"state": "timed" if left else "late", "left": time}


async def address_of(services: Services, table: Table, platform: str) -> str:
    """The address of a table's latest message, on this platform if it is played there; empty if unknown."""
    for place in sorted(() if table.private else table.places, key=lambda place: place.platform != platform):
        shown = await services.store.newest_shown(place, table.id)
        if shown is not None and (address := services.link(place, shown)):
            return address
    return ""
