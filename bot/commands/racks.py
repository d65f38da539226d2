"""The rack of each player in a game, and the messages with it."""

from collections.abc import Mapping
from dataclasses import replace

from bot.chat.outbox_message import ButtonSpec, OutboxMessage
from bot.chat.person import Person
from bot.chat.port import Incoming, Private
from bot.commands.awaited_time import seconds_left
from bot.commands.context import Services
from bot.messages import announce, slots
from bot.messages.racks import Rack, rack_message
from bot.tables.playing import LoadedTable, MoveResult
from bot.tables.table import Answer, Phase, Table
from core.game import Seat

_LONGEST_NAMES = 40
"""The most characters of the others' names on the button; longer ones are left out."""


def rack_of(loaded: LoadedTable, seat: Seat) -> Rack:
    """The rack of a seat: its tiles, its draft, and the words that continue it."""
    view = loaded.view(seat)
    return Rack(view.private, loaded.game.draft(view), loaded.game.quick_actions(view))


async def racks_after_move(
    services: Services, loaded: LoadedTable, result: MoveResult, line: Incoming | None, *, board: OutboxMessage | None
) -> tuple[OutboxMessage, ...]:
    """The messages with changed racks; the author of the line may already have the `board` as the answer."""
    before, table = loaded.table, result.table
    anew = table.since != before.since
    earlier = {seat: rack_of(loaded, seat) for seat in seats_of_people(table)}
    ended = (before.turn - table.turn) & earlier.keys()
    asked = {seat for seat in ended if _unfinished(earlier[seat])}
    # once a shown move is played, the tiles after it replace its message (B3)
    author = line.author.account if line is not None and await is_shown_move(services, before, line) else None
    shown = {seat for seat in ended if author is not None and table.player(seat).account == author}
    closed = dict.fromkeys(asked | shown, slots.rack(before))
    changed = _changed(loaded, result, earlier, anew=anew)
    goes_on = table.phase is Phase.RUNNING  # the end is told by the board
    answers = None if line is None or line.private else line
    if answers is not None and services.tappable(answers.channel.platform):
        answers = None if anew or not goes_on else answers  # the end must stay the last message
    elif answers is not None and not answers.unseen:  # others have read the line, so the public message answers it
        answers = None if anew or (board is not None and not answers.pressed) else answers
    typed = line if goes_on and line is not None and line.private and not line.pressed else None
    racks = await rack_messages(services, table, changed, answers=answers, typed=typed, anew=anew, closed=closed)
    racks = await _with_next_game(services, before, table, racks, line)
    if not shown or author is None:
        return racks
    # no other message has these tiles, even if others have moved meanwhile
    takes, closes = slots.confirmation(before), slots.rack(before)
    return tuple(
        replace(one, takes=takes, closes=closes, lasting=True) if one.to == Private(author) else one for one in racks
    )


async def _with_next_game(
    services: Services, before: Table, table: Table, racks: tuple[OutboxMessage, ...], line: Incoming | None
) -> tuple[OutboxMessage, ...]:
    """The messages; the one to whoever has ended their turn by this line has a button to another game that waits for them.

    Where pictures can be tapped, the page itself leads there.
    """
    account = None if line is None else line.author.account
    if account is None or services.tappable(account.platform) or table.phase is not Phase.RUNNING:
        return racks
    ended = {seat for seat in before.turn - table.turn if seat > 0 and table.player(seat).account == account}
    person = next((table.player(seat).person for seat in ended), None)
    if person is None:
        return racks
    more = await _next_game_button(services, table, person)
    if not more:
        return racks
    return tuple(replace(one, buttons=(*one.buttons, *more)) if one.to == Private(account) else one for one in racks)


async def _next_game_button(services: Services, table: Table, person: Person) -> tuple[ButtonSpec, ...]:
    """The button that shows the most urgent game, other than that at `table`, where a person may act; none without one."""
    found = await services.store.tables_of(person, (Phase.RUNNING,))
    waiting = [one for one in found if one.id != table.id and one.is_on_turn(person) and not one.paused]
    if not waiting:
        return ()
    first = min(waiting, key=lambda one: (seconds_left(services, one, person), one.id))
    names = ", ".join(player.name for player in first.players if player.person != person)
    others = f" ({names})" if 0 < len(names) <= _LONGEST_NAMES else ""
    return (ButtonSpec("button-next-game", f"/board #{first.id}", name=f"#{first.id} {first.title}{others}"),)


async def is_shown_move(services: Services, table: Table, line: Incoming) -> bool:
    """Whether a line is the private button that plays a move shown to its author in this turn."""
    if not (line.private and line.pressed) or line.reply_to is None:
        return False
    slot = await services.store.slot_shown(Private(line.author.account), line.reply_to)
    return slot == slots.confirmation(table)


def _changed(loaded: LoadedTable, result: MoveResult, earlier: Mapping[Seat, Rack], *, anew: bool) -> dict[Seat, Rack]:
    """The racks that changed; if a turn or round begins `anew`, also those with something to continue.

    At the end of the game, only those that were unfinished, because their messages must not ask for anything any more.
    """
    after, over = loaded.after(result), result.table.phase is Phase.OVER
    seats = [seat for seat, rack in earlier.items() if not over or _unfinished(rack)]
    now = {seat: rack_of(after, seat) for seat in seats}
    return {seat: rack for seat, rack in now.items() if over or rack != earlier[seat] or (anew and rack.words)}


def _unfinished(rack: Rack) -> bool:
    """Whether a seat's rack offers actions or shows a draft."""
    return bool(rack.words or rack.draft)


async def rack_messages(
    services: Services,
    table: Table,
    racks: Mapping[Seat, Rack],
    *,
    answers: Incoming | None = None,
    typed: Incoming | None = None,
    line_locale: str = "",
    anew: bool = False,
    closed: Mapping[Seat, str] | None = None,
) -> tuple[OutboxMessage, ...]:
    """A message to each player who has not left, with their rack.

    It answers the line `answers` if its author is that player, and is sent below the line `typed` in private. It is a new
    message if the turn begins `anew`; for a seat in `closed` it replaces the message with that slot, which belongs to the turn
    that has just ended.
    """
    messages = []
    for seat, rack in racks.items():
        player = table.player(seat)
        if player.account is None or player.answer is Answer.LEFT or player.level is not None:
            continue
        to = Private(player.account)
        answered = answers.id if answers is not None and answers.author.account == player.account else None
        locale, slot = await services.locale(to, line_locale=line_locale), (closed or {}).get(seat, "")
        follows = typed is not None and typed.author.account == player.account
        message = rack_message(
            table, seat, rack, to, locale, answers=answered, anew=anew and not slot, follows=follows, slot=slot
        )
        if services.shows_together(table):  # the hint below the board has scrolled away
            message = replace(message, buttons=(*message.buttons, *announce.hint_button(table)))
        messages.append(message)
    return tuple(messages)


def seats_of_people(table: Table) -> tuple[Seat, ...]:
    """The seats on which people sit."""
    return table.seats_where(lambda player: player.person is not None)
