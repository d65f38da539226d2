"""Whole games and whole evenings, the same on both back-ends."""

from tests.adapters.discord.house import Town


async def begun(place: Town, *, room: str = "lobby") -> int:
    """Ann challenges Ben in a channel and he presses the button; the channel."""
    here = place.world.channel(room)
    asked = await place.slash("Ann", here, "challenge", people=("Ben",), game="summy")
    assert asked.gone, "what all can see is no answer"
    pressed = await place.press("Ben", here, "Accept")
    assert pressed.gone
    await place.settle()
    return here


async def test_two_people_play_in_a_channel_with_racks_in_private(place: Town) -> None:
    here = await begun(place)
    board = await place.newest(here, "begins")
    assert board.files[0][1], "every picture is told in words"
    for name in ("Ann", "Ben"):
        rack = place.world.seen(place.world.home(name))[-1]
        assert rack.files
    turns = 0
    while not await place.over():
        name, move = await place.turn(), await place.move()
        answer = await place.slash(name, here, "play", move=move)
        assert answer.gone, answer.text
        await place.settle()
        turns += 1
    over = await place.newest(here, "over")
    assert over.buttons.keys() == {"Rematch"}
    assert turns > 4
