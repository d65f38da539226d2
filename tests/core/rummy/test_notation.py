"""Text and moves of Rummy."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.game import Seat
from core.rummy.melds import Meld, first_free, letter_at
from core.rummy.moves import (
    Add,
    Claim,
    Deal,
    Discard,
    Done,
    Draw,
    Drawn,
    First,
    Form,
    Join,
    Move,
    Release,
    Reset,
    Split,
    Steps,
    Swap,
    Take,
    Unclaim,
    Undo,
)
from core.rummy.notation import format_move
from core.rummy.operands import TypedLay
from core.rummy.tiles import FACES, JOKER, joker_as
from tests.core.refusals import unreadable
from tests.core.rummy.table import PLUS, PUR

TILES = st.sampled_from(FACES)
PIECES = TILES | st.just(JOKER)
LETTERS = st.integers(0, 100).map(letter_at)
NTH = st.sampled_from((1, 2))
SEATS = st.integers(1, 4).map(Seat)
FORMS = st.builds(Form, st.lists(PIECES, min_size=1, max_size=8).map(tuple), st.booleans())
TURNS = st.one_of(
    st.builds(Draw, st.just("") | PIECES),
    st.builds(Add, PIECES | TILES.map(joker_as), LETTERS),
    st.builds(Take, TILES, LETTERS, NTH),
    st.builds(Split, LETTERS, TILES, NTH),
    st.builds(Join, LETTERS, LETTERS),
    st.builds(Release, LETTERS, TILES),
    st.builds(Swap, LETTERS, TILES, NTH),
    st.builds(Claim, LETTERS),
    st.builds(Unclaim, LETTERS),
    st.builds(Discard, PIECES),
    st.sampled_from((Done(), Undo(), Reset())),
    st.lists(
        st.builds(Claim, LETTERS) | st.builds(Take, TILES, LETTERS, NTH) | st.builds(Join, LETTERS, LETTERS),
        min_size=2,
        max_size=5,
    ).map(lambda actions: Steps(tuple(actions))),
)
DRAWS = st.one_of(
    st.builds(First, SEATS),
    st.builds(Deal, SEATS, st.lists(PIECES, min_size=1, max_size=14).map(tuple)),
    st.builds(Drawn, SEATS, st.lists(PIECES, min_size=1, max_size=2).map(tuple)),
)


@given(TURNS | DRAWS)
def test_read_is_the_inverse_of_format(move: Move) -> None:
    assert PLUS.read(format_move(move)) == move
    assert PLUS.read(PLUS.format(move)) == move


@given(TURNS)
def test_a_written_action_is_typed_as_it_stands(move: Move) -> None:
    text = format_move(move)
    assert PLUS.parse(text) == PLUS.parse(f"  {text.lower()} ") == move


def test_a_run_may_be_typed_by_its_first_and_its_last_tile() -> None:
    assert PLUS.parse("lay R1-R4") == PLUS.parse("lay R1 R2 R3 R4") == TypedLay(("R1", "R2", "R3", "R4"))
    assert unreadable(PLUS.read, "meld R1-R4") == ("not-canonical", {"nearest": "meld R1 R2 R3 R4"})


@given(FORMS)
def test_a_written_meld_is_typed_as_it_stands_or_put_in_order(form: Form) -> None:
    typed = PLUS.parse(format_move(form))
    assert isinstance(typed, Form)
    assert (sorted(typed.tiles), typed.group) == (sorted(form.tiles), form.group)
    assert PLUS.parse(format_move(typed)) == typed


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("draw", "draw"),
        ("Ziehen", "draw"),
        ("ziehe G5", "draw Y5"),
        ("draw the R5 from", "draw R5"),
        ("draw joker", "draw J"),
        ("meld r5,b5,k5", "meld R5 B5 K5"),
        ("melde rot 5, blau5, schwarz 5", "meld R5 B5 K5"),
        ("meld R6 R4 R5", "meld R4 R5 R6"),
        ("meld R1 R13 R12", "meld R12 R13 R1"),
        ("meld R4 J=R5 R6", "meld R4 J R6"),
        ("meld R4 J R6", "meld R4 J R6"),
        ("gruppe R6 J J", "group R6 J J"),
        ("R5 B5 K5", "meld R5 B5 K5"),
        ("R1-R4", "meld R1 R2 R3 R4"),
        ("meld r1 – 4", "meld R1 R2 R3 R4"),
        ("melde rot 12 - rot 1", "meld R12 R13 R1"),
        ("melde S9-11, J", "meld K9 K10 K11 J"),
        ("A R8", "add R8 A"),
        ("J=R8 A", "add J=R8 A"),
        ("add R8 to A", "add R8 A"),
        ("add a r8", "add R8 A"),
        ("anlegen J = R7 an A", "add J=R7 A"),
        ("take S10#2 from B", "take K10#2 B"),
        ("nimm R5#1 von A", "take R5 A"),
        ("split A at R7", "split A R7"),
        ("teile A bei J=R7", "split A R7"),
        ("join A and B", "join A B"),
        ("verbinde A mit B", "join A B"),
        ("löse R6 aus A", "release A R6"),
        ("tausche G6 A", "swap A Y6"),
        ("CLAIM AB", "claim AB"),
        ("unclaim s", "unclaim S"),
        ("discard J", "discard J"),
        ("abwerfen s7", "discard K7"),
        ("werfe s7 ab", "discard K7"),
        ("fertig", "done"),
        ("zurück", "undo"),
        ("von vorn", "reset"),
        ("Zurücksetzen!", "reset"),
        ("reset", "reset"),
        ("take R5 from A / meld r5,b5,k5", "take R5 A / meld R5 B5 K5"),
        ("discard K7 now", "discard K7"),
        ("please take R5 from A", "take R5 A"),
        ("draw two tiles", "draw"),
        ("draw 2", "draw"),
        ("Draw 2 tiles", "draw"),
        ("I’m done.", "done"),
        ("end my turn", "done"),
        ("red 7 to 9", "meld R7 R8 R9"),
        ("red 5 6 7", "meld R5 R6 R7"),
        ("meld r5, 6, 7-9 and the joker", "meld R5 R6 R7 R8 R9 J"),
        ("throw away red 5", "discard R5"),
        ("throw R5 away", "discard R5"),
        ("lay R8 on A", "add R8 A"),
        ("I claim B", "claim B"),
        ("claim I", "claim I"),
        ("R5 from A", "take R5 A"),
        ("R5 aus der A", "take R5 A"),
        ("von A die rote 5", "take R5 A"),
        ("R5#2 ab B", "take R5#2 B"),
        ("R5 to A", "add R5 A"),
        ("R8 AN", "add R8 AN"),
        ("r8 ac", "add R8 AC"),
        ("claim an", "claim AN"),
        ("R8 am A", "add R8 A"),
        ("R8 AN / R7 AB", "add R8 AN / add R7 AB"),
        ("K10 K11 K12 E", "add K10 E / add K11 E / add K12 E"),
        ("K10-K12 E", "add K10 E / add K11 E / add K12 E"),
        ("add black 10, 11 and joker=K12 to E", "add K10 E / add K11 E / add J=K12 E"),
        ("lay K10 K11 on E", "add K10 E / add K11 E"),
        ("K10 E, K11 E, K12 E", "add K10 E / add K11 E / add K12 E"),
        ("K10 K11 E, R5 F", "add K10 E / add K11 E / add R5 F"),
    ],
)
def test_typed_input_is_read_forgivingly(text: str, canonical: str) -> None:
    move = PLUS.parse(text)
    assert not isinstance(move, TypedLay)
    assert format_move(move) == canonical


@pytest.mark.parametrize(
    "text",
    ["B1 K1 Y1\nR3 R4 R5", "B1 K1 Y1\n\nmeld R3 R4 R5", "group R5 B5 K5\nR6 B6 K6", "B1 K1 Y1\nR3 A", "R1 A\nR2 A"],
)
def test_lines_that_are_moves_are_no_move_together(text: str) -> None:
    assert unreadable(PLUS.parse, text) == ("unreadable", {})


@pytest.mark.parametrize("text", ["R3\nR4\nR5\nR6", "R3 R4\nR5 R6", "meld R3\nR4 R5 R6", "R6\nR3 R4 J"])
def test_the_tiles_of_one_meld_may_stand_on_several_lines(text: str) -> None:
    assert isinstance(PLUS.parse(text), Form)


def test_lines_that_are_no_moves_are_read_together_though_they_make_no_meld() -> None:
    assert PLUS.parse("R3\nB4\nK9") == Form(("R3", "B4", "K9"))


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("Ich ziehe zwei Steine", "draw"),
        ("zieh 2", "draw"),
        ("die schwarze 5 ziehen", "draw K5"),
        ("rote 7, rote 8 und rote 9", "meld R7 R8 R9"),
        ("rot 7 bis 9", "meld R7 R8 R9"),
        ("rote 7 zu A", "add R7 A"),
        ("lege die rote 7 an A", "add R7 A"),
        ("rote 7 an A anlegen", "add R7 A"),
        ("lege r7 zu A dazu", "add R7 A"),
        ("rote 7 aus A nehmen", "take R7 A"),
        ("nimm r7 von A weg", "take R7 A"),
        ("A und B verbinden", "join A B"),
        ("ich beanspruche A", "claim A"),
        ("löse A auf", "unclaim A"),
        ("löse A mit R5 aus", "release A R5"),
        ("K10, K11 und K12 an E", "add K10 E / add K11 E / add K12 E"),
        ("lege K10 und K11 an E an", "add K10 E / add K11 E"),
        ("lege schwarze 5 ab", "discard K5"),
        ("gib die s5 bitte ab", "discard K5"),
        ("schwarze 5 abwerfen", "discard K5"),
        ("wirf den Joker weg", "discard J"),
        ("ich bin fertig", "done"),
        ("alles zurück", "reset"),
    ],
)
def test_german_is_read_as_it_is_spoken(text: str, canonical: str) -> None:
    """The verb may come last, or in two parts around the tiles."""
    move = PLUS.parse(text)
    assert not isinstance(move, TypedLay)
    assert format_move(move) == canonical


@pytest.mark.parametrize(
    ("text", "nearest"),
    [
        ("mel R5 B5 K5", "meld R5 B5 K5"),
        ("my R5 B5 K5", "meld R5 B5 K5"),
        ("discard K7 soon", "discard K7"),
        ("kindly take R5 from A", "take R5 A"),
        ("r7 aus A holen", None),
        ("spl A R7 ?", "split A R7"),
        ("meld R4 J=R6 R6", None),
        ("hello there", None),
        ("meld R5#2 R6 R7", None),
        ("release A R5#2", None),
        ("löss A", None),
        ("gib K7 weg", "discard K7"),
        ("nehm die schwarze 5", "draw K5"),
        ("K10 E K11", None),
        ("E K10 K11", None),
        ("add K10#2 K11 E", None),
        ("claim R5", None),
        ("gib ab", None),
        ("R3 R4 ab", None),
        ("R3 R4 R5 an", None),
        ("lege R3 R4 ab", None),
        ("discard R6 ab soon", "discard R6"),
        ("", None),
        ("R1 " * 800, None),
        ("lay " + "R13-R12 " * 20, None),
        ("a b", None),
        ("tak J A", None),
        ("take R5 A / draw", "take R5 A"),
        ("take R5 A / undo / take R5 A", None),
    ],
)
def test_what_cannot_be_read_is_refused_with_what_may_have_been_meant(text: str, nearest: str | None) -> None:
    due = ("unreadable-nearest", {"nearest": nearest}) if nearest else ("unreadable", {})
    assert unreadable(PLUS.parse, text) == due
    assert due[0] in PLUS.codes


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("take R14 A", "not-a-tile", {"text": "R14"}),
        ("draw B0", "not-a-tile", {"text": "B0"}),
        ("disc R99", "not-a-tile", {"text": "R99"}),
        ("meld R5 R6 J=R99", "not-a-tile", {"text": "R99"}),
        ("K7", "one-tile", {"tile": "K7", "discard": "discard K7"}),
        ("J", "one-tile", {"tile": "J", "discard": "discard J"}),
        ("R6 ab", "one-tile", {"tile": "R6", "discard": "discard R6"}),
        ("R3 an", "one-tile", {"tile": "R3", "discard": "discard R3"}),
        ("discard!", "nothing-to-discard", {}),
        ("nimm die schwarze 5", "take-from-where", {"tile": "K5", "nearest": "draw K5"}),
        ("nimm R4 weg", "take-from-where", {"tile": "R4", "nearest": "draw R4"}),
        ("take A", "incomplete", {"verb": "take"}),
        ("take R5#3 A", "incomplete", {"verb": "take"}),
        ("meld", "incomplete", {"verb": "meld"}),
        ("add R5", "incomplete", {"verb": "add"}),
        ("join A", "incomplete", {"verb": "join"}),
        ("join me at", "incomplete", {"verb": "join"}),
        ("claim it", "incomplete", {"verb": "claim"}),
        ("löse A", "incomplete", {"verb": "release"}),
        ("löse A aus", "incomplete", {"verb": "release"}),
        ("lösen R5", "incomplete", {"verb": "release"}),
        ("wie kann ich den Joker auslösen", "incomplete", {"verb": "release"}),
        ("tausche A", "incomplete", {"verb": "swap"}),
        ("freigeben", "incomplete", {"verb": "unclaim"}),
        ("lay R1-B4", "not-a-run", {"text": "R1-B4"}),
        ("R5-5", "not-a-run", {"text": "R5-R5"}),
        ("R1-R14", "not-a-tile", {"text": "R14"}),
        ("R99", "not-a-tile", {"text": "R99"}),
        ("take J A", "joker-stays", {}),
        ("J aus A", "joker-stays", {}),
        ("J von A", "joker-stays", {}),
        ("swap A J=R7", "joker-stays", {}),
    ],
)
def test_what_is_no_tile_a_tile_alone_and_what_a_joker_does_not_do(text: str, code: str, facts: dict[str, str]) -> None:
    assert unreadable(PLUS.parse, text) == (code, facts)


@pytest.mark.parametrize("text", ["claim", "ich beanspruche", "unclaim"])
def test_without_claims_nobody_is_told_how_to_claim(text: str) -> None:
    assert unreadable(PUR.parse, text) == ("no-claims", {})
    assert unreadable(PLUS.parse, text)[0] == "incomplete"


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("Draw", "not-canonical", {"nearest": "draw"}),
        ("draw G5", "not-canonical", {"nearest": "draw Y5"}),
        ("meld R6 R4 and R5", "not-canonical", {"nearest": "meld R4 R5 R6"}),
        ("lay R8 B8", "unreadable", {}),
        ("add A R8", "not-canonical", {"nearest": "add R8 A"}),
        ("first 01", "unreadable", {}),
        ("deal 1 R14", "not-a-tile", {"text": "R14"}),
        ("draw 1 r5", "unreadable-nearest", {"nearest": "draw R5"}),
        ("", "unreadable", {}),
    ],
)
def test_only_canonical_text_is_read_from_a_record(text: str, code: str, facts: dict[str, str]) -> None:
    assert unreadable(PLUS.read, text) == (code, facts)


def test_what_is_laid_and_taken_is_typed_in_private() -> None:
    open_ = ("draw", "draw R5", "undo", "reset", "discard R5", "done")
    assert not any(PLUS.is_secret(PLUS.parse(text)) for text in open_)
    private = ("meld R4 R5 R6", "add R5 A", "take R5 A", "claim A", "swap A R5")
    assert all(PLUS.is_secret(PLUS.parse(text)) for text in private)


def test_the_alphabet_of_melds_is_without_j() -> None:
    assert [letter_at(place) for place in (0, 8, 9, 24, 25, 26, 33, 34, 49, 50)] == [
        *("A", "I", "K", "Z", "AA", "AB", "AI", "AK", "AZ", "BA")
    ]
    assert first_free([Meld("A", ()), Meld("C", ())]) == "B"


@pytest.mark.parametrize("text", ["lay R8 B8 J", "LEGE b8, r8 J", "leg Joker rot 8 blau 8"])
def test_tiles_to_be_laid_anywhere_are_read(text: str) -> None:
    assert PLUS.parse(text) == TypedLay(("R8", "B8", "J"))
    assert PLUS.needs_search(PLUS.parse(text))
    assert PLUS.is_secret(PLUS.parse(text))
    assert not PLUS.needs_search(PLUS.parse("done"))


def test_what_may_have_been_meant_may_be_tiles_to_lay() -> None:
    assert unreadable(PLUS.parse, "lay R8 B8 somehow") == ("unreadable-nearest", {"nearest": "lay R8 B8"})


def test_a_please_means_nothing_of_its_own() -> None:
    assert PLUS.parse("lay R8 B8 please") == PLUS.parse("lay R8 B8")
    assert PLUS.parse("ziehen bitte") == PLUS.parse("draw")


def test_tiles_of_a_meld_are_read_in_any_order_and_written_in_one() -> None:
    assert PLUS.read("meld R6 R4 R5") == Form(("R4", "R5", "R6"))
    assert PLUS.read("meld R1 R13 R12") == Form(("R12", "R13", "R1"))
    round_ = [f"R{number}" for number in (*range(6, 14), *range(1, 8))]
    assert PLUS.read(f"meld {' '.join(reversed(round_))}") == Form(tuple(round_)), "two tiles stand twice in it"


def test_full_width_signs_are_read() -> None:
    assert PLUS.parse("add J＝R7　A") == Add("J=R7", "A")
