"""Commands at a running game: play, try, hint, look, resign, close."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import TypeVar

from bot import announce
from bot.chat.command import AskHint, Bare, Board, Close, CommandError, Play, Rack, Resign, Try, parse
from bot.chat.port import Private
from bot.commands.outcome import challenged, own_of, played
from bot.house import Answered, Request, SetAside
from bot.note import Line
from bot.positions import Live
from bot.refusal import Refusal
from bot.registry import load, prefix
from bot.store.port import Change
from bot.table import AnyGame, Phase, Table, discloses, leave, play, preview, refused, stop, typed_moves
from core.errors import MoveError, NotationError
from core.game import CLOCK, Seat

R = TypeVar("R")

MOST_MOVES = 60
"""So many moves are taken from one line: no turn needs more, and each may have to be searched for."""

_WORD = re.compile(r"[^\W\d_]+[.!?]*")


async def make(request: Request, command: Play) -> Answered:
    """`play`: play a typed move."""
    table = await _mine(request, command.table, request.acting, request.seated)
    return await _play(request, table, command.move)


async def bare(request: Request, command: Bare) -> Answered | None:
    """A line without a command: a move where it can be one, else None (silence)."""
    line = request.line
    if line.private or line.addressed:
        table = await _mine(request, None, request.acting, request.seated)
        return await _play(request, table, command.text)
    if line.reply_to is None and _WORD.fullmatch(command.text):
        return None
    tables = [table for table in await request.tables((Phase.RUNNING,)) if request.acting(table)]
    meant = [table for table in tables if _reads(table, command.text, nearly=True)]
    if not meant:
        return None
    return await _play(request, await _mine(request, None, lambda table: table in meant), command.text)


async def readable(request: Request, text: str) -> bool:
    """Whether a line reads as a move of a running game its author sits at."""
    tables = [table for table in await request.tables((Phase.RUNNING,)) if request.seated(table)]
    return any(_reads(table, text, nearly=False) for table in tables)


async def completed(request: Request) -> tuple[str, ...]:
    """A line to play or try a move that is still being typed, with the move written out in full; none is proposed."""
    try:
        typed = parse(request.line.text, addressed=request.line.addressed)
    except CommandError:
        return ()
    if not isinstance(typed, Play | Try) or not request.line.text.endswith(typed.move):
        return ()
    kept = request.line.text.removesuffix(typed.move)
    try:
        live, seat = await _seat(request, await _mine(request, typed.table, request.acting, request.seated))
        game = live.loaded.game
        view = game.view(live.replay.position, seat)
        move = game.parse(typed.move)
        full = "" if game.sought(move) else game.format(game.resolve(view, move))
    except MoveError as error:
        full = str(error.facts.get("nearest") or "")
    except (Refusal, SetAside):
        full = ""
    return (kept + full,) if full and full != typed.move else ()


async def attempt(request: Request, command: Try) -> Answered:
    """`try`: show what a move would do; nothing is played."""
    table = await _mine(request, command.table, request.acting, request.seated)
    live, seat = await _seat(request, table)
    _demand_secrecy(request, live, command.move)
    text = await _found(request, live, seat, command.move)
    with _pictured(live, seat, text):
        turnout = _explained(live, lambda: preview(table, live.replay, live.loaded.game, seat, text))
    if len(table.players) > 1 and discloses(live.loaded.game, live.replay, turnout.replay):
        over = live.loaded.game.outcome(turnout.replay.position) is not None
        raise Refusal("try-ends" if over else "try-closes", table=str(table.id))
    lines = (Line("try-shows", {"table": str(table.id)}), *announce.event_lines(table, turnout.events))
    note = request.note(*lines, picture=f"try {text}", table=table, secret=True)
    return Answered(Change(notes=(note,)))


async def hint(request: Request, command: AskHint) -> Answered:
    """`hint`: what a good player would do, where the table allows it."""
    table = await _mine(request, command.table, request.acting, request.seated)
    live, seat = await _seat(request, table)
    if len(table.people) > 1 and not table.hints:
        raise Refusal("hint-not-agreed", table=str(table.id))
    if seat not in table.turn:
        raise _not_your_turn(live)
    view = live.loaded.game.view(live.replay.position, seat)
    found = await request.house.opponents.hint(table.game, table.options, view)
    return request.answer(Line(f"{prefix(table.game)}-{found.code}", {"move": found.move, **found.facts}), secret=True)


async def rack(request: Request, command: Rack) -> Answered:
    """`rack`: one's own tiles, in private."""
    table = await _mine(request, command.table, request.acting, request.seated)
    live, seat = await _seat(request, table)
    if table.phase is Phase.OVER:
        raise Refusal("move-game-over", table=str(table.id))
    to = Private(request.line.author.person)
    locale = await request.house.locale(to)
    own = own_of(live.loaded.game, live.replay, seat)
    note = announce.rack(live.table, own, to, locale, answers=request.line.id)
    return Answered(Change(notes=(note,)))


async def board(request: Request, command: Board) -> Answered:
    """`board`: the board as it stands, cropped, in full or in words."""
    phases = (Phase.RUNNING, Phase.OVER)
    table = await request.which(
        command.table,
        phases,
        lambda table: table.phase is Phase.RUNNING and request.acting(table),
        lambda table: table.phase is Phase.RUNNING and request.seated(table),
        lambda table: table.phase is Phase.RUNNING,
        request.seated,
        lambda _: True,
        none="no-table",
    )
    live = await request.live(table)
    game = live.loaded.game
    view = game.view(live.replay.position, None)
    if command.words:
        lines = announce.event_lines(table, game.describe(view))
        return request.answer(*lines, *announce.turn_lines(table, table.turn))
    lines = announce.event_lines(table, game.recap(view))
    shown = (Line("board-of", {"table": str(table.id)}), *lines, *announce.score_lines(table, view))
    picture = "board full" if command.full else "board now"
    return Answered(Change(notes=(request.note(*shown, picture=picture, table=table, public=True),)))


async def resign(request: Request, command: Resign) -> Answered:
    """`resign`: give a running game up."""
    table = await _mine(request, command.table, request.acting, request.seated)
    live, seat = await _seat(request, await request.fresh(table))
    turnout = _explained(live, lambda: leave(live.table, live.replay, live.loaded.game, seat, at=request.house.now()))
    return await played(request.house, live, turnout)


async def close(request: Request, command: Close) -> Answered:
    """`close`: a moderator ends a table as it stands."""
    if not request.line.moderator:
        raise Refusal("close-moderators-only")
    found = await request.which(command.table, (Phase.OPEN, Phase.RUNNING), lambda _: True, none="no-table")
    if found.channel != request.line.channel:  # the right holds where the line was typed, and nowhere else
        raise Refusal("no-such-table", table=str(found.id))
    table = await request.fresh(found)
    if table.phase is Phase.OPEN:
        return await challenged(
            request.house, replace(table, phase=Phase.OFF), load(table.game, table.options), ready=False
        )
    live = await request.live(table)
    turnout = _explained(live, lambda: stop(table, live.replay, live.loaded.game, at=request.house.now()))
    return await played(request.house, live, turnout)


async def _play(request: Request, found: Table, text: str) -> Answered:
    live, seat = await _seat(request, await request.fresh(found))
    await _demand_time(request, found, live.table)
    await _demand_current(request, live.table)
    _demand_secrecy(request, live, text)
    text = await _found(request, live, seat, text)
    table, game = live.table, live.loaded.game
    async with request.house.turnstile:
        with _pictured(live, seat, text):
            turnout = _explained(live, lambda: play(table, live.replay, game, seat, text, at=request.house.now()))
        return await played(request.house, live, turnout, line=request.line)


async def _found(request: Request, live: Live, seat: Seat, text: str) -> str:
    """The line with what it leaves to the game to find written out; that is found off the event loop."""
    table, game = live.table, live.loaded.game
    if seat not in table.turn:
        return text
    typed = typed_moves(text)
    if len(typed) > MOST_MOVES:
        raise Refusal("move-too-many", most=str(MOST_MOVES))
    parts: list[str] = []
    for part in typed:
        if not _explained(live, partial(_is_sought, game, part)):
            parts.append(part)
            continue
        replay = live.replay
        if parts:
            replay = _explained(live, partial(preview, table, replay, game, seat, ";".join(parts))).replay
        try:
            view = game.view(replay.position, seat)
            parts.append(await request.house.opponents.find(table.game, table.options, view, part))
        except MoveError as error:
            raise _refusal(live, error) from error
    return ";".join(parts)


def _is_sought(game: AnyGame, part: str) -> bool:
    return game.sought(game.parse(part))


async def _mine(request: Request, number: int | None, *wishes: Callable[[Table], bool]) -> Table:
    none = "no-table-private" if request.line.private else "no-table-here"
    return await request.which(number, (Phase.RUNNING,), *wishes, none=none)


async def _seat(request: Request, table: Table) -> tuple[Live, Seat]:
    seat = table.seat_of(request.line.author.person)
    if seat is None:
        raise Refusal("not-at-table", table=str(table.id))
    return await request.live(table), seat


def _reads(table: Table, text: str, *, nearly: bool) -> bool:
    """Whether a line reads as a move of the table's game; `nearly`, where it comes so near that a move must be meant."""
    game = load(table.game, table.options).game
    try:
        for part in typed_moves(text):
            game.parse(part)
    except NotationError as error:
        return nearly and (error.code == "off-board" or bool(error.facts.get("nearest")))
    except MoveError:
        return False
    return True


async def _demand_time(request: Request, found: Table, table: Table) -> None:
    """A move that came before its time was up, but has to be looked at after, is not taken for the next round."""
    if table.plies == found.plies:
        return
    meanwhile = (await request.house.store.log(table.id))[found.plies :]
    if any(entry.seat == CLOCK for entry in meanwhile):
        raise Refusal("move-too-late", table=str(table.id))


async def _demand_current(request: Request, table: Table) -> None:
    """A button under what was a player's own at an earlier turn or round is not taken for this one."""
    line = request.line
    if not line.pressed or line.reply_to is None:
        return
    slot = await request.house.store.slot_shown(Private(line.author.person), line.reply_to)
    if announce.is_bygone(slot, table):
        raise Refusal("move-button-old", table=str(table.id))


def _demand_secrecy(request: Request, live: Live, text: str) -> None:
    """What would give a secret away is not taken where others read along."""
    if request.line.private or request.line.unseen:
        return
    game = live.loaded.game
    typed = _explained(live, lambda: [game.parse(part) for part in typed_moves(text)])
    if any(game.secret(move) for move in typed):
        refusal = Refusal("move-in-private", table=str(live.table.id))
        refusal.secret = True  # said in private, where the move belongs
        raise refusal


def _explained(live: Live, act: Callable[[], R]) -> R:
    """Do it; a refused move becomes a refusal with the sentence of its code."""
    try:
        return act()
    except MoveError as error:
        raise _refusal(live, error) from error


def _refusal(live: Live, error: MoveError) -> Refusal:
    if error.code == "not-your-turn":
        return _not_your_turn(live)
    refusal = Refusal(f"{prefix(live.table.game)}-{error.code}", **announce.refusal_facts(live.table, error.facts))
    refusal.secret = True  # what is wrong with a move may tell which tiles its player has
    return refusal


@contextmanager
def _pictured(live: Live, seat: Seat, text: str) -> Iterator[None]:
    """A refusal raised here goes with a picture of the move, where the game can show what is wrong with it."""
    try:
        yield
    except Refusal as refusal:
        if refused(live.table, live.replay, live.loaded.game, seat, text) is not None:
            refusal.table, refusal.picture = live.table, f"refused {text}"
        raise


def _not_your_turn(live: Live) -> Refusal:
    names = [live.table.player(seat).name for seat in sorted(live.table.turn) if seat > 0]
    key = "move-not-your-turn" if names else "move-game-over"
    return Refusal(key, names=", ".join(names), table=str(live.table.id))
