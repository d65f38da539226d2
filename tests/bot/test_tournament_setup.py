"""What setting up a tournament leaves open is asked for with buttons."""

import pytest

from bot.chat.port import Ephemeral
from tests.bot.stage import ANN, BEN, LOBBY, Stage, only, words


@pytest.mark.parametrize("line", ["/tournament", "/tournament new"])
async def test_a_tournament_is_set_up_by_buttons(toy: Stage, line: str) -> None:
    game = only(await toy.say(ANN, line))
    assert game.to == Ephemeral(LOBBY, ANN.account)
    commands = {button.label: button.command for button in game.buttons}
    pace = only(await toy.say(ANN, commands["Toy"], pressed=True))
    assert "4 rounds" in words(pace)
    commands = {button.label: button.command for button in pace.buttons}
    assert [*commands] == ["live", "daily", "slow", "none"]
    first = words(only(await toy.say(ANN, commands["live"], pressed=True))).splitlines()
    assert first[0] == "A tournament at Toy, 4 rounds; Ann is the director."
    assert first[1].startswith("Time: 5 minutes for each player")
    assert "Ann already leads" in words(only(await toy.say(BEN, "/tournament new")))


async def test_what_was_said_of_a_tournament_is_not_asked_again(toy: Stage) -> None:
    german = only(await toy.say(ANN, "/turnier neu runden=2", locale="de"))
    (press,) = (button for button in german.buttons if button.label == "Toy")
    assert press.typed == "/turnier neu toy runden=2"
    pace = only(await toy.say(ANN, press.command, pressed=True, locale="de"))
    assert "Runden" not in words(pace)
    assert pace.buttons[0].typed == "/turnier neu toy runden=2 bedenkzeit=sofort"
    assert "2 rounds" in words(only(await toy.say(BEN, "/tournament new toy rounds=2 pace=slow", pressed=True)))
