"""A round in which everybody acts at once: one message in the channel, one for each player, both changed in place."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.chat.text import Texts
from tests.adapters.discord.house import Town, town
from tests.adapters.discord.world import BackEnd
from tests.bot.toys import AtOnce


@pytest.fixture
async def place(world: BackEnd, tmp_path: Path, toy_registered: None, toy_texts: Texts) -> AsyncIterator[Town]:
    """A town in which the toy is played."""
    async with town(world, tmp_path / "house.sqlite3", AtOnce(), toy_texts) as place:
        yield place


async def begun(place: Town) -> int:
    here = place.world.channel("lobby")
    await place.slash("Ann", here, "challenge", people=("Ben",), game="toy")
    await place.press("Ben", here, "Accept")
    await place.settle()
    return here


async def test_a_round_is_one_message_with_its_picture(place: Town) -> None:
    here = await begun(place)
    opening = await place.newest(here, "all at once")
    assert opening.pings == (str(place.world.person("Ann")), str(place.world.person("Ben")))
    count = len(place.world.seen(here))
    await place.slash("Ann", here, "play", move="pick 3")
    answer = await place.slash("Ann", here, "play", move="done")
    assert "Your picks" in answer.text
    await place.settle()
    rewritten = await place.newest(here, "Ann is done.")
    assert rewritten.id == opening.id
    assert len(place.world.seen(here)) == count
    assert len(rewritten.files) == 1
    assert "Ben" in rewritten.files[0][1]
    await place.slash("Ben", here, "play", move="done")
    await place.settle()
    closing = await place.newest(here, "The round is over.")
    assert closing.id != opening.id
    kept = next(one for one in place.world.seen(here) if one.id == opening.id)
    assert kept.data == rewritten.data, "the picture of a round stays"


async def test_ones_own_stays_in_its_place_with_its_buttons(place: Town) -> None:
    here = await begun(place)
    home = place.world.home("Ann")
    (own,) = place.world.seen(home)
    assert own.buttons.keys() == {"Done"}
    place.world.say("Ann", home, "pick 3")
    drafted = await place.newest(home, "Drafted: 3.")
    assert drafted.id == own.id
    assert drafted.buttons.keys() == {"Done", "Undo"}
    assert len(drafted.files) == 1
    pressed = await place.press("Ann", home, "Undo")
    assert pressed.gone, "the message itself has changed"
    await place.settle()
    undone = next(one for one in place.world.seen(home) if one.id == own.id)
    assert "Drafted" not in undone.text
    await place.press("Ann", home, "Done")
    await place.settle()
    done = next(one for one in place.world.seen(home) if one.id == own.id)
    assert done.buttons == {}
    assert (await place.newest(here, "Ann is done.")).id


async def test_a_button_of_an_earlier_round_is_told_from_one_of_this(place: Town) -> None:
    here = await begun(place)
    home = place.world.home("Ann")
    place.world.say("Ann", home, "pick 3")
    drafted = await place.newest(home, "Drafted: 3.")
    for name in ("Ann", "Ben"):
        await place.slash(name, here, "play", move="done")
    await place.settle()
    table = await place.table()
    refused = await place.press("Ann", home, "Undo", message=drafted)
    assert "belongs to an earlier turn" in refused.text
    assert await place.table() == table


async def test_what_is_drafted_unseen_in_the_channel_goes_on_there(place: Town) -> None:
    here = await begun(place)
    first = await place.slash("Ann", here, "play", move="pick 3")
    (own,) = first.said
    assert "Drafted: 3." in own.text
    assert own.buttons.keys() == {"Done", "Undo"}
    assert len(own.files) == 1
    pressed = await place.press("Ann", here, "Undo", message=own)
    assert "Your picks" in pressed.text
    assert "Drafted" not in pressed.text
    assert not any("Drafted" in one.text for one in place.world.seen(here))
