"""Edited lines on Discord: a refused line is corrected, any other one stays as it was."""

from pathlib import Path

import pytest

from bot.games.opponents import Opponents
from tests.adapters.discord.app import running_app
from tests.adapters.discord.stand_in import StandIn


@pytest.mark.parametrize(("language", "begins"), [("en-US", "begins at table"), ("de", "beginnt an Tisch")])
async def test_a_refused_line_is_corrected_by_editing_it_and_only_that_one(
    tmp_path: Path, opponents: Opponents, language: str, begins: str
) -> None:
    back_end = StandIn()
    async with running_app(back_end, tmp_path / "bot.sqlite3", opponents) as app:
        here = back_end.channel("general")
        await app.slash("Ann", here, "challenge", people=("Ben",), game="summy", locale=language)
        await app.press("Ben", here, "Accept" if language == "en-US" else "Annehmen")
        await app.newest(here, begins)
        name, move = await app.turn(), await app.move()
        me = f"<@{back_end.me}>"
        typed = back_end.say(name, here, f"{me} play {move} oops")
        await app.transport.until(lambda: len(back_end.seen(back_end.dm_channel(name))) > 1)
        await app.settle()
        before = (await app.table()).plies
        back_end.edit(here, typed, f"{me} play {move}")
        played = await app.newest(here, move)
        assert (await app.table()).plies > before
        other = await app.move()
        back_end.edit(here, typed, f"{me} play {other}")
        back_end.edit(here, typed, f"{me} resign #1")
        asked = await app.slash(name, here, "tables", locale=language)
        assert asked.done
        await app.settle()
        assert (await app.newest(here, move)).id == played.id
        assert not await app.over()
