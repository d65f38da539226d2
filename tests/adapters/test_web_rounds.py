"""A round in which everybody acts at once, in the web chat: messages changed in place, with their pictures and buttons."""

from pathlib import Path
from typing import Any

from tests.adapters.web_client import Page
from tests.adapters.web_stage import agree, connected, until
from tests.bot.stage import Stage


async def press(page: Page, entry: dict[str, Any], label: str, id_: str) -> None:
    (command,) = (command for name, command, *_ in entry["buttons"] if name == label)
    await page.line(command, room=page.own, button=True, reply=entry["id"], id_=id_)


async def test_whoever_sits_at_a_table_already_is_not_asked_to_join(toy: Stage, tmp_path: Path) -> None:
    async with connected(toy, tmp_path) as browser:
        ann, ben = await browser.enter("Ann"), await browser.enter("Ben")
        await ann.line("/challenge anyone toy", id_="client-0001")
        offered = await until(ben, "wants to play")
        assert [name for name, *_ in offered["buttons"]] == ["Join"]
        assert [name for name, *_ in (await until(ann, "wants to play"))["buttons"]] == ["Cancel challenge"]


async def test_a_round_is_changed_in_place_and_a_button_of_an_earlier_round_is_refused(
    toy: Stage, tmp_path: Path
) -> None:
    async with connected(toy, tmp_path) as browser:
        ann, ben = await browser.enter("Ann"), await browser.enter("Ben")
        await agree(ann, ben, "/challenge @ben toy")
        opening = await until(ben, "all at once")
        own = await until(ann, "for your eyes only")
        assert [name for name, *_ in own["buttons"]] == ["Done"]
        await ann.line("pick 3", room=ann.own, id_="client-0003")
        drafted = await until(ann, "Drafted: 3.")
        assert drafted["id"] == own["id"]
        assert drafted["picture"]["src"] != own["picture"]["src"]
        assert [name for name, *_ in drafted["buttons"]] == ["Done", "Undo"]
        await press(ann, drafted, "Done", "client-0004")
        done = await until(ben, "Ann is done.")
        assert done["id"] == opening["id"]
        assert done["picture"]
        await ben.line("done", room=ben.own, id_="client-0005")
        closing = await until(ben, "The round is over.")
        assert closing["id"] != opening["id"]
        await press(ann, drafted, "Undo", "client-0006")
        await until(ann, "belongs to an earlier turn")
