"""Tables as rows of the database and back."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import fields
from itertools import groupby
from typing import Any, Final

from bot.chat.person import Person
from bot.chat.port import Account, Address, Channel, Private
from bot.store.connection import Connection, Statement
from bot.tables import pace, timekeeping
from bot.tables.reminders import Reminders
from bot.tables.table import Answer, Due, Phase, Place, Player, Table, Watchable, Wish
from core.game import Level, Seat

_SAME = (
    "id", "game", "version", "seed", "client_seed", "plies", "revision", "created", "ended", "since", "acted", "language",
)  # fmt: skip
"""The fields of a table that are stored as they are."""

_SWITCHES = ("hints", "private", "moved_to_private", "rated", "became_unrated")
"""The fields of a table that are stored as 0 or 1."""

_OTHERS = (
    "platform", "chat", "topic", "options", "phase", "turn", "due", "pace", "clocks", "dues", "reminders", "takeback", "watch",
)  # fmt: skip
_TABLE_COLUMNS = (*_SAME, *_SWITCHES, *_OTHERS)
SEAT_COLUMNS = "seat, person, platform, account, name, level, answer, client_seed, apart, joined"
PLACE_COLUMNS = "number, platform, chat, topic, adder_platform, adder, watches"

_OF_REMINDERS = tuple(one.name for one in fields(Reminders))

_TABLE_WIDTH = len(_TABLE_COLUMNS)
_SEAT_END = _TABLE_WIDTH + len(SEAT_COLUMNS.split(", "))


def _of(table: str, columns: Iterable[str]) -> str:
    """The columns, each prefixed with its table."""
    return ", ".join(f"{table}.{column}" for column in columns)


_TABLES = (
    f"SELECT {_of('game_table', _TABLE_COLUMNS)},"
    f" {_of('seat', SEAT_COLUMNS.split(', '))}, {_of('place', PLACE_COLUMNS.split(', '))}"
    " FROM game_table JOIN seat ON seat.table_id = game_table.id LEFT JOIN place ON place.table_id = game_table.id"
)
"""The query with a row for each seat and further channel: a single query sees a table and all of them at one moment."""


def table_row(table: Table) -> dict[str, object]:
    """A table as a row: the value of each column."""
    platform, chat, topic = channel_columns(table.channel)
    return {
        **{field: getattr(table, field) for field in _SAME},
        **{field: int(getattr(table, field)) for field in _SWITCHES},
        "platform": platform,
        "chat": chat,
        "topic": topic,
        "options": json.dumps(dict(table.options)),
        "phase": table.phase.value,
        "turn": json.dumps(sorted(table.turn)),
        "due": table.due,
        "pace": "" if table.pace is None else str(table.pace),
        "clocks": "" if table.clocks is None else json.dumps(timekeeping.to_stored(table.clocks)),
        "dues": json.dumps(table.dues),
        "reminders": json.dumps({seat: _reminders(one) for seat, one in table.reminders.items()}),
        "takeback": "" if table.wish is None else json.dumps(_stored_wish(table.wish)),
        "watch": table.watch.value,
    }


def seat_rows(table: Table) -> list[tuple[object, ...]]:
    """A row of SEAT_COLUMNS for each player, with table_id in front and computer_on_turn at the end."""
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
            int(player.joined),
            int(seat in table.computers_on_turn),
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


def _table_from(rows: Sequence[Sequence[Any]]) -> Table:
    """A table from its rows of _TABLES: one for each seat and further channel."""
    seats = {row[_TABLE_WIDTH]: row[_TABLE_WIDTH:_SEAT_END] for row in rows}
    channels = {row[_SEAT_END]: row[_SEAT_END + 1 :] for row in rows if row[_SEAT_END] is not None}
    further, watchers = (
        [_place(row) for _, row in sorted(channels.items()) if row[-1] == watches] for watches in (0, 1)
    )
    row = dict(zip(_TABLE_COLUMNS, rows[0], strict=False))
    agreed = pace.parse(row["pace"]) if row["pace"] else None
    plain: dict[str, Any] = {field: row[field] for field in _SAME}
    plain |= {field: bool(row[field]) for field in _SWITCHES}
    return Table(
        **plain,
        channel=Channel(row["platform"], row["chat"], row["topic"]),
        players=tuple(map(_player, seats.values())),
        options=json.loads(row["options"]),
        phase=Phase(row["phase"]),
        turn=frozenset(map(Seat, json.loads(row["turn"]))),
        dues={Due(what): at for what, at in json.loads(row["dues"]).items()},
        further=tuple(further),
        watchers=tuple(watchers),
        watch=Watchable(row["watch"]),
        pace=agreed,
        clocks=timekeeping.from_stored(agreed, json.loads(row["clocks"])) if agreed and row["clocks"] else None,
        reminders={Seat(int(seat)): Reminders(**one) for seat, one in json.loads(row["reminders"]).items()},
        wish=_wish(json.loads(row["takeback"])) if row["takeback"] else None,
    )


def _reminders(reminders: Reminders) -> dict[str, object]:
    # asdict would copy each value deeply, which took a sixth of the time of a row
    return {name: getattr(reminders, name) for name in _OF_REMINDERS}


def _stored_wish(wish: Wish) -> dict[str, object]:
    closes = {"closes": True} if wish.closes else {}
    return {"seat": wish.seat, "plies": wish.plies, "agreed": sorted(wish.agreed), **closes}


def _wish(stored: dict[str, Any]) -> Wish:
    agreed = frozenset(map(Seat, stored["agreed"]))
    return Wish(Seat(stored["seat"]), stored["plies"], agreed, stored.get("closes", False))


def _player(row: Sequence[Any]) -> Player:
    _, person, platform, account, name, level, answer, client_seed, apart, joined = row
    return Player(
        name=name,
        person=None if person is None else Person(person),
        account=account_of(platform, account),
        level=None if level is None else Level(level),
        answer=Answer(answer),
        client_seed=client_seed,
        apart=bool(apart),
        joined=bool(joined),
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


def placeholders(items: Sequence[object]) -> str:
    """A question mark for each item."""
    return ", ".join("?" * len(items))


def insert(into: str, rows: Sequence[Sequence[object]], behind: str = "") -> Statement:
    """The statement that inserts rows; `behind` is added at its end."""
    values = ", ".join([f"({placeholders(rows[0])})"] * len(rows))
    return Statement(f"{into} VALUES {values} {behind}".strip(), [value for row in rows for value in row])
