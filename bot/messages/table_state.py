"""The state of a table, as a message tells it to a chat whose pictures can be tapped."""

import asyncio
from collections.abc import Callable, Sequence

from bot.chat.outbox_message import OutboxMessage
from bot.chat.person import Person
from bot.chat.port import Account, SeatScore, TableState, platform_of
from bot.games.registry import load
from bot.messages import announce
from bot.messages.people import accounts_on
from bot.store.store import Store
from bot.tables.table import Answer, Phase, Player, Table
from bot.tables.watching import watching_channels
from core.game import Seat
from core.replay import History, LogEntry


async def shown_table(message: OutboxMessage, points: Sequence[int], store: Store) -> TableState | None:
    """The state of the table for a message that shows its board, with all seats' `points`, or its reader's rack.

    Also for a table that has not begun or is set aside, and for the result of a game played in private. None in a channel that
    only watches, because nothing is played there.
    """
    table = await store.table_of(message)
    if (
        table is None
        or message.to in watching_channels(table)
        or not (
            message.picture in ("board", "rack")
            or table.phase in (Phase.OPEN, Phase.ASIDE)
            or _is_result_elsewhere(table, message)
        )
    ):
        return None
    return await _table_state(table, message, points, store)


async def _table_state(table: Table, message: OutboxMessage, points: Sequence[int], store: Store) -> TableState:
    """The state of a table for the readers of a message; people are given by all their accounts on its platform.

    `points` are those of all seats, or empty.
    """
    platform = platform_of(message.to)
    accounts = {person: await accounts_on(platform, [person], store) for person in table.people}
    running = table.phase is Phase.RUNNING
    acting = [table.player(seat) for seat in table.turn if seat > 0] if running and not table.paused else []
    late = [] if table.clocks is None else [table.player(seat) for seat in table.clocks.late]
    reversible = running and await _is_reversible(table, store)
    moved = [table.player(seat) for seat in await _reversible_seats(table, store)] if reversible else []

    def those(fits: Callable[[Player, Person], bool]) -> frozenset[Account]:
        people = ((player, player.person) for player in table.players if player.person is not None)
        return frozenset(account for player, person in people if fits(player, person) for account in accounts[person])

    return TableState(
        table=table.id,
        game=table.game,
        own=message.picture == "rack",
        players=those(lambda player, _: not running or player.answer is not Answer.LEFT),
        turn=those(lambda _, person: table.is_on_turn(person) and not table.paused),
        over=not running,
        paused=running and table.paused,
        pausable=running and table.clocks is not None and not table.paused,
        reversible=those(lambda player, _: player in moved),
        awaited=acting[0].name if len(acting) == 1 and acting[0].level is None else "",
        thinking=bool(acting) and all(player.level is not None for player in acting),
        late=those(lambda player, _: running and not table.paused and player in late),
        hints=announce.allows_hints(table),
        asked=those(lambda player, _: player.answer is Answer.INVITED),
        scores=tuple(
            SeatScore(mine, accounts[player.person] if player.person else frozenset())
            for player, mine in zip(table.players, points, strict=bool(points))
        ),
    )


async def _is_reversible(table: Table, store: Store) -> bool:
    """Whether turns may be taken back: not in a tournament, nor where nobody is waited for before a round is shown (B1)."""
    if len(table.people) > 1 and table.clocks is not None:
        return not table.clocks.tournament
    if len(table.people) > 1:
        return await store.tournaments.of_table(table.id) is None
    return not load(table.game).in_rounds


async def _reversible_seats(table: Table, store: Store) -> frozenset[Seat]:
    """The seats that have a turn to take back.

    Only after a takeback and in games of rounds, which stand once they are shown, is the log replayed for that.
    """
    moved, undone = await store.movers(table.id)
    if not (undone or table.engine.in_rounds):
        return moved
    return await asyncio.to_thread(_with_turn_to_take_back, table, await store.log(table.id), moved)


def _with_turn_to_take_back(table: Table, log: Sequence[LogEntry], moved: frozenset[Seat]) -> frozenset[Seat]:
    """Those of some seats of a table with this log that have a turn to take back; in a long game that takes a while."""
    past = History(table.engine.game, len(table.players), seed=None, client_seed=b"")
    for entry in log:
        past.add(entry)
    return frozenset(filter(past.has_turn_to_take_back, moved))


def _is_result_elsewhere(table: Table, message: OutboxMessage) -> bool:
    """Whether a message tells a channel the result of a game that was asked for there and played in private."""
    return (
        table.moved_to_private
        and table.phase is not Phase.RUNNING
        and message.to == table.channel
        and not message.picture
    )
