"""The two databases of the program, read from outside."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from bot.chat.port import Person
from bot.registry import load
from bot.store.rows import read_table
from bot.table import AnyReplay, Table, replay_log
from core.game import Level, Seat
from core.replay import Entry


class Ledger:
    """Reads what the program has stored, while it runs or after."""

    def __init__(self, database: Path) -> None:
        self._main = database
        self._web = database.with_name(f"{database.stem}-web{database.suffix}")

    def rows(self, query: str, parameters: Sequence[object] = ()) -> list[Any]:
        """Rows of the store."""
        with closing(sqlite3.connect(self._main)) as db:
            return db.execute(query, parameters).fetchall()

    def web_rows(self, query: str) -> list[Any]:
        """Rows of the web chat's memory."""
        with closing(sqlite3.connect(self._web)) as db:
            return db.execute(query).fetchall()

    def tables(self) -> tuple[int, ...]:
        """The numbers of all tables."""
        return tuple(row[0] for row in self.rows("SELECT id FROM game_table ORDER BY id"))

    def table(self, number: int) -> tuple[Table, tuple[Entry, ...]]:
        """A table and its log, as of one moment."""
        with closing(sqlite3.connect(self._main)) as db:
            db.execute("BEGIN")
            table = read_table(db, number)
            log = db.execute("SELECT seat, text FROM log WHERE table_id = ? ORDER BY ply", (number,)).fetchall()
        assert table is not None
        return table, tuple(Entry(Seat(seat), text) for seat, text in log)

    def replay(self, number: int) -> AnyReplay:
        """The position a table's log leads to; raises MoveError if it does not replay."""
        table, log = self.table(number)
        return replay_log(table, load(table.game, table.options).game, log)

    def turn(self, number: int, nick: str) -> int | None:
        """The length of a table's log, if it is this person's turn there."""
        table, _ = self.table(number)
        return table.plies if table.on_turn(Person("web", nick)) else None

    def best(self, number: int, rng: Random) -> str:
        """A good move for the seat on turn."""
        game = load(self.table(number)[0].game).game
        position = self.replay(number).position
        (seat,) = game.turn(position)
        (move,) = game.choose(game.view(position, seat), Level.CLUB, rng)
        return game.format(move)
