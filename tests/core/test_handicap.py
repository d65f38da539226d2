"""R5: points that a player is given before the first move, in every game that counts points."""

from dataclasses import replace
from random import Random

import pytest

from bot.chat.facts import FactValue
from bot.games.registry import GAMES, load
from core import handicap
from core.errors import OptionError, RuleError
from core.game import Level
from core.handicap import HANDICAP, GameWithHandicap, Handicap
from core.record import check, format, from_log, parse
from core.replay import LogEntry, advance, begin, draws
from tests.texts import TEXTS

GIVING = [name for name in GAMES if load(name).game.gives_points]
SEED, POINTS = bytes(32), 37


def played(name: str, options: dict[str, str]) -> list[LogEntry]:
    """The log of a game between two beginners."""
    game, rng = load(name, options).game, Random(1)
    replay, log, _ = draws(game, begin(game, 2), seed=SEED, client_seed=b"")
    entries = list(log)
    while turn := game.turn(replay.position):
        seat = min(turn)
        for move in game.choose(game.view(replay.position, seat), Level.BEGINNER, rng):
            entries.append(LogEntry(seat, game.format(move)))
            replay, _ = advance(game, replay, entries[-1], seed=SEED, client_seed=b"")
        replay, log, _ = draws(game, replay, seed=SEED, client_seed=b"")
        entries += log
    return entries


def test_r5_games_that_count_points_give_them() -> None:
    assert GIVING == ["summy", "kakuro", "summa"]


@pytest.mark.parametrize("name", GIVING)
def test_r5_points_given_count_and_the_record_proves_them(name: str) -> None:
    bare, options = {"time": "off"} if name == "summa" else {}, {HANDICAP: f"2:{POINTS}"}
    log = played(name, bare)
    before, after = (
        parse(format(from_log(name, load(name, one).game, 2, one, log, {}))) for one in (bare, {**bare, **options})
    )
    points = [[int(one.partition(":")[2]) for one in record.tags["Result"].split()] for record in (before, after)]
    assert [more - less for less, more in zip(*points, strict=True)] == [0, POINTS]
    assert "handicap=2:37" in after.tags["Options"]
    game = load(name, after.options).game
    position = check(after, game).position
    assert game.view(position, None).scores == tuple(points[1])
    outcome = game.outcome(position)
    assert outcome is not None
    assert outcome.places == ((1, 2) if points[1][0] > points[1][1] else (2, 1))
    with pytest.raises(ValueError, match="wrong-"):
        check(after, load(name, bare).game)


@pytest.mark.parametrize("name", GIVING)
def test_r5_half_a_point_wins_where_points_are_equal(name: str) -> None:
    bare = {"time": "off"} if name == "summa" else {}
    log = played(name, bare)
    record = parse(format(from_log(name, load(name, bare).game, 2, bare, log, {})))
    had = [int(one.partition(":")[2]) for one in record.tags["Result"].split()]
    weaker = 1 + had.index(min(had))
    for points in (float(max(had) - min(had)), max(had) - min(had) + 0.5):
        options = {**bare, HANDICAP: str(Handicap.of(weaker, points))}
        game = load(name, options).game
        outcome = game.outcome(check(parse(format(from_log(name, game, 2, options, log, {}))), game).position)
        assert outcome is not None
        assert outcome.points == (str(max(had)),) * 2
        if points % 1:
            assert outcome.places == ((1, 2) if weaker == 1 else (2, 1))
        elif name != "summa":
            assert outcome.places == (1, 1)


def test_r5_half_a_point_counts_before_black_cells() -> None:
    game = load("summa").game
    start = replace(game.setup(2), ending="finished", grids=(("#....",) * 5, (".....",) * 5))
    for given, places in (("1:0", (2, 1)), ("1:0.5", (1, 2)), ("2:0.5", (2, 1))):
        outcome = game.outcome(replace(start, given=handicap.read(given)))
        assert outcome is not None
        assert (outcome.places, outcome.points) == (places, ("0", "0"))


@pytest.mark.parametrize("name", [name for name in GAMES if name not in GIVING])
def test_r5_other_games_know_no_handicap(name: str) -> None:
    with pytest.raises(OptionError, match="unknown-option"):
        load(name, {HANDICAP: "1:5"})
    assert not isinstance(load(name).game, GameWithHandicap)


@pytest.mark.parametrize("value", ["", "yes", "12", "0:5", "1:-5", "1:05", "1:12345", "1:5 2:5", "1:1.2", "1:.5"])
def test_r5_a_handicap_is_a_seat_and_its_points(value: str) -> None:
    with pytest.raises(OptionError, match="bad-option"):
        load("summy", {HANDICAP: value})


def test_r5_before_the_game_nobody_has_been_given_any() -> None:
    assert handicap.read(handicap.AUTO) is None
    assert load("summy", {HANDICAP: handicap.AUTO}).game.setup(2).scores == (0, 0)
    assert load("summy", {HANDICAP: str(Handicap(2, 12))}).game.setup(2).scores == (0, 12)
    assert load("summy", {HANDICAP: str(Handicap.of(2, 1.5))}).game.setup(2).scores == (0, 1)


def test_r5_points_for_a_seat_that_is_not_there_are_refused() -> None:
    with pytest.raises(RuleError, match="no-such-seat"):
        load("summy", {HANDICAP: "3:5"}).game.setup(2)


@pytest.mark.parametrize(("locale", "said"), [("en", "and a handicap of 12;"), ("de", "und 12 Vorgabe;")])
def test_r5_the_totals_of_summa_say_what_was_given(locale: str, said: str) -> None:
    facts: dict[str, FactValue] = {"player": "Ann", "total": 52, "rows": 20, "columns": 20, "blackened": 4}
    assert said in TEXTS.plain("summa-total", locale, {**facts, "given": 12})
    assert "12" not in TEXTS.plain("summa-total", locale, {**facts, "given": 0})
