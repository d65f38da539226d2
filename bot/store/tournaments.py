"""Tournaments in the database."""

import json
from collections.abc import Iterator
from fractions import Fraction

from bot.chat.person import Participant, Person
from bot.chat.port import Channel
from bot.store import accounts
from bot.store.change import Stale
from bot.store.connection import Connection, Database, Statement, must_change
from bot.store.rows import IN_CHANNEL, account_columns, account_of, channel_columns, insert
from bot.tables.pace import parse
from bot.tournaments.tournament import Entrant, Match, Round, Stage, Tournament

_COLUMNS = (
    "id, platform, chat, topic, game, options, rounds, director, director_platform, director_account, director_name, stage,"
    " out, revision, seeds, pace, absences, rated, as_fits"
)


class Tournaments:
    """Reads the tournaments of a database; changes write them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def new(self) -> int:
        """An unused tournament number; if it is never committed, it stays unused."""
        return await self._database.next_number("tournament")

    async def tournament(self, number: int) -> Tournament | None:
        """The tournament with a number, or None."""
        return await self._database.read(lambda db: read(db, number))

    async def newest(self, channel: Channel) -> Tournament | None:
        """The newest tournament of a channel, or None."""
        query = f"SELECT id FROM tournament WHERE {IN_CHANNEL} ORDER BY id DESC LIMIT 1"
        return await self._found(query, channel_columns(channel))

    async def of_table(self, number: int) -> Tournament | None:
        """The tournament that a table belongs to, or None."""
        return await self._found("SELECT tournament_id FROM tournament_match WHERE table_id = ?", (number,))

    async def of_person(self, person: Person) -> tuple[Tournament, ...]:
        """The unfinished tournaments that a person leads, or takes part in and has not left; oldest first."""
        query = (
            "SELECT id FROM tournament WHERE stage IN (?, ?) AND (director = ? OR EXISTS (SELECT 1"
            " FROM entrant WHERE tournament_id = tournament.id AND person = ? AND here = 1)) ORDER BY id"
        )
        numbers = await self._database.rows(query, (Stage.OPEN.value, Stage.RUNNING.value, person.id, person.id))
        found = [await self.tournament(number) for (number,) in numbers]
        return tuple(one for one in found if one is not None)

    async def _found(self, query: str, values: tuple[object, ...]) -> Tournament | None:
        numbers = await self._database.rows(query, values)
        return await self.tournament(numbers[0][0]) if numbers else None


def keep(tournament: Tournament) -> Iterator[Statement]:
    """The statements that store a tournament; stale if somebody else has changed it since it was loaded."""
    channel, director, stage = tournament.channel, tournament.director, tournament.stage.value
    out = json.dumps([round.out for round in tournament.played])
    seeds = json.dumps([seed.hex() for seed in tournament.seeds])
    values = (
        tournament.id, *channel_columns(channel), tournament.game, json.dumps(dict(tournament.options)), tournament.rounds,
        director.person.id, *account_columns(director.account), director.name, stage, out, 1, seeds,
        "" if tournament.pace is None else str(tournament.pace), int(tournament.absences), int(tournament.rated),
        int(tournament.as_fits),
    )  # fmt: skip
    yield from accounts.keep(tournament.owners)
    if tournament.revision == 0:
        yield insert(f"INSERT INTO tournament ({_COLUMNS})", [values])
    else:
        yield must_change(
            "UPDATE tournament SET rounds = ?, as_fits = ?, stage = ?, out = ?, seeds = ?, revision = revision + 1"
            " WHERE id = ? AND revision = ?",
            (tournament.rounds, int(tournament.as_fits), stage, out, seeds, tournament.id, tournament.revision),
            Stale(tournament.id),
        )
    yield Statement("DELETE FROM entrant WHERE tournament_id = ?", (tournament.id,))
    entrants = [
        (number, one.person.id, *account_columns(one.account), one.name, int(one.here), one.excused, one.client_seed)
        for number, one in enumerate(tournament.entrants)
    ]
    if entrants:
        into = (
            "INSERT INTO entrant (tournament_id, number, person, platform, account, name, here, excused, client_seed)"
        )
        yield insert(into, [(tournament.id, *entrant) for entrant in entrants])
    matches = [
        (match.table, tournament.id, number, json.dumps(match.seats), int(match.over), _stored_points(match))
        for number, round in enumerate(tournament.played)
        for match in round.matches
    ]
    if matches:
        yield insert(
            "INSERT INTO tournament_match (table_id, tournament_id, round, seats, over, points)",
            matches,
            "ON CONFLICT (table_id) DO UPDATE SET seats = excluded.seats, over = excluded.over, points = excluded.points",
        )


async def names(db: Connection, person: Person) -> set[str]:
    """The names under which a person takes part in tournaments or leads them."""
    query = "SELECT name FROM entrant WHERE person = ? UNION SELECT director_name FROM tournament WHERE director = ?"
    return {row[0] for row in await db.rows(query, (person.id, person.id))}


def touch_tournaments(person: Person) -> Statement:
    """The statement that makes changes stale that were begun with a tournament that a person leads or has taken part in."""
    sql = (
        "UPDATE tournament SET revision = revision + 1"
        " WHERE director = ? OR id IN (SELECT tournament_id FROM entrant WHERE person = ?)"
    )
    return Statement(sql, (person.id, person.id))


def forget(person: Person, nameless: str) -> list[Statement]:
    """The statements that erase a person's name and accounts from tournaments; changes begun with those become stale."""
    return [
        touch_tournaments(person),
        Statement(
            "UPDATE entrant SET name = ?, platform = NULL, account = NULL WHERE person = ?", (nameless, person.id)
        ),
        Statement(
            "UPDATE tournament SET director_name = ?, director_platform = NULL, director_account = NULL WHERE director = ?",
            (nameless, person.id),
        ),
    ]


async def read(db: Connection, number: int) -> Tournament | None:
    """The tournament with a number as it is stored, or None."""
    rows = await db.rows(f"SELECT {_COLUMNS} FROM tournament WHERE id = ?", (number,))
    if not rows:
        return None
    (id, platform, chat, topic, game, options, rounds, director, director_platform, director_account, director_name, stage,
     out, revision, seeds, paced, absences, rated, as_fits) = rows[0]  # fmt: skip
    entrants = await db.rows(
        "SELECT person, platform, account, name, here, excused, client_seed FROM entrant WHERE tournament_id = ?"
        " ORDER BY number",
        (id,),
    )
    matches = await _matches(db, id)
    return Tournament(
        id=id,
        channel=Channel(platform, chat, topic),
        game=game,
        rounds=rounds,
        director=Participant(Person(director), account_of(director_platform, director_account), director_name),
        options=json.loads(options),
        stage=Stage(stage),
        entrants=tuple(
            Entrant(Person(person), name, bool(here), excused, client_seed, account_of(platform, account))
            for person, platform, account, name, here, excused, client_seed in entrants
        ),
        played=tuple(
            Round(tuple(match for at, match in matches if at == round), tuple(sat))
            for round, sat in enumerate(json.loads(out))
        ),
        revision=revision,
        seeds=tuple(map(bytes.fromhex, json.loads(seeds))),
        pace=parse(paced) if paced else None,
        absences=bool(absences),
        rated=bool(rated),
        as_fits=bool(as_fits),
    )


async def _matches(db: Connection, tournament: int) -> list[tuple[int, Match]]:
    """The matches of a tournament, each with the number of its round."""
    rows = await db.rows(
        "SELECT round, table_id, seats, over, points FROM tournament_match WHERE tournament_id = ? ORDER BY table_id",
        (tournament,),
    )
    return [
        (round, Match(table, tuple(json.loads(seats)), bool(over), tuple(map(Fraction, json.loads(points)))))
        for round, table, seats, over, points in rows
    ]


def _stored_points(match: Match) -> str:
    return json.dumps(list(map(str, match.points)))
