"""B1, B2: a turn is taken back, at once or once all others agree."""

from pathlib import Path

import pytest

from bot.chat.port import Author, Message
from bot.games.highlights import SeatSummary, seat_summaries
from bot.games.opponents import Opponents
from bot.store.positions import Positions
from bot.tables.rated import is_rated
from bot.tables.table import Phase, Table
from bot.tables.wish import AT_ONCE, is_at_once
from core.fair import commitment
from core.game import CHANCE, Level, Seat
from core.record import check, parse
from core.replay import TAKEBACK, LogEntry
from tests.bot.stage import (
    ANN,
    BEN,
    CARA,
    DAN,
    LOBBY,
    Stage,
    mentioned,
    only,
    private_chat,
    reference,
    staged,
    to,
    words,
)
from tests.bot.toys import begin, pick
from tests.chosen import chosen

LONG = AT_ONCE + 1.0


def labels(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


async def press(stage: Stage, who: Author, message: Message, label: str, *, private: bool = False) -> list[Message]:
    """Press a button below a message in the lobby, or in private."""
    (command,) = (button.command for button in message.buttons if button.label == label)
    return await stage.say(who, command, reply_to=reference(message), pressed=True, private=private)


async def moved(stage: Stage) -> tuple[Author, Author]:
    """A game of Summy in which somebody has just moved and drawn; returns them and the player on turn."""
    mover, other = await stage.begin_two()
    await stage.play()
    return mover, other


async def asked(stage: Stage) -> tuple[Author, Author, Message]:
    """The same after the mover has asked to take that back; returns the message that asks, too."""
    mover, other = await moved(stage)
    return mover, other, only(to(await stage.say(mover, "/takeback"), LOBBY))


async def test_b1_a_move_that_drew_is_taken_back_once_the_other_agrees(stage: Stage) -> None:
    mover, other, question = await asked(stage)
    assert question.replaces is not None, "N4: it stands in the message of the turn"
    assert words(question).startswith(f"{mover.name} would like to take their last turn back (table #1).")
    assert f"{other.name}, do you agree?" in words(question)
    assert "The game is then unrated." in words(question)
    assert mentioned(question) == [other.account]
    assert labels(question) == ["My tiles", "Agree", "Decline", "Withdraw"]
    assert is_rated(await stage.table()), "asking changes nothing yet"

    board = only(to(await press(stage, other, question, "Agree"), LOBBY))
    assert board.replaces is None, "N4: a turn begins, with a message of its own"
    assert labels(board) == ["My tiles"]
    assert words(board).startswith(f"{mover.name} has taken the last turn back.\nThe game is unrated from now on.")
    assert f"{mover.name}, it is your turn." in words(board)
    assert mentioned(board) == [mover.account]
    assert board.picture is not None
    assert (await stage.seated())[0] == mover
    assert not is_rated(await stage.table())


async def test_b2_who_draws_again_draws_the_same(stage: Stage) -> None:
    number = await stage.begin()
    mover, other = await stage.seated()
    racks, move = await stage.racks(), await stage.move()
    await stage.say(mover, f"/play {move}")
    drawn, log = await stage.racks(), await stage.store.log(number)
    await stage.say(mover, "/takeback")
    await stage.say(other, "/takeback yes")
    assert await stage.racks() == racks
    assert (await stage.store.log(number))[: len(log)] == log, "the log is only added to"
    await stage.say(mover, f"/play {move}")
    assert await stage.racks() == drawn
    assert [entry.text for entry in await stage.store.log(number)].count(TAKEBACK) == 1


async def test_b2_the_game_goes_on_after_a_restart_and_its_draws_are_proven(stage: Stage) -> None:
    mover, other, question = await asked(stage)
    await press(stage, other, question, "Agree")
    await stage.play()
    kept = (await stage.load()).replay
    fresh = await Positions(stage.store).load(await stage.table())
    assert (fresh.replay.position, fresh.replay.drawn) == (kept.position, kept.drawn)
    await stage.say(other, "/resign yes")
    assert "is the one the seed gives" in words(only(await stage.say(mover, "/verify")))
    document = only(await stage.say(mover, "/export")).document
    assert document is not None
    record = parse(document.text)
    assert [line.text for line in record.lines].count(TAKEBACK) == 1
    assert record.tags["Commit"] == commitment((await stage.table()).seed)
    assert check(record, fresh.engine.game).position == (await stage.load()).replay.position


async def test_b2_what_was_taken_back_is_no_best_move(stage: Stage) -> None:
    mover, other = await stage.begin_two(game="kakuro")
    await stage.play()
    await stage.say(mover, "/takeback")
    await stage.say(other, "/takeback yes")
    loaded, log = await stage.load(), await stage.store.log(1)
    assert seat_summaries(loaded.engine.game, 2, log) == {Seat(1): SeatSummary(), Seat(2): SeatSummary()}


async def test_b1_whoever_is_asked_may_decline(stage: Stage) -> None:
    mover, other, question = await asked(stage)
    said = only(to(await press(stage, other, question, "Decline"), LOBBY))
    assert said.replaces == question.replaces
    assert f"{other.name} does not agree, so the game goes on as it is." in words(said)
    assert labels(said) == ["My tiles"]
    assert f"{mover.name} lays" in words(said), "what was told before still stands there"
    assert (await stage.seated())[0] == other
    assert "Nobody at table #1 wishes" in words(only(await stage.say(other, "/takeback yes")))
    again = only(to(await stage.say(mover, "/takeback"), LOBBY))
    assert again.replaces == question.replaces, "N4: a new question stands there as well"


async def test_b1_one_may_think_better_of_it(stage: Stage) -> None:
    mover, other, question = await asked(stage)
    assert "you have asked already" in words(only(await stage.say(mover, "/takeback")))
    assert other.name in words(only(await press(stage, mover, question, "Agree")))
    said = only(to(await press(stage, mover, question, "Withdraw"), LOBBY))
    assert f"{mover.name} no longer wishes to." in words(said)
    assert (await stage.table()).wish is None


async def test_b1_the_next_move_ends_the_question(stage: Stage) -> None:
    _, other, question = await asked(stage)
    board = only(to(await stage.play(), LOBBY))
    assert board.replaces is None
    assert "would like to take" not in words(board)
    said = only(await press(stage, other, question, "Agree"))
    assert "That question is over" in words(said)


async def test_b1_a_button_of_an_earlier_question_does_not_answer_a_later_one(stage: Stage) -> None:
    mover, other, question = await asked(stage)
    await stage.play()
    await stage.say(mover, "/takeback")
    assert "That question is over" in words(only(await press(stage, other, question, "Agree")))
    assert (await stage.table()).wish is not None


async def test_b1_a_turn_is_taken_back_though_the_other_has_moved(stage: Stage) -> None:
    mover, other, _ = await asked(stage)
    await stage.say(other, "/takeback no")
    racks = await stage.racks()
    await stage.play()
    assert (await stage.seated())[0] == mover
    await stage.say(mover, "/takeback")
    await stage.say(other, "/takeback yes")
    log = await stage.store.log(1)
    assert log[-1].text == TAKEBACK
    assert (await stage.seated())[0] == mover
    assert await stage.racks() != racks, "both moves are gone"
    assert "You have no turn at table #1 yet" in words(only(await stage.say(other, "/takeback")))


async def test_b1_everybody_has_to_agree(stage: Stage) -> None:
    await stage.begin(third=CARA)
    mover = await stage.on_turn()
    await stage.say(mover, f"/play {await stage.move()}")
    question = only(to(await stage.say(mover, "/takeback"), LOBBY))
    one, other = (who for who in (ANN, BEN, CARA) if who != mover)
    assert set(mentioned(question)) == {one.account, other.account}
    first = only(to(await press(stage, one, question, "Agree"), LOBBY))
    assert first.replaces == question.replaces
    assert f"● {one.name} agrees" in words(first)
    assert mentioned(first) == [other.account]
    assert labels(first) == ["My tiles", "Agree", "Decline", "Withdraw"]
    assert await stage.on_turn() != mover
    assert "not playing at table" in words(only(await press(stage, DAN, question, "Agree")))
    await press(stage, other, first, "Agree")
    assert await stage.on_turn() == mover


async def test_b1_before_the_first_move_there_is_nothing_to_take_back(stage: Stage) -> None:
    await stage.begin()
    for who in (ANN, BEN):
        assert "You have no turn at table #1 yet" in words(only(await stage.say(who, "/takeback")))
    assert "not playing" in words(only(await stage.say(CARA, "/takeback")))


async def test_b2_the_message_of_a_game_with_a_computer_never_says_that_it_became_unrated(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben computer=beginner summy")
    await stage.say(BEN, "/accept")
    who = await stage.on_turn()
    await stage.play()
    await stage.say(who, "/takeback #1")
    said = await stage.say(BEN if who == ANN else ANN, "/takeback #1 yes")
    assert "has taken the last turn back" in words(to(said, LOBBY)[-1])
    asks = to(await stage.say(who, "/pause #1"), LOBBY)[-1]
    assert "has taken the last turn back" in words(asks), "N4: it stands in the message of the turn"
    assert "unrated" not in words(asks)


async def test_b1_asked_in_private_the_question_goes_to_the_channel(stage: Stage) -> None:
    mover, other = await moved(stage)
    said = await stage.say(mover, "/takeback", private=True)
    assert "would like to take their last turn back" in words(only(to(said, LOBBY)))
    assert words(only(to(said, private_chat(mover)))).startswith(f"I have asked {other.name} at table #1.")


async def test_b1_a_computer_always_agrees(stage: Stage) -> None:
    number = await stage.begin_alone()
    seat = next(iter((await stage.table()).turn))
    before = (await stage.load()).replay.position
    await stage.say(ANN, f"/play {await stage.move()}", private=True)
    assert (await stage.table()).turn == {seat}, "the computer has answered"
    stage.now += LONG
    said = await stage.say(ANN, "/takeback", private=True)
    assert words(said[0]).startswith("Ann has taken the last turn back.")
    assert "unrated" not in words(said[0]), "it was never rated"
    assert (await stage.load(number)).replay.position == before
    assert (await stage.table()).turn == {seat}


async def test_b1_done_is_taken_back_at_once_as_long_as_the_round_goes_on(toy: Stage) -> None:
    await begin(toy)
    await pick(toy, BEN, "pick 2")
    await pick(toy, ANN, "pick 3", "done")
    toy.now += AT_ONCE
    said = await toy.say(ANN, "/takeback")
    told = only(to(said, LOBBY))
    assert words(told).startswith("Ann has taken the last turn back.\nThe game is unrated from now on.")
    assert "Ann and Ben: it is your turn, all at once." in words(told)
    loaded = await toy.load()
    assert loaded.table.turn == {1, 2}
    assert loaded.replay.position.drafts == ((), (2,)), "the others keep what they have"
    await pick(toy, ANN, "pick 4", "done")
    await pick(toy, BEN, "done")
    assert (await toy.load()).replay.position.round == 2


async def test_b1_a_minute_later_the_others_are_asked(toy: Stage) -> None:
    await begin(toy)
    await pick(toy, ANN, "pick 3", "done")
    toy.now += LONG
    question = only(to(await toy.say(ANN, "/takeback"), LOBBY))
    assert "Ben, do you agree?" in words(question)
    await press(toy, BEN, question, "Agree")
    assert (await toy.table()).turn == {1, 2}


async def test_b1_the_others_are_asked_once_somebody_else_has_acted(toy: Stage) -> None:
    await begin(toy)
    await pick(toy, ANN, "pick 3", "done")
    await pick(toy, BEN, "pick 2")
    assert "Ben, do you agree?" in words(only(to(await toy.say(ANN, "/takeback"), LOBBY)))


async def test_b1_drafts_alone_are_taken_back_in_private(toy: Stage) -> None:
    await begin(toy)
    await pick(toy, ANN, "pick 3")
    said = await toy.say(ANN, "/takeback", private=True)
    assert not to(said, LOBBY)
    assert any(words(message).startswith("Ann has taken the last turn back.") for message in said)
    assert (await toy.load()).replay.position.drafts == ((), ())


async def test_b1_a_round_that_is_over_stands(toy: Stage) -> None:
    await begin(toy)
    await pick(toy, ANN, "pick 3", "done")
    await pick(toy, BEN, "pick 2", "done")
    assert "everybody has seen it" in words(only(await toy.say(ANN, "/takeback")))


async def test_b1_who_leaves_ends_what_can_be_taken_back(stage: Stage) -> None:
    await stage.begin(third=CARA)
    mover = await stage.on_turn()
    await stage.say(mover, f"/play {await stage.move()}")
    leaver = await stage.on_turn()
    await stage.say(leaver, "/resign yes")
    assert "Somebody has left the game at table #1" in words(only(await stage.say(mover, "/takeback")))
    assert "not playing" in words(only(await stage.say(leaver, "/takeback #1")))


@pytest.mark.parametrize(
    ("challenge", "reversible"),
    [("@ben summa", True), ("computer summa level=club", False), ("computer summy level=club", True)],
)
async def test_b1_a_round_that_nobody_else_plays_is_over_at_once(
    stage: Stage, challenge: str, reversible: bool
) -> None:
    await stage.say(ANN, f"/challenge {challenge}", private="computer" in challenge)
    if "@ben" in challenge:
        await stage.say(BEN, "/accept #1")
    loaded = await stage.load()
    seat = next(seat for seat in loaded.table.turn if loaded.table.player(seat).account == ANN.account)
    move, *_ = chosen(loaded.game, loaded.game.view(loaded.replay.position, seat), Level.CLUB, 1)
    said = await stage.say(ANN, f"/play #1 {move}", private=True)
    shown = [message.table.reversible for message in said if message.table is not None]
    assert shown[-1] == (frozenset({ANN.account}) if reversible else frozenset())


@pytest.mark.parametrize("pace", ["daily", "none"])
async def test_b1_in_a_tournament_nothing_is_taken_back(stage: Stage, pace: str) -> None:
    await stage.say(ANN, f"/tournament new summy rounds=1 pace={pace}")
    for who in (ANN, BEN):
        await stage.say(who, "/tournament join")
    await stage.say(ANN, "/tournament start")
    assert ((await stage.table()).clocks is None) is (pace == "none")
    mover = await stage.on_turn()
    played = await stage.play()
    assert words(only(await stage.say(mover, "/takeback"))) == "In a tournament turns are not taken back."
    assert {message.table.reversible for message in played if message.table is not None} == {frozenset()}, "nor offered"


async def test_b1_a_game_that_is_over_stands(stage: Stage) -> None:
    mover, other = await moved(stage)
    await stage.say(other, "/resign yes")
    assert (await stage.table()).phase is Phase.OVER
    assert "not playing" in words(only(await stage.say(mover, "/takeback")))


async def test_b1_what_is_typed_behind_it_is_an_answer_or_a_table(stage: Stage) -> None:
    await moved(stage)
    assert "do not know what to do with maybe" in words(only(await stage.say(ANN, "/takeback maybe")))


async def test_b2_an_open_question_survives_a_restart(tmp_path: Path, opponents: Opponents) -> None:
    async with staged(tmp_path / "games.sqlite3", opponents) as stage:
        _, other, question = await asked(stage)
        before = (await stage.table()).wish
    async with staged(tmp_path / "games.sqlite3", opponents) as stage:
        assert (await stage.table()).wish == before
        await press(stage, other, question, "Agree")
        assert (await stage.store.log(1))[-1].text == TAKEBACK


async def test_b2_the_question_reads_well_in_german(stage: Stage) -> None:
    mover, other = await moved(stage)
    question = only(to(await stage.say(mover, "/zurücknehmen", locale="de"), LOBBY))
    # the language of a channel is that of the challenge
    assert [button.command for button in question.buttons][1:] == [
        "/takeback #1 yes",
        "/takeback #1 no",
        "/takeback #1 off",
    ]
    assert (await stage.say(other, "/zurücknehmen ja", locale="de"))[-1]
    assert (await stage.store.log(1))[-1].text == TAKEBACK


OWN, THEIRS, DRAW = LogEntry(Seat(1), "x"), LogEntry(Seat(2), "y"), LogEntry(CHANCE, "z")


@pytest.mark.parametrize(
    ("undone", "seconds", "expected"),
    [
        ((OWN,), 60.0, True),
        ((OWN, OWN), 0.0, True),
        ((THEIRS, OWN), 0.0, True),
        ((OWN,), 60.5, False),
        ((OWN, THEIRS), 0.0, False),
        ((OWN, DRAW), 0.0, False),
        ((OWN, DRAW, OWN), 0.0, False),
    ],
)
def test_b1_at_once_is_within_a_minute_before_anybody_else_with_nothing_drawn(
    undone: tuple[LogEntry, ...], seconds: float, *, expected: bool
) -> None:
    table = Table(1, LOBBY, "summy", (), b"", acted=100.0)
    assert is_at_once(table, Seat(1), undone, at=100.0 + seconds) == expected
