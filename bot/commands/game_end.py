"""What the end of a game adds to the change: results, ratings, the tournament, and what is said of them."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.chat.outbox_message import OutboxMessage, Sentence
from bot.commands.context import Services
from bot.commands.ratings import rated_game
from bot.commands.results import solo_result
from bot.commands.tournament_results import count_for_tournament
from bot.games import lessons
from bot.games.highlights import Highlight, figures
from bot.messages import endings
from bot.ratings.fold import RatedGame
from bot.tables.game_result import GameResult, results
from bot.tables.playing import LoadedTable, MoveResult
from bot.tournaments.tournament import Tournament
from core.game import Outcome, Seat


@dataclass(frozen=True, slots=True)
class GameEnd:
    """What the end of a game adds.

    The `solo_points` of who played alone, what each person reached, the game as it counts for ratings, the tournament after it,
    the `best` move of each seat, what is said of the `ratings`, further `lines` and messages.
    """

    solo_points: int | None = None
    results: tuple[GameResult, ...] = ()
    rated: RatedGame | None = None
    tournament: Tournament | None = None
    best: Mapping[Seat, Highlight] = field(default_factory=dict)
    ratings: tuple[Sentence, ...] = ()
    lines: tuple[Sentence, ...] = ()
    messages: tuple[OutboxMessage, ...] = ()


async def end_of_game(
    services: Services, loaded: LoadedTable, result: MoveResult, outcome: Outcome, tournament: Tournament | None
) -> GameEnd:
    """The additions of the end of a game; `tournament` is that of its table where the command has changed it already.

    Nobody has reached anything in a game that was stopped, nor in a lesson: the one says nothing about its players, the other
    is given.
    """
    table = result.table
    points, lines = await solo_result(services, table, outcome)
    after, counts, messages = await count_for_tournament(services, table, outcome, tournament)
    lesson = lessons.drawn_from(table.game, table.seed) is not None
    if table.moved_to_private and outcome.ending == endings.FINISHED and not lesson:
        locale = await services.locale(table.channel)
        messages = (*messages, endings.result_message(table, outcome, locale))
    found: tuple[GameResult, ...] = ()
    best: Mapping[Seat, Highlight] = {}
    if outcome.ending != endings.STOPPED:
        found, best = await _figures(services, loaded, result, outcome)
    rated, ratings = await rated_game(services, table, outcome)
    return GameEnd(points, () if lesson else found, rated, after, best, ratings, (*lines, *counts), messages)


async def _figures(
    services: Services, loaded: LoadedTable, result: MoveResult, outcome: Outcome
) -> tuple[tuple[GameResult, ...], Mapping[Seat, Highlight]]:
    """The result of each person, and the best move of each seat if the game was played to its end."""
    table = result.table
    # another process may have made the same move: then what is loaded is overtaken, which storing it will tell
    played = (await services.store.log(table.id))[: table.plies - len(result.entries)]
    log = (*played, *result.entries)
    found = await asyncio.to_thread(figures, loaded.game, len(table.players), log)
    best = {seat: one.best for seat, one in found.items() if one.best} if outcome.ending == endings.FINISHED else {}
    return results(table, outcome, found, log), best
