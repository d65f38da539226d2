"""The ratings told at the end of a game: the new ones, or why there are none (R1, R2)."""

import re

import pytest

from bot.chat.port import Channel
from tests.bot.stage import ANN, BEN, LOBBY, Stage, to, words
from tests.bot.test_places import GROUP, SERVER, TINA, over_three_places, say
from tests.bot.test_rating_commands import settle
from tests.bot.timed import passes


def told(stage: Stage, where: Channel = LOBBY) -> str:
    """The part of the newest message there that is about ratings."""
    said = words(to(stage.chat.sent, where)[-1]).splitlines()
    return next((line for line in said if "atings" in line or "Wertungszahlen" in line), "")


async def resigned(stage: Stage, number: int = 1) -> str:
    await stage.say(BEN, f"/resign #{number} yes")
    return told(stage)


async def test_r2_the_end_of_a_rated_game_tells_the_new_ratings(stage: Stage) -> None:
    await stage.begin()
    first = await resigned(stage)
    up = re.search(r"Ann (\d+)\? \(\+(\d+)\)", first)
    down = re.search(r"Ben (\d+)\? \(−(\d+)\)", first)
    assert first.startswith("Ratings: ")
    assert " · " in first
    assert up
    assert down
    assert (int(up[1]) - int(up[2]), int(down[1]) + int(down[2])) == (1500, 1500)
    assert f"Summy: {up[1]}? ±" in words((await stage.say(ANN, "/rating"))[-1]), "as it is stored"
    await settle(stage, [(ANN, 300), (BEN, 0)])
    await stage.say(ANN, "/rematch")
    await stage.say(BEN, "/accept #2")
    second = await resigned(stage, 2)
    assert re.search(r"Ann 180\d \(\+\d\)", second), "settled, and it was to be expected"
    assert "?" not in second


async def test_r2_each_place_reads_the_new_ratings_in_its_language(everywhere: Stage) -> None:
    await over_three_places(everywhere)
    await say(everywhere, TINA, "/sprache de", GROUP, moderator=True)
    await say(everywhere, TINA, "/resign #1 yes", GROUP)
    lines = [told(everywhere, place) for place in (LOBBY, GROUP, SERVER)]
    assert [line.partition(":")[0] for line in lines] == ["Ratings", "Wertungszahlen", "Ratings"]
    assert {len(re.findall(r"\([+−±]", line)) for line in lines} == {2}, "both players"


async def test_r4_who_keeps_their_rating_private_reads_it_alone(stage: Stage) -> None:
    await stage.say(BEN, "/private on")
    await stage.begin()
    said = await resigned(stage)
    assert "Ann" in said
    assert "Ben" not in said
    await stage.say(ANN, "/private on")
    await stage.begin()
    assert await resigned(stage, 2) == ""
    assert "(2 games)" in words((await stage.say(BEN, "/rating"))[-1])


@pytest.mark.parametrize("options", ["rated=no", "hints=yes"])
async def test_r1_where_it_was_agreed_nothing_is_said_of_ratings(stage: Stage, options: str) -> None:
    await stage.begin(options=options)
    assert await resigned(stage) == ""


async def test_r1_after_a_takeback_the_end_says_why_ratings_stay(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    await stage.play()
    await stage.say(mover, "/takeback")
    await stage.say(other, "/takeback yes")
    assert await resigned(stage) == "Ratings stay as they were: a turn was taken back."


async def test_r1_with_a_computer_the_end_says_why_ratings_stay(stage: Stage) -> None:
    asked = await stage.say(ANN, "/challenge @ben computer=beginner summy")
    assert "\nThe game is unrated.\n" in words(asked[-1])
    await stage.say(BEN, "/accept")
    await stage.say(ANN, "/resign yes")
    assert await resigned(stage) == "Ratings stay as they were: a computer played as well."


async def test_r1_after_a_computer_has_played_on_the_end_says_so_whoever_is_back(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    await passes(stage)
    await stage.say(other, "/claim #1 computer")
    await stage.say(mover, "/back #1")
    assert await resigned(stage) == "Ratings stay as they were: a computer played as well."


async def test_r1_a_game_that_was_stopped_says_that_ratings_stay(stage: Stage) -> None:
    await stage.begin()
    await stage.say(ANN, "/close #1", moderator=True)
    assert told(stage) == "Ratings stay as they were."


async def test_r1_with_options_that_never_count_the_end_says_so(strict_unrated: Stage) -> None:
    asked = await strict_unrated.say(ANN, "/challenge @ben patience strict")
    assert "\nThe game is unrated.\n" in words(asked[-1])
    await strict_unrated.say(BEN, "/accept")
    assert await resigned(strict_unrated) == "Ratings stay as they were: such games do not count."


async def test_r1_a_game_against_the_computer_says_nothing_of_ratings(stage: Stage) -> None:
    await stage.begin_alone()
    sent = await stage.say(ANN, "/resign", private=True)
    assert not any("atings" in words(one) for one in sent)
