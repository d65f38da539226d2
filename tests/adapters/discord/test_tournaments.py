"""A tournament in a channel from the menu: its set-up, joining by a button, the director, and the standings."""

from tests.adapters.discord.app import App
from tests.adapters.discord.test_rounds import app

__all__ = ["app"]


async def test_a_tournament_of_one_round(app: App) -> None:
    here = app.back_end.channel("lobby")
    await app.slash("Ann", here, "tournament", action="new", game="toy", options="rounds=1")
    await app.newest(here, "is the director.")
    await app.slash("Ben", here, "tournament", action="join")
    await app.slash("Ann", here, "tournament", action="join")
    refused = await app.slash("Ben", here, "tournament", action="join")
    assert "already take part" in refused.text
    await app.slash("Ann", here, "tournament", action="start")
    await app.newest(here, "**Toy** begins at table #1")
    await app.slash("Ben", here, "resign", sure="yes")
    listed = await app.newest(here, "The tournament is over.")
    assert "Ann: **4**" in listed.text
    assert len(listed.files) == 1


async def test_a_button_of_an_earlier_tournament_joins_no_other_one(app: App) -> None:
    here = app.back_end.channel("lobby")
    await app.slash("Ann", here, "tournament", action="new", game="toy", options="rounds=3")
    for name in ("Ann", "Ben"):
        await app.slash(name, here, "tournament", action="join")
    await app.slash("Ann", here, "tournament", action="start")
    await app.slash("Ben", here, "resign", sure="yes")
    await app.newest(here, "The tournament after round 1 of 3")
    await app.slash("Cara", here, "tournament")
    copy = await app.newest(here, "Come late?")
    await app.slash("Ann", here, "tournament", action="close")
    await app.newest(here, "The tournament is over.")
    await app.slash("Ann", here, "tournament", action="new", game="summy")
    pressed = await app.press("Cara", here, "Join", message=copy)
    assert "belongs to an earlier tournament" in pressed.text


async def test_what_a_tournament_may_be_about_is_proposed(app: App) -> None:
    here = app.back_end.channel("lobby")
    found = await app.typing("Ann", here, "tournament", "options", "", action="new", game="patience")
    assert {"rounds=", "strict", "time=60s"} <= set(found)
    assert "hints=yes" not in found
