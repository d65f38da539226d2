"""The time players have, as people see it: agreed on, charged, paused and told (T1, T2, T6 to T8)."""

from io import BytesIO

import pytest
from PIL import Image

from bot.chat.port import Author
from bot.games.registry import load
from bot.grammar.seconds import DAY, HOUR, MINUTE
from bot.tables.pace import DAILY, LIVE, SLOW, Pace
from bot.tables.table import Due
from core.game import Level, Seat
from core.record import check, parse
from core.replay import cached_view
from tests.bot.stage import ANN, BEN, CARA, DAN, LOBBY, Stage, everything, only, to, words
from tests.bot.timed import left, passes
from tests.chosen import chosen
from tests.present import present


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
        ("summy 5 min", Pace(300, 0, 600), "Time: 5 minutes for each player."),
        ("summy 2 Stunden", Pace(2 * HOUR, 0, 4 * HOUR), "Time: 2 hours for each player."),
        ("summy fast", LIVE, "Time: 5 minutes for each player"),
        ("summy langsam", SLOW, "Time: 10 days for each player"),
        ("summy no clock", None, ""),
        ("summa ohne Zeit", None, "time=off"),
        ("2 minutes summa", None, "have 2 minutes for each round"),
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
    await stage.say(ANN, "/resign yes")
    await stage.say(ANN, "/rematch")
    table = await stage.table(2)
    assert (table.pace, table.clocks) == (SLOW, None)


async def test_t2_a_turn_costs_its_time_and_brings_the_increment(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    stage.now += 2 * DAY
    await stage.play()
    assert (await left(stage, mover), await left(stage, other)) == (2 * DAY, 3 * DAY)
    assert (await stage.table()).dues[Due.CLOCK] == stage.now + 3 * DAY


async def test_t2_time_out_of_service_is_charged_to_nobody(stage: Stage) -> None:
    stage.served = lambda: 500.0
    mover, _ = await stage.begin_two()
    stage.now += 20 * DAY
    await stage.play()
    assert await left(stage, mover) == 4 * DAY


async def test_t2_in_a_round_for_all_each_clock_runs_until_that_seat_is_done(stage: Stage) -> None:
    await stage.begin(game="summa", options="pace=daily")
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
    """The line with all that somebody has to do in this round."""
    loaded, person = await stage.load(), await stage.store.person(who.account)
    seat = present(loaded.table.seat_of(person))
    game = loaded.engine.game
    return ";".join(chosen(game, cached_view(game, loaded.replay, seat), Level.BEGINNER, 1))


async def running(stage: Stage) -> set[Author]:
    """The players whose clocks run."""
    table = await stage.table()
    assert table.clocks is not None
    return {
        who
        for who in (ANN, BEN)
        if (seat := table.seat_of(await stage.store.person(who.account))) and table.clocks.runs(seat, stage.now)
    }


async def test_t6_a_pause_takes_all_and_changes_no_time(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    stage.now += DAY
    asked = only(to(await stage.say(mover, "/pause"), LOBBY))
    assert f"{mover.name} would like to pause" in words(asked)
    (agree,) = [button for button in asked.buttons if button.label == "Agree to pause"]
    assert agree.readers == frozenset({other.account}), "who asks has nothing to agree to"
    stage.now += HOUR
    twice = only(await stage.press(mover, asked, "Agree to pause"))
    assert words(twice) == f"You are for the pause at table #1 already; {other.name} still has to agree."
    paused = only(to(await stage.press(other, asked, "Agree to pause"), LOBBY))
    assert "is paused" in words(paused)
    assert (await stage.table()).due is None
    stage.now += 40 * DAY
    move = await stage.move()
    assert "is paused" in words(only(await stage.say(mover, f"/play #1 {move}", private=True)))
    told = only(to(await stage.press(other, paused, "Go on"), LOBBY))
    assert f"{other.name} goes on" in words(told)
    assert (await left(stage, mover), await left(stage, other)) == (2 * DAY - HOUR, 3 * DAY)
    assert "is not paused" in words(only(await stage.say(other, "/resume #1")))
    late = only(await stage.press(other, asked, "Agree to pause"))
    assert words(late) == "Nobody asks for a pause at table #1 any more. /pause #1 asks for one."
    await stage.play()


async def test_t6_a_button_below_no_message_asks_for_a_pause(stage: Stage) -> None:
    mover, _ = await stage.begin_two()
    asked = only(to(await stage.say(mover, "/pause #1", pressed=True), LOBBY))
    assert f"{mover.name} would like to pause" in words(asked), "as in the menu of the page"


async def test_t6_whoever_asked_for_a_pause_withdraws_that_below_the_board(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    asked = only(to(await stage.say(mover, "/pause"), LOBBY))
    (withdraw,) = [button for button in asked.buttons if button.label == "No pause after all"]
    assert withdraw.readers == frozenset({mover.account})
    assert "is not paused" in words(only(await stage.say(other, "/resume #1"))), "who only was asked withdraws nothing"
    withdrawn = only(to(await stage.press(mover, asked, "No pause after all"), LOBBY))
    assert f"{mover.name} no longer wishes to" in words(withdrawn)
    assert "pause" not in words(withdrawn)
    assert "Nobody asks for a pause" in words(only(await stage.press(other, asked, "Agree to pause")))


async def test_t6_whoever_leaves_is_not_waited_for(stage: Stage) -> None:
    await stage.begin(third=CARA)
    asks = only(to(await stage.say(ANN, "/pause #1"), LOBBY))
    assert "would like to pause" in words(asks)
    await stage.say(BEN, "/pause #1")
    left = to(await stage.say(CARA, "/resign #1 yes"), LOBBY)
    assert "is paused" in words(left[-1]), "all who stay wish it"
    assert (await stage.table()).paused


async def test_t6_nobody_is_asked_for_a_pause_once_all_others_have_left(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben computer=beginner summy")
    await stage.say(BEN, "/accept #1")
    asks = only(to(await stage.say(ANN, "/pause #1"), LOBBY))
    said = await stage.say(BEN, "/resign #1 yes")
    assert not (await stage.table()).paused
    for message in to(said, LOBBY):
        assert "pause" not in words(message)
        assert not any("pause" in button.command for button in message.buttons)
    assert "Nobody asks for a pause" in words(only(await stage.press(ANN, asks, "Agree to pause")))


PAUSED = {
    "en": ("The game at table #1 is paused", "your turn", "(paused)", "– ⏸ paused", "Go on"),
    "de": ("Die Partie an Tisch #1 macht Pause", "am Zug", "(macht Pause)", "– ⏸ macht Pause", "Weiter"),
}


@pytest.mark.parametrize("locale", PAUSED)
async def test_t6_in_a_pause_it_is_nobodys_turn_and_everything_says_how_to_go_on(stage: Stage, locale: str) -> None:
    pause, turn, row, own, go_on = PAUSED[locale]
    await stage.say(ANN, "/settings language=de" if locale == "de" else "/help", moderator=True)
    await stage.begin()
    await stage.play()
    mover, other = await stage.seated()
    assert turn in everything(to(await stage.say(CARA, "/board", locale=locale), LOBBY)[-1])
    await stage.say(mover, "/pause")
    board = only(to(await stage.say(other, "/pause"), LOBBY))
    shown = only(to(await stage.say(CARA, "/board", locale=locale), LOBBY))
    in_words = only(await stage.say(CARA, "/board words", locale=locale))
    clock = only(await stage.say(CARA, "/clock", locale=locale))
    for said in (board, shown, in_words):
        assert words(said).count(pause) == 1
        assert turn not in everything(said)
    for said in (board, shown, in_words, clock):
        assert "/resume #1" in [button.command for button in said.buttons]
        assert go_on in [button.label for button in said.buttons]
    assert board.table is not None
    assert (board.table.paused, board.table.pausable, board.table.turn) == (True, False, frozenset())
    assert row in words(only(await stage.say(CARA, "/tables", locale=locale)))
    assert own in words(only(await stage.say(mover, "/games", private=True, locale=locale)))
    gone_on = only(to(await stage.press(other, board, go_on), LOBBY))
    assert turn in words(gone_on)
    assert pause not in words(gone_on)
    assert gone_on.table is not None
    after = gone_on.table.paused, gone_on.table.pausable, gone_on.table.turn
    assert after == (False, True, frozenset({mover.account})), "also with days for a turn"


async def test_t6_a_game_without_clocks_is_not_pausable(stage: Stage) -> None:
    await stage.begin(options="pace=none")
    shown = only(to(await stage.play(), LOBBY))
    assert shown.table is not None
    assert not shown.table.pausable
    assert "time is limited" in words(only(await stage.say(ANN, "/pause")))


async def test_t6_in_german_as_well(stage: Stage) -> None:
    await stage.say(ANN, "/herausfordern @ben @cara @dan summy", locale="de")
    for who in (BEN, CARA, DAN):
        await stage.say(who, "/annehmen", locale="de")
    asked = only(to(await stage.say(ANN, "/pause", locale="de"), LOBBY))
    assert "Ann möchte an Tisch #1 eine Pause machen. Ben, Cara und Dan, einverstanden?" in words(asked)
    agreed = only(to(await stage.say(BEN, "/pause", locale="de"), LOBBY))
    assert "Ann und Ben möchten an Tisch #1 eine Pause machen. Cara und Dan, einverstanden?" in words(agreed)
    (agree,) = [button for button in agreed.buttons if button.label == "Pause annehmen"]
    assert agree.readers == frozenset({CARA.account, DAN.account})
    again = only(await stage.say(BEN, "/pause", locale="de"))
    assert words(again) == "Du bist an Tisch #1 schon für die Pause; Cara und Dan müssen noch zustimmen."


async def test_t6_a_question_of_an_earlier_turn_can_still_be_answered_there(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    asked = only(to(await stage.say(mover, "/pause"), LOBBY))
    board = to(await stage.play(), LOBBY)[-1]
    assert board.replaces is None, "N4: a turn begins"
    assert f"{mover.name} would like to pause" in words(board), "the question still stands"
    assert "is paused" in words(only(to(await stage.press(other, asked, "Agree to pause"), LOBBY)))


async def test_t8_the_clock_and_every_announcement_show_what_is_left(stage: Stage) -> None:
    mover, other = await stage.begin_two()
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


@pytest.mark.parametrize(("locale", "told"), [("en", "5:30 minutes"), ("de", "5:30 Minuten")])
async def test_t8_a_clock_of_a_few_minutes_is_told_to_half_a_minute(stage: Stage, locale: str, told: str) -> None:
    await stage.begin(options="pace=live")
    await stage.say(ANN, f"/language {locale}")
    mover, _ = await stage.seated()
    await stage.play()
    assert f"{mover.name}: {told}" in words(only(await stage.say(ANN, "/clock #1", private=True, locale=locale)))


async def test_t8_in_private_the_moment_is_told_in_the_zone_of_the_reader(stage: Stage) -> None:
    mover, other = await stage.begin_two()
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
    document = present(only(await stage.say(CARA, "/export")).document)
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
    mover, other = await stage.begin_two()
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
    shown = "2 days, 12 hours more for each move, 5 days at most"
    assert f"Time between people: {shown}, unless a challenge says otherwise" in words(said)
    await stage.say(ANN, "/settings pace=none", moderator=True)
    await stage.say(ANN, "/challenge @ben summy")
    await stage.say(ANN, "/challenge @ben summy pace=live")
    assert [(await stage.table(number)).pace for number in (2, 3)] == [None, LIVE]
    assert "30 days at most" in words(only(await stage.say(ANN, "/settings pace=40d", moderator=True)))


async def test_t8_where_the_rules_limit_a_round_the_clock_tells_its_rest(stage: Stage) -> None:
    await stage.begin(game="summa")
    stage.now += 20
    assert "About 40 seconds are left" in words(only(await stage.say(ANN, "/clock")))
    for line in ("/pause", "/time 1m", "/claim"):
        assert "can be neither paused nor given" in words(only(await stage.say(ANN, line)))
