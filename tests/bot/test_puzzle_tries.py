"""V4: the tries at a puzzle of a day and those at the same puzzle seen on its own are counted apart."""

from datetime import date, timedelta

from bot.chat.port import Message
from bot.games.puzzles import PuzzleName, names, of_day, puzzle
from bot.grammar.seconds import DAY
from tests.bot.stage import ANN, Stage, only, words
from tests.bot.test_puzzles import at, weak

LONG_AGO = date(1970, 1, 1)


async def say(stage: Stage, line: str) -> Message:
    return only(await stage.say(ANN, line, private=True))


async def abandon(stage: Stage) -> tuple[PuzzleName, date]:
    """Ann leaves a puzzle after two tries; it, and the next day on which it is that of the day. It is that day now."""
    await say(stage, "/puzzle kakuro")
    name = await at(stage)
    for before in range(2):
        said = await say(stage, weak(name, before))
    assert "One try is left" in words(said)
    day = next(day for n in range(len(names())) if of_day(day := LONG_AGO + timedelta(days=n)) == name)
    stage.now = (day - LONG_AGO).days * DAY + DAY / 2
    return name, day


async def test_v4_the_puzzle_of_the_day_begins_with_three_tries_whatever_was_tried_before(stage: Stage) -> None:
    name, day = await abandon(stage)
    assert "You have 3 tries" in words(await say(stage, "/daily"))
    for before, told in enumerate(("You have 2 tries", "One try is left")):
        assert told in words(await say(stage, weak(name, before)))
    assert "One try is left" in words(await say(stage, "/daily")), "asking again gives no new tries"
    solved = await say(stage, puzzle(name).best)
    assert words(solved).startswith("That is it!")
    (one,) = await stage.store.puzzles.results(await stage.store.person(ANN.account))
    assert (one.day, one.tries) == (day, 3)
    await say(stage, "/puzzle kakuro")
    assert await at(stage) != name, "they know its answer"


async def test_v4_a_year_later_the_puzzle_of_the_day_begins_with_three_tries(stage: Stage) -> None:
    stage.now = DAY / 2
    await say(stage, "/daily")
    assert "You have 2 tries" in words(await say(stage, weak(of_day(LONG_AGO))))
    stage.now += len(names()) * DAY
    assert "You have 3 tries" in words(await say(stage, "/daily"))


async def test_v4_looking_at_other_puzzles_gives_no_new_tries_at_that_of_the_day(stage: Stage) -> None:
    name, day = await abandon(stage)
    await say(stage, "/daily")
    for before in range(2):
        await say(stage, weak(name, before))
    await say(stage, "/puzzle kakuro")
    assert await at(stage) != name, "its answer would be that of the day's"
    await say(stage, "/puzzle answer")
    assert "One try is left" in words(await say(stage, f"/puzzle {day}"))
    stage.now += 3 * DAY
    await say(stage, "/puzzle kakuro")
    assert await at(stage) != name, "it is unfinished"
    assert "One try is left" in words(await say(stage, f"/puzzle {day}"))
