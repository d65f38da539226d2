"""The connection breaks without an answer, at every kind of request; and what fails is told in one line."""

import logging

import pytest

from tests.adapters.discord.house import Town
from tests.adapters.discord.standin import StandIn
from tests.adapters.discord.test_scenarios import begun
from tests.adapters.discord.transport import Fault
from tests.adapters.discord.world import BackEnd


@pytest.fixture
def world() -> BackEnd:
    return StandIn()


def lines_only(caplog: pytest.LogCaptureFixture) -> None:
    """Nothing was logged with a traceback."""
    assert not [record.getMessage() for record in caplog.records if record.exc_info]


@pytest.mark.parametrize("path", ["/users/@me", "/oauth2/applications/@me", "/gateway/bot"])
async def test_at_the_start_it_is_tried_again(place: Town, path: str, caplog: pytest.LogCaptureFixture) -> None:
    await place.close()
    place.pauses.clear()
    place.transport.faults.append(Fault("GET", path, 0, times=5))
    await place.open()
    assert not place.transport.faults
    assert place.pauses
    lines_only(caplog)


@pytest.mark.parametrize("status", [0, 502])
@pytest.mark.parametrize("after", [False, True])
async def test_in_the_acknowledgement_the_move_is_made_all_the_same(
    place: Town, status: int, after: bool, caplog: pytest.LogCaptureFixture
) -> None:
    here = await begun(place)
    name, before = await place.turn(), (await place.table()).plies
    place.transport.faults.append(Fault("POST", "/interactions/*/callback", status, times=2, after=after))
    if after:
        place.transport.faults[-1].times = 1
    answer = await place.slash(name, here, "play", move=await place.move())
    assert answer.gone
    assert (await place.table()).plies > before
    assert place.failures == [], "it was no other program that acknowledged it"
    lines_only(caplog)


async def test_a_command_that_cannot_be_acknowledged_is_not_carried_out(
    place: Town, caplog: pytest.LogCaptureFixture
) -> None:
    here = await begun(place)
    name, before = await place.turn(), (await place.table()).plies
    place.transport.faults.append(Fault("POST", "/interactions/*/callback", 0, times=4))
    move = await place.move()
    place.pick(name, here, "play", move=move)
    await place.transport.until(lambda: not place.transport.faults)
    assert (await place.slash("Eve", here, "tables")).said
    assert (await place.table()).plies == before
    assert (await place.slash(name, here, "play", move=move)).gone
    lines_only(caplog)


async def test_when_an_acknowledgement_is_taken_back(place: Town, caplog: pytest.LogCaptureFixture) -> None:
    here = await begun(place)
    place.transport.faults.append(Fault("DELETE", "/webhooks/*", 0, times=3))
    answer = await place.slash(await place.turn(), here, "play", move=await place.move())
    assert answer.gone, "thinking is over"
    lines_only(caplog)


async def test_in_an_answer_it_is_given_once(place: Town, caplog: pytest.LogCaptureFixture) -> None:
    here = place.world.channel("lobby")
    place.transport.faults.append(Fault("PATCH", "/webhooks/*", 0, after=True))
    answer = await place.slash("Ann", here, "tables")
    await place.settle()
    assert len(answer.said) == 1
    lines_only(caplog)


@pytest.mark.parametrize("status", [0, 503])
async def test_in_a_message_it_is_there_once_and_told_in_one_line(
    place: Town, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    here = place.world.channel("lobby")
    place.transport.faults.append(Fault("POST", f"/channels/{here}/messages", status, after=True))
    await place.slash("Ann", here, "challenge", people=("Ben",), game="summy")
    await place.settle()
    assert len(place.world.seen(here)) == 1
    lines_only(caplog)
    (told,) = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert ("ServerDisconnectedError" if status == 0 else "HTTP 503, error 0") in told
    assert "\n" not in told


async def test_a_completion_that_cannot_be_given_is_nobodys_trouble(
    place: Town, caplog: pytest.LogCaptureFixture
) -> None:
    here = place.world.channel("lobby")
    place.transport.faults.append(Fault("POST", "/interactions/*/callback", 0))
    place.world.interact(
        "Ann", here, 4, {"name": "help", "options": [{"name": "command", "type": 3, "value": "pl", "focused": True}]}
    )
    await place.transport.until(lambda: not place.transport.faults)
    assert "play" in await place.typing("Ann", here, "help", "command", "pl")
    lines_only(caplog)


@pytest.mark.parametrize("status", [0, 503])
@pytest.mark.parametrize("verb", ["GET", "PUT"])
async def test_the_menu_is_brought_up_to_date_as_soon_as_that_can_be_done(
    place: Town, world: StandIn, verb: str, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    await place.close()
    place.pauses.clear()
    world.commands = []
    place.transport.faults.append(Fault(verb, "/applications/*/commands", status, times=5))
    await place.open()
    await place.transport.until(lambda: world.commands)
    assert not place.transport.faults
    assert place.pauses[:2] == [2.0, 4.0]
    lines_only(caplog)
