"""An incomplete challenge is completed by buttons that only its author can see or press."""

import pytest

from bot.tables.table import Phase
from core.game import Level
from tests.adapters.discord.app import App
from tests.adapters.discord.test_scenarios import begun


@pytest.mark.each_value
@pytest.mark.parametrize("private", [False, True])
async def test_the_computer_is_challenged_by_pressing_buttons(app: App, *, private: bool) -> None:
    here = app.back_end.dm_channel("Ann") if private else app.back_end.channel("lobby")
    asked = await app.slash("Ann", here, "challenge")
    assert "Which game" in asked.text
    answer = await app.press("Ann", here, "Summy", message=asked.said[0])
    opponent = await app.newest(here, "Who is to play") if private else answer.said[0]
    assert "Who is to play" in opponent.text
    assert not private or opponent.id == asked.said[0].id, "in private it takes the place of the question"
    people = set() if private else {"Whoever joins first", "Pick a person"}
    computers = {"Computer: beginner", "Computer: club player", "Computer: master"}
    assert opponent.buttons.keys() == computers | people
    begun = await app.press("Ann", here, "Computer: master", message=opponent)
    assert "You chose" in (await app.newest(here, "You chose") if private else begun).text
    await app.newest(app.back_end.dm_channel("Ann"), "begins")
    await app.settle()
    table = await app.table()
    assert (table.game, table.private, table.players[1].level) == ("summy", True, Level.MASTER)


async def test_a_typed_challenge_is_asked_in_the_channel_and_answered_by_its_author_alone(app: App) -> None:
    here, me, ben = app.back_end.channel("lobby"), app.back_end.me, app.back_end.person("Ben")
    app.back_end.say("Ann", here, f"<@{me}> challenge <@{ben}>")
    asked = await app.newest(here, "Which game")
    refused = await app.press("Eve", here, "Summy", message=asked)
    assert "for the person who asked" in refused.text
    agreed = await app.press("Ann", here, "Summy", message=asked)
    chosen = await app.press("Ann", here, "Ask now", message=agreed.said[0])
    assert "You chose" in chosen.text
    challenge = await app.newest(here, "wants to play")
    assert challenge.pings == (str(ben),)
    assert (await app.table()).players[1].account == app.who("Ben"), "the button knows who was meant"


async def test_who_is_picked_goes_by_the_name_that_everybody_sees(app: App) -> None:
    here, cara = app.back_end.channel("lobby"), app.back_end.person("Cara")
    app.nicks["Ben"] = "Benny"
    asked = await app.slash("Ann", here, "challenge", people=("Ben", "Cara"))
    agreed = await app.press("Ann", here, "Summy", message=asked.said[0])
    assert "with Benny and Cara" in agreed.text
    await app.press("Ann", here, "Ask now", message=agreed.said[0])
    await app.newest(here, "wants to play")
    await app.slash("Ann", here, "challenge", people=("Cara",), game="kakuro")
    app.back_end.say("Ann", here, f"<@{app.back_end.me}> challenge <@{cara}> summa")
    await app.newest(here, "wants to play", "Summa")
    asked = await app.slash("Ann", here, "challenge", game="summy")
    agreed = await app.pick_person("Ann", here, "Pick a person", "Ben", message=asked.said[0])
    await app.press("Ann", here, "Ask now", message=agreed.said[0])
    await app.newest(here, "#4")
    names = [(await app.table(number)).names[1:] for number in (1, 2, 3, 4)]
    assert names == [("Benny", "Cara"), ("Cara",), ("Cara",), ("Benny",)]
    assert "for Cara" in (await app.press("Zoe", here, "Decline", message=await app.newest(here, "#2"))).text


async def test_three_people_are_challenged_by_pressing_buttons(app: App) -> None:
    here, names = app.back_end.channel("lobby"), ("Bernadette", "Caroline", "Dominique")
    people = " ".join(f"<@{app.back_end.person(name)}>" for name in names)
    app.back_end.say("Ann", here, f"<@{app.back_end.me}> challenge {people}")
    asked = await app.newest(here, "Which game")
    agreed = (await app.press("Ann", here, "Summy", message=asked)).said[0]
    assert "Hints" in agreed.buttons
    more = (await app.press("Ann", here, "Hints", message=agreed)).said[0]
    assert "Hints" not in more.buttons
    await app.press("Ann", here, "Time: no limit", message=more)
    await app.newest(here, "wants to play")
    table = await app.table()
    assert [player.account for player in table.players[1:]] == [app.who(name) for name in names]
    assert (table.hints, table.pace) == (True, None)


async def test_whoever_presses_an_answer_without_being_asked_is_told_so_alone(app: App) -> None:
    here = app.back_end.channel("lobby")
    await app.slash("Ann", here, "challenge", people=("Ben",), game="summy")
    challenge = await app.newest(here, "wants to play")
    shown = len(app.back_end.seen(here))
    for label in ("Accept", "Decline"):
        told = await app.press("Eve", here, label, message=challenge)
        assert "is for Ben" in told.text
    assert len(app.back_end.seen(here)) == shown
    assert (await app.table()).players[1].name == "Ben"


async def test_a_question_that_only_its_reader_sees_loses_its_buttons_once_it_is_answered(app: App) -> None:
    here = app.back_end.channel("lobby")
    token = app.pick("Ann", here, "challenge")
    asked = (await app.answered(token)).said[0]
    assert "Summy" in asked.buttons
    await app.press("Ann", here, "Summy", message=asked)
    await app.transport.until(lambda: not app.back_end.answer(token).said[0].buttons)
    assert "Which game" in app.back_end.answer(token).text


async def test_what_is_only_shown_keeps_its_buttons(app: App) -> None:
    here = app.back_end.channel("lobby")
    token = app.pick("Ann", here, "rules")
    asked = (await app.answered(token)).said[0]
    for label in ("How to play Summy", "How to play Kakuro"):
        await app.press("Ann", here, label, message=asked)
        await app.settle()
    assert app.back_end.answer(token).said[0].buttons == asked.buttons


async def test_the_buttons_below_the_last_part_of_a_long_answer_go_as_well(app: App) -> None:
    token = app.pick("Ann", app.back_end.channel("lobby"), "rules", game="summy")
    await app.transport.until(lambda: len(app.back_end.answer(token).said) > 1)
    asked = app.back_end.answer(token).said[-1]
    assert "Play now" in asked.buttons
    await app.press("Ann", app.back_end.channel("lobby"), "Play now", message=asked)
    await app.transport.until(lambda: not app.back_end.answer(token).said[-1].buttons)


@pytest.mark.parametrize(("reply", "runs"), [("Yes, sure!", True), ("nein danke", False)])
async def test_a_plain_reply_to_a_challenge_answers_it(app: App, reply: str, *, runs: bool) -> None:
    here = app.back_end.channel("lobby")
    await app.slash("Ann", here, "challenge", people=("Ben",), game="summy")
    challenge = await app.newest(here, "wants to play")
    await app.settle()
    app.back_end.say("Ben", here, reply, reply_to=challenge.id)
    await app.transport.until(lambda: not app.back_end.seen(here)[0].buttons)
    await app.settle()
    assert ((await app.table()).phase is Phase.RUNNING) == runs


async def test_players_ask_in_a_reply_to_the_board_and_talk_there(app: App) -> None:
    here = await begun(app)
    board = await app.newest(here, "begins")
    for line in ("nice move!", "help", "resign"):
        app.back_end.say("Ann", here, line, reply_to=board.id)
    await app.newest(here, "Do you want to give up")
    await app.settle()
    told = [one.text for one in app.back_end.seen(here) if one.id > board.id and one.author == "summarum"]
    assert len(told) == 2, "nothing is said about the talk"
    assert told[0].startswith("I run games of numbers")
