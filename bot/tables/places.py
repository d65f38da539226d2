"""The places of a table: the channels where it is told what happens there, and who reads along in private; pure."""

from dataclasses import replace
from typing import Final

from bot.chat.person import Participant
from bot.chat.port import Address, Channel, Private
from bot.tables.place import Place
from bot.tables.refusal import Refusal
from bot.tables.table import Answer, Phase, Table

MOST_PLACES: Final = 4
"""Places of a table, its home among them."""


def add(table: Table, channel: Channel, adder: Participant) -> Table:
    """The table with one place more, where whoever adds it reads along from now on; raises Refusal."""
    if len(table.places) >= MOST_PLACES:
        raise Refusal("join-places-full", table=str(table.id), most=str(MOST_PLACES))
    watchers = tuple(one for one in table.watchers if one.channel != channel)
    further = (*table.further, Place(channel, adder.account))
    there = replace(table, further=further, watchers=watchers)
    return there.with_players(table.seats_of(adder.person), apart=False)


def remove(table: Table, channel: Channel) -> Table:
    """The table without a further place; who has no other place on their platform is told in private from now on."""
    further = tuple(place for place in table.further if place.channel != channel)
    left = replace(table, further=further)
    platforms = {place.platform for place in left.places}
    apart = left.seats_where(lambda one: one.account is not None and one.account.platform not in platforms)
    return left.with_players(apart, apart=True)


def readers(table: Table) -> tuple[Address, ...]:
    """Where it is told what happens at a table: its places, and the private chats of those who read along in none."""
    over = table.phase in (Phase.OVER, Phase.OFF)
    apart = [
        Private(player.account)
        for player in table.players
        if player.apart and player.account is not None and (over or player.answer is not Answer.LEFT)
    ]
    return (*table.places, *apart)
