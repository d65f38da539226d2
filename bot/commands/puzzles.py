"""`puzzle`: positions from computer games with one clearly best turn, to be found in three tries (V4)."""

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import Any, Final

from bot.chat.outbox_message import ButtonSpec, OutboxMessage, Sentence
from bot.chat.port import Channel
from bot.commands.context import CommandResult, Request
from bot.commands.moves import explain, find_moves
from bot.commands.ratings import rating_facts
from bot.commands.reviews import PUZZLE, TRIES, demand_not_had, is_meant, private_locale, told_in_private
from bot.games import puzzles
from bot.games.puzzles import PuzzleName
from bot.games.registry import load
from bot.grammar.command_types import Puzzle, Review
from bot.messages import puzzling
from bot.messages.puzzling import DayResult
from bot.ratings.model import Rating
from bot.ratings.puzzles import PuzzleResult, following, streak, strength, untried
from bot.tables.daily import day_in
from bot.tables.playing import LoadedTable, preview
from bot.tables.refusal import Refusal
from core.game import Seat

PUZZLE_ANY: Final = ButtonSpec("button-puzzle-any", "/puzzle")
"""The button that shows somebody a puzzle."""

_ANOTHER: Final = ButtonSpec("button-puzzle-another", "/puzzle")

ATTEMPTS: Final = "puzzles"
"""The setting of a person that has the puzzle of the collection they are at, and others that they have tried before."""

SHARED: Final = "puzzle-result"
"""The setting of a person that has their newest result of a day, with the channel where they met the puzzle."""

_LEFT: Final = 5
"""The number of puzzles left in the middle whose tries are remembered."""

_AHEAD: Final = 30
"""So many days before a puzzle is that of the day, nobody gets it otherwise."""

_FIRST_ZONE: Final = "Etc/GMT-14"
"""The time zone in which a day begins first."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """The puzzle somebody is at, their tries so far, the day it is that of, and the channel where they met that, if any."""

    name: PuzzleName
    tries: int = 0
    day: date | None = None
    channel: Channel | None = None

    def out(self) -> list[Any]:
        """The attempt for JSON."""
        day, channel = "" if self.day is None else self.day.isoformat(), channel_out(self.channel)
        return [str(self.name), self.tries, day, channel]

    @classmethod
    def read(cls, stored: Sequence[Any]) -> "Attempt | None":
        """The inverse of `out`; None for a puzzle that is not in the collection any more."""
        text, tries, day, channel = stored
        name = PuzzleName.read(text)
        return None if name is None else cls(name, tries, date.fromisoformat(day) if day else None, channel_in(channel))


@dataclass(frozen=True, slots=True)
class Attempts:
    """The puzzle somebody is at `now`, if any, and the newest of those that they have left with tries made."""

    now: Attempt | None = None
    left: tuple[Attempt, ...] = ()

    def at(self, attempt: Attempt | None) -> "Attempts":
        """The same with another puzzle now, or none; the one before is left, the same one goes on."""
        others = (one for one in (self.now, *self.left) if one and one.tries)
        return Attempts(attempt, tuple(one for one in others if attempt is None or one.name != attempt.name)[:_LEFT])

    def without(self, name: PuzzleName) -> "Attempts":
        """The same without a puzzle that somebody is done with."""
        return Attempts(None, tuple(one for one in self.at(None).left if one.name != name))

    def begun(self, game: str) -> Attempt | None:
        """One of a game, or of any, that they are not done with and that is not of a day: it comes before new ones."""
        return next(
            (one for one in (self.now, *self.left) if one and not one.day and game in ("", one.name.game)), None
        )

    def tries(self, name: PuzzleName) -> int:
        """How often they have tried a puzzle that they are not done with."""
        return next((one.tries for one in (self.now, *self.left) if one and one.name == name), 0)

    def __str__(self) -> str:
        """The attempts as the setting holds them."""
        return json.dumps([self.now and self.now.out(), [one.out() for one in self.left]])

    @classmethod
    def read(cls, kept: str) -> "Attempts":
        """The inverse of `str`."""
        now, left = json.loads(kept) if kept else (None, [])
        found = (Attempt.read(one) for one in left)
        return cls(Attempt.read(now) if now else None, tuple(one for one in found if one))


def channel_out(channel: Channel | None) -> list[str]:
    """A channel for JSON; nothing for none."""
    return [] if channel is None else [channel.platform, channel.chat, channel.topic]


def channel_in(stored: Sequence[str]) -> Channel | None:
    """The inverse of `channel_out`."""
    return Channel(*stored) if stored else None


async def puzzle(request: Request, command: Puzzle) -> CommandResult:
    """`puzzle`: one the author has not had yet, as hard as they are strong; that of a day; or the answer. Raises Refusal."""
    if command.answer:
        attempts = await _attempts(request)
        if attempts.now is None:
            raise Refusal("puzzle-none").with_answer(buttons=[PUZZLE_ANY])
        return await _done(request, attempts, attempts.now, "review-answer")
    results = await request.services.store.puzzles.results(request.person)
    attempts = await _attempts(request)
    begun = attempts.begun(command.game)
    if command.day is not None:
        name = _of_day(request, command.day)
    else:
        name = await _next(request, results, command.game) if begun is None else begun.name
    met = request.line.channel if command.day is not None and not request.line.private else None
    attempt = Attempt(name, day=command.day, channel=met)
    before = next((one for one in results if one.puzzle == str(name) and one.day == command.day), None)
    if before is not None:
        return await _again(request, attempt, before, results)
    attempt = replace(attempt, tries=attempts.tries(name))  # asking again gives no new ones
    its, locale = await _rating_of(request, name), await private_locale(request)
    said = puzzling.shown(name, its, command.day, TRIES - attempt.tries, locale, taps=request.tappable)
    return await told_in_private(request, said, {ATTEMPTS: str(attempts.at(attempt)), PUZZLE: ""})


async def answer_puzzle(request: Request, text: str) -> CommandResult | None:
    """A line in private that answers the puzzle its author is at; None where it answers none."""
    attempts = await _attempts(request) if request.line.private else Attempts()
    attempt = attempts.now
    if attempt is None:
        await demand_not_had(request, puzzling.SLOT, _ANOTHER)
    if attempt is None or not await is_meant(request, puzzling.SLOT):
        return None
    locale = await private_locale(request)
    loaded, seat = await asyncio.to_thread(puzzling.posed_table, attempt.name, request.services.texts, locale)
    try:
        line = await find_moves(request, loaded, seat, text)
        result = explain(loaded, lambda: preview(loaded, seat, line))
    except Refusal as refusal:
        refusal.buttons, refusal.table = (), None  # there is no such table
        raise
    points, told = puzzles.posed(attempt.name).points(result.replay), puzzles.puzzle(attempt.name)
    attempt = replace(attempt, tries=attempt.tries + 1)
    if points == told.points:
        return await _done(request, attempts, attempt, "review-right")
    if attempt.tries >= TRIES:
        return await _done(request, attempts, attempt, "review-failed")
    left, move = TRIES - attempt.tries, "; ".join(entry.text for entry in result.entries)
    said = puzzling.wrong(attempt.name, move, points, left, locale, taps=request.tappable)
    return await told_in_private(request, said, {ATTEMPTS: str(attempts.at(attempt))})


async def asked_for_answer(request: Request) -> Puzzle | Review | None:
    """The command for the answer to the puzzle before the author in private; None where there is none."""
    if not request.line.private:
        return None
    if kept := await request.own_setting(PUZZLE):
        number, at, tries = map(int, kept.split())
        return Review(table=number, puzzle=at, answer=True) if tries < TRIES else None
    return None if (await _attempts(request)).now is None else Puzzle(answer=True)


async def open_puzzle(request: Request) -> tuple[LoadedTable, Seat] | None:
    """The position of the puzzle that the author is at, and their seat in it."""
    attempt = (await _attempts(request)).now
    if attempt is None:
        return None
    return await asyncio.to_thread(puzzling.posed_table, attempt.name, request.services.texts, request.locale)


async def _attempts(request: Request) -> Attempts:
    """The puzzles that the author is at."""
    return Attempts.read(await request.own_setting(ATTEMPTS))


async def _next(request: Request, results: Sequence[PuzzleResult], game: str) -> PuzzleName:
    """A puzzle of a game, or of any, that the author has not had and that is not about to be that of a day."""
    if game and game not in puzzles.games():
        titles = tuple(load(one).title for one in puzzles.games())
        raise Refusal("puzzle-no-game", game=load(game).title, games=titles)
    today = day_in("UTC", request.services.now())
    had = {one.puzzle for one in results}
    coming = {puzzles.of_day(today + timedelta(days=days)) for days in range(-1, _AHEAD)}
    left = [name for name in puzzles.names() if str(name) not in had and name not in coming and game in ("", name.game)]
    if not left:
        raise Refusal("puzzle-all-had")
    strong = strength(results, request.services.now()).mu
    return min(left, key=lambda name: (abs(puzzles.rating(name) - strong), name))


def _of_day(request: Request, day: date) -> PuzzleName:
    """The puzzle of a day that has begun somewhere; raises Refusal for a later one."""
    if day > day_in(_FIRST_ZONE, request.services.now()):
        raise Refusal("puzzle-not-yet")
    return puzzles.of_day(day)


async def _done(request: Request, attempts: Attempts, attempt: Attempt, head: str) -> CommandResult:
    """The answer to a puzzle that is solved, failed or given up, with the rating after it; only the first time counts."""
    services, person, name = request.services, request.person, attempt.name
    results, last = await services.store.puzzles.results(person), await services.store.puzzles.last(str(name))
    solved, account = head == "review-right", request.line.author.account
    result = PuzzleResult(
        person, str(name), attempt.day, attempt.tries, solved=solved, ended=services.now(), account=account
    )
    result = following(result, results, last)
    said, choice = await _answered(request, attempt, head, result, (*results, result))
    told = await told_in_private(request, said, {ATTEMPTS: str(attempts.without(name)), **choice})
    return told.changing(puzzle=result)


async def _again(
    request: Request, attempt: Attempt, before: PuzzleResult, results: Sequence[PuzzleResult]
) -> CommandResult:
    """The answer to the puzzle of a day to somebody who is done with it."""
    said, choice = await _answered(request, attempt, "puzzle-had", before, results)
    return await told_in_private(request, said, choice)


async def _answered(
    request: Request, attempt: Attempt, head: str, result: PuzzleResult, results: Sequence[PuzzleResult]
) -> tuple[OutboxMessage, dict[str, str]]:
    """The message about a puzzle that somebody is done with, and the setting by which they can share that."""
    day, choice = result.day, dict[str, str]()
    of_day = None if day is None else DayResult(day, result.tries, result.solved, streak(results, day))
    if of_day is not None and day is not None:
        told = [day.isoformat(), of_day.tries, of_day.solved, of_day.streak, channel_out(attempt.channel)]
        choice = {SHARED: json.dumps(told)}
    rating = Sentence("puzzle-rating", rating_facts(strength(results, request.services.now())))
    shares = attempt.channel is not None
    said = puzzling.answered(attempt.name, head, await private_locale(request), (rating,), of_day, shares=shares)
    return said, choice


async def _rating_of(request: Request, name: PuzzleName) -> Rating:
    """How hard a puzzle is by now."""
    last = await request.services.store.puzzles.last(str(name))
    return last.its if last else untried(str(name))
