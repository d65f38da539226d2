"""The places of a table: the channels that see what happens there, and the players who read along in private; pure."""

from dataclasses import replace
from typing import Final

from bot.chat.person import Participant
from bot.chat.port import Address, Channel, Private
from bot.tables.refusal import Refusal
from bot.tables.table import Answer, Phase, Place, Table

MOST_PLACES: Final = 4
"""The most places of a table, its home included."""


def add(table: Table, channel: Channel, adder: Participant) -> Table:
    """The table with one more place, where the person who adds it reads along from now on; raises Refusal."""
    if len(table.places) >= MOST_PLACES:
        raise Refusal("join-places-full", table=str(table.id), most=str(MOST_PLACES))
    watchers = tuple(one for one in table.watchers if one.channel != channel)
    further = (*table.further, Place(channel, adder.account))
    there = replace(table, further=further, watchers=watchers)
    return there.with_players(table.seats_of(adder.person), apart=False)


def remove(table: Table, channel: Channel) -> Table:
    """The table without a further place; players with no other place on their platform read along in private from now on."""
    further = tuple(place for place in table.further if place.channel != channel)
    left = replace(table, further=further)
    platforms = {place.platform for place in left.places}
    apart = left.seats_where(lambda one: one.account is not None and one.account.platform not in platforms)
    return left.with_players(apart, apart=True)


def readers(table: Table) -> tuple[Address, ...]:
    """Where messages about a table go: its places, and the private chats of players who read along in none of them."""
    over = table.phase in (Phase.OVER, Phase.OFF)
    apart = [
        Private(player.account)
        for player in table.players
        if player.apart and player.account is not None and (over or player.answer is not Answer.LEFT)
    ]
    return (*table.places, *apart)
