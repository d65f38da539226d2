"""The effect of a game on ratings (R2, R3): the model, and the fold over games."""

from itertools import pairwise
from math import hypot
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from openskill.models import ThurstoneMostellerFull

from bot.ratings.fold import PlayerRating, rated_after
from bot.ratings.model import BETA, MU, SETTLED, SIGMA, Rating, chances, idle, likely, rate

DAY = 86_400.0


def test_r3_everybody_begins_at_1500_and_is_not_settled() -> None:
    assert (Rating().shown, Rating().margin, Rating().settled) == (1500, 330, False)
    assert Rating(MU, SETTLED).settled


def test_r2_whoever_came_in_before_others_gains_and_who_came_in_behind_loses() -> None:
    first, second, third = rate([Rating()] * 3, [2, 1, 3])
    assert second.shown > first.shown > third.shown
    assert all(one.sigma < SIGMA for one in (first, second, third))


def test_r2_a_tie_brings_two_together_and_leaves_equals_where_they_are() -> None:
    weak, strong = Rating(1400, 60), Rating(1600, 60)
    after = rate([weak, strong], [1, 1])
    assert after[0].mu > weak.mu
    assert after[1].mu < strong.mu
    assert [one.mu for one in rate([Rating(), Rating()], [1, 1])] == [MU, MU]


def test_r2_ratings_come_in_the_order_of_the_players() -> None:
    assert (
        rate([Rating(1400, 60), Rating(1600, 80)], [1, 2]) == rate([Rating(1600, 80), Rating(1400, 60)], [2, 1])[::-1]
    )


def test_r2_uncertainty_grows_with_days_of_inactivity_up_to_that_of_a_newcomer() -> None:
    settled = Rating(1600, 40)
    grown = [idle(settled, days).sigma for days in (0, 1, 30, 365, 10_000)]
    assert grown[0] == settled.sigma
    assert all(one < other for one, other in pairwise(grown))
    assert grown[-1] == SIGMA
    assert idle(settled, 365).mu == settled.mu
    assert idle(settled, -5) == settled, "the time of day was set back"


def test_r2_the_days_before_a_game_count_in_it() -> None:
    before = PlayerRating(Rating(1600, 40), 7, 5 * DAY, 3)
    soon, late = (rated_after([before, None], [1, 2], number=90, ended=day * DAY) for day in (6, 400))
    assert late[0].rating.sigma > soon[0].rating.sigma
    assert (soon[0].games, soon[0].played, soon[0].first) == (8, 6 * DAY, 3)
    assert (soon[1].games, soon[1].played, soon[1].first) == (1, 6 * DAY, 90)


@pytest.mark.parametrize("sigma", [20.0, SIGMA])
def test_r5_the_expected_result_is_even_among_equals_and_adds_up(sigma: float) -> None:
    one, other, third = Rating(1600, sigma), Rating(1500, 40), Rating(1300, 60)
    assert chances([one, one]) == (0.5, 0.5)
    for players in ([one, other], [one, other, third]):
        shares = chances(players)
        assert list(shares) == sorted(shares, reverse=True)
        assert sum(shares) == pytest.approx(1)


@pytest.mark.parametrize("others", [1, 2, 3, 7])
def test_r5_much_the_strongest_of_several_is_expected_to_win_nearly_always(others: int) -> None:
    first, *rest = chances([Rating(2500, 40), *[Rating(1500, 40)] * others])
    assert first > 0.99
    assert rest == pytest.approx([(1 - first) / others] * others)


@given(ratings=st.lists(st.builds(Rating, st.floats(800, 2200), st.floats(20, SIGMA)), min_size=2, max_size=4))
@settings(max_examples=20, deadline=None)
def test_r5_the_expected_result_is_how_often_each_plays_best(ratings: list[Rating]) -> None:
    drawn, games = Random(1), 4000
    won = [0] * len(ratings)
    for _ in range(games):
        play = [drawn.gauss(one.mu, hypot(one.sigma, BETA)) for one in ratings]
        won[play.index(max(play))] += 1
    assert chances(ratings) == pytest.approx([times / games for times in won], abs=0.04)


@given(pair=st.tuples(*[st.builds(Rating, st.floats(800, 2200), st.floats(1, SIGMA))] * 2))
@settings(deadline=None)
def test_r5_between_two_it_is_what_openskill_expects(pair: tuple[Rating, Rating]) -> None:
    model = ThurstoneMostellerFull(beta=BETA)
    expected = model.predict_win([[model.create_rating([one.mu, one.sigma])] for one in pair])
    assert chances(pair) == pytest.approx(expected)


def test_r3_four_hundred_points_are_ten_wins_to_one() -> None:
    strong = Rating(1900, 1)
    assert chances([strong, Rating(1500, 1)])[0] == pytest.approx(10 / 11, abs=0.01)


@pytest.mark.parametrize("sigma", [0.0, 50.0, SIGMA])
def test_r5_sure_players_of_likely_strengths_are_expected_to_do_the_same(sigma: float) -> None:
    unsure = [Rating(1700.0, sigma), Rating(1450.0, SIGMA)]
    sure = [Rating(mu, 0.0) for mu in likely(unsure)]
    assert chances(sure) == pytest.approx(chances(unsure))


def test_r3_the_number_of_an_unsettled_rating_is_above_that_of_a_settled_one() -> None:
    assert (Rating(sigma=80.0).settled, Rating(sigma=80.0).margin) == (True, 160)
    assert (Rating(sigma=80.1).settled, Rating(sigma=80.1).margin) == (False, 161)
