"""The model of the ratings, with all its parameters: what a game does to the ratings of those who played it; pure."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from openskill.models import ThurstoneMostellerFull

MU: Final = 1500.0
"""The strength everybody begins with. 400 points mean ten wins to one, as players know it from chess."""

SIGMA: Final = 165.0
"""How uncertain that is: a standard deviation."""

BETA: Final = 212.0
"""How much somebody's play varies from game to game: a standard deviation, which sets the scale."""

TAU: Final = 2.0
"""What a game adds to the uncertainty, so that ratings never stand still."""

TAU_OF_A_DAY: Final = 5.0
"""What a day without a game adds to it: who was settled is as uncertain as a newcomer after about three years."""

SETTLED: Final = 80.0
"""The uncertainty up to which a rating is shown without `?`: forecasts hardly get better after it (`docs/ratings.md`)."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength and how uncertain it is."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> int:
        """The strength as people see it."""
        return round(self.mu)

    @property
    def margin(self) -> int:
        """How far off it may be, as people see it behind the `±`: in nineteen cases of twenty no further."""
        return round(2 * self.sigma)

    @property
    def settled(self) -> bool:
        """Whether it is shown without `?`."""
        return self.sigma <= SETTLED


def idle(rating: Rating, days: float) -> Rating:
    """The rating after so many days without a game: less certain, at most as uncertain as a newcomer's."""
    grown = sqrt(rating.sigma**2 + TAU_OF_A_DAY**2 * max(0.0, days))
    return Rating(rating.mu, max(rating.sigma, min(SIGMA, grown)))


def rate(ratings: Sequence[Rating], places: Sequence[int]) -> tuple[Rating, ...]:
    """The ratings after a game, in the same order; equal places are ties."""
    model = _model()
    teams = [[model.create_rating([one.mu, one.sigma])] for one in ratings]
    return tuple(Rating(one.mu, one.sigma) for [one] in model.rate(teams, ranks=[float(place) for place in places]))


def chances(ratings: Sequence[Rating]) -> tuple[float, ...]:
    """The share of games that each is expected to win, in the same order; a tie between two is half a win for each."""
    model = _model()
    return tuple(model.predict_win([[model.create_rating([one.mu, one.sigma])] for one in ratings]))


def likely(ratings: Sequence[Rating]) -> tuple[float, ...]:
    """The strengths of two players who are sure, of whom as much is expected as of these; in the same order."""
    first, second = ratings
    sure = 2 * BETA**2
    less = sqrt(sure / (sure + first.sigma**2 + second.sigma**2))
    middle, apart = (first.mu + second.mu) / 2, (first.mu - second.mu) * less / 2
    return middle + apart, middle - apart


@cache
def _model() -> "ThurstoneMostellerFull":
    from openskill.models import ThurstoneMostellerFull  # noqa: PLC0415 - 25 ms at the start, for what comes with the end of a game

    return ThurstoneMostellerFull(mu=MU, sigma=SIGMA, beta=BETA, tau=TAU, gamma=_undamped)


def _undamped(*_: object) -> float:
    """How much of what a game tells is taken off the uncertainty: all of it, for half takes hundreds of games to settle."""
    return 1.0
