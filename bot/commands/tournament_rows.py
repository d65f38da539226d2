"""What a tournament waits for: the lines of `games` about one's own, and those of `tournament` about the round being played."""

from bot.chat.facts import FactValue, Hyperlink
from bot.chat.outbox_message import Sentence
from bot.commands.awaited_time import awaited_time
from bot.commands.context import Request
from bot.games.registry import load
from bot.messages import standings
from bot.tables.table import Phase
from bot.tournaments.tournament import Stage, Tournament


async def tournament_rows(request: Request) -> list[Sentence]:
    """A line for each unfinished tournament that the author leads or takes part in: what it waits for (N1)."""
    found = await request.services.store.tournaments.of_person(request.person)
    return [await _row(request, tournament) for tournament in found]


async def playing_lines(request: Request, tournament: Tournament) -> tuple[Sentence, ...]:
    """The lines about the round being played: the results so far, and who is awaited at the other tables, with their time."""
    times = {}
    for match in tournament.waiting:
        table = await request.services.store.table(match.table)
        if table is not None and table.phase is Phase.RUNNING:
            times[match.table] = awaited_time(request.services, table)
    return standings.playing_lines(tournament, times, request.locale)


async def _row(request: Request, tournament: Tournament) -> Sentence:
    tables = tuple(f"#{match.table}" for match in tournament.waiting)
    state = "open" if tournament.stage is Stage.OPEN else "playing" if tables else "between"
    facts: dict[str, FactValue] = {
        "link": Hyperlink(load(tournament.game).title, await _address(request, tournament)),
        "state": state,
        "own": "yes" if tournament.director.person == request.person else "no",
        "director": tournament.director.name,
        "round": str(len(tournament.played)),
        "rounds": str(tournament.planned),
        "next": str(len(tournament.played) + 1),
        "tables": tables,
        "count": len(tables),
    }
    return Sentence("games-tournament", facts)


async def _address(request: Request, tournament: Tournament) -> str:
    """The address of the newest message about a tournament; empty if unknown."""
    for slot in standings.slots_of(tournament):
        shown = await request.services.store.shown_at(tournament.channel, slot)
        if shown is not None:
            return request.services.link(tournament.channel, shown)
    return ""
