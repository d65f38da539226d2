"""V4: whoever met the puzzle of a day in a channel can share their result of that day there."""

from dataclasses import replace
from datetime import date, timedelta

import pytest

from bot.chat.port import Address, Author, Message
from bot.commands.puzzle_attempts import OwnResult, OwnResults
from bot.games.puzzles import of_day, puzzle
from bot.messages.puzzle_messages import DayResult
from bot.store.change import Change, Preference
from tests.bot.stage import ANN, BEN, CARA, DAN, ELSEWHERE, LOBBY, Stage, only, private_chat, reference, to, words
from tests.bot.test_daily import DAY, FIRST, MORNING, set_up, tick
from tests.bot.test_puzzles import labels, weak

SECOND = date(1970, 1, 2)


async def meet(stage: Stage, who: Author, post: Message) -> Message:
    """Somebody presses *Solve* below a post; what they are shown in private."""
    said = await stage.say(who, post.buttons[0].command, reply_to=reference(post), pressed=True)
    return only(to(said, private_chat(who)))


async def solve(stage: Stage, who: Author, day: date) -> Message:
    return only(await stage.say(who, puzzle(of_day(day)).best, private=True))


async def met_and_solved(stage: Stage, who: Author, post: Message, day: date) -> Message:
    await meet(stage, who, post)
    return await solve(stage, who, day)


async def share(stage: Stage, who: Author, below: Message) -> str:
    """What the channel reads after somebody presses *Share* below their result."""
    return words(only(to(await stage.press(who, below, "Share"), LOBBY)))


@pytest.mark.parametrize("lines", [("/daily",), ("/puzzle kakuro", "/puzzle summy", "/daily"), ("/puzzle 1970-01-01",)])
async def test_v4_who_met_it_in_a_channel_shares_it_there_though_they_saw_it_again_in_private(
    stage: Stage, lines: tuple[str, ...]
) -> None:
    await set_up(stage)
    (post,) = await tick(stage, MORNING)
    await meet(stage, ANN, post)
    for line in lines:
        await stage.say(ANN, line, private=True)
    solved = await solve(stage, ANN, FIRST)
    assert labels(solved) == ["Share", "Another puzzle"]
    assert await share(stage, ANN, solved) == "Ann, puzzle of Thu, Jan 1: ✓ · first try"


async def test_v4_who_is_done_with_it_and_sees_it_again_in_private_can_still_share_it(stage: Stage) -> None:
    await set_up(stage)
    (post,) = await tick(stage, MORNING)
    await met_and_solved(stage, ANN, post, FIRST)
    again = only(await stage.say(ANN, "/daily", private=True))
    assert words(again).startswith("You are done with this puzzle already.")
    assert labels(again) == ["Share", "Another puzzle"]
    assert await share(stage, ANN, again) == "Ann, puzzle of Thu, Jan 1: ✓ · first try"
    said = await stage.say(ANN, "/daily share", private=True)
    assert words(only(to(said, LOBBY))) == "Ann, puzzle of Thu, Jan 1: ✓ · first try"


async def test_v4_it_is_shared_in_the_channel_where_it_was_met_last(stage: Stage) -> None:
    await set_up(stage)
    (post,) = await tick(stage, MORNING)
    await meet(stage, ANN, post)
    await stage.say(ANN, weak(of_day(FIRST)), private=True)
    await stage.say(ANN, post.buttons[0].command, channel=ELSEWHERE, pressed=True)
    await stage.say(ANN, "/daily", private=True)
    solved = await solve(stage, ANN, FIRST)
    said = await stage.press(ANN, solved, "Share")
    assert words(only(to(said, ELSEWHERE))) == "Ann, puzzle of Thu, Jan 1: ✗ ✓ · 2 tries"


async def test_v4_the_puzzle_of_another_day_met_in_no_channel_is_not_shared(stage: Stage) -> None:
    await set_up(stage)
    (post,) = await tick(stage, MORNING)
    await meet(stage, BEN, post)
    stage.now += DAY
    await stage.say(BEN, "/daily", private=True)
    assert labels(await solve(stage, BEN, SECOND)) == ["Another puzzle"]


async def two_days(stage: Stage, who: Author) -> tuple[Message, Message, Message]:
    """The post of the first day, and the results of somebody who solves its puzzle and that of the second day."""
    await set_up(stage)
    (post,) = await tick(stage, MORNING)
    first = await met_and_solved(stage, who, post, FIRST)
    (following,) = await tick(stage, MORNING + DAY)
    return post, first, await met_and_solved(stage, who, following, SECOND)


async def test_v4_share_shares_the_result_that_it_stands_below(stage: Stage) -> None:
    post, first, second = await two_days(stage, BEN)
    assert await share(stage, BEN, first) == "Ben, puzzle of Thu, Jan 1: ✓ · first try"
    assert await share(stage, BEN, second) == "Ben, puzzle of Fri, Jan 2: ✓ · first try, 2 days in a row"
    assert words(await meet(stage, BEN, post)).startswith("You are done with this puzzle already.")
    assert await share(stage, BEN, second) == "Ben, puzzle of Fri, Jan 2: ✓ · first try, 2 days in a row"


@pytest.mark.parametrize("pressed", [False, True])  # buttons of the first versions name no day
async def test_v4_without_a_day_the_result_of_the_puzzle_finished_last_is_shared(stage: Stage, pressed: bool) -> None:
    post, _, _ = await two_days(stage, BEN)
    await meet(stage, BEN, post)
    said = to(await stage.say(BEN, "/daily share", private=True, pressed=pressed), LOBBY)
    assert words(only(said)) == "Ben, puzzle of Fri, Jan 2: ✓ · first try, 2 days in a row"


@pytest.mark.parametrize(
    ("line", "locale", "told"),
    [
        (
            "/daily share {}",
            "en",
            "To share a result of the puzzle of {}, press Solve below that puzzle and answer it first.",
        ),
        (
            "/tagesaufgabe teilen {}",
            "de",
            "Um ein Ergebnis der Aufgabe vom {} zu teilen, drück Lösen unter dieser Aufgabe und gib deine Antwort.",
        ),
    ],
)
async def test_v4_the_result_of_a_day_may_be_shared_by_typing_the_day(
    stage: Stage, line: str, locale: str, told: str
) -> None:
    await two_days(stage, BEN)
    written = {"en": "Thu, Jan 1", "de": "Do., 1. Jan."}[locale]
    none = only(await stage.say(ANN, line.format(FIRST), private=True, locale=locale))
    assert words(none) == told.format(written)
    said = to(await stage.say(BEN, line.format(FIRST), private=True, locale=locale), LOBBY)
    assert words(only(said)) == "Ben, puzzle of Thu, Jan 1: ✓ · first try"
    assert words(only(await stage.say(BEN, line.format(SECOND), channel=ELSEWHERE))).startswith("Ben, ")
    assert "2026-02-31" in words(only(await stage.say(BEN, line.format("2026-02-31"), private=True, locale=locale)))


def test_v4_a_result_stored_alone_is_read() -> None:
    stored = '["1970-01-01", 2, true, 1, ["web", "lobby", ""]]'
    own = OwnResults.read(stored)
    assert own.of(None) == own.of(FIRST) == OwnResult(DayResult(FIRST, 2, solved=True, streak=1), LOBBY)
    assert own.of(SECOND) is None
    assert str(own) == f"[{stored}]"
    assert OwnResults.read(str(own)) == own


async def test_v4_results_of_several_days_shared_by_turns_stay_together_by_day(stage: Stage) -> None:
    await set_up(stage)
    posts = [only(await tick(stage, MORNING + day * DAY)) for day in range(3)]
    told = [""] * 3
    for who, number in (
        *((BEN, 0), (ANN, 1), (CARA, 0), (DAN, 1), (BEN, 1)),
        *((ANN, 2), (DAN, 0), (CARA, 2), (CARA, 1)),
    ):
        day = FIRST + timedelta(days=number)
        stage.now += 60
        told[number] = await share(stage, who, await met_and_solved(stage, who, posts[number], day))
    days = [[line.split(":")[0].split(",")[0] for line in lines.splitlines()] for lines in told]
    assert days == [["Ben", "Cara", "Dan"], ["Ann", "Dan", "Ben", "Cara"], ["Ann", "Cara"]]
    assert [lines.split(":")[0] for lines in told] == [
        "Ben, puzzle of Thu, Jan 1", "Ann, puzzle of Fri, Jan 2", "Ann, puzzle of Sat, Jan 3",
    ]  # fmt: skip


async def test_v4_what_the_version_before_stored_of_one_day_stays_together(stage: Stage) -> None:
    await set_up(stage)
    (post,) = await tick(stage, MORNING)
    await met_and_solved(stage, BEN, post, FIRST)
    ben, own = await stage.store.person(BEN.account), private_chat(BEN)
    stored: dict[Address, tuple[str, str]] = {
        own: ("daily-shared", '["Ben", "1970-01-01", 2, true, 1]'),
        LOBBY: ("daily-shared-by", f"1970-01-01 {stage.now:.0f} {ben.id}"),
    }
    before: dict[Address, Preference] = {}
    for place, (name, value) in stored.items():
        now = await stage.store.preference(place)
        before[place] = replace(now, settings={**now.settings, name: value})
    await stage.store.commit(Change(preferences=before))
    told = await share(stage, ANN, await met_and_solved(stage, ANN, post, FIRST))
    assert told == "Ben, puzzle of Thu, Jan 1: ✗ ✓ · 2 tries\nAnn: ✓ · first try"
