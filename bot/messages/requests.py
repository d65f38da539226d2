"""What players ask of each other (a takeback, the end of a game, a pause), as each of those asked is told in private; pure."""

from collections.abc import Sequence
from typing import Final

from bot.chat.outbox_message import Sentence
from bot.messages import announce
from bot.messages.notices import Notice, not_agreed, requests_to, wish_asked
from bot.tables.table import Phase, Table
from bot.tables.takeback import open_wish, others
from core.game import Seat

DECLINED: Final = "takeback-declined"
"""The key of the line that says that somebody does not agree to a takeback or to the end of the game."""


def open_requests(table: Table, seat: Seat) -> Notice:
    """The requests that wait for the answer of a seat, as its player reads them: others are named, not asked."""
    if table.phase is not Phase.RUNNING:
        return (), ()
    lines, buttons = requests_to(table, seat)
    return tuple(_as_read_by(seat, line) for line in lines), buttons


def is_asked_anew(before: Table, table: Table, seat: Seat) -> bool:
    """Whether a request waits for the answer of a seat that the table `before` did not have."""
    if not open_requests(table, seat)[1]:
        return False
    earlier, wish = open_wish(before), open_wish(table)
    asked = wish is not None and seat in others(table, wish.seat) and seat not in wish.agreed
    same = earlier is not None and wish is not None and (earlier.seat, earlier.closes) == (wish.seat, wish.closes)
    pausing = _is_asked_for_pause(table, seat) and not (before.clocks is not None and before.clocks.pausing)
    return (asked and not same) or pausing


def closed_request_lines(before: Table, table: Table, seat: Seat, said: Sequence[Sentence]) -> tuple[Sentence, ...]:
    """The lines that say what became of the requests to a seat that no longer wait for it; none if there are none.

    `said` are the lines that tell of the change in public.
    """
    lines: list[Sentence] = []
    overtaken = Sentence("takeback-void" if table.phase is Phase.RUNNING else "request-game-over")
    was, wish = open_wish(before), open_wish(table) if table.phase is Phase.RUNNING else None
    if was is not None and seat in others(before, was.seat):
        if wish is None:
            lines += (wish_asked(before, was)[0][0], *(said or (overtaken,)))
        elif seat in wish.agreed:
            lines += (_as_read_by(seat, line) for line in wish_asked(table, wish)[0])
    if _is_asked_for_pause(before, seat) and not _is_asked_for_pause(table, seat):
        assert before.clocks is not None, "a pause is asked for"
        asking = announce.names(before, sorted(before.clocks.pausing))
        lines.append(Sentence("pause-asked-others", {"askers": asking, "count": len(asking), "table": str(table.id)}))
        if table.paused:
            lines.append(announce.paused_line(table))
        elif table.clocks is None or seat not in table.clocks.pausing:
            lines.append(overtaken)
    return tuple(lines)


def told_to_askers(before: Table, table: Table, said: Sequence[Sentence]) -> dict[Seat, Sentence]:
    """What those who asked something read of the answer, by seat, where no new message of the turn tells them.

    `said` are the lines that tell of the change in public.
    """
    told: dict[Seat, Sentence] = {}
    facts = {"table": str(table.id), "game": table.title}
    was, declined = open_wish(before), next((line for line in said if line.key == DECLINED), None)
    if was is not None and declined is not None:
        told[was.seat] = Sentence("request-declined-told", {**facts, "player": declined.facts["player"]})
    if before.clocks is not None and table.paused and not before.paused:
        told |= dict.fromkeys(before.clocks.pausing, Sentence("pause-begun-told", facts))
    return told


def _is_asked_for_pause(table: Table, seat: Seat) -> bool:
    """Whether somebody would like to pause a running game, and a seat has not agreed."""
    clocks = table.clocks
    if clocks is None or clocks.paused or not clocks.pausing or table.phase is not Phase.RUNNING:
        return False
    return seat in not_agreed(table, clocks)


def _as_read_by(seat: Seat, line: Sentence) -> Sentence:
    """A line about who has agreed, for the player of a seat."""
    if line.key == "takeback-seat" and line.facts.get("seat") != str(seat):
        return Sentence("takeback-seat-others", line.facts)
    return line
