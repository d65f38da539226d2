"""`puzzle`: positions from computer games with one clearly best turn, to be found in three tries (V4)."""

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import date, timedelta
from typing import Final

from bot.chat.outbox_message import ButtonSpec, OutboxMessage
from bot.commands import moves, reviews
from bot.commands.context import CommandResult, Request
from bot.commands.puzzle_attempts import ATTEMPTS, OWN_RESULTS, Attempt, Attempts, OwnResult, OwnResults
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
from bot.commands.ratings import puzzle_rating
from bot.commands.review_attempts import REVIEW_ATTEMPTS
from bot.games import puzzles
from bot.games.puzzles import PuzzleName
from bot.games.registry import load
from bot.grammar.command_types import AskHint, Review, ShowPuzzle
from bot.messages import puzzle_messages
from bot.messages.puzzle_messages import DayResult
from bot.ratings.puzzles import PuzzleResult, next_result, streak, strength, untried
from bot.store.change import Preference
from bot.tables.daily import UNTRIED, day_in, has_begun
from bot.tables.playing import LoadedTable
from bot.tables.refusal import Refusal
from core.game import Seat

PUZZLE_ANY: Final = ButtonSpec("button-puzzle-any", "/puzzle")
"""The button that shows its reader a puzzle."""

_ANOTHER: Final = ButtonSpec("button-puzzle-another", "/puzzle")

_AHEAD: Final = 30
"""For this many days before a puzzle is the puzzle of the day, nobody gets it otherwise."""


async def puzzle(request: Request, command: ShowPuzzle) -> CommandResult:
    """`puzzle`: show a new puzzle that suits the author's strength, or that of a day, or the answer. Raises Refusal."""
    shown = await _shown(request, command)
    return shown if command.day is None or request.line.private else await noting_try(request, shown)


async def noting_try(request: Request, result: CommandResult) -> CommandResult:
    """The result, which also notes that somebody cares for the puzzle of the day in the channel of the line."""
    store, channel = request.services.store, request.line.channel
    if UNTRIED not in (await store.preference(channel)).settings:
        return result
    await request.lock(channel)
    preferences = {**result.change.preferences, channel: with_try(await store.preference(channel))}
    return result.changing(preferences=preferences)


def with_try(there: Preference) -> Preference:
    """The preferences of a channel where somebody has just tried the puzzle of the day."""
    return replace(there, settings={name: value for name, value in there.settings.items() if name != UNTRIED})


async def _shown(request: Request, command: ShowPuzzle) -> CommandResult:
    if command.answer:
        attempts = await _attempts(request)
        if attempts.now is None:
            raise Refusal("puzzle-none").with_answer(buttons=[PUZZLE_ANY])
        return await _done(request, attempts, attempts.now, "review-answer")
    results = await request.services.store.puzzles.results(request.person)
    attempts = await _attempts(request)
    games = _games(command)
    begun = attempts.begun(games)
    if command.day is not None:
        name = _of_day(request, command.day)
    else:
        name = _next(request, results, attempts, games) if begun is None else begun.name
    met = request.line.channel if command.day is not None and not request.line.private else None
    earlier = attempts.at_puzzle(name, command.day)
    before = next((one for one in results if one.puzzle == str(name) and one.day == command.day), None)
    if before is not None:
        kept = await own_results(request)
        attempt = Attempt(name, day=command.day, channel=met or (kept.met(command.day) if command.day else None))
        said, choice = await _answered(request, attempt, "puzzle-had", before, results)
        return await told_in_private(request, said, choice)
    attempt = replace(earlier, channel=met or earlier.channel)  # asking again gives no new tries
    last, locale = await request.services.store.puzzles.last(str(name)), request.own_locale
    rating = last.puzzle_rating if last else untried(str(name))
    taps = is_tapped(request, load(name.game).game)
    said = puzzle_messages.shown(name, rating, command.day, TRIES - attempt.tries, locale, taps=taps)
    of_reviews = (await reviews.review_attempts(request)).at(None)
    choice = {ATTEMPTS: str(attempts.at(attempt)), REVIEW_ATTEMPTS: str(of_reviews)}
    return await told_in_private(request, said, choice)


async def reads(request: Request, text: str) -> bool:
    """Whether a private line reads as a move of the puzzle that its author is at, or of the review."""
    if not request.line.private:
        return False
    review, now = (await reviews.review_attempts(request)).now, (await _attempts(request)).now
    if review is not None:
        table = await request.services.store.table(review.table)
        return table is not None and moves.is_move(table.engine.game, text)
    return now is not None and moves.is_move(load(now.name.game).game, text)


async def hint(request: Request, command: AskHint) -> CommandResult:
    """`hint`: a good move in a game; raises Refusal, which offers the answer, while a puzzle is what is thought about."""
    if request.line.private and command.table is None:
        await reviews.demand_no_hint(request)
        attempt = (await _attempts(request)).now
        if attempt is not None:
            about = puzzle_messages.about(attempt.name, attempt.day, request.own_locale)
            await demand_not_thought_about(request, about, puzzle_messages.SLOT, puzzle_messages.ANSWER)
    return await moves.hint(request, command)


async def answer_puzzle(request: Request, text: str) -> CommandResult | None:
    """The result of a private line that answers the author's current puzzle; None if it answers none."""
    attempts = await _attempts(request) if request.line.private else Attempts()
    attempt = attempts.now
    if attempt is None:
        await demand_not_had(request, puzzle_messages.SLOT, _ANOTHER)
    if attempt is None or not await is_meant(request, puzzle_messages.SLOT):
        return None
    locale = request.own_locale
    loaded, seat = await asyncio.to_thread(puzzle_messages.posed_table, attempt.name, request.services.texts, locale)
    still_open = Refusal("puzzle-open", game=loaded.engine.title, name=str(attempt.day or attempt.name.game))
    demand_move(
        loaded, text, still_open.with_answer(secret=True, slot=puzzle_messages.SLOT, buttons=[puzzle_messages.ANSWER])
    )
    about, left = puzzle_messages.about(attempt.name, attempt.day, locale), TRIES - attempt.tries
    async with refused_about(request, about, puzzle_messages.SLOT):
        result = await try_answer(request, loaded, seat, text, attempt.tried, left=left)
    points, told = puzzles.posed(attempt.name).points(result.replay), puzzles.puzzle(attempt.name)
    move = "; ".join(entry.text for entry in result.entries)
    attempt = replace(attempt, tries=attempt.tries + 1, tried=(*attempt.tried, move))
    if points == told.points:
        return await _done(request, attempts, attempt, "review-right")
    if attempt.tries >= TRIES:
        return await _done(request, attempts, attempt, "review-failed")
    taps = is_tapped(request, loaded.game)
    said = puzzle_messages.wrong(attempt.name, about, move, points, left - 1, locale, taps=taps)
    said = replace(said, lines=(*said.lines, *await for_game(request)))
    return await told_in_private(request, said, {ATTEMPTS: str(attempts.at(attempt))})


async def asked_for_answer(request: Request) -> ShowPuzzle | Review | None:
    """The command that shows the answer to the author's puzzle in private; None if they have none."""
    if not request.line.private:
        return None
    if at := (await reviews.review_attempts(request)).now:
        return None if at.is_done else Review(table=at.table, puzzle=at.puzzle, answer=True)
    return None if (await _attempts(request)).now is None else ShowPuzzle(answer=True)


async def open_puzzle(request: Request) -> tuple[LoadedTable, Seat] | None:
    """The position of the author's current puzzle and their seat in it, or None."""
    attempt = (await _attempts(request)).now
    if attempt is None:
        return None
    return await asyncio.to_thread(puzzle_messages.posed_table, attempt.name, request.services.texts, request.locale)


async def own_results(request: Request) -> OwnResults:
    """The author's newest results of daily puzzles."""
    return OwnResults.read(await request.own_setting(OWN_RESULTS))


async def _attempts(request: Request) -> Attempts:
    """The author's unfinished puzzles."""
    return Attempts.read(await request.own_setting(ATTEMPTS))


def _games(command: ShowPuzzle) -> tuple[str, ...]:
    """The games of which the author wishes a puzzle; raises Refusal, with buttons, if none of them has any."""
    have = puzzles.games()
    if not command.games:
        return have
    if not (wanted := tuple(game for game in command.games if game in have)):
        asked, titles = (tuple(load(game).title for game in games) for games in (command.games, have))
        buttons = [ButtonSpec("button-choice", f"/puzzle {game}", name=load(game).title) for game in have]
        raise Refusal("puzzle-no-game", game=asked, games=titles).with_answer(buttons=buttons)
    return wanted


def _next(request: Request, results: Sequence[PuzzleResult], attempts: Attempts, games: Collection[str]) -> PuzzleName:
    """A puzzle of one of these games that is new to the author and will not soon be that of a day."""
    today = day_in("UTC", request.services.now())
    had = {*(one.puzzle for one in results), *map(str, attempts.names)}
    coming = {puzzles.of_day(today + timedelta(days=days)) for days in range(-1, _AHEAD)}
    left = [name for name in puzzles.names() if str(name) not in had and name not in coming and name.game in games]
    if not left:
        raise Refusal("puzzle-all-had")
    strong = strength(results, request.services.now()).mu
    return min(left, key=lambda name: (abs(puzzles.rating(name) - strong), name))


def _of_day(request: Request, day: date) -> PuzzleName:
    """The puzzle of a day; raises Refusal if the day has not begun anywhere yet, or if its puzzle soon comes again."""
    if not has_begun(day, request.services.now()):
        raise Refusal("puzzle-not-yet")
    back = len(puzzles.names()) - _AHEAD
    if day < day_in("UTC", request.services.now()) - timedelta(days=back):
        raise Refusal("puzzle-comes-again", days=back)
    return puzzles.of_day(day)


async def _done(request: Request, attempts: Attempts, attempt: Attempt, head: str) -> CommandResult:
    """The result that ends a solved, failed or given-up puzzle, with the rating after it; only the first time counts."""
    services, person, name = request.services, request.person, attempt.name
    results, last = await services.store.puzzles.results(person), await services.store.puzzles.last(str(name))
    solved, account = head == "review-right", request.line.author.account
    result = PuzzleResult(
        person, str(name), attempt.day, attempt.tries, solved=solved, ended=services.now(), account=account
    )
    result = next_result(result, results, last)
    said, choice = await _answered(request, attempt, head, result, (*results, result))
    told = await told_in_private(request, said, {ATTEMPTS: str(attempts.without(attempt)), **choice})
    return told.changing(puzzle=result)


async def _answered(
    request: Request, attempt: Attempt, head: str, result: PuzzleResult, results: Sequence[PuzzleResult]
) -> tuple[OutboxMessage, dict[str, str]]:
    """The message about a finished puzzle, and the setting that lets the author share the result."""
    day, choice = result.day, dict[str, str]()
    of_day = None
    if day is not None:
        kept = await own_results(request)
        row = streak(results, day, await request.services.store.puzzles.missed_days())
        of_day = DayResult(day, result.tries, result.solved, row)
        choice = {OWN_RESULTS: str(kept.including(OwnResult(of_day, attempt.channel)))}
    rating = puzzle_rating(results, request.services.now())
    shares = attempt.channel is not None
    said = puzzle_messages.answered(attempt.name, head, request.own_locale, (rating,), of_day, shares=shares)
    return said, choice
