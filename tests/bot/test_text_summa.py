"""Refusals and events of Summa Summarum as the engine makes them, put into words."""

from functools import partial
from typing import Any

import pytest

from bot.chat.outbox_message import Sentence
from bot.chat.text import plain_text
from bot.games.registry import load
from bot.messages.wording import OPTION, Wording
from bot.settings import DATA
from core.game import CHANCE, CLOCK, Seat
from core.record import check, parse
from tests.bot import sentences
from tests.bot.sentences import lacking, refusal
from tests.texts import TEXTS

words, said = partial(sentences.words, "summa"), partial(sentences.said, "summa", player="Ben")
GAME, OWN = load("summa").game, load("summa", {"self-scoring": "yes"}).game
FULL = check(parse((DATA / "rules" / "summa.game").read_text("utf-8")), GAME).position
"""The finished grid of the rule book."""

BLACK = ("black C2 A4 D5 F6", "black B1 E3 A5 D6")


def started(*lines: str, game: Any = GAME, roll: str = "roll L X X I") -> Any:
    """Two players with black cells and a roll; then the first one types these lines."""
    position = game.setup(2)
    for seat, line in enumerate(BLACK, start=1):
        position = play(position, line, seat, game)
    position = game.apply(position, CHANCE, game.read(roll)).position
    for line in lines:
        position = play(position, line, 1, game)
    return position


def play(position: Any, line: str, seat: int = 1, game: Any = GAME) -> Any:
    """The position after a typed line."""
    view = game.view(position, Seat(seat))
    return game.apply(position, Seat(seat), game.resolve(view, game.parse(line))).position


def scoring() -> Any:
    """The grid of the rule book, for one player who scores it themselves."""
    record = parse((DATA / "rules" / "summa.game").read_text("utf-8"))
    position = OWN.setup(1)
    for line in record.lines:
        seat = CHANCE if line.seat == "*" else Seat(int(line.seat))
        position = OWN.apply(position, seat, OWN.read(line.text)).position
    return position


@pytest.mark.parametrize(
    ("line", "code", "parts"),
    [
        ("black A1 B1 C3 D6", "black-row", ("A1", "B1")),
        ("black A1 C2 A4 E6", "black-column", ("A1", "A4")),
        ("black A1 B2 D4 F6", "black-corner", ("A1", "B2")),
        ("black A1 C2 E3", "black-count", ("4",)),
        ("black A1 C2 A1 E3", "black-twice", ("A1",)),
        ("black A7 C2 E3 F5", "off-board", ("A7", "F6")),
        ("L A1", "black-first", ("C2 A4 D5 F6",)),
    ],
)
def test_a_refusal_of_black_cells_says_which(line: str, code: str, parts: tuple[str, ...]) -> None:
    wrong = refusal(play, GAME.setup(2), line)
    assert wrong.code == code
    assert lacking(words(code, wrong.facts), parts) == []


@pytest.mark.parametrize(
    ("typed", "line", "code", "parts"),
    [
        ((), "hello there", "unreadable", ("L A1 X B1 X C3 I F6",)),
        ((), "M A1", "bad-symbol", ("M", "I V X L")),
        ((), "B2 I C2", "symbol-missing", ("I B2", "C2", "L A1 X B1")),
        ((), "L A1 X", "cell-missing", ("L A1", "X", "L A1 X B1")),
        ((), "black A1 C2 E3 F5", "black-chosen", ()),
        ((), "L C2", "cell-black", ("C2",)),
        (("L A1",), "X A1", "cell-used", ("A1", "L")),
        ((), "L A1 X A1", "cell-twice", ("A1",)),
        (("L A1",), "L B1", "not-left", ("L", "X X I")),
        (("L A1 X B1 X C1 I D1",), "X E1", "all-placed", ()),
        (("L A1 X B1",), "done", "not-all-placed", ("X I",)),
        ((), "undo", "nothing-to-undo", ()),
        (("L A1 X B1 X C1 I D1", "done"), "undo", "not-your-turn", ()),
        ((), "rows LX XI VI IV XX II", "no-self-scoring", ()),
        ((), "rows LX XI VI", "wrong-lines", ("3",)),
    ],
)
def test_a_refusal_of_symbols_says_what_is_wrong(
    typed: tuple[str, ...], line: str, code: str, parts: tuple[str, ...]
) -> None:
    wrong = refusal(play, started(*typed), line)
    assert wrong.code == code
    assert lacking(words(code, wrong.facts), parts) == []


@pytest.mark.parametrize(
    ("line", "code", "parts"),
    [
        ("L A1", "marks-due", ("-",)),
        ("columns LXX#XI XVI#IX .#VI-IX LXIV#. XXV-XVI II-III#", "rows-first", ()),
        ("LXV-LX XV#XXI XI-VI-VI #.IV-XI XII#VI IX-XXI#", "mark-length", ("1", "LXV-LX")),
        ("LXX-LXI XV#XXI XI-VI-VI #.IV-XI XII#VI IX-XXI#", "mark-differs", ("C1", "X", "V")),
        ("LXV-LXI XVIXXI XI-VI-VI #.IV-XI XII#VI IX-XXI#", "mark-black", ("C2",)),
        ("LXVLXI XV#XXI XI-VI-VI #.IV-XI XII#VI IX-XXI#", "not-a-numeral", ("1", "LXVLXI")),
        ("LXV-LX-I XV#XXI XI-VI-VI #.IV-XI XII#VI IX-XXI#", "mark-short", ("1", "I", "2")),
    ],
)
def test_a_refusal_of_marks_says_where(line: str, code: str, parts: tuple[str, ...]) -> None:
    wrong = refusal(play, scoring(), line, game=OWN)
    assert wrong.code == code
    assert lacking(words(code, wrong.facts), parts) == []


def test_every_event_of_a_round_can_be_said() -> None:
    part, whole = started("X C3 I C4"), started("L A1 X B1 X C1 I D1")
    events = [*GAME.draft(GAME.view(part, Seat(1))), *GAME.draft(GAME.view(whole, Seat(1)))]
    for step in (
        GAME.apply(part, CLOCK, GAME.expire(part)),
        GAME.apply(whole, Seat(1), GAME.read("done")),
        GAME.withdraw(part, Seat(2)),
        GAME.stop(part),
    ):
        events += [*step.events, *GAME.recap(GAME.view(step.position, None))]
        events += GAME.describe(GAME.view(step.position, Seat(1)))
    events += GAME.describe(GAME.view(part, Seat(1)))
    assert all(len(sentence) > 5 for event in events for sentence in said([event]))
    codes = {event.code for event in events}
    assert codes >= {
        "draft-left",
        "draft-full",
        "time",
        "filled",
        "round-over",
        "done",
        "resigned",
        "stopped",
        "own-grid",
    }


def test_drafts_read_well() -> None:
    (draft,) = GAME.draft(GAME.view(started("X C3 I C4"), Seat(1)))
    assert said([draft]) == [
        "Written so far: X C3, I C4. L X are left.",
        "Bisher eingetragen: X C3, I C4. Es fehlen noch L X.",
    ]


def test_captions_read_well() -> None:
    over, total = GAME.recap(GAME.view(FULL, None))
    assert said([over])[0] == "The game is over: every grid is scored."
    assert said([total]) == [
        "Ben: 479, of that 248 in the rows and 231 in the columns; 7 black cells in the end.",
        "Ben: 479, davon 248 in den Zeilen und 231 in den Spalten; am Ende 7 schwarze Felder.",
    ]
    (rolled,) = GAME.recap(GAME.view(started(), None))
    assert said([rolled]) == ["Round 1 of 8, Ben rolls: L X X I.", "Runde 1 von 8, Ben würfelt: L X X I."]


@pytest.mark.parametrize(
    ("locale", "time", "told"),
    [
        ("en", "off", "• time=off: There is no sand-glass."),
        ("en", "5m", "• time=5m: That much time for each round."),
        ("de", "off", "• zeit=aus: Es gibt keine Sanduhr."),
        (
            "de",
            "60s, off",
            "• zeit=60s, aus: Die Zeit für jede Runde, von zehn Sekunden bis zu einer Woche; mit aus ohne Sanduhr.",
        ),
    ],
)
def test_what_was_agreed_on_is_told_apart_from_what_can_be(locale: str, time: str, told: str) -> None:
    line = Sentence(OPTION, {"game": "summa", "option": "time", "values": time})
    assert Wording(TEXTS).plain((line,), locale) == told


@pytest.mark.parametrize("locale", TEXTS.locales)
def test_a_hint_begins_with_no_word_of_a_button(locale: str) -> None:
    done = plain_text(TEXTS.format("button-done", locale, {}))
    assert not plain_text(TEXTS.format("summa-hint-open", locale, {"move": "I A1"})).startswith(done)
