"""Handicaps between two people: the points that make a game even, shown in the challenge and fixed at its start (R5)."""

from dataclasses import replace

from bot.chat.outbox_message import Sentence
from bot.commands.context import Services
from bot.commands.preferences import is_private
from bot.games import strengths
from bot.messages.announce import name
from bot.ratings.model import Rating, likely
from bot.tables.table import Table
from core.handicap import AUTO, HANDICAP, Handicap


async def with_handicap(services: Services, table: Table) -> tuple[Table, tuple[Sentence, ...]]:
    """A table with the points that its handicap gives by the current ratings, and the line about them.

    If one of the two keeps their ratings private, there are no points, because these would reveal the rating.
    """
    if table.options.get(HANDICAP) != AUTO:
        return table, ()
    people = table.people
    if len(people) < len(table.players):
        return table, (Sentence("handicap-later"),)
    given, why = Handicap(1, 0), "private"
    if not any([await is_private(services, person) for person in people]):
        found, now = await services.store.ratings.at(table), services.now()
        first, second = ratings = [Rating() if one is None else one.at(now) for one in found]
        weak, strong = sorted(likely(ratings))
        given = Handicap.of(1 if first.mu < second.mu else 2, strengths.points(table.game, strong, weak))
        why = "even" if any(found) else "unknown"
    return replace(table, options={**table.options, HANDICAP: str(given)}), (_line(table, given, why),)


def _line(table: Table, given: Handicap, why: str) -> Sentence:
    """The line about a handicap, or `why` nobody has one."""
    if not given.points and not given.breaks_ties:
        return Sentence("handicap-none", {"why": why})
    key = "handicap-given-and-ties" if given.breaks_ties else "handicap-given"
    facts = {"player": name(table.players[given.seat - 1]), "points": given.points}
    return Sentence(key if given.points else "handicap-ties", facts)
