"""Whoever is asked for a takeback, the end of a game or a pause is told in private at once, and answers there (B1, P3, T6)."""

import pytest

from bot.chat.port import Author, Message
from bot.grammar.seconds import HOUR
from bot.tables.table import Phase
from core.replay import TAKEBACK
from tests.bot.stage import ANN, BEN, CARA, LOBBY, Stage, only, private_chat, reference, to, words
from tests.bot.test_closing import close
from tests.bot.test_quiet_hours import AT_NIGHT, MORNING, QUIET
from tests.bot.test_reminders import Deleting
from tests.bot.test_takebacks import labels, moved
from tests.bot.timed import pass_time
from tests.bot.toys import begin


async def rung(stage: Stage, line: str = "/takeback") -> tuple[Author, Author, Message]:
    """A game in which the last mover asks something; returns them, the other, and the private message to the other."""
    mover, other = await moved(stage)
    said = await stage.say(mover, line, unmoderated=True, by_consent=True)
    assert to(said, private_chat(mover)) == []
    return mover, other, only(to(said, private_chat(other)))


@pytest.mark.parametrize(
    ("line", "first", "buttons"),
    [
        ("/takeback", "would like to take their last turn back (table #1).", ["Agree", "Decline"]),
        ("/close", "would like to end this game as it stands, without a result (table #1).", ["Agree", "Decline"]),
        ("/pause", "would like to pause the game at table #1.", ["Agree to pause", "Decline pause"]),
    ],
)
async def test_n4_what_is_asked_rings_in_private(stage: Stage, line: str, first: str, buttons: list[str]) -> None:
    mover, _, told = await rung(stage, line)
    assert words(told).startswith(f"{mover.name} {first}")
    assert (told.replaces, told.silent) == (None, False)
    assert labels(told) == buttons


async def test_b1_who_agrees_in_private_agrees_as_in_the_channel(stage: Stage) -> None:
    mover, other, told = await rung(stage)
    said = await stage.press(other, told, "Agree")
    assert f"{mover.name} has taken the last turn back." in words(only(to(said, LOBBY)))
    assert (await stage.store.log(1))[-1].text == TAKEBACK
    became = next(one for one in to(said, private_chat(other)) if one.replaces == reference(told))
    assert words(became) == (
        f"{mover.name} would like to take their last turn back (table #1).\n"
        f"{mover.name} has taken the last turn back.\nThe game is unrated from now on."
    )
    assert labels(became) == []
    assert "Nobody at table #1 wishes" in words(only(await stage.say(other, "/takeback yes")))


async def test_p3_who_agrees_in_private_ends_the_game(stage: Stage) -> None:
    mover, other, told = await rung(stage, "/close")
    said = await stage.press(other, told, "Agree")
    assert (await stage.table()).phase is Phase.OVER
    became = next(one for one in to(said, private_chat(other)) if one.replaces == reference(told))
    assert words(became).endswith(f"\n{mover.name} asked to end the game, and everybody agreed.")
    assert labels(became) == []


async def test_t6_who_agrees_in_private_pauses_the_game(stage: Stage) -> None:
    _, other, told = await rung(stage, "/pause")
    became = only(to(await stage.press(other, told, "Agree to pause"), private_chat(other)))
    assert (await stage.table()).paused
    assert became.replaces == reference(told)
    assert "The game at table #1 is paused" in words(became)
    assert labels(became) == []


@pytest.mark.parametrize("private", [False, True])
async def test_b1_whoever_declines_is_told_so_in_place_of_the_buttons(stage: Stage, private: bool) -> None:
    _, other, told = await rung(stage)
    said = await (stage.press(other, told, "Decline") if private else stage.say(other, "/takeback no"))
    assert "does not agree, so the game goes on" in words(only(to(said, LOBBY)))
    became = only(to(said, private_chat(other)))
    assert became.replaces == reference(told)
    assert words(became).endswith(f"\n{other.name} does not agree, so the game goes on as it is.")
    assert (labels(became), became.silent) == ([], True)


@pytest.mark.parametrize("line", ["", "/pause no", "/pause #1 no", "/pause nein", "no thanks"])
@pytest.mark.parametrize(
    ("locale", "refuses", "told"),
    [
        (
            "en",
            "{} does not agree, so the game goes on as it is.",
            "{} does not agree to what you asked for in Summy (table #1): the game goes on as it is.",
        ),
        (
            "de",
            "{} ist nicht einverstanden, also geht das Spiel weiter, wie es steht.",
            "{} ist mit deiner Bitte bei Summy (Tisch #1) nicht einverstanden: Die Partie geht weiter, wie sie steht.",
        ),
    ],
)
async def test_t6_whoever_declines_a_pause_is_asked_no_more(
    stage: Stage, line: str, locale: str, refuses: str, told: str
) -> None:
    mover, other = await moved(stage)
    if locale == "de":
        await stage.say(mover, "/sprache de", private=True)
        await stage.say(mover, "/sprache de")
    asked = only(to(await stage.say(mover, "/pause"), private_chat(other)))
    said = await (stage.say(other, line, addressed=True) if line else stage.press(other, asked, labels(asked)[1]))
    board = only(to(said, LOBBY))
    assert refuses.format(other.name) in words(board)
    assert not any("pause" in button.command for button in board.buttons)
    became = only(to(said, private_chat(other)))
    assert (became.replaces, labels(became)) == (reference(asked), [])
    assert words(only(to(said, private_chat(mover)))) == told.format(other.name)
    assert not (await stage.table()).paused
    for late in ("/pause yes", "/pause no", "/resume"):
        assert "pause" in words(only(await stage.say(other, late))).lower()
    assert (
        "would like to pause" in words(to(await stage.say(other, "/pause"), private_chat(mover))[0]) or locale == "de"
    )


async def test_t6_whoever_asked_for_a_pause_declines_it_by_withdrawing(stage: Stage) -> None:
    mover, other, told = await rung(stage, "/pause")
    said = await stage.say(mover, "/pause no")
    assert f"{mover.name} no longer wishes to." in words(only(to(said, LOBBY)))
    assert words(only(to(said, private_chat(other)))).endswith(f"\n{mover.name} no longer wishes to.")
    assert to(said, private_chat(mover)) == []
    assert "Nobody asks for a pause" in words(only(await stage.press(other, told, "Decline pause")))


async def test_b1_a_declined_takeback_leaves_a_pause_that_is_asked_for(stage: Stage) -> None:
    mover, other, _ = await rung(stage, "/pause")
    await stage.say(mover, "/takeback")
    said = await stage.say(other, "/takeback no")
    assert len(to(said, private_chat(mover))) == 1
    assert "would like to pause" in words(only(to(said, LOBBY)))
    await stage.say(mover, "/takeback")
    said = await stage.say(other, "/pause no")
    assert len(to(said, private_chat(mover))) == 1
    assert "would like to take their last turn back" in words(only(to(said, LOBBY)))
    await stage.say(other, "/takeback yes")
    assert (await stage.store.log(1))[-1].text == TAKEBACK


async def test_b1_what_is_withdrawn_or_overtaken_is_said_there_too(stage: Stage) -> None:
    mover, other, told = await rung(stage)
    became = only(to(await stage.say(mover, "/takeback off"), private_chat(other)))
    assert became.replaces == reference(told)
    assert words(became).endswith(f"\n{mover.name} no longer wishes to.")
    again = only(to(await stage.say(mover, "/takeback"), private_chat(other)))
    assert again.replaces is None, "it rings again"
    assert "That question is over" in words(only(await stage.press(other, told, "Agree"))), "of the earlier one"
    gone = [one for one in to(await stage.play(), private_chat(other)) if one.replaces == reference(again)]
    assert words(only(gone)).endswith("\nThe game has gone on meanwhile.")
    assert labels(only(gone)) == []


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("/takeback", "The takeback is no longer possible: the game has gone on meanwhile."),
        ("/close", "The question whether to end the game is settled: it has gone on meanwhile."),
    ],
)
async def test_b1_what_a_step_in_private_has_overtaken_is_named_in_the_channel(
    stage: Stage, line: str, told: str
) -> None:
    mover, other = await stage.begin_two(game="rummy-plus")
    (seat,) = (await stage.load()).table.turn
    await stage.say(mover, "draw", private=True)
    tile = (await stage.load()).replay.position.hands[seat - 1][0]
    await stage.say(mover, f"discard {tile}", private=True)
    await stage.say(mover, line, unmoderated=True, by_consent=True)
    said = await stage.say(other, "draw", private=True)
    assert words(to(said, LOBBY)[-1]).startswith(f"{told}\n")


async def test_b1_each_of_several_is_asked_and_told_what_became_of_it(toy: Stage) -> None:
    await begin(toy, three=True)
    unrated = "The game is then unrated."
    said = await close(toy, ANN)
    asked = {who: only(to(said, private_chat(who))) for who in (BEN, CARA)}
    assert words(asked[BEN]).split("\n")[1:] == ["○ Ben, do you agree?", "○ Cara has not answered yet", unrated]
    said = await toy.press(BEN, asked[BEN], "Agree")
    bens, caras = (only(to(said, private_chat(who))) for who in (BEN, CARA))
    assert labels(bens) == []
    assert words(bens).split("\n")[1:] == ["● Ben agrees", "○ Cara has not answered yet", unrated]
    assert words(caras).split("\n")[1:] == ["● Ben agrees", "○ Cara, do you agree?", unrated]
    assert (labels(caras), caras.silent) == (["Agree", "Decline"], True)
    said = await toy.press(CARA, caras, "Decline")
    for who in (BEN, CARA):
        assert words(only(to(said, private_chat(who)))).endswith("\nCara does not agree, so the game goes on as it is.")


async def test_b1_a_plain_yes_in_private_agrees(stage: Stage) -> None:
    _, other, told = await rung(stage)
    await stage.say(other, "yes, ok", private=True, reply_to=reference(told))
    assert (await stage.store.log(1))[-1].text == TAKEBACK


async def test_n4_it_is_asked_in_german(stage: Stage) -> None:
    mover, other = await moved(stage)
    await stage.say(other, "/sprache de", private=True)
    told = only(to(await stage.say(mover, "/takeback"), private_chat(other)))
    assert words(told).startswith(f"{mover.name} möchte den letzten eigenen Zug zurücknehmen (Tisch #1).")
    assert labels(told) == ["Einverstanden", "Ablehnen"]
    became = only(to(await stage.say(mover, "/takeback off"), private_chat(other)))
    assert words(became).endswith(f"\n{mover.name} möchte es doch nicht.")


async def begun_at_night(stage: Stage) -> tuple[Author, Author]:
    """A game of two who are in their quiet hours; returns the player on turn and the other one."""
    stage.now = AT_NIGHT
    seated = await stage.begin_two(options="rated=no")
    for who in (ANN, BEN):
        await stage.say(who, QUIET, private=True)
    return seated


async def asked_at_night(stage: Stage) -> tuple[Author, Author]:
    """Both have quiet hours, and the player on turn asks the other for the end of the game; returns them and the other."""
    mover, other = await begun_at_night(stage)
    said = await close(stage, mover)
    assert to(said, private_chat(other)) == [], "nothing comes in quiet hours"
    return mover, other


async def test_n2_what_is_asked_in_quiet_hours_is_told_when_they_end(stage: Stage) -> None:
    mover, other = await asked_at_night(stage)
    assert to(await pass_time(stage, MORNING - HOUR), private_chat(other)) == []
    told = only(to(await pass_time(stage, HOUR), private_chat(other)))
    assert words(told).startswith(f"{mover.name} would like to end this game")
    assert (labels(told), told.silent) == (["Agree", "Decline"], False)
    assert to(await pass_time(stage, 5 * HOUR), private_chat(other)) == []
    await stage.press(other, told, "Agree")
    assert (await stage.table()).phase is Phase.OVER


@pytest.mark.parametrize("line", ["/close off", "/play"])
async def test_n2_what_is_over_by_then_is_not_told(stage: Stage, line: str) -> None:
    mover, other = await asked_at_night(stage)
    if line == "/play":
        await stage.play()
        told = await pass_time(stage, MORNING)
        assert len(to(told, private_chat(other))) == 1, "only that it is their turn"
        assert "would like" not in " ".join(map(words, told))
    else:
        assert to(await stage.say(mover, line), private_chat(other)) == []
        assert to(await pass_time(stage, MORNING), private_chat(other)) == []


async def test_n2_a_turn_and_a_question_that_came_in_quiet_hours_are_told_together(stage: Stage) -> None:
    mover, other = await begun_at_night(stage)
    await stage.play()
    stage.now += 0.3
    await stage.say(mover, "/takeback")
    told = only(to(await pass_time(stage, MORNING), private_chat(other)))
    assert words(told).startswith("It is your turn in Summy")
    assert "would like to take their last turn back" in words(told)
    assert labels(told)[:3] == ["My tiles", "Agree", "Decline"]
    await stage.press(other, told, "Agree")
    assert (await stage.store.log(1))[-1].text == TAKEBACK


async def test_t6_the_buttons_of_two_questions_say_what_they_answer(stage: Stage) -> None:
    mover, other, _ = await rung(stage)
    told = only(to(await stage.say(mover, "/pause"), private_chat(other)))
    assert labels(told) == ["Agree", "Decline", "Agree to pause", "Decline pause"]
    await stage.press(other, told, "Agree to pause")
    table = await stage.table()
    assert table.paused
    assert table.wish is not None


async def test_n4_a_question_that_is_asked_again_with_another_one_is_asked_once(stage: Stage) -> None:
    stage.chat = stage.chats["web"] = chat = Deleting()
    mover, other, first = await rung(stage)
    said = await stage.say(mover, "/pause", private=True)
    assert "have been asked." in words(only(to(said, private_chat(mover)))), "the second time as well"
    assert chat.without_buttons == [(private_chat(other), reference(first))]
    assert chat.reworded == ["The question about table #1 stands further down now, with another one."]
    await stage.press(other, only(to(said, private_chat(other))), "Agree")
    await stage.say(other, "/pause #1 no")
    await stage.say(mover, "/pause")
    at = max(at for at, (where, _) in enumerate(chat.without_buttons) if where == private_chat(other))
    assert (at > 0, chat.reworded[at]) == (True, ""), "what became of a question stays"


@pytest.mark.parametrize(("line", "paused"), [("/accept", True), ("/decline", False)])
async def test_t6_an_answer_to_several_wishes_is_asked_which_table_is_meant(
    stage: Stage, line: str, paused: bool
) -> None:
    for number in (1, 2):
        await stage.begin()
        board = to(await stage.say(ANN, f"/pause #{number}"), LOBBY)[-1]
    asked = only(await stage.say(BEN, line, private=True))
    assert words(asked).startswith(
        f"Which table do you mean? Add its number right behind the command, as in {line} #1."
    )
    await stage.press(BEN, asked, "#1 Summy")
    assert (await stage.table(1)).paused == paused
    assert not (await stage.table(2)).paused, "it still waits for an answer"
    await stage.say(ANN, "/pause #1")
    await stage.say(BEN, line, reply_to=reference(board))
    assert (await stage.table(2)).paused == paused
    assert "would like to pause" not in words(to(stage.chat.sent, LOBBY)[-1]), "a reply says which"


async def test_t6_a_takeback_leaves_the_pause_that_another_player_asks_for(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    await stage.play()
    await stage.say(other, "/pause")
    await stage.say(mover, "/takeback")
    board = to(await stage.say(other, "/takeback yes"), LOBBY)[-1]
    assert f"{other.name} would like to pause the game at table #1. {mover.name}, do you agree?" in words(board)
    assert "is paused" in words(to(await stage.say(mover, "/pause yes"), LOBBY)[-1])


async def test_t6_a_pause_asked_for_in_quiet_hours_is_told_though_a_move_was_played(stage: Stage) -> None:
    mover, other = await begun_at_night(stage)
    await stage.say(mover, "/pause")
    await stage.play()
    await stage.play()
    told = [one for one in to(await pass_time(stage, MORNING), private_chat(other)) if "to pause" in words(one)]
    assert labels(only(told)) == ["Agree to pause", "Decline pause"]
    await stage.press(other, only(told), "Agree to pause")
    assert (await stage.table()).paused


async def test_n2_a_question_waits_for_quiet_hours_in_the_database(stage: Stage) -> None:
    _, other = await asked_at_night(stage)
    [(stored,)] = stage.sql("SELECT reminders FROM game_table")
    assert '"asked": ' in stored
    assert len(to(await pass_time(stage, MORNING), private_chat(other))) == 1


@pytest.mark.parametrize(
    ("line", "answer", "locale", "said"),
    [
        ("/takeback", "/takeback no", "en", "does not agree to what you asked for in Summy (table #1)"),
        ("/close", "/close no", "en", "does not agree to what you asked for in Summy (table #1)"),
        ("/pause", "/pause", "en", "Everybody agrees: Summy at table #1 is paused, and all clocks stand still."),
        ("/takeback", "/takeback no", "de", "ist mit deiner Bitte bei Summy (Tisch #1) nicht einverstanden"),
        ("/pause", "/pause", "de", "Alle sind einverstanden: Summy an Tisch #1 macht Pause, und alle Uhren stehen."),
    ],
)
async def test_n4_whoever_asked_is_told_the_answer(
    stage: Stage, line: str, answer: str, locale: str, said: str
) -> None:
    mover, other = await moved(stage)
    await stage.say(mover, f"/language {locale}", private=True)
    await stage.say(mover, line, unmoderated=True, by_consent=True)
    told = only(to(await stage.say(other, answer, unmoderated=True, by_consent=True), private_chat(mover)))
    assert said in words(told)
    assert (told.replaces, told.silent) == (None, False), "it rings"


async def test_n4_whoever_takes_their_question_back_is_told_nothing(stage: Stage) -> None:
    mover, _, _ = await rung(stage)
    assert to(await stage.say(mover, "/takeback off"), private_chat(mover)) == []
