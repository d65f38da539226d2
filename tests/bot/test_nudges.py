"""Nudges: one extra reminder, which moves no other (N3)."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.chat.port import Unreachable
from bot.grammar.seconds import DAY, HOUR
from bot.tables.reminders import MOST_REMINDERS, Reminders
from tests.bot.stage import ANN, BEN, CARA, LOBBY, Stage, mentioned, only, private_chat, to, words
from tests.bot.timed import pass_time, reminded


@pytest.mark.parametrize("nudged", [False, True])
async def test_n3_a_nudge_moves_neither_the_first_reminder_nor_the_number_of_all(stage: Stage, nudged: bool) -> None:
    mover, other = await stage.begin_two(options="pace=10d rated=no")
    stage.now += HOUR
    if nudged:
        await stage.say(other, "/nudge")
    assert len(await reminded(stage, HOUR, mover)) == nudged
    assert await reminded(stage, 8 * DAY - 3 * HOUR, mover) == []
    assert len(await reminded(stage, HOUR, mover)) == 1, "when a fifth of the time is left"
    assert len(await reminded(stage, 12 * DAY, mover)) == MOST_REMINDERS - 1


async def test_n3_after_six_reminders_a_nudge_still_reminds(stage: Stage) -> None:
    mover, other = await stage.begin_two(options="pace=none")
    assert len(await reminded(stage, 8 * DAY, mover)) == MOST_REMINDERS
    assert f"{mover.name} is reminded now" in words(only(await stage.say(other, "/nudge")))
    assert len(await reminded(stage, 3 * DAY, mover)) == 1


async def test_n3_a_nudge_that_waits_until_a_reminder_is_due_is_that_reminder(stage: Stage) -> None:
    stage.now = 1_700_000_000.0  # 23:13 in Berlin
    mover, other = await stage.begin_two(options="pace=none")
    assert await reminded(stage, DAY - HOUR, mover) == []
    await stage.say(mover, "/remind quiet=22-7 zone=Europe/Berlin", private=True)
    await stage.say(other, "/nudge")
    assert len(await reminded(stage, DAY, mover)) == 1
    assert len(await reminded(stage, 10 * DAY, mover)) == MOST_REMINDERS - 1


async def test_n3_whoever_is_away_is_reminded_on_their_return_and_the_answer_says_so(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    stage.now += HOUR
    await stage.say(mover, "/away 2d", private=True)
    told = words(only(await stage.say(other, "/nudge")))
    assert told == f"{mover.name} is away, and is reminded on their return."
    assert await reminded(stage, 2 * DAY - HOUR, mover) == []
    assert len(await reminded(stage, 2 * HOUR, mover)) == 1


async def test_n3_whom_private_messages_do_not_reach_is_nudged_in_the_channel(stage: Stage) -> None:
    mover, other = await stage.begin_two(options="pace=none")
    stage.chat.trouble = lambda message: Unreachable() if message.to == private_chat(mover) else None
    stage.now += HOUR
    assert f"{mover.name} is reminded now" in words(only(await stage.say(other, "/nudge")))
    told = only(to(await pass_time(stage, HOUR), LOBBY))
    assert words(told).startswith(f"⏰ {mover.name}, table #1 waits for you.")
    assert mentioned(told) == [mover.account]
    assert to(await pass_time(stage, 3 * DAY), LOBBY) == [], "only what a player asked for"


async def test_n3_nobody_is_nudged_in_a_pause(stage: Stage) -> None:
    _, other = await stage.begin_two()
    stage.now += HOUR
    for one in (ANN, BEN):
        await stage.say(one, "/pause #1")
    told = only(await stage.say(other, "/nudge"))
    assert "is paused, so nobody has to move there" in words(told)
    assert [button.command for button in told.buttons] == ["/resume #1"]


async def test_n3_whoever_wants_no_reminders_is_said_to_want_none(stage: Stage) -> None:
    mover, other = await stage.begin_two(options="pace=none")
    (first,) = await reminded(stage, DAY, mover)
    await stage.press(mover, first, "Mute for this turn")
    assert words(only(await stage.say(other, "/nudge"))) == f"{mover.name} wants no reminders of this turn."


async def test_n3_a_name_in_private_means_only_tables_where_that_person_is_awaited(stage: Stage) -> None:
    mover, other = await stage.begin_two(options="pace=none")
    await stage.begin(first=other, second=CARA, options="pace=none")
    stage.now += HOUR
    if await stage.on_turn(2) == other:
        await stage.play(2)
        stage.now += HOUR
    for name in (f"@{mover.handle}", mover.name):
        told = words(only(await stage.say(mover, f"/nudge {name}", private=True)))
        assert told.startswith("You wait for nobody"), "their own turn, in one game"
    await stage.play(1)
    assert "You wait for nobody" in words(only(await stage.say(other, f"/nudge @{mover.handle}", private=True)))
    assert "You wait for nobody" in words(only(await stage.say(other, "/nudge @dan", private=True)))
    assert "Cara is reminded now" in words(only(await stage.say(other, "/nudge", private=True)))
    assert "a nudge for this turn at table #2" in words(only(await stage.say(other, "/nudge @cara", private=True)))


async def test_n3_of_several_tables_the_one_that_may_be_nudged_is_meant(stage: Stage) -> None:
    await stage.begin(options="pace=none")
    await stage.begin(options="pace=none", channel=LOBBY, game="kakuro")
    stage.now += HOUR
    waiting = {number: (await stage.seated(number))[1] for number in (1, 2)}
    if waiting[1] != waiting[2]:
        await stage.play(2)
        stage.now += HOUR
    who = waiting[1]
    assert "Which table" in words(only(await stage.say(who, "/nudge", private=True)))
    await stage.say(who, "/nudge #1", private=True)
    told = await stage.say(who, "/nudge", private=True)
    assert "is reminded now" in words(only(to(told, private_chat(who))))
    assert (await stage.table(2)).reminders[next(iter((await stage.table(2)).turn))].nudged


async def test_n2_whoever_wants_reminders_again_gets_the_next_one_in_the_same_turn(stage: Stage) -> None:
    mover, _ = await stage.begin_two(options="pace=none")
    await stage.say(mover, "/remind off", private=True)
    assert await reminded(stage, DAY + HOUR, mover) == []
    await stage.say(mover, "/remind on", private=True)
    assert len(await reminded(stage, DAY, mover)) == 1


async def test_n2_what_is_said_of_changes_is_when_they_hold(stage: Stage) -> None:
    said = words(only(await stage.say(ANN, "/remind quiet=22-7", private=True)))
    assert "How often they come changes with your next turn, everything else at once." in said


def counted(one: Reminders, zero: float | None) -> list[float]:
    """When the reminders of a turn come that are not extra, each at the moment it is due."""
    at = []
    while (due := one.due(zero)) != float("inf"):
        after = one.after_sending(due, zero)
        at += [due] if after.sent > one.sent else []
        one = after
    return at


@given(
    given_=st.none() | st.floats(HOUR, 60 * DAY),
    every=st.floats(HOUR, 30 * DAY),
    nudge=st.floats(HOUR, 90 * DAY),
    untold=st.none() | st.floats(1, DAY),
)
def test_n3_the_six_reminders_come_when_they_would_without_a_nudge(
    given_: float | None, every: float, nudge: float, untold: float | None
) -> None:
    alone = Reminders(0.0, given_, every)
    assert counted(replace(alone, nudged=True, nudge=nudge, untold=untold), given_) == counted(alone, given_)
    assert len(counted(alone, given_)) == MOST_REMINDERS
