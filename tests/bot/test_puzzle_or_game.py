"""V4: whether a move in private is for the open puzzle or for a game that waits, and which puzzle an answer is about."""

from pathlib import Path

import pytest

from bot.chat.port import Channel, Incoming
from bot.games.puzzles import puzzle
from bot.games.registry import load
from tests.bot.stage import ANN, Stage, only, reference, staged, words
from tests.bot.test_puzzles import at, weak
from tests.bot.test_reviews import over
from tests.bot.test_thinking import Thoughtful


async def test_v4_a_move_is_for_the_game_whose_turn_a_channel_was_told_of_after_the_puzzle(stage: Stage) -> None:
    number = await stage.begin()
    mover, other = await stage.seated(number)
    await stage.say(other, "/puzzle summy", private=True)
    name, move = await at(stage, other), puzzle(await at(stage, other)).best
    assert (await stage.say(other, weak(name), private=True))[0].buttons, (
        "while others are awaited, the puzzle is meant"
    )
    stage.now += 86_400
    await stage.say(mover, await stage.move(number))
    before = (await stage.table(number)).plies
    await stage.say(other, await stage.move(number), private=True)
    assert (await stage.table(number)).plies > before
    assert (await at(stage, other)) == name
    (mover, _), before = await stage.seated(number), (await stage.table(number)).plies
    stage.now += 1
    await stage.say(mover, "/puzzle summy", private=True)
    said = only(await stage.say(mover, move if mover == other else weak(await at(stage, mover)), private=True))
    assert (await stage.table(number)).plies == before, "the puzzle was shown after the turn began"
    assert f"For your game at table #{number}, type /play #{number} … with the move." in words(said)


async def test_v4_a_reply_is_for_the_puzzle_or_the_game_that_it_replies_to(stage: Stage) -> None:
    posed_first = only(await stage.say(ANN, "/puzzle", private=True))
    name = await at(stage)
    number = await stage.begin_alone()
    board, before = stage.chat.sent[-1], (await stage.table(number)).plies
    said = only(await stage.say(ANN, weak(name), private=True, reply_to=reference(posed_first)))
    assert words(said).startswith(f"{load(name.game).title}, puzzle {name.number}\n")
    assert (await stage.table(number)).plies == before
    await stage.say(ANN, await stage.move(number), private=True, reply_to=reference(board))
    assert (await stage.table(number)).plies > before


async def test_v4_while_a_computer_thinks_a_line_is_no_answer_to_an_older_puzzle(tmp_path: Path) -> None:
    opponents = Thoughtful()
    async with staged(tmp_path / "games.sqlite3", opponents) as stage:
        await stage.say(ANN, "/puzzle summy", private=True)
        name = await at(stage)
        chat = Channel("web", "@ann")
        line = Incoming("begin", chat, ANN, "/challenge computer summy level=beginner", private=True)
        await stage.service.handle(line)
        if not (await stage.table()).computers_on_turn:
            await stage.service.handle(Incoming("move", chat, ANN, await stage.move(), private=True))
        await opponents.asking.wait()
        await stage.delivery.settle()
        before = len(stage.chat.sent)
        assert [one.table.thinking for one in stage.chat.sent if one.table is not None][-1:] == [True]
        await stage.service.handle(Incoming("early", chat, ANN, weak(name), private=True))
        await stage.delivery.settle()
        assert "not your turn" in words(only(stage.chat.sent[before:]))
        opponents.enough.set()
        await stage.settle()


@pytest.mark.parametrize(("locale", "about"), [("en", "puzzle of Thu, Jan 1"), ("de", "Aufgabe vom Do., 1. Jan.")])
async def test_v4_each_answer_about_a_puzzle_names_it(stage: Stage, locale: str, about: str) -> None:
    await stage.say(ANN, "/daily", private=True, locale=locale)
    name = await at(stage)
    for line in (weak(name), weak(name), "A1> 1+1=3", "A1 y1 y2 y3 y4"):
        said = only(await stage.say(ANN, line, private=True, locale=locale))
        assert words(said).startswith(f"{load(name.game).title}, {about}\n"), line


async def test_v4_a_hint_for_an_open_puzzle_is_its_answer_and_for_a_game_a_move(stage: Stage) -> None:
    await stage.say(ANN, "/puzzle kakuro", private=True)
    name = await at(stage)
    said = only(await stage.say(ANN, "/hint", private=True))
    assert words(said) == (
        f"Kakuro, puzzle {name.number}\nThere is no hint for a puzzle: find the move, or have the answer shown."
    )
    assert [button.label for button in said.buttons] == ["Show the answer"]
    assert "You have 2 tries" in words(only(await stage.say(ANN, weak(name), private=True)))
    number = await stage.begin_alone()
    assert [button.label for button in only(await stage.say(ANN, "/hint", private=True)).buttons] == ["Play it"]
    await stage.say(ANN, "/puzzle kakuro", private=True)
    assert "no hint for a puzzle" in words(only(await stage.say(ANN, "/hint", private=True)))
    assert [button.label for button in only(await stage.say(ANN, f"/hint #{number}", private=True)).buttons] == [
        "Play it"
    ]


@pytest.mark.parametrize(
    ("locale", "about"), [("en", "Puzzle 1 from Kakuro (#1)"), ("de", "Aufgabe 1 aus Kakuro (#1)")]
)
async def test_v2_a_hint_for_an_open_puzzle_of_a_review_is_its_answer_and_for_a_game_a_move(
    stage: Stage, locale: str, about: str
) -> None:
    number = await over(stage)
    await stage.say(ANN, "/puzzle kakuro", private=True, locale=locale)
    await stage.say(ANN, f"/review #{number} 1", private=True, locale=locale)
    said = only(await stage.say(ANN, "/hint", private=True, locale=locale))
    assert words(said).startswith(f"{about}\n")
    assert [button.command for button in said.buttons] == [f"/review #{number} 1 answer"]
    game = await stage.begin_alone()
    assert await hinted(stage, f"/play #{game} ")
    await stage.say(ANN, f"/review #{number} 1", private=True)
    assert await hinted(stage, f"/review #{number} 1 answer")
    await stage.say(ANN, "answer", private=True)
    assert await hinted(stage, f"/play #{game} ")


async def hinted(stage: Stage, line: str) -> bool:
    """Whether the only button of the answer to a typed `hint` stands for a line that begins so."""
    (button,) = only(await stage.say(ANN, "/hint", private=True)).buttons
    return button.command.startswith(line)
