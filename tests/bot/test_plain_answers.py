"""Questions of the bot are answered in people's own words; those who have still to answer are told so."""

import pytest

from bot.chat.port import Message
from bot.tables.table import Phase
from tests.bot.stage import ANN, BEN, CARA, ELSEWHERE, LOBBY, Stage, only, reference, to, words


async def _asked(stage: Stage, line: str = "/challenge @ben summy") -> Message:
    return to(await stage.say(ANN, line), LOBBY)[0]


@pytest.mark.parametrize(
    "said",
    [
        "me too!",
        "me!",
        "Ich!",
        "Count me in",
        "I’m in!",
        "👍🏽",
        "Ich auch!",
        "na klar bin ich dabei",
        "bin dabei",
        "ich bin dabei :)",
        "ich spiele mit",
        "Ich spiel gern mit!",
        "ich mach mit",
        "Kann ich noch mitspielen?",
        "I’ll play",
        "I want to join, please",
        "can I join?",
    ],
)
async def test_a_phrase_in_reply_to_a_challenge_agrees(stage: Stage, said: str) -> None:
    asked = await _asked(stage)
    await stage.say(BEN, said, reply_to=reference(asked))
    assert (await stage.table()).phase is Phase.RUNNING


@pytest.mark.parametrize(
    "said",
    [
        "not today",
        "keine Zeit",
        "👎",
        "jetzt nicht, sorry",
        "nein, heute nicht mehr",
        "nein danke",
        "Nein, ich habe heute keine Zeit.",
        "no, not tonight",
        "no thanks, not now",
    ],
)
async def test_a_phrase_in_reply_to_a_challenge_turns_it_down(stage: Stage, said: str) -> None:
    asked = await _asked(stage)
    await stage.say(BEN, said, reply_to=reference(asked))
    assert (await stage.table()).phase is Phase.OFF


@pytest.mark.parametrize(
    "said",
    [
        "me too, but what is that?",
        "in five minutes",
        "ich weiß nicht",
        "me no play",
        "I have no time for the next two weeks",
        "ich spiele mit dem Gedanken",
        "ich spiele mit Anna",
        "I'll play tomorrow",
        "can I join later?",
        "no problem, count me in",
        "thanks, not today",
    ],
)
async def test_what_may_mean_something_else_answers_nothing(stage: Stage, said: str) -> None:
    asked = await _asked(stage)
    assert await stage.say(BEN, said, reply_to=reference(asked)) == []
    assert (await stage.table()).phase is Phase.OPEN


async def test_yes_to_the_bot_answers_the_only_challenge_that_asks(stage: Stage) -> None:
    await _asked(stage)
    await stage.say(CARA, "ok", addressed=True)
    assert (await stage.table()).phase is Phase.OPEN, "it does not ask them"
    await _asked(stage, "/challenge @ben kakuro")
    await stage.say(BEN, "ok", addressed=True)
    assert [(await stage.table(number)).phase for number in (1, 2)] == [Phase.OPEN] * 2, "which of the two?"
    await stage.say(BEN, "/decline #2")
    await stage.say(BEN, "ok", addressed=True)
    assert (await stage.table()).phase is Phase.RUNNING


async def test_yes_to_the_bot_takes_the_place_that_is_free(stage: Stage) -> None:
    await _asked(stage, "/challenge anyone summy")
    assert (await stage.table()).phase is Phase.OPEN
    await stage.say(ANN, "me too", addressed=True)
    assert (await stage.table()).phase is Phase.OPEN, "nobody plays themselves"
    await stage.say(BEN, "ich auch", addressed=True, locale="de")
    assert (await stage.table()).phase is Phase.RUNNING


@pytest.mark.parametrize(
    "said", ["ich möchte mitspielen", "… ich mach mit", "kann ich noch mitspielen?", "can I join?"]
)
async def test_whoever_asks_the_bot_for_a_seat_takes_the_one_that_is_free(stage: Stage, said: str) -> None:
    await _asked(stage, "/challenge anyone summy")
    assert await stage.say(BEN, said) == [], "it may be said to somebody else"
    await stage.say(BEN, said, addressed=True)
    assert (await stage.table()).phase is Phase.RUNNING


async def test_who_plays_nothing_is_told_of_seats_that_are_free(stage: Stage) -> None:
    await _asked(stage, "/challenge anyone summy")
    for locale, told in (
        ("en", "There is an open seat at table #1 (Summy): /join #1 takes it."),
        ("de", "An Tisch #1 (Summy) ist noch ein Platz frei: Mit /mitspielen #1 bist du dabei."),
    ):
        said = only(await stage.say(BEN, "/board", locale=locale))
        assert words(said).splitlines()[1] == told
    assert "open seat" not in words(only(await stage.say(ANN, "/board"))), "it is their own challenge"
    assert "open seat" not in words(only(await stage.say(BEN, "/board", channel=ELSEWHERE)))


async def test_who_is_asked_is_told_so_where_they_play_nothing(stage: Stage) -> None:
    await _asked(stage)
    for line, locale, told in (
        ("/board", "en", "You are asked to play Summy at table #1, which waits for your answer."),
        ("und jetzt", "de", "Du wirst gefragt, ob du an Tisch #1 Summy spielst: Die anderen warten auf deine Antwort."),
    ):
        said = only(await stage.say(BEN, line, addressed=True, locale=locale))
        assert words(said) == told
        assert [button.command for button in said.buttons] == ["/accept #1", "/decline #1"]


async def test_who_waits_for_answers_is_told_for_whose(stage: Stage) -> None:
    await _asked(stage)
    said = only(await stage.say(ANN, "shall we go?", addressed=True))
    assert words(said) == "The game at table #1 has not begun yet: ben has still to answer."
    assert [button.command for button in said.buttons] == ["/rules summy", "/cancel #1"], "it may be read meanwhile"
    await stage.say(CARA, "/challenge anyone kakuro")
    said = only(await stage.say(CARA, "/brett", locale="de"))
    assert words(said) == "An Tisch #2 geht es noch nicht los: Es ist noch ein Platz frei."


async def test_only_whose_challenge_it_is_is_offered_to_cancel_it(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben @cara summy")
    await stage.say(BEN, "/accept #1")
    for who, offered in ((ANN, ["/rules summy", "/cancel #1"]), (BEN, ["/rules summy"])):
        said = only(await stage.say(who, "/board"))
        assert [button.command for button in said.buttons] == offered


@pytest.mark.parametrize(("said", "agrees"), [("ok", True), ("Ja, gerne!", True), ("nein", False)])
async def test_a_reply_to_the_board_answers_a_takeback_that_is_asked_for(
    stage: Stage, said: str, *, agrees: bool
) -> None:
    mover, other = await stage.begin_two()
    await stage.play()
    asks = to(await stage.say(mover, "/takeback"), LOBBY)[-1]
    assert await stage.say(mover, said, reply_to=reference(asks)) == [], "nobody asks themselves"
    await stage.say(other, said, reply_to=reference(asks))
    table = await stage.table()
    assert table.wish is None
    assert (await stage.on_turn() == mover) == agrees


async def test_yes_to_the_bot_agrees_to_what_is_asked_at_the_only_table(stage: Stage) -> None:
    await stage.begin()
    await stage.say(ANN, "/pause")
    await stage.say(ANN, "/challenge @ben kakuro")
    await stage.say(BEN, "einverstanden", addressed=True, locale="de")
    assert not (await stage.table()).paused, "there are two questions"
    await stage.say(BEN, "/decline #2")
    await stage.say(BEN, "einverstanden", addressed=True, locale="de")
    assert (await stage.table()).paused


@pytest.mark.parametrize(("typed", "agrees"), [("/accept", True), ("/annehmen #1", True), ("/decline", False)])
async def test_accept_and_decline_answer_a_takeback_where_no_challenge_waits(
    stage: Stage, typed: str, *, agrees: bool
) -> None:
    mover, other = await stage.begin_two()
    await stage.play()
    await stage.say(mover, "/takeback")
    await stage.say(mover, f"/challenge @{other.handle} kakuro")
    await stage.say(other, "/decline", private=True)
    assert (await stage.table()).wish, "a challenge comes first"
    await stage.say(other, typed, private=not agrees)
    assert (await stage.table()).wish is None
    assert (await stage.on_turn() == mover) == agrees


async def test_a_button_of_a_challenge_and_accept_with_luck_answer_no_takeback(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    await stage.play()
    await stage.say(mover, "/takeback")
    for typed, pressed in (("/accept #1", True), ("/decline #1", True), ("/accept luck=seven", False)):
        await stage.say(other, typed, pressed=pressed)
        assert (await stage.table()).wish, typed


async def test_a_reply_to_the_board_declines_a_pause_or_agrees_to_it(stage: Stage) -> None:
    await stage.begin()
    board = to(await stage.say(ANN, "/pause"), LOBBY)[-1]
    assert await stage.say(BEN, "no", reply_to=reference(board)) != []
    assert await stage.say(BEN, "klar", reply_to=reference(board)) == [], "nobody asks any more"
    await stage.say(ANN, "/pause")
    await stage.say(BEN, "klar", reply_to=reference(board))
    assert (await stage.table()).paused
    assert await stage.say(BEN, "ok", reply_to=reference(board)) == []


async def test_a_move_in_reply_to_the_board_of_a_game_where_others_are_on_turn_is_answered(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    board = reference(to(stage.chat.sent, LOBBY)[-1])
    said = only(await stage.say(other, "J13> 1+1=2", reply_to=board))
    assert words(said) == f"It is not your turn at table #1 now: it waits for {mover.name}."
    for talk in ("nice one", "12:30?", "exchange", "2 + 2"):
        assert await stage.say(other, talk, reply_to=board) == [], talk
    assert await stage.say(CARA, "J13> 1+1=2", reply_to=board) == [], "who does not play is not meant"
    assert await stage.say(other, "J13> 1+1=2") == [], "nor is a line to nobody"


async def test_a_move_that_is_replied_twice_is_played_once_and_answered_the_second_time(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    board, move = reference(to(stage.chat.sent, LOBBY)[-1]), await stage.move()
    assert f"{other.name}, it is your turn" in words(to(await stage.say(mover, move, reply_to=board), LOBBY)[-1])
    again = only(await stage.say(mover, move, reply_to=board))
    assert f"it waits for {other.name}" in words(again)
