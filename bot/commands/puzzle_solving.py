"""What both kinds of puzzles share, those of the collection and those of a review: they are solved in private, in few tries."""

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Final

from bot.chat.outbox_message import IN_PRIVATE, ButtonSpec, OutboxMessage, Sentence
from bot.commands.context import CommandResult, Request
from bot.commands.moves import move_errors_refused, with_moves_found
from bot.commands.preferences import own_choice
from bot.store.change import Change
from bot.tables.playing import AnyGame, LoadedTable, MoveResult, parsed_moves, preview
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from core.errors import MoveError, NotationError
from core.game import Seat

TRIES: Final = 3
"""How often a puzzle may be answered."""

_IN_PRIVATE_CHAT: Final = Sentence("puzzle-in-private")


def is_tapped(request: Request, game: AnyGame) -> bool:
    """Whether the author can put the turn that answers a puzzle of a game together by tapping."""
    return request.tappable and not game.plays_in_steps


async def is_meant(request: Request, slot: str) -> bool:
    """Whether a move is for the puzzle in a slot; if the author may also move in a game, the newest of both decides.

    So it does while a computer thinks: a line typed meanwhile may be the next move there. A reply is for what it replies to.
    Otherwise the puzzle is meant if it is the last message in private, and no channel was told of a newer turn in the games.
    """
    acting = [table for table in await request.own_games() if request.is_acting(table) or table.computers_on_turn]
    if request.line.reply_to is not None:
        if await request.replied_slot() == slot:
            return True
        if await request.replied_table() in {table.id for table in acting}:
            return False
    return not acting or (await _is_shown_last(request, slot) and not await _is_told_since(request, slot, acting))


@asynccontextmanager
async def refused_about(request: Request, about: Sentence, slot: str) -> AsyncIterator[None]:
    """Begin the refusal of an answer to the puzzle in a slot with the line `about` it; it also says how to move in a game."""
    try:
        yield
    except Refusal as refusal:
        refusal.lines = (about, *refusal.lines, *await for_game(request))
        refusal.buttons = ()  # they would play at the table
        refusal.slot = slot  # the next try is meant for the puzzle, too
        if refusal.table is not None and not refusal.table.id:  # there is no such table
            refusal.table = None
        raise


async def for_game(request: Request) -> tuple[Sentence, ...]:
    """The line that says how to move in a game in spite of the puzzle; none if the author may move in no game."""
    return tuple(Sentence("puzzle-or-game", {"table": str(table.id)}) for table in (await request.games_on_turn())[:1])


async def demand_not_had(request: Request, slot: str, button: ButtonSpec) -> None:
    """Raise Refusal, with this button to continue, for a line that can only be meant for a puzzle its author has finished.

    That is so if the puzzle, in this slot, is the last message in private.
    """
    if request.line.private and not await request.games_on_turn() and await _is_shown_last(request, slot):
        raise Refusal("puzzle-had").with_answer(buttons=[button], slot=slot)


async def demand_not_thought_about(request: Request, about: Sentence, slot: str, answer: ButtonSpec) -> None:
    """Raise Refusal, with the button for the answer, for a hint while the puzzle in a slot is what its author thinks about.

    It is not while they wait for others in a game, nor if a move would be for one. The refusal begins with the line `about` it.
    """
    waits = not await request.games_on_turn() and await request.own_games()
    if waits or not await is_meant(request, slot):
        return
    refusal = Refusal("puzzle-no-hint")
    refusal.lines = (about, *refusal.lines)
    raise refusal.with_answer(secret=True, slot=slot, buttons=[answer])


def demand_move(posed: LoadedTable, text: str, still_open: Refusal) -> None:
    """Raise this Refusal for a line without a digit and near no move: that is talk, not an answer to a puzzle."""
    if any(map(str.isdigit, text)):
        return
    try:
        parsed_moves(posed.game, text)
    except NotationError as error:
        if error.code == "unreadable":
            raise still_open from error
    except MoveError:
        return  # playing it tells more


async def try_answer(
    request: Request, posed: LoadedTable, seat: Seat, text: str, tried: Sequence[str], *, left: int
) -> MoveResult:
    """The result of the turn that answers a puzzle, ended if only that is left to do; raises Refusal.

    One that leads to the same position as one of those `tried` is refused, and costs none of the tries that are `left`.
    """
    played = await with_moves_found(request, posed, seat, text)
    with move_errors_refused(posed):
        result = preview(posed, seat, played)
        if "done" in posed.game.quick_actions(posed.after(result).view(seat)):
            result = preview(posed, seat, f"{played};done")
    for moves in tried:
        with suppress(MoveError):  # the rules may have changed since
            if preview(posed, seat, moves).replay.position == result.replay.position:
                raise Refusal("puzzle-tried", left=left)
    return result


async def _is_shown_last(request: Request, slot: str) -> bool:
    """Whether the newest message of a slot is the last one in the author's private chat."""
    shown = await request.services.store.shown_at(request.private_chat, slot)
    return shown is not None and await request.services.store.is_last(request.private_chat, shown)


async def _is_told_since(request: Request, slot: str, tables: Sequence[Table]) -> bool:
    """Whether a channel was told of a turn at one of these tables after the newest message of a slot was shown."""
    told = request.services.store.is_told_since
    places = [(table.id, place) for table in tables if not table.private for place in table.places]
    return any([await told(place, number, request.private_chat, slot) for number, place in places])


async def told_in_private(
    request: Request,
    said: OutboxMessage,
    choice: Mapping[str, str] | None = None,
    *,
    where: Sentence = _IN_PRIVATE_CHAT,
) -> CommandResult:
    """The result that sends a message to the private chat, with an answer `where` it is if the line came from elsewhere."""
    private = request.line.private
    preferences = await own_choice(request, choice) if choice else {}
    answers = request.line.id if private else None
    message = replace(said, to=request.private_chat, locale=request.own_locale, answers=answers)
    if not private:
        asked_line = request.line.id if request.line.unseen else ""
        asked_by = request.line.author.name
        message = replace(message, asked_in=request.line.channel, asked_by=asked_by, asked_line=asked_line)
    answer = CommandResult(Change(messages=(message,), preferences=preferences))
    if private:
        return answer
    # Telegram answers a press in a pop-up, which has no buttons
    buttons = (IN_PRIVATE,) if request.tappable or not request.line.pressed else ()
    return answer.also_saying(replace(request.message(where, buttons=buttons), locale=request.own_locale))
