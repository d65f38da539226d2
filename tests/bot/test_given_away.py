"""V2: `/review` compares what the turns gave away on average with those of the computers."""

from collections.abc import Iterator
from pathlib import Path
from statistics import fmean

import pytest

from bot.games import strengths
from bot.games.registry import load
from bot.messages import review_messages
from bot.tables.table import Table
from core.game import Level, Seat
from core.review import Decision, Reviewed
from core.valuation import Choice, Valuation
from tests.bot.stage import ANN, BEN, CARA, LOBBY, Stage, only, words
from tests.bot.test_reviews import over, reviewed_turns
from tests.texts import TEXTS


@pytest.mark.parametrize("game", strengths.measured())
def test_v2_what_turns_gave_away_is_compared_with_computers(game: str) -> None:
    seen = strengths.measured()[game].given_away
    assert seen[Level.BEGINNER] > seen[Level.CLUB] >= 0
    assert seen[Level.CLUB] > seen[Level.MASTER] >= 0


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


@pytest.mark.parametrize(
    ("game", "locale", "told"),
    [
        ("kakuro", "en", "you gave away 1 point a turn on average; computers: beginner 11.6, club 0.7, master 0.0."),
        ("kakuro", "de", "im Schnitt 1 Punkt pro Zug verschenkt; Computer: Anfänger 11.6, Könner 0.7, Meister 0.0."),
        ("summa", "en", "you gave away 1 point a choice on average; "),
        ("summa", "de", "im Schnitt 1 Punkt pro Wahl verschenkt; "),
        ("rummy-pur", "en", "the worth of one tile on average; computers: beginner 4.4, club 0.8, master 0.0."),
        ("rummy-plus", "de", "den Wert von einem Stein verschenkt; Computer: Anfänger 8.1, Könner 1.4, Meister 0.0."),
    ],
)
def test_v2_one_point_is_given_away_in_the_singular(game: str, locale: str, told: str) -> None:
    rules = load(game).game
    played = Choice(("a",), 3, 0.0)
    seen = Decision(0, rules.view(rules.setup(3), Seat(1)), ("a",))
    turn = Reviewed(seen, Valuation(played, played, None, 0.0, ahead=1.04))
    table = Table(id=1, channel=LOBBY, game=game, players=(), seed=b"")
    line = review_messages.overview(table, Seat(1), (turn,), (), ()).lines[1]
    assert told in TEXTS.plain(line.key, locale, line.facts)


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
