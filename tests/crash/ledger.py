"""The two databases of the program, read from outside."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from bot.chat.port import Account
from bot.games.registry import load
from bot.store.rows import read_tables
from bot.store.sqlite import at_once
from bot.store.tournaments import read as read_tournament
from bot.tables.playing import AnyReplay, replay_log
from bot.tables.table import Phase, Table
from bot.tournaments.tournament import Tournament
from core.game import Game, Level, Seat
from core.replay import RESIGN, LogEntry
from tests.chosen import chosen
from tests.crash.program import PATIENCE
from tests.people import on_turn, seat_of

AN_HOUR = 3_600.0
ALMOST_RUN_OUT = 0.2
"""The seconds left on a timer that runs out early in the next run of the program."""


def _opened(file: Path) -> "closing[sqlite3.Connection]":
    """A connection to a file that a program on a busy machine may have locked."""
    return closing(sqlite3.connect(file, timeout=PATIENCE))


@dataclass(frozen=True, slots=True)
class ChosenMove:
    """A line for a table: its moves joined by `;`, and the length of the log for which it was chosen."""

    table: int
    ply: int
    text: str
    secret: bool = False


class Ledger:
    """Reads what the program has stored, while it runs or after."""

    def __init__(self, database: Path) -> None:
        self._main = database
        self._web = database.with_name(f"{database.stem}-web{database.suffix}")

    def rows(self, query: str, parameters: Sequence[object] = ()) -> list[Any]:
        """Rows of the store."""
        with _opened(self._main) as db:
            return db.execute(query, parameters).fetchall()

    def web_rows(self, query: str) -> list[Any]:
        """Rows of the web chat's memory."""
        with _opened(self._web) as db:
            return db.execute(query).fetchall()

    def person(self, nick: str) -> Account:
        """Somebody of the web chat, by nickname."""
        [(id,)] = self.web_rows(f"SELECT id FROM identity WHERE nick = '{nick}'")
        return Account("web", id)

    def tables(self) -> tuple[int, ...]:
        """The numbers of all tables."""
        return tuple(row[0] for row in self.rows("SELECT id FROM game_table ORDER BY id"))

    def running(self) -> tuple[int, ...]:
        """The numbers of the tables that are played at."""
        return tuple(row[0] for row in self.rows("SELECT id FROM game_table WHERE phase = 'running' ORDER BY id"))

    def table(self, number: int) -> tuple[Table, tuple[LogEntry, ...]]:
        """A table and its log, as of one moment."""
        with _opened(self._main) as db:
            db.execute("BEGIN")
            [table] = at_once(db, lambda connection: read_tables(connection, "game_table.id = ?", (number,)))
            log = db.execute("SELECT seat, text FROM log WHERE table_id = ? ORDER BY ply", (number,)).fetchall()
        return table, tuple(LogEntry(Seat(seat), text) for seat, text in log)

    def replay(self, number: int) -> AnyReplay:
        """The position a table's log leads to; raises MoveError if it does not replay."""
        return self._played(number)[1]

    def _played(self, number: int) -> tuple[Game[Any, Any, Any, Any], AnyReplay]:
        """The game of a table and its position, from what is stored at one moment."""
        table, log = self.table(number)
        game = load(table.game, table.options).game
        return game, replay_log(table, game, log)

    def played_out(self, number: int) -> bool:
        """Whether a game ended by its rules, not by a resignation or a stop."""
        game, replay = self._played(number)
        outcome = game.outcome(replay.position)
        return outcome is not None and outcome.ending in ("finished", "exhausted")

    def best(self, number: int, seed: int) -> str:
        """A good line for the seat on turn, or for the first of several."""
        game, replay = self._played(number)
        seat = min(game.turn(replay.position))
        return ";".join(chosen(game, game.view(replay.position, seat), Level.CLUB, seed))

    def secret(self, number: int, line: str) -> bool:
        """Whether this line, typed where others read it, would give something away."""
        game = self.game(number)
        return any(game.is_secret(game.parse(text)) for text in line.split(";"))

    def handled(self, source: str) -> bool:
        """Whether a line was answered, or found to need no answer."""
        return bool(self.rows("SELECT 1 FROM inbox WHERE source = ?", (source,)))

    def chosen_move(self, number: int, person: Account, rng: Random) -> ChosenMove | None:
        """A good line for a person who may act now, sometimes only its beginning or an undo; None if they may not act."""
        table, log = self.table(number)
        if table.phase is not Phase.RUNNING or not on_turn(table, person):
            return None
        seat, game = seat_of(table, person), load(table.game, table.options).game
        view = game.view(replay_log(table, game, log).position, seat)
        words = game.quick_actions(view)
        if words and rng.random() < 0.2:
            texts: tuple[str, ...] = (rng.choice(words),)
        else:
            texts = tuple(map(game.format, game.choose(view, Level.CLUB, rng)))[: rng.choice((1, None))]
        text = ";".join(texts)
        return ChosenMove(number, table.plies, text, self.secret(number, text))

    def plies(self, number: int) -> int:
        """The length of a table's log."""
        [(plies,)] = self.rows("SELECT plies FROM game_table WHERE id = ?", (number,))
        return int(plies)

    def phase(self, number: int) -> Phase:
        """The phase of a table."""
        [(phase,)] = self.rows("SELECT phase FROM game_table WHERE id = ?", (number,))
        return Phase(phase)

    def moves(self) -> int:
        """How many moves of people there are in the logs."""
        if not self._set_up():
            return 0
        own = "SELECT count(*) FROM log JOIN seat USING (table_id, seat) WHERE person IS NOT NULL AND text != ?"
        [(count,)] = self.rows(own, (RESIGN,))
        return int(count)

    def tournament(self) -> Tournament | None:
        """The tournament, if there is one, as of one moment."""
        with _opened(self._main) as db:
            db.execute("BEGIN")
            return at_once(db, lambda connection: read_tournament(connection, 1))

    def limits(self) -> dict[int, int]:
        """The running tables with a timer, each with the phase of its timer."""
        found = {}
        for (number,) in self.rows("SELECT id FROM game_table WHERE phase = 'running' AND dues LIKE '%limit%'"):
            game, replay = self._played(number)
            limit = game.limit(replay.position)
            assert limit is not None
            found[number] = limit.phase
        return found

    def let_an_hour_pass(self) -> None:
        """Between two runs of the program: set back everything dated by the time of day by an hour."""
        if not self._set_up():
            return
        with _opened(self._main) as db, db:
            db.execute("UPDATE game_table SET created = created - ?, ended = ended - ?", (AN_HOUR, AN_HOUR))
            db.execute("UPDATE inbox SET at = at - ?", (AN_HOUR,))
            db.execute("UPDATE shown SET at = at - ?", (AN_HOUR,))

    def run_down_timers(self) -> set[tuple[int, int]]:
        """Between two runs: leave hardly any time on all timers; returns their tables and phases."""
        if not self._set_up():
            return set()
        with _opened(self._main) as db, db:
            db.execute(
                "UPDATE game_table SET due = served + ?1, dues = json_set(dues, '$.limit', served + ?1) FROM service"
                " WHERE phase = 'running' AND dues LIKE '%limit%'",
                (ALMOST_RUN_OUT,),
            )
        return set(self.limits().items())

    def _set_up(self) -> bool:
        """Whether the program has run long enough to create the schema."""
        return bool(self.rows("SELECT 1 FROM sqlite_master WHERE name = 'run'"))

    def game(self, number: int) -> Game[Any, Any, Any, Any]:
        """The game of a table, under its options."""
        table, _ = self.table(number)
        return load(table.game, table.options).game
