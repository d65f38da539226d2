"""A game for one in a channel: the menu, a refused move in a picture for its player only, the best results for all."""

from tests.adapters.discord.app import App
from tests.adapters.discord.test_rounds import app

__all__ = ["app"]


async def test_a_game_for_one_and_the_best_results(app: App) -> None:
    here = app.back_end.channel("lobby")
    await app.slash("Ann", here, "challenge", against="alone", game="patience", options="strict")
    opening = await app.newest(here, "**Patience** begins")
    assert "Mistakes are not forgiven." in opening.text
    refused = await app.slash("Ann", here, "play", move="pick 7")
    assert "Six is the most." in refused.text
    (shown,) = refused.said
    assert len(shown.files) == 1
    assert "marks what is wrong" in shown.files[0][1]
    assert not any("Six is the most." in message.text for message in app.back_end.seen(here))
    for _ in range(3):
        await app.slash("Ann", here, "play", move="pick 1; done")
    await app.newest(here, "first result here")
    await app.slash("Ann", here, "best", game="patience")
    listed = await app.newest(here, "The best results at **Patience**")
    assert "Ann: **3**" in listed.text
    assert len(listed.files) == 1


async def test_the_options_of_the_game_picked_are_proposed(app: App) -> None:
    here = app.back_end.channel("lobby")
    found = await app.typing("Ann", here, "challenge", "options", "", against="anyone", game="patience")
    assert {"strict", "time=60s", "hints=yes"} <= set(found)
    found = await app.typing("Ann", here, "challenge", "options", "hints=yes str", game="patience")
    assert found == ("hints=yes strict",)
