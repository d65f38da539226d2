"""The time players have, as people see it: agreed on, told, claimed, given, paused (T1 to T4, T6, T8)."""

import asyncio
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PIL import Image

from bot.chat.port import Author, Incoming
from bot.games.opponents import Opponents
from bot.games.registry import load
from bot.tables.pace import DAILY, DAY, HOUR, LIVE, MINUTE, SLOW, Pace
from bot.tables.table import Due, Phase
from bot.tables.timekeeping import GRACE, UNCLAIMED
from core.game import Level, Seat
from core.record import check, parse
from core.replay import LOST_ON_TIME, seen
from tests.bot.stage import ANN, BEN, CARA, LOBBY, Stage, only, staged, to, words
from tests.bot.timed import ending, left, passes


@pytest.mark.parametrize(
    ("line", "pace", "said"),
    [
        ("summy", DAILY, "Time: 3 days for each player, 1 day more for each move, 7 days at most."),
        ("summy pace=slow", SLOW, "Time: 10 days for each player, 36 hours more for each move, 10 days at most."),
        (
            "summy pace=live",
            LIVE,
            "Time: 5 minutes for each player, 30 seconds more for each move, 10 minutes at most.",
        ),
        ("summy pace=10m", Pace(600, 0, 1200), "Time: 10 minutes for each player."),
        ("summy pace=none", None, ""),
        ("summy bedenkzeit=2T+12Std/5T", Pace(2 * DAY, 12 * HOUR, 5 * DAY), "12 hours more"),
        ("summa", None, ""),
        ("summa pace=daily", DAILY, "Time: 3 days"),
        ("summa time=off", DAILY, "Time: 3 days"),
    ],
)
async def test_t1_a_challenge_says_how_much_time_there_is(
    stage: Stage, line: str, pace: Pace | None, said: str
) -> None:
    message = only(to(await stage.say(ANN, f"/challenge @ben {line}"), LOBBY))
    assert (await stage.table()).pace == pace
    assert said in words(message)
    assert ("for each player" in words(message)) == (pace is not None)
    await stage.say(BEN, "/accept")
    table = await stage.table()
    assert (table.clocks is None) == (pace is None)
    if pace is not None:
        assert set(table.dues) == {Due.CLOCK, Due.REMIND}


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("/challenge @ben summy pace=3x", "I cannot read 3x as a pace."),
        ("/challenge @ben summy pace=40d", "30 days at most"),
        ("/challenge @ben summa pace=daily time=5m", "choose one of time and pace"),
        ("/challenge computer summy beginner pace=live", "only for games between people"),
    ],
)
async def test_t1_a_pace_that_cannot_be_is_refused_in_one_sentence(stage: Stage, line: str, said: str) -> None:
    assert said in words(only(await stage.say(ANN, line)))
    assert await stage.store.table(1) is None


async def test_t1_against_computers_only_nobody_is_timed(stage: Stage) -> None:
    table = await stage.table(await stage.begin_alone())
    assert (table.pace, table.clocks, table.dues) == (None, None, {})


async def test_t1_a_rematch_has_the_same_pace_and_new_clocks(stage: Stage) -> None:
    await stage.begin(options="pace=slow")
    await stage.say(ANN, "/resign")
    await stage.say(ANN, "/rematch")
    table = await stage.table(2)
    assert (table.pace, table.clocks) == (SLOW, None)


async def test_t2_a_turn_costs_its_time_and_brings_the_increment(stage: Stage) -> None:
    await stage.begin()
    mover, other = await stage.seated()
    stage.now += 2 * DAY
    await stage.play()
    assert (await left(stage, mover), await left(stage, other)) == (2 * DAY, 3 * DAY)
    assert (await stage.table()).dues[Due.CLOCK] == stage.now + 3 * DAY


async def test_t2_time_out_of_service_is_charged_to_nobody(stage: Stage) -> None:
    stage.served = lambda: 500.0
    await stage.begin()
    mover, _ = await stage.seated()
    stage.now += 20 * DAY
    await stage.play()
    assert await left(stage, mover) == 4 * DAY


async def test_t2_in_a_round_for_all_each_clock_runs_until_that_seat_is_done(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben summa pace=daily")
    await stage.say(BEN, "/accept")
    for who in (ANN, BEN):
        await stage.say(who, await moves(stage, who), private=True)
    assert [await left(stage, who) for who in (ANN, BEN)] == [4 * DAY, 4 * DAY]
    assert await running(stage) == {ANN, BEN}, "the next round runs for both"
    first, *others = (await moves(stage, ANN)).split(";")
    stage.now += DAY
    await stage.say(ANN, first, private=True)
    await stage.say(ANN, "undo", private=True)
    await stage.say(ANN, first, private=True)
    stage.now += HOUR
    assert await running(stage) == {ANN, BEN}, "putting a turn together ends nothing"
    await stage.say(ANN, ";".join(others), private=True)
    assert await left(stage, ANN) == 4 * DAY - HOUR
    assert await running(stage) == {BEN}
    stage.now += HOUR
    await stage.say(BEN, await moves(stage, BEN), private=True)
    assert await left(stage, ANN) == 4 * DAY - HOUR, "who was done did not wait on their own time"
    assert await running(stage) == {ANN, BEN}


async def moves(stage: Stage, who: Author) -> str:
    """All that somebody has to do in this round."""
    loaded, person = await stage.load(), await stage.store.person(who.account)
    seat = loaded.table.seat_of(person)
    assert seat is not None
    game = loaded.engine.game
    return ";".join(map(game.format, game.choose(seen(game, loaded.replay, seat), Level.BEGINNER, Random(1))))


async def running(stage: Stage) -> set[Author]:
    """Whose clocks run."""
    table = await stage.table()
    assert table.clocks is not None
    return {
        who
        for who in (ANN, BEN)
        if (seat := table.seat_of(await stage.store.person(who.account))) and table.clocks.runs(seat, stage.now)
    }


async def test_t3_zero_is_told_once_and_the_late_player_may_still_move(stage: Stage) -> None:
    await stage.begin(options="rated=no")
    mover, other = await stage.seated()
    message = only(await passes(stage))
    assert message.replaces is not None, "N4: in the message of the turn"
    assert f"{mover.name} has no time left at table #1" in words(message)
    assert [button.label for button in message.buttons][1:] == ["Claim", "Give time", "Let a computer play on"]
    await stage.service.on_deadline(1)
    await stage.settle()
    assert to(stage.chat.sent, LOBBY)[-1] is message, "it is said once"
    await stage.play()
    assert await left(stage, mover) == DAY
    assert "Nobody else is out of time" in words(only(await stage.press(other, message, "Claim")))
    assert (await stage.table()).phase is Phase.RUNNING


async def test_t3_in_a_rated_game_the_time_is_claimed_after_the_grace(stage: Stage) -> None:
    await stage.begin()
    mover, other = await stage.seated()
    assert "In 1 day the game is lost on time." in words(only(await passes(stage)))
    due = (await stage.table()).dues[Due.CLOCK]
    told = only(await passes(stage))
    assert due == stage.now == 1_000.0 + 3 * DAY + GRACE
    assert f"{mover.name} has lost on time." in words(told)
    assert f"{other.name}" in words(told)
    assert (await stage.table()).phase is Phase.OVER


async def test_t3_what_nobody_claims_ends_as_stopped(stage: Stage) -> None:
    await stage.begin(options="rated=no")
    await passes(stage)
    told = only(await passes(stage))
    assert stage.now == 1_000.0 + 3 * DAY + UNCLAIMED
    assert await ending(stage) == "stopped"
    assert "lost on time" not in words(told)


async def test_t3_where_all_are_late_nobody_wins_by_it(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben summa pace=daily")
    await stage.say(BEN, "/accept")
    assert "Ann, Ben have no time left" in words(only(await passes(stage)))
    await passes(stage)
    assert await ending(stage) == "stopped"


async def test_t4_a_claim_makes_the_late_seat_leave_as_lost_on_time(stage: Stage) -> None:
    await stage.begin()
    mover, other = await stage.seated()
    assert "Nobody else is out of time" in words(only(await stage.say(other, "/claim")))
    message = only(await passes(stage))
    told = to(await stage.press(other, message, "Claim"), LOBBY)
    assert f"{mover.name} has lost on time." in words(told[-1])
    seat = 1 if other is not ANN and mover is ANN else 2
    assert [entry.text for entry in await stage.store.log(1) if entry.seat == seat][-1] == LOST_ON_TIME
    said = words(only(await stage.say(mover, f"/play #1 {'J13> 1'}")))
    assert "you have lost on time" in said


async def test_t4_who_is_late_cannot_claim_their_own_time(stage: Stage) -> None:
    await stage.begin()
    mover, _ = await stage.seated()
    await passes(stage)
    assert "Nobody else is out of time" in words(only(await stage.say(mover, "/claim #1")))
    assert "not playing at table #1" in words(only(await stage.say(CARA, "/claim #1")))
    assert (await stage.table()).phase is Phase.RUNNING


async def test_t4_of_a_move_and_a_claim_at_once_exactly_one_counts(stage: Stage) -> None:
    await stage.begin()
    mover, other = await stage.seated()
    await passes(stage)
    move = await stage.move()
    before = len(stage.chat.sent)
    await asyncio.gather(stage.say(other, "/claim #1"), stage.say(mover, f"/play #1 {move}"))
    said = "\n".join(map(words, stage.chat.sent[before:]))
    over = (await stage.table()).phase is Phase.OVER
    assert over == ("you have lost on time" in said)
    assert over != ("Nobody else is out of time" in said)


async def test_t4_a_computer_plays_on_until_the_player_is_back(stage: Stage) -> None:
    await stage.begin()
    mover, other = await stage.seated()
    message = only(await passes(stage))
    told = to(await stage.press(other, message, "Let a computer play on"), LOBBY)
    assert f"A computer plays on for {mover.name}" in words(told[0])
    table = await stage.table()
    seat = table.seat_of(await stage.store.person(mover.account))
    assert seat is not None
    assert table.player(seat).level is Level.CLUB
    assert table.became_unrated
    assert seat not in table.turn, "it has moved at once"
    await stage.play()
    assert "A computer plays for you" in words((await stage.say(mover, "/play #1 J13> 1"))[-1])
    assert f"{mover.name} is back" in words(to(await stage.say(mover, "/back #1"), LOBBY)[0])
    now = await stage.table()
    assert (now.player(seat).level, now.player(seat).person) == (None, table.player(seat).person)
    await stage.play()
    assert "No computer plays for you" in words(only(await stage.say(mover, "/back #1")))
    assert (await stage.table()).phase is Phase.RUNNING


class Slow(Opponents):
    """Computers that move once they are let."""

    def __init__(self) -> None:
        super().__init__()
        self.asked, self.may_move = asyncio.Event(), asyncio.Event()

    async def choose(
        self, game: str, options: Mapping[str, str], view: Any, level: Level, *, version: int | None = None
    ) -> tuple[str, ...]:
        self.asked.set()
        await self.may_move.wait()
        return await super().choose(game, options, view, level, version=version)


async def test_t4_whoever_is_back_while_the_computer_thinks_plays_themselves(tmp_path: Path) -> None:
    slow = Slow()
    try:
        async with staged(tmp_path / "games.sqlite3", slow) as stage:
            await stage.begin()
            mover, other = await stage.seated()
            await passes(stage)
            thinking = asyncio.create_task(stage.say(other, "/claim #1 computer"))
            await slow.asked.wait()
            before = await stage.table()
            await stage.service.handle(Incoming("back", LOBBY, mover, "/back #1", addressed=True))
            slow.may_move.set()
            await thinking
            assert (await stage.table()).plies == before.plies
            assert (await stage.seated())[0] == mover
            await stage.play()
    finally:
        slow.close()


async def test_t4_whoever_is_back_between_their_turns_plays_from_the_next_one_on(stage: Stage) -> None:
    await stage.begin()
    mover, other = await stage.seated()
    await passes(stage)
    await stage.say(other, "/claim #1 computer")
    said = await stage.say(mover, "/back #1", private=True)
    assert [
        f"{mover.name} is back at table #1 and plays again from the next turn on." in words(one) for one in said
    ] == [
        True,
        True,
    ], "in the message of the turn, and to who has asked in private"
    await stage.play()
    assert (await stage.seated())[0] == mover


async def test_t4_any_other_player_gives_time_to_who_is_on_turn(stage: Stage) -> None:
    await stage.begin()
    mover, other = await stage.seated()
    told = only(to(await stage.say(other, "/time #1 +1d"), LOBBY))
    assert f"{other.name} gives 1 day to {mover.name}" in words(told)
    assert await left(stage, mover) == 4 * DAY
    assert "Nobody else is on turn" in words(only(await stage.say(mover, "/time #1 1d")))
    await stage.say(other, "/time #1 5d")
    assert await left(stage, mover) == 7 * DAY
    assert "the most this game allows" in words(only(await stage.say(other, "/time #1 1d")))
    message = only(await passes(stage))
    await stage.press(other, message, "Give time")
    assert await left(stage, mover) == DAY
    assert (await stage.table()).dues[Due.CLOCK] == stage.now + DAY


async def test_t6_a_pause_takes_all_and_changes_no_time(stage: Stage) -> None:
    await stage.begin()
    mover, other = await stage.seated()
    stage.now += DAY
    asked = only(to(await stage.say(mover, "/pause"), LOBBY))
    assert f"{mover.name} would like to pause" in words(asked)
    stage.now += HOUR
    assert "still has to agree" in words(only(await stage.say(mover, "/pause #1")))
    paused = only(to(await stage.press(other, asked, "Agree"), LOBBY))
    assert "is paused" in words(paused)
    assert (await stage.table()).due is None
    stage.now += 40 * DAY
    move = await stage.move()
    assert "is paused" in words(only(await stage.say(mover, f"/play #1 {move}", private=True)))
    told = only(to(await stage.press(other, paused, "Go on"), LOBBY))
    assert f"{other.name} goes on" in words(told)
    assert (await left(stage, mover), await left(stage, other)) == (2 * DAY - HOUR, 3 * DAY)
    assert "is not paused" in words(only(await stage.say(other, "/resume #1")))
    await stage.play()


async def test_t8_the_clock_and_every_announcement_show_what_is_left(stage: Stage) -> None:
    await stage.begin()
    mover, other = await stage.seated()
    stage.now += 2 * DAY + 20 * MINUTE
    said = await stage.say(CARA, "/clock #1")
    text = words(only(said))
    assert f"⏳ {mover.name}: 1 day" in text
    assert f"{other.name}: 3 days" in text
    (running,) = [span for span in only(said).text if span.until is not None]
    assert running.until == 1_000.0 + 3 * DAY, "for platforms that keep it current"
    told = to(await stage.play(), LOBBY)[-1]
    assert f"{mover.name}: 2 days" in words(told)
    assert f"⏳ {other.name}: 3 days" in words(told)


async def test_t8_in_private_the_moment_is_told_in_the_zone_of_the_reader(stage: Stage) -> None:
    await stage.begin()
    mover, other = await stage.seated()
    await stage.say(mover, "/remind zone=Europe/Berlin", private=True)
    for line in ("/clock #1", "/games"):
        told = words(only(await stage.say(mover, line, private=True)))
        assert "3 days (Sun, Jan 4, 01:16)" in told
        assert "(Sun" not in words(only(await stage.say(other, line, private=True))), "it is not known for them"
    await stage.say(mover, "/language de", private=True)
    assert "3 Tage (So., 4. Jan., 01:16)" in words(only(await stage.say(mover, "/uhr #1", private=True)))
    assert "(Sun" not in words(to(stage.chat.sent, LOBBY)[-1]), "a channel has readers in many zones"


async def test_t8_in_german_as_well(stage: Stage) -> None:
    await stage.say(ANN, "/herausfordern @ben summy tempo=täglich", locale="de")
    await stage.say(BEN, "/annehmen", locale="de")
    text = words(only(await stage.say(ANN, "/uhr", locale="de")))
    assert "Ann: 3 Tage" in text
    assert "Bedenkzeit: je 3 Tage, mit jedem Zug 1 Tag dazu, höchstens 7 Tage." in text


async def test_t2_computers_have_no_clock(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben computer=beginner summy")
    await stage.say(BEN, "/accept")
    table = await stage.table()
    assert table.clocks is not None
    computer = next(Seat(n) for n, player in enumerate(table.players, 1) if player.level)
    assert not table.clocks.of(computer).acting


async def test_t7_a_record_carries_the_pace_and_lost_on_time(stage: Stage) -> None:
    await stage.begin()
    await stage.play()
    mover, other = await stage.seated()
    await passes(stage)
    await stage.say(other, "/claim #1")
    document = only(await stage.say(CARA, "/export")).document
    assert document is not None
    record = parse(document.text)
    assert record.tags["Pace"] == "3d+1d/7d"
    seat = 1 if mover is ANN else 2
    assert record.tags["Used"] == " ".join(f"{n}:{3 * DAY if n == seat else 0}" for n in (1, 2))
    assert [line.text for line in record.lines if line.seat == str(seat)][-1] == "lost on time"
    check(record, load("summy").game)
    check(parse(document.text.replace('[Used "', '[Used "9')), load("summy").game)


async def test_t8_the_picture_of_the_board_has_the_clocks_below(stage: Stage) -> None:
    heights, areas = [], []
    for options in ("pace=none", "pace=daily"):
        number = await stage.begin(options=options)
        picture = only(await stage.say(CARA, f"/board #{number}")).picture
        assert picture is not None
        heights.append(Image.open(BytesIO(picture.png)).height)
        areas.append({area.text: area for area in picture.areas})
    assert heights[1] > heights[0]
    assert areas[0].keys() == areas[1].keys()
    for text, area in areas[0].items():
        assert areas[1][text].top * heights[1] == pytest.approx(area.top * heights[0])


async def test_t2_who_takes_a_turn_back_keeps_no_increment_for_it(stage: Stage) -> None:
    await stage.begin()
    mover, other = await stage.seated()
    stage.now += HOUR
    await stage.play()
    assert await left(stage, mover) == 4 * DAY - HOUR
    stage.now += HOUR
    await stage.say(mover, "/takeback")
    await stage.say(other, "/takeback yes")
    assert await stage.on_turn() is mover
    assert (await left(stage, mover), await left(stage, other)) == (3 * DAY - HOUR, 3 * DAY - HOUR)
    assert await running(stage) == {mover}
    await stage.play()
    assert await left(stage, mover) == 4 * DAY - HOUR


async def test_t1_the_channel_may_have_another_usual_pace(stage: Stage) -> None:
    await stage.say(ANN, "/settings pace=2T+12h/5d", moderator=True)
    await stage.say(ANN, "/challenge @ben summy")
    assert (await stage.table()).pace == Pace(2 * DAY, 12 * HOUR, 5 * DAY)
    said = only(await stage.say(ANN, "/settings", moderator=True))
    assert "Time between people: 2d+12h/5d, unless a challenge says otherwise" in words(said)
    await stage.say(ANN, "/settings pace=none", moderator=True)
    await stage.say(ANN, "/challenge @ben summy")
    await stage.say(ANN, "/challenge @ben summy pace=live")
    assert [(await stage.table(number)).pace for number in (2, 3)] == [None, LIVE]
    assert "30 days at most" in words(only(await stage.say(ANN, "/settings pace=40d", moderator=True)))
