"""Refusals and events of Summy as the engine makes them, put into words."""

from functools import partial

import pytest

from bot.games.registry import load
from bot.settings import DATA
from core.game import Event, Seat
from core.record import check, parse
from tests.bot import sentences
from tests.bot.sentences import lacking, refusal
from tests.texts import TEXTS

words, said = partial(sentences.words, "summy"), partial(sentences.said, "summy", player="Ben")
GAME = load("summy").game
START = check(parse((DATA / "rules" / "summy.game").read_text(encoding="utf-8")), GAME).position
"""The position of the rule book: Ben is on turn and holds 0 1 4 5 7 + - =."""


def play(line: str) -> None:
    GAME.apply(START, Seat(1), GAME.resolve(GAME.view(START, Seat(1)), GAME.parse(line)))


@pytest.mark.parametrize(
    ("line", "code", "parts"),
    [
        ("hello there", "unreadable", ("J13> 2x3(=)6",)),
        ("13J> 2x3=6", "unreadable-nearest", ("J13> 2x3=6",)),
        ("2x3=6", "place-missing", ("J13> 2x3=6",)),
        ("35", "place-missing", (">", "v")),
        ("K12v", "tiles-missing", ("K12v 2x3=6",)),
        ("exchange", "nothing-to-exchange", ()),
        ("skip", "no-pass", ()),
        ("Passe!", "no-pass", ()),
        ("Z1> 4", "off-board", ("Z1", "Y25")),
        ("I13> 4", "cell-blocked", ("I13",)),
        ("J13> 4", "cell-taken", ("J13", "2")),
        ("A1> (4)5", "not-there", ("A1", "(4)")),
        ("A1> .4", "gap", ("A1",)),
        ("A1 4, B2 5", "not-in-line", ()),
        ("J13> 2x3=6", "no-tile-laid", ()),
        ("A1> 4+1=5", "no-old-tile", ()),
        ("A1> 014570145", "too-many-tiles", ("9", "8")),
        ("A1> 9", "not-in-rack", ("9",)),
        ("exchange 9 9 1", "not-in-rack", ("9 9",)),
        ("I14> 5-1=4", "run-longer", ("5-1=4", "5-1=4=", "I14")),
        ("J13v 2+4", "no-equals", ("2+4", "J13")),
        ("M12v 5==4", "two-equals", ("5==4", "M12")),
        ("M10v 5-1=", "right-not-a-number", ("5-1=", "M10")),
        ("M12v +=4", "operator-first", ("+=4", "+", "M12")),
        ("M11v 5+=4", "operator-last", ("5+=4", "+", "M11")),
        ("M9v 5+-1=4", "operator-doubled", ("5+-1=4", "+-", "M9")),
        ("M12v 5=4", "operator-missing", ("5=4", "M12")),
        ("M10v 5-1=04", "leading-zero", ("04", "5-1=04", "M10")),
        ("J13v 2+4=7", "wrong-total", ("2+4=7", "J13", "6", "7")),
    ],
)
def test_a_refusal_says_what_is_wrong_and_where(line: str, code: str, parts: tuple[str, ...]) -> None:
    wrong = refusal(play, line)
    assert wrong.code == code
    assert lacking(words(code, wrong.facts), parts) == []


def test_every_event_of_a_whole_game_can_be_said() -> None:
    position, codes = START, set()
    played = [GAME.apply(position, Seat(1), GAME.resolve(GAME.view(position, Seat(1)), GAME.parse("exchange 0")))]
    played += [GAME.withdraw(START, Seat(1)), GAME.stop(START)]
    events: list[Event] = []
    for step in played:
        events += [*step.events, *GAME.recap(GAME.view(step.position, None))]
        events += GAME.describe(GAME.view(step.position, Seat(2)))
    events += GAME.recap(GAME.view(START, None))
    for event in events:
        codes.add(event.code)
        assert all(len(sentence) > 5 for sentence in said([event]))
    assert codes >= {
        "laid",
        "exchanged",
        "resigned",
        "stopped",
        "over-resigned",
        "row",
        "blocked",
        "stock",
        "score",
        "rack",
    }


def test_captions_read_well() -> None:
    assert said(GAME.recap(GAME.view(START, None)), player="Cara") == [
        "Cara lays N11v 9-(6)=3 for 18 points: 9-6=3 (18).",
        "Cara legt N11v 9-(6)=3 und bekommt 18 Punkte: 9-6=3 (18).",
    ]


@pytest.mark.parametrize(
    ("locale", "said"), [("en", "that was your last move"), ("de", "für dich war das der letzte Zug")]
)
def test_whoever_solves_a_puzzle_is_spoken_to(locale: str, said: str) -> None:
    you = TEXTS.plain("puzzle-you", locale)
    assert said in TEXTS.plain("summy-last-turns", locale, {"player": you})
