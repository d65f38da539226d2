"""Private messages about challenges: one that came in quiet hours is told when they end (N2), and that one has failed (N4)."""

from bot.chat.facts import FactValue
from bot.chat.outbox_message import OutboxMessage, Sentence
from bot.chat.port import Account
from bot.commands.context import CommandResult, Services
from bot.commands.quiet_hours import told_now, with_untold
from bot.commands.table_lists import linked_number
from bot.messages import announce, slots
from bot.messages.challenge import answer_buttons, ask_again_button, start_now_button
from bot.store.change import Change
from bot.tables.still_there import asks_who_is_there
from bot.tables.table import Answer, Phase, Player, Table


async def with_untold_challenge(services: Services, table: Table) -> Table:
    """The table of a challenge that will be told to those who are asked in their quiet hours; one that is off is not.

    Only a new one asks, and one that asks who is still there.
    """
    if table.phase is not Phase.OPEN:
        return await with_untold(services, table, ())
    asks = not table.revision or table.acted == services.served()
    return table if not asks else await with_untold(services, table, table.seats_where(_is_asked))


async def tell_challenge(services: Services, table: Table) -> CommandResult:
    """The change when quiet hours end in which a challenge arrived: whoever has not answered is told of it in private."""
    after, told = await told_now(services, table, table.seats_where(_is_asked))
    messages = [await _told(services, after, account) for _, account, settings in told if not settings.off]
    return CommandResult(Change(table=after, messages=tuple(messages)))


async def told_to_challenger(services: Services, off: Table, *, lapsed: bool = False) -> tuple[OutboxMessage, ...]:
    """The message to the challenger that their challenge has lapsed, or that too few want to play.

    There is none without an account, nor if they have not said themselves that they are still there.
    """
    host = off.players[0].account
    if host is None or off.players[0].answer is Answer.INVITED:
        return ()
    because = Answer.INVITED if lapsed else Answer.DECLINED
    names = tuple(announce.name(one) for one in off.players if one.answer is because and not one.is_open)
    number = await linked_number(services, off, host)
    facts: dict[str, FactValue] = {"players": names, "count": len(names), "game": off.title, "table": number}
    line = Sentence("challenge-lapsed-told" if lapsed else "challenge-declined-told", facts)
    buttons = ask_again_button(off) if lapsed else ()
    return (await services.to_player(host, off, line, buttons=buttons, slot=slots.reminder(off)),)


def _is_asked(player: Player) -> bool:
    """Whether a person who can be written to is asked, and has not answered."""
    return player.answer is Answer.INVITED and player.account is not None


async def _told(services: Services, table: Table, account: Account) -> OutboxMessage:
    """The message with which somebody who is asked by this account can answer a challenge in private."""
    number = await linked_number(services, table, account)
    facts: dict[str, FactValue] = {"player": announce.name(table.players[0]), "game": table.title, "table": number}
    again = asks_who_is_there(table)
    line = Sentence("challenge-here-after-quiet-hours" if again else "challenge-after-quiet-hours", facts)
    buttons = start_now_button(table) if again else answer_buttons(table)
    return await services.to_player(account, table, line, buttons=buttons, slot=slots.reminder(table))
