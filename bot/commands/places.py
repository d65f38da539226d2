"""Commands that bring a table to other chats: `invite` gives a code, `join` uses it, `part` removes the table again."""

from collections.abc import Sequence
from dataclasses import replace

from bot.chat.outbox_message import OutboxMessage, Sentence
from bot.chat.port import platform_of
from bot.commands.challenges import show
from bot.commands.changes import change_within_turn
from bot.commands.context import CommandResult, Request
from bot.grammar.command_types import Invite, JoinTable, Part
from bot.messages import announce, slots
from bot.store.change import Change, WrongInvitation
from bot.tables import challenge, places
from bot.tables.invitation import CODE_LASTS, WRONG_CODES, WRONG_CODES_COUNT, Invitation, digest, invited_to, new_code
from bot.tables.refusal import Refusal
from bot.tables.table import GOING_ON, Answer, Phase, Place, Table


async def invite(request: Request, command: Invite) -> CommandResult:
    """`invite`: give the author a code that brings another chat to a table where they sit."""
    criteria = (lambda table: not table.private and plays(request, table), lambda table: plays(request, table))
    table = await request.find_table(command.table, GOING_ON, *criteria, none="invite-no-table")
    if not plays(request, table):
        raise request.asked_first(table) or Refusal("not-at-table", table=str(table.id))
    if table.private:
        raise Refusal("invite-private", table=str(table.id))
    _demand_going_on(table)
    services = request.services
    code = new_code(services.new_seed())
    facts = {"table": str(table.id), "game": table.title, "code": code}
    address = services.web_address()
    link = (Sentence("invitation-link", {"link": f"{address}join/{code}"}),) if address else ()
    message = request.message(Sentence("invitation", facts), *link, table=table, secret=True)
    invitation = Invitation(digest(code), table.id, services.served())
    return CommandResult(Change(messages=(replace(message, to_copy=True),), invitation=invitation))


async def join(request: Request, command: JoinTable) -> CommandResult:
    """`join CODE`: bring the table to this chat and take a seat if one is free; in private, only take a seat."""
    number = await _table_of(request, command.code)
    if number is None:
        wrong = WrongInvitation(request.line.author.account, request.services.served())
        answer = request.message(Sentence("join-no-code", {"code": command.code}), secret=True)
        return CommandResult(Change(messages=(answer,), wrong_invitation=wrong))
    found = await request.services.store.table(number)
    assert found is not None, f"table {number} is gone"
    table = await request.lock_and_reload(found)
    _demand_going_on(table)
    if request.line.private:
        return await _join_in_private(request, table, command.client_seed)
    here = request.line.channel
    new = here not in table.places
    after = places.add(table, here, request.author) if new else table
    if _may_sit(request, table):
        after = challenge.join(after, request.author, command.client_seed)
    if after == table:  # shown with its board if there is one
        picture = "board now" if table.phase is Phase.RUNNING else ""
        raise Refusal("join-here-already", table=str(table.id)).with_answer(table=table, picture=picture)
    if after.phase is Phase.RUNNING:
        return await _watch(request, after)
    shown = await show(request, after)
    told = await tell_others(request, after, "place-added") if new else ()
    messages = (*told, *shown.change.messages)
    if not plays(request, after):
        messages = (*messages, request.message(Sentence("join-watches", {"table": str(table.id)})))
    return shown.changing(messages=messages)


async def part(request: Request, command: Part) -> CommandResult:
    """`part`: remove this chat, or in private the one that the author added, from a table with its home elsewhere."""
    here = request.line.channel
    criteria = (lambda table: here in table.places[1:], lambda table: request.line.private and bool(table.further))
    found = await request.find_table(command.table, (*GOING_ON, Phase.OVER), *criteria, none="part-none")
    table = await request.lock_and_reload(found)
    if here == table.channel:
        raise Refusal("part-home", table=str(table.id))
    added = [place for place in table.further if await is_added_by(request, place)]
    fitting = added if request.line.private else [place for place in table.further if place.channel == here]
    place = next(iter(fitting), None)
    if place is None:
        raise Refusal("part-none")
    if place not in added and not (request.line.unmoderated and plays(request, table)):
        request.demand_moderator(Refusal("part-not-yours", table=str(table.id)))
    after = places.remove(table, place.channel)
    facts = {"table": str(table.id), "game": table.title}
    message = request.message(Sentence("part-done", facts), table=table, public=place.channel == here)
    others = await tell_others(request, after, "place-removed", platform=place.channel.platform)
    if place.channel != here:
        locale = await request.services.locale(place.channel)
        others = (*others, OutboxMessage(place.channel, message.lines, locale, table.id, table.game))
    return CommandResult(Change(table=after, messages=(message, *others)))


async def is_added_by(request: Request, place: Place) -> bool:
    """Whether the author has added a place, with any of their accounts."""
    account = place.added_by
    return account is not None and await request.services.store.person(account) == request.person


async def _table_of(request: Request, code: str) -> int | None:
    """The table that a code leads to, or None; raises Refusal if the account has tried too many wrong codes."""
    services, account = request.services, request.line.author.account
    await request.lock(("codes", account))
    served = services.served()
    if await services.store.count_wrong_invitations(account, served - WRONG_CODES_COUNT) >= WRONG_CODES:
        raise Refusal("join-too-many-codes")
    return invited_to(code, await services.store.invitations(served - CODE_LASTS))


def _demand_going_on(table: Table) -> None:
    if table.phase not in GOING_ON:
        raise Refusal("invite-over", table=str(table.id))


async def _join_in_private(request: Request, table: Table, client_seed: str) -> CommandResult:
    """Take a seat; the player gets the table's messages in private."""
    if not _may_sit(request, table):
        key = "join-seated-already" if plays(request, table) else "join-no-seat"
        raise Refusal(key, table=str(table.id))
    seated = challenge.join(table, request.author, client_seed)
    return await show(request, seated.with_players(seated.seats_of(request.person), apart=True))


def _may_sit(request: Request, table: Table) -> bool:
    """Whether a table waits for players, and the author has no seat there yet and may take one."""
    if table.phase is not Phase.OPEN or plays(request, table):
        return False
    return table.has_open_seat or challenge.seat_asked(table, request.author) is not None


async def _watch(request: Request, table: Table) -> CommandResult:
    """Bring a running game to this chat: show its board here, and tell the other places."""
    loaded = await request.load(table)
    view = loaded.view(None)
    facts = {"table": str(table.id), "game": table.title, "names": ", ".join(table.names)}
    lines = (Sentence("place-here", facts), *announce.score_lines(table, view), *announce.turn_lines(table, table.turn))
    message = request.message(*lines, picture="board now", table=table, public=True)
    board = replace(message, buttons=announce.board_buttons(table), slot=slots.turn(table))
    return CommandResult(Change(table=table, messages=(board, *await tell_others(request, table, "place-added"))))


async def tell_others(request: Request, table: Table, key: str, *, platform: str = "") -> Sequence[OutboxMessage]:
    """The messages that tell the other places that a chat has come or gone; in a running game, edits of the turn's message."""
    here, services = request.line.channel, request.services
    facts = {"player": request.line.author.name, "table": str(table.id), "platform": platform or platform_of(here)}
    line = Sentence(key, facts)
    if table.phase is Phase.RUNNING:
        messages = (await change_within_turn(services, table, line)).change.messages
    else:
        message = OutboxMessage(table.channel, (line,), await services.table_locale(table), table.id, table.game)
        messages = await services.in_every_place(table, (message,))
    return [message for message in messages if message.to not in (here, request.private_chat)]


def plays(request: Request, table: Table) -> bool:
    """Whether the author has taken a seat and not left it."""
    return table.answer_of(request.person) is Answer.ACCEPTED
