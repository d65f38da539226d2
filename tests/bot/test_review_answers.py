"""Answers to the puzzles of a review that are typed with words, which may also begin a command."""

import pytest

from bot.tables.table import Phase
from tests.bot.stage import ANN, BEN, Stage, only, words
from tests.bot.timed import passes

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("locale", "black"), [("en", "black"), ("de", "schwarz")])
async def test_v2_black_cells_are_typed_as_in_the_game(stage: Stage, locale: str, black: str) -> None:
    await stage.say(ANN, "/challenge @ben summa")
    await stage.say(BEN, "/accept #1")
    for who in (ANN, BEN):
        await stage.say(who, "/play #1 black F1 E3 D5 B6", private=True)
    while (await stage.table()).phase is Phase.RUNNING:
        await passes(stage)
    await stage.say(ANN, f"/language {locale}", private=True)
    asked = words(only(await stage.say(ANN, "/review #1 1", private=True)))
    assert f"{black} F1 E3 D5 B6" in asked
    told = words(only(await stage.say(ANN, f"{black} F1 A3 C4 D6", private=True)))
    assert told.startswith({"en": "That is it!", "de": "Gefunden!"}[locale])
