"""V2: the tries at a puzzle of a review stay used until its answer is given, whatever is looked at in between."""

import pytest

from bot.commands.review_attempts import ReviewAttempt, ReviewAttempts
from tests.bot.stage import ANN, Stage, only, words
from tests.bot.test_reviews import no_better, over, puzzles


async def test_v2_opening_a_puzzle_again_gives_no_new_tries(stage: Stage) -> None:
    number = await over(stage)
    found = (await puzzles(stage, number))[0]
    first, second, *_ = await no_better(stage, number, found)
    left = f"/review #{number} 1", "You have 2 tries"
    await stage.say(ANN, left[0], private=True)
    assert left[1] in words(only(await stage.say(ANN, first, private=True)))
    for between in (left[0], f"/review #{number} 2", "/puzzle kakuro"):
        await stage.say(ANN, between, private=True)
        assert left[1] in words(only(await stage.say(ANN, left[0], private=True))), between
    assert "costs nothing" in words(only(await stage.say(ANN, first, private=True)))
    assert "One try is left" in words(only(await stage.say(ANN, second, private=True)))
    await stage.say(ANN, f"/review #{number} 1 answer", private=True)
    assert "You have 3 tries" in words(only(await stage.say(ANN, left[0], private=True))), "the puzzle begins anew"


@pytest.mark.parametrize(
    ("line", "locale"), [("/review answer", "en"), ("/review #1 answer", "en"), ("/rückblick antwort", "de")]
)
async def test_v2_the_command_shows_the_answer_to_the_open_puzzle(stage: Stage, line: str, locale: str) -> None:
    number = await over(stage)
    course = words(only(await stage.say(ANN, line, private=True, locale=locale)))
    assert course.startswith({"en": "Table #1, as you played it", "de": "Tisch #1, wie du gespielt hast"}[locale])
    await stage.say(ANN, f"/review #{number} 2", private=True)
    for _ in range(2):
        said = only(await stage.say(ANN, line, private=True, locale=locale))
        assert words(said).startswith({"en": "The answer:\n", "de": "Die Lösung:\n"}[locale])
        assert said.buttons[0].command == f"/review #{number} 3"


@pytest.mark.parametrize(("said", "locale"), [("I give up", "en"), ("Ich gebe auf!", "de")])
async def test_v2_whoever_gives_up_is_shown_the_answer(stage: Stage, said: str, locale: str) -> None:
    number = await over(stage)
    await stage.say(ANN, f"/review #{number} 1", private=True, locale=locale)
    told = only(await stage.say(ANN, said, private=True, locale=locale))
    assert words(told).startswith({"en": "The answer:\n", "de": "Die Lösung:\n"}[locale])
    await stage.begin_alone()
    await stage.say(ANN, f"/review #{number} 1", private=True, locale=locale)
    asked = only(await stage.say(ANN, said, private=True, locale=locale))
    assert [button.command for button in asked.buttons] == ["/resign"], "a running game may be meant"


def test_v2_tries_at_several_puzzles_are_read_as_they_were_stored() -> None:
    now, left = ReviewAttempt(12, 3, 2, ("draw;meld R5 B5 K5", "F5 y3"), 17), ReviewAttempt(12, 1, 1, ("F5 y3",))
    for attempts in (
        ReviewAttempts(now, (left,)),
        ReviewAttempts(None, (left,)),
        ReviewAttempts(now),
        ReviewAttempts(),
    ):
        assert ReviewAttempts.read(str(attempts)) == attempts
    assert ReviewAttempts.read("12 3 1\nF5 y3") == ReviewAttempts(ReviewAttempt(12, 3, 1, ("F5 y3",)))


def test_v2_tries_at_as_many_puzzles_are_kept_as_three_games_have() -> None:
    attempts = ReviewAttempts()
    for table in range(1, 21):
        attempts = attempts.at(ReviewAttempt(table, 1, 1))
    assert [one.table for one in attempts.at(None).left] == list(range(20, 11, -1))
    assert attempts.at(ReviewAttempt(20, 1).done()).at(None).left == attempts.left, "one that is done needs no tries"
