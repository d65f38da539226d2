"""What people may type, and what is kept."""

from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.game import Seat
from core.grid import Cell
from core.summa.black import choices
from core.summa.moves import Blacken, BlackFor, Done, Mark, Move, Pick, Place, Reset, Roll, Time, Undo
from core.summa.solver.search import best
from tests.core.refusals import unreadable
from tests.core.summa.table import COLUMNS, FULL, GAME, ONE, OWN, ROWS, TWO, placing, played, scoring

CELLS = st.builds(Cell, st.integers(0, 5), st.integers(0, 5))
PAIRS = st.lists(st.tuples(st.sampled_from("IVXL"), CELLS), min_size=1, max_size=4)
GRIDS = st.lists(st.text("LXVI#", min_size=6, max_size=6), min_size=6, max_size=6).map(tuple)
ENDS = st.tuples(CELLS, CELLS).map(lambda two: two if two[0][::-1] <= two[1][::-1] else two[::-1])
SPANS = st.lists(ENDS, min_size=1)
SEATS = st.integers(1, 8).map(Seat)
MOVES = st.one_of(
    st.sampled_from((Done(), Undo(), Reset(), Time())),
    PAIRS.map(lambda pairs: Place(tuple(pairs))),
    st.sampled_from(choices(6, 4)).map(Blacken),
    st.builds(BlackFor, SEATS, st.sampled_from(choices(6, 4))),
    st.text("LXVI", min_size=4, max_size=4).map(Roll),
    GRIDS.map(lambda rows: Mark(best(rows, shortest=2))),
    SPANS.map(lambda spans: Pick(tuple(spans))),
)


@given(MOVES)
def test_read_is_the_inverse_of_format(move: Move) -> None:
    assert GAME.read(GAME.format(move)) == move


@given(
    PAIRS, st.sampled_from(("{0} {1}", "{0}{1}", "{1} {0}", "{0}>{1}", "{0}={1}", "{0} -> {1}")), st.sampled_from(", ;")
)
def test_placings_are_read_however_they_are_joined(pairs: list[tuple[str, Cell]], how: str, comma: str) -> None:
    typed = f"{comma} ".join(how.format(symbol, cell) for symbol, cell in pairs)
    for text in (typed, typed.lower()):
        assert GAME.parse(text) == Place(tuple(pairs))


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("l a1", "L A1"),
        ("LA1 XB1 XC3 IF6", "L A1 X B1 X C3 I F6"),
        ("la1xb1", "L A1 X B1"),
        ("L A 1, X B 1", "L A1 X B1"),
        ("L on A1 and X on B1", "L A1 X B1"),
        ("L auf A1 und X nach B1", "L A1 X B1"),
        ("A1: L, B1: X", "L A1 X B1"),
        ("L→A1 X→B1", "L A1 X B1"),
        ("LXXI A1 B1 C3 F6", "L A1 X B1 X C3 I F6"),
        ("L X X I at A1 B1 C3 F6", "L A1 X B1 X C3 I F6"),
        ("ⅼ a1", "L A1"),
        ("black C2 A4 D5 F6", "black C2 A4 D5 F6"),
        ("C2 A4 D5 und F6 schwarz", "black C2 A4 D5 F6"),
        ("Ich bin fertig!", "done"),
        ("von vorne", "reset"),
        ("Black: f6, d5, a4, c2", "black C2 A4 D5 F6"),
        ("schwarz c2 a4 d5 f6", "black C2 A4 D5 F6"),
        ("C2 A4 D5 F6", "black C2 A4 D5 F6"),
        ("black c2", "black C2"),
        ("Done!", "done"),
        ("fertig", "done"),
        ("Zurück", "undo"),
        ("alles zurück", "reset"),
        ("zurücksetzen", "reset"),
        (normalize("NFD", "zurück"), "undo"),
        ("zurueck", "undo"),
        ("L A1.", "L A1"),
        ("LX A1 B1!", "L A1 X B1"),
        ("schwärze c2 a4 d5 f6!", "black C2 A4 D5 F6"),
    ],
)
def test_typing_is_forgiven(text: str, canonical: str) -> None:
    assert GAME.format(GAME.resolve(GAME.view(placing(FULL), ONE), GAME.parse(text))) == canonical


@pytest.mark.parametrize(
    ("text", "nearest"),
    [
        ("L 1A X 1B", "L A1 X B1"),
        ("please put L on A1", "L A1"),
        ("L A1 (X B1)", "L A1 X B1"),
        ("black cells: 2c 4a 5d 6f", "black C2 A4 D5 F6"),
        ("schwartz c2 a4 d5 f6", "black C2 A4 D5 F6"),
        ("ich schwärze c2 a4 d5 f6", "black C2 A4 D5 F6"),
        ("L A1 X B1 X C3 I F", "L A1 X B1 X C3"),
    ],
)
def test_the_nearest_readable_form_is_offered(text: str, nearest: str) -> None:
    assert unreadable(GAME.parse, text) == ("unreadable-nearest", {"nearest": nearest})
    assert GAME.format(GAME.read(nearest)) == nearest


@pytest.mark.parametrize(
    ("text", "code", "nearest", "rest", "count"),
    [
        ("B2 I C2", "symbol-missing", "I B2", "C2", 1),
        ("L A1 X B1 C3 F 6", "symbol-missing", "L A1 X B1", "C3 F 6", 2),
        ("L A1 X B1 X", "cell-missing", "L A1 X B1", "X", 1),
        ("L A1, X I please", "cell-missing", "L A1", "X I", 2),
    ],
)
def test_what_has_nothing_to_go_with_it_is_named(text: str, code: str, nearest: str, rest: str, count: int) -> None:
    assert unreadable(GAME.parse, text) == (code, {"nearest": nearest, "rest": rest, "count": count})


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "unreadable"),
        ("hello", "unreadable"),
        ("x", "unreadable"),
        ("A1", "unreadable"),
        ("black", "unreadable"),
        ("black please", "unreadable"),
        ("black Z9 now", "unreadable"),
        ("what about L Z9", "unreadable"),
        ("L X A1", "unreadable"),
        ("rows rows XV", "unreadable"),
        ("columns XV rows XV", "unreadable"),
        (f"columns {COLUMNS} columns {COLUMNS}", "unreadable"),
        ("X" * 301, "unreadable"),
        ("L A7", "off-board"),
        ("L G1", "off-board"),
        ("C A1", "bad-symbol"),
        ("black A1-", "black-count"),
        ("black A1 to C3", "black-count"),
        ("black c2, c2, d5, f6 please", "black-count"),
        ("m a1 x b1", "bad-symbol"),
        ("rows XV XI", "wrong-lines"),
        ("XV XI IX", "wrong-lines"),
        (f"rows {COLUMNS} columns XV", "wrong-lines"),
    ],
)
def test_what_cannot_be_read_is_refused(text: str, code: str) -> None:
    assert unreadable(GAME.parse, text)[0] == code


@pytest.mark.parametrize(
    "part", ["i a1 ", "a1 i ", "ia1", "x ", " ", "x -> ", "x=", "1a ", "rows ", "a1 ", ". ", "at "]
)
def test_no_text_keeps_the_reader_long(part: str) -> None:
    for text in (part * (299 // len(part)) + "z", "x" + part * (298 // len(part)) + "z"):
        assert unreadable(GAME.parse, text)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "unreadable"),
        ("l A1", "unreadable"),
        ("L  A1", "unreadable"),
        ("roll L X C I", "unreadable"),
        ("black 2", "unreadable"),
        ("DONE", "unreadable"),
        ("black A04 C2 D5 F6", "not-canonical"),
        ("black 1 A4 C02 D5 F6", "not-canonical"),
        ("L A01", "not-canonical"),
        ("C1-A1", "not-canonical"),
        ("A1 C1", "unreadable"),
        ("L A7", "off-board"),
    ],
)
def test_a_record_has_the_canonical_form_only(text: str, code: str) -> None:
    assert unreadable(GAME.read, text)[0] == code


def marks(text: str, *before: str) -> str:
    """Marks as they are kept, typed over the worked example."""
    now = played(scoring(FULL), *before, of=OWN)
    return OWN.format(OWN.resolve(OWN.view(now, ONE), OWN.parse(text)))


@pytest.mark.parametrize(
    "text",
    [
        ROWS,
        f"rows {ROWS}",
        f"Zeilen: {ROWS.lower()}",
        ROWS.replace(" ", ", "),
        ROWS.replace(" ", " / "),
        ROWS.replace("#", ".").replace("-", "–"),
        ROWS.replace(".IV", "#-IV").replace("#VI", "-#-VI"),
    ],
)
def test_marks_are_tidied(text: str) -> None:
    assert marks(text) == ROWS


def test_three_dots_in_one_are_three_cells() -> None:
    assert marks(ROWS.replace("LXV-LXI", "…LXI")) == ROWS.replace("LXV-LXI", "...LXI")


def test_marks_of_columns_know_the_rows() -> None:
    assert marks(f"columns {COLUMNS}", ROWS) == marks(COLUMNS, ROWS) == COLUMNS
    assert marks(COLUMNS.replace("XVI#IX", "XVI.IX"), ROWS) == COLUMNS
    both = f"{ROWS} {COLUMNS}"
    assert marks(both) == marks(f"rows {ROWS} columns {COLUMNS.replace('#', '.')}") == both


def test_marks_that_do_not_fit_are_left_as_they_are() -> None:
    for text in (ROWS.replace("XV#XXI", "XV#XX"), f"{ROWS.replace('XV#XXI', 'XV#XX')} {COLUMNS}"):
        assert marks(text) == text
    short = ROWS.replace("XV#XXI", "XV.XXI").replace("IX-XXI#", "#")
    assert marks(short) == ROWS.replace("IX-XXI#", "#")
    early = OWN.resolve(OWN.view(placing(FULL), ONE), OWN.parse(ROWS.replace("#", ".")))
    assert OWN.format(early) == ROWS.replace("#", ".")


def test_what_is_secret_stays_out_of_the_channel() -> None:
    assert [GAME.is_secret(GAME.parse(text)) for text in ("L A1", "black C2 A4 D5 F6", ROWS, "undo", "reset")] == [
        True
    ] * 5
    assert not GAME.is_secret(GAME.parse("done"))


def test_a_seat_of_chance_is_part_of_its_line() -> None:
    assert GAME.read("black 2 C2 A4 D5 F6") == BlackFor(TWO, (Cell(2, 1), Cell(0, 3), Cell(3, 4), Cell(5, 5)))


@pytest.mark.parametrize("listed", ["C2 A4 D5 F6", "A4 C2 D5 F6", "F6 D5 A4 C2"])
def test_r2_black_cells_are_read_in_any_order_and_written_in_one(listed: str) -> None:
    assert GAME.format(GAME.read(f"black {listed}")) == "black C2 A4 D5 F6"
    assert GAME.format(GAME.read(f"black 1 {listed}")) == "black 1 C2 A4 D5 F6"
