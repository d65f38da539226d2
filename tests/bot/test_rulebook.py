"""Rule books: every rule in every language, readable one by one."""

import re
from pathlib import Path

import pytest

from bot.chat.port import Span, Style
from bot.chat.text import plain_text
from bot.games import rulebook
from bot.games.registry import GAMES, load
from bot.games.rulebook import RuleBookError, read, to_rich
from bot.grammar.command import parse
from bot.grammar.words import COMMANDS
from bot.settings import DATA, FALLBACK
from core.errors import NotationError
from tests.conformance.games import AnyGame
from tests.conformance.toy import Toy

FOLDER = DATA / "rules"
LOCALES = sorted(path.name for path in FOLDER.iterdir() if any(path.glob("*.md")))
BOOKS = [(locale, game) for locale in LOCALES for game in GAMES]

SMALL = """# Title

Intro **here**.

## First

Some text
on two lines.

- one
- two
  lines

## Rules

### S1 The start

It starts with `x`.

### S2a The end

It ends.
"""


def test_a_small_book() -> None:
    book = read(SMALL)
    assert (book.title, book.intro) == ("Title", "Intro **here**.")
    assert list(book.sections) == ["First", "Rules"]
    assert dict(book.headings) == {"S1": "The start", "S2a": "The end"}
    assert dict(book.rules) == {"S1": "It starts with `x`.", "S2a": "It ends."}
    assert book.contents() == ("`S1` The start", "`S2a` The end")
    assert book.rule("S1") == "### S1 The start\n\nIt starts with `x`."
    assert book.opening().startswith("# Title\n\nIntro **here**.\n\n## First\n\nSome text")
    assert [book.find(typed) for typed in ("s1", " S2A ", "1", "2a", "S3", "3", "")] == [
        "S1",
        "S2a",
        "S1",
        "S2a",
        *3 * [None],
    ]


def test_a_book_as_rich_text() -> None:
    book = read(SMALL)
    assert to_rich(book.rule("S1")) == (
        Span("S1 The start", Style.BOLD),
        Span("\n\nIt starts with "),
        Span("x", Style.CODE),
        Span("."),
    )
    assert plain_text(to_rich(book.sections["First"])) == "Some text on two lines.\n\n• one\n• two lines"


@pytest.mark.parametrize(
    "wrong",
    [
        "",
        SMALL.replace("# Title\n\nIntro **here**.\n", ""),
        SMALL.replace("### S2a The end", "### The end"),
        SMALL.replace("### S2a", "### S1"),
        SMALL.replace("It ends.", ""),
        SMALL + "\n## First\n\nagain\n",
        SMALL + "\n# Title\n\nagain\n",
    ],
)
def test_a_badly_built_book_is_refused(wrong: str) -> None:
    with pytest.raises(RuleBookError):
        read(wrong)


def test_a_language_without_a_book_has_the_english_one(tmp_path: Path) -> None:
    (tmp_path / FALLBACK).mkdir()
    (tmp_path / FALLBACK / "small.md").write_text(SMALL, "utf-8")
    assert rulebook.load(tmp_path, "fr", "small") == read(SMALL)
    with pytest.raises(RuleBookError, match=r"en/other\.md cannot be read"):
        rulebook.load(tmp_path, "fr", "other")


def test_summy_has_all_its_rules_in_every_language() -> None:
    for locale in LOCALES:
        assert list(rulebook.load(FOLDER, locale, "summy").rules) == [f"S{number}" for number in range(1, 14)]


@pytest.mark.parametrize(("locale", "game"), BOOKS)
def test_a_book_shows_well(locale: str, game: str) -> None:
    book = rulebook.load(FOLDER, locale, game)
    for text in (book.intro, book.opening(), *book.sections.values(), *map(book.rule, book.rules)):
        rich = to_rich(text)
        assert not any(set("`#*\\[]") & set(span.text) for span in rich if span.style is not Style.CODE)
        assert len(plain_text(rich)) <= 4000


@pytest.mark.parametrize(("locale", "game"), BOOKS)
def test_every_command_and_move_a_book_teaches_can_be_typed(locale: str, game: str) -> None:
    commands, moves = taught(rulebook.load(FOLDER, locale, game).opening(), load(game).game)
    assert len(commands) >= 5
    assert moves
    own = {word for by in COMMANDS.values() for word in by[locale]}
    strange = [line for line in commands if line.split()[0][1:] not in own]
    assert not strange, f"{locale}/{game}.md: these are no commands of the language: {', '.join(strange)}"
    for line in commands:
        if line != f"/{COMMANDS['play'][locale][0]}":
            parse(line, games={name: name for name in GAMES})


def taught(opening: str, game: AnyGame) -> tuple[list[str], list[str]]:
    """The commands and the moves that the opening of a book teaches; raises NotationError for a move that cannot be typed.

    Several words that are no command are a move. A single word is one if it can be read as one.
    """
    code = [span.text for span in to_rich(opening) if span.style is Style.CODE]
    commands = [text for text in code if text.startswith("/") and len(text) > 1]
    moves = []
    for text in code:
        if text in commands:
            continue
        try:
            game.parse(text)
        except NotationError as error:
            if " " in text:
                error.add_note(f"`{text}` can be typed neither as a move nor as a command")
                raise
        else:
            moves.append(text)
    return commands, moves


def test_the_moves_of_a_small_game_may_be_single_words() -> None:
    opening = "Start it with `/challenge @ben toy`. Then say `done`, or `undo`; a die has `6` sides."
    assert taught(opening, Toy()) == (["/challenge @ben toy"], ["done", "undo"])
    with pytest.raises(NotationError):
        taught("Type `choose 3`.", Toy())


RUMMY = "P2 P3 P5 P6 P7 P8 P10 P11 P12 P14 P15 P15a P15b"
RULINGS = {
    "summy": "S1 S3 S5 S6 S11 S13",
    "kakuro": "K1 K3 K10 K11 K12",
    "summa": "R1 R2 R4 R7 R9 R10 R11",
    "rummy-pur": RUMMY,
    "rummy-plus": f"{RUMMY} C1 C3",
}
"""The rules that decide something which the original leaves open; a game that leaves nothing open is not listed."""


_MARK = re.compile(r"\*\*[^*\n]+:\*\*")


@pytest.mark.parametrize(("locale", "game"), BOOKS)
def test_a_ruling_is_told_from_what_the_original_says(locale: str, game: str) -> None:
    book = rulebook.load(FOLDER, locale, game)
    explained = {mark for section in book.sections.values() for mark in _MARK.findall(section)}
    marked = {id: set(_MARK.findall(rule)) & explained for id, rule in book.rules.items()}
    found, due = {id for id, marks in marked.items() if marks}, set(RULINGS.get(game, "").split())
    wrong = " ".join(id for id in book.rules if id in found ^ due)
    assert found == due, (
        f"{locale}/{game}.md: the mark, as the section before the rules writes it, is missing or too much in {wrong}"
    )
    assert len(set().union(*marked.values())) == (game in RULINGS), "one mark in all of them"


@pytest.mark.parametrize(("locale", "word"), [("en", "claims count"), ("de", "zählen wie immer dazu")])
def test_p11_in_plus_claims_count_where_the_stocks_run_out(locale: str, word: str) -> None:
    assert word in rulebook.load(FOLDER, locale, "rummy-plus").rules["P11"]


@pytest.mark.parametrize(("locale", "word"), [("en", "score every move myself"), ("de", "werte jeden Zug selbst")])
def test_k12_says_why_no_mistake_can_be_overlooked(locale: str, word: str) -> None:
    assert word in rulebook.load(FOLDER, locale, "kakuro").rules["K12"]
