"""A game for one in a channel: picked from the menu, a refused move in a picture for its player, the best results for all."""

from tests.adapters.discord.house import Town
from tests.adapters.discord.test_rounds import place

__all__ = ["place"]


async def test_a_game_for_one_and_the_best_results(place: Town) -> None:
    here = place.world.channel("lobby")
    await place.slash("Ann", here, "challenge", against="alone", game="patience", options="strict")
    opening = await place.newest(here, "**Patience** begins")
    assert "Mistakes are not forgiven." in opening.text
    refused = await place.slash("Ann", here, "play", move="pick 7")
    assert "Six is the most." in refused.text
    (shown,) = refused.said
    assert len(shown.files) == 1
    assert "marks what is wrong" in shown.files[0][1]
    assert not any("Six is the most." in message.text for message in place.world.seen(here))
    for _ in range(3):
        await place.slash("Ann", here, "play", move="pick 1; done")
    await place.newest(here, "first result here")
    await place.slash("Ann", here, "best", game="patience")
    listed = await place.newest(here, "The best results at **Patience**")
    assert "Ann: **3**" in listed.text
    assert len(listed.files) == 1


async def test_the_options_of_the_game_picked_are_proposed(place: Town) -> None:
    here = place.world.channel("lobby")
    found = await place.typing("Ann", here, "challenge", "options", "", against="anyone", game="patience")
    assert {"strict", "time=60s", "hints=yes"} <= set(found)
    found = await place.typing("Ann", here, "challenge", "options", "hints=yes str", game="patience")
    assert found == ("hints=yes strict",)
