"""V4: on which days a channel gets its puzzle of the day, and which days make a row."""

from datetime import UTC, date, datetime, timedelta

import pytest

from bot.chat.port import Author, Channel, Message
from bot.games.opponents import Opponents
from bot.games.puzzles import of_day, puzzle
from bot.tables.daily import Daily, day_in
from tests.bot.stage import ANN, BEN, ELSEWHERE, LOBBY, Stage, only, private_chat, staged_on, to, words
from tests.bot.test_daily import DAY, FIRST, HOUR, MORNING, set_up, tick
from tests.stores import Place

AT_EIGHT = 20 * HOUR
NIGHT = 23.5 * HOUR


def day_after(days: int) -> date:
    return FIRST + timedelta(days=days)


def solve_command(post: Message) -> str:
    return next(button.command for button in post.buttons if button.label == "Solve")


def posted_days(posts: list[Message], channel: Channel = LOBBY) -> list[date]:
    return [date.fromisoformat(solve_command(post).split()[1]) for post in to(posts, channel)]


async def last_line(stage: Stage, who: Author, command: str, channel: Channel = LOBBY, *, private: bool = False) -> str:
    """Somebody presses *Solve* and solves the puzzle, if they are not done with it; the last line they are told."""
    said = await stage.say(who, command, channel=channel, private=private, pressed=True)
    shown = only(to(said, private_chat(who)))
    if "You have 3 tries" in words(shown):
        best = puzzle(of_day(date.fromisoformat(command.split()[1]))).best
        shown = only(await stage.say(who, best, private=True))
    return words(shown).splitlines()[-1]


async def solved_on(stage: Stage, day: int, *, at: float = MORNING, who: Author = ANN) -> str:
    """The last line for somebody who solves the puzzle of a day in the lobby as it comes."""
    post = only(to(await tick(stage, at + day * DAY), LOBBY))
    return await last_line(stage, who, solve_command(post))


async def test_v4_a_day_without_a_puzzle_ends_no_row_wherever_it_is_asked_for(stage: Stage) -> None:
    await set_up(stage)
    for day in (0, 1, 3):  # the program does not run on the third day
        told = await solved_on(stage, day)
    assert told == "Sun, Jan 4: ✓ · 3 days in a row"
    await set_up(stage, channel=ELSEWHERE)
    posts = await tick(stage, MORNING + 4 * DAY)
    for channel in (ELSEWHERE, LOBBY):
        command = solve_command(only(to(posts, channel)))
        assert await last_line(stage, ANN, command, channel) == "Mon, Jan 5: ✓ · 4 days in a row"
    assert await last_line(stage, BEN, command) == "Mon, Jan 5: ✓"
    await stage.say(ANN, "/daily share", channel=ELSEWHERE)
    assert "4 days in a row" in words(stage.chat.sent[-1])


@pytest.mark.parametrize("private", [True, False])
async def test_v4_earlier_days_solved_today_make_no_row(stage: Stage, private: bool) -> None:
    await set_up(stage)
    for day in range(8):
        await tick(stage, MORNING + day * DAY)
    stage.now = 7 * DAY + AT_EIGHT
    for day in range(2, 8):
        told = await last_line(stage, ANN, f"/puzzle {day_after(day)}", private=private)
        assert told.endswith(f"Jan {day + 1}: ✓")
    assert await solved_on(stage, 8) == "Fri, Jan 9: ✓ · 2 days in a row"


@pytest.mark.parametrize(("hours", "row"), [(1, " · 2 days in a row"), (12, ""), (20, "")])
async def test_v4_a_day_counts_as_long_as_it_is_that_day_anywhere(stage: Stage, hours: int, row: str) -> None:
    await set_up(stage, "/daily 23:30")
    assert await solved_on(stage, 0, at=NIGHT) == "Thu, Jan 1: ✓"
    (post,) = await tick(stage, NIGHT + DAY)
    stage.now = 2 * DAY + hours * HOUR
    assert await last_line(stage, ANN, solve_command(post)) == f"Fri, Jan 2: ✓{row}"


async def test_v4_after_a_midnight_out_of_service_the_puzzle_comes_at_its_hour(
    place: Place, opponents: Opponents
) -> None:
    async with staged_on(await place.open(), opponents) as stage:
        await set_up(stage, "/daily 20:00")
        for day in (0, 1):
            await solved_on(stage, day, at=AT_EIGHT)
    async with staged_on(await place.open(), opponents) as stage:
        assert await tick(stage, 3 * DAY + HOUR / 2) == []
        assert await tick(stage, 3 * DAY + AT_EIGHT - 1) == []
        assert await solved_on(stage, 3, at=AT_EIGHT) == "Sun, Jan 4: ✓ · 3 days in a row"
        assert posted_days(await tick(stage, 4 * DAY + AT_EIGHT)) == [day_after(4)]


async def test_v4_after_its_hour_the_puzzle_comes_late_on_the_same_day(stage: Stage) -> None:
    await set_up(stage, "/daily 20:00")
    assert posted_days(await tick(stage, 2 * DAY + AT_EIGHT + HOUR)) == [day_after(2)]
    assert posted_days(await tick(stage, 3 * DAY + AT_EIGHT)) == [day_after(3)]


async def test_v4_turned_off_and_on_again_it_brings_no_second_puzzle_of_a_day(stage: Stage) -> None:
    await set_up(stage)
    assert posted_days(await tick(stage, MORNING)) == [FIRST]
    await set_up(stage, "/daily off")
    assert await stage.store.puzzles.due(MORNING + DAY) == ()
    await set_up(stage, "/daily 9:00")
    assert await tick(stage, MORNING + HOUR) == []
    assert posted_days(await tick(stage, MORNING + HOUR + DAY)) == [day_after(1)]


async def test_v4_a_time_zone_further_west_repeats_no_day(stage: Stage) -> None:
    await set_up(stage, "/daily 8:00 zone=Asia/Tokyo")
    days = posted_days(await tick(stage, 23 * HOUR))
    await set_up(stage, "/daily 20:00 zone=America/Los_Angeles")
    for hour in range(24, 5 * 24):
        days += posted_days(await tick(stage, hour * HOUR))
    assert days == [day_after(1), day_after(2), day_after(3)]


def test_v4_the_next_day_is_found_between_any_two_time_zones() -> None:
    now = datetime(2026, 12, 3, 10, tzinfo=UTC).timestamp()
    first = day_in("Etc/GMT-14", now)
    following = Daily(LOBBY, "23:59", "Etc/GMT+12", posted=first).next(now)
    assert day_in(following.zone, following.due) == first + timedelta(days=1)
