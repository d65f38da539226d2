"""The connection breaks without an answer, at every kind of request; each failure is one line in the log."""

import asyncio
import logging

import pytest

from tests.adapters.discord.app import App
from tests.adapters.discord.back_end import BackEnd
from tests.adapters.discord.stand_in import StandIn
from tests.adapters.discord.test_scenarios import begun
from tests.adapters.discord.transport import Fault
from tests.logged import records


@pytest.fixture
def back_end() -> BackEnd:
    return StandIn()


def lines_only(caplog: pytest.LogCaptureFixture) -> None:
    """Assert that nothing was logged with a traceback."""
    assert not [record.getMessage() for record in records(caplog) if record.exc_info]


@pytest.mark.parametrize("path", ["/users/@me", "/oauth2/applications/@me", "/gateway/bot"])
async def test_the_start_is_tried_again_after_lost_connections(
    app: App, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    await app.close()
    app.pauses.clear()
    app.transport.faults.append(Fault("GET", path, 0, times=5))
    await app.open()
    assert not app.transport.faults
    assert app.pauses
    lines_only(caplog)


async def test_an_outage_and_its_end_are_logged_once(app: App, caplog: pytest.LogCaptureFixture) -> None:
    await app.close()
    with caplog.at_level(logging.WARNING):
        app.transport.faults.append(Fault("GET", "/users/@me", 0, times=15))  # three attempts to log in
        await app.open()
        await app.slash("Ann", app.back_end.channel("lobby"), "help")
    assert not app.transport.faults
    told = [record.getMessage() for record in caplog.records if "Discord" in record.getMessage()]
    assert [one.partition(" (")[0] for one in told] == ["Discord cannot be reached", "Discord can be reached again"]
    assert told[0].endswith("; trying again until it can")


@pytest.mark.parametrize("status", [0, 502])
@pytest.mark.parametrize("after", [False, True])
async def test_a_move_is_made_although_the_answer_to_its_acknowledgement_is_lost(
    app: App, status: int, after: bool, caplog: pytest.LogCaptureFixture
) -> None:
    here = await begun(app)
    name, before = await app.turn(), (await app.table()).plies
    app.transport.faults.append(Fault("POST", "/interactions/*/callback", status, times=2, after=after))
    if after:
        app.transport.faults[-1].times = 1
    answer = await app.slash(name, here, "play", move=await app.move())
    assert len(answer.said) == 1
    assert (await app.table()).plies > before
    assert app.failures == [], "it was no other program that acknowledged it"
    lines_only(caplog)


async def test_a_command_that_cannot_be_acknowledged_is_not_carried_out(
    app: App, caplog: pytest.LogCaptureFixture
) -> None:
    here = await begun(app)
    name, before = await app.turn(), (await app.table()).plies
    app.transport.faults.append(Fault("POST", "/interactions/*/callback", 0, times=4))
    move = await app.move()
    app.pick(name, here, "play", move=move)
    await app.transport.until(lambda: not app.transport.faults)
    assert (await app.slash("Eve", here, "tables")).said
    assert (await app.table()).plies == before
    assert (await app.slash(name, here, "play", move=move)).said[0].files, "the new tiles"
    lines_only(caplog)


async def test_a_command_that_comes_while_the_client_is_closed_is_told_in_one_line(
    app: App, caplog: pytest.LogCaptureFixture
) -> None:
    here = await begun(app)
    closed = asyncio.Event()

    async def close() -> None:
        app.at_pause = None
        client = app.chat._client
        assert client is not None
        await client.close()
        closed.set()

    app.at_pause = close
    app.transport.faults.append(Fault("POST", "/interactions/*/callback", 0))
    app.pick("Ann", here, "tables")
    async with asyncio.timeout(60):
        await closed.wait()
    await app.close()
    assert "could not be acknowledged, so it was not carried out (ClientClosedError)" in caplog.text
    await app.open()
    assert (await app.slash("Ann", here, "tables")).said, "a new client takes over"
    lines_only(caplog)


async def test_an_acknowledgement_is_deleted_although_the_connection_breaks(
    app: App, caplog: pytest.LogCaptureFixture
) -> None:
    here = await begun(app)
    app.transport.faults.append(Fault("DELETE", "/webhooks/*", 0, times=3))
    answer = await app.slash("Ann", here, "board")
    assert answer.gone, "thinking is over"
    lines_only(caplog)


async def test_an_answer_is_given_once_although_the_connection_breaks(
    app: App, caplog: pytest.LogCaptureFixture
) -> None:
    here = app.back_end.channel("lobby")
    app.transport.faults.append(Fault("PATCH", "/webhooks/*", 0, after=True))
    answer = await app.slash("Ann", here, "tables")
    await app.settle()
    assert len(answer.said) == 1
    lines_only(caplog)


@pytest.mark.parametrize("status", [0, 503])
async def test_a_message_is_there_once_although_the_connection_breaks_which_is_logged_in_one_line(
    app: App, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    here = app.back_end.channel("lobby")
    app.transport.faults.append(Fault("POST", f"/channels/{here}/messages", status, after=True))
    await app.slash("Ann", here, "challenge", people=("Ben",), game="summy")
    await app.settle()
    assert len(app.back_end.seen(here)) == 1
    lines_only(caplog)
    (told,) = [record.getMessage() for record in records(caplog, logging.WARNING)]
    assert ("ServerDisconnectedError" if status == 0 else "HTTP 503, error 0") in told
    assert "\n" not in told


async def test_a_completion_that_cannot_be_given_is_nobodys_trouble(app: App, caplog: pytest.LogCaptureFixture) -> None:
    here = app.back_end.channel("lobby")
    app.transport.faults.append(Fault("POST", "/interactions/*/callback", 0))
    app.back_end.interact(
        "Ann", here, 4, {"name": "help", "options": [{"name": "command", "type": 3, "value": "pl", "focused": True}]}
    )
    await app.transport.until(lambda: not app.transport.faults)
    assert "play" in await app.typing("Ann", here, "help", "command", "pl")
    lines_only(caplog)


@pytest.mark.parametrize("status", [0, 503])
@pytest.mark.parametrize("verb", ["GET", "PUT"])
async def test_the_menu_is_brought_up_to_date_as_soon_as_that_can_be_done(
    app: App, back_end: StandIn, verb: str, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    await app.close()
    app.pauses.clear()
    back_end.commands = []
    app.transport.faults.append(Fault(verb, "/applications/*/commands", status, times=5))
    await app.open()
    await app.transport.until(lambda: back_end.commands)
    assert not app.transport.faults
    assert app.pauses[:2] == [2.0, 4.0]
    lines_only(caplog)
