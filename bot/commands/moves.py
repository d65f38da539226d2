"""Commands for a running game: play, try, hint, rack."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from itertools import takewhile
from typing import Final

from bot.chat.outbox_message import ButtonSpec, Sentence
from bot.commands.changes import change_after_move
from bot.commands.clocks import demand_move_counts
from bot.commands.coaching import step_again
from bot.commands.confirming import confirmation, wants_to_confirm, why_not_shown
from bot.commands.context import CommandResult, Request
from bot.commands.learning import LEARN_ANY
from bot.commands.racks import rack_of
from bot.commands.which_table import WHICH_MOVE, table_lines, which_table
from bot.games import lessons
from bot.games.move_words import spellings
from bot.games.registry import prefix
from bot.grammar import similar
from bot.grammar.arguments import table_first
from bot.grammar.command_error import CommandError
from bot.grammar.command_line import Bare
from bot.grammar.command_types import AskHint, Play, ShowRack, Try
from bot.messages import announce, slots
from bot.messages.racks import rack_message, word_buttons
from bot.tables.playing import AnyGame, LoadedTable, demand_turn, parsed_moves, play, preview, refused_view, typed_moves
from bot.tables.refusal import Refusal, game_over
from bot.tables.table import Phase, Table
from core.errors import MoveError, MoveText, NotationError
from core.game import CLOCK, Seat
from core.notation import unreadable

MOST_MOVES = 60
"""The most moves in one line: no turn needs more, and each may need a search."""

_NEARLY: Final = frozenset({"off-board", "tiles-missing", "card-missing", "cell-missing"})
"""The reasons for which a line cannot be read that only a line meant as a move has: it names a cell or a card."""

_WORD = re.compile(r"[^\W\d_]+[.!?]*")


async def play_move(request: Request, command: Play) -> CommandResult:
    """`play`: play a typed move."""
    table = await _find_for_move(request, command.move, request.is_acting, request.is_seated, number=command.table)
    return await _play(request, table, command.move)


async def bare(request: Request, command: Bare) -> CommandResult | None:
    """Play a line without a command as a move if it can be one; else None, and the bot stays silent.

    The line may name its table first, as in `#2 E4 y6`.
    """
    line, (number, text) = request.line, table_first(command.text)

    def reads(table: Table) -> bool:
        """Whether the line reads as a move at this table, where its author is on turn."""
        return request.is_acting(table) and _is_move(table, text)

    if line.private or line.addressed:
        try:
            table = await _find_for_move(request, text, reads, request.is_acting, request.is_seated, number=number)
        except Refusal as refusal:
            if refusal.says(request.idle_refusal_key):  # the author of such a line may be new
                refusal.buttons = (LEARN_ANY,)
            raise
        return await _play(request, table, text)
    if number is None and line.reply_to is None and _WORD.fullmatch(text):
        return None
    meant = [table for table in await request.games_on_turn() if _is_move(table, text, nearly=True)]
    meant = [table for table in meant or await _replied_out_of_turn(request, text) if number in {None, table.id}]
    if not meant:
        return None
    return await _play(request, await _find_for_move(request, text, meant.__contains__, number=number), text)


async def _find_for_move(
    request: Request, text: str, *criteria: Callable[[Table], bool], number: int | None = None
) -> Table:
    """The table where a line is played; raises Refusal, which asks for the table only if the line may be a move at several.

    If the game of the table meant cannot read the line, or of one only in view not exactly, the only other table whose game
    can is meant; tables where the author is on turn come first.
    """
    try:
        table = await request.find_running(number, *criteria, move=text)
        if number is None and not _is_move(table, text, nearly=table.id != request.line.in_view):
            others = [one for one in await request.own_games() if _is_move(one, text)]
            others = list(filter(request.is_acting, others)) or others
            return others[0] if len(others) == 1 else table
        return table
    except Refusal as refusal:
        if not refusal.says(*WHICH_MOVE):
            raise
        acting = await request.games_on_turn()
        if not acting:
            raise Refusal("move-not-your-turn-anywhere", table_lines(await request.own_games())) from refusal
        reading = [table for table in acting if _is_move(table, text)]
        elsewhere = [] if reading else [one for one in await request.own_games() if _is_move(one, text)]
        if len(elsewhere) == 1:
            return elsewhere[0]  # they are told that they are not on turn there
        fitting = reading or [table for table in acting if _is_move(table, text, nearly=True)]
        if len(fitting) > 1:
            raise which_table(request.line, fitting, move=text) from refusal
        if fitting or len({prefix(table.game) for table in acting}) == 1:
            return (fitting or acting)[0]  # any of them: the reason why it cannot be read is the same
        titles = {table.game: table.title for table in acting}
        buttons = [ButtonSpec("button-rules", f"/rules {game}", name=title) for game, title in titles.items()]
        raise Refusal("move-unreadable-anywhere").with_answer(secret=True, buttons=buttons) from refusal


async def _replied_out_of_turn(request: Request, text: str) -> list[Table]:
    """The author's running game whose message a move replies to, although others are on turn there; none for other talk."""
    if _WORD.fullmatch(text) or (replied := await request.replied_table()) is None:
        return []
    return [table for table in await request.own_games() if table.id == replied and _is_move(table, text)]


async def is_readable(request: Request, text: str) -> bool:
    """Whether a line reads as a move of a running game at which its author sits, or of the one that it names first."""
    number, move = table_first(text)
    return any(number in {None, table.id} and _is_move(table, move) for table in await request.own_games())


async def is_move_on_turn(request: Request, text: str) -> bool:
    """Whether a line reads as a move of a game where its author is on turn, or of the one of these that it names first."""
    number, move = table_first(text)
    return any(number in {None, table.id} and _is_move(table, move) for table in await request.games_on_turn())


async def demand_no_move_meant(request: Request, error: CommandError) -> None:
    """Raise Refusal, with a button for the move, for an unknown command that resembles a word of a move at least as much.

    With that word the line has to read as a move of one of the author's games, of those first where they are on turn.
    """
    if error.command or not error.code.startswith("unknown-command"):
        return
    word = error.facts["word"]
    least = max(similar.LEAST, similar.nearest_command(word, request.locale).similarity)
    for table in sorted(await request.own_games(), key=request.is_acting, reverse=True):
        near = similar.nearest(word, spellings(prefix(table.game)), least=least).word
        text = error.line.replace(word, near, 1)
        if near and _is_move(table, text):
            raise _refusal(await request.load(table), unreadable(text))


async def attempt(request: Request, command: Try) -> CommandResult:
    """`try`: show the effect of a move without playing it."""
    loaded, seat = await request.load_own(command.table)
    table = loaded.table
    _demand_secrecy(request, loaded, seat, command.move)
    text = await _with_moves_found_or_told(request, loaded, seat, command.move)
    with _errors_refused_with_picture(loaded, seat, text):
        result = preview(loaded, seat, text)
    if why := why_not_shown(loaded, result):
        raise Refusal(why, table=str(table.id))
    lines = (Sentence("try-shows", {"table": str(table.id)}), *announce.event_lines(table, result.events))
    return request.answer(*lines, picture=f"try {text}", table=table, secret=True)


async def hint(request: Request, command: AskHint) -> CommandResult:
    """`hint`: show a good move, if the table allows hints; in a lesson the one that the coach has told."""
    loaded, seat = await request.load_own(command.table)
    table = loaded.table
    if not announce.allows_hints(table):
        raise Refusal("hint-not-agreed", table=str(table.id))
    if seat not in table.turn:
        raise _not_your_turn(loaded)
    lines, move = step_again(request.services, loaded)
    if not move:
        with request.services.metrics.solver.labels(table.game).time():
            found = await request.services.opponents.hint(table.rules, loaded.view(seat))
        move = found.move
        lines = (Sentence(f"{prefix(table.game)}-{found.code}", {"move": MoveText(move), **found.facts}),)
    message = request.message(*lines, table=table, secret=True, buttons=announce.play_button(table, move))
    return CommandResult.saying(replace(message, slot=slots.hint(table), anew=True))


async def rack(request: Request, command: ShowRack) -> CommandResult:
    """`rack`: show the author's rack in private."""
    loaded, seat = await request.load_own(command.table)
    table = loaded.table
    if table.phase is Phase.OVER:
        raise game_over(table)
    to, locale = request.private_chat, request.own_locale
    message = rack_message(loaded.table, seat, rack_of(loaded, seat), to, locale, answers=request.line.id, again=True)
    return CommandResult.saying(message)


async def _play(request: Request, found: Table, text: str) -> CommandResult:
    """Play a line at its table."""
    loaded, seat = await request.load_seat(await request.lock_and_reload(found))
    await demand_move_counts(request, loaded.table, seat)
    await _demand_time(request, found, loaded.table)
    await _demand_current(request, loaded.table)
    _demand_secrecy(request, loaded, seat, text)
    text = await _with_moves_found_or_told(request, loaded, seat, text)
    if await wants_to_confirm(request):
        with _errors_refused_with_picture(loaded, seat, text):
            looked = preview(loaded, seat, text)
        if (asked := confirmation(request, loaded, seat, looked)) is not None:
            return asked
    now = request.services.now()
    with _errors_refused_with_picture(loaded, seat, text):
        result = play(loaded, seat, text, at=now)
    return await change_after_move(request.services, loaded, result, line=request.line)


async def _with_moves_found_or_told(request: Request, loaded: LoadedTable, seat: Seat, text: str) -> str:
    """Like `with_moves_found`; in a lesson, a line that cannot be read is answered with the moves that the coach has told."""
    table = loaded.table
    try:
        return await with_moves_found(request, loaded, seat, text)
    except Refusal as refusal:
        told = lessons.ahead(table.game, table.seed, loaded.replay.position, seat)
        if told and refusal.says(f"{prefix(table.game)}-unreadable"):
            raise _refusal(loaded, unreadable("; ".join(told))) from refusal
        raise


async def with_moves_found(request: Request, loaded: LoadedTable, seat: Seat, text: str) -> str:
    """The line, with each move that needs a search (`lay R8 B8`) replaced by the move found, off the event loop."""
    services, table, game = request.services, loaded.table, loaded.game
    typed = typed_moves(game, text)
    if seat in table.turn and len(typed) > MOST_MOVES:
        raise Refusal("move-too-many", most=str(MOST_MOVES))
    try:
        moves = parsed_moves(game, text)
    except NotationError as error:
        raise await _unread(request, loaded, seat, text, error) from error
    if seat not in table.turn:
        return text
    parts: list[str] = []
    with move_errors_refused(loaded):
        for part, move in zip(typed, moves, strict=True):
            if not game.needs_search(move):
                parts.append(part)
                continue
            now = loaded
            if parts:
                before = preview(loaded, seat, ";".join(parts))
                demand_turn(game, before, seat)
                now = loaded.after(before)
            with services.metrics.solver.labels(table.game).time():
                found = await services.opponents.find(table.rules, now.view(seat), part)
            parts.append(found)
    return ";".join(parts)


async def _unread(request: Request, loaded: LoadedTable, seat: Seat, text: str, error: NotationError) -> Refusal:
    """The refusal of a line that cannot be read; it offers the nearest move only if the seat can play that now.

    A line of which only that move is known is refused for the reason for which the seat cannot play it. Behind other moves it
    has no button, which would leave them out.
    """
    refusal, nearest = _refusal(loaded, error), str(error.facts.get("nearest", ""))
    if refusal.buttons != announce.play_button(loaded.table, nearest):
        return refusal
    before = tuple(takewhile(partial(is_move, loaded.game), typed_moves(loaded.game, text)))
    try:
        found = await with_moves_found(request, loaded, seat, ";".join((*before, nearest)))
        with _errors_refused_with_picture(loaded, seat, found):
            preview(loaded, seat, found)
    except Refusal as reason:
        if error.code == "unreadable-nearest":
            reason.lines = (Sentence(f"{prefix(loaded.table.game)}-if-meant", error.facts), *reason.lines)
            return reason
        refusal.buttons = ()
    if before:
        refusal.buttons = ()
    return refusal


def _is_move(table: Table, text: str, *, nearly: bool = False) -> bool:
    """Whether a line reads as moves of the table's game, or if `nearly` is close enough to one."""
    return is_move(table.engine.game, text, nearly=nearly)


def is_move(game: AnyGame, text: str, *, nearly: bool = False) -> bool:
    """Whether a line reads as moves of a game, or if `nearly` is close enough to one."""
    try:
        parsed_moves(game, text)
    except NotationError as error:
        whole = error.facts.get("whole") == "yes"  # a sum with its result
        return nearly and (whole or error.code in _NEARLY or bool(error.facts.get("nearest")))
    except MoveError:
        return False
    return True


async def _demand_time(request: Request, found: Table, table: Table) -> None:
    """Raise Refusal for a move whose round ended while it waited, so that it is not played in the next round."""
    if table.plies == found.plies:
        return
    meanwhile = (await request.services.store.log(table.id))[found.plies :]
    if any(entry.seat == CLOCK for entry in meanwhile):
        raise Refusal("move-too-late", table=str(table.id))


async def _demand_current(request: Request, table: Table) -> None:
    """Raise Refusal for a button of an earlier turn or round."""
    line = request.line
    if not line.pressed or line.reply_to is None:
        return
    own = await request.services.store.slot_shown(request.private_chat, line.reply_to)
    slot = own or await request.replied_slot()
    if slots.is_bygone(slot, table):
        raise Refusal("move-button-old", table=str(table.id))


def _demand_secrecy(request: Request, loaded: LoadedTable, seat: Seat, text: str) -> None:
    """Raise Refusal for a public line that would disclose a secret; whoever is not on turn is told that in any case."""
    if request.line.private or request.line.unseen or loaded.table.private or seat not in loaded.table.turn:
        return
    try:
        with move_errors_refused(loaded):
            moves = parsed_moves(loaded.game, text)
        if any(map(loaded.game.is_secret, moves)):
            # answered in private, where the move belongs
            raise Refusal("move-in-private").with_answer(secret=True, table=loaded.table)
    except Refusal as refusal:
        if "nearest" in refusal.lines[0].facts:
            return  # whether that move can be played depends on what its author has
        refusal.can_be_public = True  # the reason lies in the line alone, which everybody could read
        raise


@contextmanager
def move_errors_refused(loaded: LoadedTable) -> Iterator[None]:
    """Raise, in place of a MoveError, the refusal with the sentence of its code."""
    try:
        yield
    except MoveError as error:
        raise _refusal(loaded, error) from error


def _refusal(loaded: LoadedTable, error: MoveError) -> Refusal:
    """The refusal with the sentence of an error, and with buttons for what the author may have meant."""
    if error.code == "not-your-turn":
        return _not_your_turn(loaded)
    if error.code == "game-over":
        return game_over(loaded.table)
    table = loaded.table
    if error.code == "rest-waits":
        move = error.facts["move"]
        waits = Refusal("move-rest-waits", move=move)
        return waits.with_answer(secret=True, table=table, buttons=announce.play_button(table, str(move)))
    buttons: tuple[ButtonSpec, ...] = ()
    ways = {name: move for name, move in error.facts.items() if isinstance(move, MoveText) and name != "nearest"}
    if len(ways) > 1:
        label, play = f"{prefix(table.game)}-button", f"/play #{table.id}"
        buttons = tuple(ButtonSpec(f"{label}-{way}", f"{play} {move}") for way, move in ways.items())
    elif nearest := error.facts.get("nearest"):
        buttons = announce.play_button(table, str(nearest))
    elif action := error.facts.get("action"):
        buttons = word_buttons(table, (str(action),))
    elif error.code == "unreadable":
        rules = ButtonSpec("button-rules", f"/rules {table.game}", name=loaded.engine.title)
        buttons = (*announce.hint_button(table), rules)
    refusal = Refusal(f"{prefix(table.game)}-{error.code}", **announce.refusal_facts(table, error.facts))
    # secret, because the error may reveal the player's tiles
    return refusal.with_answer(secret=True, table=table, buttons=buttons)


@contextmanager
def _errors_refused_with_picture(loaded: LoadedTable, seat: Seat, text: str) -> Iterator[None]:
    """Like `move_errors_refused`, for a line that a seat plays; the refusal has a picture if the game can show the error."""
    try:
        with move_errors_refused(loaded):
            yield
    except Refusal as refusal:
        if refused_view(loaded, seat, text) is not None:
            refusal.table, refusal.picture = loaded.table, f"refused {text}"
        raise


def _not_your_turn(loaded: LoadedTable) -> Refusal:
    names = tuple(loaded.table.player(seat).name for seat in sorted(loaded.table.turn) if seat > 0)
    return Refusal("move-not-your-turn", names=names, table=str(loaded.table.id)) if names else game_over(loaded.table)
