"""Buttons ask for all that the line which sets up a tournament leaves open."""

import pytest

from bot.chat.port import Author, Ephemeral, Message
from bot.tables.rated import is_rated
from tests.bot.stage import ANN, BEN, CARA, LOBBY, Stage, only, reference, to, words
from tests.bot.test_tournaments import opened, over, tournament


async def press(stage: Stage, who: Author, message: Message, label: str) -> list[Message]:
    """Press a button in the lobby."""
    (command,) = (button.command for button in message.buttons if button.label == label)
    return await stage.say(who, command, reply_to=reference(message), pressed=True)


@pytest.mark.parametrize("line", ["/tournament", "/tournament new"])
async def test_a_tournament_is_set_up_by_buttons(toy: Stage, line: str) -> None:
    game = only(await toy.say(ANN, line))
    assert game.to == Ephemeral(LOBBY, ANN.account)
    commands = {button.label: button.command for button in game.buttons}
    pace = only(await toy.say(ANN, commands["Toy"], pressed=True))
    assert "as many rounds as fit those who take part" in words(pace)
    commands = {button.label: button.command for button in pace.buttons}
    assert [*commands] == ["Time: five minutes", "Time: three days", "Time: ten days", "Time: no limit"]
    assert "pace" not in words(pace), "plain words"
    first = words(only(await toy.say(ANN, commands["Time: five minutes"], pressed=True))).splitlines()
    assert first[0] == "A tournament at Toy, as many rounds as fit those who take part; Ann is the director."
    assert first[1].startswith("Time: 5 minutes for each player")
    assert "Ann already leads" in words(only(await toy.say(BEN, "/tournament new")))
    again = words(only(await toy.say(ANN, "/tournament new")))
    assert "You already lead a tournament here" in again
    assert "/tournament close ends it" in again


async def test_what_is_proposed_for_another_number_of_rounds_asks_for_game_and_time_as_well(toy: Stage) -> None:
    game = only(await toy.say(ANN, "/tournament"))
    pace = words(only(await press(toy, ANN, game, "Toy")))
    assert "to choose, type something like /tournament new rounds=2" in pace
    game = only(await toy.say(ANN, "/tournament new rounds=2"))
    pace = words(only(await press(toy, ANN, game, "Toy")))
    assert "How much time" in pace
    assert "There will be" not in pace


async def test_where_none_goes_on_only_the_games_of_the_channel_are_proposed(stage: Stage) -> None:
    await stage.say(ANN, "/settings games=kakuro", moderator=True)
    said = only(await stage.say(ANN, "/tournament"))
    assert words(said) == "There is no tournament going on here. /tournament new sets one up."
    assert [button.label for button in said.buttons] == ["Kakuro"]


async def test_what_was_said_of_a_tournament_is_not_asked_again(toy: Stage) -> None:
    german = only(await toy.say(ANN, "/turnier neu runden=2", locale="de"))
    (press,) = (button for button in german.buttons if button.label == "Toy")
    assert press.typed == "/turnier neu toy runden=2"
    pace = only(await toy.say(ANN, press.command, pressed=True, locale="de"))
    assert "Runden" not in words(pace)
    assert pace.buttons[0].typed == "/turnier neu toy runden=2 bedenkzeit=sofort"
    assert "2 rounds" in words(only(await toy.say(BEN, "/tournament new toy rounds=2 pace=slow", pressed=True)))


@pytest.mark.parametrize("line", ["/tournament", "/tournament new"])
async def test_one_message_leads_from_question_to_question(toy: Stage, line: str) -> None:
    game = only(await toy.say(ANN, line))
    pace = only(await press(toy, ANN, game, "Toy"))
    assert pace.replaces == reference(game)
    sent = await press(toy, ANN, pace, "Time: five minutes")
    chosen = only(to(sent, game.to))
    assert chosen.replaces == reference(game)
    assert words(chosen) == "You chose /tournament new toy pace=live."
    assert not chosen.buttons
    assert words(only(to(sent, LOBBY))).startswith("A tournament at Toy")


async def test_the_buttons_of_a_question_are_for_the_person_who_was_asked(toy: Stage) -> None:
    game = only(await toy.say(ANN, "/tournament"))
    refused = only(await press(toy, BEN, game, "Toy"))
    assert words(refused) == "Those buttons are for the person who asked. Type /tournament to get your own."
    assert not refused.replaces
    assert only(await press(toy, ANN, game, "Toy")).replaces


async def test_a_question_typed_for_once_more_is_a_new_message(toy: Stage) -> None:
    first = only(await toy.say(ANN, "/tournament"))
    second = only(await toy.say(ANN, "/tournament new"))
    assert not second.replaces
    assert not only(await press(toy, ANN, first, "Toy")).replaces


@pytest.mark.parametrize(
    ("locale", "one", "three"),
    [
        ("en", "A tournament at Toy, as many rounds as fit", "A tournament at Toy, 3 rounds for 3 people; Ann"),
        ("de", "Ein Turnier in Toy, so viele Runden", "Ein Turnier in Toy, 3 Runden für 3 Leute; die Leitung hat Ann"),
    ],
)
async def test_a_tournament_of_three_has_three_rounds(toy: Stage, locale: str, one: str, three: str) -> None:
    await toy.say(ANN, "/tournament new toy", locale=locale)
    assert words(only(await toy.say(ANN, "/tournament join", locale=locale))).startswith(one)
    await toy.say(BEN, "/tournament join", locale=locale)
    shown = words(only(await toy.say(CARA, "/tournament join", locale=locale)))
    assert shown.startswith(three)
    assert ("Seal of the draws of round 1" if locale == "en" else "Siegel") in shown
    begun = await toy.say(ANN, "/tournament start", locale=locale)
    assert any(("Round 1 of 3" if locale == "en" else "Runde 1 von 3") in words(message) for message in begun)
    left = await toy.say(CARA, "/tournament leave", locale=locale)
    assert left
    tournament = await toy.store.tournaments.newest(LOBBY)
    assert tournament is not None
    assert tournament.rounds == 3, "it stays so"


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "The games are unrated, as the settings here say."),
        ("de", "Die Partien werden nicht gewertet; so ist es hier eingestellt."),
    ],
)
async def test_n5_games_of_a_tournament_are_unrated_where_that_is_set(stage: Stage, locale: str, said: str) -> None:
    await stage.say(ANN, f"/language {locale}", moderator=True)
    await opened(stage, ANN, BEN, rounds=1, game="summy")
    await stage.say(ANN, "/settings rated=no", moderator=True)
    shown = only(await stage.say(CARA, "/tournament"))
    assert said not in words(shown).splitlines(), "it was set up before"
    await stage.say(ANN, "/tournament start")
    assert is_rated(await stage.table())
    await stage.say(ANN, "/tournament end #1")
    for line in ("/tournament again", "/tournament new summy rounds=1"):
        assert said in words(to(await stage.say(ANN, line), LOBBY)[-1]).splitlines()
        await stage.say(ANN, "/tournament close")
    await opened(stage, ANN, BEN, rounds=1, game="summy")
    await stage.say(ANN, "/tournament start")
    assert not is_rated(await stage.table(2))
    await over(stage, 2)
    assert stage.sql("SELECT count(*) FROM rated_game") == [(0,)]
    (match,) = (await tournament(stage)).played[0].matches
    assert match.points, "it counts for the tournament"
