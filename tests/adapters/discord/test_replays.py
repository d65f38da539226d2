"""V3: a replay is a GIF, which Discord plays where it stands."""

import pytest

from tests.adapters.discord.app import App
from tests.adapters.discord.back_end import BackEnd
from tests.adapters.discord.stand_in import StandIn
from tests.adapters.discord.test_scenarios import begun


@pytest.fixture
def back_end() -> BackEnd:
    return StandIn()


async def test_v3_a_replay_is_a_gif_told_in_words_and_the_board_after_a_turn_a_picture(app: App) -> None:
    here = await begun(app)
    for _ in range(2):
        await app.slash(await app.turn(), here, "play", move=await app.move())
        await app.settle()
    await app.slash("Ben", here, "replay")
    said = await app.newest(here, "turn by turn: 2 turns")
    [(name, alt)] = said.files
    assert name.endswith(".gif")
    assert alt.startswith("Table #1, turn by turn: 2 turns.\n")
    assert said.data[0].startswith(b"GIF89a")
    await app.slash("Ben", here, "board", turn="1")
    after = await app.newest(here, "after turn 1 of 2")
    assert after.files[0][0].endswith(".png")
    assert after.data[0].startswith(b"\x89PNG")
