"""R5: a handicap between two people, from the challenge to the record."""

import re

import pytest

from bot.games import strengths
from bot.games.registry import GAMES
from bot.messages.records import record_of
from bot.tables.rated import is_rated
from core.game import Level
from core.handicap import AUTO, HANDICAP
from core.record import parse
from tests.bot.stage import ANN, BEN, CARA, LOBBY, Stage, only, to, words
from tests.bot.test_challenge_questions import press
from tests.bot.test_rating_commands import play, said, settle
from tests.present import present

EVEN = [name for name in GAMES if (measured := strengths.of(name)) and measured.leads]


async def unlike(stage: Stage) -> float:
    """Rate Ann 300 above Ben; returns the points that make a game of Summy even."""
    await play(stage)
    await settle(stage, [(ANN, 300), (BEN, 0)])
    shown = await said(stage, ANN, "/challenge @ben summy")
    assert "Ratings: Ann 1800 ± 100, wins about 8" in shown
    await stage.say(ANN, "/cancel")
    return strengths.points("summy", 1800, 1500)


@pytest.mark.parametrize("locale", ["en", "de"])
async def test_r5_the_challenge_shows_the_points_that_make_it_even(stage: Stage, locale: str) -> None:
    points = await unlike(stage)
    line = "/challenge @ben summy handicap=auto" if locale == "en" else "/fordere @ben summy vorgabe=auto"
    shown = words(only(await stage.say(ANN, line, locale=locale)))
    given = re.search(r"[Bb]en (?:begins|beginnt) (?:with|mit) (\d+)", shown)
    assert given
    assert 0.9 * points < int(given[1]) < points, "a little less, as the ratings are not quite sure"
    assert ("The game is unrated." in shown) if locale == "en" else ("Die Partie wird nicht gewertet." in shown)
    assert "handicap" not in shown.lower()
    assert re.search("(Ratings|Wertungszahlen): Ann 18", shown), "it comes from the ratings"


@pytest.mark.parametrize(
    ("ahead", "told", "gesagt", "option"),
    [
        (3, "ben wins if both have the same number of points, which", "ben gewinnt, wenn beide gleich viele", "2:0.5"),
        (8, "ben begins with 1 extra point and wins a tie", "ben beginnt mit 1 Punkt Vorgabe und gewinnt", "2:1.5"),
        (11, "ben begins with 2 extra points, which makes it even.", "ben beginnt mit 2 Punkten Vorgabe, damit", "2:2"),
    ],
)
async def test_r5_near_each_other_half_a_point_counts(
    stage: Stage, ahead: int, told: str, gesagt: str, option: str
) -> None:
    await play(stage)
    await settle(stage, [(ANN, ahead), (BEN, 0)])
    assert told in words(only(await stage.say(ANN, "/challenge @ben summy handicap=auto")))
    await stage.say(ANN, "/cancel")
    assert gesagt in words(only(await stage.say(ANN, "/fordere @ben summy vorgabe=auto", locale="de")))
    await stage.say(BEN, "/accept")
    assert (await stage.table(3)).options == {HANDICAP: option}


async def test_r5_that_a_handicap_is_unrated_is_said_once(stage: Stage) -> None:
    await unlike(stage)
    for asked in ("@ben", "anyone"):
        shown = words(only(await stage.say(ANN, f"/challenge {asked} summy handicap=auto rated=no")))
        assert shown.count("The game is unrated.") == 1


async def test_r5_the_points_are_fixed_at_the_start_and_in_the_record(stage: Stage) -> None:
    await unlike(stage)
    await stage.say(ANN, "/challenge @ben summy handicap=auto")
    number = 3
    begun = to(await stage.say(BEN, "/accept"), LOBBY)
    given = re.search(r"Ben begins with (\d+) extra points", "\n".join(map(words, begun)))
    assert given
    table = await stage.table(number)
    assert table.options == {HANDICAP: f"2:{given[1]}"}
    assert not is_rated(table)
    assert (await stage.load(number)).replay.position.scores == (0, int(given[1]))
    await stage.say(BEN, f"/resign #{number} yes")
    over = words(to(stage.chat.sent, LOBBY)[-1])
    assert "atings" not in over, "that it does not count was agreed on"
    record = parse(await record_of(number, stage.store, stage.positions))
    assert record.options == table.options
    assert record.tags["Result"] == f"1:0 2:{given[1]}"
    person = await stage.store.person(BEN.account)
    assert (await stage.store.results.played(person))[-1].result.points == 0, "what was given was not reached"


async def test_r5_a_rematch_reckons_the_points_anew(stage: Stage) -> None:
    await stage.begin(options="handicap=auto")
    assert (await stage.table()).options == {HANDICAP: "2:0"}
    await stage.say(BEN, "/resign yes")
    assert "Nobody begins with extra points: neither of you has a rating" in await said(stage, ANN, "/rematch")
    await stage.say(ANN, "/rematch #1")
    assert await stage.store.table(3) is None, "pressed twice"
    await stage.say(BEN, "/accept #2")
    assert (await stage.table(2)).options == {HANDICAP: "2:0"}


async def test_r5_who_joins_last_settles_the_points(stage: Stage) -> None:
    await play(stage)
    await settle(stage, [(ANN, 300)])
    shown = await said(stage, ANN, "/challenge anyone summy handicap=yes")
    assert "Whoever is weaker begins with extra points that make it even." in shown
    begun = to(await stage.say(CARA, "/join"), LOBBY)
    assert re.search(r"Cara begins with \d+ extra points", "\n".join(map(words, begun)))


async def test_r5_points_do_not_tell_a_rating_that_is_private(stage: Stage) -> None:
    await unlike(stage)
    await stage.say(BEN, "/private on")
    shown = await said(stage, ANN, "/challenge @ben summy handicap=auto")
    assert "Nobody begins with extra points: at least one of you keeps their ratings private." in shown


@pytest.mark.parametrize("locale", ["en", "de"])
async def test_r5_where_nobody_gets_points_it_is_said_why(stage: Stage, locale: str) -> None:
    line = "/challenge @ben summy handicap=auto" if locale == "en" else "/fordere @ben summy vorgabe=auto"
    why = ("neither of you has a rating at this game yet", "In diesem Spiel habt ihr beide noch keine Wertungszahl")
    assert why[locale == "de"] in words(only(await stage.say(ANN, line, locale=locale)))
    await stage.say(ANN, "/cancel")
    await play(stage)
    await settle(stage, [(ANN, 0), (BEN, 0)])
    why = ("your ratings are too close for that. The game is unrated.", "Eure Wertungszahlen liegen dafür zu nah")
    assert why[locale == "de"] in words(only(await stage.say(ANN, line, locale=locale)))


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("@ben rummy-plus handicap=auto", "At Rummy-Pur-Plus nobody can begin with extra points"),
        ("@ben @cara summy handicap=auto", "A handicap is for two people"),
        ("@ben summy players=3 handicap=auto", "A handicap is for two people"),
        ("computer=club summy handicap=auto", "A handicap is for two people"),
        ("@ben summy handicap=12", "The option handicap cannot be 12. Try auto, no."),
    ],
)
async def test_r5_what_cannot_have_a_handicap_says_why(stage: Stage, line: str, why: str) -> None:
    assert why in words((await stage.say(ANN, f"/challenge {line}"))[-1])
    assert await stage.store.table(1) is None


async def test_r5_a_handicap_is_offered_with_what_else_can_be_agreed_on(stage: Stage) -> None:
    asked = only(await stage.say(ANN, "/challenge @ben"))
    offered = only(await press(stage, ANN, asked, "Kakuro"))
    assert "whoever is weaker begins with extra points" in words(offered)
    chosen = await press(stage, ANN, offered, "Handicap")
    begun = await press(stage, ANN, chosen[-1], "Ask now")
    assert "Whoever is weaker begins" in "".join(map(words, begun)), "Ben has not been here yet"
    assert (await stage.table()).options == {HANDICAP: AUTO}
    asked = only(await stage.say(ANN, "/challenge @ben @cara"))
    assert "handicap" not in words(only(await press(stage, ANN, asked, "Kakuro"))).lower(), "it is for two"


@pytest.mark.parametrize("name", EVEN)
def test_r5_levels_get_the_points_they_were_behind_by(name: str) -> None:
    measured = present(strengths.of(name))
    assert len(measured.leads) == 3, "each pair of levels"
    for (strong, weak), lead in measured.leads.items():
        assert strengths.points(name, measured.ratings[strong], measured.ratings[weak]) == lead
        assert strengths.points(name, measured.ratings[weak], measured.ratings[strong]) == 0


@pytest.mark.parametrize("name", EVEN)
def test_r5_points_grow_with_the_difference(name: str) -> None:
    for weak in (600, 1000, 1400, 1520, 2300):
        found = [strengths.points(name, weak + more, weak) for more in range(0, 1500, 50)]
        assert found == sorted(found)
        assert found[0] == 0
        assert found[-1] > 0


def test_r5_games_without_points_have_none_to_give() -> None:
    assert strengths.points("rummy-pur", 1900, 1500) == 0


def test_r3_beginners_are_rated_lower_than_the_other_computers() -> None:
    assert {"summy", "kakuro", "summa"} <= set(EVEN)
    assert {*EVEN, "rummy-pur", "rummy-plus"} <= strengths.measured().keys()
    for name, measured in strengths.measured().items():
        assert measured.ratings[Level.BEGINNER] == min(measured.ratings.values()), name
