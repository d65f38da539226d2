"""A question that is answered or asked anew asks again when its old buttons are pressed, whatever the platform shows."""

import asyncio
from pathlib import Path

import pytest

from bot.chat.port import Channel, Incoming, Message, RateLimited
from bot.games.opponents import Opponents
from bot.tables.table import Phase
from tests.bot.stage import ANN, LOBBY, Stage, only, private_chat, reference, staged, words
from tests.bot.test_accounts import ANNIE, link, linked, new_code, say
from tests.bot.test_forgetting import deleting, is_known

RESIGNING = ("/resign", "Give up", "Do you want to give up")
FORGETTING = ("/forget me", "Erase my name", "Shall I erase your name?")

every_question = pytest.mark.parametrize(("line", "label", "question"), [RESIGNING, FORGETTING])
private_or_not = pytest.mark.parametrize("private", [True, False])


async def begin(stage: Stage, line: str) -> None:
    """Give Ann something that she can lose by the answer."""
    if line == "/resign":
        await stage.begin()
    else:
        await stage.say(ANN, "/theme dark", private=True)


async def is_done(stage: Stage, line: str) -> bool:
    """Whether Ann has lost it."""
    return (await stage.table()).phase is Phase.OVER if line == "/resign" else not await is_known(stage)


async def press(stage: Stage, asked: Message, label: str, *, private: bool, told: bool = True) -> list[Message]:
    """Press a button of a question; with `told` the platform tells of which message it is."""
    (command,) = (button.command for button in asked.buttons if button.label == label)
    reply_to = reference(asked) if told else None
    return await stage.say(ANN, command, reply_to=reply_to, pressed=True, private=private)


@every_question
@private_or_not
async def test_a_question_answered_in_words_asks_again(
    stage: Stage, line: str, label: str, question: str, *, private: bool
) -> None:
    await begin(stage, line)
    settled = only(await stage.say(ANN, line, private=private))
    await stage.say(ANN, f"{line} no", private=private)
    asked = only(await press(stage, settled, label, private=private))
    assert words(asked).startswith(question)
    assert asked.replaces is None, "below, because the old one is not read again"
    assert not await is_done(stage, line)
    await press(stage, asked, label, private=private)
    assert await is_done(stage, line)


@every_question
@private_or_not
async def test_of_a_question_asked_twice_only_the_newest_is_open(
    stage: Stage, line: str, label: str, question: str, *, private: bool
) -> None:
    await begin(stage, line)
    first, second = [only(await stage.say(ANN, line, private=private)) for _ in range(2)]
    third = only(await press(stage, first, label, private=private))
    assert words(third).startswith(question)
    assert not await is_done(stage, line)
    assert words(only(await press(stage, second, label, private=private))).startswith(question)
    assert not await is_done(stage, line), "the third one has taken its place"


@every_question
async def test_a_question_answered_by_a_button_asks_again_in_a_window_that_still_shows_it(
    stage: Stage, line: str, label: str, question: str
) -> None:
    await begin(stage, line)
    asked = only(await stage.say(ANN, line))
    (no,) = (button.label for button in asked.buttons if button.label != label)
    kept = only(await press(stage, asked, no, private=False))
    assert (kept.replaces, kept.buttons) == (reference(asked), ())
    assert words(only(await press(stage, asked, label, private=False))).startswith(question)
    assert not await is_done(stage, line)


@every_question
@pytest.mark.parametrize("settled", [True, False])
async def test_what_is_open_is_known_after_a_restart(
    tmp_path: Path, opponents: Opponents, line: str, label: str, question: str, *, settled: bool
) -> None:
    path = tmp_path / "games.sqlite3"
    async with staged(path, opponents) as stage:
        await begin(stage, line)
        asked = only(await stage.say(ANN, line))
        if settled:
            await stage.say(ANN, f"{line} no")
    async with staged(path, opponents) as stage:
        stage.lines = 1000
        await press(stage, asked, label, private=False)
        assert await is_done(stage, line) != settled


@every_question
async def test_where_nobody_knows_which_message_was_pressed_it_counts_while_a_question_is_open(
    stage: Stage, line: str, label: str, question: str
) -> None:
    await begin(stage, line)
    asked = only(await stage.say(ANN, line))
    await stage.say(ANN, f"{line} no")
    asked = only(await press(stage, asked, label, private=False, told=False))
    assert words(asked).startswith(question)
    assert not await is_done(stage, line)
    await press(stage, asked, label, private=False, told=False)
    assert await is_done(stage, line)


async def test_a_question_is_settled_before_its_answer_has_arrived(stage: Stage) -> None:
    await stage.begin()
    asked = only(await stage.say(ANN, "/resign", private=True))
    paused, goes_on = asyncio.Event(), asyncio.Event()

    async def wait(_: float) -> None:
        paused.set()
        await goes_on.wait()

    stage.wait = wait
    chat = deleting(stage)
    chat.trouble = lambda _: None if paused.is_set() else RateLimited(1.0)
    answer = asyncio.create_task(stage.say(ANN, "/resign no", private=True))
    async with asyncio.timeout(60):
        await paused.wait()
        private = Channel("web", f"@{ANN.account.id}")
        yes = Incoming("yes", private, ANN, "/resign yes", private=True, pressed=True, reply_to=reference(asked))
        await stage.service.handle(yes)
    goes_on.set()
    await answer
    await stage.settle()
    assert (await stage.table()).phase is Phase.RUNNING
    assert (private_chat(ANN), reference(asked)) in chat.without_buttons


async def test_a_question_whether_accounts_are_one_persons_asks_again(two: Stage) -> None:
    settled = only(await say(two, ANN, f"/link {await new_code(two, ANNIE)}"))
    (yes, _) = (button.label for button in settled.buttons)
    await say(two, ANN, "/link no")
    await say(two, ANN, f"/link {await new_code(two, ANNIE)}")
    again = only(await two.press(ANN, settled, yes))
    assert [button.command for button in again.buttons] == ["/link yes", "/link no"]
    assert not await linked(two, ANN, ANNIE)
    await two.press(ANN, again, yes)
    assert await linked(two, ANN, ANNIE)


async def test_a_question_whether_an_account_is_to_stand_alone_asks_again(two: Stage) -> None:
    await link(two, ANN, ANNIE)
    settled = only(await say(two, ANN, "/unlink"))
    (yes, _) = (button.label for button in settled.buttons)
    await say(two, ANN, "/unlink no")
    again = only(await two.press(ANN, settled, yes))
    assert await linked(two, ANN, ANNIE)
    await two.press(ANN, again, yes)
    assert not await linked(two, ANN, ANNIE)


async def test_a_settled_question_is_still_nobody_elses(stage: Stage) -> None:
    ann, ben = await stage.begin_two()
    asked = only(await stage.say(ann, "/resign"))
    await stage.say(ann, "/resign no")
    said = only(await stage.say(ben, "/resign #1 yes", reply_to=reference(asked), pressed=True))
    assert "Only the person who was asked" in words(said)
    assert asked.to != LOBBY
