"""P3: where nobody was given the right to moderate, whoever plays with others closes a table only with their consent."""

from functools import partial

import pytest

from bot.chat.port import Author, Message
from bot.tables.rated import is_rated
from bot.tables.table import Phase
from tests.bot.stage import ANN, BEN, CARA, LOBBY, Stage, mentioned, only, reference, to, words
from tests.bot.test_takebacks import labels, press
from tests.bot.toys import begin, pick


async def close(
    stage: Stage,
    who: Author,
    line: str = "/close",
    *,
    private: bool = False,
    moderator: bool = False,
    unmoderated: bool = True,
) -> list[Message]:
    """Type `/close` as in the lobby of the web chat, whose people have no moderators."""
    unmoderated = unmoderated and not private
    return await stage.say(who, line, private=private, moderator=moderator, unmoderated=unmoderated, by_consent=True)


async def asked(stage: Stage) -> tuple[Author, Author, Message]:
    """A game of two people in which somebody asks to close it; returns them, the other, and the question."""
    mover, other = await stage.begin_two()
    return mover, other, only(to(await close(stage, mover), LOBBY))


@pytest.mark.parametrize("moderator", [False, True])
async def test_p3_a_player_asks_the_others_and_the_game_ends_once_they_agree(stage: Stage, moderator: bool) -> None:
    mover, other = await stage.begin_two()
    question = only(to(await close(stage, mover, moderator=moderator, unmoderated=not moderator), LOBBY))
    assert question.replaces is not None, "N4: it stands in the message of the turn"
    assert words(question).startswith(f"{mover.name} would like to end this game as it stands, without a result")
    assert f"{other.name}, do you agree?" in words(question)
    assert mentioned(question) == [other.account]
    assert labels(question) == ["My tiles", "Agree", "Decline", "Withdraw"]
    assert (await stage.table()).phase is Phase.RUNNING
    assert is_rated(await stage.table())

    ended = to(await press(stage, other, question, "Agree"), LOBBY)[0]
    assert words(ended).startswith(f"{mover.name} asked to end the game, and everybody agreed.")
    assert "stopped before its end" in words(ended)
    assert (await stage.table()).phase is Phase.OVER
    assert await stage.store.ratings.of(await stage.store.person(mover.account)) == {}


async def test_p3_the_question_may_be_declined_withdrawn_or_overtaken(stage: Stage) -> None:
    mover, other, question = await asked(stage)
    assert "so the game goes on as it is" in words(only(to(await press(stage, other, question, "Decline"), LOBBY)))
    question = only(to(await close(stage, mover), LOBBY))
    assert "you have asked already" in words(only(await close(stage, mover)))
    assert "no longer wishes to" in words(only(to(await press(stage, mover, question, "Withdraw"), LOBBY)))
    question = only(to(await close(stage, mover), LOBBY))
    await stage.play()
    assert "That question is over" in words(only(await press(stage, other, question, "Agree")))
    assert "Nobody at table #1 has asked to end the game" in words(only(await close(stage, other, "/close yes")))
    assert (await stage.table()).phase is Phase.RUNNING


async def test_p3_whoever_asks_for_the_same_agrees(stage: Stage) -> None:
    _, other, _ = await asked(stage)
    assert "stopped before its end" in words(to(await close(stage, other), LOBBY)[0])


async def test_p3_the_question_is_asked_and_answered_in_private(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    said = await close(stage, mover, "/close #1", private=True)
    assert f"I have asked {other.name} at table #1." in " ".join(map(words, said))
    assert "stopped before its end" in " ".join(map(words, await close(stage, other, "/schließen #1 ja", private=True)))


async def test_p3_all_of_three_have_to_agree(toy: Stage) -> None:
    await begin(toy, three=True)
    await close(toy, ANN)
    assert "Cara, do you agree?" in words(only(to(await close(toy, BEN, "/close yes"), LOBBY)))
    assert (await toy.table()).phase is Phase.RUNNING
    assert "Ann asked to end the game" in words(to(await close(toy, CARA, "/close yes"), LOBBY)[0])
    assert (await toy.table()).phase is Phase.OVER


async def test_p3_who_plays_only_against_computers_asks_nobody(stage: Stage) -> None:
    await stage.begin_alone()
    said = await close(stage, ANN, private=True)
    assert "stopped" in " ".join(map(words, said))
    assert (await stage.table()).phase is Phase.OVER


async def test_p3_one_question_at_a_time(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    await stage.play()
    await stage.say(mover, "/takeback")
    assert f"{mover.name} has asked first" in words(only(await close(stage, other)))
    assert "would like to end this game" in words(only(to(await close(stage, mover), LOBBY))), (
        "in place of their other wish"
    )
    assert "Nobody at table #1 wishes to take a turn back" in words(only(await stage.say(other, "/takeback yes")))
    await stage.play()
    await close(stage, mover)
    said = only(await stage.say(other, "/takeback"))
    assert "has asked to end the game. Answer that first, with /close yes or /close no." in words(said)


async def test_p3_a_question_outlasts_a_restart(stage: Stage) -> None:
    mover, _, _ = await asked(stage)
    [(stored,)] = stage.sql("SELECT takeback FROM game_table")
    assert '"closes": true' in stored
    wish = (await stage.table()).wish
    assert wish is not None
    assert wish.closes
    assert (await stage.table()).player(wish.seat).account == mover.account


async def test_p3_leaders_who_do_not_play_close_alone_and_are_named(stage: Stage) -> None:
    await stage.begin()
    leads = partial(close, stage, CARA, unmoderated=False)
    assert "Only whoever leads this channel" in words(only(await leads("/close #1")))
    assert "Nobody leads this channel alone" in words(only(await close(stage, CARA, "/close #1")))
    ended = to(await leads("/close #1", moderator=True), LOBBY)[0]
    assert words(ended).startswith("Cara has closed the table.")
    assert (await stage.table()).phase is Phase.OVER


@pytest.mark.parametrize("line", ["/close yes", "/close no"])
async def test_p3_where_only_moderators_close_nobody_is_told_to_ask_the_others(stage: Stage, line: str) -> None:
    mover, _ = await stage.begin_two()
    refused = words(only(await stage.say(mover, "/close")))
    assert refused.startswith("Only whoever leads this channel can close a table")
    assert words(only(await stage.say(mover, line))) == refused
    said = words(only(await stage.say(mover, line, moderator=True)))
    assert said.endswith("has asked to end the game. /close #1 ends it, because you moderate here.")
    assert (await stage.table()).phase is Phase.RUNNING


async def test_p3_games_of_a_tournament_are_ended_by_its_director(toy: Stage) -> None:
    await toy.say(CARA, "/tournament new toy rounds=1")
    for who in (ANN, BEN):
        await toy.say(who, "/tournament join")
    await toy.say(CARA, "/tournament start")
    said = only(await close(toy, ANN, "/close #1"))
    assert "only its director ends it, with /tournament end #1" in words(said)
    await pick(toy, ANN)
    assert (await toy.table()).phase is Phase.RUNNING


async def test_p3_a_plain_yes_to_the_question_agrees(stage: Stage) -> None:
    _, other, question = await asked(stage)
    ended = to(await stage.say(other, "yes, ok", reply_to=reference(question)), LOBBY)[0]
    assert "everybody agreed" in words(ended)
