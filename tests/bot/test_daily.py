"""V4: a channel gets one puzzle a day, the same everywhere; results are shared and give nothing away."""

import asyncio
from datetime import date

import pytest

from bot.chat.port import Author, Channel, Message
from bot.clock import BEAT, Clock
from bot.games.opponents import Opponents
from bot.games.puzzles import of_day, puzzle
from bot.tables.daily import Daily, day_in
from tests.bot.stage import (
    ANN,
    BEN,
    CARA,
    DAN,
    ELSEWHERE,
    LOBBY,
    Stage,
    mentioned,
    only,
    private_chat,
    reference,
    staged_on,
    to,
    words,
)
from tests.bot.test_puzzles import labels, weak
from tests.stores import Place, PostgresPlace

HOUR = 3_600.0
DAY = 24 * HOUR
MORNING = 8 * HOUR
"""8:00 of the first day, in UTC."""

FIRST = date(1970, 1, 1)


def clock(stage: Stage) -> Clock:
    return Clock(
        *(stage.store, stage.service.on_deadline, stage.services.wakeup),
        served=stage.services.served, now=lambda: stage.now, on_daily=stage.service.on_daily,
    )  # fmt: skip


async def tick(stage: Stage, now: float) -> list[Message]:
    """Let the clock beat at this time; returns what it posts."""
    stage.now, before = now, len(stage.chat.sent)
    await clock(stage).tick()
    await stage.settle()
    return stage.chat.sent[before:]


async def set_up(stage: Stage, line: str = "/daily 8:00", channel: Channel = LOBBY) -> Message:
    return only(await stage.say(CARA, line, channel=channel, moderator=True))


async def solve(stage: Stage, post: Message, *, tries: int = 1, solved: bool = True) -> Message:
    """Ann presses the button below a post and answers; the last thing she is told."""
    (command,) = (button.command for button in post.buttons if button.label == "Solve")
    shown = to(await stage.say(ANN, command, channel=LOBBY, pressed=True), private_chat(ANN))
    assert "You have 3 tries" in words(only(shown))
    name = of_day(date.fromisoformat(command.split()[1]))
    for before in range(tries - solved):
        said = only(await stage.say(ANN, weak(name, before), private=True))
    if solved:
        said = only(await stage.say(ANN, puzzle(name).best, private=True))
    return said


async def test_v4_it_comes_at_its_time_every_day_the_same_in_all_channels(stage: Stage) -> None:
    told = words(await set_up(stage))
    assert "This channel gets a puzzle every day at 8:00 (UTC)" in told
    assert told.endswith("\nSolve sends you today's puzzle, to try in private.")
    await set_up(stage, channel=ELSEWHERE)
    assert await tick(stage, MORNING - 1) == []
    for day in range(3):
        posts = await tick(stage, MORNING + day * DAY)
        assert sorted(post.to.chat for post in posts if isinstance(post.to, Channel)) == ["elsewhere", "lobby"]
        one, other = posts
        assert words(one) == words(other)
        assert one.picture is not None
        assert other.picture is not None
        assert one.picture.png == other.picture.png
        assert not one.picture.areas, "nobody answers in a channel"
        assert labels(one) == ["Solve"]
        assert puzzle(of_day(date(1970, 1, 1 + day))).best not in f"{words(one)}{one.picture.alt}"
        assert await tick(stage, MORNING + day * DAY + BEAT) == []


@pytest.mark.parametrize(
    ("line", "due"),
    [
        ("/daily 8", MORNING),
        ("/daily 8 uhr", MORNING),
        ("/daily 8 AM", MORNING),
        ("/daily 8:15 pm zone=America/New_York", 1.25 * HOUR),
        ("/daily at 8 o'clock", 8 * HOUR),
        ("/daily puzzle 8:00", MORNING),
        ("/tagesaufgabe um 20 Uhr", 20 * HOUR),
        ("/tagesaufgabe 8 abends", 20 * HOUR),
        ("/daily 0:16", 24 * HOUR + 960),  # it is 0:16:40
        ("/daily 8:30 zone=europe/berlin", 7.5 * HOUR),
        ("/daily 8:30 Berlin", 7.5 * HOUR),
        ("/täglich um 8:30 Uhr Berlin", 7.5 * HOUR),
        ("/daily 20.15 zone=America/New_York", 1.25 * HOUR),
        ("/täglich 9 zone=UTC", 9 * HOUR),
    ],
)
async def test_v4_the_time_is_that_of_the_channel(stage: Stage, line: str, due: float) -> None:
    await set_up(stage, line)
    assert await tick(stage, due - 1) == []
    assert len(await tick(stage, due)) == 1


async def test_v4_the_zone_is_the_one_set_before_or_that_of_whoever_sets_it_up(stage: Stage) -> None:
    await stage.say(CARA, "/remind zone=Asia/Tokyo", private=True)
    assert "8:00 (Asia/Tokyo)" in words(await set_up(stage))
    assert "9:00 (Europe/Rome)" in words(await set_up(stage, "/daily 9:00 zone=Europe/Rome"))
    assert "10:00 (Europe/Rome)" in words(await set_up(stage, "/daily 10:00"))
    assert "10:00 (UTC)" in words(await set_up(stage, "/daily zone=UTC"))
    said = only(await stage.say(ANN, "/daily"))
    assert "10:00 (UTC)" in words(said)
    assert labels(said) == ["Solve"], "who is no moderator changes nothing"
    assert labels(only(await stage.say(CARA, "/daily", moderator=True))) == ["Solve", "No more"]


async def test_v4_only_moderators_set_it_up_and_only_in_channels(stage: Stage) -> None:
    assert "Only whoever opened this channel first" in words(only(await stage.say(ANN, "/daily 8:00")))
    assert "in the channel that is to get it" in words(only(await stage.say(CARA, "/daily 8:00", private=True)))
    assert "no time of day" in words(await set_up(stage, "/daily 25:00"))
    assert "no time zone" in words(await set_up(stage, "/daily 8:00 zone=Mars/Olympus"))
    for said in ("tomorrow", "acht Uhr abends", "25 pm", "8 am pm", "noon"):
        assert words(await set_up(stage, f"/daily {said}")).startswith(f"{said} is no time of day")
    assert labels(await set_up(stage, "/daily on")) == ["Solve", "Every day at 8:00"], "it has to be said when"
    assert await tick(stage, MORNING + DAY) == []


async def test_v4_off_ends_it(stage: Stage) -> None:
    await set_up(stage)
    assert len(await tick(stage, MORNING)) == 1
    assert "gets no puzzle of the day" in words(await set_up(stage, "/daily off"))
    assert labels(only(await stage.say(CARA, "/daily", moderator=True))) == ["Solve", "Every day at 8:00"]
    assert await tick(stage, MORNING + DAY) == []


async def posts_until_stopped(stage: Stage, first: int) -> int:
    """Let days pass from this one on; the day on which the channel is told that no more puzzles come."""
    for day in range(first, first + 20):
        if labels(post := only(await tick(stage, MORNING + day * DAY))) != ["Solve"]:
            break
    assert words(post) == (
        "Nobody here has tried the last 14 puzzles of the day, so this chat gets no more of them until somebody types"
        " /daily 8:00."
    )
    assert [(one.label, one.command) for one in post.buttons] == [("Every day at 8:00", "/daily 8:00 zone=UTC")]
    return day


async def test_v4_a_channel_where_nobody_tries_it_for_two_weeks_gets_no_more(stage: Stage) -> None:
    await set_up(stage)
    assert await posts_until_stopped(stage, 0) == 14
    assert await tick(stage, MORNING + 15 * DAY) == []
    await set_up(stage, "/daily 8:00 zone=UTC")
    assert await posts_until_stopped(stage, 16) == 30


@pytest.mark.parametrize("how", ["solve", "share", "change"])
async def test_v4_whoever_tries_or_shares_it_or_changes_its_time_keeps_it_coming(stage: Stage, how: str) -> None:
    await set_up(stage)
    for day in range(14):
        (post,) = await tick(stage, MORNING + day * DAY)
        if day == 3:
            await solve(stage, post)
    match how:
        case "solve":
            await stage.say(ANN, post.buttons[0].command, channel=LOBBY, pressed=True)
        case "share":
            await stage.say(ANN, "/daily share", private=True)
        case "change":
            await set_up(stage)
    assert await posts_until_stopped(stage, 14) == 28


async def test_v4_the_puzzle_of_the_day_rings_nobody(stage: Stage) -> None:
    await set_up(stage)
    assert only(await tick(stage, MORNING)).silent


async def test_v4_a_later_time_of_the_same_day_brings_no_second_puzzle(stage: Stage) -> None:
    await set_up(stage)
    assert len(await tick(stage, MORNING)) == 1
    await set_up(stage, "/daily 9:00")
    assert await tick(stage, MORNING + HOUR) == []
    assert len(await tick(stage, MORNING + HOUR + DAY)) == 1


async def test_v4_after_days_out_of_service_only_that_of_today_comes_and_once(
    place: Place, opponents: Opponents
) -> None:
    async with staged_on(await place.open(), opponents) as stage:
        await set_up(stage)
        assert len(await tick(stage, MORNING)) == 1
    async with staged_on(await place.open(), opponents) as stage:
        (post,) = await tick(stage, MORNING + 3 * DAY + HOUR)
        assert post.buttons[0].command == "/puzzle 1970-01-04"
    async with staged_on(await place.open(), opponents) as stage:
        assert await tick(stage, MORNING + 3 * DAY + 2 * HOUR) == []
        assert len(await tick(stage, MORNING + 4 * DAY)) == 1


async def test_v4_two_processes_post_it_once(place: Place, opponents: Opponents) -> None:
    async with staged_on(await place.open(), opponents) as stage:
        await set_up(stage)
        stage.now = MORNING
        (due,) = await stage.store.puzzles.due(stage.now)
        before = len(stage.chat.sent)
        await asyncio.gather(*(stage.service.on_daily(due) for _ in range(5)))
        await stage.settle()
        assert len(stage.chat.sent) == before + 1


async def test_v4_killed_before_it_is_sent_it_is_sent_once_by_the_next_run(place: Place, opponents: Opponents) -> None:
    async with staged_on(await place.open(), opponents) as stage:
        await set_up(stage)
        await stage.delivery.close()
        assert await tick(stage, MORNING) == []
    async with staged_on(await place.open(), opponents) as stage:
        await stage.settle()
        assert only(stage.chat.sent).buttons[0].command == "/puzzle 1970-01-01"
        assert await tick(stage, MORNING + BEAT) == []


@pytest.mark.postgres
async def test_v4_of_two_processes_on_one_server_one_posts_it(database: PostgresPlace, opponents: Opponents) -> None:
    async with staged_on(await database.open(), opponents) as one, staged_on(await database.open(), opponents) as other:
        await set_up(one)
        for day in range(5):
            one.now = other.now = MORNING + day * DAY
            before = len(one.chat.sent) + len(other.chat.sent)
            await asyncio.gather(clock(one).tick(), clock(other).tick())
            await asyncio.gather(one.settle(), other.settle())
            assert len(one.chat.sent) + len(other.chat.sent) == before + 1


async def test_v4_it_is_answered_in_private_and_shared_without_giving_anything_away(stage: Stage) -> None:
    await set_up(stage)
    (post,) = await tick(stage, MORNING)
    solved = await solve(stage, post, tries=3)
    name = of_day(FIRST)
    assert words(solved).endswith("Thu, Jan 1: ✗ ✗ ✓")
    assert labels(solved) == ["Share", "Another puzzle"]
    here, there = sorted(await stage.press(ANN, solved, "Share"), key=lambda said: said.to == LOBBY)
    assert there.to == LOBBY
    assert words(there) == "Ann, puzzle of Thu, Jan 1: ✗ ✗ ✓ · 3 tries"
    assert puzzle(name).best not in words(there)
    assert there.picture is None
    assert labels(there) == ["Solve"]
    assert (here.to, words(here)) == (private_chat(ANN), "Shared.")
    again = to(await stage.press(ANN, solved, "Share"), LOBBY)
    assert only(again).replaces is not None, "sharing twice is said once"


async def shared(stage: Stage, who: Author, post: Message, *moves: str) -> Message:
    """Somebody answers the puzzle of a post with these moves and shares how they did; what the channel is shown then."""
    await stage.say(who, post.buttons[0].command, channel=LOBBY, pressed=True)
    for move in moves:
        said = only(await stage.say(who, move, private=True))
    return only(to(await stage.press(who, said, "Share"), LOBBY))


async def test_v4_one_message_has_the_results_of_all_who_share_theirs(stage: Stage) -> None:
    await set_up(stage)
    (post,) = await tick(stage, MORNING)
    name = of_day(FIRST)
    first = await shared(stage, ANN, post, weak(name, 0), puzzle(name).best)
    second = await shared(stage, BEN, post, puzzle(name).best)
    assert second.replaces == reference(first), "nothing stands below it"
    assert words(second).splitlines() == ["Ann, puzzle of Thu, Jan 1: ✗ ✓ · 2 tries", "Ben: ✓ · first try"]
    assert mentioned(second) == [], "it notifies nobody"
    await stage.begin(first=CARA, second=DAN)
    third = await shared(stage, DAN, post, puzzle(name).best)
    assert third.replaces is None, "nobody would see it above the game"
    assert words(third).splitlines()[1:] == ["Ben: ✓ · first try", "Dan: ✓ · first try"]
    stage.now += HOUR
    fourth = await shared(stage, CARA, post, puzzle(name).best)
    assert fourth.replaces is None, "people have talked since"
    assert len(words(fourth).splitlines()) == 4
    (post,) = await tick(stage, MORNING + DAY)
    tomorrow = await shared(stage, BEN, post, puzzle(of_day(date(1970, 1, 2))).best)
    assert words(tomorrow) == "Ben, puzzle of Fri, Jan 2: ✓ · first try, 2 days in a row"
    assert tomorrow.replaces is None


async def test_v4_i6_whoever_is_forgotten_is_named_no_more_when_others_share(stage: Stage) -> None:
    await set_up(stage)
    (post,) = await tick(stage, MORNING)
    best = puzzle(of_day(FIRST)).best
    await shared(stage, ANN, post, best)
    sure = only(await stage.say(ANN, "/forget me", private=True))
    await stage.press(ANN, sure, sure.buttons[0].label)
    assert words(await shared(stage, BEN, post, best)) == "Ben, puzzle of Thu, Jan 1: ✓ · first try"


async def test_v4_who_is_done_with_it_sees_the_answer_and_their_result_again(stage: Stage) -> None:
    await set_up(stage)
    (post,) = await tick(stage, MORNING)
    failed = await solve(stage, post, tries=3, solved=False)
    assert "Thu, Jan 1: ✗ ✗ ✗ · not solved" in words(failed)
    again = only(to(await stage.say(ANN, post.buttons[0].command, pressed=True), private_chat(ANN)))
    assert words(again).startswith("You are done with this puzzle already.")
    assert "✗ ✗ ✗ · not solved" in words(again)
    assert len(await stage.store.puzzles.results(await stage.store.person(ANN.account))) == 1
    shown = only(to(await stage.say(BEN, post.buttons[0].command, pressed=True), private_chat(BEN)))
    assert "You have 3 tries" in words(shown), "others are shown nothing of that"


@pytest.mark.parametrize(
    ("locale", "answer", "none"), [("en", "answer", "not solved"), ("de", "lösung", "nicht gelöst")]
)
async def test_v4_who_asks_for_the_answer_at_once_has_no_tries_to_show(
    stage: Stage, locale: str, answer: str, none: str
) -> None:
    await set_up(stage)
    (post,) = await tick(stage, MORNING)
    await stage.say(ANN, post.buttons[0].command, pressed=True, locale=locale)
    answered = only(await stage.say(ANN, answer, private=True, locale=locale))
    assert words(answered).endswith(f"Jan 1: {none}" if locale == "en" else f"1. Jan.: {none}")
    shared = to(await stage.press(ANN, answered, answered.buttons[0].label), LOBBY)
    assert words(only(shared)) == "Ann, puzzle of Thu, Jan 1: not solved"


async def test_v4_days_in_a_row_are_counted(stage: Stage) -> None:
    await set_up(stage)
    for day, streak in ((0, "Thu, Jan 1: ✓"), (1, "Fri, Jan 2: ✓ · 2 days in a row"), (2, ""), (3, "Sun, Jan 4: ✓")):
        (post,) = await tick(stage, MORNING + day * DAY)
        if streak:
            assert words(await solve(stage, post)).endswith(streak)
    (post,) = await tick(stage, MORNING + 4 * DAY)
    said = to(await stage.press(ANN, await solve(stage, post), "Share"), LOBBY)
    assert words(only(said)).endswith("✓ · first try, 2 days in a row")


async def test_v4_days_on_which_the_channel_got_no_puzzle_leave_a_row_as_it_is(stage: Stage) -> None:
    await set_up(stage)
    for day, streak in (
        (1, "Fri, Jan 2: ✓"),
        (2, "Sat, Jan 3: ✓ · 2 days in a row"),
        (5, "Tue, Jan 6: ✓ · 3 days in a row"),
        (7, "Thu, Jan 8: ✓ · 4 days in a row"),
    ):
        (post,) = await tick(stage, MORNING + day * DAY)
        assert words(await solve(stage, post)).endswith(streak)
    stage.now += DAY - 2 * HOUR
    await stage.say(ANN, "/daily", private=True)
    solved = only(await stage.say(ANN, puzzle(of_day(day_in("UTC", stage.now))).best, private=True))
    assert words(solved).endswith("Fri, Jan 9: ✓ · 5 days in a row")
    (post,) = await tick(stage, MORNING + 9 * DAY)
    assert words(await solve(stage, post)).endswith("Sat, Jan 10: ✓ · 6 days in a row")


async def test_v4_in_private_it_is_shown_without_a_channel(stage: Stage) -> None:
    shown = only(await stage.say(ANN, "/daily", private=True))
    assert "puzzle of Thu, Jan 1" in words(shown)
    solved = only(await stage.say(ANN, puzzle(of_day(FIRST)).best, private=True))
    assert labels(solved) == ["Another puzzle"]
    assert "nothing to share yet" in words(only(await stage.say(ANN, "/daily share", private=True)))
    assert "nothing to share yet" in words(only(await stage.say(BEN, "/daily share", private=True)))
    assert words(only(await stage.say(ANN, "/daily share"))).startswith("Ann, puzzle of Thu, Jan 1: ✓")


async def test_v4_in_german(stage: Stage) -> None:
    said = only(await stage.say(CARA, "/tagesaufgabe 8:00", moderator=True, locale="de"))
    assert "Dieser Kanal bekommt jeden Tag um 8:00 (UTC) eine Aufgabe" in words(said)
    assert [button.typed for button in said.buttons] == ["/aufgabe 1970-01-01", "/tagesaufgabe aus"]
    shown = only(await stage.say(ANN, "/tagesaufgabe", private=True, locale="de"))
    assert "Aufgabe vom Do., 1. Jan." in words(shown)


async def test_v4_a_channel_that_moves_keeps_its_puzzle(two: Stage) -> None:
    await set_up(two)
    await two.service.move_channel(LOBBY, ELSEWHERE)
    (post,) = await tick(two, MORNING)
    assert post.to == ELSEWHERE


def test_v4_the_hour_that_summer_time_leaves_out_or_repeats_comes_once() -> None:
    posted: list[date] = []
    for now in range(1_774_400_000, 1_793_000_000, 1_800):  # from March to October 2026
        daily = Daily(LOBBY, "2:30", "Europe/Berlin", posted=posted[-1] if posted else None).next(now)
        if daily.due <= now + 1_800:
            posted.append(day_in(daily.zone, daily.due))
    assert posted == sorted(set(posted))
    assert (posted[-1] - posted[0]).days == len(posted) - 1
