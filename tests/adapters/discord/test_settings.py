"""The settings of a channel, which its moderators change."""

import pytest

from tests.adapters.discord.app import App
from tests.adapters.discord.simcord_back_end import Simcord


@pytest.mark.parametrize("back_end", [Simcord], indirect=True)
async def test_n5_moderators_alone_change_the_settings_of_a_channel(app: App) -> None:
    here = app.back_end.channel("lobby")
    app.back_end.moderates("Ann")
    assert (await app.slash("Ann", here, "settings")).said[0].buttons
    assert not (await app.slash("Ben", here, "settings")).said[0].buttons
    for name, answer in (("Ben", "Only moderators"), ("Ann", "Pictures: **dark**")):
        app.back_end.say(name, here, f"<@{app.back_end.me}> settings theme=dark")
        await app.newest(here, answer)
