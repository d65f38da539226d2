"""What players wish of each other (a takeback, the end of a game, a pause): how it is asked, and what becomes of it; pure."""

from collections.abc import Sequence
from typing import Final

from bot.chat.facts import FactValue
from bot.chat.outbox_message import ButtonSpec, Prompt, Sentence
from bot.messages import announce
from bot.tables.rated import is_rated
from bot.tables.table import Phase, Table, Wish
from bot.tables.wish import asked_to_pause, open_wish, others, wish_to
from core.game import Seat

DECLINED: Final = "takeback-declined"
"""The key of the line that says that somebody does not agree to what others wish."""

PAUSED_BY_DIRECTOR: Final = "paused-by-director"
"""The key of the line that says that the director of a tournament has paused a game, whoever agrees."""


def wished(table: Table, wish: Wish) -> Prompt:
    """The prompt that says who wishes to take a turn back or to close the table, and who has agreed."""
    asks = "close-asks" if wish.closes else "takeback-asks"
    lines = [Sentence(asks, {**announce.player_facts(table, wish.seat), "table": str(table.id)})]
    asked = others(table, wish.seat)
    for seat in asked:
        agreed = seat in wish.agreed
        facts = announce.player_facts(table, seat, notify=not agreed)
        lines.append(Sentence("takeback-seat", {**facts, "state": "agreed" if agreed else "asked"}))
    if is_rated(table):
        lines.append(Sentence("takeback-then-unrated"))
    command = f"/close #{table.id}" if wish.closes else f"/takeback #{table.id}"
    waits = tuple(seat for seat in asked if seat not in wish.agreed)
    buttons = (
        ButtonSpec("button-agree", f"{command} yes", seats=waits),
        ButtonSpec("button-decline", f"{command} no", seats=asked),
        # `off` means `no`; Discord takes no two buttons with the same command
        ButtonSpec("button-takeback-withdraw", f"{command} off", seats=(wish.seat,)),
    )
    return tuple(lines), buttons


def pause_wished(table: Table) -> Prompt:
    """The prompt that says who wishes a pause, and who has not agreed yet.

    Its buttons name the pause: they may stand beside those of another wish.
    """
    assert table.clocks is not None, "a pause is asked for"
    asked, askers = asked_to_pause(table), tuple(sorted(table.clocks.pausing))
    facts: dict[str, FactValue] = {**_askers(table), "players": announce.names(table, asked)}
    buttons = (
        ButtonSpec("button-pause-agree", f"/pause #{table.id}", seats=asked),
        ButtonSpec("button-pause-decline", f"/pause #{table.id} no", seats=asked),
        ButtonSpec("button-pause-withdraw", f"/resume #{table.id}", seats=askers),
    )
    return (Sentence("pause-asked", facts),), buttons


def wishes_to(table: Table, seat: Seat) -> Prompt:
    """The lines of the wishes that a seat has not agreed to, and its buttons that answer them."""
    wish = wish_to(table, seat)
    asked = [] if wish is None else [wished(table, wish)]
    if seat in asked_to_pause(table):
        asked.append(pause_wished(table))
    lines = tuple(line for prompt, _ in asked for line in prompt)
    return lines, tuple(button for _, buttons in asked for button in buttons if seat in button.seats)


def open_wishes(table: Table, seat: Seat) -> Prompt:
    """The wishes that wait for the answer of a seat, as its player reads them: others are named, not asked."""
    lines, buttons = wishes_to(table, seat)
    return tuple(_as_read_by(seat, line) for line in lines), buttons


def is_asked_anew(before: Table, table: Table, seat: Seat) -> bool:
    """Whether a wish waits for the answer of a seat that the table `before` did not have."""
    earlier, wish = open_wish(before), wish_to(table, seat)
    same = earlier is not None and wish is not None and (earlier.seat, earlier.closes) == (wish.seat, wish.closes)
    pausing = seat in asked_to_pause(table) and not (before.clocks is not None and before.clocks.pausing)
    return (wish is not None and not same) or pausing


def is_asked_of_two(table: Table, seat: Seat) -> bool:
    """Whether a seat is asked for a pause while another wish waits, which it has been asked for as well."""
    wish = open_wish(table)
    return wish is not None and seat in others(table, wish.seat) and seat in asked_to_pause(table)


def closed_wish_lines(before: Table, table: Table, seat: Seat, said: Sequence[Sentence]) -> tuple[Sentence, ...]:
    """The lines that say what became of the wishes to a seat that no longer wait for it; none if there are none.

    `said` are the lines that tell of the change in public.
    """
    lines: list[Sentence] = []
    overtaken = Sentence("takeback-void" if table.phase is Phase.RUNNING else "wish-game-over")
    was, wish = open_wish(before), open_wish(table) if table.phase is Phase.RUNNING else None
    if was is not None and seat in others(before, was.seat):
        if wish is None:
            lines += (wished(before, was)[0][0], *(said or (overtaken,)))
        elif seat in wish.agreed:
            lines += (_as_read_by(seat, line) for line in wished(table, wish)[0])
    if seat in asked_to_pause(before) and seat not in asked_to_pause(table):
        lines.append(Sentence("pause-asked-others", _askers(before)))
        if table.paused:
            lines += (*said, announce.paused_line(table))
        elif table.clocks is None or seat not in table.clocks.pausing:
            lines += said or (overtaken,)
    return tuple(lines)


def told_to_askers(before: Table, table: Table, said: Sequence[Sentence]) -> dict[Seat, Sentence]:
    """What those who asked something read of the answer, by seat, where no new message of the turn tells them.

    `said` are the lines that tell of the change in public.
    """
    told: dict[Seat, Sentence] = {}
    facts = {"table": str(table.id), "game": table.title}
    was, declined = open_wish(before), next((line for line in said if line.key == DECLINED), None)
    paused = frozenset[Seat]() if before.clocks is None or table.clocks is None else before.clocks.pausing
    if declined is not None:
        askers = paused if paused and not asked_to_pause(table) else () if was is None else (was.seat,)
        line = Sentence("wish-declined-told", {**facts, "player": declined.facts["player"]})
        told |= dict.fromkeys(askers, line)
    if table.paused and not before.paused:
        line = Sentence("pause-begun-told", facts)
        if (directed := next((one for one in said if one.key == PAUSED_BY_DIRECTOR), None)) is not None:
            by = directed.facts["player"]
            line = Sentence("paused-by-director-told", {**facts, "player": by})
            paused = frozenset(seat for seat in paused if announce.name(table.player(seat)) != by)
        told |= dict.fromkeys(paused, line)
    return told


def _askers(table: Table) -> dict[str, FactValue]:
    """The facts that name those who wish a pause."""
    assert table.clocks is not None, "a pause is asked for"
    askers = announce.names(table, sorted(table.clocks.pausing))
    return {"askers": askers, "count": len(askers), "table": str(table.id)}


def _as_read_by(seat: Seat, line: Sentence) -> Sentence:
    """A line about who has agreed, for the player of a seat."""
    if line.key == "takeback-seat" and line.facts.get("seat") != str(seat):
        return Sentence("takeback-seat-others", line.facts)
    return line
