"""What only its author sees: nothing twice, nothing lost; and a second program with the same token is noticed."""

import logging
from pathlib import Path

import pytest

from bot.adapters.discord.acknowledging import SECOND
from bot.chat.port import Aside, Channel, Message, Span, Unconfirmed
from bot.opponents import Opponents
from tests.adapters.discord.house import Town
from tests.adapters.discord.standin import StandIn
from tests.adapters.discord.transport import Fault
from tests.adapters.discord.world import BackEnd

LONG = "\n".join(f"{n}. a line that says something" for n in range(150))


@pytest.fixture
def world() -> BackEnd:
    return StandIn()


@pytest.mark.parametrize("status", [0, 500])
async def test_more_of_an_answer_whose_receipt_was_lost_is_there_once(place: Town, status: int) -> None:
    here = place.world.channel("lobby")
    token = place.pick("Ann", here, "tables")
    await place.answered(token)
    to = Aside(Channel("discord", str(here)), place.who("Ann"))
    answer = Message(to, (Span(LONG),), "m1", answers=f"discord:i:{token.removeprefix('token-')}")
    place.transport.faults.append(Fault("POST", "/webhooks/*", status, after=True))
    with pytest.raises(Unconfirmed):
        await place.chat.send(answer)
    place.world.say("Ann", place.world.home("Ann"), "/help")  # what the gateway told before that has been heard, too
    await place.newest(place.world.home("Ann"), "/help")
    await place.chat.send(answer)
    said = [one.text.replace("\\", "") for one in place.world.answer(token).said[1:]]
    assert "\n".join(said) == LONG, "every piece, once"


@pytest.mark.parametrize("status", [0, 500])
async def test_more_of_an_answer_that_did_not_arrive_is_said_again(place: Town, status: int) -> None:
    here = place.world.channel("lobby")
    place.transport.faults.append(Fault("POST", "/webhooks/*", status))
    answer = await place.slash("Ann", here, "rules", locale="de", game="kakuro")
    await place.settle()
    answer = place.world.answer(f"token-{place.transport.asked('POST', '/interactions/*')[-1].path.split('/')[2]}")
    assert len(answer.said) == 2
    assert len({one.text for one in answer.said}) == 2
    assert answer.said[-1].files, "the picture comes with the last piece"


async def test_a_second_program_with_the_same_token_is_noticed_and_nothing_is_done_twice(
    place: Town, tmp_path: Path, thinkers: Opponents, caplog: pytest.LogCaptureFixture
) -> None:
    other = Town(place.world, place.transport, tmp_path / "other.sqlite3", thinkers, place.texts)
    await other.open()
    try:
        here = place.world.channel("lobby")
        asked = 0
        while SECOND not in place.failures + other.failures:
            asked += 1
            assert asked < 12
            token = place.pick("Ann", here, "challenge", people=("Ben",), game="summy")
            await place.transport.until(
                lambda token=token: (
                    len(place.transport.asked("POST", f"*/{token}/callback")) == 2  # type: ignore[misc]
                    and place.world.answer(token).gone
                )
            )
            for town in (place, other):
                await town.settle()
        assert len(place.world.seen(here)) == asked, "only one of them carries a command out"
        warned = [record for record in caplog.records if "another program" in record.getMessage()]
        assert len(warned) >= 3
        assert all(record.levelno == logging.WARNING for record in warned)
    finally:
        await other.close()
