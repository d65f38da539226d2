"""An incomplete challenge is completed by buttons in the web chat: in a channel for its author only, and in private."""

from pathlib import Path
from typing import Any

import pytest

from bot.tables.table import Phase
from tests.adapters.web_client import Page, text_of
from tests.adapters.web_stage import connected, until
from tests.bot.stage import Stage


@pytest.mark.parametrize("own", [False, True], ids=["channel", "private"])
async def test_the_computer_is_challenged_by_pressing_buttons(toy: Stage, tmp_path: Path, *, own: bool) -> None:
    async with connected(toy, tmp_path) as browser:
        ann = await browser.enter("Ann")
        room = ann.own if own else "#lobby"
        await ann.line("/challenge computer hints=yes", room=room, id_="client-0001")
        asked = await until(ann, "Which game")
        assert asked["room"] == room
        assert asked.get("only", False) is (room == "#lobby")

        async def press(label: str, id_: str) -> None:
            (command,) = (command for name, command, *_ in asked["buttons"] if name == label)
            await ann.line(command, room=room, button=True, reply=asked["id"], id_=id_)

        await press("Patience", "client-0002")
        level = await until(ann, "How well")
        assert level["id"] == asked["id"]
        asked = level
        await press("Club player", "client-0003")
        asked = await until(ann, "or press what you want")
        await press("Start now", "client-0004")
        chosen = await until(ann, "You chose")
        assert chosen["id"] == asked["id"]
        assert text_of(chosen).splitlines()[0] == "You chose /challenge computer=club patience hints=yes."
        assert [label for label, *_ in chosen.get("buttons", ())] == (["Private chat"] if room == "#lobby" else [])
        table = await toy.table()
        assert (table.game, table.hints, table.private) == ("patience", True, True)


async def test_what_is_pressed_stands_in_the_conversation_in_the_language_of_the_room(
    toy: Stage, tmp_path: Path
) -> None:
    async with connected(toy, tmp_path) as browser:
        for name in ("Ann", "Ben"):
            await browser.claim(name, language="de")
        ann, ben = await browser.open("ann"), await browser.open("ben")

        async def press(entry: dict[str, Any], label: str, page: Page, id_: str) -> None:
            (line,) = (line for name, line, *_ in entry["buttons"] if name == label)
            await page.line(line, button=True, reply=entry["id"], id_=id_)

        await ann.line("/herausfordern @ben", id_="client-0001")
        await press(await until(ann, "Welches Spiel"), "Patience", ann, "client-0002")
        await press(await until(ann, "was noch gelten soll"), "Jetzt fragen", ann, "client-0004")
        await until(ann, "/herausfordern @ben patience")
        await press(await until(ben, "Patience"), "Annehmen", ben, "client-0003")
        await until(ben, "/annehmen #1")
        await until(ann, "beginnt")
        assert (await toy.table()).phase is Phase.RUNNING


async def test_a_name_without_its_sign_is_a_button_with_it(toy: Stage, tmp_path: Path) -> None:
    async with connected(toy, tmp_path) as browser:
        for name in ("Ann", "Ben"):
            await browser.claim(name, language="de")
        ann = await browser.open("ann")
        await ann.line("/fordere Ben summy tipps=ja", id_="client-0001")
        asked = await until(ann, "ein @ vor den Namen")
        ((label, line, *_),) = asked["buttons"]
        assert label == line == "/herausfordern @Ben summy tipps=ja"
        await ann.line(line, button=True, reply=asked["id"], id_="client-0002")
        await until(ann, "Ben, spielst du mit?")
        await ann.line("/challenge ben cara summy", id_="client-0003")
        asked = await until(ann, "Falls du mit ben jemanden")
        assert [line for _, line, *_ in asked["buttons"]] == ["/herausfordern @ben @cara summy"]
        await ann.line("/challenge ben cara dora emil summy", id_="client-0004")
        asked = await until(ann, "Falls du mit ben jemanden")
        assert "buttons" not in asked, "so many slips are no slip"
