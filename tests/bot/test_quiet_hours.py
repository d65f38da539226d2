"""What comes in somebody's quiet hours is told when they end, once and in private (N2)."""

import pytest

from bot.chat.port import Author, Message
from bot.grammar.seconds import DAY, HOUR
from bot.tables.reminders import MOST_REMINDERS
from tests.bot.stage import ANN, BEN, CARA, LOBBY, Stage, mentioned, only, private_chat, reference, to, words
from tests.bot.timed import pass_time, reminded

AT_NIGHT = 1_700_000_000.0
"""23:13 in Berlin."""

MORNING = 8 * HOUR
"""Seconds from then until their quiet hours have ended."""

QUIET = "/remind quiet=22-7 zone=Europe/Berlin"
TOLD = "I have waited for the end of your quiet hours."


async def told(stage: Stage, seconds: float, who: Author) -> list[Message]:
    """Let time pass; returns what somebody is told of their quiet hours."""
    return [one for one in to(await pass_time(stage, seconds), private_chat(who)) if TOLD in words(one)]


async def begun_at_night(stage: Stage, options: str = "rated=no") -> tuple[Author, Author]:
    """A game in which a turn has just begun in the quiet hours of its player; returns that player and the other one."""
    await stage.begin(options=options)
    stage.now = AT_NIGHT
    for who in (ANN, BEN):
        await stage.say(who, QUIET, private=True)
    assert not any(map(mentioned, to(await stage.play(), LOBBY)))
    return await stage.seated()


async def test_n2_a_turn_that_began_in_quiet_hours_is_told_once_when_they_end(stage: Stage) -> None:
    mover, other = await begun_at_night(stage)
    assert await told(stage, MORNING - HOUR, mover) == []
    before = len(stage.chat.sent)
    one = only(await told(stage, HOUR, mover))
    assert words(one).startswith(f"It is your turn in Summy with {other.name}, at table #1. {TOLD}")
    assert not one.silent
    assert [button.label for button in one.buttons] == ["My tiles", "Mute for this turn"]
    assert to(stage.chat.sent[before:], private_chat(other)) == []
    assert to(stage.chat.sent[before:], LOBBY) == []
    assert await told(stage, 5 * DAY, mover) == []


async def test_n2_what_is_told_after_quiet_hours_is_none_of_the_six(stage: Stage) -> None:
    mover, _ = await begun_at_night(stage, "pace=none")
    assert len(await told(stage, MORNING, mover)) == 1
    assert await reminded(stage, DAY - MORNING - HOUR, mover) == []
    assert len(await reminded(stage, 12 * DAY, mover)) == MOST_REMINDERS


async def test_n2_a_turn_that_is_over_when_quiet_hours_end_is_not_told(stage: Stage) -> None:
    mover, other = await begun_at_night(stage)
    await stage.play()
    await stage.say(other, "/remind quiet=off", private=True)
    assert await told(stage, MORNING, mover) == []
    assert len(await told(stage, MORNING, other)) <= 1


async def test_n2_quiet_hours_that_now_end_later_are_waited_for(stage: Stage) -> None:
    mover, _ = await begun_at_night(stage)
    await stage.say(mover, "/remind quiet=22-9 zone=Europe/Berlin", private=True)
    assert await told(stage, MORNING, mover) == []
    assert len(await told(stage, 2 * HOUR, mover)) == 1


@pytest.mark.parametrize("line", ["/remind #1 off", "/remind off"])
async def test_n2_whoever_wants_no_reminders_is_not_told_after_quiet_hours(stage: Stage, line: str) -> None:
    mover, _ = await begun_at_night(stage)
    await stage.say(mover, line, private=True)
    assert await told(stage, DAY, mover) == []


async def test_n2_whoever_begins_the_game_in_their_own_quiet_hours_knows_of_their_turn(stage: Stage) -> None:
    stage.now = AT_NIGHT
    for who in (ANN, BEN):
        await stage.say(who, QUIET, private=True)
    await stage.begin()
    mover = await stage.on_turn()
    assert len(await told(stage, MORNING, mover)) == (mover == ANN), "Ben has accepted just before"


async def test_n2_a_reminder_that_was_due_in_quiet_hours_tells_it_as_well(stage: Stage) -> None:
    for who in (ANN, BEN):
        await stage.say(who, "/remind every=1h", private=True)
    mover, _ = await begun_at_night(stage, "pace=none")
    before = len(stage.chat.sent)
    assert await told(stage, MORNING, mover) == []
    assert len([one for one in to(stage.chat.sent[before:], private_chat(mover)) if "⏰" in words(one)]) >= 1


async def test_n2_a_challenge_that_came_in_quiet_hours_is_told_when_they_end(stage: Stage) -> None:
    stage.now = AT_NIGHT
    await stage.say(BEN, QUIET, private=True)
    await stage.say(ANN, "/challenge @ben summy")
    assert await told(stage, MORNING - HOUR, BEN) == []
    one = only(await told(stage, HOUR, BEN))
    assert words(one) == f"Ann challenges you to Summy (table #1). {TOLD}"
    assert [button.label for button in one.buttons] == ["Accept", "Decline"]
    assert (await stage.table()).due == AT_NIGHT + DAY, "it lapses as before"
    await stage.press(BEN, one, "Accept")
    assert (await stage.table()).turn
    assert await told(stage, 12 * HOUR, BEN) == []


async def test_n2_a_challenge_is_told_in_german(stage: Stage) -> None:
    stage.now = AT_NIGHT
    await stage.say(BEN, "/erinnern ruhe=22-7 zone=Europe/Berlin", private=True, locale="de")
    await stage.say(ANN, "/challenge @ben summy")
    one = to(await pass_time(stage, MORNING), private_chat(BEN))[-1]
    assert words(one) == "Ann fordert dich heraus: Summy, Tisch #1. Ich habe das Ende deiner Ruhezeit abgewartet."
    assert [button.label for button in one.buttons] == ["Annehmen", "Ablehnen"]


@pytest.mark.parametrize(("who", "line"), [(BEN, "/accept #1"), (BEN, "/decline #1"), (ANN, "/cancel #1")])
async def test_n2_a_challenge_that_was_answered_or_withdrawn_is_not_told(stage: Stage, who: Author, line: str) -> None:
    stage.now = AT_NIGHT
    await stage.say(BEN, QUIET, private=True)
    await stage.say(ANN, "/challenge @ben @cara kakuro")
    await stage.say(who, line)
    assert await told(stage, MORNING, BEN) == []
    assert await told(stage, MORNING, CARA) == [], "nor to whoever has no quiet hours"


async def test_n2_two_who_are_asked_are_told_when_their_own_quiet_hours_end(stage: Stage) -> None:
    stage.now = AT_NIGHT
    await stage.say(BEN, QUIET, private=True)
    await stage.say(CARA, "/remind quiet=22-9 zone=Europe/Berlin", private=True)
    await stage.say(ANN, "/challenge @ben @cara kakuro")
    before = len(stage.chat.sent)
    assert len(await told(stage, MORNING, BEN)) == 1
    assert len(await told(stage, 2 * HOUR, CARA)) == 1
    assert len([one for one in stage.chat.sent[before:] if TOLD in words(one)]) == 2
    assert (await stage.table()).reminders == {}


async def test_n2_a_challenge_by_day_is_not_told_again(stage: Stage) -> None:
    stage.now = AT_NIGHT + 12 * HOUR
    await stage.say(BEN, QUIET, private=True)
    await stage.say(ANN, "/challenge @ben summy")
    assert (await stage.table()).reminders == {}
    assert await told(stage, DAY - HOUR, BEN) == []


OFFER = "Quiet from 22 to 7"


async def test_n2_the_first_reminder_of_a_person_offers_quiet_hours_and_no_later_one_does(stage: Stage) -> None:
    mover, _ = await stage.begin_two(options="pace=none")
    first, second = await reminded(stage, 2 * DAY, mover)
    assert [button.label for button in first.buttons] == ["My tiles", "Mute for this turn", OFFER]
    assert [button.label for button in second.buttons] == ["My tiles", "Mute for this turn"]
    await stage.play()
    (of_the_other,) = await reminded(stage, DAY, await stage.on_turn())
    assert OFFER in [button.label for button in of_the_other.buttons], "each person is offered them"
    await stage.play()
    (later,) = await reminded(stage, DAY, mover)
    assert OFFER not in [button.label for button in later.buttons]


@pytest.mark.parametrize("line", [QUIET, "/remind quiet=off"])
async def test_n2_whoever_has_chosen_their_quiet_hours_is_not_offered_any(stage: Stage, line: str) -> None:
    mover, _ = await stage.begin_two(options="pace=none")
    await stage.say(mover, line, private=True)
    first = (await reminded(stage, 2 * DAY, mover))[0]
    assert [button.label for button in first.buttons] == ["My tiles", "Mute for this turn"]


@pytest.mark.parametrize("zone", ["", "Europe/Berlin"])
async def test_n2_the_button_sets_quiet_hours_and_asks_for_the_time_zone_if_it_is_not_known(
    stage: Stage, zone: str
) -> None:
    mover, _ = await stage.begin_two(options="pace=none")
    await stage.say(mover, "/remind", private=True, zone=zone)
    (first,) = await reminded(stage, DAY, mover)
    said = words(only(await stage.press(mover, first, OFFER)))
    assert f"None between 22:00 and 7:00 ({zone or 'UTC'})." in said
    assert ("/remind zone=Europe/Berlin sets it." in said) is not bool(zone)
    table = await stage.table()
    assert not any(one.muted for one in table.reminders.values()), "the turn is not muted by it"


async def test_n2_whoever_has_no_reminders_is_told_of_the_quiet_hours_they_have_chosen(stage: Stage) -> None:
    await stage.say(ANN, "/remind off", private=True)
    chosen = only(await stage.say(ANN, "/remind quiet=22-7 zone=Europe/Berlin", private=True))
    assert words(chosen) == "You get no reminders.\nYour quiet hours are from 22:00 to 7:00 (Europe/Berlin)."
    none = only(await stage.press(ANN, chosen, "No quiet hours"))
    assert words(none) == "You get no reminders."
    assert [button.label for button in none.buttons] == ["Remind me"]


async def test_n2_quiet_hours_are_offered_in_german(stage: Stage) -> None:
    mover, _ = await stage.begin_two(options="pace=none")
    await stage.say(mover, "/sprache de", private=True)
    (first,) = await reminded(stage, DAY, mover)
    said = await stage.press(mover, first, "Ruhe von 22 bis 7")
    assert "/erinnern zone=Europe/Berlin stellt sie ein." in words(only(said))


async def ended_at_night(stage: Stage, *, locale: str = "en") -> tuple[Author, Author]:
    """A game that somebody has given up in the quiet hours of the other; returns the other, and who gave up."""
    mover, other = await stage.begin_two()
    stage.now = AT_NIGHT
    line = QUIET if locale == "en" else "/erinnern ruhe=22-7 zone=Europe/Berlin"
    await stage.say(other, line, private=True, locale=locale)
    await stage.say(mover, "/resign #1 yes")
    return other, mover


@pytest.mark.parametrize("line", ["/games", "/remind off"])
async def test_n2_the_end_of_a_game_in_quiet_hours_is_told_once_when_they_end(stage: Stage, line: str) -> None:
    other, mover = await ended_at_night(stage)
    await stage.say(other, line, private=True)  # the end of a game is no reminder
    assert to(await pass_time(stage, MORNING - HOUR), private_chat(other)) == []
    before = len(stage.chat.sent)
    one = only(to(await pass_time(stage, HOUR), private_chat(other)))
    first, second, third, *_ = words(one).splitlines()
    assert first == f"Your game of Summy with {mover.name}, at table #1, has ended in your quiet hours."
    assert second == f"{other.name} wins."
    assert third == f"{mover.name} resigns.", "the points say nothing of it"
    assert not one.silent
    assert len(stage.chat.sent) == before + 1
    assert (await stage.table()).due is None
    await pass_time(stage, 2 * DAY)
    assert len(stage.chat.sent) == before + 1


async def test_n2_an_end_told_after_quiet_hours_leads_to_a_rematch(stage: Stage) -> None:
    other, _ = await ended_at_night(stage)
    one = only(to(await pass_time(stage, MORNING), private_chat(other)))
    labels = [button.label for button in one.buttons]
    assert labels == ["Rematch", "Another game"], "nobody has moved, so there is nothing to look at"
    asked = only(to(await stage.press(other, one, "Rematch"), LOBBY))
    assert f"{other.name} wants to play Summy" in words(asked)


async def test_n2_the_end_of_a_game_in_quiet_hours_is_told_in_german(stage: Stage) -> None:
    other, mover = await ended_at_night(stage, locale="de")
    one = only(to(await pass_time(stage, MORNING), private_chat(other)))
    said = f"In deiner Ruhezeit ist eine Partie zu Ende gegangen: Summy mit {mover.name}, Tisch #1."
    assert words(one).splitlines()[:3] == [said, f"{other.name} gewinnt.", f"{mover.name} gibt auf."]


async def test_n2_a_game_lost_on_time_in_quiet_hours_is_told_with_that_reason(stage: Stage) -> None:
    late, other = await begun_at_night(stage)
    await pass_time(stage, 3 * DAY)
    await stage.say(other, "/claim #1")
    ended = to(await pass_time(stage, MORNING), private_chat(late))[-1]
    assert words(ended).splitlines()[1:3] == [f"{other.name} wins.", f"{late.name} has lost on time."]


async def test_n2_a_rematch_asked_for_at_night_keeps_nothing_of_the_game_before(stage: Stage) -> None:
    other, mover = await ended_at_night(stage)
    await stage.say(mover, "/rematch #1")
    sent = to(await pass_time(stage, MORNING), private_chat(other))
    assert [words(one).partition(" ")[0] for one in sent] == ["Your", mover.name], "the end, and the new challenge"
    assert (await stage.table(2)).due == AT_NIGHT + DAY


async def test_n2_an_end_by_day_is_not_told_again(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    stage.now = AT_NIGHT + 12 * HOUR
    await stage.say(other, QUIET, private=True)
    await stage.say(mover, "/resign #1 yes")
    assert (await stage.table()).due is None


async def two_begun_at_night(stage: Stage) -> tuple[Author, Author]:
    """Two games in which turns of the same player have just begun at night; returns that player and the other one."""
    mover, other = await begun_at_night(stage)
    number = await stage.begin(first=other, second=mover, game="kakuro", options="rated=no")
    if await stage.on_turn(number) == other:
        await stage.play(number)
    assert await stage.on_turn(number) == mover
    return mover, other


async def test_n2_several_turns_that_began_in_quiet_hours_are_told_in_one_message(stage: Stage) -> None:
    mover, other = await two_begun_at_night(stage)
    assert await told(stage, MORNING - HOUR, mover) == []
    first, *edits = to(await pass_time(stage, HOUR), private_chat(mover))
    assert (first.replaces, first.silent) == (None, False)
    assert {one.replaces for one in edits} <= {reference(first)}
    assert words(first).splitlines() == [
        f"It is your turn in 2 games. {TOLD}",
        f"#1 Summy with {other.name} – ⏳ 3 days (Fri, Nov 17, 23:13)",
        f"#2 Kakuro with {other.name} – ⏳ 3 days (Fri, Nov 17, 23:13)",
    ]
    assert [(button.label, button.command) for button in first.buttons] == [
        ("#1 Summy", "/board #1"),
        ("#2 Kakuro", "/board #2"),
    ]
    assert await told(stage, 24 * HOUR, mover) == []
    assert len(await reminded(stage, 2 * DAY, mover)) == 2, "each is reminded of by itself"


async def test_n2_the_list_of_turns_is_of_one_night(stage: Stage) -> None:
    mover, _ = await two_begun_at_night(stage)
    first = to(await pass_time(stage, MORNING), private_chat(mover))[0]
    await pass_time(stage, DAY - MORNING - HOUR)
    for number in (1, 2):
        for _ in range(2):
            await stage.play(number)
    stage.now += HOUR
    assert await stage.on_turn(1) == await stage.on_turn(2) == mover
    sent = to(await pass_time(stage, MORNING), private_chat(mover))
    assert sent[0].replaces is None
    assert words(sent[0]).startswith("It is your turn in 2 games.")
    assert reference(sent[0]) != reference(first)


async def test_n2_the_list_of_turns_is_told_in_german(stage: Stage) -> None:
    mover, other = await two_begun_at_night(stage)
    await stage.say(mover, "/sprache de", private=True)
    first, *rows = words(to(await pass_time(stage, MORNING), private_chat(mover))[0]).splitlines()
    assert first == "Du bist in 2 Partien am Zug. Ich habe das Ende deiner Ruhezeit abgewartet."
    assert [row.partition(" – ")[0] for row in rows] == [f"#1 Summy mit {other.name}", f"#2 Kakuro mit {other.name}"]
