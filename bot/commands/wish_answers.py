"""What takebacks and closings by consent share: a player's wish, which all others agree to or one of them declines."""

from dataclasses import replace

from bot.chat import slot_prefixes
from bot.chat.outbox_message import OutboxMessage, Sentence
from bot.commands.changes import change_within_turn
from bot.commands.context import CommandResult, Request
from bot.messages import announce, slots
from bot.messages.wishes import DECLINED
from bot.tables.refusal import Refusal
from bot.tables.table import Table, Wish
from bot.tables.wish import is_agreed, others
from core.game import Seat


async def declined(request: Request, table: Table, seat: Seat, wish: Wish) -> CommandResult:
    """The change that drops a wish, which this seat declines or withdraws."""
    became = "takeback-withdrawn" if seat == wish.seat else DECLINED
    line = Sentence(became, announce.player_facts(table, seat))
    return await change_within_turn(request.services, replace(table, wish=None), line, line=request.line)


def with_agreement(table: Table, wish: Wish, seat: Seat) -> tuple[Table, bool]:
    """The table after this seat has agreed, and whether now all who are asked have; raises Refusal for its own wish."""
    if seat == wish.seat:
        raise asked_already(table, wish, seat)
    agreed = replace(wish, agreed=wish.agreed | {seat})
    return replace(table, wish=agreed), is_agreed(table, agreed)


def asked_in_private(request: Request, table: Table, seat: Seat) -> tuple[OutboxMessage, ...]:
    """The answer to an author in private whose wish the others see elsewhere."""
    if not request.line.private:
        return ()
    names = tuple(announce.name(table.player(one)) for one in others(table, seat))
    return (request.message(Sentence("takeback-asking", {"players": names, "table": str(table.id)})),)


def asked_already(table: Table, wish: Wish, seat: Seat) -> Refusal:
    """The refusal of a second wish, or of agreeing to the author's own."""
    number = str(table.id)
    if wish.seat != seat:
        first = "close-other-first" if wish.closes else "takeback-other-first"
        return Refusal(first, table=number, player=table.player(wish.seat).name)
    names = tuple(table.player(one).name for one in others(table, seat) if one not in wish.agreed)
    return Refusal("takeback-waits", table=number, names=names)


async def demand_current(request: Request, table: Table, wish: Wish | None) -> None:
    """Raise Refusal for a button of an earlier wish."""
    line = request.line
    if not line.pressed or line.reply_to is None:
        return
    shown = await request.services.store.slot_shown(request.here, line.reply_to)
    current = shown in ("", slots.turn(table), slots.reminder(table)) or shown.startswith(slot_prefixes.ASKED)
    if wish is None or not (current or await request.is_pressed_in(slots.wishes(table))):
        raise Refusal("takeback-over", table=str(table.id))
