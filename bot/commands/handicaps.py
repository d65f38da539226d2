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

_NOTHING = Handicap(1, 0)


async def with_handicap(services: Services, table: Table) -> tuple[Table, tuple[Sentence, ...]]:
    """A table with the points that its handicap gives by the current ratings, and the line about them.

    If one of the two keeps their ratings private, there are no points, because these would reveal the rating.
    """
    if table.options.get(HANDICAP) != AUTO:
        return table, ()
    people = table.people
    if len(people) < len(table.players):
        return table, (Sentence("handicap-later"),)
    given, why = _NOTHING, "private"
    if not any([await is_private(services, person) for person in people]):
        found, now = await services.store.ratings.at(table), services.now()
        given = _even(table.game, [Rating() if one is None else one.at(now) for one in found])
        why = "even" if any(found) else "unknown"
    facts = {"player": name(table.players[given.seat - 1]), "points": given.points}
    line = Sentence("handicap-given", facts) if given.points else Sentence("handicap-none", {"why": why})
    return replace(table, options={**table.options, HANDICAP: str(given)}), (line,)


def _even(game: str, ratings: list[Rating]) -> Handicap:
    """The points for the weaker of two players."""
    weak, strong = sorted(likely(ratings))
    return Handicap(1 if ratings[0].mu < ratings[1].mu else 2, strengths.points(game, strong, weak))
