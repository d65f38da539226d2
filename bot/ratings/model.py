"""The rating model with all its parameters: how a game changes the ratings of its players; pure."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import hypot, prod, sqrt
from statistics import NormalDist
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from openskill.models import ThurstoneMostellerFull

MU: Final = 1500.0
"""The strength with which everybody begins. 400 points mean ten wins to one, as in chess."""

SIGMA: Final = 165.0
"""The uncertainty with which everybody begins: a standard deviation."""

BETA: Final = 212.0
"""How much a person's play varies from game to game: a standard deviation, which sets the scale."""

TAU: Final = 2.0
"""The uncertainty that each game adds, so that ratings never stop moving."""

TAU_OF_A_DAY: Final = 5.0
"""The uncertainty that a day without a game adds, by its square: settled becomes as uncertain as new in 2.3 years."""

SETTLED: Final = 80.0
"""The uncertainty up to which a rating is shown without `?`: below it, forecasts hardly improve (`docs/ratings.md`)."""

_STEPS: Final = tuple(step / 8 for step in range(-64, 65))
"""Standard deviations at which a normal distribution is summed: closer together they change no twelfth decimal."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength and its uncertainty."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> int:
        """The strength in the whole points that people see."""
        return round(self.mu)

    @property
    def margin(self) -> int:
        """The number that people see after `±`: in nineteen of twenty cases, the true strength is within it.

        That of an unsettled rating is never the highest of a settled one.
        """
        shown = round(2 * self.sigma)
        return shown if self.settled else max(shown, round(2 * SETTLED) + 1)

    @property
    def settled(self) -> bool:
        """Whether the rating is shown without `?`."""
        return self.sigma <= SETTLED


def idle(rating: Rating, days: float) -> Rating:
    """The rating after some days without a game: more uncertain, but at most as uncertain as a newcomer's."""
    grown = sqrt(rating.sigma**2 + TAU_OF_A_DAY**2 * max(0.0, days))
    return Rating(rating.mu, max(rating.sigma, min(SIGMA, grown)))


def rate(ratings: Sequence[Rating], places: Sequence[int]) -> tuple[Rating, ...]:
    """The ratings after a game, in the same order; equal places are ties."""
    model = _model()
    teams = [[model.create_rating([one.mu, one.sigma])] for one in ratings]
    return tuple(Rating(one.mu, one.sigma) for [one] in model.rate(teams, ranks=[float(place) for place in places]))


def chances(ratings: Sequence[Rating]) -> tuple[float, ...]:
    """The share of games that each player is expected to win, in the same order; a tie between two is half a win for each.

    It is the probability of playing better than all others. openskill has that for two players only: for more, its
    `predict_win` is the average over the others, so that of three players nobody would win more than two games of three.
    """
    plays = [NormalDist(one.mu, hypot(one.sigma, BETA)) for one in ratings]
    best = [_best(play, [*plays[:at], *plays[at + 1 :]]) for at, play in enumerate(plays)]
    return tuple(share / sum(best) for share in best)


def _best(play: NormalDist, others: Sequence[NormalDist]) -> float:
    """How likely it is that this play is the best, but for a common factor."""
    strengths = (play.mean + play.stdev * step for step in _STEPS)
    return play.stdev * sum(play.pdf(strength) * prod(one.cdf(strength) for one in others) for strength in strengths)


def likely(ratings: Sequence[Rating]) -> tuple[float, ...]:
    """The strengths of two players without uncertainty who have the same chances as these two; in the same order."""
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
    """The damping factor of the uncertainty's update: none, because with half, ratings take hundreds of games to settle."""
    return 1.0
