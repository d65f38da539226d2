"""`close`: end a table as it stands, or ask the other players whether it may be ended (P3)."""

from dataclasses import replace

from bot.chat.facts import Mention
from bot.chat.outbox_message import Sentence
from bot.commands.changes import change_after_move, change_for_challenge, change_within_turn
from bot.commands.context import CommandResult, Request
from bot.commands.moves import move_errors_refused
from bot.commands.wish_answers import asked_already, asked_in_private, declined, demand_current, with_agreement
from bot.grammar.command_types import Close
from bot.messages import announce
from bot.tables.playing import stop
from bot.tables.refusal import Refusal
from bot.tables.table import GOING_ON, Phase, Table, Wish
from bot.tables.wish import ask, open_wish, others
from core.game import Seat


async def close(request: Request, command: Close) -> CommandResult:
    """`close`: end a table, for moderators; a player asks the others where nobody was given the right to moderate."""
    if command.answer is not None:
        return await _answer(request, command)
    if not request.line.by_consent:
        request.demand_moderator(_only_moderators(request))
        return await _closed_from_outside(request, await request.find_table(command.table, GOING_ON, lambda _: True))
    found = await request.find_table(command.table, GOING_ON, request.is_seated, lambda _: True)
    if found.phase is Phase.RUNNING and request.is_seated(found):
        return await _ask(request, await request.lock_and_reload(found))
    if not (request.line.unmoderated and request.is_seated(found)):
        own_only = Refusal("close-own-only", table=str(found.id))
        request.demand_moderator(own_only if request.line.unmoderated else _only_moderators(request))
    author = request.author
    by = Sentence("close-by", {"player": Mention(author.name, author.account, person=author.person)})
    return await _closed_from_outside(request, found, by)


def _only_moderators(request: Request) -> Refusal:
    """The refusal for whoever moderates nothing where the line was typed."""
    return Refusal("close-in-private" if request.line.private else "close-moderators-only")


async def _closed_from_outside(request: Request, found: Table, *said: Sentence) -> CommandResult:
    """The change that closes a table of the channel where the line was typed."""
    if found.channel != request.line.channel:  # the right holds only in the channel of the line
        here = request.line.channel in found.places
        raise Refusal("close-home-only" if here else "no-such-table", table=str(found.id))
    return await _closed(request, await request.lock_and_reload(found), *said)


async def _closed(request: Request, table: Table, *said: Sentence) -> CommandResult:
    """The change that ends a table as it stands; its last message begins with the lines `said`."""
    if table.phase is Phase.OPEN:
        return await change_for_challenge(request.services, replace(table, phase=Phase.OFF), ready=False)
    loaded = await request.load(table)
    with move_errors_refused(loaded):
        result = stop(loaded, at=request.services.now())
    return await change_after_move(request.services, loaded, result, said=said, author=request.person)


async def _ask(request: Request, table: Table) -> CommandResult:
    """Close the table if nobody else plays there, else ask everybody who does, or agree to the one who has asked."""
    seat, wish = request.own_seat(table), open_wish(table)
    if await request.services.store.tournaments.of_table(table.id) is not None:
        raise Refusal("close-tournament", table=str(table.id))
    if not others(table, seat):
        return await _closed(request, table)
    if wish is not None and wish.closes and wish.seat != seat:
        return await _agree(request, table, seat, wish)
    if wish is not None and (wish.closes or wish.seat != seat):
        raise asked_already(table, wish, seat)
    asked = await change_within_turn(request.services, ask(table, seat, closes=True), line=request.line)
    return asked.also_saying(*asked_in_private(request, table, seat))


async def _answer(request: Request, command: Close) -> CommandResult:
    """Agree, and close the table once all have agreed; or decline, or withdraw the author's own wish."""

    def likely(table: Table) -> bool:
        wish = open_wish(table)
        return request.is_seated(table) and wish is not None and wish.closes

    found = await request.find_running(command.table, likely, request.is_seated)
    table = await request.lock_and_reload(found)
    seat, wish = request.own_seat(table), open_wish(table)
    await demand_current(request, table, wish)
    if wish is None or not wish.closes:
        if not request.line.by_consent:
            request.demand_moderator(_only_moderators(request))
        raise Refusal("close-not-asked" if request.line.by_consent else "close-not-asked-alone", table=str(table.id))
    if command.answer:
        return await _agree(request, table, seat, wish)
    return await declined(request, table, seat, wish)


async def _agree(request: Request, table: Table, seat: Seat, wish: Wish) -> CommandResult:
    """The change after this seat has agreed to close the table."""
    agreed, by_all = with_agreement(table, wish, seat)
    if not by_all:
        return await change_within_turn(request.services, agreed, line=request.line)
    return await _closed(request, agreed, Sentence("close-agreed", announce.player_facts(table, wish.seat)))
