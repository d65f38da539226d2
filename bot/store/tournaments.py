"""Tournaments in the database."""

import json
from collections.abc import Iterator
from fractions import Fraction

from bot.chat.port import Account, Author, Channel
from bot.store.connection import Connection, Database, Statement
from bot.store.port import Stale
from bot.store.rows import insert
from bot.tournaments.tournament import Entrant, Match, Round, Stage, Tournament

_COLUMNS = (
    "id, platform, chat, topic, game, options, rounds, director_platform, director, director_name, stage, out, revision,"
    " seeds"
)


class StoredTournaments:
    """The tournaments of a database; they are written by the changes they are part of."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def new(self) -> int:
        """A tournament number not used before; one that is never committed is lost."""
        return await self._database.next_number("tournament")

    async def tournament(self, number: int) -> Tournament | None:
        """A tournament by its number."""
        return await self._database.read(lambda db: read(db, number))

    async def newest(self, channel: Channel) -> Tournament | None:
        """The tournament of a channel that was set up last."""
        query = "SELECT id FROM tournament WHERE platform = ? AND chat = ? AND topic = ? ORDER BY id DESC LIMIT 1"
        return await self._found(query, (channel.platform, channel.chat, channel.topic))

    async def of_table(self, number: int) -> Tournament | None:
        """The tournament a table belongs to."""
        return await self._found("SELECT tournament_id FROM tournament_match WHERE table_id = ?", (number,))

    async def entered(self, person: Account) -> tuple[Tournament, ...]:
        """The tournaments that go on and that this person leads, or takes part in and has not left; oldest first."""
        query = (
            "SELECT id FROM tournament WHERE stage IN (?, ?) AND (director_platform = ? AND director = ? OR EXISTS (SELECT 1"
            " FROM entrant WHERE tournament_id = tournament.id AND platform = ? AND person = ? AND here = 1)) ORDER BY id"
        )
        who = (person.platform, person.id)
        numbers = await self._database.rows(query, (Stage.OPEN.value, Stage.RUNNING.value, *who, *who))
        found = [await self.tournament(number) for (number,) in numbers]
        return tuple(one for one in found if one is not None)

    async def _found(self, query: str, values: tuple[object, ...]) -> Tournament | None:
        numbers = await self._database.rows(query, values)
        return await self.tournament(numbers[0][0]) if numbers else None


def keep(tournament: Tournament) -> Iterator[Statement]:
    """The statements that store a tournament as it shall be; Stale where somebody else changed it since it was loaded."""
    channel, director = tournament.channel, tournament.director
    values = (
        tournament.id, channel.platform, channel.chat, channel.topic, tournament.game, json.dumps(dict(tournament.options)),
        tournament.rounds, director.account.platform, director.account.id, director.name, tournament.stage.value,
        json.dumps([round.out for round in tournament.played]), 1, json.dumps([seed.hex() for seed in tournament.seeds]),
    )  # fmt: skip
    if tournament.revision == 0:
        yield insert(f"INSERT INTO tournament ({_COLUMNS})", [values])
    else:
        yield Statement(
            "UPDATE tournament SET stage = ?, out = ?, seeds = ?, revision = revision + 1 WHERE id = ? AND revision = ?",
            (values[10], values[11], values[13], tournament.id, tournament.revision),
            *(1, Stale(tournament.id)),
        )
    yield Statement("DELETE FROM entrant WHERE tournament_id = ?", (tournament.id,))
    entrants = [
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
    ]
    if entrants:
        into = "INSERT INTO entrant (tournament_id, number, platform, person, name, here, excused, client_seed)"
        yield insert(into, entrants)
    matches = [
        (match.table, tournament.id, number, json.dumps(match.seats), int(match.over), _points_out(match))
        for number, round in enumerate(tournament.played)
        for match in round.matches
    ]
    if matches:
        yield insert(
            "INSERT INTO tournament_match (table_id, tournament_id, round, seats, over, points)",
            matches,
            "ON CONFLICT (table_id) DO UPDATE SET seats = excluded.seats, over = excluded.over, points = excluded.points",
        )


async def names(db: Connection, person: Account) -> set[str]:
    """The names under which somebody takes part in tournaments, or leads them."""
    query = (
        "SELECT name FROM entrant WHERE platform = ? AND person = ?"
        " UNION SELECT director_name FROM tournament WHERE director_platform = ? AND director = ?"
    )
    return {row[0] for row in await db.rows(query, (person.platform, person.id) * 2)}


def forget(person: Account, nameless: str) -> list[Statement]:
    """The statements that erase somebody's name; a change that was begun with it becomes stale."""
    who = (nameless, person.platform, person.id)
    return [
        Statement(
            "UPDATE tournament SET revision = revision + 1"
            " WHERE id IN (SELECT tournament_id FROM entrant WHERE platform = ? AND person = ?)",
            who[1:],
        ),
        Statement("UPDATE entrant SET name = ? WHERE platform = ? AND person = ?", who),
        Statement(
            "UPDATE tournament SET director_name = ?, revision = revision + 1 WHERE director_platform = ? AND director = ?",
            who,
        ),
    ]


async def read(db: Connection, number: int) -> Tournament | None:
    """A tournament by its number, as it is stored."""
    rows = await db.rows(f"SELECT {_COLUMNS} FROM tournament WHERE id = ?", (number,))
    if not rows:
        return None
    (id, platform, chat, topic, game, options, rounds, director_platform, director, director_name, stage, out,
     revision, seeds) = rows[0]  # fmt: skip
    entrants = await db.rows(
        "SELECT platform, person, name, here, excused, client_seed FROM entrant WHERE tournament_id = ? ORDER BY number",
        (id,),
    )
    matches = await _matches(db, id)
    return Tournament(
        id=id,
        channel=Channel(platform, chat, topic),
        game=game,
        rounds=rounds,
        director=Author(Account(director_platform, director), director_name),
        options=json.loads(options),
        stage=Stage(stage),
        entrants=tuple(
            Entrant(Account(platform, person), name, bool(here), excused, client_seed)
            for platform, person, name, here, excused, client_seed in entrants
        ),
        played=tuple(
            Round(tuple(match for at, match in matches if at == round), tuple(sat))
            for round, sat in enumerate(json.loads(out))
        ),
        revision=revision,
        seeds=tuple(map(bytes.fromhex, json.loads(seeds))),
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


def _points_out(match: Match) -> str:
    return json.dumps(list(map(str, match.points)))
