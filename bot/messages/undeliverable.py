"""The messages sent elsewhere when a person cannot be reached; never with a secret."""

from collections.abc import Collection
from dataclasses import replace

from bot.chat import slot_prefixes
from bot.chat.facts import Mention
from bot.chat.outbox_message import IN_PRIVATE, ButtonSpec, OutboxMessage, Sentence
from bot.chat.person import Person
from bot.chat.port import Account, Address, Channel, Ephemeral, Private
from bot.games.registry import load
from bot.messages import announce, out_of_reach
from bot.messages.announce import TimeLeft
from bot.messages.limits import Limits
from bot.messages.racks import board_alone
from bot.messages.turn import message_of_turn
from bot.store.positions import DoesNotReplay, Positions
from bot.store.store import Store
from bot.tables.reminders import REMINDERS
from bot.tables.table import GOING_ON, Answer, Phase, Player, Table
from bot.tables.watching import watching_channels


async def instead(
    message: OutboxMessage,
    table: Table | None,
    store: Store,
    limits: Limits,
    positions: Positions,
    waiting: Collection[tuple[Address, str]],
) -> tuple[OutboxMessage, ...]:
    """The messages that replace an undeliverable one; `waiting` has addresses and slots of queued messages."""
    if out_of_reach.is_notice(message):
        return ()
    match message.to:
        case Ephemeral(_, account) if message.secret and message.can_be_public:
            may_tell = limits.count_answer(account, message.answers or "")
            return (replace(message, secret=False),) if may_tell else ()
        case Ephemeral(channel, account) if message.secret:
            return await _answer_undeliverable(message, channel, account, store, limits)
        case Private(account) if table is not None and (other := await _elsewhere(message, account, store)) is not None:
            asked_here = message.fallback and message.answers is not None and not _at_home(table)
            return (other, *(await _tiles_elsewhere(message, table, account, store) if asked_here else ()))
        case Private(account) if (
            message.slot.startswith(slot_prefixes.CONFIRMATION) and table is not None and message.answers
        ):
            return await _answer_undeliverable(message, _place(table, account), account, store, limits)
        case Private(account) if message.asked_in is not None:
            return await _asked_for_undeliverable(message, message.asked_in, account, store)
        case Private(account) if message.reminds and table is not None:
            return await _reminded_in_public(message, table, account, store, positions)
        case Private() if table is not None and table.moved_to_private and not message.secret:
            return (replace(message, to=table.channel),)
        case Private(account) if message.fallback and table is not None and not _at_home(table):
            board = (board_alone(table, message),) if message.picture == "board own" else ()
            return (*board, *await _rack_undeliverable(message, table, account, store, waiting))
        case Ephemeral(_, account):
            return (replace(message, to=Private(account)),)
        case Channel() as gone if (
            table is not None and not table.moved_to_private and gone not in watching_channels(table)
        ):
            told = await _told_in_private(message, table, gone, store)
            return (*told, *await out_of_reach.notices(table, gone, message.locale, store))
    return ()


async def _told_in_private(
    message: OutboxMessage, table: Table, gone: Channel, store: Store
) -> tuple[OutboxMessage, ...]:
    """The message for a channel that is `gone`, for each player who depends on it, with a line that says so."""
    goes_on = "yes" if table.phase in GOING_ON else "no"
    line = Sentence("channel-unreachable", {"table": str(table.id), "on": goes_on})
    lines = (line, *message.lines)
    told = []
    for account, person in out_of_reach.dependents(table, gone).items():
        to, buttons = Private(account), _usable(message, table, person)
        locale = (await store.preference(to)).spoken or message.locale
        silent = message.silent or not _calls(message, account, person)
        copy = replace(message, to=to, lines=lines, locale=locale, answers=None, buttons=buttons, silent=silent)
        told.append(copy)
    return tuple(told)


def _calls(message: OutboxMessage, account: Account, person: Person) -> bool:
    """Whether a message for a channel notifies somebody by name, or nobody in particular."""
    named = [one for line in message.lines for one in line.mentions() if one.notify]
    return not named or any(account == one.account or person == one.person for one in named)


async def _elsewhere(message: OutboxMessage, account: Account, store: Store) -> OutboxMessage | None:
    """The message for another account of the same person, or None if all were tried."""
    tried = (*message.tried, f"{account.platform}/{account.id}")
    for one in await store.accounts(await store.person(account)):
        if f"{one.platform}/{one.id}" not in tried:
            locale = (await store.preference(Private(one))).spoken or message.locale
            return replace(message, to=Private(one), locale=locale, tried=tried, answers=None, shard=0)
    return None


async def _reminded_in_public(
    message: OutboxMessage, table: Table, account: Account, store: Store, positions: Positions
) -> tuple[OutboxMessage, ...]:
    """The reminder for a person who cannot be reminded in private, in the table's channel.

    There it is sent if the channel is set to have reminders (N5), or if another player there asked for it by a nudge (N3).
    It is the message of the turn, sent again so that it is noticed; the earlier one is deleted (N4).
    """
    chosen = await store.preference(table.channel)
    if chosen.settings.get(REMINDERS) != "yes" and not message.fallback:
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
    message: OutboxMessage, channel: Channel, account: Account, store: Store, limits: Limits
) -> tuple[OutboxMessage, ...]:
    """The notice for a person whose private answer cannot be delivered; none if the last message there is that notice."""
    if not limits.count_notice(account, "answer-undeliverable", message.answers or ""):
        return ()
    if account.id == channel.chat:  # an administrator who writes as the group has no private chat
        return (OutboxMessage(channel, (Sentence("anonymous-no-seat"),), message.locale, answers=message.answers),)
    slot = f"{slot_prefixes.UNANSWERED}{message.table or 0}/{account.id}"
    shown = await store.shown_at(channel, slot)
    if shown is not None and await store.is_last(channel, shown):
        return ()
    line = Sentence("answer-undeliverable", {"platform": channel.platform})
    to = Ephemeral(channel, account)  # not secret, so it is a reply to their line
    told = OutboxMessage(to, (line,), message.locale, message.table, buttons=(IN_PRIVATE,), slot=slot)
    return (replace(told, answers=message.answers, anew=True),)


async def _asked_for_undeliverable(
    message: OutboxMessage, channel: Channel, account: Account, store: Store
) -> tuple[OutboxMessage, ...]:
    """The notice for a person who asked in a channel for what comes in private; none if the last message there tells them.

    If nobody else could read their line, the notice is for them alone, each time they ask.
    """
    who = Mention(message.asked_by, account, notify=True, person=await store.person(account))
    line = Sentence("private-undeliverable", {"player": who, "platform": channel.platform})
    if message.asked_line:
        to, buttons = Ephemeral(channel, account), (IN_PRIVATE,)
        told = OutboxMessage(to, (line,), message.locale, buttons=buttons, answers=message.asked_line, secret=True)
        return (replace(told, can_be_public=True, shard=message.shard),)
    slot = f"{slot_prefixes.UNANSWERED}0/{account.id}"
    shown = await store.shown_at(channel, slot)
    if shown is not None and await store.is_last(channel, shown):
        return ()
    return (OutboxMessage(channel, (line,), message.locale, buttons=(IN_PRIVATE,), slot=slot, anew=True),)


async def _tiles_elsewhere(
    message: OutboxMessage, table: Table, account: Account, store: Store
) -> tuple[OutboxMessage, ...]:
    """The notice for a player whose tiles go to another account of theirs."""
    seated = await _seated(table, account, store)
    if seated is None:
        return ()
    player, id = seated
    line = Sentence("rack-elsewhere", {"player": player.name})
    return (_notice(message, table, _place(table, account), line, f"{slot_prefixes.ELSEWHERE}{table.id}/{id}"),)


async def _rack_undeliverable(
    message: OutboxMessage, table: Table, account: Account, store: Store, waiting: Collection[tuple[Address, str]]
) -> tuple[OutboxMessage, ...]:
    """The notice for a player who gets no private messages: once for each game, and whenever they ask for their tiles.

    If they did not ask, they are added to the notice for other players as long as it is the last message; its slot names all
    of them.
    """
    seated = await _seated(table, account, store)
    if seated is None:
        return ()
    player, id = seated
    ids, place, kind, earlier = [id], _place(table, account), f"{slot_prefixes.UNDELIVERABLE}{table.id}/", ""
    if message.answers is None:
        sent = [slot for to, slot in waiting if to == place and slot.startswith(kind)]
        shown = [one for one in await store.slots_at(place, table.id) if one[0].startswith(kind)]
        told = [*sorted(sent, key=len, reverse=True), *(slot for slot, _ in shown)]
        if any(id in slot.removeprefix(kind).split("/") for slot in told):
            return ()
        if sent or (shown and await store.is_last(place, shown[0][1])):
            earlier = told[0]
            ids = [*earlier.removeprefix(kind).split("/"), *ids]
    named = [one for one in table.players if one == player or (one.account is not None and one.account.id in ids)]
    names = tuple(one.name for one in named)
    key = "rack-undeliverable-in-private" if load(table.game).game.plays_in_private else "rack-undeliverable"
    line = Sentence(key, {"players": names, "count": len(names)})
    if table.moved_to_private:  # the game itself is told here as well
        line = Sentence("game-undeliverable", {"player": player.name, "platform": account.platform})
    notice = _notice(message, table, place, line, kind + "/".join(ids))
    if len(names) > 1:  # who is alone is told in their own language
        notice = replace(notice, locale=(await store.preference(place)).spoken or message.locale)
    return (replace(notice, takes=earlier),)


async def _seated(table: Table, account: Account, store: Store) -> tuple[Player, str] | None:
    """The player with an account, and the id of the account they play with; None if they do not play."""
    person = await store.person(account)
    player = next((one for one in table.players if one.person == person), None)
    return None if player is None else (player, account.id if player.account is None else player.account.id)


def _place(table: Table, account: Account) -> Channel:
    """The place of a table on an account's platform, else its home."""
    return next((place for place in table.places if place.platform == account.platform), table.channel)


def _notice(message: OutboxMessage, table: Table, place: Channel, line: Sentence, slot: str) -> OutboxMessage:
    """The notice in a place instead of a message; an answer is a new message, because an edit would be overlooked."""
    buttons, asked = (announce.rack_button(table), IN_PRIVATE), message.answers is not None
    told = OutboxMessage(place, (line,), message.locale, table.id, buttons=buttons, slot=slot)
    return replace(told, answers=message.answers, anew=asked)


def _usable(message: OutboxMessage, table: Table, person: Person) -> tuple[ButtonSpec, ...]:
    """Those buttons of a message to a channel that one of the table's people can use."""
    if table.phase is not Phase.OPEN or table.answer_of(person) is Answer.INVITED:
        return message.buttons
    return tuple(one for one in message.buttons if any(table.player(seat).person == person for seat in one.seats))


def _at_home(table: Table) -> bool:
    """Whether a table's only channel is the private chat of its only person."""
    return table.private and not table.moved_to_private
