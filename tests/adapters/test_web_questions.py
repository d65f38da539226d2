"""A question in the web chat loses its buttons once it is answered in words or asked anew."""

from pathlib import Path
from typing import Any

import pytest

from bot.tables.table import Phase
from tests.adapters.web_client import Page, text_of
from tests.adapters.web_stage import agree, connected, until
from tests.bot.stage import Stage


async def without_buttons(page: Page, asked: dict[str, Any]) -> dict[str, Any]:
    """The entry of a question once it is pushed again, without buttons."""
    while (entry := await until(page, text_of(asked)))["id"] != asked["id"] or entry.get("buttons"):
        pass
    return entry


@pytest.mark.parametrize("private", [True, False])
@pytest.mark.parametrize("again", ["/forget me no", "/forget me"])
async def test_i6_a_settled_question_whether_to_erase_a_name_has_no_buttons(
    toy: Stage, tmp_path: Path, again: str, *, private: bool
) -> None:
    async with connected(toy, tmp_path) as browser:
        ann = await browser.enter("Ann")
        room = {"room": ann.own} if private else {}
        await ann.line("/forget me", id_="client-0001", **room)
        asked = await until(ann, "Shall I erase your name?")
        await ann.line(again, id_="client-0002", **room)
        await without_buttons(ann, asked)
        reopened = await browser.open("ann")
        shown = {entry["id"]: entry.get("buttons", []) for entry in reopened.welcome["entries"]}
        assert shown[asked["id"]] == []
        await reopened.line("/forget me yes", id_="client-0003", button=True, reply=asked["id"], **room)
        again_asked = await until(reopened, "Shall I erase your name?")
        assert again_asked["id"] > asked["id"]
        await reopened.line("/forget me yes", id_="client-0004", button=True, reply=again_asked["id"], **room)
        await until(reopened, "Your name is erased")


async def test_a_settled_question_whether_to_give_up_has_no_buttons(toy: Stage, tmp_path: Path) -> None:
    async with connected(toy, tmp_path) as browser:
        ann, ben = await browser.enter("Ann"), await browser.enter("Ben")
        await agree(ann, ben, "/challenge @ben patience")
        await until(ann, "begins")
        await ann.line("/resign", id_="client-0001")
        asked = await until(ann, "give up")
        await ann.line("/resign no", id_="client-0002")
        await without_buttons(ann, asked)
        (command,) = (command for label, command, *_ in asked["buttons"] if label == "Give up")
        await ann.line(command, id_="client-0003", button=True, reply=asked["id"])
        newer = await until(ann, "give up")
        assert newer["id"] > asked["id"]
        assert (await toy.table()).phase is Phase.RUNNING
        await ann.line(command, id_="client-0004", button=True, reply=newer["id"])
        await until(ann, "You have given up")
        assert (await toy.table()).phase is Phase.OVER
