"""Summa Summarum in a channel: pictures of tried moves are told in words as well."""

import re

import pytest

from bot.chat.drafting import Tap
from bot.tables.table import Phase
from tests.bot.stage import ANN, BEN, Stage, only, private_chat, words
from tests.bot.timed import passes
from tests.present import present


async def test_the_picture_of_a_placement_that_is_tried_is_told_in_words(stage: Stage) -> None:
    await stage.say(ANN, "/challenge alone summa time=off", private=True)
    await stage.say(ANN, "black C2 A4 D5 F6", private=True)
    move = await stage.move()
    said = only(await stage.say(ANN, f"/try {move}", private=True))
    assert said.picture is not None
    symbol, cell = move.split()[:2]
    row = said.picture.alt.partition(f"{cell[1]} ")[2]
    assert row["ABCDEF".index(cell[0])] == symbol, said.picture.alt


@pytest.mark.parametrize(("language", "word"), [("en", "done"), ("de", "fertig")])
async def test_a_round_is_played_and_ended_by_one_line_once_all_symbols_have_cells(
    stage: Stage, language: str, word: str
) -> None:
    for line in (f"/language {language}", "/challenge alone summa time=off", "black C2 A4 D5 F6"):
        await stage.say(ANN, line, private=True)
    move = await stage.move()
    whole = present(await stage.draft(ANN, move, 1, Tap()))
    assert whole.finishing == f"{move}; {word}"
    part = present(await stage.draft(ANN, move.rpartition(" ")[0].rpartition(" ")[0], 1, Tap()))
    assert part.finishing == ""
    told = await stage.say(ANN, f"/play #1 {whole.finishing}", private=True)
    assert any(re.search(r"\b2 (of|von) 8", words(message)) for message in told)


async def test_whoever_writes_for_the_first_time_in_a_later_round_is_told_how_to_move_in_it(stage: Stage) -> None:
    """They have chosen no black cells: the sand-glass has run out."""
    stage.chat.tappable = False
    await stage.begin(game="summa", options="time=1m")
    await stage.say(ANN, "black C2 A4 D5 F6", private=True)
    await passes(stage)
    told = words(only(await stage.say(BEN, "hello", private=True)))
    assert "in every round, type each symbol with its cell" in told
    assert "Round 1 of 8" in told


@pytest.mark.parametrize("private", [True, False])
async def test_no_message_with_ones_own_grid_comes_below_the_end(stage: Stage, private: bool) -> None:
    await stage.say(ANN, "/challenge alone summa time=off", private=True)
    said = await stage.say(ANN, "black C2 A4 D5 F6", private=True)
    for _ in range(8):
        said = await stage.say(ANN, f"/play #1 {await stage.move()}; done", private=private)
    assert (await stage.table()).phase is Phase.OVER
    assert [bool(message.buttons) for message in said if message.to == private_chat(ANN) and not message.replaces] == [
        True
    ]
    assert [words(message) for message in said if message.replaces] == ["Summa Summarum (#1), for your eyes only:"]


async def test_every_picture_that_is_tried_is_told_in_words(stage: Stage) -> None:
    for game in ("summy", "kakuro", "rummy-plus"):
        number = await stage.begin(game=game)
        mover, _ = await stage.seated(number)
        said = only(await stage.say(mover, f"/try #{number} {await stage.move(number)}", private=True))
        assert said.picture is not None
        assert said.picture.alt, game
