"""`confirm`: shows typed moves to their author before they are played (B3)."""

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Final

from bot.chat.outbox_message import ButtonSpec, OutboxMessage, Sentence
from bot.chat.person import Person
from bot.chat.port import Private
from bot.commands.context import CommandResult, Request, Services
from bot.commands.preferences import own_choice
from bot.grammar.command_types import Confirm
from bot.messages import announce, slots
from bot.store.change import Change
from bot.tables.playing import LoadedTable, MoveResult, discloses
from bot.tables.table import Phase, Table
from core.game import Seat

CONFIRM: Final = "confirm"
"""The setting of a person: `on` if they want to see their moves first."""

_ON: Final = "on"


async def confirm(request: Request, command: Confirm) -> CommandResult:
    """`confirm`: switch it on or off for the author in every chat, or drop a move that was shown."""
    if command.change:
        return await _changed(request, command)
    if command.on is None:
        is_on = await _is_on(request)
        return request.answer(Sentence("confirm-is", {"state": _ON if is_on else "off"}), *_draft_seen(request))
    state = _ON if command.on else "off"
    said = (Sentence("confirm-set", {"state": state}), *_draft_seen(request))
    return request.answer(*said).changing(preferences=await own_choice(request, {CONFIRM: state}))


async def wants_to_confirm(request: Request) -> bool:
    """Whether the line's move is shown before it is played: only a typed one, and only if no picture shows it meanwhile."""
    return not request.line.pressed and not request.tappable and await _is_on(request)


def confirmation(request: Request, loaded: LoadedTable, seat: Seat, result: MoveResult) -> CommandResult | None:
    """The answer that shows the effect of a move, with *Play* and *Change*; None for a move to play at once.

    Played at once are the steps of a private draft, which can be undone, and a shown move that is typed again.
    """
    table, game = loaded.table, loaded.game
    if not result.events and seat in game.turn(result.replay.position):
        return None
    move, shown = ";".join(entry.text for entry in result.entries), request.services.shown_moves
    if shown.pop((table.id, request.person), None) == (table.plies, move):
        return None
    shown[table.id, request.person] = (table.plies, move)
    number = str(table.id)
    lines, picture = announce.event_lines(table, result.events), f"try {move}"
    if why := why_not_shown(loaded, result):
        lines, picture = (Sentence(why, {"table": number}),), ""
    buttons = (
        ButtonSpec("button-confirm-play", f"/play #{number} {move}"),
        ButtonSpec("button-change", f"/confirm #{number} change"),
    )
    head = Sentence("confirm-shows", {"table": number})
    message = request.message(head, *lines, picture=picture, table=table, secret=True, buttons=buttons)
    # always in private, where the message is found again once the move is played
    slot = slots.confirmation(table)
    return CommandResult.saying(replace(message, to=request.private_chat, slot=slot, anew=True, closes=slot))


def why_not_shown(loaded: LoadedTable, result: MoveResult) -> str:
    """The key of the line that says why the effect of moves is not shown: they disclose what others hide; else empty."""
    game, before, after = loaded.game, loaded.replay.position, result.replay.position
    if len(loaded.table.players) == 1 or not discloses(game, before, after):
        return ""
    return "try-closes" if game.outcome(after) is None else "try-ends"


async def _changed(request: Request, command: Confirm) -> CommandResult:
    """The answer that nothing was played; it replaces the shown move."""
    table = await request.find_table(command.table, (Phase.RUNNING,), request.is_acting, request.is_seated)
    request.services.shown_moves.pop((table.id, request.person), None)
    said = request.message(Sentence("confirm-changed", {"table": str(table.id)}), table=table)
    slot = slots.confirmation(table)
    if await request.is_pressed_in(slot):
        return CommandResult.saying(replace(said, slot=slot))
    return CommandResult.saying(said, *await _closing(request.services, table, request.person))


async def with_moves_closed(services: Services, change: Change) -> Change:
    """The change, which also removes the buttons of shown moves that it plays or makes void."""
    closing: list[OutboxMessage] = []
    for part in change.parts:
        people = [] if part.table is None else [one async for one in _who_confirm(services, part.table)]
        before = await services.store.table(part.table.id) if part.table is not None and people else None
        if before is None:
            continue
        void = [before.player(seat).person for seat in before.turn if seat > 0 and _is_void(before, part, seat)]
        for person in (one for one in people if one in void):
            closing += await _closing(services, before, person)
    return replace(change, messages=(*change.messages, *closing)) if closing else change


async def _who_confirm(services: Services, table: Table) -> AsyncIterator[Person]:
    """The people at a table who may have been shown a move there."""
    for player in table.players:
        if player.person is None or player.account is None:
            continue
        chosen = (await services.store.preference(Private(player.account))).settings.get(CONFIRM)
        if chosen == _ON or (table.id, player.person) in services.shown_moves:
            yield player.person


def _is_void(before: Table, part: Change, seat: Seat) -> bool:
    """Whether a move shown to this seat is void after a part of a change: the seat has moved, or its turn is over."""
    after = part.table
    goes_on = after is not None and after.phase is Phase.RUNNING and seat in after.turn and after.since == before.since
    return not goes_on or any(entry.seat == seat for entry in part.entries)


async def _closing(services: Services, table: Table, person: Person) -> list[OutboxMessage]:
    """The messages that remove the buttons of the last move shown to a person at a table, for each of their accounts."""
    services.shown_moves.pop((table.id, person), None)
    slot = slots.confirmation(table)
    accounts = await services.store.accounts(person)
    return [OutboxMessage(Private(one), (), "", table.id, closes=slot) for one in accounts]


async def _is_on(request: Request) -> bool:
    return await request.own_setting(CONFIRM) == _ON


def _draft_seen(request: Request) -> tuple[Sentence, ...]:
    """The line that the board shows a move while it is typed, for chats where pictures can be tapped."""
    return (Sentence("confirm-draft-seen"),) if request.tappable else ()
