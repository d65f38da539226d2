"""Messages to the channels that watch a game, at once or two turns later (N6)."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from typing import Any

from bot.chat import slot_prefixes
from bot.chat.facts import FactValue
from bot.chat.outbox_message import OutboxMessage, Sentence
from bot.commands.context import Services
from bot.games.registry import prefix
from bot.messages import announce
from bot.messages.places import for_watchers
from bot.messages.prompts import with_prompts
from bot.tables.playing import LoadedTable, MoveResult
from bot.tables.table import Phase, Table, Watchable
from bot.tables.watching import DELAY, watching_channels
from core.turns import Turns, public_turns


async def moves_to_watchers(
    services: Services, loaded: LoadedTable, result: MoveResult, shown: Sequence[OutboxMessage]
) -> tuple[OutboxMessage, ...]:
    """The messages about moves to watching channels: `shown` joined into one, or with a delay the turn that is now due.

    The end is told at once, because nobody can help a player any more.
    """
    table = result.table
    if not table.watchers:
        return ()
    if table.watch is Watchable.DELAY and table.phase is Phase.RUNNING:
        return await _delayed(services, loaded, result)
    if not shown:
        return ()
    lines = tuple(chain.from_iterable(message.lines for message in shown))
    return await messages_to_watchers(services, table, replace(shown[-1], lines=lines))


async def prompts_to_watchers(
    services: Services, loaded: LoadedTable, message: OutboxMessage, said: tuple[Sentence, ...]
) -> tuple[OutboxMessage, ...]:
    """The messages to watching channels about events other than moves: the `message` of the turn.

    With a delay, that message and a takeback would reveal moves that are too new: then the lines `said` and the prompts stand
    above the turn that the channels were shown last.
    """
    table = loaded.table
    if not table.watchers or table.watch is not Watchable.DELAY:
        return await messages_to_watchers(services, table, message)
    turns = await services.positions.turns(loaded)
    shown = _after_turn(table, turns, len(turns.after) - DELAY)
    now = tuple(line for line in said if not line.key.startswith("takeback-"))
    prompted = with_prompts(replace(table, wish=None), replace(shown, lines=(*now, *shown.lines), lasting=bool(now)))
    return await messages_to_watchers(services, table, prompted) if prompted.lines != shown.lines else ()


async def messages_to_watchers(services: Services, table: Table, message: OutboxMessage) -> tuple[OutboxMessage, ...]:
    """The message for each channel that watches a table, in its language."""
    return tuple([for_watchers(message, to, await services.locale(to)) for to in watching_channels(table)])


async def _delayed(services: Services, loaded: LoadedTable, result: MoveResult) -> tuple[OutboxMessage, ...]:
    """The messages with the turn that is two turns old now, if these moves have finished a turn."""
    table = result.table
    log = await services.positions.log(loaded.table)
    game, seats = loaded.game, len(table.players)
    earlier = await asyncio.to_thread(public_turns, game, seats, log)
    now = await asyncio.to_thread(public_turns, game, seats, (*log, *result.entries))
    turn = len(now.after) - DELAY
    if len(now.after) <= len(earlier.after) or turn < 1:
        return ()
    return await messages_to_watchers(services, table, _after_turn(table, now, turn))


def _after_turn(table: Table, turns: Turns[Any], turn: int) -> OutboxMessage:
    """The message with the moves of a turn and the board after it; before the first turn it only names the table."""
    slot = f"{slot_prefixes.WATCHED}{table.id}/{max(0, turn)}"
    if turn < 1:
        return OutboxMessage(table.channel, (), "", table.id, table.game, slot=slot)
    lines = (
        after_turn_line(table, turns, turn),
        *announce.event_lines(table, turns.events[turn - 1]),
        *announce.score_lines(table, turns.after[turn - 1]),
    )
    return OutboxMessage(
        table.channel, lines, "", table.id, table.game, picture=f"turn {turn}", ply=table.plies, slot=slot
    )


def after_turn_line(table: Table, turns: Turns[Any], turn: int) -> Sentence:
    """The line that says after which turn the board is shown."""
    facts: dict[str, FactValue] = {"table": str(table.id), "turn": str(turn), "turns": len(turns.after)}
    return Sentence(f"{prefix(table.game)}-after-turn", facts)
