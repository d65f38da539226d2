"""Ratings as a fold over rated games, in the order in which these ended (R2); pure."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.grammar.amounts import DAY
from bot.ratings.model import Rating, idle, rate


@dataclass(frozen=True, slots=True)
class PlayerRating:
    """Somebody's rating in a game after so many rated `games`.

    They `played` the last of them until then (seconds since 1970); `first` is the number of the first.
    """

    rating: Rating
    games: int
    played: float
    first: int

    def at(self, time: float) -> Rating:
        """The rating at a time in seconds since 1970, less certain by the days since the last game."""
        return idle(self.rating, (time - self.played) / DAY)


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A game that counts: the places of its players, and their ratings `before` it, in the same order."""

    places: tuple[int, ...]
    before: tuple[PlayerRating | None, ...]

    def after(self, *, number: int, ended: float) -> tuple[PlayerRating, ...]:
        """The ratings after it."""
        return count(self.before, self.places, number=number, ended=ended)


def count(
    before: Sequence[PlayerRating | None], places: Sequence[int], *, number: int, ended: float
) -> tuple[PlayerRating, ...]:
    """The ratings after a game that ended then, in the same order; None stands for somebody without a rated game."""
    ratings = rate([Rating() if one is None else one.at(ended) for one in before], places)
    return tuple(
        PlayerRating(rating, 1, ended, number) if one is None else PlayerRating(rating, one.games + 1, ended, one.first)
        for one, rating in zip(before, ratings, strict=True)
    )
