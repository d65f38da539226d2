"""Drafts of moves: what a tap adds to them, how they are understood, what would lie where."""

from collections.abc import Iterator

from bot.chat.port import Draft
from bot.commands.context import Request, SetAside
from bot.games.moves import written
from bot.store.positions import LoadedTable
from bot.tables.refusal import Refusal
from bot.tables.table import AnyGame, Phase
from core.errors import MoveError
from core.game import View
from core.replay import seen


async def continued(request: Request, number: int, tap: str) -> Draft | None:
    """The line as a draft of a move at table `number`, after a tap; None where its author does not play there."""
    try:
        loaded = await request.load(await request.find_table(number, (Phase.RUNNING,)))
    except (Refusal, SetAside):
        return None
    seat = loaded.table.seat_of(request.line.author.person)
    if seat is None:
        return None
    game, text = loaded.engine.game, request.line.text
    view = seen(game, loaded.replay, seat)
    if tap:
        tapped = game.tapped(view, text, tap)
        if tapped is None:
            return None
        text = tapped
    return Draft(text, _reading(loaded, view, text, request.locale), _placed(game, view, text))


def _reading(loaded: LoadedTable, view: View, text: str, locale: str) -> str:
    """The whole move as the reader would type it; empty where the game does not understand it, or has to search for it."""
    game = loaded.engine.game
    try:
        typed = game.parse(text)
        return (
            ""
            if game.needs_search(typed)
            else written(loaded.engine.folder, game.format(game.resolve(view, typed)), locale)
        )
    except MoveError:
        return ""


def _placed(game: AnyGame, view: View, text: str) -> tuple[tuple[str, str], ...]:
    """The cells that the draft takes, as far as it can be read."""
    for begun in _beginnings(text):
        try:
            return tuple((str(cell), face) for cell, face in game.placed(view, game.parse(begun)))
        except MoveError:
            continue
    return ()


def _beginnings(text: str) -> Iterator[str]:
    """The text, and the text without the word that may only be begun."""
    yield text
    before, _, _ = text.rstrip().rpartition(" ")
    if before:
        yield before
