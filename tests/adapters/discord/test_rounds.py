"""A round in which everybody acts at once: one message in the channel, one for each player, both edited in place."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.chat.text import Texts
from tests.adapters.discord.app import App, running_app
from tests.adapters.discord.back_end import BackEnd
from tests.bot.toys import AtOnce


@pytest.fixture
async def app(back_end: BackEnd, tmp_path: Path, toy_registered: None, toy_texts: Texts) -> AsyncIterator[App]:
    """The running bot, with the toy game."""
    async with running_app(back_end, tmp_path / "bot.sqlite3", AtOnce(), toy_texts) as app:
        yield app


async def begun(app: App) -> int:
    here = app.back_end.channel("lobby")
    await app.slash("Ann", here, "challenge", people=("Ben",), game="toy")
    await app.press("Ben", here, "Accept")
    await app.settle()
    return here


async def test_a_round_is_one_message_with_its_picture(app: App) -> None:
    here = await begun(app)
    opening = await app.newest(here, "all at once")
    assert opening.pings == (str(app.back_end.person("Ann")), str(app.back_end.person("Ben")))
    count = len(app.back_end.seen(here))
    await app.slash("Ann", here, "play", move="pick 3")
    answer = await app.slash("Ann", here, "play", move="done")
    assert "for your eyes only" in answer.text
    await app.settle()
    rewritten = await app.newest(here, "Ann is done.")
    assert rewritten.id == opening.id
    assert len(app.back_end.seen(here)) == count
    assert len(rewritten.files) == 1
    assert "Ben" in rewritten.files[0][1]
    await app.slash("Ben", here, "play", move="done")
    await app.settle()
    closing = await app.newest(here, "The round is over.")
    assert closing.id != opening.id
    kept = next(one for one in app.back_end.seen(here) if one.id == opening.id)
    assert kept.data == rewritten.data, "the picture of a round stays"


async def test_a_players_own_message_moves_below_a_typed_line_and_stays_in_place_after_a_press(app: App) -> None:
    here = await begun(app)
    dm = app.back_end.dm_channel("Ann")
    (own,) = app.back_end.seen(dm)
    assert own.buttons.keys() == {"Done"}
    typed = app.back_end.say("Ann", dm, "pick 3")
    drafted = await app.newest(dm, "Drafted: 3.")
    await app.settle()
    assert [one.id for one in app.back_end.seen(dm)] == [typed, drafted.id], "the one before is gone"
    assert drafted.buttons.keys() == {"Done", "Undo"}
    assert len(drafted.files) == 1
    pressed = await app.press("Ann", dm, "Undo")
    assert pressed.gone, "the message itself has changed"
    await app.settle()
    undone = next(one for one in app.back_end.seen(dm) if one.id == drafted.id)
    assert "Drafted" not in undone.text
    await app.press("Ann", dm, "Done")
    await app.settle()
    done = next(one for one in app.back_end.seen(dm) if one.id == drafted.id)
    assert done.buttons == {}
    assert (await app.newest(here, "Ann is done.")).id


async def test_a_button_of_an_earlier_round_is_told_from_one_of_this(app: App) -> None:
    here = await begun(app)
    dm = app.back_end.dm_channel("Ann")
    app.back_end.say("Ann", dm, "pick 3")
    drafted = await app.newest(dm, "Drafted: 3.")
    for name in ("Ann", "Ben"):
        await app.slash(name, here, "play", move="done")
    await app.settle()
    table = await app.table()
    refused = await app.press("Ann", dm, "Undo", message=drafted)
    assert "belongs to an earlier turn" in refused.text
    assert await app.table() == table


async def test_what_is_drafted_unseen_in_the_channel_goes_on_there(app: App) -> None:
    here = await begun(app)
    first = await app.slash("Ann", here, "play", move="pick 3")
    (own,) = first.said
    assert "Drafted: 3." in own.text
    assert own.buttons.keys() == {"Done", "Undo"}
    assert len(own.files) == 1
    pressed = await app.press("Ann", here, "Undo", message=own)
    assert "for your eyes only" in pressed.text
    assert "Drafted" not in pressed.text
    assert not any("Drafted" in one.text for one in app.back_end.seen(here))
