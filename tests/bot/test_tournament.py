"""The pure tournament: who takes part, what a round gives, exact standings."""

from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

from bot.chat.port import Account, Author
from bot.games.registry import load
from bot.tables.refusal import Refusal
from bot.tournaments.tournament import (
    MOST_ENTRANTS,
    Entrant,
    Stage,
    Tournament,
    begin_round,
    close,
    count_match,
    join,
    leave,
    pair,
    ranking,
    seats_at,
)
from core.game import Outcome
from core.points import format_points
from tests.bot.stage import ANN, BEN, CARA, DAN, EVE, LOBBY
from tests.people import participant, person_of

SUMMY = load("summy")


def field(*authors: Author, rounds: int = 3) -> Tournament:
    tournament = Tournament(1, LOBBY, "summy", rounds, participant(ANN))
    for author in authors:
        tournament = join(tournament, participant(author))
    return tournament


def stranger(number: int) -> Author:
    return Author(Account("web", f"p{number}"), f"P{number}")


def outcome(*places: int, match_points: tuple[Fraction, ...] = ()) -> Outcome:
    return Outcome("finished", places, tuple("0" for _ in places), match_points)


def next_round(tournament: Tournament, *tables: int, seed: int = 1) -> Tournament:
    return begin_round(tournament, pair(tournament, SUMMY, Random(seed)), tables)


def all_over(tournament: Tournament) -> Tournament:
    """The tournament with every game of the round over, with places in seat order."""
    for match in tournament.waiting:
        tournament = count_match(tournament, match.table, outcome(*range(1, len(match.seats) + 1)))
    return tournament


def totals(tournament: Tournament) -> dict[str, str]:
    return {one.entrant.name: format_points(one.total) for one in ranking(tournament)}


def refusal(act: object, *args: object) -> str:
    with pytest.raises(Refusal) as caught:
        act(*args)  # type: ignore[operator]
    return caught.value.lines[0].key


def test_nobody_takes_part_twice_and_the_field_has_an_end() -> None:
    assert refusal(join, field(ANN), participant(ANN)) == "tournament-joined-already"
    full = field(*(stranger(n) for n in range(MOST_ENTRANTS)))
    assert refusal(join, full, participant(ANN)) == "tournament-full"


def test_who_leaves_before_the_first_round_is_not_listed_any_more() -> None:
    assert leave(field(ANN, BEN, CARA), 1).entrants == field(ANN, CARA).entrants


def test_p14_match_points_add_up_exactly_and_equal_totals_share_a_place() -> None:
    tournament = next_round(field(ANN, BEN, CARA, DAN), 7)
    (match,) = tournament.waiting
    third = Fraction(1, 3)
    after = count_match(tournament, 7, outcome(1, 2, 3, 4, match_points=(4 + third, 2 + third, 2 + third, Fraction(1))))
    assert [(one.place, format_points(one.total)) for one in ranking(after)] == [
        (1, "4+1/3"), (2, "2+1/3"), (2, "2+1/3"), (4, "1"),
    ]  # fmt: skip
    assert ranking(after)[0].entrant == after.entrants[match.seats[0]]


def test_p12_a_game_without_match_points_counts_by_place() -> None:
    after = count_match(next_round(field(ANN, BEN, CARA, DAN), 7), 7, outcome(1, 2, 2, 4))
    assert [format_points(one.total) for one in ranking(after)] == ["4", "2.5", "2.5", "1"]


def test_p14_who_sits_out_gets_the_average_of_the_round() -> None:
    three = load("summy")
    tournament = field(ANN, BEN, CARA)
    assert seats_at(three) == (2, 4)
    seating = pair(tournament, SUMMY, Random(1))
    without = replace(seating, tables=(seating.tables[0][:2],), out=seating.tables[0][2:])
    after = count_match(begin_round(tournament, without, [7]), 7, outcome(1, 2))
    assert sorted(totals(after).values()) == ["3", "3.5", "4"]
    assert ranking(after)[1].entrant == after.entrants[without.out[0]]


def test_a_game_nothing_came_of_gives_the_average_of_the_round() -> None:
    tournament = next_round(field(ANN, BEN, CARA, DAN, EVE), 7, 8)
    one, other = tournament.waiting
    after = count_match(count_match(tournament, one.table, None), other.table, outcome(*range(1, len(other.seats) + 1)))
    average = Fraction(sum(range(4, 4 - len(other.seats), -1)), len(other.seats))
    assert [after.played[0].points[number] for number in one.seats] == [average] * len(one.seats)
    assert set(count_match(next_round(field(ANN, BEN), 7), 7, None).played[0].points.values()) == {Fraction(0)}


def test_a_round_counts_only_when_all_its_games_are_over() -> None:
    tournament = next_round(field(ANN, BEN, CARA, DAN, EVE), 7, 8)
    one, other = tournament.waiting
    half = count_match(tournament, one.table, outcome(*range(1, len(one.seats) + 1)))
    assert (half.finished, set(totals(half).values())) == (0, {"0"})
    assert refusal(pair, half, SUMMY, Random(1)) == "tournament-round-runs"
    assert refusal(close, half) == "tournament-close-games"
    assert all_over(half).finished == 1
    assert half.match_of(other.seats[0]) == other
    assert half.match_of(one.seats[0]) is None


def test_late_arrivals_have_nothing_for_rounds_before_and_leavers_keep_what_they_have() -> None:
    tournament = all_over(next_round(field(ANN, BEN), 7))
    tournament = leave(join(tournament, participant(CARA)), 0)
    tournament = all_over(next_round(tournament, 8))
    rounds = {one.entrant.name: one.rounds for one in ranking(tournament)}
    assert rounds["Ann"][1] is None
    assert rounds["Cara"][0] is None
    assert rounds["Ann"][0] in (3, 4)
    assert {one.entrant.name: one.entrant.here for one in ranking(tournament)}["Ann"] is False


def test_who_left_may_come_back_under_a_new_name_but_keeps_the_points() -> None:
    tournament = leave(all_over(next_round(field(ANN, BEN, CARA), 7)), 1)
    back = join(tournament, replace(participant(BEN), name="Benny"))
    assert back.entrants[1] == Entrant(person_of(BEN.account), "Benny", account=BEN.account)
    assert totals(back)["Benny"] == totals(tournament)["Ben"]


def test_p14_who_comes_late_does_not_sit_out_until_they_have_caught_up() -> None:
    tournament = field(ANN, BEN, CARA)
    seating = pair(tournament, SUMMY, Random(1))
    for number, out in enumerate(seating.tables[0]):
        there = tuple(one for one in range(3) if one != out)
        tournament = all_over(begin_round(tournament, replace(seating, tables=(there,), out=(out,)), [number + 7]))
    late = join(replace(tournament, stage=Stage.RUNNING, rounds=4), participant(DAN))
    assert late.entrants[3].excused == 1
    assert join(leave(late, 3), participant(DAN)).entrants[3].excused == 1


def test_a_tournament_is_over_with_the_last_round_or_when_it_is_closed() -> None:
    tournament = next_round(field(ANN, BEN, rounds=2), 7)
    assert tournament.stage is Stage.RUNNING
    tournament = all_over(tournament)
    assert close(tournament).stage is Stage.OVER
    tournament = all_over(next_round(tournament, 8))
    assert (tournament.stage, tournament.finished, tournament.going) == (Stage.OVER, 2, False)
    assert close(field(ANN)).stage is Stage.OFF
    assert [one.rounds for one in ranking(tournament, 1)] == [(Fraction(4),), (Fraction(3),)]


def test_a_round_needs_enough_players_and_a_game_for_several() -> None:
    assert refusal(pair, field(ANN), SUMMY, Random(1)) == "tournament-too-few"
