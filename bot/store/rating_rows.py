"""Ratings as rows of the database, read and written when a game ends and when games are recounted."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from bot.ratings.fold import PlayerRating
from bot.ratings.model import Rating
from bot.store.connection import Connection, Database, Statement
from bot.store.rows import insert, placeholders
from bot.tables.table import Table

COLUMNS: Final = "mu, sigma, games, played, first"

RATINGS: Final = f"SELECT person, {COLUMNS} FROM rating WHERE game = ?"

RESULTS_OF_PERSONS: Final = """
    rated_game
    JOIN rated_result ON rated_result.table_id = rated_game.table_id
    JOIN seat ON seat.table_id = rated_result.table_id AND seat.seat = rated_result.seat
"""


async def ratings_at(db: Connection | Database, table: Table) -> tuple[PlayerRating | None, ...]:
    """The ratings of the people at a table in its game, in seat order; None for a person without a rated game."""
    persons = [one.id for one in table.people]
    found = await db.rows(f"{RATINGS} AND person IN ({placeholders(persons)})", (table.game, *persons))
    ratings = {person: player_rating(row) for person, *row in found}
    return tuple(map(ratings.get, persons))


def upsert(game: str, ratings: Mapping[str, PlayerRating]) -> Statement:
    """The statement that stores ratings by person."""
    rows = [(game, person, one.rating.mu, one.rating.sigma, one.games, one.played, one.first)
            for person, one in sorted(ratings.items())]  # fmt: skip
    return insert(
        f"INSERT INTO rating (game, person, {COLUMNS})",
        rows,
        "ON CONFLICT (game, person) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games,"
        " played = excluded.played, first = excluded.first",
    )


def player_rating(row: Iterable[Any]) -> PlayerRating:
    """A person's rating in a game, from the columns of COLUMNS."""
    mu, sigma, games, played, first = row
    return PlayerRating(Rating(mu, sigma), games, played, first)
