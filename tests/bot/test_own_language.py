"""What only one person sees comes in their own language, also where a channel has chosen another one."""

import pytest

from bot.chat.port import Ephemeral, Message
from tests.bot.stage import ANN, CARA, LOBBY, Stage, only, reference, to, words


async def begun_in_german(stage: Stage) -> None:
    """A game in a channel that has chosen German, of two people whose chats are in English."""
    await stage.say(ANN, "/sprache de", moderator=True)
    await stage.begin()


async def test_a_refused_move_is_explained_in_the_language_of_its_author(stage: Stage) -> None:
    await begun_in_german(stage)
    mover, _ = await stage.seated()
    refused = only(await stage.say(mover, "/play hello"))
    assert "cannot read that as a move" in words(refused)
    refused = only(await stage.say(mover, "/play hallo", locale="de"))
    assert "nicht als Zug lesen" in words(refused)
    assert "am Zug" in words(only(to(await stage.play(), LOBBY))), "the channel has its own"


async def test_so_are_lists_ratings_and_finished_games(stage: Stage) -> None:
    await begun_in_german(stage)
    mover, other = await stage.seated()
    assert "It is your turn:" in words(only(await stage.say(mover, "/games")))
    await stage.say(mover, "/resign #1 yes")
    finished = only(await stage.say(other, "/games finished"))
    assert "Your finished games:" in words(finished)
    assert "Thu, Jan 1" in words(finished)
    assert "Your ratings" in words(only(await stage.say(other, "/rating")))


async def test_so_is_the_answer_to_a_press_that_only_its_author_sees(stage: Stage) -> None:
    await stage.say(ANN, "/sprache de", moderator=True)
    await stage.say(ANN, "/challenge @ben summy")
    answer = only(await stage.say(CARA, "/accept #1", pressed=True))
    assert "The challenge at table #1 is for ben." in words(answer)
    answer = only(await stage.say(CARA, "/accept #1"))
    assert "Die Herausforderung an Tisch #1 gilt ben." in words(answer), "typed in a group, everybody reads the answer"


async def test_somebody_whose_language_is_unknown_is_answered_in_that_of_the_channel(stage: Stage) -> None:
    await begun_in_german(stage)
    assert "Du spielst" in words(only(await stage.say(CARA, "/games", locale="")))


async def test_what_everybody_sees_stays_in_the_language_of_the_channel(stage: Stage) -> None:
    await begun_in_german(stage)
    _, other = await stage.seated()
    assert "Die Tische:" in words(only(await stage.say(other, "/tables")))
    assert "nicht am Zug" in words(only(await stage.say(other, "/play J13> 1+1=2")))


async def test_so_do_the_settings_of_a_channel_where_others_see_them(stage: Stage) -> None:
    await stage.say(ANN, "/sprache de", moderator=True)
    await stage.say(CARA, "/language en", private=True)
    assert words(only(await stage.say(CARA, "/settings"))).startswith("Die Einstellungen dieses Kanals")
    assert words(only(await stage.say(CARA, "/settings", unseen=True))).startswith("The settings of this channel")
    said = only(await stage.say(CARA, "/settings language=en", moderator=True))
    assert words(said).startswith("The settings of this channel"), "what was chosen holds at once"


async def test_what_takes_the_place_of_a_question_in_a_channel_stays_in_its_language(stage: Stage) -> None:
    await begun_in_german(stage)
    mover, _ = await stage.seated()
    await stage.play()
    asked = only(await stage.say(mover, "/resign"))
    said = await stage.say(mover, asked.buttons[0].command, pressed=True, reply_to=reference(asked))
    (became,) = (one for one in said if one.replaces == reference(asked))
    assert words(became) == "Du hast Summy an Tisch #1 aufgegeben."


async def test_what_was_chosen_by_buttons_is_told_in_ones_own_words(stage: Stage) -> None:
    async def press(message: Message, label: str) -> list[Message]:
        (command,) = (button.command for button in message.buttons if button.label == label)
        return await stage.say(ANN, command, locale="de", reply_to=reference(message), pressed=True, addressed=True)

    asked = only(await stage.say(ANN, "/herausfordern summa 5 Minuten", locale="de"))
    agreed = only(await press(asked, "Wer zuerst mitspielt"))
    said = to(await press(agreed, "Jetzt fragen"), Ephemeral(LOBBY, ANN.account))
    assert words(said[0]) == "Du hast /herausfordern jeden summa zeit=5m gewählt."


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("hallo", "Welches Spiel soll es sein?"),
        ("/hilfe", "Bei mir spielt man Zahlenspiele"),
        ("Wer ist dran?", "Du spielst gerade nirgends"),
        ("neues Spiel", "Welches Spiel soll es sein?"),
        ("Summy gegen Computer", "Wie gut soll der Computer spielen?"),
        ("summy against the computer", "How well is the computer to play?"),
        ("help", "I run games of numbers"),
        ("start", "Which game would you like?"),
    ],
)
@pytest.mark.parametrize("private", [True, False])
async def test_whose_language_is_unknown_is_answered_in_that_of_their_words(
    stage: Stage, line: str, told: str, *, private: bool
) -> None:
    said = only(await stage.say(ANN, line, locale="", private=private, addressed=True))
    assert told in words(said)


async def test_words_of_another_language_change_none_that_is_known(stage: Stage) -> None:
    await stage.say(ANN, "hello", private=True)
    assert "Which game" in words(only(await stage.say(ANN, "hallo", locale="", private=True)))
    await stage.say(ANN, "/language en", moderator=True)
    assert "Which game" in words(only(await stage.say(CARA, "hallo", locale="", addressed=True)))
