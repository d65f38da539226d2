"""Tables as rows of the database and back."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from itertools import groupby
from typing import Any, Final

from bot.chat.person import Person
from bot.chat.port import Account, Address, Channel, Private
from bot.store.connection import Connection, Statement
from bot.tables import pace, timekeeping
from bot.tables.place import Place, Watchable
from bot.tables.reminders import Reminders
from bot.tables.table import Answer, Due, Phase, Player, Table, Takeback
from core.game import Level, Seat

TABLE_COLUMNS = (
    "id, platform, chat, topic, game, options, hints, private, moved_to_private, phase,"
    " version, seed, client_seed, plies, turn, revision, created, ended, due, since, pace, clocks, dues, reminders,"
    " rated, became_unrated, acted, takeback, watch, language"
)
SEAT_COLUMNS = "seat, person, platform, account, name, level, answer, client_seed, apart"
PLACE_COLUMNS = "number, platform, chat, topic, adder_platform, adder, watches"

_TABLE_WIDTH = len(TABLE_COLUMNS.split(", "))
_SEAT_END = _TABLE_WIDTH + len(SEAT_COLUMNS.split(", "))


def _of(table: str, columns: str) -> str:
    """The columns, each prefixed with its table."""
    return ", ".join(f"{table}.{column}" for column in columns.split(", "))


_TABLES = (
    f"SELECT {_of('game_table', TABLE_COLUMNS)}, {_of('seat', SEAT_COLUMNS)}, {_of('place', PLACE_COLUMNS)}"
    " FROM game_table JOIN seat ON seat.table_id = game_table.id LEFT JOIN place ON place.table_id = game_table.id"
)
"""The query with a row for each seat and further channel: a single query sees a table and all of them at one moment."""


def table_row(table: Table) -> tuple[object, ...]:
    """The values of TABLE_COLUMNS."""
    return (
        table.id,
        table.channel.platform,
        table.channel.chat,
        table.channel.topic,
        table.game,
        json.dumps(dict(table.options)),
        int(table.hints),
        int(table.private),
        int(table.moved_to_private),
        table.phase.value,
        table.version,
        table.seed,
        table.client_seed,
        table.plies,
        json.dumps(sorted(table.turn)),
        table.revision,
        table.created,
        table.ended,
        table.due,
        table.since,
        "" if table.pace is None else str(table.pace),
        "" if table.clocks is None else json.dumps(timekeeping.to_stored(table.clocks)),
        json.dumps(table.dues),
        json.dumps({seat: asdict(one) for seat, one in table.reminders.items()}),
        int(table.rated),
        int(table.became_unrated),
        table.acted,
        "" if table.takeback is None else json.dumps(_stored(table.takeback)),
        table.watch.value,
        table.language,
    )


def seat_rows(table: Table) -> list[tuple[object, ...]]:
    """A row of SEAT_COLUMNS for each player, with table_id in front and computer_on_turn at the end."""
    on_turn = computers_on_turn(table)
    return [
        (
            table.id,
            seat,
            player.person.id if player.person else None,
            *account_columns(player.account),
            player.name,
            player.level.value if player.level else None,
            player.answer.value,
            player.client_seed,
            int(player.apart),
            int(seat in on_turn),
        )
        for seat, player in enumerate(table.players, 1)
    ]


IN_CHANNEL: Final = "platform = ? AND chat = ? AND topic = ?"
"""The SQL condition for the rows of a channel; its values come from `channel_columns`."""


def channel_columns(channel: Channel) -> tuple[str, str, str]:
    """The values of the columns `platform`, `chat` and `topic`."""
    return channel.platform, channel.chat, channel.topic


def account_columns(account: Account | None) -> tuple[str | None, str | None]:
    """The values of the columns `platform` and `account`."""
    return (None, None) if account is None else (account.platform, account.id)


def account_of(platform: str | None, id: str | None) -> Account | None:
    """The account in these columns; the inverse of `account_columns`."""
    return None if platform is None or id is None else Account(platform, id)


def place_rows(table: Table) -> list[tuple[object, ...]]:
    """A row of PLACE_COLUMNS for each further place and each watching channel, with table_id in front."""
    return [
        (
            *(table.id, number, place.channel.platform, place.channel.chat, place.channel.topic),
            *account_columns(place.added_by),
            int(number > len(table.further)),
        )
        for number, place in enumerate((*table.further, *table.watchers), 1)
    ]


def computers_on_turn(table: Table) -> frozenset[Seat]:
    """The seats of a running table where a computer may act now."""
    if table.phase is not Phase.RUNNING:
        return frozenset()
    return table.turn.intersection(table.seats_where(lambda player: player.level is not None))


def _table_from(rows: Sequence[Sequence[Any]]) -> Table:
    """A table from its rows of _TABLES: one for each seat and further channel."""
    seats = {row[_TABLE_WIDTH]: row[_TABLE_WIDTH:_SEAT_END] for row in rows}
    channels = {row[_SEAT_END]: row[_SEAT_END + 1 :] for row in rows if row[_SEAT_END] is not None}
    further, watchers = (
        [_place(row) for _, row in sorted(channels.items()) if row[-1] == watches] for watches in (0, 1)
    )
    (id, platform, chat, topic, game, options, hints, private, moved, phase, version, seed, client_seed, plies, turn, revision,
     created, ended, _, since, paced, clocks, dues, reminders, rated, became_unrated,
     acted, takeback, watch, language, *_) = rows[0]  # fmt: skip
    agreed = pace.parse(paced) if paced else None
    return Table(
        id=id,
        channel=Channel(platform, chat, topic),
        game=game,
        players=tuple(map(_player, seats.values())),
        seed=seed,
        options=json.loads(options),
        hints=bool(hints),
        rated=bool(rated),
        became_unrated=bool(became_unrated),
        acted=acted,
        takeback=_takeback(json.loads(takeback)) if takeback else None,
        private=bool(private),
        moved_to_private=bool(moved),
        phase=Phase(phase),
        version=version,
        client_seed=client_seed,
        plies=plies,
        turn=frozenset(Seat(number) for number in json.loads(turn)),
        revision=revision,
        created=created,
        ended=ended,
        dues={Due(what): at for what, at in json.loads(dues).items()},
        since=since,
        further=tuple(further),
        watchers=tuple(watchers),
        watch=Watchable(watch),
        language=language,
        pace=agreed,
        clocks=timekeeping.from_stored(agreed, json.loads(clocks)) if agreed and clocks else None,
        reminders={Seat(int(seat)): Reminders(**one) for seat, one in json.loads(reminders).items()},
    )


def _stored(takeback: Takeback) -> dict[str, object]:
    return {"seat": takeback.seat, "plies": takeback.plies, "agreed": sorted(takeback.agreed)}


def _takeback(stored: dict[str, Any]) -> Takeback:
    return Takeback(Seat(stored["seat"]), stored["plies"], frozenset(map(Seat, stored["agreed"])))


def _player(row: Sequence[Any]) -> Player:
    _, person, platform, account, name, level, answer, client_seed, apart = row
    return Player(
        name=name,
        person=None if person is None else Person(person),
        account=account_of(platform, account),
        level=None if level is None else Level(level),
        answer=Answer(answer),
        client_seed=client_seed,
        apart=bool(apart),
    )


def _place(row: Sequence[Any]) -> Place:
    platform, chat, topic, adder_platform, adder, _ = row
    return Place(Channel(platform, chat, topic), account_of(adder_platform, adder))


async def read_tables(db: Connection, where: str, values: Sequence[object]) -> list[Table]:
    """The tables that meet a condition, in the order of their numbers."""
    rows = await db.rows(f"{_TABLES} WHERE {where} ORDER BY game_table.id, seat.seat", values)
    return [_table_from(list(seats)) for _, seats in groupby(rows, key=lambda row: row[0])]


def key(address: Address) -> str:
    """The stored form of an address."""
    match address:
        case Channel(platform, chat, topic):
            return f"{platform}/{chat}/{topic}"
        case Private(Account(platform, id)):
            return f"{platform}//{id}"
    return key(address.channel)


def marks(items: Sequence[object]) -> str:
    """A question mark for each item."""
    return ", ".join("?" * len(items))


def insert(into: str, rows: Sequence[Sequence[object]], behind: str = "") -> Statement:
    """The statement that inserts rows; `behind` is added at its end."""
    values = ", ".join([f"({marks(rows[0])})"] * len(rows))
    return Statement(f"{into} VALUES {values} {behind}".strip(), [value for row in rows for value in row])
