"""A challenge from the question to the first board, and everybody who may not answer it."""

import pytest

from bot.chat.port import Author, Ephemeral, Message
from bot.tables.table import Answer, Phase
from core.fair import commitment
from tests.bot.stage import (
    ANN,
    BEN,
    CARA,
    DAN,
    ELSEWHERE,
    LOBBY,
    Stage,
    mentioned,
    only,
    private_chat,
    reference,
    to,
    words,
)
from tests.people import accounts


def ephemeral(who: Author) -> Ephemeral:
    return Ephemeral(LOBBY, who.account)


def buttons(message: Message) -> list[str]:
    return [button.command for button in message.buttons]


async def test_a_challenge_names_who_is_asked_and_waits_for_them(stage: Stage) -> None:
    said = only(await stage.say(ANN, "/challenge @ben summy"))
    assert said.to == LOBBY
    assert mentioned(said) == [BEN.account]
    assert buttons(said) == ["/accept #1", "/decline #1", "/cancel #1"]
    table = await stage.table()
    assert table.phase is Phase.OPEN
    assert [player.answer for player in table.players] == [Answer.ACCEPTED, Answer.INVITED]


@pytest.mark.parametrize("typed", ["@Ben", "@BEN", "@ben @Ben"])
async def test_who_is_asked_is_named_as_typed_until_they_answer(stage: Stage, typed: str) -> None:
    said = only(await stage.say(ANN, f"/challenge {typed} summy"))
    name = typed.rpartition("@")[2]
    assert f"{name}, will you play?" in words(said)
    assert mentioned(said) == [BEN.account]
    question = only(await stage.say(ANN, f"/challenge {typed}", private=False))
    assert all(f"@{name}" in button.command for button in question.buttons)
    shown = only(await stage.say(ANN, question.buttons[0].command, pressed=True, reply_to=reference(question)))
    assert any(f"@{name}" in button.command for button in shown.buttons)
    assert "Summy begins at table #1: Ann, Ben." in words(to(await stage.say(BEN, "/accept #1"), LOBBY)[-1])


async def test_whoever_is_typed_in_capitals_and_unknown_may_answer_by_their_handle(stage: Stage) -> None:
    said = only(await stage.say(ANN, "/challenge @Ben summy", strangers=("ben",)))
    assert "@Ben, will you play?" in words(said)
    await stage.say(BEN, "/accept #1")
    assert (await stage.table()).phase is Phase.RUNNING


async def test_the_one_asked_accepts_and_the_game_begins_in_the_order_asked(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben summy")
    said = await stage.say(BEN, "/accept #1")
    table = await stage.table()
    assert table.phase is Phase.RUNNING
    assert accounts(table) == (ANN.account, BEN.account)
    shown, first = to(said, LOBBY)
    assert shown.replaces == "r-n1", "the challenge is edited where it stands"
    assert buttons(shown) == []
    assert first.picture is not None
    assert "Summy begins at table #1: Ann, Ben." in words(first)
    for who in (ANN, BEN):
        rack = only(to(said, private_chat(who)))
        assert rack.secret
        assert rack.picture is not None


async def test_only_the_one_asked_may_answer(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben summy")
    for line in ("/accept #1", "/decline #1", "/join #1"):
        said = only(await stage.say(CARA, line))
        assert said.to == ephemeral(CARA)
        assert mentioned(said) == []
    assert "is for ben" in words(only(await stage.say(CARA, "/accept #1")))
    assert "no challenge here" in words(only(await stage.say(CARA, "/accept")))
    assert "already have a seat" in words(only(await stage.say(ANN, "/accept #1")))
    assert (await stage.table()).revision == 1


async def test_declined_by_the_only_one_asked_there_is_no_game(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben summy")
    said = only(to(await stage.say(BEN, "/decline"), LOBBY))
    assert "there will be no game" in words(said)
    assert mentioned(said) == []
    assert (await stage.table()).phase is Phase.OFF
    assert "is off" in words(only(await stage.say(BEN, "/accept #1")))


@pytest.mark.parametrize("line", ["/accept", "/accept #1", "/join #1"])
async def test_while_others_are_asked_whoever_declined_may_still_accept(stage: Stage, line: str) -> None:
    await stage.say(ANN, "/challenge @ben @cara summy")
    await stage.say(BEN, "/decline #1")
    told = words(only(await stage.say(BEN, "/decline #1")))
    assert told.startswith("You have turned down the challenge at table #1.")
    said = only(await stage.say(BEN, line))
    assert "● Ben is in" in words(said).splitlines()
    await stage.say(CARA, "/accept")
    table = await stage.table()
    assert (table.phase, accounts(table)) == (Phase.RUNNING, (ANN.account, BEN.account, CARA.account))


async def test_whoever_declined_may_still_accept_beside_an_open_place(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben kakuro 3 players")
    await stage.say(BEN, "/decline")
    await stage.say(BEN, "/join #1")
    assert (await stage.table()).has_open_seat, "three are to play"


async def test_only_the_host_takes_a_challenge_back(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben summy")
    assert "Only Ann" in words(only(await stage.say(BEN, "/cancel #1")))
    assert (await stage.table()).phase is Phase.OPEN
    taken_back = words(only(await stage.say(ANN, "/cancel"))).splitlines()
    assert taken_back[-1] == "Ann has taken the challenge back: there will be no game at table #1."
    assert not [line for line in taken_back if "has not answered" in line], "nobody is to blame"
    assert (await stage.table()).phase is Phase.OFF
    assert "is off" in words(only(await stage.say(ANN, "/cancel #1")))


async def test_with_several_asked_the_game_begins_when_all_have_answered(stage: Stage) -> None:
    said = only(await stage.say(ANN, "/challenge @ben @cara @dan summy"))
    assert mentioned(said) == [BEN.account, CARA.account, DAN.account]
    said = only(await stage.say(BEN, "/accept"))
    assert mentioned(said) == [CARA.account, DAN.account], "whose answer is still awaited, and nobody else"
    await stage.say(CARA, "/decline")
    assert (await stage.table()).phase is Phase.OPEN
    await stage.say(DAN, "/accept")
    table = await stage.table()
    assert table.phase is Phase.RUNNING
    assert accounts(table) == (ANN.account, BEN.account, DAN.account)


async def test_the_host_may_begin_with_those_who_are_there(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben @cara summy")
    assert "needs 2 players to begin; accepted so far: 1." in words(only(await stage.say(ANN, "/begin")))
    await stage.say(BEN, "/accept")
    assert "Only Ann" in words(only(await stage.say(BEN, "/begin #1")))
    await stage.say(ANN, "/begin")
    assert accounts(await stage.table()) == (ANN.account, BEN.account)
    assert "already begun" in words(only(await stage.say(ANN, "/begin #1")))


async def test_whoever_asked_may_begin_once_enough_are_in(stage: Stage) -> None:
    asked = only(await stage.say(ANN, "/challenge @ben @cara @dan rummy-pur"))
    begin = "/begin #1"
    assert begin not in buttons(asked)
    assert begin not in buttons(only(await stage.say(BEN, "/accept"))), "it takes three"
    shown = only(await stage.say(CARA, "/accept"))
    (button,) = (one for one in shown.buttons if one.command == begin)
    assert button.label == "Start without waiting"
    assert button.readers == frozenset({ANN.account})
    refused = only(await stage.say(BEN, begin, pressed=True, reply_to=reference(asked)))
    assert "Only Ann" in words(refused)
    await stage.say(ANN, "/challenge @eve kakuro")
    begun = to(await stage.say(ANN, "/begin"), LOBBY)[0]  # the other one cannot be meant
    assert "– dan has not answered" in words(begun).splitlines(), "nobody is asked any more"
    assert [player.name for player in (await stage.table()).players] == ["Ann", "Ben", "Cara"]


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("en", "All play at once, and have 1 minute for each round."),
        ("de", "Alle spielen gleichzeitig und haben für jede Runde 1 Minute Zeit."),
    ],
)
async def test_a_challenge_tells_the_time_that_the_rules_give(stage: Stage, locale: str, line: str) -> None:
    assert line in words(only(await stage.say(ANN, "/challenge @ben summa", locale=locale))).splitlines()
    for other in ("summa time=off", "summa time=5m", "summy"):
        assert line not in words(only(await stage.say(ANN, f"/challenge @ben {other}", locale=locale)))


@pytest.mark.parametrize("line", ["/leave", "/decline #1"])
async def test_who_has_accepted_may_get_up_again(stage: Stage, line: str) -> None:
    await stage.say(ANN, "/challenge @ben @cara summy")
    await stage.say(BEN, "/accept")
    assert "your own challenge" in words(only(await stage.say(ANN, "/leave #1")))
    assert "no seat" in words(only(await stage.say(DAN, "/leave #1")))
    await stage.say(BEN, line)
    assert (await stage.table()).players[1].answer is Answer.DECLINED
    await stage.say(CARA, "/decline")
    assert (await stage.table()).phase is Phase.OFF


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("/challenge @ann summy", "You cannot challenge yourself."),
        ("/challenge @ben summy players=9", "for 2 to 4 players; you asked for 9"),
        ("/challenge @ben @cara @dan @eve summy", "for 2 to 4 players; you asked for 5"),
        ("/challenge @ben @cara rummy-pur points=4-3-3-1", "with these options is for 4 players; you asked for 3"),
        ("/challenge @ben summy players=1", "cannot be 1"),
        ("/challenge @ben summy players=many", "cannot be many"),
        ("/challenge @ben summy players=0030", "cannot be 0030"),
        ("/challenge @ben summy hints=perhaps", "cannot be perhaps"),
        ("/challenge @ben summy colour=red", "no option colour"),
        ("/challenge @ben summy blitz", "no option blitz"),
        ("/challenge @ben chess", "no game called chess"),
        ("/challenge @ben sumy", "Did you mean summy?"),
        ("/challenge summy", "Who is to play"),
        ("/challenge ben summy", "write @ in front of the name"),
        ("/challenge computer summy level=god", "god is not a level"),
        ("/challenge @ben summy level=club", "club is how well a computer plays"),
        ("/challenge @ben summy beginner", "add computer, or leave the level out"),
        ("/challenge #3 @ben summy", "leave out #3"),
        ("/challenge summy 3", "write players=3"),
        ("/challenge 3 @ben summy", "write players=3"),
        ("/challenge @ben summy 3", "write players=3"),
        ("/challenge @ben,@ann summy", "You cannot challenge yourself."),
        ("/challenge @ben summy luck = clover", "without blanks"),
        ("/challenge computer summy blitz", "no option blitz; there are: hints, players, level."),
    ],
)
async def test_challenges_that_cannot_be(stage: Stage, line: str, said: str) -> None:
    answer = only(await stage.say(ANN, line))
    assert said.replace("no game called", "not know a game called") in words(answer)
    assert answer.to == ephemeral(ANN)
    assert stage.sql("SELECT count(*) FROM game_table") == [(0,)]


@pytest.mark.parametrize(
    ("typed", "option"),
    [
        ("no hints", "hints=no"),
        ("mit Tipps", "hints=yes"),
        ("just for fun", "rated=no"),
        ("Nicht gewertet", "rated=no"),
        ("nur zum Spaß", "rated=no"),
        ("4 players", "players=4"),
        ("drei Spieler", "players=3"),
        ("3 Spieler unrated", "players=3 rated=no"),
    ],
)
async def test_what_is_agreed_on_may_be_said_as_people_speak(stage: Stage, typed: str, option: str) -> None:
    for line in (f"/challenge @ben anyone summy {typed}", f"/challenge @ben anyone kakuro {option}"):
        await stage.say(ANN, line)
    said, written = [await stage.table(number) for number in (1, 2)]
    assert (said.hints, said.rated, len(said.players)) == (written.hints, written.rated, len(written.players))


@pytest.mark.parametrize(("locale", "said"), [("en", "@pollbot is a bot"), ("de", "@pollbot ist ein Bot")])
@pytest.mark.parametrize("line", ["/challenge @pollbot summy", "/challenge @ben @pollbot"])
async def test_other_bots_cannot_be_challenged(stage: Stage, line: str, locale: str, said: str) -> None:
    answer = only(await stage.say(ANN, line, bots=("pollbot",), locale=locale))
    assert said in words(answer)
    assert answer.to == ephemeral(ANN)
    assert stage.sql("SELECT count(*) FROM game_table") == [(0,)]


async def test_people_are_challenged_where_they_can_read_it(stage: Stage) -> None:
    for line in ("/challenge @ben summy", "/challenge anyone summy"):
        assert "in a channel" in words(only(await stage.say(ANN, line, private=True)))


async def test_hints_and_luck_are_taken_down(stage: Stage) -> None:
    said = only(await stage.say(ANN, "/challenge @ben summy hints=yes luck=clover"))
    assert "Hints are allowed, so the game is unrated." in words(said)
    assert "clover" not in words(said)
    await stage.say(BEN, "/accept luck=horse shoe")
    table = await stage.table()
    assert table.hints
    assert table.client_seed == "clover\nhorse shoe"


async def test_the_seal_is_shown_before_anybody_accepts(stage: Stage) -> None:
    said = only(await stage.say(ANN, "/challenge @ben summy"))
    seed = (await stage.table()).seed
    assert f"Seal of the draw: {commitment(seed)}" in words(said)
    assert seed.hex() not in words(said)


async def test_somebody_asked_by_a_name_not_known_yet_may_answer_under_it(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben summy", strangers=("ben",))
    assert (await stage.table()).players[1].account is None
    capital = Author(BEN.account, "Ben", "Ben")
    await stage.say(capital, "/accept")
    assert accounts(await stage.table()) == (ANN.account, BEN.account)


async def test_a_challenge_for_me_comes_before_open_ones_and_my_own(stage: Stage) -> None:
    await stage.say(ANN, "/challenge anyone summy")
    await stage.say(CARA, "/challenge anyone summy")
    await stage.say(BEN, "/challenge @ann summy")
    await stage.say(ANN, "/accept")
    assert (await stage.table(3)).phase is Phase.RUNNING
    assert [(await stage.table(number)).phase for number in (1, 2)] == [Phase.OPEN, Phase.OPEN]
    await stage.say(ANN, "/join")
    assert (await stage.table(2)).phase is Phase.RUNNING


async def test_with_several_challenges_one_must_say_which(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @cara summy")
    await stage.say(BEN, "/challenge @cara summy")
    said = words(only(await stage.say(CARA, "/accept")))
    assert "Which table" in said
    assert "#1" in said
    assert "#2" in said
    await stage.say(CARA, "/accept", reply_to="r-n1")
    assert (await stage.table(1)).phase is Phase.RUNNING
    assert (await stage.table(2)).phase is Phase.OPEN


async def test_a_challenge_is_answered_where_it_was_made(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben summy")
    assert "no table #1 here" in words(only(await stage.say(CARA, "/accept #1", channel=ELSEWHERE)))
    await stage.say(BEN, "/accept #1", private=True)
    assert (await stage.table()).phase is Phase.RUNNING


async def test_a_person_named_twice_is_asked_once(stage: Stage) -> None:
    said = only(await stage.say(ANN, "/challenge @ben @benny summy", aliases={"benny": BEN.account}))
    assert mentioned(said) == [BEN.account]
    assert len((await stage.table()).players) == 2


async def test_start_shows_what_waits_for_me_in_private(stage: Stage) -> None:
    assert "Hello!" in words(only(await stage.say(CARA, "/start")))
    await stage.begin()
    await stage.say(ANN, "/challenge @ben summy")
    said = await stage.say(BEN, "/start")
    assert {message.to for message in said} == {private_chat(BEN)}
    assert "Summy with Ann (#1), for your eyes only" in words(said[0])
    assert buttons(said[1]) == ["/accept #2", "/decline #2"]
    await stage.say(BEN, "/accept #2", private=True)
    assert (await stage.table(2)).phase is Phase.RUNNING


async def test_somebody_asked_by_a_handle_nobody_could_place_finds_that_in_private(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @Ben summy", strangers=("ben",))
    assert "Will you play?\n#1 Summy with Ann" in words(only(await stage.say(BEN, "/games", private=True)))
    said = only(await stage.say(BEN, "what is this", private=True))
    assert words(said).startswith("You are asked to play Summy at table #1")
    assert "wants to play Summy" in words(only(await stage.say(BEN, "/start", private=True)))
    assert "not playing anywhere" in words(only(await stage.say(CARA, "/games", private=True)))
    assert "no table #1" in words(only(await stage.say(CARA, "/accept #1", private=True)))
    await stage.say(BEN, said.buttons[0].command, private=True, pressed=True)
    assert accounts(await stage.table()) == (ANN.account, BEN.account)


async def test_a_challenge_that_comes_to_nothing_shows_no_seal(stage: Stage) -> None:
    asked = only(await stage.say(ANN, "/challenge @ben summy"))
    assert "Seal of the draw" in words(asked)
    declined = to(await stage.say(BEN, "/decline"), LOBBY)[0]
    assert declined.replaces == reference(asked)
    assert "Seal of the draw" not in words(declined)
