"""What a tournament waits for: the lines of `games` about one's own, and those of `tournament` about the round being played."""

from bot.chat.facts import FactValue, Hyperlink
from bot.chat.outbox_message import OutboxMessage, Sentence
from bot.chat.port import Private
from bot.commands.awaited_time import awaited_time
from bot.commands.context import Request, Services
from bot.commands.quiet_hours import quiet_end, reminder_settings_of
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
    return standings.playing_lines(tournament, times, request.shared_locale)


async def _row(request: Request, tournament: Tournament) -> Sentence:
    tables = tuple(f"#{match.table}" for match in tournament.waiting)
    state = "open" if tournament.stage is Stage.OPEN else "playing" if tables else "between"
    facts: dict[str, FactValue] = {
        "link": await _link(request.services, tournament),
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


async def told_to_director(services: Services, tournament: Tournament) -> tuple[OutboxMessage, ...]:
    """The private message to a director in whose quiet hours a round ended: the standings in the channel named them silently.

    There is none outside quiet hours, and none after the last round.
    """
    account = tournament.director.account
    if account is None or tournament.stage is not Stage.RUNNING:
        return ()
    to = Private(account)
    if quiet_end(services, await reminder_settings_of(services, account)) is None:
        return ()
    played = len(tournament.played)
    link = await _link(services, tournament)
    facts: dict[str, FactValue] = {"link": link, "round": str(played), "next": str(played + 1)}
    return (OutboxMessage(to, (Sentence("tournament-next-told", facts),), await services.locale(to)),)


async def _link(services: Services, tournament: Tournament) -> Hyperlink:
    """The game of a tournament, as a link to the newest message about it; without one, that is only the name."""
    address = ""
    for slot in standings.slots_of(tournament):
        shown = await services.store.shown_at(tournament.channel, slot)
        if shown is not None:
            address = services.link(tournament.channel, shown)
            break
    return Hyperlink(load(tournament.game).title, address)
