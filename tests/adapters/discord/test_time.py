"""T3 and T4 with the real client: what happens when somebody has no time left."""

import re
from time import time

import pytest

from bot.grammar.seconds import DAY
from tests.adapters.discord.app import App
from tests.adapters.discord.test_scenarios import begun, company


async def test_t3_t4_what_the_others_can_do_stands_below_the_board(app: App) -> None:
    here = await begun(app)
    late = await app.turn()
    (other,) = {*company("summy")} - {late}
    board = await app.newest(here, "it is your turn")
    app.ahead += 3 * DAY + 1
    while (due := (await app.table()).due) is not None and due <= time() + app.ahead:
        await app.service.on_deadline(1)
    await app.settle()
    zero = await app.newest(here, "has no time left")
    assert zero.id == board.id, "N4: in the message of the turn"
    assert [*zero.buttons][2:] == ["Claim", "Give time", "Let a computer play on"]
    assert "You have no time left at table #1 yourself" in (await app.press(late, here, "Claim")).text
    await app.press(other, here, "Claim")
    await app.settle()
    assert (await app.newest(here, "has lost on time")).id != board.id, "the end is a message of its own"
    assert await app.over()


@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_t8_a_board_tells_once_when_a_clock_runs_out(app: App, locale: str) -> None:
    here = app.back_end.channel("lobby")
    await app.slash("Ann", here, "challenge", people=("Ben",), game="summy", options="pace=live", locale=locale)
    challenge = await app.newest(here, "Summy")
    await app.press("Ben", here, next(iter(challenge.buttons)), message=challenge)
    await app.settle()
    for _ in range(2):
        board = app.back_end.seen(here)[-1].text
        assert len(re.findall(r"<t:\d+:R>", board)) == 1, board
        name = await app.turn()
        await app.slash(name, here, "play", move=await app.move())
        await app.settle()


async def test_n2_a_reminder_takes_the_place_of_the_one_before(app: App) -> None:
    await begun(app)
    dm, sent = app.back_end.dm_channel(await app.turn()), []
    for days in (2.6, 1.0):  # a day later the time is claimed, and the reminder says so
        app.ahead += days * DAY
        while (due := (await app.table()).due) is not None and due <= time() + app.ahead:
            await app.service.on_deadline(1)
        await app.settle()
        (reminder,) = [one for one in app.back_end.seen(dm) if "⏰" in one.text]
        sent.append(reminder.id)
    assert sent[0] != sent[1], "it is noticed"


async def test_n1_a_time_within_a_sentence_is_in_words(app: App) -> None:
    here = app.back_end.channel("lobby")
    await app.slash("Ann", here, "challenge", people=("Ben",), game="summy", time="daily")
    waiting = await app.slash("Ann", here, "games")
    assert "not everybody has answered; lapses in 1 day" in waiting.text
    await app.press("Ben", here, "Accept")
    await app.settle()
    late = await app.turn()
    (other,) = {*company("summy")} - {late}
    app.ahead += 3 * DAY + 1
    told = await app.slash(other, here, "games")
    assert "no time left; in 1 day they lose on time" in told.text
