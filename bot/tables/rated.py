"""Which games count for ratings; pure."""

from collections.abc import Sequence

from bot.tables.table import Table
from core.handicap import HANDICAP
from core.replay import TAKEBACK, LogEntry


def is_rated(table: Table) -> bool:
    """Whether the game at a table counts once it is finished (R1): agreed on, between people only, and without aid."""
    return may_count(table) and len(table.people) > 1


def why_unrated(table: Table, log: Sequence[LogEntry], *, in_tournament: bool) -> str:
    """Why a game among people is unrated although they did not choose that; empty if it is rated or they chose it."""
    if not table.rated or table.hints or HANDICAP in table.options or len(table.people) < 2 or is_rated(table):
        return ""
    if any(player.level is not None for player in table.players):
        return "computer"
    if not table.became_unrated:
        return "options"
    if any(entry.text == TAKEBACK for entry in log):
        return "takeback"
    return "dropped" if in_tournament else "computer"  # one that played on until its player was back


def may_count(table: Table) -> bool:
    """Whether the game at a table counts as soon as two people play."""
    without_computers = all(player.level is None for player in table.players)
    usual = table.engine.unrated.isdisjoint(table.options)
    return table.rated and not table.became_unrated and not table.hints and without_computers and usual
