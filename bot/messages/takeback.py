"""What is said of a wish to take a turn back: who is asked, who has agreed, and what became of it; pure."""

from typing import Final, Literal, TypeAlias

from bot.chat.outbox_message import ButtonSpec, OutboxMessage, Sentence
from bot.messages import announce
from bot.tables.rated import is_rated
from bot.tables.table import MoveResult, Table, Takeback
from bot.tables.takeback import others
from core.game import Seat
from core.replay import TAKEBACK

Became: TypeAlias = Literal["open", "done", "declined", "withdrawn", "void"]
"""What became of a wish."""

SLOT: Final = "takeback"


def slot(table: Table, wish: Takeback) -> str:
    """The slot of the message about a wish: another one once the game has gone on."""
    return f"{SLOT}/{table.id}/{wish.plies}"


def wish_message(table: Table, wish: Takeback, locale: str, became: Became, *, by: Seat | None = None) -> OutboxMessage:
    """The wish as it stands, with buttons as long as it is open; edited as answers come. It was declined `by` a seat."""
    asking = Sentence("takeback-asks", {**announce.player_facts(table, wish.seat), "table": str(table.id)})
    lines = [asking, *(_answer(table, wish, seat, is_open=became == "open") for seat in others(table, wish.seat))]
    buttons: tuple[ButtonSpec, ...] = ()
    if became == "open":
        command = f"/takeback #{table.id}"
        buttons = (ButtonSpec("button-agree", f"{command} yes"), ButtonSpec("button-decline", f"{command} no"))
        lines += [Sentence("takeback-then-unrated")] if is_rated(table) else []
    elif became != "done":
        facts = announce.player_facts(table, wish.seat if by is None else by)
        lines.append(Sentence(f"takeback-{became}", facts))
    return OutboxMessage(
        announce.place(table), tuple(lines), locale, table.id, table.game, ply=table.plies, buttons=buttons,
        slot=slot(table, wish),
    )  # fmt: skip


def settled_message(before: Table, wish: Takeback, result: MoveResult, locale: str) -> OutboxMessage:
    """The wish once the game has gone on, or back."""
    done = any(entry.text == TAKEBACK for entry in result.entries)
    return wish_message(before, wish, locale, "done" if done else "void")


def done_lines(before: Table, seat: Seat) -> tuple[Sentence, ...]:
    """That a turn was taken back, and what follows from it."""
    unrated = (Sentence("takeback-unrated"),) if is_rated(before) else ()
    return (Sentence("takeback-done", announce.player_facts(before, seat)), *unrated)


def _answer(table: Table, wish: Takeback, seat: Seat, *, is_open: bool) -> Sentence:
    agreed = seat in wish.agreed
    facts = announce.player_facts(table, seat, notify=is_open and not agreed)
    return Sentence("takeback-seat", {**facts, "state": "agreed" if agreed else "asked" if is_open else "open"})
