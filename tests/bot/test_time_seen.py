"""The time that is left can be seen; after it has run out, what was done for whom can still be read."""

import pytest

from bot.chat.port import Author, Message
from bot.chat.text import plain_text
from core.game import Level
from core.replay import cached_view
from tests.bot.stage import ANN, BEN, LOBBY, Stage, only, private_chat, reference, to, words
from tests.chosen import chosen
from tests.people import seat_of
from tests.present import present
from tests.texts import TEXTS


async def begun(stage: Stage, options: str = "time=5m") -> Message:
    """Begin a timed game of two; returns the message that tells who still has to act."""
    await stage.say(ANN, f"/challenge @ben summa {options}")
    return to(await stage.say(BEN, "/accept"), LOBBY)[-1]


async def ran_out(stage: Stage) -> list[Message]:
    """Let the time run out; returns what the channel is told."""
    before = len(stage.chat.sent)
    due = present((await stage.table()).due)
    stage.now = due
    await stage.service.on_deadline(1)
    await stage.settle()
    return to(stage.chat.sent[before:], LOBBY)


async def done(stage: Stage, who: Author) -> list[Message]:
    """Let somebody do all they have to in this phase; returns what the channel is told."""
    loaded = await stage.load()
    seat = present(seat_of(loaded.table, who.account))
    game = loaded.engine.game
    moves = chosen(game, cached_view(game, loaded.replay, seat), Level.BEGINNER, 1)
    return to(await stage.say(who, ";".join(moves), private=True), LOBBY)


async def test_a_message_with_a_limit_carries_when_the_time_runs_out(stage: Stage) -> None:
    opening = await begun(stage)
    assert "Time for this: 5 minutes." in words(opening)
    assert opening.due == stage.now + 300


async def test_an_edit_tells_what_is_left(stage: Stage) -> None:
    opening = await begun(stage)
    stage.now += 150
    edited = only(await done(stage, ANN))
    assert edited.replaces == reference(opening)
    assert "About 2 minutes are left for this." in words(edited)
    assert edited.due == opening.due, "it is still the same moment"


@pytest.mark.parametrize(("count", "said"), [(1, "bleibt noch etwa eine Minute"), (5, "bleiben noch etwa 5 Minuten")])
def test_what_is_left_is_said_in_german(count: int, said: str) -> None:
    assert plain_text(TEXTS.format("time-left", "de", {"count": count, "unit": "minutes"})) == f"Dafür {said}."


async def test_time_of_day_and_time_of_service_are_told_apart(stage: Stage) -> None:
    stage.served = lambda: stage.now - 900.0
    opening = await begun(stage)
    assert opening.due == stage.now + 300


async def test_what_was_done_for_whom_lasts_when_the_time_has_run_out(stage: Stage) -> None:
    await begun(stage)
    _, second = await ran_out(stage)
    lasting, board = await ran_out(stage)
    told = words(lasting).splitlines()
    assert told[0] == "The sand-glass has run out."
    assert sum(line.startswith(("For Ann it wrote 4 symbols", "For Ben it wrote 4 symbols")) for line in told) == 2
    assert (lasting.picture, lasting.replaces, lasting.due) == (None, reference(second), None)
    assert board.replaces is None, "N4: one new message a round"
    assert not set(told) & set(words(board).splitlines()), "what is told is told once"
    assert "Time for this: 5 minutes." in words(board)
    assert words(board).splitlines()[:2] == [
        "Ann and Ben: it is your turn, all at once.",
        "The time ran out for Ann and Ben.",
    ]
    edited = only(await done(stage, ANN))
    assert edited.replaces == reference(board), "the lasting message is not the one that is edited"


@pytest.mark.parametrize(
    ("line", "options"),
    [
        ("/challenge computer=beginner summa", {"time": "off"}),
        ("/challenge computer=beginner summa time=5m", {"time": "5m"}),
        ("/challenge computer=beginner summy", {}),
        ("/challenge @ben computer=beginner summa", {}),
        ("/challenge computer=beginner summa players=3", {}),
    ],
)
async def test_no_clock_runs_against_computers_alone_unless_it_is_chosen(
    stage: Stage, line: str, options: dict[str, str]
) -> None:
    await stage.say(ANN, line)
    assert (await stage.table()).options == options


async def test_a_game_without_a_limit_counts_nothing_down(stage: Stage) -> None:
    await stage.say(ANN, "/challenge computer=beginner summy", private=True)
    assert {message.due for message in to(stage.chat.sent, private_chat(ANN))} == {None}
