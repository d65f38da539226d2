"""Drafts of moves: the effect of a tap, the game's reading of a draft, and the places of its tiles."""

from collections.abc import Iterable, Iterator
from contextlib import AbstractAsyncContextManager

from bot.chat.drafting import DraftReading, Tap
from bot.commands import puzzles, reviews
from bot.commands.context import Request
from bot.games import lessons
from bot.games.move_words import localized_move
from bot.store.positions import DoesNotReplay
from bot.tables.playing import AnyGame, LoadedTable, preview
from bot.tables.refusal import Refusal
from bot.tables.table import Phase
from core.errors import MoveError, NotationError
from core.game import Seat, View


async def continue_draft(
    request: Request, number: int, tap: Tap, lock: AbstractAsyncContextManager[None]
) -> DraftReading | None:
    """The line as a draft of a move at table `number`, or for 0 at the author's current puzzle, after a tap.

    None if the author does not play there. The game is asked inside `lock`, once the position has been found.
    """
    try:
        found = await (_at_table(request, number) if number else _at_puzzle(request))
    except (Refusal, DoesNotReplay):
        return None
    if found is None:
        return None
    async with lock:
        return _read(request, *found, tap, is_puzzle=not number)


def _read(request: Request, loaded: LoadedTable, seat: Seat, tap: Tap, *, is_puzzle: bool) -> DraftReading | None:
    """The line as a draft at a table after a tap; None if the tap means nothing there."""
    game, folder, text = loaded.game, loaded.engine.folder, request.line.text
    view = loaded.view(seat)
    if tap.text:
        tapped = game.tapped(view, text, tap.text, used=tap.used)
        if tapped is None:
            return None
        if not text.strip():
            tapped = _as_coached(loaded, seat, view, tapped)
        text = localized_move(folder, tapped, request.locale)
    choices = tuple(localized_move(folder, choice, request.locale) for choice in game.choices(view, text, tap.again))
    move = _full_move(loaded, view, text, request.locale)
    finishing = _finishing(loaded, seat, text, request.locale) if move and not is_puzzle else ""
    placed = _placed(game, view, (*_beginnings(text), *choices))
    return DraftReading(text, move, placed, choices, finishing, begun=not _is_readable(game, text))


async def _at_table(request: Request, number: int) -> tuple[LoadedTable, Seat] | None:
    """A running table with the seat of the author there. Raises Refusal or DoesNotReplay."""
    loaded = await request.load(await request.find_table(number, (Phase.RUNNING,)))
    seat = loaded.table.seat_of(request.person)
    return None if seat is None else (loaded, seat)


async def _at_puzzle(request: Request) -> tuple[LoadedTable, Seat] | None:
    """The position of the author's current puzzle and their seat in it, or None. Raises Refusal or DoesNotReplay."""
    if not request.line.private:
        return None
    return await reviews.open_puzzle(request) or await puzzles.open_puzzle(request)


def _as_coached(loaded: LoadedTable, seat: Seat, view: View, tapped: str) -> str:
    """The draft after the first tap of a turn, oriented like the coach's move of a lesson if possible."""
    table = loaded.table
    ahead = lessons.ahead(table.game, table.seed, loaded.replay.position, seat)
    if not ahead or ahead[0].startswith(tapped.strip()):
        return tapped
    others = (choice.strip() for choice in loaded.game.choices(view, tapped, ""))
    return next((f"{other} " for other in others if other and ahead[0].startswith(other)), tapped)


def _is_readable(game: AnyGame, text: str) -> bool:
    """Whether the game can read a text as a move, if only as one that is not allowed."""
    try:
        game.parse(text)
    except NotationError:
        return False
    return True


def _full_move(loaded: LoadedTable, view: View, text: str, locale: str) -> str:
    """The full move in the reader's language; empty if the game does not understand it or would have to search for it."""
    game = loaded.game
    try:
        typed = game.parse(text)
        move = "" if game.needs_search(typed) else game.format(game.resolve(view, typed))
    except MoveError:
        return ""
    return localized_move(loaded.engine.folder, move, locale)


def _finishing(loaded: LoadedTable, seat: Seat, text: str, locale: str) -> str:
    """The line that plays the draft and ends the turn, if nothing else is left to do; else empty."""
    try:
        after = loaded.after(preview(loaded, seat, text))
    except MoveError:
        return ""
    word = loaded.game.last_word(after.view(seat))
    return f"{text.strip()}; {localized_move(loaded.engine.folder, word, locale)}" if word else ""


def _placed(game: AnyGame, view: View, texts: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """The tiles of the first of these texts that the game can read, each with its place."""
    for text in texts:
        try:
            return tuple((str(place), face) for place, face in game.placed(view, game.parse(text)))
        except MoveError:
            continue
    return ()


def _beginnings(text: str) -> Iterator[str]:
    """The text, and the text without its last word, which may be incomplete."""
    yield text
    before, _, _ = text.rstrip().rpartition(" ")
    if before:
        yield before
