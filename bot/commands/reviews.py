"""`review`: looks back on a finished game for one of its players, with their most expensive turns as puzzles (V2)."""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.chat.outbox_message import IN_PRIVATE, ButtonSpec, OutboxMessage, Sentence
from bot.commands.context import CommandResult, Request
from bot.commands.moves import explain, find_moves
from bot.commands.preferences import own_choice
from bot.games import lessons
from bot.grammar.command_types import Review
from bot.messages import reviewing
from bot.store.change import Change
from bot.store.positions import DoesNotReplay
from bot.tables.playing import LoadedTable, MoveResult, preview
from bot.tables.refusal import Refusal
from bot.tables.table import Phase
from core.errors import MoveError
from core.game import Seat
from core.review import Reviewed, most_expensive

PUZZLE: Final = "review"
"""The setting of a person with their current or last puzzle; empty without one."""

PUZZLES: Final = 3
"""The number of turns that become puzzles."""

TRIES: Final = 3

IN_PRIVATE_CHAT: Final = Sentence("puzzle-in-private")


@dataclass(frozen=True, slots=True)
class ReviewAttempt:
    """A person's current or last puzzle from a game of theirs, and their tries, the maximum once they are done.

    `tried` are the moves of each wrong answer.
    """

    table: int
    puzzle: int
    tries: int = 0
    tried: tuple[str, ...] = ()

    def __str__(self) -> str:
        """The attempt as the value of the setting."""
        return "\n".join((f"{self.table} {self.puzzle} {self.tries}", *self.tried))

    @classmethod
    def read(cls, kept: str) -> "ReviewAttempt | None":
        """The inverse of `str`; None for an empty setting."""
        if not kept:
            return None
        numbers, *tried = kept.split("\n")
        table, puzzle, tries = map(int, numbers.split())
        return cls(table, puzzle, tries, tuple(tried))

    def done(self) -> "ReviewAttempt":
        """The attempt once the answer is given."""
        return ReviewAttempt(self.table, self.puzzle, TRIES)


@dataclass(frozen=True, slots=True)
class _Game:
    """A finished game with the reviewed seat, its turns, and the most expensive ones."""

    loaded: LoadedTable
    seat: Seat
    turns: tuple[Reviewed[Any], ...]
    puzzles: tuple[Reviewed[Any], ...]


async def review(request: Request, command: Review) -> CommandResult:
    """`review`: show the course of a game with the points given away, or one of its puzzles, or the answer to one."""
    table = await request.find_table(command.table, (Phase.OVER,), request.seated, none="review-no-game")
    if table.phase is not Phase.OVER:
        raise Refusal("review-not-over", table=str(table.id))
    if table.seat_of(request.person) is None:
        replay = ButtonSpec("button-replay", f"/replay #{table.id}")
        raise Refusal("review-not-yours", table=str(table.id)).with_answer(buttons=(replay,))
    game = await _review_game(request, *await request.load_seat(table))
    if not game.turns:
        raise Refusal("review-no-turn", table=str(table.id))
    if not command.puzzle:
        scores = game.loaded.view(None).scores
        said = reviewing.overview(table, game.seat, game.turns, game.puzzles, scores)
        return await told_in_private(request, said, where=Sentence("review-in-private", {"table": str(table.id)}))
    if command.puzzle > len(game.puzzles):
        raise Refusal("review-no-puzzle", table=str(table.id), count=len(game.puzzles))
    attempt = ReviewAttempt(table.id, command.puzzle)
    if command.answer:
        said = reviewing.answer(table, game.turns, game.puzzles, command.puzzle)
        return await told_in_private(request, said, {PUZZLE: str(attempt.done())})
    said = reviewing.puzzle(table, game.turns, game.puzzles, command.puzzle, TRIES, taps=request.tappable)
    return await told_in_private(request, said, {PUZZLE: str(attempt)})


async def answer_puzzle(request: Request, text: str) -> CommandResult | None:
    """The result of a private line that answers the author's current puzzle; None if it answers none."""
    attempt = ReviewAttempt.read(await request.own_setting(PUZZLE)) if request.line.private else None
    if attempt is None:
        return None
    number, puzzle = attempt.table, attempt.puzzle
    if attempt.tries >= TRIES:
        await demand_not_had(request, reviewing.slot(number), ButtonSpec("button-review", f"/review #{number}"))
        return None
    table = await request.services.store.table(number)
    if table is None or table.phase is not Phase.OVER or not await is_meant(request, reviewing.slot(number)):
        return None
    game = await _review_game(request, *await request.load_seat(table))
    if puzzle > len(game.puzzles):
        return None
    turn = game.puzzles[puzzle - 1]
    past = await request.services.positions.before(game.loaded, turn.decision.ply)
    result = await _answer(request, past, game.seat, text)
    left, slot = TRIES - attempt.tries, reviewing.slot(number)
    demand_untried(past, game.seat, attempt.tried, result, left=left, slot=slot)
    moves = tuple(entry.text for entry in result.entries)
    options, version = table.options, table.version
    found = await request.services.opponents.value(table.game, options, turn.decision.view, moves, version=version)
    if found is None:
        raise Refusal(f"{reviewing.key(table)}-unfinished").with_answer(secret=True, slot=slot)
    if found.loss and left > 1:
        said = reviewing.wrong(table, turn, found, puzzle, left - 1, taps=request.tappable)
        attempt = replace(attempt, tries=attempt.tries + 1, tried=(*attempt.tried, ";".join(moves)))
        return await told_in_private(request, said, {PUZZLE: str(attempt)})
    said = reviewing.answer(table, game.turns, game.puzzles, puzzle, found=found)
    return await told_in_private(request, said, {PUZZLE: str(attempt.done())})


async def open_puzzle(request: Request) -> tuple[LoadedTable, Seat] | None:
    """The position of the author's current puzzle from a game of their own, and their seat; or None. Raises DoesNotReplay."""
    attempt = ReviewAttempt.read(await request.own_setting(PUZZLE))
    if attempt is None or attempt.tries >= TRIES:
        return None
    table = await request.services.store.table(attempt.table)
    if table is None or table.phase is not Phase.OVER:
        return None
    game = await _review_game(request, *await request.load_seat(table))
    if attempt.puzzle > len(game.puzzles):
        return None
    ply = game.puzzles[attempt.puzzle - 1].decision.ply
    return await request.services.positions.before(game.loaded, ply), game.seat


async def is_meant(request: Request, slot: str) -> bool:
    """Whether a move is for the puzzle in a slot; if the author may also move in a game, the last message decides."""
    running = await request.tables((Phase.RUNNING,))
    if not any(map(request.acting, running)):
        return True
    return await _is_shown_last(request, slot)


async def demand_not_had(request: Request, slot: str, button: ButtonSpec) -> None:
    """Raise Refusal, with this button to continue, for a line that can only be meant for a puzzle its author has finished.

    That is so if the puzzle, in this slot, is the last message in private.
    """
    acting = not request.line.private or any(map(request.acting, await request.tables((Phase.RUNNING,))))
    if not acting and await _is_shown_last(request, slot):
        raise Refusal("puzzle-had").with_answer(buttons=[button], slot=slot)


def demand_untried(
    past: LoadedTable, seat: Seat, tried: Sequence[str], result: MoveResult, *, left: int, slot: str
) -> None:
    """Raise Refusal for an answer to the puzzle in a slot that leads to the same position as one of those `tried`.

    It costs none of the tries that are `left`.
    """
    for moves in tried:
        with suppress(MoveError):  # the rules may have changed since
            if preview(past, seat, moves).replay.position == result.replay.position:
                raise Refusal("puzzle-tried", left=left).with_answer(slot=slot)


async def _is_shown_last(request: Request, slot: str) -> bool:
    """Whether the newest message of a slot is the last one in the author's private chat."""
    shown = await request.services.store.shown_at(request.private_chat, slot)
    return shown is not None and await request.services.store.is_last(request.private_chat, shown)


async def _review_game(request: Request, loaded: LoadedTable, seat: Seat) -> _Game:
    """The game with a valuation of each turn, computed in the worker."""
    table, services = loaded.table, request.services
    log, seats = await services.positions.log(table), len(table.players)
    try:
        turns = await services.opponents.review(table.game, table.options, seats, log, seat, version=table.version)
    except MoveError as error:
        raise DoesNotReplay(table) from error
    lesson = lessons.drawn_from(table.game, table.seed)
    if lesson is not None:
        turns = await asyncio.to_thread(lessons.valued, loaded.engine.game, lesson, log, turns)
    return _Game(loaded, seat, turns, most_expensive(turns, PUZZLES))


async def _answer(request: Request, past: LoadedTable, seat: Seat, text: str) -> MoveResult:
    """The result of a line at a puzzle; the word that ends a turn is added if only that is left."""
    try:
        line = await find_moves(request, past, seat, text)
        result = explain(past, lambda: preview(past, seat, line))
        if "done" in past.game.quick_actions(past.after(result).view(seat)):
            result = explain(past, lambda: preview(past, seat, f"{line};done"))
    except Refusal as refusal:
        refusal.buttons = ()  # the buttons would play at the table
        refusal.slot = reviewing.slot(past.table.id)  # the next try is meant for the puzzle, too
        raise
    return result


async def private_locale(request: Request) -> str:
    """The language of the author's private chat, where all messages about puzzles go."""
    if request.line.private:
        return request.locale
    return await request.services.locale(request.private_chat, line_locale=request.locale)


async def told_in_private(
    request: Request, said: OutboxMessage, choice: Mapping[str, str] | None = None, *, where: Sentence = IN_PRIVATE_CHAT
) -> CommandResult:
    """The result that sends a message to the private chat, with an answer `where` it is if the line came from elsewhere."""
    private, locale = request.line.private, await private_locale(request)
    preferences = await own_choice(request, choice) if choice else {}
    answers = request.line.id if private else None
    message = replace(said, to=request.private_chat, locale=locale, answers=answers)
    answer = CommandResult(Change(messages=(message,), preferences=preferences))
    if private:
        return answer
    # Telegram answers a press in a pop-up, which has no buttons
    buttons = (IN_PRIVATE,) if request.tappable or not request.line.pressed else ()
    return answer.also_saying(request.message(where, buttons=buttons))
