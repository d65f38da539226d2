"""Absences, which stop the clocks of players who are away (T5)."""

import pytest

from bot.chat.port import Author, Message
from bot.grammar.seconds import DAY, HOUR
from bot.tables.table import Due
from tests.bot.stage import ANN, BEN, CARA, ELSEWHERE, LOBBY, Stage, only, private_chat, reference, to, words
from tests.bot.test_accounts import link
from tests.bot.timed import left, passes, tick


async def test_t5_an_absence_stops_the_clock_and_the_others_are_told(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    stage.now += DAY
    sent = await stage.say(mover, "/away 5d", private=True)
    answer = words(only(to(sent, private_chat(mover))))
    assert "You are away for 5 days, until Wed, Jan 7: in one game your clock stands still." in answer
    told = only(to(sent, LOBBY))
    assert f"{mover.name} is away until Wed, Jan 7;" in words(told)
    assert f"🌴 {mover.name}: 2 days, away until Wed, Jan 7" in words(told)
    assert {span.at for span in told.text} - {None} == {stage.now + 5 * DAY}, (
        "for platforms that know their readers' zones"
    )
    stage.now += 5 * DAY + HOUR
    await stage.play()
    assert await left(stage, mover) == 3 * DAY - HOUR, "it ran again after the absence"
    assert await left(stage, other) == 3 * DAY


async def test_t5_when_an_absence_is_over_the_message_of_the_turn_no_longer_says_away(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    await stage.say(other, "/away 1d", private=True)
    sent = len(stage.chat.sent)
    assert f"🌴 {other.name}" in words(to(stage.chat.sent, LOBBY)[-1])
    await tick(stage, DAY)
    told = only(stage.chat.sent[sent:])
    assert told.replaces, "N4: in the message of the turn"
    assert "away" not in words(told)
    assert f"⏳ {mover.name}: 2 days" in words(told)
    await stage.say(mover, "/away 2d", private=True)
    await tick(stage, 2 * DAY)
    assert f"⏳ {mover.name}: 2 days" in words(stage.chat.sent[-1]), "the time away is not charged"
    assert Due.BACK not in (await stage.table()).dues


async def returning(stage: Stage, who: Author, seconds: float) -> list[Message]:
    """Let so many seconds of an absence pass; returns what its author is told in private when it is over."""
    sent = len(stage.chat.sent)
    await tick(stage, seconds)
    return [one for one in to(stage.chat.sent[sent:], private_chat(who)) if words(one)]


async def test_n4_whoever_is_on_turn_when_their_absence_is_over_is_told_in_private(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    await stage.say(mover, "/away 2d", private=True)
    assert await returning(stage, mover, DAY) == []
    told = only(await returning(stage, mover, DAY))
    assert words(told).startswith(f"Your absence is over: it is your turn in Summy with {other.name}, at table #1.")
    assert [button.label for button in told.buttons] == ["My tiles", "Mute for this turn"]
    assert not told.silent


async def test_n4_several_games_that_wait_after_an_absence_are_told_in_one_message(stage: Stage) -> None:
    await stage.begin()
    await stage.begin(first=ANN, second=CARA, channel=ELSEWHERE)
    numbers = [number for number in (1, 2) if await stage.on_turn(number) != ANN]
    for number in numbers:
        await stage.play(number)
    assert {(await stage.on_turn(number)).name for number in (1, 2)} == {"Ann"}
    await stage.say(ANN, "/away 2d", private=True)
    first, *edits = await returning(stage, ANN, 2 * DAY)
    rows = words(first).splitlines()
    assert rows[0] == "Your absence is over: it is your turn in 2 games."
    assert ["#1" in rows[1], "#2" in rows[2]] == [True, True]
    assert [button.command for button in first.buttons] == ["/board #1", "/board #2"]
    assert {one.replaces for one in edits} == {reference(first)}


async def test_n2_an_absence_that_ends_in_quiet_hours_is_told_afterwards(stage: Stage) -> None:
    mover, _ = await stage.begin_two()
    await stage.say(mover, "/remind quiet=22-7 zone=UTC", private=True)
    await stage.say(mover, "/away until tomorrow", private=True)
    at_night = await returning(stage, mover, 2 * DAY - stage.now)
    assert at_night == []
    told = only(await returning(stage, mover, 7 * HOUR))
    assert "It is your turn" in words(told)


async def test_whoever_is_back_is_led_to_what_waits_and_told_what_has_ended(stage: Stage) -> None:
    await stage.begin()
    await stage.begin(first=ANN, second=CARA, channel=ELSEWHERE)
    await stage.say(ANN, "/away 5d", private=True)
    stage.now += DAY
    await stage.say(CARA, "/resign yes", channel=ELSEWHERE)
    answer = only(to(await stage.say(ANN, "/back", private=True), private_chat(ANN)))
    assert "In one game your clock runs again." in words(answer)
    assert "One game of yours has ended meanwhile." in words(answer)
    assert [(button.label, button.command) for button in answer.buttons] == [
        ("My games", "/games"),
        ("Finished games", "/games finished"),
    ]


async def test_whoever_is_back_where_no_clock_had_stopped_may_still_be_on_turn(stage: Stage) -> None:
    mover, _ = await stage.begin_two(options="pace=none")
    await stage.say(mover, "/away 5d", private=True)
    answer = words(only(await stage.say(mover, "/back", private=True)))
    assert answer == "Welcome back! No clock of yours had stopped; /games shows where it is your turn."


async def test_t5_in_private_whoever_has_set_a_time_zone_is_told_the_time_of_day(stage: Stage) -> None:
    mover, _ = await stage.begin_two()
    await stage.say(mover, "/remind zone=Asia/Tokyo", private=True)
    sent = await stage.say(mover, "/away 5d", private=True)
    assert "until Tue, Jan 6, 09:16:" in words(only(to(sent, private_chat(mover))))
    assert "until Tue, Jan 6;" in words(only(to(sent, LOBBY)))


@pytest.mark.parametrize(
    ("line", "until"),
    [
        ("/away until Sunday", "Sun, Jan 4, 23:59"),
        ("/away till tomorrow", "Sat, Jan 3, 23:59"),
        ("/away Jan 9th", "Fri, Jan 9, 23:59"),
        ("/abwesend bis 7. Januar", "Wed, Jan 7, 23:59"),
        ("/abwesend bis 7.1.", "Wed, Jan 7, 23:59"),
        ("/away until 2 days", "Sun, Jan 4, 09:16"),
    ],
)
async def test_t5_an_absence_may_end_on_a_day(stage: Stage, line: str, until: str) -> None:
    await stage.say(ANN, "/remind zone=Asia/Tokyo", private=True)
    stage.now += DAY
    assert f"until {until}:" in words(only(await stage.say(ANN, line, private=True)))


@pytest.mark.parametrize(
    "typed", ["until soon", "until 31.2.", "1.1.1970", "until 99 Dec", "until 2026-99-99", "#3 for ever"]
)
async def test_t5_what_is_no_day_to_come_is_refused(stage: Stage, typed: str) -> None:
    said = words(only(await stage.say(ANN, f"/away {typed}", private=True)))
    assert "or until when, as in /away until Sunday" in said
    assert await stage.store.absences(await stage.store.person(ANN.account)) == ()


async def test_t5_who_is_back_sooner_is_charged_again_and_keeps_the_rest(stage: Stage) -> None:
    mover, _ = await stage.begin_two()
    await stage.say(mover, "/away 20d", private=True)
    stage.now += 2 * DAY
    sent = await stage.say(mover, "/back", private=True)
    assert "In one game your clock runs again." in words(only(to(sent, private_chat(mover))))
    assert f"{mover.name} is back" in words(only(to(sent, LOBBY)))
    assert (await stage.table()).dues[Due.CLOCK] == stage.now + 3 * DAY
    assert "28 days" not in words(only(await stage.say(mover, "/away", private=True)))
    assert "still be away for 26 days" in words(only(await stage.say(mover, "/away", private=True)))
    nothing = words(only(await stage.say(mover, "/back", private=True)))
    assert "You are not away" in nothing
    assert "/takeback" in nothing, "who types it in a game may mean that"


async def test_t5_at_most_28_days_of_a_calendar_year(stage: Stage) -> None:
    said = words(only(await stage.say(ANN, "/away 29d", private=True)))
    assert "That is too long: this year you can still be away for 28 days." in said
    assert "That leaves 1 day for this year." in words(only(await stage.say(BEN, "/away 27d", private=True)))
    assert "That is all for this year." in words(only(await stage.say(ANN, "/away 28d", private=True)))
    stage.now += 28 * DAY
    for line in ("/away 1h", "/away"):
        said = words(only(await stage.say(ANN, line, private=True)))
        assert said == "You have already been away for 28 days this year; no more are left."
    stage.now += 340 * DAY
    assert "You are away for 3 days" in words(only(await stage.say(ANN, "/away 3d", private=True)))


async def test_t5_the_same_absence_once_more_counts_the_clocks_that_stand_still(stage: Stage) -> None:
    mover, _ = await stage.begin_two()
    await stage.say(mover, "/away until Sunday", private=True)
    await stage.begin(first=mover, second=CARA, channel=ELSEWHERE)
    again = await stage.say(mover, "/away until Sunday", private=True)
    assert "in 2 games your clock stands still." in words(only(again)), "nobody else is told again"


async def test_t5_an_absence_of_no_time_is_asked_how_long_it_is(stage: Stage) -> None:
    said = words(only(await stage.say(ANN, "/away 0d", private=True)))
    assert said == "Say for how long, as in /away 5d. This year you can still be away for 28 days."


async def test_t5_only_where_players_have_a_day_or_more(stage: Stage) -> None:
    await stage.begin(options="pace=live")
    await stage.begin(first=ANN, second=CARA, channel=ELSEWHERE)
    before = (await stage.table()).dues[Due.CLOCK]
    said = only(to(await stage.say(ANN, "/away 2d", private=True), private_chat(ANN)))
    assert "in one game your clock stands still" in words(said)
    assert "It does not stop your clock at #1." in words(said)
    assert (await stage.table()).dues[Due.CLOCK] == before


async def test_t5_a_game_that_begins_meanwhile_waits_as_well(stage: Stage) -> None:
    await stage.say(BEN, "/away 6d", private=True)
    mover, _ = await stage.begin_two()
    if mover is ANN:
        await stage.play()
    assert (await stage.table()).dues[Due.CLOCK] == 1_000.0 + 9 * DAY
    assert "Ben has no time left" in words(only(await passes(stage)))


async def test_t5_accounts_that_are_linked_share_the_days(stage: Stage) -> None:
    await stage.say(ANN, "/away 20d", private=True)
    stage.now += 20 * DAY
    code = next(span.text for span in only(await stage.say(ANN, "/link", private=True)).text if "/link " in span.text)
    await stage.say(BEN, code, private=True)
    await stage.say(BEN, "/link yes", private=True)
    assert "still be away for 8 days" in words(only(await stage.say(BEN, "/away 9d", private=True)))


async def test_t5_an_absence_of_one_account_stops_the_clocks_of_the_other_once_they_are_linked(two: Stage) -> None:
    for first, second, channel in ((ANN, BEN, LOBBY), (CARA, BEN, ELSEWHERE)):
        await two.begin(first=first, second=second, channel=channel)
    await two.say(CARA, "/away 5d", private=True)
    until, sent = two.now + 5 * DAY, len(two.chat.sent)
    await link(two, CARA, ANN)
    told = only(to(two.chat.sent[sent:], LOBBY))
    assert "Ann is away until Tue, Jan 6; their clock at table #1 stands still." in words(told)
    assert to(two.chat.sent[sent:], ELSEWHERE) == [], "it stood still there before"
    for number, who in ((1, ANN), (2, CARA)):
        table = await two.table(number)
        seat = table.seat_of(await two.store.person(who.account))
        assert seat is not None
        assert table.absent_until(seat) == until
    back = await two.say(ANN, "/back", private=True)
    assert "In 2 games your clock runs again." in words(only(to(back, private_chat(ANN))))
    assert "Ann is back; their clock at table #1 runs again." in words(only(to(back, LOBBY)))
    assert "Cara is back; their clock at table #2 runs again." in words(only(to(back, ELSEWHERE)))


async def test_t5_an_absence_that_stops_the_clocks_of_whoever_confirms_a_link_goes_on(two: Stage) -> None:
    await two.begin()
    await two.say(CARA, "/away 5d", private=True)
    await link(two, ANN, CARA)
    assert await two.store.person(ANN.account) == await two.store.person(CARA.account)
    assert "Ann is away until Tue, Jan 6" in words(to(two.chat.sent, LOBBY)[-1])
    mover = await two.on_turn()
    await two.play()
    assert await two.on_turn() is not mover


async def replaced(stage: Stage) -> Author:
    """Let a computer play on for the player on turn at a new table, whose time is over; returns that player."""
    mover, other = await stage.begin_two(options="rated=no")
    await passes(stage)
    await stage.say(other, "/claim #1 computer")
    return mover


async def test_t5_whoever_takes_a_seat_back_while_away_is_told_that_they_still_are(stage: Stage) -> None:
    mover = await replaced(stage)
    away = only(await stage.say(mover, "/away 5d", private=True))
    assert "there is no game whose clock that stops" in words(away)
    sent = await stage.say(mover, "/back", private=True)
    own, told = (words(only(to(sent, where))) for where in (private_chat(mover), LOBBY))
    assert own.splitlines() == [
        f"{mover.name} is back at table #1 and plays again from the next turn on.",
        "You are still away until Fri, Jan 9. /back ends that.",
    ]
    assert f"{mover.name} is away until Fri, Jan 9; their clock at table #1 stands still." in told
    assert f"🌴 {mover.name}: 1 day, away until Fri, Jan 9" in told
    await stage.play()
    left_then = await left(stage, mover)
    stage.now += 2 * DAY
    back = await stage.say(mover, "/back", private=True)
    assert "In one game your clock runs again." in words(only(to(back, private_chat(mover))))
    assert f"{mover.name} is back; their clock at table #1 runs again." in words(only(to(back, LOBBY)))
    assert await left(stage, mover) == left_then, "it had stood still"


async def test_t5_a_seat_that_is_taken_back_follows_the_newest_absence(stage: Stage) -> None:
    mover, other = await stage.begin_two(options="rated=no")
    await passes(stage)
    await stage.say(mover, "/away 9d", private=True)
    await stage.say(other, "/claim #1 computer")
    await stage.say(mover, "/away 2d", private=True)
    said = await stage.say(mover, "/zurück #1", locale="de")
    own = only([one for one in said if one.to != LOBBY])
    assert words(own).startswith("Du bist noch bis Di., 6. Jan. abwesend.")
    table = await stage.table()
    seat = table.seat_of(await stage.store.person(mover.account))
    assert seat is not None
    assert table.absent_until(seat) == stage.now + 2 * DAY


async def test_t5_in_german(stage: Stage) -> None:
    await stage.say(ANN, "/herausfordern @ben summy", locale="de")
    await stage.say(BEN, "/annehmen", locale="de")
    sent = await stage.say(ANN, "/abwesend 5T", locale="de", private=True)
    assert "Ann ist bis Di., 6. Jan. abwesend" in words(only(to(sent, LOBBY)))
    assert "Du bist 5 Tage abwesend" in words(only(to(sent, private_chat(ANN))))
