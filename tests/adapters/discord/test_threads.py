"""A thread for each table (N5): where it begins, what is told there, what is typed there, and where it cannot be had."""

import re
from typing import Any

import pytest

from tests.adapters.discord import threads
from tests.adapters.discord.app import App
from tests.adapters.discord.back_end import BackEnd, Shown
from tests.adapters.discord.stand_in import EVERYTHING, StandIn
from tests.adapters.discord.test_scenarios import begun
from tests.adapters.discord.transport import Fault


async def with_threads(app: App, room: str = "lobby") -> int:
    """The channel, where each table gets a thread."""
    here = app.back_end.channel(room)
    app.back_end.moderates("Ann")
    await switched(app, here, "A thread for each game")
    return here


async def switched(app: App, place: int, label: str) -> None:
    """Let Ann, who moderates, press a button below the settings."""
    shown = await app.slash("Ann", place, "settings")
    await app.press("Ann", place, label, message=shown.said[0])


async def in_thread(app: App) -> tuple[int, int]:
    """The channel and the thread of a game that Ann and Ben have begun."""
    here = await with_threads(app)
    await begun(app)
    return here, (await app.newest(here, "table #1")).id


def told(app: App, place: int) -> list[Shown]:
    """The messages of the bot in a channel or a thread, without Discord's own notice that a thread was begun."""
    mine = (one for one in app.back_end.seen(place) if one.author == "summarum")
    return [one for one in mine if one.text and not one.text.startswith("Summy #1:")]


async def play(app: App, place: int) -> None:
    """Let the player on turn at the first table play a move, typed in a channel or a thread."""
    before = (await app.table()).plies
    answer = await app.slash(await app.turn(), place, "play", move=await app.move())
    assert (await app.table()).plies > before, answer.text
    await app.settle()


async def test_n5_a_game_is_told_in_a_thread_that_begins_at_its_challenge(app: App) -> None:
    here, thread = await in_thread(app)
    assert len(told(app, here)) == 1, "the challenge stays in the channel"
    opening = await app.newest(thread, "begins")
    assert opening.files
    assert opening.pings
    await play(app, thread)
    await play(app, here)
    assert len(told(app, here)) == 1
    assert len(told(app, thread)) == 3, "a message a turn"
    games = await app.slash("Ann", here, "games")
    assert f"/{thread}/{told(app, thread)[-1].id}>" in games.text


async def test_n5_its_buttons_and_edits_are_those_of_the_thread(app: App) -> None:
    _, thread = await in_thread(app)
    rack = await app.press("Ben", thread, "My tiles")
    assert rack.said
    mover = await app.turn()
    (other,) = {"Ann", "Ben"} - {mover}
    await app.slash(other, thread, "pause")
    asked = await app.newest(thread, "would like to pause")
    assert len(told(app, thread)) == 1, "an edit of the turn"
    await play(app, thread)
    newest = await app.newest(thread, "would like to pause")
    assert "Agree to pause" in newest.buttons
    (earlier,) = [one for one in told(app, thread) if one.id == asked.id]
    assert not earlier.buttons


async def test_n5_the_thread_answers_like_its_channel_and_knows_its_table(app: App) -> None:
    here, thread = await in_thread(app)
    await app.slash("Ann", here, "challenge", people=("Ben",), game="summy")
    await app.press("Ben", here, "Accept", message=await app.newest(here, "table #2"))
    await app.settle()
    assert "Threads: **one for each game**" in (await app.slash("Ben", thread, "settings")).text
    tables = await app.slash("Eve", thread, "tables")
    assert "#1" in tables.text
    assert "#2" in tables.text
    app.back_end.say("Eve", thread, f"<@{app.back_end.me}> tables")
    assert (await app.newest(thread, "#2")).reply_to
    assert "Which table" in (await app.slash("Ann", here, "board")).text
    before = len(told(app, thread))
    await app.slash("Ann", thread, "board")
    assert len(told(app, thread)) == before + 1
    app.back_end.say("Ann", thread, f"<@{app.back_end.me}> resign #1 yes")
    await app.newest(thread, "resigns")
    assert await app.over(1)
    assert not await app.over(2)


async def test_n5_a_question_in_the_thread_loses_its_buttons_once_it_is_settled(app: App) -> None:
    _, thread = await in_thread(app)
    resign = f"<@{app.back_end.me}> resign"
    app.back_end.say("Ann", thread, resign)
    asked = await app.newest(thread, "Do you want to give up")
    await app.settle()
    assert asked.buttons
    app.back_end.say("Ann", thread, f"{resign} no")
    await app.newest(thread, "you play on")
    await app.transport.until(lambda: [one.buttons for one in app.back_end.seen(thread) if one.id == asked.id] == [{}])


async def test_n5_what_is_done_from_the_channel_is_answered_with_the_way_to_the_thread(app: App) -> None:
    here, thread = await in_thread(app)
    (turn,) = told(app, thread)
    in_german = {
        "Die anderen an Tisch #1 (Summy) sind gefragt.": "de",
        "Done. Everybody sees it at table #1 (Summy).": "en-US",
    }
    for who, (said, locale) in zip(("Ann", "Ben"), in_german.items(), strict=True):
        answer = await app.slash(who, here, "pause", locale=locale)
        assert f"/{thread}/{turn.id}>" in answer.text
        assert re.sub(r"\[(#?1)\]\(<.*?>\)", r"\1", answer.text) == said
    resumed = await app.slash("Ann", thread, "resume")
    assert f"/{thread}/{turn.id}>" in resumed.text, "the turn may be far above"
    answer = await app.slash("Ben", here, "resign", table="1", sure="yes")
    assert "You have given up at table" in answer.text
    assert f"/{thread}/" in answer.text
    assert len(told(app, here)) == 1, "the others read nothing of it in the channel"


async def test_n5_a_rematch_opens_in_the_channel_and_gets_a_thread_of_its_own(app: App) -> None:
    here, thread = await in_thread(app)
    await app.slash("Ann", thread, "resign", table="1", sure="yes")
    await app.settle()
    pressed = await app.press("Ann", thread, "Rematch")
    assert pressed.text == "Table #2 is in the channel, outside this thread."
    challenge = await app.newest(here, "table #2")
    await app.press("Ben", here, "Accept", message=challenge)
    await app.newest(challenge.id, "begins")
    assert not [one for one in told(app, thread) if "#2" in one.text]


async def test_n5_once_it_is_switched_off_games_go_on_in_the_channel(app: App) -> None:
    here, thread = await in_thread(app)
    await switched(app, thread, "Games in the channel itself")
    await play(app, thread)
    assert len(told(app, thread)) == 1
    assert len(told(app, here)) == 2


async def test_n5_a_table_of_a_round_gets_a_thread_at_its_opening(app: App) -> None:
    here = await with_threads(app)
    await app.slash("Ann", here, "tournament", action="new", game="summy", options="rounds=1")
    await app.slash("Ann", here, "tournament", action="join")
    await app.slash("Ben", here, "tournament", action="join")
    await app.slash("Ann", here, "tournament", action="start")
    opening = await app.newest(here, "table #1")
    await app.slash(await app.turn(), here, "play", move=await app.move())
    await app.newest(opening.id, "turn")
    await app.slash("Ben", opening.id, "resign", table="1", sure="yes")
    await app.newest(here, "The tournament is over.")
    await app.newest(opening.id, "resigns")
    assert "resigns" in told(app, opening.id)[-1].text


async def test_n5_what_everybody_reads_is_answered_in_the_thread(app: App) -> None:
    here, thread = await in_thread(app)
    await app.slash("Ann", thread, "daily", at="8:00")
    assert "8:00" in told(app, thread)[-1].text
    assert len(told(app, here)) == 1
    await app.slash("Ben", thread, "daily")


class TestTroubles:
    """Cases that only our own stand-in can play."""

    @pytest.fixture
    def back_end(self) -> BackEnd:
        return StandIn()

    def begun_threads(self, app: App) -> list[Any]:
        back_end: Any = app.back_end
        return [one for one in back_end.channels.values() if one.get("owner_id") == str(back_end.me)]

    async def test_n5_its_name_tells_who_plays_what(self, app: App) -> None:
        await in_thread(app)
        (thread,) = self.begun_threads(app)
        assert thread["name"] == "Summy #1: Ann and Ben"
        assert thread["thread_metadata"]["auto_archive_duration"] == 10_080

    @pytest.mark.parametrize("after", [True, False])
    async def test_n5_a_thread_whose_beginning_was_not_heard_of_is_not_begun_twice(self, app: App, after: bool) -> None:
        here = await with_threads(app)
        app.transport.faults.append(Fault("POST", f"/channels/{here}/messages/*/threads", 0, after=after))
        await begun(app)
        (thread,) = self.begun_threads(app)
        assert len(told(app, int(thread["id"]))) == 1
        assert len(told(app, here)) == 1

    async def test_n5_a_crash_between_the_thread_and_its_first_message_begins_no_other(self, app: App) -> None:
        here = await with_threads(app)
        await app.slash("Ann", here, "challenge", people=("Ben",), game="summy")
        challenge = await app.newest(here, "table #1")
        fault = Fault("POST", f"/channels/{challenge.id}/messages", 500, times=10_000)
        app.transport.faults.append(fault)
        await app.press("Ben", here, "Accept")
        await app.transport.until(lambda: fault.times < 10_000)
        await app.close()
        app.transport.faults.clear()
        assert len(self.begun_threads(app)) == 1
        await app.open()
        await app.newest(challenge.id, "begins")
        assert len(self.begun_threads(app)) == 1
        assert len(told(app, challenge.id)) == 1

    async def test_n5_an_archived_thread_is_opened_by_the_next_message(self, app: App) -> None:
        here, thread = await in_thread(app)
        back_end: Any = app.back_end
        threads.archive(back_end, thread)
        mover = await app.turn()
        (other,) = {"Ann", "Ben"} - {mover}
        await app.slash(other, here, "pause", table="1")
        await app.newest(thread, "would like to pause")
        assert len(told(app, thread)) == 2, "what could not be edited is said again"
        assert len(told(app, here)) == 1

    async def test_n5_a_line_typed_in_a_thread_that_was_archived_finds_its_table(self, app: App) -> None:
        _, thread = await in_thread(app)
        back_end: Any = app.back_end
        threads.archive(back_end, thread)
        client: Any = app.chat._client
        await app.slash("Ann", app.back_end.channel("elsewhere"), "tables")
        assert client.get_channel(thread) is None, "discord.py forgets it"
        app.back_end.say("Ann", thread, f"<@{app.back_end.me}> resign #1 yes")
        await app.newest(thread, "resigns")

    async def test_n5_a_deleted_thread_leaves_the_game_to_the_channel(self, app: App) -> None:
        here, thread = await in_thread(app)
        back_end: Any = app.back_end
        threads.delete(back_end, thread)
        app.transport.faults.append(Fault("POST", f"/channels/{here}/messages/{thread}/threads", 400, 160004, times=9))
        await play(app, here)
        await play(app, here)
        assert len(told(app, here)) == 3
        assert len(told(app, thread)) == 1

    async def test_n5_without_the_right_games_stay_in_the_channel(self, app: App) -> None:
        here = await with_threads(app)
        back_end: Any = app.back_end
        back_end.bot_may = EVERYTHING & ~threads.CREATE_PUBLIC_THREADS
        await begun(app)
        assert (await app.newest(here, "begins")).files, "with its picture"
        await play(app, here)
        tried = app.transport.asked("POST", f"/channels/{here}/messages/{told(app, here)[0].id}/threads")
        assert len(tried) == 1, "not asked for again and again"
        await switched(app, here, "Games in the channel itself")
        assert "Threads" not in (await app.slash("Ann", here, "settings")).text

    async def test_n5_where_the_bot_may_not_write_in_threads_the_channel_is_told(self, app: App) -> None:
        here = await with_threads(app)
        await app.slash("Ann", here, "challenge", people=("Ben",), game="summy")
        challenge = await app.newest(here, "table #1")
        app.transport.faults.append(Fault("POST", f"/channels/{challenge.id}/messages", 403, 50013, times=99))
        await app.press("Ben", here, "Accept")
        await app.settle()
        await play(app, here)
        assert not told(app, challenge.id)
        assert told(app, here)[-1].files, "only the first board goes without its picture"

    async def test_n5_threads_that_people_begin_are_channels_of_their_own(self, app: App) -> None:
        post = app.back_end.channel("post", thread=True)
        assert "Threads" not in (await app.slash("Ann", post, "settings")).text

    async def test_n5_a_challenge_that_was_deleted_begins_no_thread(self, app: App) -> None:
        here = await with_threads(app)
        await app.slash("Ann", here, "challenge", people=("Ben",), game="summy")
        challenge = await app.newest(here, "table #1")
        back_end: Any = app.back_end
        back_end.messages[here].clear()
        await app.slash("Ben", here, "accept")
        await app.newest(here, "begins")
        await app.settle()
        assert not told(app, challenge.id)
