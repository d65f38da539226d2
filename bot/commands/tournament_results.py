"""Counts the end of a game for its tournament."""

from bot.chat.outbox_message import OutboxMessage, Sentence
from bot.commands.context import Services
from bot.messages import standings
from bot.tables.table import Table
from bot.tournaments.tournament import Tournament, count_match
from core.game import Outcome


async def count_for_tournament(
    services: Services, table: Table, outcome: Outcome | None, tournament: Tournament | None = None
) -> tuple[Tournament | None, tuple[Sentence, ...], tuple[OutboxMessage, ...]]:
    """The tournament after a finished game, lines for the end of the game, and messages if the round is over.

    Without an outcome the game counts for nothing. For a table outside tournaments, the tournament is None and nothing is said.
    """
    tournament = tournament or await services.store.tournaments.of_table(table.id)
    if tournament is None:
        return None, (), ()
    after = count_match(tournament, table.id, outcome)
    match = next(match for round in after.played for match in round.matches if match.table == table.id)
    locale = await services.locale(after.channel)
    lines = standings.match_lines(after, match, locale) if match.points else ()
    return after, lines, () if after.waiting else (standings.standings_message(after, locale),)
