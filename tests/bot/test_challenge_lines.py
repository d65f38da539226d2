"""The line of a challenge: whom it names, what it leaves open, and how it is written again."""

import pytest

from bot.grammar import command_types as c
from bot.grammar.challenge import typed_for
from bot.grammar.command import parse
from bot.grammar.command_error import CommandError
from core.game import Level
from tests.bot.test_command import GAMES, read, refusal


def test_challenge_takes_people_game_and_options_in_any_order() -> None:
    expected = c.Challenge(
        opponents=("Ben", "cara"), game="summy", options={"hints": "yes", "expert": "yes"}, client_seed="7"
    )
    assert read("/challenge @Ben @cara summy expert hints=ja luck=7") == expected
    assert read("/challenge summy hints=yes @Ben, @cara luck=7 expert") == expected


def test_challenge_names_each_opponent_once() -> None:
    assert read("/challenge @ben @BEN summy") == c.Challenge(opponents=("BEN",), game="summy")


def test_challenge_to_anyone() -> None:
    assert read("/challenge anyone summy") == c.Challenge(anyone=True, game="summy")
    assert read("/herausfordern jeden") == c.Challenge(anyone=True)
    assert read("/play kakuro with everybody") == c.Challenge(anyone=True, game="kakuro")
    games = {"summa-summarum": "summa", "summa": "summa", "summy": "summy"}
    asked = parse("/play summa summarum with all", games=games)
    assert asked == c.Challenge(anyone=True, game="summa")


@pytest.mark.parametrize(
    ("line", "levels"),
    [
        ("/challenge computer summy", (None,)),
        ("/challenge computer=master computer summy", (Level.MASTER, None)),
        ("/challenge computer summy level=master", (Level.MASTER,)),
        ("/challenge computer summy beginner", (Level.BEGINNER,)),
        ("/herausfordern computer summy stufe=anfänger", (Level.BEGINNER,)),
        ("/challenge computer=master computer summy level=beginner", (Level.MASTER, Level.BEGINNER)),
        ("/challenge computer computer beginner summy", (Level.BEGINNER, Level.BEGINNER)),
        ("/challenge computer beginner computer beginner summy", (Level.BEGINNER, Level.BEGINNER)),
        ("/challenge computer beginner and computer master summy", (Level.BEGINNER, Level.MASTER)),
        ("/herausfordern computer leicht computer schwer summy", (Level.BEGINNER, Level.MASTER)),
        ("/challenge computer beginner computer summy club", (Level.BEGINNER, Level.CLUB)),
    ],
)
def test_challenge_to_computers(line: str, levels: tuple[Level | None, ...]) -> None:
    assert read(line) == c.Challenge(computers=levels, game="summy")


def test_challenge_to_play_alone() -> None:
    assert read("/challenge alone summy") == c.Challenge(alone=True, game="summy")
    assert read("/herausfordern allein summy zeit=5m") == c.Challenge(alone=True, game="summy", options={"zeit": "5m"})
    for others in ("@ben", "anyone", "computer"):
        assert refusal(f"/challenge alone {others} summy").code == "alone-with-others"


def test_an_option_may_be_typed_as_several_words() -> None:
    for line in ("/challenge anyone summy self scoring", "/herausfordern jeden summy Selbst-Werten"):
        found = parse(line, games=GAMES, options={"self-scoring", "selbst-werten"})
        assert isinstance(found, c.Challenge)
        assert list(found.options) in (["self-scoring"], ["selbst-werten"])
    found = parse("/turnier neu summy selbst werten", games=GAMES, options={"selbst-werten"})
    assert found == c.TournamentCommand(act="new", game="summy", options={"selbst-werten": "yes"})


def test_a_challenge_that_names_nobody_means_whoever_is_replied_to() -> None:
    for line in ("/challenge", "/challenge summy", "/challenge summy hints=yes"):
        found = parse(line, games=GAMES, replied="ben")
        assert isinstance(found, c.Challenge)
        assert found.opponents == ("ben",)
    named = parse("/challenge @cara summy", games=GAMES, replied="ben")
    assert isinstance(named, c.Challenge)
    assert named.opponents == ("cara",)
    with pytest.raises(CommandError, match="opponent-needs-at"):
        parse("/challenge cara summy", games=GAMES, replied="ben")


def test_a_challenge_may_leave_open_what_it_is_asked_for_afterwards() -> None:
    assert read("/challenge") == c.Challenge()
    assert read("/challenge summy hints=yes") == c.Challenge(game="summy", options={"hints": "yes"})
    assert read("/challenge computer") == c.Challenge(computers=(None,))
    assert read("/challenge alone") == c.Challenge(alone=True)


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize(
    "line",
    [
        "/challenge",
        "/challenge summy",
        "/challenge @ben @cara:17 kak expert hints=yes luck=7",
        "/challenge anyone summy players=4",
        "/challenge computer computer=master summy",
        "/challenge alone summy time=5m",
    ],
)
def test_a_challenge_is_the_line_that_makes_it(line: str, locale: str) -> None:
    found = read(line)
    assert isinstance(found, c.Challenge)
    assert read(typed_for(found, locale)) == found
    assert typed_for(c.Challenge(opponents=("ben",)), tokens={"ben": "ben:17"}) == "/challenge @ben:17"
