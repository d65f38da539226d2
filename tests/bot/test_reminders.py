"""Reminders and nudges (N2, N3), and the settings of a channel about them (N5)."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.chat.port import Address, Rich, Unreachable
from bot.chat.text import plain_text
from bot.grammar.seconds import DAY, HOUR
from bot.store.change import Change
from bot.tables.reminders import MOST_REMINDERS, Reminders, ReminderSettings
from tests.bot.stage import ANN, BEN, CARA, LOBBY, Recorder, Stage, mentioned, only, private_chat, reference, to, words
from tests.bot.timed import pass_time, reminded

AT_NIGHT = 1_700_000_000.0
"""22:13 in London, 23:13 in Berlin."""


async def test_n2_without_pace_the_first_comes_after_a_day_and_then_daily_at_most_six(stage: Stage) -> None:
    mover, other = await stage.begin_two(options="pace=none")
    assert await reminded(stage, DAY - HOUR, mover) == []
    (first,) = await reminded(stage, HOUR, mover)
    assert words(first).startswith("⏰ It is your turn in Summy with")
    assert [button.label for button in first.buttons] == ["My tiles", "Mute for this turn", "Quiet from 22 to 7"]
    (second,) = await reminded(stage, DAY, mover)
    assert second.replaces == reference(first), "each replaces the one before"
    before = len(stage.chat.sent)
    assert len(await reminded(stage, 10 * DAY, mover)) == MOST_REMINDERS - 2
    assert not [one for one in to(stage.chat.sent[before:], private_chat(other)) if words(one).startswith("⏰")]


async def test_n2_of_reminders_that_come_together_one_notifies(stage: Stage) -> None:
    for number in (1, 2, 3):
        await stage.begin(options="pace=none")
        if number > 1 and await stage.on_turn(number) != await stage.on_turn(1):
            await stage.play(number)
    mover = await stage.on_turn(1)
    for _ in range(2):
        assert sorted(one.silent for one in await reminded(stage, DAY, mover)) == [False, True, True]


async def test_n2_a_reminder_leads_to_ones_own_tiles(stage: Stage) -> None:
    mover, _ = await stage.begin_two(game="rummy-plus", options="pace=none")
    (first,) = await reminded(stage, DAY, mover)
    (own,) = await stage.press(mover, first, "My hand")
    assert own.secret
    assert own.picture is not None
    assert own.picture.alt.startswith("Your ")


async def test_n2_with_a_pace_the_first_comes_when_a_fifth_of_the_time_is_left(stage: Stage) -> None:
    mover, _ = await stage.begin_two(options="pace=5d rated=no")
    assert await reminded(stage, 4 * DAY - HOUR, mover) == []
    (first,) = await reminded(stage, HOUR, mover)
    assert "1 day" in words(first) or "24 hours" in words(first)


@pytest.mark.parametrize(("rated", "end"), [("yes", " In 1 day you lose on time."), ("no", "")])
async def test_n2_whose_time_is_up_is_told_what_becomes_of_it(stage: Stage, rated: str, end: str) -> None:
    mover, _ = await stage.begin_two(options=f"pace=5d rated={rated}")
    assert "You may still move" not in words((await reminded(stage, 4 * DAY, mover))[-1])
    (late,) = await reminded(stage, DAY, mover)
    assert words(late).endswith(f"You may still move, until another player decides.{end}")


async def test_n2_a_reminder_names_who_still_plays_and_leads_to_the_board(stage: Stage) -> None:
    stage.services = replace(stage.services, link=lambda place, reference: f"https://chat.example/{reference}")
    stage.service.services = stage.services
    await stage.begin(third=CARA, game="kakuro", options="pace=none")
    mover = await stage.on_turn()
    gone, stays = (one for one in (ANN, BEN, CARA) if one != mover)
    await stage.say(gone, "/resign #1 yes")
    (first,) = await reminded(stage, DAY + HOUR, mover)
    assert words(first).startswith(f"⏰ It is your turn in Kakuro with {stays.name}, at table #1.")
    shown = await stage.store.newest_shown(LOBBY, 1)
    assert [span.address for span in first.text if span.address] == [f"https://chat.example/{shown}"]
    (waits,) = await stage.say(stays, "/games")
    assert f"Kakuro with {mover.name}" in words(waits)
    assert gone.name not in words(waits)


async def test_n2_no_reminder_comes_after_the_move_it_asks_for(stage: Stage) -> None:
    mover, other = await stage.begin_two(options="pace=none")
    await pass_time(stage, 23 * HOUR)
    await stage.play()
    assert await reminded(stage, 23 * HOUR, mover) == []
    table = await stage.table()
    assert {table.player(seat).name for seat in table.reminders} == {other.name}


async def test_n2_a_reminder_that_waits_while_its_player_moves_is_dropped(stage: Stage) -> None:
    mover, _ = await stage.begin_two(options="pace=none")
    await stage.delivery.close()  # as if the chat were away for a while
    stage.now += DAY
    await stage.service.on_deadline(1)
    (owed,) = [entry for entry in await stage.store.outbox() if entry.message.reminds]
    await stage.play()
    stage.delivery.start()
    await stage.delivery.load()
    await stage.settle()
    assert not [one for one in to(stage.chat.sent, private_chat(mover)) if words(one).startswith("⏰")]
    assert owed.id not in await stage.store.outbox_numbers()


async def test_n2_a_turn_is_muted_by_its_button_and_only_that_turn(stage: Stage) -> None:
    mover, _ = await stage.begin_two(options="pace=none")
    (first,) = await reminded(stage, DAY, mover)
    (said,) = await stage.press(mover, first, "Mute for this turn")
    assert "do not remind you of this turn" in words(said)
    assert await reminded(stage, 3 * DAY, mover) == []
    await stage.play()
    await stage.play()
    assert len(await reminded(stage, DAY, mover)) == 1
    await stage.play()
    await stage.play()
    (late,) = await stage.press(mover, first, "Mute for this turn")
    assert "That turn is over" in words(late)


async def test_n2_quiet_hours_are_quiet_and_what_was_due_comes_when_they_end(stage: Stage) -> None:
    stage.now = AT_NIGHT
    for who in (ANN, BEN):
        said = words(only(await stage.say(who, "/remind quiet=22-7 zone=europe/berlin", private=True)))
        assert "None between 22:00 and 7:00 (Europe/Berlin)." in said
    mover, _ = await stage.begin_two(options="pace=none")
    until = ReminderSettings(quiet=(22, 7), zone="Europe/Berlin").quiet_until(AT_NIGHT + DAY)
    assert until is not None
    assert await reminded(stage, until - AT_NIGHT - 1, mover, step=HOUR / 2) == []
    assert len(await reminded(stage, HOUR, mover)) == 1


async def test_n2_who_is_in_their_quiet_hours_is_named_and_not_notified(stage: Stage) -> None:
    stage.now = AT_NIGHT
    await stage.begin(options="pace=none")
    for expected in (True, False, True):
        mover, other = await stage.seated()
        told = to(await stage.play(), LOBBY)[-1]
        assert (other.account in mentioned(told)) is expected
        assert other.name in words(told)
        line = "/remind quiet=off" if not expected else "/remind quiet=22-7 zone=Europe/Berlin"
        for who in (mover, other):
            await stage.say(who, line, private=True)


async def test_n2_what_is_delivered_late_does_not_ring_in_quiet_hours(stage: Stage) -> None:
    mover, _ = await stage.begin_two(options="pace=none")
    await stage.delivery.close()  # as if the chat were away until the night
    stage.now += DAY
    await stage.service.on_deadline(1)
    chosen = replace(
        await stage.store.preference(private_chat(mover)), settings={"remind-quiet": "22-7", "zone": "Europe/Berlin"}
    )
    await stage.store.commit(Change(preferences={private_chat(mover): chosen}))
    stage.now = AT_NIGHT
    stage.delivery.start()
    await stage.delivery.load()
    await stage.settle()
    late = to(stage.chat.sent, private_chat(mover))[-1]
    assert words(late).startswith("⏰")
    assert late.silent


async def test_n2_reminders_are_switched_off_and_on_and_come_as_often_as_their_player_likes(stage: Stage) -> None:
    for who in (ANN, BEN):
        await stage.say(who, "/remind every=6h", private=True)
    mover, _ = await stage.begin_two(options="pace=none")
    assert len(await reminded(stage, 12 * HOUR, mover)) == 2
    off = only(await stage.say(mover, "/remind off"))
    assert off.secret
    assert words(off) == "You get no reminders."
    assert await reminded(stage, DAY, mover) == []
    (on,) = await stage.press(mover, only(await stage.say(mover, "/remind", private=True)), "Remind me")
    assert "and then again, 6 hours apart" in words(on)
    german = words(only(await stage.say(CARA, "/erinnern alle=2d ruhe=23-8", private=True, locale="de")))
    assert "und danach wieder (Abstand: 2 Tage); höchstens sechsmal je Zug." in german
    assert "2 Tage" in german
    assert "Keine zwischen 23:00 und 8:00 Uhr (UTC)." in german


async def test_n2_nobody_is_reminded_of_a_game_alone(stage: Stage) -> None:
    await stage.begin_alone(ANN)
    assert await reminded(stage, 3 * DAY, ANN) == []


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("/remind often", "I do not know what to do with often"),
        ("/remind @ben", "Those you wait for, /nudge reminds."),
        ("/remind every=5m", "no time between one hour and 30 days"),
        ("/remind quiet=7", "Quiet hours look like"),
        ("/remind quiet=25-7", "Quiet hours look like"),
        ("/remind zone=Atlantis", "no time zone Atlantis"),
        ("/remind #1 off", "There is no table"),
        ("/nudge", "You wait for nobody here."),
    ],
)
async def test_n2_what_cannot_be_done_is_answered_with_the_reason(stage: Stage, line: str, part: str) -> None:
    assert part in words(only(await stage.say(ANN, line)))


async def test_n3_a_nudge_reminds_once_a_turn_and_not_in_its_first_hour(stage: Stage) -> None:
    mover, other = await stage.begin_two(options="pace=none")
    assert "less than an hour" in words(only(await stage.say(other, "/nudge")))
    stage.now += HOUR
    assert "You wait for nobody" in words(only(await stage.say(mover, "/nudge")))
    assert f"{mover.name} is reminded now" in words(only(await stage.say(other, "/nudge")))
    assert len(await reminded(stage, HOUR, mover)) == 1
    assert "a nudge for this turn" in words(only(await stage.say(other, "/anstupsen")))
    assert await reminded(stage, 21 * HOUR, mover) == []
    assert len(await reminded(stage, HOUR, mover)) == 1, "a day after the turn began, as without the nudge"
    assert "You wait for nobody" in words(only(await stage.say(CARA, "/nudge")))
    await stage.say(mover, "/remind off")
    await stage.play()
    stage.now += HOUR
    await stage.play()
    stage.now += HOUR
    assert "wants no reminders of this turn" in words(only(await stage.say(other, "/nudge")))


async def test_n3_a_nudge_may_name_whom_it_is_for(stage: Stage) -> None:
    mover, other = await stage.begin_two(options="pace=none")
    stage.now += HOUR
    for name in (f"@{other.handle}", other.name, "@cara"):
        assert "You wait for nobody" in words(only(await stage.say(other, f"/nudge {name}")))
    assert f"{mover.name} is reminded now" in words(only(await stage.say(other, f"/nudge #1 @{mover.handle}")))
    assert "a nudge for this turn" in words(only(await stage.say(other, f"/anstupsen {mover.name}")))
    assert "do not know what to do with please" in words(only(await stage.say(other, "/nudge please Ben")))


async def test_n3_a_nudge_waits_for_the_end_of_quiet_hours(stage: Stage) -> None:
    stage.now = AT_NIGHT
    for who in (ANN, BEN):
        await stage.say(who, "/remind quiet=22-7 zone=Europe/Berlin", private=True)
    mover, other = await stage.begin_two(options="pace=none")
    stage.now += HOUR
    await stage.say(other, "/nudge")
    assert await reminded(stage, 6 * HOUR, mover) == []
    assert len(await reminded(stage, HOUR, mover)) == 1


@pytest.mark.parametrize("public", [False, True])
async def test_n5_the_channel_is_told_only_where_that_is_set_and_private_does_not_reach(
    stage: Stage, public: bool
) -> None:
    if public:
        said = words(only(await stage.say(ANN, "/settings reminders=on", moderator=True)))
        assert "here for those I cannot write to in private" in said
    mover, _ = await stage.begin_two(options="pace=none")
    stage.chat.trouble = lambda message: Unreachable() if message.to == private_chat(mover) else None
    told = to(await pass_time(stage, DAY), LOBBY)
    assert [mentioned(one) for one in told if words(one).startswith("⏰")] == ([[mover.account]] if public else [])


class Deleting(Recorder):
    """A chat that can take messages away again."""

    def __init__(self) -> None:
        super().__init__()
        self.deleted: list[str] = []
        self.without_buttons: list[tuple[Address, str]] = []
        self.reworded: list[str] = []

    async def delete(self, to: Address, reference: str) -> None:
        self.deleted.append(reference)

    async def remove_buttons(self, to: Address, reference: str, text: Rich = ()) -> None:
        self.without_buttons.append((to, reference))
        self.reworded.append(plain_text(text))


async def test_n4_a_public_reminder_brings_the_message_of_the_turn_down(stage: Stage) -> None:
    stage.chat = stage.chats["web"] = chat = Deleting()
    await stage.say(ANN, "/settings reminders=on", moderator=True)
    await stage.begin()
    await stage.play()
    mover, other = await stage.seated()
    board = to(chat.sent, LOBBY)[-1]
    chat.trouble = lambda message: Unreachable() if message.to == private_chat(mover) else None
    reminder = only(to(await pass_time(stage, 3 * DAY - HOUR), LOBBY))
    assert reminder.replaces is None, "it is noticed"
    assert chat.deleted == [reference(board)]
    assert reminder.picture is not None
    first, _, then = words(reminder).splitlines()[:3]
    assert first == f"⏰ {mover.name}, table #1 waits for you."
    assert then.startswith(f"{other.name} lays")
    asked = only(to(await stage.say(other, "/pause #1"), LOBBY))
    assert asked.replaces == reference(reminder), "what follows is told there"


async def test_n5_games_are_unrated_where_that_is_set_unless_a_challenge_says_so(stage: Stage) -> None:
    await stage.say(ANN, "/settings rated=no", moderator=True)
    await stage.say(ANN, "/challenge @ben summy")
    await stage.say(ANN, "/challenge @ben summy rated=yes")
    assert [(await stage.table(number)).rated for number in (1, 2)] == [False, True]
    assert "neither yes nor no" in words(only(await stage.say(ANN, "/settings rated=perhaps", moderator=True)))


@given(
    began=st.floats(0, 1e9),
    given_=st.none() | st.floats(60, 60 * DAY),
    every=st.floats(HOUR, 30 * DAY),
    moved=st.floats(0, 60 * DAY),
)
def test_n2_a_turn_has_at_most_six_each_later_than_the_one_before(
    began: float, given_: float | None, every: float, moved: float
) -> None:
    one, due = Reminders(began, given_, every), 0.0
    for _ in range(MOST_REMINDERS):
        zero = None if given_ is None else began + given_
        before, due = due, one.due(zero)
        assert max(before, began) <= due
        assert before < due
        one = one.after_sending(due, zero)
    assert one.due(None) == float("inf")
    assert replace(Reminders(began), muted=True).due(None) == float("inf")


@given(begins=st.integers(0, 23), hours=st.integers(1, 23), now=st.floats(0, 4e9))
def test_n2_quiet_hours_end_after_now_and_not_later_than_they_last(begins: int, hours: int, now: float) -> None:
    settings = ReminderSettings(quiet=(begins, (begins + hours) % 24), zone="Europe/Berlin")
    until = settings.quiet_until(now)
    if until is not None:
        assert now < until <= now + (hours + 2) * HOUR
        assert settings.quiet_until(until) is None
