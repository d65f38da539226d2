"""Commands that show a board: as it is now, as it was after a turn, and turn by turn."""

from dataclasses import replace

from bot.chat.outbox_message import OutboxMessage, Sentence
from bot.commands.context import CommandResult, Request
from bot.commands.game_end import departure
from bot.commands.watcher_messages import after_turn_line
from bot.commands.watching import only_watches, to_watcher, watched_here
from bot.games.registry import prefix
from bot.grammar.command_types import Board, ShowReplay
from bot.messages import announce
from bot.tables import watching
from bot.tables.playing import LoadedTable
from bot.tables.refusal import Refusal
from bot.tables.table import Phase, Table
from core.game import View


async def board(request: Request, command: Board) -> CommandResult:
    """`board`: the board as it is now or after a turn, cropped, in full or in words; also of a game that is watched here."""
    watched = await watched_here(request, command.table)
    loaded = await (_find(request, command.table) if watched is None else request.load(watched))
    if not only_watches(request, loaded.table):
        return CommandResult.saying(await _board(request, loaded, command))
    turn = await _turn_for_watchers(request, loaded, command.turn)
    return CommandResult.saying(to_watcher(await _board(request, loaded, replace(command, turn=turn))))


async def _board(request: Request, loaded: LoadedTable, command: Board) -> OutboxMessage:
    """The message with a board."""
    table, game = loaded.table, loaded.game
    view, picture, turn_lines = loaded.view(None), "board now", announce.turn_lines(table, table.turn)
    head = Sentence("board-of", {"table": str(table.id)})
    if command.turn is not None:
        view, head = await _after(request, loaded, command.turn)
        picture, turn_lines = f"turn {command.turn}", ()
    if command.words:
        past = () if command.turn is None else (head,)
        said = announce.event_lines(table, game.describe(view))
        return request.message(
            *past, *said, *turn_lines, secret=_is_seen_late(request, table), buttons=announce.resume_button(table)
        )
    if command.full:
        picture = f"{picture} full" if command.turn is not None else "board full"
    paused = (announce.paused_line(table),) if table.paused and command.turn is None else ()
    shown = (*announce.event_lines(table, game.recap(view)), *announce.score_lines(table, view), *paused)
    message = _shown(request, table, head, *shown, picture=picture)
    buttons = announce.resume_button(table)
    return replace(message, heading=command.turn is not None or not shown, buttons=buttons)


async def _turn_for_watchers(request: Request, loaded: LoadedTable, turn: int | None) -> int | None:
    """The turn after which a chat that watches is shown the board, instead of the one asked for; None for the newest board.

    Raises Refusal if it watches with a delay and is to see nothing yet.
    """
    late = watching.behind(loaded.table, request.line.channel)
    if not late:
        return turn
    newest = len((await request.services.positions.turns(loaded)).after) - late
    if newest < 1:
        raise Refusal("watch-nothing-yet", table=str(loaded.table.id))
    return newest if turn is None else min(turn, newest)


async def replay(request: Request, command: ShowReplay) -> CommandResult:
    """`replay`: the board after each turn, as a moving picture (V3)."""
    loaded = await _find(request, command.table)
    table = loaded.table
    turns = len((await request.services.positions.turns(loaded)).after)
    if not turns:
        raise Refusal(f"{prefix(table.game)}-replay-none", table=str(table.id))
    line = Sentence(f"{prefix(table.game)}-replay", {"table": str(table.id), "turns": turns})
    left = await departure(request.services, table) if table.phase is Phase.OVER else ()
    message = _shown(request, table, line, *left, picture="replay")
    return CommandResult.saying(replace(message, heading=True))


def _shown(request: Request, table: Table, *lines: Sentence, picture: str) -> OutboxMessage:
    """The answer with a board: for its author alone if the game is private, or if others here see it with a delay."""
    is_late = _is_seen_late(request, table)
    public = not (table.private or is_late)
    return request.message(*lines, picture=picture, table=table, public=public, secret=is_late)


def _is_seen_late(request: Request, table: Table) -> bool:
    """Whether other readers here watch the table with a delay, but not the author, who plays there."""
    is_late = not request.line.private and bool(watching.behind(table, request.line.channel))
    return is_late and not only_watches(request, table)


async def _find(request: Request, number: int | None) -> LoadedTable:
    """The table meant: one where the author may act or sits, else a running one, else a finished one; raises Refusal."""
    table = await request.find_table(
        number,
        (Phase.RUNNING, Phase.OVER),
        lambda table: table.phase is Phase.RUNNING and request.is_acting(table),
        lambda table: table.phase is Phase.RUNNING and request.is_seated(table),
        lambda table: table.phase is Phase.RUNNING,
        request.is_seated,
        lambda _: True,
        none=request.idle_refusal_key,
    )
    return await request.load(table)


async def _after(request: Request, loaded: LoadedTable, turn: int) -> tuple[View, Sentence]:
    """The public view after a turn, counted from 1, and its caption; raises Refusal if there is no such turn."""
    turns = await request.services.positions.turns(loaded)
    caption = after_turn_line(loaded.table, turns, turn)
    if not 1 <= turn <= len(turns.after):
        raise Refusal(f"{prefix(loaded.table.game)}-no-turn", **caption.facts)
    return turns.after[turn - 1], caption
