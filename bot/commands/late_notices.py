"""Private messages to those who wait for players without time: what they may do (T3), and later that it is settled (N4)."""

from collections.abc import Sequence

from bot.chat.facts import FactValue
from bot.chat.outbox_message import OutboxMessage, Sentence
from bot.commands.context import Services
from bot.commands.table_lists import linked_number
from bot.messages import announce, slots
from bot.messages.clocks import zero_prompt
from bot.tables.table import Phase, Table
from core.game import Seat


async def told_of_late(
    services: Services, before: Table, table: Table, said: Sequence[Sentence]
) -> tuple[OutboxMessage, ...]:
    """The private messages to the others once other players than `before` have no time left, or nobody any more.

    The edit of the turn's message notifies nobody. `said` are the lines that tell of the change in public.
    """
    was, now = told_late(before), told_late(table)
    if was == now:
        return ()
    settled = await _settled(services, before, table, was, said) if was else []
    return (*settled, *(await _asked(services, table, now, was) if now else ()))


def told_late(table: Table) -> tuple[Seat, ...]:
    """The seats without time of which the others have been told."""
    return table.clocks.late_for(0.0) if table.clocks is not None and table.phase is Phase.RUNNING else ()


async def _asked(
    services: Services, table: Table, late: tuple[Seat, ...], was: tuple[Seat, ...]
) -> list[OutboxMessage]:
    """The messages to the others that these seats have no time left, with what they may do.

    Whoever waited for all of them before, for there `was` no time left on these seats, is not notified again.
    """
    (line,), buttons = zero_prompt(table, late)
    messages = []
    for seat in table.playing:
        account = table.player(seat).account
        if seat in late or account is None:
            continue
        number = await linked_number(services, table, account)
        told = Sentence("clock-zero-waiting", {**line.facts, "table": number, "game": table.title})
        knows = seat not in was and set(late) <= set(was)
        more = {"ply": table.since, "buttons": buttons, "slot": slots.late(table, late), "anew": True, "silent": knows}
        messages.append(await services.to_player(account, table, told, **more))
    return messages


async def _settled(
    services: Services, before: Table, table: Table, late: tuple[Seat, ...], said: Sequence[Sentence]
) -> list[OutboxMessage]:
    """The edits of the messages about these seats, at whichever accounts of the others they have arrived."""
    overtaken = Sentence("takeback-void" if table.phase is Phase.RUNNING else "wish-game-over")
    players = announce.names(table, late)
    facts: dict[str, FactValue] = {"players": players, "count": len(late), "game": table.title}
    messages = []
    for seat in before.playing:
        person = before.player(seat).person
        if seat in late or person is None:
            continue
        for account in await services.store.accounts(person):
            line = Sentence("clock-zero-over", {**facts, "table": await linked_number(services, table, account)})
            more = {"ply": table.since, "slot": slots.late(table, late), "silent": True, "only_edits": True}
            messages.append(await services.to_player(account, table, line, *(said or (overtaken,)), **more))
    return messages
