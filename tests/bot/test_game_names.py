"""A game is found by its name, by what stands on its box, and by part of either."""

import pytest

from bot.games import registry
from bot.grammar import command_types as c
from bot.grammar.command import parse
from bot.grammar.command_error import CommandError
from tests.bot.stage import ANN, Stage, only, words


@pytest.mark.parametrize("name", registry.GAMES)
def test_a_game_is_typed_as_it_stands_on_its_box(name: str) -> None:
    box = registry.GAMES[name].title
    for typed in {
        box,
        box.lower(),
        box.replace("-", " "),
        box.replace(" ", "").replace("-", ""),
        box.replace(" ", "-"),
    }:
        for line in (f"/challenge @ben {typed} hints=yes", f"/challenge {typed} @ben hints=yes"):
            assert parse(line, games=registry.typed_names()) == c.Challenge(
                opponents=("ben",), game=name, options={"hints": "yes"}
            )
        assert parse(f"/rules {typed} R1", games=registry.typed_names()) == c.ShowRules(game=name, rule="R1")


def test_part_of_the_name_on_the_box_is_enough_where_it_is_the_name_of_the_game() -> None:
    for typed, name in (("rummy plus", "rummy-plus"), ("RUMMY PUR", "rummy-pur"), ("Summa", "summa")):
        assert parse(f"/learn {typed}", games=registry.typed_names()) == c.Learn(game=name)
    with pytest.raises(CommandError, match="unexpected-word"):
        parse("/learn rummy-plus pur", games=registry.typed_names())


def test_what_brings_luck_stays_as_it_was_typed() -> None:
    line = "/accept #3 luck=Summa Summarum"
    assert parse(line, games=registry.typed_names()) == c.Accept(table=3, client_seed="Summa Summarum")


async def test_where_two_games_may_be_meant_each_has_a_button(stage: Stage) -> None:
    asked = only(await stage.say(ANN, "/challenge computer=club rummy"))
    assert "rummy-pur, rummy-plus" in words(asked)
    assert {button.label: button.command for button in asked.buttons} == {
        f"/challenge computer=club {name}": f"/challenge computer=club {name}" for name in ("rummy-pur", "rummy-plus")
    }
    misspelt = only(await stage.say(ANN, "/challenge computer=club rumy"))
    assert {button.command for button in misspelt.buttons} == {button.command for button in asked.buttons}
    rules = only(await stage.say(ANN, "/regeln rummy", locale="de"))
    assert [button.command for button in rules.buttons] == ["/rules rummy-pur", "/rules rummy-plus"]
