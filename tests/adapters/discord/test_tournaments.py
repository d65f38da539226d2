"""A tournament in a channel, picked from the menu: set up, joined by a button, led, and told with its standings."""

from tests.adapters.discord.house import Town
from tests.adapters.discord.test_rounds import place

__all__ = ["place"]


async def test_a_tournament_of_one_round(place: Town) -> None:
    here = place.world.channel("lobby")
    await place.slash("Ann", here, "tournament", action="new", game="toy", options="rounds=1")
    await place.newest(here, "is the director.")
    await place.slash("Ben", here, "tournament", action="join")
    await place.slash("Ann", here, "tournament", action="join")
    refused = await place.slash("Ben", here, "tournament", action="join")
    assert "already take part" in refused.text
    await place.slash("Ann", here, "tournament", action="start")
    await place.newest(here, "**Toy** begins at table #1")
    await place.slash("Ben", here, "resign")
    listed = await place.newest(here, "The tournament is over.")
    assert "Ann: **4**" in listed.text
    assert len(listed.files) == 1


async def test_what_a_tournament_may_be_about_is_proposed(place: Town) -> None:
    here = place.world.channel("lobby")
    found = await place.typing("Ann", here, "tournament", "options", "", action="new", game="patience")
    assert {"rounds=", "strict", "time=60s"} <= set(found)
    assert "hints=yes" not in found
