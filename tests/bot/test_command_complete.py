"""Completions of lines that are still being typed."""

import pytest

from bot.grammar import words
from bot.grammar.complete import Known, complete


def ask(line: str, *, locale: str = "en", addressed: bool = False) -> tuple[str, ...]:
    known = Known(
        tables=(1, 12),
        games=("summy", "kakuro"),
        alone=("kakuro",),
        options={"expert": ("yes",), "hints": ("yes", "no")},
        people=("Ben", "cara"),
        rules=("S1", "S2"),
        locale=locale,
    )
    return complete(line, known, addressed=addressed)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("/ch", ("/challenge",)),
        ("/herausf", ("/herausfordern",)),
        ("/resign ", ("/resign #1", "/resign #12")),
        ("/resign #12 ", ()),
        (
            "/challenge ",
            ("/challenge computer", "/challenge anyone", "/challenge alone", "/challenge @Ben", "/challenge @cara"),
        ),
        ("/challenge @b", ("/challenge @Ben",)),
        ("/challenge @Ben s", ("/challenge @Ben summy",)),
        ("/challenge @Ben summy h", ("/challenge @Ben summy hints=yes", "/challenge @Ben summy hints=no")),
        ("/challenge @Ben summy hints=yes ", ("/challenge @Ben summy hints=yes expert",)),
        (
            "/challenge @Ben sum expert ",
            ("/challenge @Ben sum expert hints=yes", "/challenge @Ben sum expert hints=no"),
        ),
        ("/challenge @Ben summy expert hints=yes ", ()),
        ("/challenge alone ", ("/challenge alone kakuro",)),
        ("/challenge computer summy level=m", ("/challenge computer summy level=master",)),
        ("/board #1 w", ("/board #1 words",)),
        ("/board #1 ", ("/board #1 full", "/board #1 words", "/board #1 turn")),
        ("/board #1 turn ", ()),
        ("/replay ", ("/replay #1", "/replay #12")),
        ("/board #1 words ", ()),
        ("/rules ", ("/rules summy", "/rules kakuro")),
        ("/rules summy ", ("/rules summy S1", "/rules summy S2")),
        ("/rules summy S1 ", ()),
        ("/best ", ("/best kakuro",)),
        ("/best summy ", ()),
        ("/tournament n", ("/tournament new", "/tournament next")),
        ("/tournament new ", ("/tournament new summy", "/tournament new kakuro")),
        ("/tournament new summy ", ("/tournament new summy rounds=", "/tournament new summy expert")),
        ("/tournament new summy rounds=3 expert ", ()),
        ("/tournament drop ", ("/tournament drop @Ben", "/tournament drop @cara")),
        ("/tournament end #1", ("/tournament end #12",)),
        ("/tournament close ", ()),
        ("/language ", tuple(f"/language {name}" for name in words.LANGUAGES.values())),
        ("/forget ", ("/forget me",)),
        ("/games ", ("/games finished",)),
        ("/games finished ", ()),
        ("/help cl", ("/help close", "/help clock", "/help claim")),
        ("/accept #12 ", ("/accept #12 luck=",)),
        ("/rematch #12 ", ("/rematch #12 luck=",)),
        ("/tournament join ", ("/tournament join luck=",)),
        ("/accept luck=x ", ()),
        ("/xyzzy ", ()),
        ("/" + "x" * 400, ()),
        ("accept", ()),
    ],
)
def test_completions(line: str, expected: tuple[str, ...]) -> None:
    assert ask(line) == expected


def test_completions_come_in_the_language_of_the_player() -> None:
    assert ask("/", locale="de")[0] == "/herausfordern"
    assert ask("/b", locale="de")[:2] == ("/beginnen", "/brett")
    assert ask("/brett g", locale="de") == ("/brett ganz",)
    assert ask("/herausfordern computer summy stufe=m", locale="de") == ("/herausfordern computer summy stufe=meister",)
    assert ask("/turnier w", locale="de") == ("/turnier weiter",)
    assert ask("/turnier neu summy r", locale="de") == ("/turnier neu summy runden=",)
    assert ask("/vergiss ", locale="de") == ("/vergiss mich",)
    assert ask("/partien ", locale="de") == ("/partien beendet",)


def test_an_option_named_in_another_language_is_not_proposed_again() -> None:
    assert ask("/herausfordern @Ben summy tipps=ja ") == ("/herausfordern @Ben summy tipps=ja expert",)


def test_completions_for_help_come_in_the_language_of_the_player() -> None:
    assert ask("/hilfe spiele", locale="de") == ()


def test_an_addressed_line_needs_no_prefix() -> None:
    assert ask("acce", addressed=True) == ("accept",)
    assert "help" in ask("", addressed=True)


@pytest.mark.parametrize("locale", ["en", "de"])
def test_a_bare_slash_proposes_every_command_but_the_one_that_chats_send_and_those_for_leaders(locale: str) -> None:
    left_out = {"start", "ban", "unban", "rename"}
    assert ask("/", locale=locale) == tuple(
        f"/{words.localized('commands', name, locale)}" for name in words.COMMANDS if name not in left_out
    )


def test_never_more_than_25_people_and_each_continues_the_line() -> None:
    people = [f"player{n}" for n in range(100)]
    found = complete("/challenge @pl", Known(people=people))
    assert len(found) == 25
    assert all(line.startswith("/challenge @pl") for line in found)


@pytest.mark.parametrize("line", ["/play ", "/try ", "/p ", "/play #1", "/play J", "/play #1 ", "/play #1 J13> 2"])
def test_moves_are_never_proposed(line: str) -> None:
    assert all(found.split()[-1].startswith("#") for found in ask(line))
