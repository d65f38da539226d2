"""What a challenge leaves open is asked for with buttons that only the person who asked can see, or press."""

import pytest

from core.game import Level
from tests.adapters.discord.house import Town


@pytest.mark.parametrize("private", [False, True])
async def test_the_computer_is_challenged_by_pressing_buttons(place: Town, *, private: bool) -> None:
    here = place.world.home("Ann") if private else place.world.channel("lobby")
    asked = await place.slash("Ann", here, "challenge")
    assert "which game" in asked.text
    opponent = await place.press("Ann", here, "Summy", message=asked.said[0])
    assert "who is to play" in opponent.text
    assert opponent.said[0].buttons.keys() == {"The computer"} | ({"Whoever joins first"} if not private else set())
    level = await place.press("Ann", here, "The computer", message=opponent.said[0])
    assert "how well" in level.text
    begun = await place.press("Ann", here, "Master", message=level.said[0])
    assert "You chose" in begun.text
    await place.newest(here, "begins")
    await place.settle()
    table = await place.table()
    assert (table.game, table.private, table.players[1].level) == ("summy", private, Level.MASTER)


async def test_a_typed_challenge_is_asked_in_the_channel_and_answered_by_its_author_alone(place: Town) -> None:
    here, me, ben = place.world.channel("lobby"), place.world.me, place.world.person("Ben")
    place.world.say("Ann", here, f"<@{me}> challenge <@{ben}>")
    asked = await place.newest(here, "which game")
    refused = await place.press("Eve", here, "Summy", message=asked)
    assert "for the person who asked" in refused.text
    chosen = await place.press("Ann", here, "Summy", message=asked)
    assert "You chose" in chosen.text
    challenge = await place.newest(here, "wants to play")
    assert challenge.pings == (str(ben),)
    assert (await place.table()).players[1].person == place.who("Ben"), "the button knows who was meant"
