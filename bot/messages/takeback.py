"""Lines about a wish to take a turn back, or to close a table: who is asked, who has agreed, and the result; pure."""

from bot.chat.outbox_message import ButtonSpec, Sentence
from bot.messages import announce
from bot.tables.rated import is_rated
from bot.tables.table import Table, Takeback
from bot.tables.takeback import others
from core.game import Seat


def wish_notice(table: Table, wish: Takeback) -> tuple[tuple[Sentence, ...], tuple[ButtonSpec, ...]]:
    """The lines about an open wish, and the buttons that answer it."""
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


def done_lines(table: Table, seat: Seat, *, was_rated: bool) -> tuple[Sentence, ...]:
    """The lines that say that a turn was taken back, and what follows from it."""
    unrated = (Sentence("takeback-unrated"),) if was_rated else ()
    return (Sentence("takeback-done", announce.player_facts(table, seat)), *unrated)
