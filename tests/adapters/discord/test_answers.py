"""Answers for their author alone: none twice, none lost; and a second program with the same token is noticed."""

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from time import time

import pytest

from bot.adapters.discord.acknowledgement import SECOND
from bot.adapters.discord.unanswered import Unanswered, UnansweredCommand
from bot.chat.port import Channel, Ephemeral, Message, Span, Unconfirmed
from bot.games.opponents import Opponents
from tests.adapters.discord.app import App
from tests.adapters.discord.back_end import BackEnd
from tests.adapters.discord.stand_in import StandIn
from tests.adapters.discord.test_scenarios import begun
from tests.adapters.discord.transport import Fault
from tests.crash.program import Program

LONG = "\n".join(f"{n}. a line that says something" for n in range(150))


@pytest.fixture
def back_end() -> BackEnd:
    return StandIn()


@pytest.mark.parametrize("status", [0, 500])
async def test_more_of_an_answer_whose_receipt_was_lost_is_there_once(app: App, status: int) -> None:
    here = app.back_end.channel("lobby")
    token = app.pick("Ann", here, "tables")
    await app.answered(token)
    to = Ephemeral(Channel("discord", str(here)), app.who("Ann"))
    answer = Message(to, (Span(LONG),), "m1", answers=f"discord:i:{token.removeprefix('token-')}")
    app.transport.faults.append(Fault("POST", "/webhooks/*", status, after=True))
    with pytest.raises(Unconfirmed):
        await app.chat.send(answer)
    app.back_end.say("Ann", app.back_end.dm_channel("Ann"), "/help")  # earlier events of the gateway have arrived, too
    await app.newest(app.back_end.dm_channel("Ann"), "/help")
    await app.chat.send(answer)
    said = [one.text.replace("\\", "") for one in app.back_end.answer(token).said[1:]]
    assert "\n".join(said) == LONG, "every piece, once"


@pytest.mark.parametrize("status", [0, 500])
async def test_more_of_an_answer_that_did_not_arrive_is_said_again(app: App, status: int) -> None:
    here = app.back_end.channel("lobby")
    app.transport.faults.append(Fault("POST", "/webhooks/*", status))
    answer = await app.slash("Ann", here, "rules", locale="de", game="kakuro")
    await app.settle()
    answer = app.back_end.answer(f"token-{app.transport.asked('POST', '/interactions/*')[-1].path.split('/')[2]}")
    assert len(answer.said) == 2
    assert len({one.text for one in answer.said}) == 2
    assert answer.said[-1].files, "the picture comes with the last piece"


async def test_an_answer_replaces_the_notice_that_its_command_was_interrupted(app: App) -> None:
    """A crash may come after an answer was stored and before that was noted beside the command."""
    here, answers = app.back_end.channel("lobby"), app.chat._answers
    token = app.pick("Ann", here, "tables")
    await app.answered(token)
    application = int(app.transport.asked("PATCH", "/webhooks/*")[-1].path.split("/")[2])
    command = UnansweredCommand(f"discord:i:{token.removeprefix('token-')}", application, token, "en-US", time() + 60)
    answers._pending.clear()
    answers._add(command, 60)
    answer = Message(
        Ephemeral(Channel("discord", str(here)), app.who("Ann")), (Span("the answer"),), "m1", answers=command.id
    )
    for told in ("interrupted", "the answer"):
        answers._interrupted.append(command)
        await answers.tell_interrupted(lambda _: "interrupted")
        assert [one.text for one in app.back_end.answer(token).said] == [told]
        await app.chat.send(answer)
        assert [one.text for one in app.back_end.answer(token).said] == ["the answer"]
    answers._add(command, 60)
    answers._interrupted.append(command)
    async with answers._pending[command.id].lock:  # as while an answer is on its way
        telling = asyncio.create_task(answers.tell_interrupted(lambda _: "interrupted"))
        await asyncio.sleep(0)
        answers._pending[command.id].sent["m1"] = 1
    await telling
    assert [one.text for one in app.back_end.answer(token).said] == ["the answer"]


async def test_a_process_that_no_longer_serves_discord_acknowledges_nothing(app: App) -> None:
    """By then the next process has already looked for unanswered commands."""
    await app.close()
    asked, lost = iter([True]), asyncio.Event()

    def serving() -> bool:
        if (still := next(asked, None)) is None:
            lost.set()
        return bool(still)

    await app.open(serving=serving)
    app.pick("Ann", app.back_end.channel("lobby"), "tables")
    await asyncio.wait_for(lost.wait(), 60)
    await app.close()
    assert app.transport.asked("POST", "/interactions/*/callback") == []
    await app.open()


async def test_a_second_program_with_the_same_token_is_noticed_and_nothing_is_done_twice(
    app: App, tmp_path: Path, opponents: Opponents, caplog: pytest.LogCaptureFixture
) -> None:
    other = App(app.back_end, app.transport, tmp_path / "other.sqlite3", opponents, app.texts)
    await other.open()
    try:
        here = app.back_end.channel("lobby")
        asked = 0
        while SECOND not in app.failures + other.failures:
            asked += 1
            assert asked < 12
            token = app.pick("Ann", here, "challenge", people=("Ben",), game="summy", options=f"luck={asked}")
            await app.transport.until(
                lambda token=token: (
                    len(app.transport.asked("POST", f"*/{token}/callback")) == 2  # type: ignore[misc]
                    and app.back_end.answer(token).gone
                )
            )
            for running_app in (app, other):
                await running_app.settle()
        assert len(app.back_end.seen(here)) == asked, "only one of them carries a command out"
        warned = [record for record in caplog.records if "another program" in record.getMessage()]
        assert len(warned) >= 3
        assert all(record.levelno == logging.WARNING for record in warned)
    finally:
        await other.close()


async def test_processes_that_take_turns_never_give_up_for_each_other(
    app: App, tmp_path: Path, opponents: Opponents
) -> None:
    """Both are told of a command, and both may acknowledge it."""
    await app.close()
    await app.open(serving=lambda: True)
    other = App(app.back_end, app.transport, tmp_path / "other.sqlite3", opponents, app.texts)
    await other.open(serving=lambda: True)
    try:
        for _ in range(6):  # so one of them comes too late at least three times
            token = app.pick("Ann", app.back_end.channel("lobby"), "tables")
            await app.transport.until(
                lambda token=token: (
                    len(app.transport.asked("POST", f"*/{token}/callback")) == 2  # type: ignore[misc]
                    and app.back_end.answer(token).done
                )
            )
            for running_app in (app, other):
                await running_app.settle()
        assert app.failures + other.failures == []
    finally:
        await other.close()


async def test_a_process_whose_turn_is_over_leaves_commands_alone(
    app: App, tmp_path: Path, opponents: Opponents
) -> None:
    heard: list[None] = []

    def serving() -> bool:
        heard.append(None)
        app.transport.note()
        return False

    other = App(app.back_end, app.transport, tmp_path / "other.sqlite3", opponents, app.texts)
    await other.open(serving=serving)
    try:
        await app.slash("Ann", app.back_end.channel("lobby"), "tables")
        await app.transport.until(lambda: heard)
        assert len(app.transport.asked("POST", "*/callback")) == 1
    finally:
        await other.close()


async def launched(app: App, path: Path) -> Program:
    """The program as a process of its own, on the same Discord."""
    program = await Program.launch(
        path,
        DISCORD_TOKEN="discord-token-of-the-tests",
        DISCORD_API_BASE=app.transport.api,
        DISCORD_GATEWAY=app.transport.gateway,
    )
    await program.ready()
    return program


@pytest.mark.parametrize(
    ("request_", "locale", "said"),
    [
        (("POST", "/interactions/*/callback"), "de", "unterbrochen"),
        (("POST", "/interactions/*/callback"), "en-GB", "I was interrupted"),
        (("PATCH", "/webhooks/*"), "de", "keine Tische"),
    ],
    ids=["before it was handled", "before it was handled, in a language of one region", "before it was answered"],
)
async def test_after_a_kill_nobody_is_left_thinking(
    app: App, tmp_path: Path, request_: tuple[str, str], locale: str, said: str
) -> None:
    await app.close()
    killed = await launched(app, tmp_path / "killed.sqlite3")
    await app.transport.until(lambda: len(app.transport.identified) == 2)
    here = app.back_end.channel("lobby")
    app.transport.faults.append(Fault(*request_, -1, after=request_[0] == "POST"))
    token = app.pick("Ann", here, "tables", locale=locale)
    await app.transport.until(lambda: not app.transport.faults)
    killed.kill()
    logged = await killed.gone()
    assert app.back_end.answer(token).acknowledged
    assert not app.back_end.answer(token).said
    again = await launched(app, tmp_path / "killed.sqlite3")
    try:
        assert said in (await app.answered(token)).text
    finally:
        logged += await again.stop()
    assert token not in logged
    assert len(app.back_end.answer(token).said) == 1
    assert (tmp_path / "killed-discord.sqlite3").stat().st_mode & 0o077 == 0
    await app.open()


async def test_after_a_kill_what_is_answered_in_the_channel_leaves_nobody_thinking(app: App, tmp_path: Path) -> None:
    await app.close()
    killed = await launched(app, tmp_path / "killed.sqlite3")
    await app.transport.until(lambda: len(app.transport.identified) == 2)
    here = app.back_end.channel("lobby")
    app.transport.faults.append(Fault("DELETE", "/webhooks/*", -1))
    token = app.pick("Ann", here, "challenge", people=("Ben",), game="summy")
    await app.transport.until(lambda: not app.transport.faults)
    assert (await app.slash("Eve", here, "tables")).said, "what was written before is in the file"
    killed.kill()
    await killed.gone()
    assert not app.back_end.answer(token).done
    again = await launched(app, tmp_path / "killed.sqlite3")
    await app.answered(token)
    await again.stop()
    assert len(app.back_end.seen(here)) == 1
    await app.open()


async def test_a_file_locked_by_a_process_that_stands_still_is_read_and_written_later(tmp_path: Path) -> None:
    path = tmp_path / "discord.sqlite3"
    before = Unanswered(path)
    assert await before.open() == ()
    await before.add(UnansweredCommand("discord:i:1", 1, "token", "de", time() + 60))
    await before.close()
    failed, free = asyncio.Event(), asyncio.Event()

    async def pause(_: float) -> None:
        failed.set()
        await free.wait()

    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        meanwhile = Unanswered(path, pause)
        assert [left.id for left in await meanwhile.open()] == ["discord:i:1"]
        meanwhile.remove("discord:i:1")
        await asyncio.wait_for(failed.wait(), 60)
        other.execute("ROLLBACK")
    free.set()
    await meanwhile.close()
    after = Unanswered(path)
    assert await after.open() == ()
    await after.close()


async def test_a_file_that_cannot_be_used_holds_nobody_up(
    app: App, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await app.close()
    await app.open(unanswered=tmp_path)
    assert "after a crash, authors of unanswered commands are not told" in caplog.text
    assert "no tables" in (await app.slash("Ann", app.back_end.channel("lobby"), "tables")).text


async def test_a_reply_that_does_not_notify_me_is_answered_once_with_how_to_be_heard(
    app: App, back_end: StandIn
) -> None:
    here = await begun(app)
    board = await app.newest(here, "begins")
    name, move, before = await app.turn(), await app.move(), (await app.table()).plies
    asked = back_end.say(name, here, move, reply_to=board.id, ping=False)
    told = await app.newest(here, "Leave the ping on")
    assert told.reply_to == asked
    back_end.say(name, here, move, reply_to=board.id, ping=False)
    back_end.say(name, here, "nice", reply_to=asked, ping=False)
    back_end.say(name, here, move, reply_to=board.id)
    await app.transport.until(lambda: "your turn" in back_end.seen(here)[-1].text)
    assert (await app.table()).plies > before, "with the ping on it is a move"
    assert [one.text for one in back_end.seen(here) if "Leave the ping on" in one.text] == [told.text]


async def test_whoever_asks_for_their_tiles_and_takes_no_private_messages_sees_something_new(app: App) -> None:
    dm = app.back_end.dm_channel("Ben")
    app.transport.faults.append(Fault("POST", f"/channels/{dm}/messages", 403, 50007, times=9))
    here = await begun(app)
    await app.newest(here, "cannot write to you in private")
    for _ in range(2):
        asked = app.back_end.say("Ben", here, f"<@{app.back_end.me}> rack")
        await app.transport.until(lambda: app.back_end.seen(here)[-1].id > asked)  # noqa: B023
        told = app.back_end.seen(here)[-1]
        assert "cannot write to you in private" in told.text
        assert (await app.press("Ben", here, "My tiles", message=told)).said[0].files


async def test_whoever_takes_no_private_messages_is_told_once_to_pick_from_the_menu(app: App) -> None:
    dm = app.back_end.dm_channel("Ben")
    app.transport.faults.append(Fault("POST", f"/channels/{dm}/messages", 403, 50007, times=9))
    here = app.back_end.channel("lobby")
    asked = [app.back_end.say("Ben", here, f"<@{app.back_end.me}> accounts") for _ in range(2)]
    app.back_end.say("Ben", here, f"<@{app.back_end.me}> tables")
    await app.newest(here, "no tables")
    await app.settle()
    told = [one for one in app.back_end.seen(here) if "cannot write to you in private" in one.text]
    assert ["Pick the command from the menu" in one.text for one in told] == [True]
    assert told[0].reply_to == asked[0], "whom it is for"
    marked = {one.id: one.reactions for one in app.back_end.seen(here) if one.reactions}
    assert marked == dict.fromkeys(asked, ("\N{SPEAK-NO-EVIL MONKEY}",)), "a sign each time"


async def test_a_refusal_that_reveals_nothing_is_told_in_the_channel_if_nobody_can_be_told_in_private(app: App) -> None:
    here = await begun(app)
    mover = await app.turn()
    dm = app.back_end.dm_channel(mover)
    app.transport.faults.append(Fault("POST", f"/channels/{dm}/messages", 403, 50007, times=9))
    asked = app.back_end.say(mover, here, f"<@{app.back_end.me}> play 1x2=2")
    told = await app.newest(here, "Where does", "1x2=2")
    await app.settle()
    assert told.reply_to == asked


async def test_other_bots_cannot_be_challenged(app: App, back_end: StandIn) -> None:
    here = app.back_end.channel("lobby")
    bot = back_end.person("Robot")
    back_end.users["Robot"]["bot"] = True
    data = app._data("challenge", ("Robot",), {"game": "summy"})
    data["resolved"]["users"][str(bot)]["bot"] = True
    refused = await app.answered(back_end.interact("Ann", here, 2, data))
    assert "robot" in refused.text
    assert "bot" in refused.text
    back_end.say("Ann", here, f"<@{back_end.me}> challenge <@{bot}> summy")
    told = await app.newest(here, refused.text.replace("\\", "")[:20])
    assert "robot" in told.text
    assert await app.store.table(1) is None


@pytest.mark.parametrize(
    "line", ["<@{me}> challenge <@{me}> summy club", "/challenge <@{me}> summy club", "challenge <@{me}> summy club"]
)
async def test_whoever_challenges_me_means_the_computer(app: App, back_end: StandIn, line: str) -> None:
    here = app.back_end.channel("lobby")
    back_end.say("Ann", here, line.format(me=back_end.me))
    await app.newest(app.back_end.dm_channel("Ann"), "begins")
    await app.settle()
    assert {player.name for player in (await app.table()).players} == {"Ann", "Computer"}


async def test_a_rule_there_is_not_is_answered_with_those_there_are(app: App) -> None:
    answer = await app.slash("Ann", app.back_end.channel("lobby"), "rules", game="summy", rule="corners")
    assert "S5" in answer.text
    assert "table number" not in answer.text


async def test_an_answer_that_asks_nothing_more_says_what_it_is_given(app: App) -> None:
    here = app.back_end.channel("lobby")
    token = app.pick("Ann", here, "forget", whom="me")
    asked = (await app.answered(token)).said[0]
    await app.settle()
    to = Ephemeral(Channel("discord", str(here)), app.who("Ann"))
    await app.chat.remove_buttons(to, str(asked.id), (Span("Nobody is asked any more."),))
    [shown] = app.back_end.answer(token).said
    assert (shown.text, shown.buttons) == ("Nobody is asked any more.", {})
