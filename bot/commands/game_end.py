"""The parts that the end of a game adds to a change: results, ratings, the tournament, and the lines about them."""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.chat.outbox_message import ButtonSpec, OutboxMessage, Sentence
from bot.commands.context import Request, Services
from bot.commands.ratings import rated_game
from bot.commands.reliability import suspension_messages
from bot.commands.results import solo_result
from bot.commands.tournament_rows import told_to_director
from bot.games.highlights import SeatSummary, seat_summaries
from bot.messages import endings, standings
from bot.messages.announce import Public, player_facts
from bot.store.change import Change
from bot.store.positions import DoesNotReplay
from bot.tables.game_result import results
from bot.tables.playing import LoadedTable, MoveResult, with_computers
from bot.tables.table import Table
from bot.tournaments.tournament import Tournament, count_match
from core.game import Game, Outcome, Seat
from core.replay import LEAVING, LOST_ON_TIME, LogEntry
from core.review import decisions


async def end_of_game(
    services: Services, loaded: LoadedTable, result: MoveResult, outcome: Outcome, tournament: Tournament | None,
    public: Public, locale: str, *, said: tuple[Sentence, ...], notify: tuple[Seat, ...],
) -> tuple[Change, OutboxMessage]:  # fmt: skip
    """What the end of a game adds to a change, and the message with the final board.

    `tournament` is the table's tournament if the command has already changed it. The board's message begins with the lines
    `said` and notifies the players on some seats. A stopped game and a lesson have no results: the first tells nothing about
    its players, the second is prepared.
    """
    table = result.table
    points, lines = await solo_result(services, table, outcome)
    after, counts, messages = await count_for_tournament(services, table, outcome, tournament)
    if table.moved_to_private and outcome.ending == endings.FINISHED and not table.lesson:
        messages = (*messages, endings.result_message(table, outcome, await services.locale(table.channel)))
    # if another process has made the same move, this log is out of date, and the commit fails
    before = (await services.store.log(table.id))[: table.plies - len(result.entries)]
    log = with_computers(table, (*before, *result.entries))
    summaries = await asyncio.to_thread(seat_summaries, loaded.game, len(table.players), log)
    played = await asyncio.to_thread(_played, loaded.game, log, summaries)
    found = () if outcome.ending == endings.STOPPED else results(table, outcome, summaries, log)
    best = {seat: one.best for seat, one in summaries.items() if one.best and outcome.ending == endings.FINISHED}
    rated, ratings = await rated_game(services, table, log, outcome, in_tournament=after is not None)
    kept = () if table.lesson else found
    messages = (*messages, *await suspension_messages(services, table, kept))
    board = endings.ending_message(table, public, outcome, best, locale, played=played, ratings=ratings, notify=notify)
    # the tournament announces the next games
    buttons = board.buttons if after is None else endings.buttons_to_look_back(board.buttons)
    board = replace(board, lines=(*said, *board.lines, *lines, *counts), buttons=buttons)
    return Change(solo_points=points, results=kept, rated=rated, tournament=after, messages=messages), board


async def count_for_tournament(
    services: Services, table: Table, outcome: Outcome | None, tournament: Tournament | None
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
    if after.waiting:
        return after, lines, ()
    return after, lines, (standings.standings_message(after, locale), *await told_to_director(services, after))


async def departure(services: Services, table: Table) -> tuple[Sentence, ...]:
    """The line that says who ended a game by leaving it, which the points may seem to contradict; none for a full game."""
    last = next((one for one in reversed(await services.store.log(table.id)) if one.seat > 0), None)
    if last is None or last.text not in LEAVING:
        return ()
    key = "lost-on-time" if last.text == LOST_ON_TIME else "game-resigned"
    return (Sentence(key, player_facts(table, last.seat)),)


async def seats_that_played(services: Services, table: Table) -> frozenset[Seat]:
    """The seats that finished a turn of their own in a game that is over, so that there is something to look back on.

    None if its log no longer replays. Replays the whole log off the event loop.
    """
    try:
        loaded = await services.positions.load(table)
        log = await services.positions.log(table)
        summaries = await asyncio.to_thread(seat_summaries, loaded.game, len(table.players), log)
        return await asyncio.to_thread(_played, loaded.game, log, summaries)
    except DoesNotReplay:
        return frozenset()


async def next_steps(services: Services, table: Table, readers: Collection[Seat]) -> tuple[ButtonSpec, ...]:
    """The buttons below a game that is over, for the players on some seats or, without seats, for anybody else."""
    try:
        loaded = await services.positions.load(table)
    except DoesNotReplay:
        return ()
    outcome = loaded.game.outcome(loaded.replay.position)
    assert outcome is not None, "the game is over"
    return endings.ending_buttons(table, outcome, await seats_that_played(services, table), readers)


def _played(
    game: Game[Any, Any, Any, Any], log: Sequence[LogEntry], summaries: Mapping[Seat, SeatSummary]
) -> frozenset[Seat]:
    """The seats that finished a turn themselves: the clock may have finished all of theirs."""
    turns = {seat: decisions(game, len(summaries), log, seat) for seat, one in summaries.items() if one.turns}
    return frozenset(seat for seat, own in turns.items() if any(own))


async def has_moved(request: Request, table: Table) -> bool:
    """Whether the author has made a move in a game."""
    log = await request.services.store.log(table.id)
    own = table.seat_of(request.person)
    return any(entry.seat == own and entry.text not in LEAVING for entry in log)
