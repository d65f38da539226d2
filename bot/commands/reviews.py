"""`review`: looks back on a finished game for one of its players, with their most expensive turns as puzzles (V2)."""

import asyncio
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.chat.outbox_message import ButtonSpec, OutboxMessage, Sentence
from bot.commands.context import CommandResult, Request
from bot.commands.game_end import seats_that_played
from bot.commands.puzzle_solving import (
    TRIES,
    demand_move,
    demand_not_had,
    demand_not_thought_about,
    for_game,
    is_meant,
    is_tapped,
    refused_about,
    told_in_private,
    try_answer,
)
from bot.commands.review_attempts import REVIEW_ATTEMPTS, ReviewAttempt, ReviewAttempts
from bot.games import lessons
from bot.grammar.command_types import Review
from bot.messages import review_messages
from bot.store.positions import DoesNotReplay
from bot.tables.playing import LoadedTable
from bot.tables.refusal import Refusal, not_running
from bot.tables.table import Phase
from core.errors import MoveError
from core.game import Seat
from core.review import Reviewed, most_expensive

PUZZLES: Final = 3
"""The number of turns that become puzzles."""


@dataclass(frozen=True, slots=True)
class _Game:
    """A finished game with the reviewed seat, its turns, and the most expensive ones."""

    loaded: LoadedTable
    seat: Seat
    turns: tuple[Reviewed[Any], ...]
    puzzles: tuple[Reviewed[Any], ...]


async def review(request: Request, command: Review) -> CommandResult:
    """`review`: show the course of a game with the points given away, or one of its puzzles, or the answer to one.

    Where no puzzle is named, the answer is that to the author's current or last one.
    """
    attempts = await review_attempts(request)
    now = attempts.now
    if command.answer and not command.puzzle and now is not None and command.table in (None, now.table):
        command = Review(table=now.table, puzzle=now.puzzle, answer=True)
    table = await request.find_table(command.table, (Phase.OVER,), request.is_seated, none="review-no-game")
    if table.phase is Phase.RUNNING:
        raise Refusal("review-not-over", table=str(table.id))
    if table.phase is not Phase.OVER:
        raise not_running(table)
    if table.seat_of(request.person) is None:
        if not await seats_that_played(request.services, table):
            raise Refusal("review-no-turn", table=str(table.id))
        # the end of the game, just above, has that button too; and on Telegram only an answer without buttons stays private
        above = request.line.pressed and not request.line.private
        replay = () if above else (ButtonSpec("button-replay", f"/replay #{table.id}"),)
        raise Refusal("review-not-yours", table=str(table.id)).with_answer(buttons=replay)
    game = await _review_game(request, *await request.load_seat(table))
    if not game.turns:
        raise Refusal("review-no-turn", table=str(table.id))
    if not command.puzzle:
        left = await request.services.positions.after_leaving(game.loaded, game.seat)
        scores = left.view(None).scores or game.loaded.view(None).scores  # some games count points only at the end
        said = review_messages.overview(table, game.seat, game.turns, game.puzzles, scores)
        return await told_in_private(request, said, where=Sentence("review-in-private", {"table": str(table.id)}))
    return await _puzzle(request, command, game, attempts)


async def _puzzle(request: Request, command: Review, game: _Game, attempts: ReviewAttempts) -> CommandResult:
    """The result that shows a puzzle, or its answer; raises Refusal if the game has none with that number."""
    table, number = game.loaded.table, command.puzzle
    if number > len(game.puzzles):
        raise Refusal("review-no-puzzle", table=str(table.id), count=len(game.puzzles))
    attempt = attempts.at_puzzle(table.id, number)
    if command.answer:
        said = review_messages.answer(table, game.puzzles, number, most=attempt.most)
        return await _told(request, said, attempts, attempt.done())
    if attempt.is_done:
        attempt = ReviewAttempt(table.id, number)
    left = TRIES - attempt.tries  # asking again gives no new tries
    taps = is_tapped(request, game.loaded.game)
    said = review_messages.puzzle(table, game.turns, game.puzzles, number, left, taps=taps)
    return await _told(request, said, attempts, attempt)


async def review_attempts(request: Request) -> ReviewAttempts:
    """The author's tries at the puzzles of their reviews."""
    return ReviewAttempts.read(await request.own_setting(REVIEW_ATTEMPTS))


async def _told(
    request: Request, said: OutboxMessage, attempts: ReviewAttempts, attempt: ReviewAttempt
) -> CommandResult:
    """The result that tells something about a puzzle in private and keeps the attempt at it as the current one."""
    return await told_in_private(request, said, {REVIEW_ATTEMPTS: str(attempts.at(attempt))})


async def answer_puzzle(request: Request, text: str) -> CommandResult | None:
    """The result of a private line that answers the author's current puzzle; None if it answers none."""
    attempts = await review_attempts(request) if request.line.private else ReviewAttempts()
    attempt = attempts.now
    if attempt is None:
        return None
    number, puzzle = attempt.table, attempt.puzzle
    if attempt.is_done:
        await demand_not_had(request, review_messages.slot(number), ButtonSpec("button-review", f"/review #{number}"))
        return None
    posed = await _posed(request, attempt) if await is_meant(request, review_messages.slot(number)) else None
    if posed is None:
        return None
    game, turn, past = posed
    table = game.loaded.table
    left, slot = TRIES - attempt.tries, review_messages.slot(number)
    still_open = Refusal("review-open", game=table.title, table=str(number), puzzle=str(puzzle))
    answer = review_messages.answer_button(table, puzzle)
    demand_move(past, text, still_open.with_answer(secret=True, slot=slot, buttons=[answer]))
    async with refused_about(request, review_messages.about(table, puzzle), slot):
        result = await try_answer(request, past, game.seat, text, attempt.tried, left=left)
        moves = tuple(entry.text for entry in result.entries)
        found = await request.services.opponents.value(table.rules, turn.decision.view, moves)
        if found is None:
            raise Refusal(f"{review_messages.key(table)}-unfinished").with_answer(secret=True)
    if found.loss and left > 1:
        taps = is_tapped(request, past.game)
        said = review_messages.wrong(table, turn, found, puzzle, left - 1, taps=taps)
        said = replace(said, lines=(*said.lines, *await for_game(request)))
        most, tried = max(attempt.most, found.played.points), (*attempt.tried, ";".join(moves))
        attempt = replace(attempt, tries=attempt.tries + 1, tried=tried, most=most)
        return await _told(request, said, attempts, attempt)
    said = review_messages.answer(table, game.puzzles, puzzle, found=found, most=attempt.most)
    return await _told(request, said, attempts, attempt.done())


async def demand_no_hint(request: Request) -> None:
    """Raise Refusal, which offers the answer, for a hint while the author's current puzzle is what is thought about."""
    attempt = (await review_attempts(request)).now
    table = None if attempt is None or attempt.is_done else await request.services.store.table(attempt.table)
    if attempt is None or table is None or not request.is_seated(table):
        return
    about, answer = review_messages.about(table, attempt.puzzle), review_messages.answer_button(table, attempt.puzzle)
    await demand_not_thought_about(request, about, review_messages.slot(table.id), answer)


async def open_puzzle(request: Request) -> tuple[LoadedTable, Seat] | None:
    """The position of the author's current puzzle from a game of their own, and their seat; or None. Raises DoesNotReplay."""
    attempt = (await review_attempts(request)).now
    posed = None if attempt is None or attempt.is_done else await _posed(request, attempt)
    if posed is None:
        return None
    game, _, past = posed
    return past, game.seat


async def _posed(request: Request, attempt: ReviewAttempt) -> tuple[_Game, Reviewed[Any], LoadedTable] | None:
    """The game of an attempt, the turn to improve, and the position before it; None if there is no such puzzle any more."""
    table = await request.services.store.table(attempt.table)
    if table is None or table.phase is not Phase.OVER or not request.is_seated(table):  # the account was unlinked since
        return None
    game = await _review_game(request, *await request.load_seat(table))
    if attempt.puzzle > len(game.puzzles):
        return None
    turn = game.puzzles[attempt.puzzle - 1]
    return game, turn, await request.services.positions.before(game.loaded, turn.decision.ply)


async def _review_game(request: Request, loaded: LoadedTable, seat: Seat) -> _Game:
    """The game with a valuation of each turn, computed in the worker."""
    table, services = loaded.table, request.services
    log, seats = await services.positions.log(table), len(table.players)
    try:
        turns = await services.opponents.review(table.rules, seats, log, seat)
    except MoveError as error:
        raise DoesNotReplay(table) from error
    if table.lesson is not None:
        turns = await asyncio.to_thread(lessons.valued, loaded.engine.game, table.lesson, log, turns)
    return _Game(loaded, seat, turns, most_expensive(turns, PUZZLES))
