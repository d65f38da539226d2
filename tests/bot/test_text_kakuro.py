"""Refusals and events of Kakuro as the engine makes them, put into words."""

from functools import partial
from typing import Any

import pytest

from bot.games.registry import load
from bot.settings import DATA
from core.game import Seat
from core.record import check, parse
from tests.bot import sentences
from tests.bot.sentences import lacking, refusal

words, said = partial(sentences.words, "kakuro"), partial(sentences.said, "kakuro")
GAME = load("kakuro").game
START = check(parse((DATA / "rules" / "kakuro.game").read_text(encoding="utf-8")), GAME).position
"""The position of the rule book: Cara is on turn and holds 7 and 8."""


def play(line: str, options: dict[str, str]) -> Any:
    game = load("kakuro", options).game
    return game.apply(START, Seat(2), game.resolve(game.view(START, Seat(2)), game.parse(line)))


@pytest.mark.parametrize(
    ("line", "code", "parts"),
    [
        ("hello there", "unreadable", ("C6",)),
        ("y7 6E", "unreadable-nearest", ("E6 y7",)),
        ("E4 7", "side-missing", ("E4 y7", "E4 r7")),
        ("E4", "card-missing", ("E4 y4",)),
        ("r7", "cell-missing", ("C6 r7",)),
        ("turn E5", "only-turned", ("C6 y4",)),
        ("E10 y7", "off-board", ("E10", "I9")),
        ("E5 y7", "cell-taken", ("E5", "4")),
        ("D5 y7", "cell-taken", ("D5", "8")),
        ("A1 y7", "touches-nothing", ("A1",)),
        ("C6 y2", "not-in-hand", ("2",)),
        ("E4 y7 turn A1", "nothing-to-turn", ("A1",)),
        ("E4 y7 turn E3 E3", "turned-twice", ("E3",)),
        ("E4 y7 turn E4", "turns-laid-card", ("E4",)),
        ("E4 y7 turn E3 E5", "too-many-turned", ("2", "E3 E5")),
        ("E4 y7 turn C5", "turned-not-in-line", ("E4", "C5")),
        ("E8 y7 turn E3", "gap-between", ("E3", "E4", "E8")),
        ("H5 y7 turn D5", "no-head", ("H5",)),
        ("E4 y7 turn E6", "no-head", ("E4",)),
        ("H5 y7 turn C5", "turned-apart", ("C5", "H5")),
        ("E8 y7 turn E7", "too-few-addends", ("9", "E7")),
        ("E4 y7 turn E3", "sum-not-read", ("6", "E3", "7+4+5+9", "25")),
    ],
)
def test_a_refusal_says_what_is_wrong_and_where(line: str, code: str, parts: tuple[str, ...]) -> None:
    wrong = refusal(play, line, {})
    assert wrong.code == code
    assert lacking(words(code, wrong.facts), parts) == []


def test_a_digit_that_comes_twice_is_named() -> None:
    wrong = refusal(play, "H5 y8 turn C5 D5", {"expert": "yes"})
    assert wrong.code == "addend-repeated"
    assert words(wrong.code, wrong.facts) == [
        "The red card on C5 would be followed by 8+4+3+1+8: 8 twice.",
        "Auf die rote Karte auf C5 würde 8+4+3+1+8 folgen: die 8 zweimal.",
    ]


def test_captions_tell_every_kakuro_with_its_sum() -> None:
    assert said(play("E4 y8 turn E3", {}).events) == [
        "Cara lays E4 y8 turn E3 for 26 points. The card on E3 has been turned over. Kakuro E4–E7: 8+4+5+9 = 26.",
        "Cara legt E4 y8 turn E3 und bekommt 26 Punkte. Umgedreht ist die Karte auf E3. Kakuro E4–E7: 8+4+5+9 = 26.",
    ]


def test_a_strict_game_says_why_the_cards_are_turned_back() -> None:
    assert said(play("H5 y7 turn C5", {"strict": "yes"}).events) == [
        "Cara lays H5 y7 turn C5. No points. The card on C5 must not be turned: it is turned back, and the move scores "
        "nothing. C5 would not be in the kakuro with H5.",
        "Cara legt H5 y7 turn C5. Keine Punkte. Die Karte auf C5 durfte nicht umgedreht werden: Sie ist zurückgedreht, "
        "der Zug bringt nichts. C5 läge nicht im selben Kakuro wie H5.",
    ]


def test_every_event_of_a_game_can_be_said() -> None:
    steps = (play("E4 y8 turn E3", {}), GAME.withdraw(START, Seat(1)), GAME.stop(START))
    codes = set()
    for step in steps:
        public, own = GAME.view(step.position, None), GAME.view(step.position, Seat(2))
        events = (*step.events, *GAME.recap(public), *GAME.describe(own))
        codes |= {event.code for event in events}
        assert all(len(sentence) > 5 for sentence in said(events))
    assert codes >= {"laid", "turned", "kakuro", "resigned", "stopped", "over-resigned", "row", "bag", "score", "rack"}


def test_a_hint_names_its_points() -> None:
    hint = GAME.hint(GAME.view(START, Seat(2)))
    assert words(hint.code, hint.facts, move=hint.move) == [
        "E4 y8 turn E3 would score 26 points.",
        "E4 y8 turn E3 brächte 26 Punkte.",
    ]
