"""A typed answer to the bot's newest question does what its button would do, for its author alone and while it is open."""

from typing import Any

import pytest

from bot.tables.table import Phase
from tests.bot.stage import ANN, BEN, LOBBY, Stage, only, private_chat, reference, to, words
from tests.bot.test_forgetting import is_known

Where = dict[str, Any]
wherever = pytest.mark.parametrize("where", [{"private": True}, {"addressed": True}, {"alone": True}])


async def _over(stage: Stage, number: int = 1) -> bool:
    return (await stage.table(number)).phase is Phase.OVER


@wherever
@pytest.mark.parametrize("said", ["yes", "Ja!", "ok", "Give up"])
async def test_a_typed_yes_gives_up(stage: Stage, where: Where, said: str) -> None:
    await stage.begin()
    await stage.say(ANN, "/resign", **where)
    await stage.say(ANN, said, **where)
    assert await _over(stage)


@wherever
@pytest.mark.parametrize(
    "said",
    [
        "no",
        "nein",
        "Go on playing",
        "cancel",
        "Abbrechen!",
        "never mind",
        "doch nicht",
        "nein danke",
        "nein, doch nicht",
        "no, never mind",
    ],
)
async def test_a_typed_no_goes_on(stage: Stage, where: Where, said: str) -> None:
    await stage.begin()
    await stage.say(ANN, "/resign", **where)
    assert words(only(await stage.say(ANN, said, **where))) == "All right, you play on."
    await stage.say(ANN, "yes", **where)
    assert not await _over(stage), "the question is settled"


@pytest.mark.parametrize("said", ["I'm in", "count me in", "bin dabei", "gerne", "👍"])
async def test_who_says_to_be_in_gives_nothing_up(stage: Stage, said: str) -> None:
    await stage.begin()
    await stage.say(ANN, "/resign", private=True)
    await stage.say(ANN, said, private=True)
    assert not await _over(stage)


@pytest.mark.parametrize("said", ["#2", "2", "table 2", "Tisch 2", "kakuro"])
async def test_which_table_is_answered_by_its_number_or_game(stage: Stage, said: str) -> None:
    for game in ("summy", "kakuro"):
        await stage.begin(game=game)
    assert "Which table" in words(only(await stage.say(ANN, "/board", private=True)))
    assert "#2" in words(only(await stage.say(ANN, said, private=True)))


async def test_a_game_of_several_is_asked_about_for_the_same_command(stage: Stage) -> None:
    await stage.say(ANN, "/rules", private=True)
    several = only(await stage.say(ANN, "rummy", private=True))
    assert [button.command for button in several.buttons] == ["/rules rummy-pur", "/rules rummy-plus"]


@pytest.mark.parametrize("private", [True, False])
async def test_a_reply_answers_only_the_question_that_is_open(stage: Stage, *, private: bool) -> None:
    await stage.begin()
    settled = only(await stage.say(ANN, "/resign", private=private))
    asked = only(await stage.say(ANN, "/resign", private=private))
    await stage.say(ANN, "yes", private=private, reply_to=reference(settled))
    assert not await _over(stage)
    asked = only(await stage.say(ANN, "/resign", private=private))
    await stage.say(ANN, "yes", private=private, reply_to=reference(asked))
    assert await _over(stage)


async def test_nobody_answers_the_question_of_somebody_else(stage: Stage) -> None:
    await stage.begin()
    asked = only(await stage.say(ANN, "/resign"))
    await stage.say(BEN, "yes", addressed=True)
    await stage.say(BEN, "yes", reply_to=reference(asked))
    await stage.say(BEN, "yes", private=True)
    assert not await _over(stage)


async def test_talk_and_other_places_answer_nothing(stage: Stage) -> None:
    await stage.begin()
    await stage.say(ANN, "/resign")
    assert await stage.say(ANN, "yes") == [], "it is said to the others in the channel"
    for said in ("yes?", "Give up?", "yes I do not know"):
        await stage.say(ANN, said, addressed=True)
        await stage.say(ANN, "/resign")
    await stage.say(ANN, "yes", private=True)
    assert not await _over(stage)


async def test_only_the_newest_message_to_somebody_is_answered(stage: Stage) -> None:
    await stage.begin()
    await stage.say(ANN, "/resign", private=True)
    await stage.say(ANN, "/board", private=True)
    await stage.say(ANN, "yes", private=True)
    assert not await _over(stage)


async def test_a_yes_is_for_what_somebody_else_asks_since(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    await stage.say(mover, await stage.move())
    await stage.say(other, "/resign", private=True)
    wish = to(await stage.say(mover, "/takeback"), private_chat(other))
    assert wish, "it is asked in private"
    await stage.say(other, "yes", private=True)
    assert not await _over(stage)
    assert await stage.on_turn() == mover, "the move is taken back"


async def test_a_question_in_the_channel_and_one_to_the_author_leave_open_what_is_meant(stage: Stage) -> None:
    await stage.begin()
    await stage.say(BEN, "/challenge @ann kakuro")
    await stage.say(ANN, "/resign #1")
    await stage.say(ANN, "yes", addressed=True)
    assert not await _over(stage)
    assert (await stage.table(2)).phase is Phase.OPEN


async def test_a_typed_yes_erases_the_name(stage: Stage) -> None:
    await stage.say(ANN, "/theme dark", private=True)
    await stage.say(ANN, "/forget me", private=True)
    await stage.say(ANN, "no", private=True)
    await stage.say(ANN, "yes", private=True)
    assert await is_known(stage)
    await stage.say(ANN, "/forget me", private=True)
    await stage.say(ANN, "yes", private=True)
    assert not await is_known(stage)


@pytest.mark.parametrize("said", ["beginner", "easy", "leicht", "Anfänger", "Beginner", "please: easy"])
async def test_the_level_of_the_computer_is_typed(stage: Stage, said: str) -> None:
    asked = only(await stage.say(ANN, "summy against computer", private=True))
    assert words(asked) == "How well is the computer to play?"
    await stage.say(ANN, said, private=True)
    (level,) = (player.level for player in (await stage.table()).players if player.level)
    assert level == "beginner"


async def test_a_game_is_begun_by_typed_answers_alone(stage: Stage) -> None:
    for said in ("new game", "summy", "against the computer"):
        asked = only(await stage.say(ANN, said, private=True))
    assert words(asked) == "How well is the computer to play?"
    await stage.say(ANN, "club", private=True)
    assert (await stage.table()).phase is Phase.RUNNING


@pytest.mark.parametrize(
    ("line", "said", "told"),
    [
        ("rules", "kakuro", "Kakuro\n"),
        ("rules", "Rummy pur", "Rummy-Pur\n"),
        ("learn", "summy", "Summy, your first game"),
        ("language", "deutsch", "Ab jetzt spreche ich hier Deutsch."),
        ("hello", "New here? Learn a game", "Which game would you like to learn?"),
        ("newgame", "yes", "Which game would you like?"),
    ],
)
async def test_a_question_about_anything_else_is_answered_by_a_word(
    stage: Stage, line: str, said: str, told: str
) -> None:
    await stage.say(ANN, line, private=True)
    assert words((await stage.say(ANN, said, private=True))[0]).startswith(told)


async def test_a_proposed_move_is_played_by_a_yes(stage: Stage) -> None:
    mover, _ = await stage.begin_two()
    whole = await stage.move()
    typed = whole.replace(">", "", 1).replace("v", "", 1)
    asked = only(await stage.say(mover, typed, private=True))
    assert [button.label for button in asked.buttons] == ["Play it"], words(asked)
    assert to(await stage.say(mover, "yes", private=True), LOBBY)


async def test_a_proposed_challenge_asks_whom_the_line_has_named(stage: Stage) -> None:
    line = "I want to play summy with @benny"
    asked = only(await stage.say(ANN, line, addressed=True, aliases={"benny": BEN.account}))
    assert [button.command for button in asked.buttons] == ["/challenge @benny:ben summy"]
    await stage.say(ANN, "yes", addressed=True)
    assert [player.account for player in (await stage.table()).players] == [ANN.account, BEN.account]


async def test_whom_a_button_names_by_a_handle_alone_is_known_from_the_line(stage: Stage) -> None:
    await stage.begin()
    await stage.say(ANN, "/ratng @benny", aliases={"benny": BEN.account})
    assert words(only(await stage.say(ANN, "yes", addressed=True))) == "Ben has no rating yet."


async def test_a_button_that_has_to_be_pressed_is_answered_so(stage: Stage) -> None:
    await stage.say(ANN, "/challenge summy")
    assert words(only(await stage.say(ANN, "Pick a person", addressed=True))) == "Please press the button for that."


@wherever
@pytest.mark.parametrize("said", ["no", "Nein!", "cancel", "never mind"])
async def test_a_no_settles_a_proposal(stage: Stage, where: Where, said: str) -> None:
    for _ in range(2):
        assert "Did you mean /resign?" in words(only(await stage.say(ANN, "/surender", **where)))
        assert words(only(await stage.say(ANN, said, **where))) == "All right."
        await stage.say(ANN, "yes", **where)
        assert not any("Do you want to give up" in words(one) for one in stage.chat.sent), "it is settled"
        await stage.begin()


async def test_a_no_to_a_proposal_and_to_a_wish_leaves_open_what_is_meant(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    await stage.say(mover, await stage.move())
    await stage.say(mover, "/takeback")
    await stage.say(other, "/surender")
    await stage.say(other, "no", addressed=True)
    assert (await stage.table()).wish is not None
    asked = only(await stage.say(other, "/surender"))
    assert words(only(await stage.say(other, "no", reply_to=reference(asked)))) == "All right."
    assert (await stage.table()).wish is not None


@pytest.mark.parametrize(("line", "said"), [("leaderboard", "summy"), ("/ruls summy", "yes"), ("/ruls summy", "no")])
async def test_a_reply_answers_any_question_to_its_author(stage: Stage, line: str, said: str) -> None:
    earlier = only(await stage.say(ANN, line, addressed=True))
    others = only(await stage.say(BEN, line, addressed=True))
    asked = only(await stage.say(ANN, line, addressed=True))
    for one, who in ((earlier, ANN), (others, ANN), (asked, BEN)):
        assert await stage.say(who, said, reply_to=reference(one)) == []
    for talk in ("haha", f"{said}, I think?"):
        assert await stage.say(ANN, talk, reply_to=reference(asked)) == []
    assert await stage.say(ANN, said, reply_to=reference(asked))


async def test_a_button_of_a_proposal_in_the_channel_is_none_of_an_earlier_wish(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    await stage.say(mover, await stage.move())
    await stage.say(mover, "/takeback")
    asked = only(await stage.say(other, "/undo"))
    pressed = await stage.say(other, asked.buttons[0].command, pressed=True, reply_to=reference(asked))
    assert "has asked first" in words(only(pressed))


async def test_who_is_forgotten_leaves_no_question_behind(stage: Stage) -> None:
    await stage.say(ANN, "leaderboard", addressed=True)
    await stage.say(ANN, "/forget me", private=True)
    await stage.say(ANN, "yes", private=True)
    assert stage.sql("SELECT * FROM shown WHERE slot LIKE '%/ann'") == []


async def test_an_answer_without_a_language_of_its_own_gets_that_of_the_question(stage: Stage) -> None:
    for line, told in (("Rangliste", "Welche Rangliste?"), ("Kakuro", "Hier hat noch niemand")):
        assert words(only(await stage.say(ANN, line, addressed=True, locale=""))).startswith(told)


async def test_of_two_proposed_moves_one_is_named(stage: Stage) -> None:
    mover, _ = await stage.begin_two(game="kakuro")
    before = (await stage.table()).plies
    asked = only(await stage.say(mover, "E4 6", private=True))
    assert [button.label for button in asked.buttons] == ["Yellow", "Red"]
    await stage.say(mover, "yes", private=True)
    assert (await stage.table()).plies == before, "either may be meant"
    await stage.say(mover, "E4 6", private=True)
    assert to(await stage.say(mover, "yellow", private=True), LOBBY)


async def test_a_command_is_never_an_answer(stage: Stage) -> None:
    await stage.say(ANN, "summy against computer", private=True)
    assert words(only(await stage.say(ANN, "/rules kakuro", private=True))).startswith("Kakuro\n")
    await stage.say(ANN, "beginner", private=True)
    assert await stage.store.tables_of(await stage.store.person(ANN.account), tuple(Phase)) == ()
