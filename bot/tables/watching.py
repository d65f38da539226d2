"""Channels that watch a table: they see the game by public views alone, and nobody plays there (N6); pure."""

from dataclasses import replace
from typing import Final

from bot.chat.person import Participant
from bot.chat.port import Address, Channel
from bot.tables.refusal import Refusal
from bot.tables.table import Phase, Place, Table, Watchable

MOST_WATCHERS: Final = 8
"""The most channels that may watch a table."""

EACH: Final = 5
"""The most tables that a channel may watch at a time: each of them writes there with every turn."""

DELAY: Final = 2
"""How many turns later a watching channel sees the game if the players asked for a delay."""


def watching_channels(table: Table) -> tuple[Channel, ...]:
    """The channels that watch a table."""
    return tuple(one.channel for one in table.watchers)


def behind(table: Table, to: Address) -> int:
    """How many turns later an address sees a table that it watches; 0 for any other address, and once the game is over."""
    is_late = table.watch is Watchable.DELAY and table.phase is Phase.RUNNING
    return DELAY if is_late and to in watching_channels(table) else 0


def add(table: Table, channel: Channel, adder: Participant) -> Table:
    """The table with one more channel that watches it; raises Refusal."""
    if channel in watching_channels(table):
        raise Refusal("watch-already", table=str(table.id))
    if len(table.watchers) >= MOST_WATCHERS:
        raise Refusal("watch-full", table=str(table.id), most=str(MOST_WATCHERS))
    return replace(table, watchers=(*table.watchers, Place(channel, adder.account)))
