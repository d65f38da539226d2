"""A challenge to the computer: it begins at once, at the level asked for, with as many as the game needs."""

import pytest

from bot.games.registry import GAMES, load
from bot.tables.table import Phase
from core.game import Level
from tests.bot.stage import ANN, BEN, Stage, only, private_chat, reference, words
from tests.people import on_turn


@pytest.mark.parametrize(
    ("locale", "labels"), [("en", ["With the computer", "Rummy-Pur-Plus"]), ("de", ["Mit Computer", "Rummy-Pur-Plus"])]
)
async def test_who_asks_too_few_for_a_game_is_offered_the_computer_and_a_game_of_its_kind(
    stage: Stage, locale: str, labels: list[str]
) -> None:
    told = only(await stage.say(ANN, "/challenge @ben rummy-pur", locale=locale))
    assert "Rummy-Pur" in words(told)
    assert [button.label for button in told.buttons] == labels
    third, other = told.buttons
    asked = only(await stage.say(ANN, third.command, pressed=True, reply_to=reference(told), locale=locale))
    for number in (1, 0):  # the level, then nothing further
        command = asked.buttons[number].command
        asked, *_ = await stage.say(ANN, command, pressed=True, reply_to=reference(asked), locale=locale)
    table = await stage.table(1)
    assert [player.account or player.level for player in table.players] == [ANN.account, BEN.account, Level.CLUB]
    assert table.game == "rummy-pur"
    await stage.say(ANN, other.command, pressed=True, reply_to=reference(told), locale=locale)
    table = await stage.table(2)
    assert (table.game, [player.account for player in table.players]) == ("rummy-plus", [ANN.account, BEN.account])


@pytest.mark.parametrize(
    ("locale", "third", "level"), [("en", "With the computer", "Club player"), ("de", "Mit Computer", "Könner")]
)
async def test_a_game_for_three_is_offered_to_whoever_asks_one_and_says_how_it_can_be_played(
    stage: Stage, locale: str, third: str, level: str
) -> None:
    asked = only(await stage.say(ANN, "/challenge @ben", locale=locale))
    assert [button.label for button in asked.buttons] == [load(name).title for name in GAMES]
    shown = asked
    for label in ("Rummy-Pur", third, level):
        (command,) = (button.command for button in shown.buttons if button.label == label)
        shown = only(await stage.say(ANN, command, pressed=True, reply_to=reference(asked), locale=locale))
        assert shown.replaces == reference(asked), f"{label}: the question changes in place"
    await stage.say(ANN, shown.buttons[0].command, pressed=True, reply_to=reference(asked), locale=locale)
    table = await stage.table(1)
    assert table.game == "rummy-pur"
    assert [player.account or player.level for player in table.players] == [ANN.account, BEN.account, Level.CLUB]


@pytest.mark.parametrize("typed", ["@ben @cara @dan @eve summy", "@ben summy players=9"])
async def test_who_asks_too_many_for_a_game_is_offered_no_computer(stage: Stage, typed: str) -> None:
    assert not only(await stage.say(ANN, f"/challenge {typed}")).buttons


async def test_a_game_against_the_computer_begins_at_once_even_in_private(stage: Stage) -> None:
    said = await stage.say(ANN, "/challenge computer summy level=beginner", private=True)
    assert {message.to for message in said} == {private_chat(ANN)}
    table = await stage.table()
    assert table.phase is Phase.RUNNING
    assert table.private
    assert table.players[1].level is Level.BEGINNER
    assert on_turn(table, ANN.account), "the computer has moved if it was to begin"
    assert "Seal of the draw" in words(said[0]), "no challenge was shown that could have carried it"


@pytest.mark.parametrize(
    ("locale", "line", "level"),
    [
        ("en", "/challenge computer summy easy", Level.BEGINNER),
        ("en", "/challenge computer level=medium summy", Level.CLUB),
        ("en", "/challenge computer summy hard", Level.MASTER),
        ("de", "/fordere computer summy leicht", Level.BEGINNER),
        ("de", "/fordere computer summy stufe=mittel", Level.CLUB),
        ("de", "/fordere computer summy könner", Level.CLUB),
        ("de", "/fordere computer schwer summy", Level.MASTER),
    ],
)
async def test_levels_have_the_words_that_people_type(stage: Stage, locale: str, line: str, level: Level) -> None:
    await stage.say(ANN, line, locale=locale, private=True)
    assert (await stage.table()).players[1].level is level


@pytest.mark.parametrize(("asked", "seats"), [("computer", 3), ("computer computer computer", 4), ("@ben computer", 3)])
async def test_who_asks_for_the_computer_alone_gets_as_many_as_the_game_needs(
    stage: Stage, asked: str, seats: int
) -> None:
    await stage.say(ANN, f"/challenge {asked} rummy-pur level=beginner")
    assert len((await stage.table()).players) == seats
