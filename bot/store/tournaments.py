"""Tournaments in the database."""

import json
import sqlite3
from fractions import Fraction

from bot.chat.port import Author, Channel, Person
from bot.runtime.database import Database
from bot.store.port import Stale
from bot.tournaments.tournament import Entrant, Match, Round, Stage, Tournament

_COLUMNS = (
    "id, platform, chat, topic, game, options, rounds, director_platform, director, director_name, stage, out, revision,"
    " seeds"
)


class SqliteTournaments:
    """The tournaments of an SQLite file; they are written by the changes they are part of."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._last = 0

    async def new(self) -> int:
        """A tournament number not used before; one that is never committed is lost."""
        [(stored,)] = await self._database.rows("SELECT coalesce(max(id), 0) FROM tournament")
        self._last = max(self._last, stored) + 1
        return self._last

    async def tournament(self, number: int) -> Tournament | None:
        """A tournament by its number."""
        return await self._found("SELECT ?", (number,))

    async def newest(self, channel: Channel) -> Tournament | None:
        """The tournament of a channel that was set up last."""
        query = "SELECT max(id) FROM tournament WHERE platform = ? AND chat = ? AND topic = ?"
        return await self._found(query, (channel.platform, channel.chat, channel.topic))

    async def of_table(self, number: int) -> Tournament | None:
        """The tournament a table belongs to."""
        return await self._found("SELECT tournament_id FROM tournament_match WHERE table_id = ?", (number,))

    async def entered(self, person: Person) -> tuple[Tournament, ...]:
        """The tournaments that go on and that this person leads, or takes part in and has not left; oldest first."""
        query = (
            "SELECT id FROM tournament WHERE stage IN (?, ?) AND (director_platform = ? AND director = ? OR EXISTS ("
            "SELECT 1 FROM entrant WHERE tournament_id = tournament.id AND platform = ? AND person = ? AND here)) ORDER BY id"
        )
        who = (person.platform, person.id)
        parameters = (Stage.OPEN.value, Stage.RUNNING.value, *who, *who)

        def work(db: sqlite3.Connection) -> tuple[Tournament, ...]:
            numbers = [row[0] for row in db.execute(query, parameters)]
            return tuple(found for number in numbers if (found := read(db, number)) is not None)

        return await self._database.run(work)

    async def _found(self, query: str, parameters: tuple[object, ...]) -> Tournament | None:
        def work(db: sqlite3.Connection) -> Tournament | None:
            row = db.execute(query, parameters).fetchone()
            return None if row is None else read(db, row[0])

        return await self._database.run(work)


def keep(db: sqlite3.Connection, tournament: Tournament) -> None:
    """Store a tournament as it shall be; raises Stale where somebody else changed it since it was loaded."""
    channel, director = tournament.channel, tournament.director
    values = (
        tournament.id, channel.platform, channel.chat, channel.topic, tournament.game, json.dumps(dict(tournament.options)),
        tournament.rounds, director.person.platform, director.person.id, director.name, tournament.stage.value,
        json.dumps([round.out for round in tournament.played]), 1, json.dumps([seed.hex() for seed in tournament.seeds]),
    )  # fmt: skip
    if tournament.revision == 0:
        db.execute(f"INSERT INTO tournament ({_COLUMNS}) VALUES ({', '.join('?' * len(values))})", values)
    else:
        changed = db.execute(
            "UPDATE tournament SET stage = ?, out = ?, seeds = ?, revision = revision + 1 WHERE id = ? AND revision = ?",
            (values[10], values[11], values[13], tournament.id, tournament.revision),
        )
        if changed.rowcount == 0:
            raise Stale(tournament.id)
    db.execute("DELETE FROM entrant WHERE tournament_id = ?", (tournament.id,))
    db.executemany(
        "INSERT INTO entrant (tournament_id, number, platform, person, name, here, excused, client_seed)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                tournament.id,
                number,
                one.person.platform,
                one.person.id,
                one.name,
                int(one.here),
                one.excused,
                one.client_seed,
            )
            for number, one in enumerate(tournament.entrants)
        ],
    )
    db.executemany(
        "INSERT INTO tournament_match (table_id, tournament_id, round, seats, over, points) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id) DO UPDATE SET seats = excluded.seats, over = excluded.over, points = excluded.points",
        [
            (match.table, tournament.id, number, json.dumps(match.seats), int(match.over), _points_out(match))
            for number, round in enumerate(tournament.played)
            for match in round.matches
        ],
    )


def move(db: sqlite3.Connection, old: Channel, new: Channel) -> None:
    """Give a channel another address."""
    db.execute(
        "UPDATE tournament SET platform = ?, chat = ?, topic = ?, revision = revision + 1"
        " WHERE platform = ? AND chat = ? AND topic = ?",
        (new.platform, new.chat, new.topic, old.platform, old.chat, old.topic),
    )


def names(db: sqlite3.Connection, person: Person) -> set[str]:
    """The names under which somebody takes part in tournaments, or leads them."""
    query = (
        "SELECT name FROM entrant WHERE platform = ? AND person = ?"
        " UNION SELECT director_name FROM tournament WHERE director_platform = ? AND director = ?"
    )
    return {row[0] for row in db.execute(query, (person.platform, person.id) * 2)}


def forget(db: sqlite3.Connection, person: Person, nameless: str) -> None:
    """Erase somebody's name; a change that was begun with it becomes stale."""
    who = (nameless, person.platform, person.id)
    db.execute(
        "UPDATE tournament SET revision = revision + 1"
        " WHERE id IN (SELECT tournament_id FROM entrant WHERE platform = ? AND person = ?)",
        who[1:],
    )
    db.execute("UPDATE entrant SET name = ? WHERE platform = ? AND person = ?", who)
    db.execute(
        "UPDATE tournament SET director_name = ?, revision = revision + 1 WHERE director_platform = ? AND director = ?",
        who,
    )


def read(db: sqlite3.Connection, number: int) -> Tournament | None:
    """A tournament by its number, as it is stored."""
    row = db.execute(f"SELECT {_COLUMNS} FROM tournament WHERE id = ?", (number,)).fetchone()
    if row is None:
        return None
    (id, platform, chat, topic, game, options, rounds, director_platform, director, director_name, stage, out,
     revision, seeds) = row  # fmt: skip
    entrants = db.execute(
        "SELECT platform, person, name, here, excused, client_seed FROM entrant WHERE tournament_id = ? ORDER BY number",
        (id,),
    ).fetchall()
    return Tournament(
        id=id,
        channel=Channel(platform, chat, topic),
        game=game,
        rounds=rounds,
        director=Author(Person(director_platform, director), director_name),
        options=json.loads(options),
        stage=Stage(stage),
        entrants=tuple(
            Entrant(Person(platform, person), name, bool(here), excused, client_seed)
            for platform, person, name, here, excused, client_seed in entrants
        ),
        played=tuple(Round(_matches(db, id, round), tuple(sat)) for round, sat in enumerate(json.loads(out))),
        revision=revision,
        seeds=tuple(map(bytes.fromhex, json.loads(seeds))),
    )


def _matches(db: sqlite3.Connection, tournament: int, round: int) -> tuple[Match, ...]:
    rows = db.execute(
        "SELECT table_id, seats, over, points FROM tournament_match WHERE tournament_id = ? AND round = ? ORDER BY table_id",
        (tournament, round),
    )
    return tuple(
        Match(table, tuple(json.loads(seats)), bool(over), tuple(map(Fraction, json.loads(points))))
        for table, seats, over, points in rows.fetchall()
    )


def _points_out(match: Match) -> str:
    return json.dumps(list(map(str, match.points)))
