"""The message of the current turn, composed from the present state; further events of the turn edit it (N4)."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from bot.chat.outbox_message import ButtonSpec, OutboxMessage, Sentence
from bot.messages import announce
from bot.messages.announce import Public, TimeLeft
from bot.messages.places import UNKNOWN
from bot.messages.prompts import with_prompts
from bot.store.store import Store
from bot.tables.playing import LoadedTable
from bot.tables.rated import is_rated
from bot.tables.table import Table
from core.game import Seat
from core.replay import TAKEBACK, LogEntry
from core.turns import told_last


async def message_of_turn(
    store: Store,
    loaded: LoadedTable,
    locale: str,
    time: TimeLeft | None,
    *said: Sentence,
    buttons: tuple[ButtonSpec, ...] = (),
    entries: Sequence[LogEntry] = (),
    for_places: bool = False,
) -> OutboxMessage:
    """The message of a running game's current turn: the lines `said` now, the last public events, and all prompts.

    If it is `for_places`, to be adapted to each of them, it also says how to be heard. `entries` are the newest entries, which
    the log in the store lacks. Nobody is notified again that it is their turn.
    """
    board = await _board_of_turn(store, loaded, locale, time, *said, entries=entries, for_places=for_places)
    board = with_prompts(loaded.table, board)
    return replace(board, buttons=(*board.buttons, *buttons))


async def lines_once_over(store: Store, loaded: LoadedTable, locale: str) -> tuple[Sentence, ...]:
    """The lines of the message of a turn once the turn is over: without what was asked in it, notifying nobody."""
    clocks = None if loaded.table.clocks is None else replace(loaded.table.clocks, paused=False)
    over = replace(loaded, table=replace(loaded.table, clocks=clocks))
    message = await _board_of_turn(store, over, locale, None)
    return tuple(line.with_mentions(lambda one: replace(one, notify=False)) for line in message.lines)


async def _board_of_turn(
    store: Store,
    loaded: LoadedTable,
    locale: str,
    time: TimeLeft | None,
    *said: Sentence,
    entries: Sequence[LogEntry] = (),
    for_places: bool = False,
) -> OutboxMessage:
    """The message that `message_of_turn` returns, without prompts and further buttons."""
    table, game = loaded.table, loaded.game
    log = (*(await store.log(table.id))[: table.plies - len(entries)], *entries)
    entry, events = await asyncio.to_thread(told_last, game, len(table.players), log)
    told = frozenset(table.turn)
    if entry is None:
        in_round = table.clocks is not None and table.clocks.tournament  # no challenge has told the commitment
        opening = replace(table, revision=0) if in_round else table
        heard_on = UNKNOWN if for_places and not (table.private or game.plays_in_private) else None
        (*_, board) = announce.opening_messages(
            opening, events, time, locale, told=told, in_round=in_round, heard_on=heard_on
        )
    else:
        view = loaded.view(None)
        several = len(table.turn) > 1 or game.is_simultaneous(loaded.replay.position)
        recap = game.recap(view) if several else ()
        public = Public(events, view, recap, time)
        board = announce.turn_message(table, public, locale, told=told, is_round=bool(recap))
        if entry.text == TAKEBACK:
            said = (
                *said,
                *taken_back_lines(table, Seat(entry.seat), was_rated=is_rated(replace(table, became_unrated=False))),
            )
    return replace(board, lines=(*said, *board.lines), lasting=bool(said or entries))


def taken_back_lines(table: Table, seat: Seat, *, was_rated: bool) -> tuple[Sentence, ...]:
    """The lines that say that a turn was taken back, and what follows from it."""
    unrated = (Sentence("takeback-unrated"),) if was_rated else ()
    return (Sentence("takeback-done", announce.player_facts(table, seat)), *unrated)
