"""Whoever did not cause it is told so that they notice: the end of a game, a computer on their seat, a pause that ends."""

import pytest

from bot.chat.port import Author, Message, Unreachable
from bot.grammar.seconds import DAY, HOUR
from bot.tables.table import Phase
from tests.bot.stage import ANN, BEN, CARA, ELSEWHERE, LOBBY, Stage, mentioned, only, private_chat, reference, to, words
from tests.bot.timed import pass_time, passes, reminded

PEOPLE = (ANN, BEN, CARA)


async def three(stage: Stage, options: str = "rated=no") -> tuple[Author, Author, Author]:
    """A game of three; returns the player on turn, then the others."""
    await stage.say(ANN, f"/challenge @ben @cara kakuro {options}")
    for one in (BEN, CARA):
        await stage.say(one, "/accept")
    mover = await stage.on_turn()
    first, second = (one for one in PEOPLE if one != mover)
    return mover, first, second


def at_the_end(messages: list[Message]) -> Message:
    """The message with the end of the game."""
    return to(messages, LOBBY)[-1]


async def played_to_the_end(stage: Stage) -> tuple[Author, Message]:
    """Play table 1 to its end; returns who made the last move, and the message about it."""
    while True:
        mover = await stage.on_turn()
        sent = await stage.play()
        if (await stage.table()).phase is Phase.OVER:
            return mover, at_the_end(sent)


@pytest.mark.slow
async def test_n4_the_end_of_a_game_notifies_whoever_did_not_make_the_last_move(stage: Stage) -> None:
    await stage.begin(game="kakuro")
    mover, message = await played_to_the_end(stage)
    assert mentioned(message) == [(BEN if mover == ANN else ANN).account]


async def test_n4_whoever_gives_up_is_not_told_so_themselves(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    sent = await stage.say(mover, "/resign #1 yes")
    assert mentioned(at_the_end(sent)) == [other.account]
    assert [one for one in sent if one.to != LOBBY] == [], "no second message"


async def test_n4_those_whom_the_result_does_not_name_are_named_below_it(stage: Stage) -> None:
    mover, first, second = await three(stage)
    await stage.say(second, "/close #1", moderator=True)
    message = at_the_end(stage.chat.sent)
    assert set(mentioned(message)) == {mover.account, first.account}
    assert ", your game has ended here." in words(message)


async def test_n4_a_channel_that_watches_is_not_told_what_is_for_the_players(stage: Stage) -> None:
    await stage.begin(options="watch=yes")
    await stage.say(ANN, "/watch #1", channel=ELSEWHERE)
    before = len(stage.chat.sent)
    await stage.say(CARA, "/close #1", moderator=True)
    here, there = (only(to(stage.chat.sent[before:], one)) for one in (LOBBY, ELSEWHERE))
    assert "your game has ended here" in words(here)
    assert "your game has ended here" not in words(there)
    assert mentioned(there) == []


async def test_n4_whoever_has_left_before_is_not_called_back_for_the_end(stage: Stage) -> None:
    mover, first, second = await three(stage)
    await stage.say(second, "/resign #1 yes")
    message = at_the_end(await stage.say(first, "/resign #1 yes"))
    assert mentioned(message) == [mover.account]


async def test_n4_an_end_in_the_quiet_hours_of_somebody_names_them_silently(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    stage.now = 1_700_000_000.0
    await stage.say(other, "/remind quiet=22-7 zone=Europe/Berlin", private=True)
    message = at_the_end(await stage.say(mover, "/resign #1 yes"))
    assert mentioned(message) == []
    assert other.name in words(message)


@pytest.mark.parametrize("off", [False, True])
async def test_n4_time_that_is_claimed_notifies_the_late_player_once(stage: Stage, off: bool) -> None:
    mover, other = await stage.begin_two(options="rated=no")
    if off:
        await stage.say(mover, "/remind off", private=True)
    before = await reminded(stage, 4 * DAY, mover)
    sent = await stage.say(other, "/claim #1")
    assert mentioned(at_the_end(sent)) == [mover.account], "the end of a game is no reminder"
    told = [one for one in to(sent, private_chat(mover)) if "lost on time" in words(one)]
    assert len(told) == (not off)
    for one in told:
        assert words(one) == f"You have lost on time in Summy with {other.name}, at table #1."
        assert (one.replaces, one.silent, one.buttons) == (reference(before[-1]), True, ())


async def test_n4_time_that_the_program_claims_notifies_both(stage: Stage) -> None:
    await stage.begin()
    await stage.play()
    await stage.play()
    mover, other = await stage.seated()
    while (await stage.table()).phase is Phase.RUNNING:
        await passes(stage)
    assert set(mentioned(at_the_end(stage.chat.sent))) == {mover.account, other.account}


async def test_n4_whoever_loses_on_time_while_others_play_on_is_told_in_private(stage: Stage) -> None:
    mover, first, _ = await three(stage)
    before = await reminded(stage, 4 * DAY, mover)
    sent = await stage.say(first, "/claim #1")
    assert (await stage.table()).phase is Phase.RUNNING
    told = only(to(sent, private_chat(mover)))
    assert words(told).startswith("You have lost on time in Kakuro with")
    assert (told.replaces, told.silent) == (None, False), "it is noticed"
    assert before


@pytest.mark.parametrize("off", [False, True])
async def test_n4_whoever_is_replaced_by_a_computer_is_told_so_that_they_notice(stage: Stage, off: bool) -> None:
    mover, other = await stage.begin_two(options="rated=no")
    if off:
        await stage.say(mover, "/remind off", private=True)
    assert bool(await reminded(stage, 4 * DAY, mover)) is not off
    told = only(to(await stage.say(other, "/claim #1 computer"), private_chat(mover)))
    assert words(told) == f"You had no time left in Summy with {other.name}: a computer plays on for you at table #1."
    assert (told.replaces, told.silent) == (None, False), "an edit of the reminder would be overlooked"
    assert [button.label for button in told.buttons] == ["Take my seat back"]
    listed = words(only(await stage.say(mover, "/games", private=True)))
    assert "a computer plays for you; /back takes your seat back" in listed


async def test_n4_whoever_cannot_be_written_to_is_told_of_the_computer_in_the_channel_alone(stage: Stage) -> None:
    mover, other = await stage.begin_two(options="rated=no")
    stage.chat.trouble = lambda message: Unreachable() if message.to == private_chat(mover) else None
    await reminded(stage, 4 * DAY, mover)
    sent = await stage.say(other, "/claim #1 computer")
    assert {one.to for one in sent} == {LOBBY, private_chat(other)}
    assert any("A computer plays on" in words(one) for one in sent)


async def test_n4_nobody_is_called_to_a_turn_that_a_computer_plays_for_them(stage: Stage) -> None:
    mover, first, _ = await three(stage)
    await passes(stage)
    await stage.say(first, "/claim #1 computer")
    sent: list[Message] = []
    while not any(f"{mover.name} is to move" in words(one) for one in sent):
        who = await stage.on_turn()
        sent = to(await stage.say(who, f"/play #1 {await stage.move()}", private=True), LOBBY)
    assert mover.account not in [account for one in sent for account in mentioned(one)]


async def test_n4_a_round_calls_only_those_for_whom_no_computer_plays(stage: Stage) -> None:
    await stage.begin(third=CARA, game="summa", options="pace=daily rated=no")
    for one in (ANN, BEN):
        await stage.play_round(one)
    await passes(stage)
    said = to(await stage.say(ANN, "/claim #1 computer"), LOBBY)
    called = only([one for one in said if one.replaces is None])
    assert words(called).startswith("Ann and Ben: it is your turn, all at once.")
    assert mentioned(called) == [ANN.account, BEN.account]


async def test_n4_the_player_whose_game_a_computer_finishes_is_told_of_its_end(stage: Stage) -> None:
    mover, other = await stage.begin_two(options="rated=no")
    await reminded(stage, 4 * DAY, mover, step=12 * HOUR)
    await stage.say(other, "/claim #1 computer")
    assert mentioned(at_the_end(await stage.say(other, "/resign #1 yes"))) == [mover.account]


async def paused(stage: Stage) -> tuple[Author, Author]:
    """A game in a pause; returns the player on turn, and the other one."""
    await stage.begin(options="rated=no")
    for one in (ANN, BEN):
        await stage.say(one, "/pause #1")
    return await stage.seated()


async def test_n4_whoever_is_on_turn_is_told_that_somebody_else_has_ended_the_pause(stage: Stage) -> None:
    mover, other = await paused(stage)
    sent = await stage.say(other, "/resume #1")
    told = only(to(sent, private_chat(mover)))
    begins = f"{other.name} has ended the pause: it is your turn in Summy with {other.name}, at table #1."
    assert words(told).startswith(begins)
    assert "3 days" in words(told), "the time that is left"
    assert (told.replaces, told.silent) == (None, False)
    assert [button.label for button in told.buttons] == ["My tiles", "Mute for this turn"]
    assert to(sent, private_chat(other)) == []


async def test_n4_no_reminder_follows_at_once_what_is_told_after_a_pause(stage: Stage) -> None:
    mover, other = await stage.begin_two(options="rated=no")
    assert len(await reminded(stage, 3 * DAY - 2 * HOUR, mover)) == 1
    for one in (ANN, BEN):
        await stage.say(one, "/pause #1")
    stage.now += 3 * DAY
    assert len(to(await stage.say(other, "/resume #1"), private_chat(mover))) == 1
    assert await reminded(stage, 23 * HOUR, mover) == []
    assert len(await reminded(stage, HOUR, mover)) == 1


async def test_n4_whoever_ends_the_pause_themselves_is_not_told(stage: Stage) -> None:
    mover, other = await paused(stage)
    sent = await stage.say(mover, "/resume #1")
    assert to(sent, private_chat(mover)) == to(sent, private_chat(other)) == []


async def test_n4_a_pause_that_ends_in_quiet_hours_is_told_when_they_end(stage: Stage) -> None:
    mover, other = await paused(stage)
    stage.now = 1_700_000_000.0
    await stage.say(mover, "/remind quiet=22-7 zone=Europe/Berlin", private=True)
    assert to(await stage.say(other, "/resume #1"), private_chat(mover)) == []
    assert to(await pass_time(stage, 7 * HOUR), private_chat(mover)) == []
    told = only(to(await pass_time(stage, HOUR), private_chat(mover)))
    assert "I have waited for the end of your quiet hours." in words(told)


async def test_n4_whoever_is_away_is_not_told_that_the_pause_has_ended(stage: Stage) -> None:
    mover, other = await paused(stage)
    await stage.say(mover, "/away 2d", private=True)
    assert to(await stage.say(other, "/resume #1"), private_chat(mover)) == []


async def test_n4_the_end_of_a_pause_is_told_in_german(stage: Stage) -> None:
    mover, other = await paused(stage)
    await stage.say(mover, "/sprache de", private=True)
    told = only(to(await stage.say(other, "/resume #1"), private_chat(mover)))
    said = f"{other.name} hat die Pause beendet, du bist am Zug: Summy mit {other.name}, Tisch #1."
    assert words(told).startswith(said)


@pytest.mark.parametrize(("answer", "taken_back"), [("Agree", True), ("Decline", False)])
async def test_n2_a_reminder_asks_once_more_whether_a_turn_may_be_taken_back(
    stage: Stage, answer: str, taken_back: bool
) -> None:
    await stage.begin(options="pace=none")
    await stage.play()
    mover, other = await stage.seated()
    stage.now += HOUR
    await stage.say(other, "/takeback #1")
    (reminder,) = await reminded(stage, DAY, mover)
    assert f"{other.name} would like to take their last turn back (table #1)." in words(reminder)
    assert [button.label for button in reminder.buttons][:4] == ["My tiles", "Agree", "Decline", "Mute for this turn"]
    await stage.press(mover, reminder, answer)
    assert (await stage.on_turn() == other) is taken_back
    assert (await stage.table()).wish is None


async def test_n2_a_reminder_asks_once_more_for_a_pause(stage: Stage) -> None:
    mover, other = await stage.begin_two(options="rated=no")
    await stage.say(other, "/pause #1")
    reminder = (await reminded(stage, 3 * DAY - HOUR, mover))[-1]
    assert f"{other.name} would like to pause the game at table #1." in words(reminder)
    await stage.press(mover, reminder, "Agree to pause")
    assert (await stage.table()).paused


async def test_n2_a_reminder_does_not_ask_whoever_asks_themselves(stage: Stage) -> None:
    mover, _ = await stage.begin_two(options="rated=no")
    await stage.say(mover, "/pause #1")
    reminder = (await reminded(stage, 3 * DAY - HOUR, mover))[-1]
    assert "pause" not in words(reminder)
    assert [button.label for button in reminder.buttons][:2] == ["My tiles", "Mute for this turn"]


async def test_n2_the_button_of_an_earlier_reminder_answers_no_later_request(stage: Stage) -> None:
    await stage.begin(options="pace=none")
    await stage.play()
    mover, other = await stage.seated()
    stage.now += HOUR
    await stage.say(other, "/takeback #1")
    (reminder,) = await reminded(stage, DAY, mover)
    await stage.play()
    await stage.play()
    stage.now += HOUR
    await stage.say(other, "/takeback #1")
    await stage.press(mover, reminder, "Agree")
    assert (await stage.table()).wish is not None


async def test_n4_a_challenger_is_told_that_nothing_comes_of_their_challenge(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben summy")
    told = only(to(await stage.say(BEN, "/decline #1"), private_chat(ANN)))
    assert words(told) == "Your challenge to Summy (table #1) is off: Ben does not want to."
    assert not told.silent


async def test_n4_while_others_may_still_play_nobody_is_told_that_one_declines(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben @cara @dan kakuro")
    assert to(await stage.say(BEN, "/decline #1"), private_chat(ANN)) == []
    assert to(await stage.say(CARA, "/decline #1"), private_chat(ANN)) == []


async def test_n4_whoever_takes_their_challenge_back_is_not_told_so(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben summy")
    assert to(await stage.say(ANN, "/cancel #1"), private_chat(ANN)) == []


@pytest.mark.parametrize(
    ("locale", "who", "said"),
    [
        ("en", "@ben", "Your challenge to Summy (table #1) has lapsed after a day: ben has not answered."),
        ("en", "anyone", "Your challenge to Summy (table #1) has lapsed after a day: nobody has joined."),
        (
            "de",
            "@ben",
            "Deine Herausforderung ist nach einem Tag verfallen (Summy, Tisch #1): ben hat nicht geantwortet.",
        ),
    ],
)
async def test_n4_a_challenger_is_told_that_their_challenge_has_lapsed(
    stage: Stage, locale: str, who: str, said: str
) -> None:
    await stage.say(ANN, f"/challenge {who} summy", locale=locale)
    told = only(to(await pass_time(stage, DAY), private_chat(ANN)))
    assert words(told) == said
    await stage.press(ANN, told, "Ask again" if locale == "en" else "Noch einmal fragen")
    assert (await stage.table(2)).phase is Phase.OPEN


async def test_n4_a_challenger_who_was_not_there_any_more_is_not_told_that_others_did_not_answer(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben summa")
    stage.now += HOUR
    await stage.say(BEN, "/accept")  # which asks Ann whether she is still there
    assert to(await pass_time(stage, DAY), private_chat(ANN)) == []
    assert (await stage.table()).phase is Phase.OFF


@pytest.mark.parametrize(("locale", "called"), [("en", "{name}, it is your turn."), ("de", "{name}, du bist am Zug.")])
async def test_n4_a_notification_begins_with_what_is_wanted_of_its_reader(
    stage: Stage, locale: str, called: str
) -> None:
    await stage.say(ANN, "/settings language=" + locale, moderator=True)
    await stage.begin()
    opening = " ".join(words(to(stage.chat.sent, LOBBY)[-1]).splitlines())
    assert called.format(name=(await stage.on_turn()).name) in opening[:80]
    board = only(to(await stage.play(), LOBBY))
    assert words(board).startswith(called.format(name=(await stage.on_turn()).name))
    assert mentioned(board) == [(await stage.on_turn()).account]


async def test_n4_with_two_places_both_begin_with_whose_turn_it_is(stage: Stage) -> None:
    await stage.begin()
    code = words(only(await stage.say(ANN, "/invite #1"))).partition(": ")[2].split()[0]
    await stage.say(BEN, f"/join {code}", channel=ELSEWHERE)
    sent = await stage.play()
    for place in (LOBBY, ELSEWHERE):
        assert words(only(to(sent, place))).startswith(f"{(await stage.on_turn()).name}, it is your turn.")
