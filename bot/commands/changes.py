"""From a move to a change: the entries, and who is told what."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from bot.chat.outbox_message import OutboxMessage
from bot.chat.port import Incoming, Private
from bot.commands.context import CommandResult, Services
from bot.commands.results import reached
from bot.commands.tournament_results import count_for_tournament
from bot.games.registry import Engine
from bot.messages import announce
from bot.messages.announce import PrivateState, Public
from bot.store.port import Change
from bot.store.positions import LoadedTable
from bot.tables.challenge import LAPSE
from bot.tables.table import Answer, AnyGame, AnyReplay, MoveResult, Phase, Table, start
from bot.tournaments.tournament import Tournament
from core.game import CLOCK, Limit, Seat
from core.replay import seen

_NONE: Final[Mapping[Seat, str]] = MappingProxyType({})


async def change_after_move(
    services: Services,
    loaded: LoadedTable,
    result: MoveResult,
    *,
    line: Incoming | None = None,
    tournament: Tournament | None = None,
) -> CommandResult:
    """The change after moves: the board to the channel, what changed of their own to the players.

    Where a turn goes on that was typed as a `line` in a channel, unseen by others, what is shown of it answers the line.
    A `tournament` is that of the table, changed otherwise already.
    """
    game, before, position = loaded.engine.game, loaded.table, result.replay.position
    limit = game.limit(position)
    due = _due(services, loaded, limit)
    table = result.table if due == result.table.due else replace(result.table, due=due)
    view = seen(game, result.replay, None)
    outcome = game.outcome(position)
    recap = game.recap(view) if len(before.turn) > 1 or outcome is not None else ()
    public = Public(result.events, view, recap, outcome, limit)
    place = announce.place(table)
    message = announce.move_message(before, table, public, await services.locale(place), told=_told(before, result))
    points: int | None = None
    standings: tuple[OutboxMessage, ...] = ()
    if message is not None and public.outcome is not None:
        points, lines = await reached(services, table, public.outcome)
        tournament, counts, standings = await count_for_tournament(services, table, public.outcome, tournament)
        buttons = message.buttons if tournament is None else ()  # who meets whom again is for the tournament to say
        message = replace(message, lines=(*message.lines, *lines, *counts), buttons=buttons)
    anew = table.since != before.since
    answers = None if line is None or line.private or anew else line
    earlier = {seat: private_state(game, loaded.replay, seat) for seat in _people(table)}
    done = [seat for seat in before.turn - table.turn if seat in earlier and _unfinished(earlier[seat])]
    closed = dict.fromkeys(done, announce.rack_slot(before)) if done else _NONE
    changed = _changed(loaded, result, earlier, anew=anew)
    racks = await _racks(services, table, changed, answers=answers, anew=anew, closed=closed)
    messages = (*((message,) if message else ()), *racks, *standings)
    change = Change(table=table, entries=result.entries, messages=messages, reached=points, tournament=tournament)
    return CommandResult(change, result.replay)


def private_state(game: AnyGame, replay: AnyReplay, seat: Seat) -> PrivateState:
    """What is a seat's own."""
    view = seen(game, replay, seat)
    return PrivateState(view.private, game.draft(view), game.quick_actions(view))


async def change_to_begin(
    services: Services,
    table: Table,
    engine: Engine,
    messages: tuple[OutboxMessage, ...] = (),
    *,
    heard: str = "",
    unheard: bool = False,
) -> CommandResult:
    """The change that begins a game: first draws made, first board and racks sent."""
    result = start(table, engine.game, at=services.now())
    limit = engine.game.limit(result.replay.position)
    running = replace(result.table, due=None if limit is None else services.served() + limit.seconds)
    locale = await services.locale(announce.place(running), heard=heard, anew=table.revision == 0)
    unheard = unheard and not table.private
    first = announce.opening_messages(running, engine.title, result.events, limit, locale, unheard=unheard)
    own = {seat: private_state(engine.game, result.replay, seat) for seat in _people(running)}
    racks = await _racks(services, running, own, heard=heard)
    return CommandResult(
        Change(table=running, entries=result.entries, messages=(*messages, *first, *racks)), result.replay
    )


async def change_for_challenge(
    services: Services, table: Table, engine: Engine, *, ready: bool, heard: str = "", unheard: bool = False
) -> CommandResult:
    """The change after somebody answered a challenge: shown as it stands, and begun when it is ready.

    `heard` is the language of the line that led to it, for places where none is known yet; `unheard` is as in Incoming.
    """
    locale = await services.locale(announce.place(table), heard=heard, anew=table.revision == 0)
    if ready:
        running = replace(table, phase=Phase.RUNNING)
        shown = () if table.revision == 0 else (announce.challenge_message(running, engine.title, locale),)
        return await change_to_begin(services, table, engine, shown, heard=heard, unheard=unheard)
    lapses = services.served() + LAPSE if table.revision == 0 else table.due
    asked = replace(table, due=lapses if table.phase is Phase.OPEN else None)
    return CommandResult(Change(table=asked, messages=(announce.challenge_message(table, engine.title, locale),)))


def _due(services: Services, loaded: LoadedTable, after: Limit | None) -> float | None:
    """When the time of the phase is up that goes on now: it runs from the beginning of the phase, whatever is played in it."""
    if after is None:
        return None
    before = loaded.engine.game.limit(loaded.replay.position)
    if before is not None and before.phase == after.phase and loaded.table.due is not None:
        return loaded.table.due
    return services.served() + after.seconds


def _told(before: Table, result: MoveResult) -> frozenset[Seat]:
    """Who knows that he may act: nobody where several act anew, or the clock put an end to what they did."""
    table = result.table
    deadline = any(entry.seat == CLOCK for entry in result.entries)
    anew = table.since != before.since and (deadline or len(table.turn) > 1)
    return frozenset() if anew else before.turn


def _changed(
    loaded: LoadedTable, result: MoveResult, earlier: Mapping[Seat, PrivateState], *, anew: bool
) -> dict[Seat, PrivateState]:
    """What has become another own of a seat; where a turn or round begins `anew`, also what can be gone on with.

    At the end of the game, only what somebody had not finished: nothing is to be done there any more.
    """
    game, over = loaded.engine.game, result.table.phase is Phase.OVER
    seats = [seat for seat, was in earlier.items() if not over or _unfinished(was)]
    owns = {seat: private_state(game, result.replay, seat) for seat in seats}
    return {seat: own for seat, own in owns.items() if over or own != earlier[seat] or (anew and own.words)}


def _unfinished(own: PrivateState) -> bool:
    """Whether what a seat was shown asks for something, or says what it has begun."""
    return bool(own.words or own.draft)


async def _racks(
    services: Services,
    table: Table,
    owns: Mapping[Seat, PrivateState],
    *,
    answers: Incoming | None = None,
    heard: str = "",
    anew: bool = False,
    closed: Mapping[Seat, str] = _NONE,
) -> tuple[OutboxMessage, ...]:
    """What is their own to those who have not left; to the author of a line it may answer that; all are new messages `anew`.

    But the message that asked a seat for what it has done now is `closed`: there it is the last word on that turn.
    """
    messages = []
    for seat, own in owns.items():
        player = table.player(seat)
        if player.person is None or player.answer is Answer.LEFT:
            continue
        to = Private(player.person)
        mine = answers.id if answers is not None and answers.author.person == player.person else None
        locale, slot = await services.locale(to, heard=heard), closed.get(seat, "")
        messages.append(announce.rack_message(table, own, to, locale, answers=mine, anew=anew and not slot, slot=slot))
    return tuple(messages)


def _people(table: Table) -> list[Seat]:
    return [Seat(n) for n, player in enumerate(table.players, 1) if player.person is not None]
