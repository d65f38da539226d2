"""V4: which puzzle is shown to whoever asks for one of a game or of a day."""

from datetime import UTC, date, datetime, timedelta

import pytest

from bot.games.puzzles import names, of_day
from tests.bot.stage import ANN, Stage, only, words
from tests.bot.test_puzzles import at

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
