"""Completions of a line that is still being typed; reads only."""

from typing import Final

from bot.commands import rules
from bot.commands.context import Request
from bot.games.move_words import localized_move
from bot.games.registry import GAMES, games_for_one
from bot.grammar import words
from bot.grammar.command import parse
from bot.grammar.command_error import CommandError
from bot.grammar.command_types import Play, Try
from bot.grammar.complete import MOST_PROPOSED, Known, complete
from bot.store.positions import DoesNotReplay
from bot.tables.options import proposed
from bot.tables.refusal import Refusal
from bot.tables.table import Phase
from core.errors import MoveError

_STILL_TO_COME: Final = "…"
"""Stands for the part that is still to be typed."""


async def suggest(request: Request) -> tuple[str, ...]:
    """The completions of the line."""
    line, locale = request.line, request.locale
    if found := await _whole_move(request) or await _next_parts(request):
        return found
    tables = await request.tables((Phase.OPEN, Phase.RUNNING, Phase.OVER))
    name, game = words.parse_command(line.text.partition(" ")[0].removeprefix(words.PREFIX)), _game_in(line.text)
    known = Known(
        tables=[table.id for table in reversed(tables)],
        games=tuple(GAMES),
        alone=games_for_one(),
        options=proposed(locale, game) if game else {},
        people=tuple(line.mentions),
        rules=rules.rule_ids(request, game) if game and name == "rules" else (),
        locale=locale,
    )
    return complete(line.text, known, addressed=line.addressed)


async def _whole_move(request: Request) -> tuple[str, ...]:
    """The line with `play` or `try` and its move written out in full; proposes no moves."""
    typed = _typed_move(request, request.line.text)
    if typed is None or not request.line.text.endswith(typed.move):
        return ()
    kept = request.line.text.removesuffix(typed.move)
    try:
        loaded, seat = await request.load_own(typed.table)
        game, move = loaded.game, loaded.game.parse(typed.move)
        full = "" if game.needs_search(move) else game.format(game.resolve(loaded.view(seat), move))
    except MoveError as error:
        full = str(error.facts.get("nearest") or "")
    except (Refusal, DoesNotReplay):
        return ()
    full = localized_move(loaded.engine.folder, full, request.locale)
    return (kept + full,) if full and full != typed.move else ()


async def _next_parts(request: Request) -> tuple[str, ...]:
    """The line with `play` or `try` and an incomplete move, once with each possible next part.

    These are the bare words of the turn, the player's own tiles, and the cells in play, as in the pictures: never a whole move,
    and in an order that reveals nothing about what is good.
    """
    text = request.line.text
    typed = _typed_move(request, f"{text}{_STILL_TO_COME}")
    if typed is None or not typed.move.endswith(_STILL_TO_COME):
        return ()
    try:
        loaded, seat = await request.load_own(typed.table)
    except (Refusal, DoesNotReplay):
        return ()
    if seat not in loaded.table.turn:
        return ()
    view = loaded.view(seat)
    before, _, part = typed.move.removesuffix(_STILL_TO_COME).rpartition(" ")
    actions = () if before else loaded.game.quick_actions(view)
    # a place without a name, such as that of a new meld, can only be tapped
    named = (area for area in loaded.engine.pictures.areas(view) if any(map(str.isalnum, area.text)))
    areas = (*loaded.engine.pictures.rack_areas(view), *named)
    folder, kept = loaded.engine.folder, text.removesuffix(part)
    found = [
        localized_move(folder, word, request.locale) for word in (*actions, *(area.text.strip() for area in areas))
    ]
    fitting = [word for word in dict.fromkeys(found) if word.lower().startswith(part.lower()) and word != part]
    return tuple(kept + word for word in fitting[:MOST_PROPOSED])


def _typed_move(request: Request, text: str) -> Play | Try | None:
    """A text as a `play` or `try` command; None for any other text."""
    try:
        typed = parse(text, addressed=request.line.addressed)
    except CommandError:
        return None
    return typed if isinstance(typed, Play | Try) else None


def _game_in(text: str) -> str:
    """The game that an incomplete line names, or the only game; else empty."""
    if len(GAMES) == 1:
        return next(iter(GAMES))
    fitting = (words.fitting(word, {name: name for name in GAMES}) for word in text.split()[1:])
    return next((names[0] for names in fitting if len(names) == 1), "")
