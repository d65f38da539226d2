"""What only its author sees: nothing twice, nothing lost; and a second program with the same token is noticed."""

import logging
from pathlib import Path

import pytest

from bot.adapters.discord.acknowledging import SECOND
from bot.chat.port import Channel, Ephemeral, Message, Span, Unconfirmed
from bot.games.opponents import Opponents
from tests.adapters.discord.house import Town
from tests.adapters.discord.standin import StandIn
from tests.adapters.discord.test_scenarios import begun
from tests.adapters.discord.transport import Fault
from tests.adapters.discord.world import BackEnd
from tests.crash.program import Program

LONG = "\n".join(f"{n}. a line that says something" for n in range(150))


@pytest.fixture
def world() -> BackEnd:
    return StandIn()


@pytest.mark.parametrize("status", [0, 500])
async def test_more_of_an_answer_whose_receipt_was_lost_is_there_once(place: Town, status: int) -> None:
    here = place.world.channel("lobby")
    token = place.pick("Ann", here, "tables")
    await place.answered(token)
    to = Ephemeral(Channel("discord", str(here)), place.who("Ann"))
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


async def launched(place: Town, path: Path) -> Program:
    """The program as it is started by hand, in the same Discord."""
    program = await Program.launch(
        path,
        DISCORD_TOKEN="discord-token-of-the-tests",
        DISCORD_API_BASE=place.transport.api,
        DISCORD_GATEWAY=place.transport.gateway,
    )
    await program.ready()
    return program


@pytest.mark.parametrize(
    ("request_", "said"),
    [(("POST", "/interactions/*/callback"), "unterbrochen"), (("PATCH", "/webhooks/*"), "keine Tische")],
    ids=["before it was handled", "before it was answered"],
)
async def test_after_a_kill_nobody_is_left_thinking(
    place: Town, tmp_path: Path, request_: tuple[str, str], said: str
) -> None:
    await place.close()
    killed = await launched(place, tmp_path / "killed.sqlite3")
    await place.transport.until(lambda: len(place.transport.identified) == 2)
    here = place.world.channel("lobby")
    place.transport.faults.append(Fault(*request_, -1, after=request_[0] == "POST"))
    token = place.pick("Ann", here, "tables", locale="de")
    await place.transport.until(lambda: not place.transport.faults)
    killed.kill()
    logged = await killed.gone()
    assert place.world.answer(token).acknowledged
    assert not place.world.answer(token).said
    again = await launched(place, tmp_path / "killed.sqlite3")
    try:
        assert said in (await place.answered(token)).text
    finally:
        logged += await again.stop()
    assert token not in logged
    assert len(place.world.answer(token).said) == 1
    assert (tmp_path / "killed-discord.sqlite3").stat().st_mode & 0o077 == 0
    await place.open()


async def test_a_file_that_cannot_be_used_holds_nobody_up(
    place: Town, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await place.close()
    await place.open(unanswered=tmp_path)
    assert "after a crash nobody is told" in caplog.text
    assert "no tables" in (await place.slash("Ann", place.world.channel("lobby"), "tables")).text


async def test_a_reply_that_does_not_notify_me_is_answered_once_with_how_to_be_heard(
    place: Town, world: StandIn
) -> None:
    here = await begun(place)
    board = await place.newest(here, "begins")
    name, move, before = await place.turn(), await place.move(), (await place.table()).plies
    asked = world.say(name, here, move, reply_to=board.id, ping=False)
    told = await place.newest(here, "Leave the ping on")
    assert told.reply_to == asked
    world.say(name, here, move, reply_to=board.id, ping=False)
    world.say(name, here, "nice", reply_to=asked, ping=False)
    world.say(name, here, move, reply_to=board.id)
    await place.transport.until(lambda: "your turn" in world.seen(here)[-1].text)
    assert (await place.table()).plies > before, "with the ping on it is a move"
    assert [one.text for one in world.seen(here) if "Leave the ping on" in one.text] == [told.text]


async def test_who_asks_for_their_tiles_and_takes_no_private_messages_sees_something_new(place: Town) -> None:
    home = place.world.home("Ben")
    place.transport.faults.append(Fault("POST", f"/channels/{home}/messages", 403, 50007, times=9))
    here = await begun(place)
    await place.newest(here, "cannot write to you in private")
    for _ in range(2):
        asked = place.world.say("Ben", here, f"<@{place.world.me}> rack")
        await place.transport.until(lambda: place.world.seen(here)[-1].id > asked)  # noqa: B023
        told = place.world.seen(here)[-1]
        assert "cannot write to you in private" in told.text
        assert (await place.press("Ben", here, "My tiles", message=told)).said[0].files


async def test_other_bots_cannot_be_challenged(place: Town, world: StandIn) -> None:
    here = place.world.channel("lobby")
    bot = world.person("Robot")
    world.users["Robot"]["bot"] = True
    data = place._data("challenge", ("Robot",), {"game": "summy"})
    data["resolved"]["users"][str(bot)]["bot"] = True
    refused = await place.answered(world.interact("Ann", here, 2, data))
    assert "robot" in refused.text
    assert "bot" in refused.text
    world.say("Ann", here, f"<@{world.me}> challenge <@{bot}> summy")
    told = await place.newest(here, refused.text.replace("\\", "")[:20])
    assert "robot" in told.text
    assert await place.store.table(1) is None


@pytest.mark.parametrize(
    "line", ["<@{me}> challenge <@{me}> summy club", "/challenge <@{me}> summy club", "challenge <@{me}> summy club"]
)
async def test_whoever_challenges_me_means_the_computer(place: Town, world: StandIn, line: str) -> None:
    here = place.world.channel("lobby")
    world.say("Ann", here, line.format(me=world.me))
    await place.newest(here, "begins")
    await place.settle()
    assert {player.name for player in (await place.table()).players} == {"Ann", "Computer"}


async def test_a_rule_there_is_not_is_answered_with_those_there_are(place: Town) -> None:
    answer = await place.slash("Ann", place.world.channel("lobby"), "rules", game="summy", rule="corners")
    assert "S5" in answer.text
    assert "table number" not in answer.text
