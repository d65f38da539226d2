"""People in messages: finds each person's account on the platform of the reader."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from bot.chat.conventions import in_zone
from bot.chat.outbox_message import OutboxMessage, Sentence
from bot.chat.person import Person
from bot.chat.port import Account, Address, Button, Channel, Private, Rich, SeatScore, TableState, platform_of
from bot.games.registry import load
from bot.messages import announce
from bot.store.store import Store
from bot.tables.reminders import reminder_settings
from bot.tables.table import Answer, Phase, Player, Table
from bot.tables.time_zones import known_zone
from bot.tables.watching import watching_channels


async def addressed(lines: Sequence[Sentence], platform: str, store: Store, now: float) -> tuple[Sentence, ...]:
    """The lines for readers on a platform, with mentions by the accounts that people have there.

    A person in their quiet hours at `now`, in seconds since 1970, is named but not notified.
    """
    found = {}
    for mention in [one for line in lines for one in line.mentions() if one.notify]:
        account = mention.account
        if mention.person is not None and (account is None or account.platform != platform):
            accounts = await store.accounts(mention.person)
            account = next((one for one in accounts if one.platform == platform), None)
        told = replace(mention, account=account, notify=not await is_quiet(account, store, now))
        if told != mention:
            found[mention] = told
    if not found:
        return tuple(lines)
    return tuple(line.with_mentions(lambda one: found.get(one, one)) for line in lines)


async def is_silent(message: OutboxMessage, store: Store, now: float) -> bool:
    """Whether a message notifies nobody: it is silent anyway, or it comes unasked in its reader's quiet hours."""
    if message.silent or message.answers is not None or not isinstance(message.to, Private):
        return message.silent
    return await is_quiet(message.to.account, store, now)


async def is_quiet(account: Account | None, store: Store, now: float) -> bool:
    """Whether a person is in their quiet hours."""
    if account is None:
        return False
    settings = reminder_settings((await store.preference(Private(account))).settings)
    return settings.quiet_until(now) is not None


async def in_readers_zone(text: Rich, to: Address, locale: str, store: Store) -> Rich:
    """A text with its moments in the time zone of its only reader, if it is known (T8)."""
    if isinstance(to, Channel):
        return text
    zone = known_zone((await store.preference(Private(to.account))).settings)
    return in_zone(text, locale, zone) if zone else text


async def with_readers(buttons: Sequence[Button], message: OutboxMessage, store: Store) -> tuple[Button, ...]:
    """The buttons of a message, with the accounts on its platform of the people who may see them or have done them.

    In a private chat, buttons for others are left out.
    """
    table = await store.table_of(message)
    platform, shown = platform_of(message.to), []
    for spec, button in zip(message.buttons, buttons, strict=True):
        seated = () if table is None else (table.player(seat).person for seat in spec.seats)
        people = (*spec.people, *(person for person in seated if person is not None))
        some = people or (table is not None and spec.seats)
        readers = await _accounts(people, platform, store) if some else button.readers
        if isinstance(message.to, Private) and readers is not None and message.to.account not in readers:
            continue
        shown.append(replace(button, readers=readers, done=await _accounts(spec.done, platform, store)))
    return tuple(shown)


async def _accounts(people: Iterable[Person], platform: str, store: Store) -> frozenset[Account]:
    """The accounts of some people on a platform."""
    accounts = [one for person in people for one in await store.accounts(person)]
    return frozenset(one for one in accounts if one.platform == platform)


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


async def _is_reversible(table: Table, store: Store) -> bool:
    """Whether turns may be taken back: not in a tournament, nor where nobody is waited for before a round is shown (B1)."""
    if len(table.people) > 1 and table.clocks is not None:
        return not table.clocks.tournament
    if len(table.people) > 1:
        return await store.tournaments.of_table(table.id) is None
    rules = load(table.game).game
    return not rules.is_simultaneous(rules.setup(rules.seats[1]))


def _is_result_elsewhere(table: Table, message: OutboxMessage) -> bool:
    """Whether a message tells a channel the result of a game that was asked for there and played in private."""
    return (
        table.moved_to_private
        and table.phase is not Phase.RUNNING
        and message.to == table.channel
        and not message.picture
    )


async def _table_state(table: Table, message: OutboxMessage, points: Sequence[int], store: Store) -> TableState:
    """The state of a table for the readers of a message; people are given by all their accounts on its platform.

    `points` are those of all seats, or empty.
    """
    accounts = {person: await _accounts([person], platform_of(message.to), store) for person in table.people}
    running = table.phase is Phase.RUNNING
    acting = [table.player(seat) for seat in table.turn if seat > 0] if running and not table.paused else []
    late = [] if table.clocks is None else [table.player(seat) for seat in table.clocks.late]
    reversible = running and await _is_reversible(table, store)
    moved = [table.player(seat) for seat in await store.movers(table.id)] if reversible else []

    def those(fits: Callable[[Player, Person], bool]) -> frozenset[Account]:
        people = ((player, player.person) for player in table.players if player.person is not None)
        return frozenset(account for player, person in people if fits(player, person) for account in accounts[person])

    return TableState(
        table=table.id,
        game=table.game,
        own=message.picture == "rack",
        players=those(lambda player, _: not running or player.answer is not Answer.LEFT),
        turn=those(lambda _, person: table.on_turn(person) and not table.paused),
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
