"""Which games count for ratings, once there are any (R1)."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from bot.games.registry import Engine
from bot.tables.rated import is_rated
from tests.bot import toys
from tests.bot.stage import ANN, BEN, Stage, only, words


async def test_r1_a_game_among_people_is_rated_and_so_is_its_rematch(stage: Stage) -> None:
    await stage.begin()
    assert is_rated(await stage.table())
    await stage.say(BEN, "/resign")
    await stage.say(BEN, "/rematch")
    assert is_rated(await stage.table(2))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("/challenge @ben summy rated=no", "The game is unrated."),
        ("/fordere @ben summy gewertet=nein", "The game is unrated."),
        ("/challenge @ben summy hints=yes", "Hints are allowed, so the game is unrated."),
        ("/challenge @ben summy hints=yes rated=no", "Hints are allowed, so the game is unrated."),
    ],
)
async def test_r1_a_game_that_will_not_count_says_so(stage: Stage, line: str, said: str) -> None:
    asked = words(only(await stage.say(ANN, line)))
    assert asked.count("unrated") == 1
    assert said in asked
    await stage.say(BEN, "/accept")
    assert not is_rated(await stage.table())


async def test_r1_a_rated_game_says_nothing_of_it(stage: Stage) -> None:
    assert "rated" not in words(only(await stage.say(ANN, "/challenge @ben summy rated=yes")))
    assert is_rated(await stage.table())


async def test_r1_a_game_with_a_computer_or_alone_is_unrated(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben computer=club summy rated=yes")
    await stage.say(ANN, "/challenge alone summa")
    assert [is_rated(await stage.table(number)) for number in (1, 2)] == [False, False]


async def test_r1_a_rematch_of_a_game_that_became_unrated_is_rated_again(stage: Stage) -> None:
    await stage.begin()
    stage.sql("UPDATE game_table SET became_unrated = 1, revision = revision + 1")
    stage.store._table_cache.clear()
    assert not is_rated(await stage.table())
    await stage.say(BEN, "/resign")
    await stage.say(BEN, "/rematch")
    assert is_rated(await stage.table(2))


class WithUnrated(toys.PatienceSpec):
    """The patience, strict only for fun."""

    def load(self, name: str, options: Mapping[str, str], version: int | None = None) -> Engine:
        return replace(super().load(name, options, version), unrated=frozenset({"strict"}))


async def test_r1_an_option_that_the_data_marks_makes_a_game_unrated(
    toy: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(toys.GAMES, "patience", WithUnrated("patience", "Patience", "toy"))
    await toy.say(ANN, "/challenge @ben patience")
    await toy.say(ANN, "/challenge @ben patience strict")
    assert [is_rated(await toy.table(number)) for number in (1, 2)] == [True, False]


@pytest.mark.parametrize("value", ["maybe", "0"])
async def test_a_game_is_rated_or_not(stage: Stage, value: str) -> None:
    said = words(only(await stage.say(ANN, f"/challenge @ben summy rated={value}")))
    assert said == f"The option rated cannot be {value}. Try yes, no."
    assert await stage.store.table(1) is None
