"""Ratings as a fold over rated games, in the order in which they ended (R2); pure."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.grammar.seconds import DAY
from bot.ratings.model import Rating, idle, rate


@dataclass(frozen=True, slots=True)
class PlayerRating:
    """A person's rating in a game after a number of rated `games`.

    `played` is when the last of them ended (seconds since 1970); `first` is the number of the first one.
    """

    rating: Rating
    games: int
    played: float
    first: int

    def at(self, time: float) -> Rating:
        """The rating at a time in seconds since 1970: each day since the last game makes it less certain."""
        return idle(self.rating, (time - self.played) / DAY)


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A rated game: the places of its players, and their ratings `before` it, in the same order."""

    places: tuple[int, ...]
    before: tuple[PlayerRating | None, ...]

    def after(self, *, number: int, ended: float) -> tuple[PlayerRating, ...]:
        """The ratings after the game, in the same order."""
        return rated_after(self.before, self.places, number=number, ended=ended)


def rated_after(
    before: Sequence[PlayerRating | None], places: Sequence[int], *, number: int, ended: float
) -> tuple[PlayerRating, ...]:
    """The ratings after a game that `ended` at a time, in the same order; None stands for a person without a rated game."""
    ratings = rate([Rating() if one is None else one.at(ended) for one in before], places)
    return tuple(
        PlayerRating(rating, 1, ended, number) if one is None else PlayerRating(rating, one.games + 1, ended, one.first)
        for one, rating in zip(before, ratings, strict=True)
    )
