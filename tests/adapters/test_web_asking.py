"""What a challenge leaves open is asked for with buttons in the web chat: in a channel for one person alone, and in private."""

from pathlib import Path

import pytest

from tests.adapters.test_web_rounds import connected, until
from tests.adapters.web_client import text_of
from tests.bot.stage import Stage


@pytest.mark.parametrize("room", ["#lobby", "@ann"])
async def test_the_computer_is_challenged_by_pressing_buttons(toy: Stage, tmp_path: Path, room: str) -> None:
    async with connected(toy, tmp_path) as browser:
        ann = await browser.enter("Ann")
        await ann.line("/challenge computer hints=yes", room=room, id_="client-0001")
        asked = await until(ann, "which game")
        assert asked["room"] == room
        assert asked.get("only", False) is (room == "#lobby")

        async def press(label: str, id_: str) -> None:
            (command,) = (command for name, command, *_ in asked["buttons"] if name == label)
            await ann.line(command, room=room, button=True, reply=asked["id"], id_=id_)

        await press("Patience", "client-0002")
        level = await until(ann, "how well")
        assert level["id"] == asked["id"]
        asked = level
        await press("Club player", "client-0003")
        chosen = await until(ann, "You chose")
        assert chosen["id"] == asked["id"]
        assert text_of(chosen) == "You chose /challenge computer=club patience hints=yes."
        assert not chosen.get("buttons")
        table = await toy.table()
        assert (table.game, table.hints, table.private) == ("patience", True, room == "@ann")
