"""V4: which puzzle is shown to whoever asks for one of a game or of a day."""

from datetime import UTC, date, datetime, timedelta

import pytest

from bot.games.puzzles import names, of_day
from tests.bot.stage import ANN, Stage, only, words
from tests.bot.test_puzzles import at, labels

TODAY = date(2026, 12, 1)


@pytest.mark.parametrize(
    ("locale", "command", "told"),
    [
        (
            "en", "/puzzle",
            "The puzzle of that day comes again before long, so it is a secret until then: /puzzle goes back at most 335"
            " days.",
        ),
        (
            "de", "/aufgabe",
            "Die Aufgabe dieses Tages kommt bald noch einmal und ist bis dahin geheim: /aufgabe geht höchstens 335 Tage"
            " zurück.",
        ),
    ],
)  # fmt: skip
async def test_v4_no_earlier_day_shows_the_puzzle_of_a_coming_one(
    stage: Stage, locale: str, command: str, told: str
) -> None:
    stage.now = datetime(2026, 12, 1, 12, tzinfo=UTC).timestamp()
    coming = {of_day(TODAY + timedelta(days=days)) for days in range(1, 30)}
    for days in (len(names()) - 1, len(names()), 336, 2 * len(names()) - 3):
        said = only(await stage.say(ANN, f"{command} {TODAY - timedelta(days=days)}", private=True, locale=locale))
        assert words(said) == told
        assert said.picture is None
    for days in (0, 1, 335):
        said = only(await stage.say(ANN, f"{command} {TODAY - timedelta(days=days)}", private=True, locale=locale))
        assert said.picture is not None
        assert await at(stage) not in coming


@pytest.mark.parametrize("word", ["rummy", "rumy", "rummy pur"])
@pytest.mark.parametrize(
    ("locale", "command", "told"),
    [
        ("en", "/puzzle", "There are no puzzles of Rummy-Pur{} yet, but there are some of Summy and Kakuro."),
        ("de", "/aufgabe", "Zu Rummy-Pur{} gibt es noch keine Aufgaben, wohl aber zu Summy und Kakuro."),
    ],
)
async def test_v4_whoever_asks_for_a_game_without_puzzles_chooses_one_that_has_some(
    stage: Stage, word: str, locale: str, command: str, told: str
) -> None:
    said = only(await stage.say(ANN, f"{command} {word}", private=True, locale=locale))
    also = "" if word == "rummy pur" else {"en": " and Rummy-Pur-Plus", "de": " und Rummy-Pur-Plus"}[locale]
    assert words(said) == told.format(also)
    assert labels(said) == ["Summy", "Kakuro"]
    await stage.press(ANN, said, "Kakuro")
    assert (await at(stage)).game == "kakuro"


async def test_v4_of_several_games_that_a_word_may_mean_those_with_puzzles_are_meant(stage: Stage) -> None:
    await stage.say(ANN, "/puzzle sum", private=True)
    assert (await at(stage)).game == "summy"


@pytest.mark.parametrize(("line", "locale"), [("/daily today", "en"), ("/tagesaufgabe heute", "de")])
async def test_v4_todays_puzzle_is_shown_under_either_name(stage: Stage, line: str, locale: str) -> None:
    said = only(await stage.say(ANN, line, private=True, locale=locale))
    assert said.picture is not None
    assert await at(stage) == of_day(date(1970, 1, 1))
    assert labels(only(await stage.say(ANN, line, locale=locale)))[0] in ("Solve", "Lösen")
