"""A tournament is joined, left and led by the words of challenges too, and by a plain answer."""

import pytest

from bot.chat.port import Author, Message
from bot.grammar.command import parse
from bot.grammar.command_types import Help, TournamentAct, TournamentCommand
from bot.tournaments.tournament import Stage as Phase
from tests.bot.stage import ANN, BEN, CARA, DAN, LOBBY, Stage, only, reference, to, words
from tests.bot.test_tournaments import tournament


async def entrants(toy: Stage) -> list[str]:
    now = await tournament(toy)
    return [now.entrants[number].name for number in now.here]


async def set_up(toy: Stage, *joining: Author) -> Message:
    """Set up a tournament of Ann; returns its message."""
    said = only(await toy.say(ANN, "/tournament new toy rounds=2"))
    for one in joining:
        await toy.say(one, "/tournament join")
    return said


async def test_join_without_a_challenge_takes_part_in_the_tournament(toy: Stage) -> None:
    assert "no challenge here" in words(only(await toy.say(BEN, "/join")))
    await set_up(toy)
    await toy.say(BEN, "/join")
    await toy.say(CARA, "/mitspielen glück=Kleeblatt", locale="de")
    assert await entrants(toy) == ["Ben", "Cara"]
    assert (await tournament(toy)).entrants[1].client_seed == "Kleeblatt"
    await toy.say(ANN, "/challenge anyone toy")
    await toy.say(DAN, "/join")
    assert await entrants(toy) == ["Ben", "Cara"], "an open challenge is meant first"
    assert "There is no table #9" in words(only(await toy.say(DAN, "/join #9")))


@pytest.mark.parametrize("said", ["yes", "count me in", "bin dabei", "👍"])
async def test_a_plain_answer_to_its_message_takes_part(toy: Stage, said: str) -> None:
    shown = await set_up(toy)
    await toy.say(BEN, said, reply_to=reference(shown))
    assert await entrants(toy) == ["Ben"]
    assert await toy.say(BEN, said, reply_to=reference(shown)) == [], "which is talk by then"
    await toy.say(BEN, "not today", reply_to=reference(shown))
    assert await entrants(toy) == []


async def test_a_plain_answer_takes_part_between_two_rounds_too_and_one_to_the_bot_before_the_first(toy: Stage) -> None:
    await set_up(toy)
    for one in (BEN, CARA):
        await toy.say(one, "ok", addressed=True)
    assert await entrants(toy) == ["Ben", "Cara"]
    await toy.say(ANN, "/tournament start")
    await toy.say(DAN, "ok", addressed=True)
    assert await entrants(toy) == ["Ben", "Cara"], "a round is being played"
    standings = to(await toy.say(BEN, "/resign #1 yes"), LOBBY)[-1]
    assert "The tournament after round 1 of 2" in words(standings)
    assert await toy.say(BEN, "no", reply_to=reference(standings)) == [], "nobody leaves by that once it has begun"
    await toy.say(DAN, "I'm in!", reply_to=reference(standings))
    assert await entrants(toy) == ["Ben", "Cara", "Dan"]


async def test_a_reply_to_somebody_else_takes_no_part(toy: Stage) -> None:
    await set_up(toy)
    assert await toy.say(BEN, "yes", reply_to="something that a person said") == []
    assert await entrants(toy) == []


async def test_what_leaves_begins_or_cancels_a_challenge_tells_how_a_tournament_does(toy: Stage) -> None:
    await set_up(toy, BEN)
    for who, line, told in (
        (BEN, "/leave", "/tournament leave leaves"),
        (ANN, "/begin", "/tournament start begins"),
        (ANN, "/cancel", "/tournament close ends"),
    ):
        assert told in words(only(await toy.say(who, line)))
    for who, line in ((CARA, "/leave"), (BEN, "/begin"), (BEN, "/cancel")):
        assert "tournament" not in words(only(await toy.say(who, line))), "it is not for them"
    assert "Das Turnier verlässt du mit /turnier verlassen." in words(
        only(await toy.say(BEN, "/verlassen", locale="de"))
    )
    await toy.say(ANN, "/turnier absagen", locale="de")
    assert (await tournament(toy)).stage is Phase.OFF
    assert "tournament" not in words(only(await toy.say(BEN, "/leave")))


@pytest.mark.parametrize(
    ("line", "act"),
    [
        ("/tournament me", "join"),
        ("/tournament join me", "join"),
        ("/turnier ich", "join"),
        ("/tournament withdraw", "leave"),
        ("/tournament next round", "next"),
        ("/turnier nächste Runde", "next"),
        ("/tournament players", "standings"),
        ("/turnier Punkte", "standings"),
        ("/tournament abort", "close"),
        ("/turnier abbrechen", "close"),
    ],
)
def test_what_is_done_with_a_tournament_has_more_than_one_word(line: str, act: TournamentAct) -> None:
    assert parse(line) == TournamentCommand(act=act)


@pytest.mark.parametrize("line", ["/tournament help", "/turnier hilfe"])
def test_behind_tournament_help_may_be_asked_for(line: str) -> None:
    assert parse(line) == Help(command="tournament")


@pytest.mark.parametrize(
    "line",
    [
        "/tournament summy 2 rounds",
        "/tournament in summy 2 rounds",
        "/tournament new in summy 2 rounds",
        "/tournament summy, 2 rounds",
        "/turnier in Summy 2 Runden",
        "/turnier in Summy, 2 Runden",
        "/tournament new summy two rounds",
        "/turnier neu Summy zwei Runden",
    ],
)
def test_a_game_alone_asks_for_a_tournament_in_it(line: str) -> None:
    asked = TournamentCommand(act="new", game="summy", options={"rounds": "2"})
    assert parse(line, games={"summy": "summy"}) == asked


@pytest.mark.parametrize(
    "line",
    [
        "/tournament new summy 1 round",
        "/tournament new summy round=1",
        "/turnier neu summy 1 runde",
        "/turnier in Summy 1 Runde",
        "/tournament new summy one round",
        "/turnier neu summy eine Runde",
    ],
)
def test_one_round_is_asked_for_in_the_singular(line: str) -> None:
    asked = TournamentCommand(act="new", game="summy", options={"rounds": "1"})
    assert parse(line, games={"summy": "summy"}) == asked


@pytest.mark.parametrize(
    ("line", "locale", "told"),
    [
        ("rounds=two", "en", "A tournament at Toy, 2 rounds"),
        ("runden=zwei", "de", "Ein Turnier in Toy, 2 Runden"),
        ("rounds", "en", "How many rounds? From 1 to 12 are possible, as in rounds=4."),
        ("runden", "de", "Wie viele Runden? Möglich sind 1 bis 12, etwa runden=4."),
        ("rounds=lots", "en", "A tournament cannot have lots rounds: from 1 to 12 are possible."),
        ("runden=keine", "de", "keine Runden kann ein Turnier nicht haben: Möglich sind 1 bis 12."),
        ("two", "en", "If 2 is the number of rounds, write rounds=2."),
        ("zwei", "de", "Falls 2 die Zahl der Runden ist, schreib runden=2."),
    ],
)
async def test_a_number_of_rounds_is_understood_in_words_or_refused_as_typed(
    toy: Stage, line: str, locale: str, told: str
) -> None:
    assert words(only(await toy.say(ANN, f"/tournament new toy {line}", locale=locale))).startswith(told)


@pytest.mark.parametrize(
    ("line", "locale", "told"),
    [
        ("rated=no", "en", "Whether games of tournaments are rated is the same for all tournaments here: /settings"),
        ("unrated", "en", "Whether games of tournaments are rated is the same for all tournaments here: /settings"),
        ("gewertet=nein", "de", "Ob die Partien eines Turniers gewertet werden, ist hier für alle Turniere gleich"),
        ("ungewertet", "de", "Ob die Partien eines Turniers gewertet werden, ist hier für alle Turniere gleich"),
        ("hints=yes", "en", "Toy has no option hints; there are: "),
        ("tipps=ja", "de", "Toy hat keine Option tipps; es gibt: "),
        ("vorgabe=auto", "de", "Toy hat keine Option vorgabe; es gibt: "),
    ],
)
async def test_an_option_that_a_tournament_lacks_is_refused_in_the_words_of_the_language(
    toy: Stage, line: str, locale: str, told: str
) -> None:
    assert words(only(await toy.say(ANN, f"/tournament new toy {line}", locale=locale))).startswith(told)


async def test_who_ends_a_tournament_without_a_table_is_told_how_all_of_it_ends(toy: Stage) -> None:
    await set_up(toy)
    assert "All of the tournament is ended by /tournament close." in words(only(await toy.say(ANN, "/tournament end")))
