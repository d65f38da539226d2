"""V2: `/review` compares what the turns gave away on average with those of the computers."""

from collections.abc import Iterator
from pathlib import Path
from statistics import fmean

import pytest

from bot.games import strengths
from core.game import Level
from tests.bot.stage import ANN, BEN, CARA, Stage, only, words
from tests.bot.test_reviews import over, reviewed_turns


@pytest.mark.parametrize("game", strengths.measured())
def test_v2_what_turns_gave_away_is_compared_with_computers(game: str) -> None:
    seen = strengths.measured()[game].given_away
    assert seen[Level.BEGINNER] > seen[Level.CLUB] >= 0
    assert Level.MASTER in seen or game == "rummy-plus"


@pytest.mark.parametrize("level", [Level.BEGINNER, Level.CLUB])
async def test_v2_turns_that_are_no_mistakes_count_in_what_was_given_away(stage: Stage, level: Level) -> None:
    number = await over(stage, level=level)
    average = fmean(one.valuation.given_away for one in await reviewed_turns(stage, number))
    assert average > 0, "a club player does not look ahead"
    said = words(only(await stage.say(ANN, f"/review #{number}", private=True)))
    assert f"you gave away {average:.1f} points a turn on average; computers: beginner 1" in said
    said = words(only(await stage.say(ANN, f"/review #{number}", private=True, locale="de")))
    assert f"im Schnitt {average:.1f} Punkte pro Zug verschenkt".replace(".", ",") in said


@pytest.mark.parametrize(
    ("locale", "several"),
    [
        ("en", "Going out, a joker kept and, in Rummy-Pur-Plus, a claim count as several tiles;"),
        (
            "de",
            "Der letzte Stein, ein behaltener Joker und in Rummy-Pur-Plus eine beanspruchte Gruppe zählen für mehrere;",
        ),
    ],
)
async def test_v2_groups_are_claimed_in_rummy_pur_plus_alone(stage: Stage, locale: str, several: str) -> None:
    number = await stage.begin(game="rummy-pur", third=CARA)
    who = await stage.on_turn(number)
    await stage.say(who, f"/play #{number} draw", private=True)
    loaded = await stage.load(number)
    (seat,) = loaded.table.turn
    hand = loaded.game.view(loaded.replay.position, seat).private.hand
    await stage.say(who, f"/play #{number} discard {hand[0]}", private=True)
    for one in (ANN, BEN):
        await stage.say(one, f"/resign #{number} yes", private=True)
    assert several in words(only(await stage.say(who, f"/review #{number}", private=True, locale=locale)))


@pytest.fixture
def nothing_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No file with the strengths of the computers."""
    with monkeypatch.context() as patched:
        patched.setattr(strengths, "FILE", tmp_path / "levels.toml")
        strengths.measured.cache_clear()
        yield
    strengths.measured.cache_clear()


@pytest.mark.usefixtures("nothing_measured")
async def test_v2_nothing_is_compared_with_computers_that_were_not_measured(stage: Stage) -> None:
    said = words(only(await stage.say(ANN, f"/review #{await over(stage)}", private=True)))
    assert said.startswith("Table #")
    assert "on average" not in said
