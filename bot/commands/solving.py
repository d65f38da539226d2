"""What both kinds of puzzles share, those of the collection and those of a review: they are solved in private, in few tries."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

from bot.chat.outbox_message import IN_PRIVATE, ButtonSpec, OutboxMessage, Sentence
from bot.commands.context import CommandResult, Request
from bot.commands.preferences import own_choice
from bot.store.change import Change
from bot.tables.playing import LoadedTable, MoveResult, parsed_moves, preview
from bot.tables.refusal import Refusal
from bot.tables.table import Phase
from core.errors import MoveError, NotationError
from core.game import Seat

TRIES: Final = 3
"""How often a puzzle may be answered."""

_IN_PRIVATE_CHAT: Final = Sentence("puzzle-in-private")


async def is_meant(request: Request, slot: str) -> bool:
    """Whether a move is for the puzzle in a slot; if the author may also move in a game, the last message decides."""
    return not await _acts_in_a_game(request) or await _is_shown_last(request, slot)


async def demand_not_had(request: Request, slot: str, button: ButtonSpec) -> None:
    """Raise Refusal, with this button to continue, for a line that can only be meant for a puzzle its author has finished.

    That is so if the puzzle, in this slot, is the last message in private.
    """
    if request.line.private and not await _acts_in_a_game(request) and await _is_shown_last(request, slot):
        raise Refusal("puzzle-had").with_answer(buttons=[button], slot=slot)


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


async def _acts_in_a_game(request: Request) -> bool:
    """Whether the author may move in a game."""
    return any(map(request.acting, await request.tables((Phase.RUNNING,))))


async def _is_shown_last(request: Request, slot: str) -> bool:
    """Whether the newest message of a slot is the last one in the author's private chat."""
    shown = await request.services.store.shown_at(request.private_chat, slot)
    return shown is not None and await request.services.store.is_last(request.private_chat, shown)


async def private_locale(request: Request) -> str:
    """The language of the author's private chat, where all messages about puzzles go."""
    if request.line.private:
        return request.locale
    return await request.services.locale(request.private_chat, line_locale=request.locale)


async def told_in_private(
    request: Request,
    said: OutboxMessage,
    choice: Mapping[str, str] | None = None,
    *,
    where: Sentence = _IN_PRIVATE_CHAT,
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
