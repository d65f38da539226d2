"""What is said elsewhere when somebody cannot be reached; never a secret."""

from dataclasses import replace

from bot.chat.outbox_message import IN_PRIVATE, ButtonSpec, OutboxMessage, Sentence
from bot.chat.person import Person
from bot.chat.port import Account, Channel, Ephemeral, Private
from bot.messages import announce, out_of_reach
from bot.messages.announce import TimeLeft
from bot.messages.limits import Limits
from bot.messages.own_tiles import board_alone
from bot.messages.turn import message_of_turn
from bot.store.positions import DoesNotReplay, Positions
from bot.store.store import Store
from bot.tables.reminders import REMINDERS
from bot.tables.table import Answer, Phase, Table
from bot.tables.watching import channels


async def instead(
    message: OutboxMessage, table: Table | None, store: Store, limits: Limits, positions: Positions
) -> tuple[OutboxMessage, ...]:
    """The messages that replace one that cannot be delivered."""
    if out_of_reach.is_notice(message):
        return ()
    match message.to:
        case Ephemeral(channel, account) if message.secret:
            if not limits.may_tell(account, "answer-undeliverable", message.answers or ""):
                return ()
            return await _answer_undeliverable(message, channel, account, store)
        case Private(account) if table is not None and (other := await _elsewhere(message, account, store)) is not None:
            asked_here = message.fallback and message.answers is not None and not _at_home(table)
            return (
                other,
                *(await _rack_undeliverable(message, table, account, store, sent=True) if asked_here else ()),
            )
        case Private(account) if message.reminds and table is not None:
            return await _reminded_in_public(message, table, account, store, positions)
        case Private() if table is not None and table.moved_to_private and not message.secret:
            return (replace(message, to=table.channel),)
        case Private(account) if message.fallback and table is not None and not _at_home(table):
            board = (board_alone(table, message),) if message.picture == "board own" else ()
            return (*board, *await _rack_undeliverable(message, table, account, store))
        case Ephemeral(_, account):
            return (replace(message, to=Private(account)),)
        case Channel() as gone if table is not None and not table.moved_to_private and gone not in channels(table):
            line = Sentence("channel-unreachable", {"table": str(table.id)})
            lines = (line, *message.lines)
            told = [
                replace(
                    message, to=Private(account), lines=lines, answers=None, buttons=_usable(message, table, person)
                )
                for account, person in out_of_reach.dependents(table, gone).items()
            ]
            return (*told, *await out_of_reach.notices(table, gone, message.locale, store))
    return ()


async def _elsewhere(message: OutboxMessage, account: Account, store: Store) -> OutboxMessage | None:
    """The message for another account of the same person; None once all of them were tried."""
    tried = (*message.tried, f"{account.platform}/{account.id}")
    for one in await store.accounts(await store.person(account)):
        if f"{one.platform}/{one.id}" not in tried:
            locale = (await store.preference(Private(one))).spoken or message.locale
            return replace(message, to=Private(one), locale=locale, tried=tried, answers=None, shard=0)
    return None


async def _reminded_in_public(
    message: OutboxMessage, table: Table, account: Account, store: Store, positions: Positions
) -> tuple[OutboxMessage, ...]:
    """The reminder of who cannot be reminded in private, in the table's channel if that is set there (N5).

    It is the message of the turn, sent anew so that it is noticed: the one before is deleted (N4).
    """
    chosen = await store.preference(table.channel)
    if chosen.settings.get(REMINDERS) != "yes":
        return ()
    player = next((one for one in table.players if one.account == account), None)
    if player is None:
        return ()
    locale = chosen.spoken or message.locale
    try:
        loaded = await positions.load(table)
    except DoesNotReplay:  # the next move sets the table aside
        return ()
    line = Sentence("reminder-public", {"player": announce.name(player, notify=True), "table": str(table.id)})
    time = TimeLeft(None, clocks=message.lines[1:])
    return (
        replace(await message_of_turn(store, loaded, locale, time, line), ply=message.ply, reminds=message.reminds),
    )


async def _answer_undeliverable(
    message: OutboxMessage, channel: Channel, account: Account, store: Store
) -> tuple[OutboxMessage, ...]:
    """The notice for somebody whose answer finds no private chat: once a game, or in a channel where it is about none."""
    if account.id == channel.chat:  # an administrator who writes as the group has no private chat
        return (OutboxMessage(channel, (Sentence("anonymous-no-seat"),), message.locale, answers=message.answers),)
    slot = f"unanswered/{message.table or 0}/{account.id}"
    if await store.shown_at(channel, slot) is not None:
        return ()
    line = Sentence("answer-undeliverable", {"platform": channel.platform})
    told = OutboxMessage(channel, (line,), message.locale, message.table, buttons=(IN_PRIVATE,), slot=slot)
    return (replace(told, answers=message.answers),)


async def _rack_undeliverable(
    message: OutboxMessage, table: Table, account: Account, store: Store, *, sent: bool = False
) -> tuple[OutboxMessage, ...]:
    """The notice for a player who cannot be written to: once a game, and whenever they ask for their tiles.

    It says so where their tiles are `sent` to another account of theirs.
    """
    person, asked = await store.person(account), message.answers is not None
    player = next((one for one in table.players if one.person == person), None)
    seated = account.id if player is None or player.account is None else player.account.id
    slot = f"{'elsewhere' if sent else 'undeliverable'}/{table.id}/{seated}"
    place = next((place for place in table.places if place.platform == account.platform), table.channel)
    if player is None or (not asked and await store.shown_at(place, slot) is not None):
        return ()
    line = Sentence("rack-elsewhere" if sent else "rack-undeliverable", {"player": player.name, "table": str(table.id)})
    buttons = (announce.rack_button(table), IN_PRIVATE)
    told = OutboxMessage(place, (line,), message.locale, table.id, buttons=buttons, slot=slot)
    return (replace(told, answers=message.answers, anew=asked),)


def _usable(message: OutboxMessage, table: Table, person: Person) -> tuple[ButtonSpec, ...]:
    """The buttons of a message for a channel that are of use to one of a table's people alone."""
    waits = any(player.person == person and player.answer is Answer.INVITED for player in table.players)
    return message.buttons if table.phase is not Phase.OPEN or waits else ()


def _at_home(table: Table) -> bool:
    """Whether a table has no channel but the private chat of its only person."""
    return table.private and not table.moved_to_private
