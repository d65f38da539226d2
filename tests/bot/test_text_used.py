"""Every key that the program uses has a sentence and gets its facts, and every sentence is used."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import ast as fluent
from fluent.syntax import visitor

from bot.chat.outbox_message import ButtonSpec, Sentence
from bot.chat.text import read_file
from bot.games.registry import GAMES, load
from bot.grammar import command_error, vocabulary
from bot.settings import FALLBACK
from bot.tables.refusal import Refusal
from core import record
from core.game import LOST
from core.replay import CODES
from tests.texts import file_of

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted(path for path in (ROOT / "bot").rglob("*.py") if "adapters" not in path.parts)
ADAPTERS = {path.name.removesuffix(".py") for path in (ROOT / "bot" / "adapters").iterdir()}
SHARED = "game.ftl"
"""The file of the sentences that all games share, by their codes."""
MENU = "menu.ftl"
"""The file of the lines that only adapters show; `tests/adapters/discord/test_parts.py` compares them with the commands."""
FILES = [
    path
    for path in sorted((ROOT / "data" / "text" / "en").glob("*.ftl"))
    if path.stem.removeprefix("on-") not in ADAPTERS and path.name not in (SHARED, MENU)
]


@dataclass(frozen=True)
class Said:
    """One place where the program says something: the key (`*` for what is put in later) and the facts, if they are plain."""

    where: str
    key: str
    facts: frozenset[str] | None


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def sentences() -> dict[str, set[str]]:
    found = {}
    for path in FILES:
        for entry in read_file(path).body:
            if isinstance(entry, fluent.Message):
                reader = Variables()
                reader.visit(entry)
                found[entry.id.name] = reader.names
    return found


def said(path: Path) -> Iterator[Said]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args):
            continue
        where = f"{path.name}:{node.lineno}"
        for key in keys(node.args[0]):
            if node.func.id == Sentence.__name__:
                yield Said(where, key, literal(node.args[1]) if len(node.args) > 1 else frozenset())
            elif node.func.id == ButtonSpec.__name__:
                yield Said(where, key, frozenset({"name"} & {word.arg for word in node.keywords}))
            elif node.func.id == Refusal.__name__:
                names = {word.arg for word in node.keywords}
                yield Said(where, key, None if None in names else frozenset(filter(None, names)))


def keys(node: ast.expr) -> Iterator[str]:
    """The keys an expression may stand for; none if only a run of the program can tell."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from keys(node.body)
        yield from keys(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(part.value if isinstance(part, ast.Constant) else "*" for part in node.values)  # type: ignore[misc]


def literal(node: ast.expr) -> frozenset[str] | None:
    """The names of facts that are written out; None where some come from elsewhere."""
    if not isinstance(node, ast.Dict) or not all(isinstance(key, ast.Constant) for key in node.keys):
        return None
    return frozenset(str(key.value) for key in node.keys if isinstance(key, ast.Constant))


SENTENCES = sentences()


@cache
def all_said() -> tuple[Said, ...]:
    """Every place where the program says something: found by the process that needs it, not by all that collect tests."""
    return tuple(one for path in SOURCES for one in said(path))


def test_everything_said_has_a_sentence() -> None:
    assert len(all_said()) > 100
    missing = [
        f"{one.key} in {file_of(one.key, FALLBACK)}, said in {one.where}"
        for one in all_said()
        if one.key not in SENTENCES
        and not any(re.fullmatch(re.escape(one.key).replace(r"\*", ".+"), key) for key in SENTENCES)
    ]
    assert missing == []


def test_every_sentence_gets_its_facts() -> None:
    lacking = [
        (one.where, one.key, sorted(SENTENCES[one.key] - one.facts))
        for one in all_said()
        if one.facts is not None and one.key in SENTENCES and SENTENCES[one.key] - one.facts
    ]
    assert lacking == []


@cache
def written() -> frozenset[str]:
    """Every string in the code of `bot`, and every part of one between what is put in later."""
    nodes = (
        node for path in (ROOT / "bot").rglob("*.py") for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    )
    return frozenset(node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))


def typed() -> set[str]:
    """Every word that may be typed, as the program and as English has it."""
    every = [vocabulary.load(path.stem) for path in (ROOT / "data" / "words" / FALLBACK).glob("*.toml")]
    lines = [line for one in every for section in one.sections for line in one.forms(section).items()]
    return {word for canonical, forms in lines for word in (canonical, *forms[FALLBACK])}


def codes_of_games() -> dict[str, set[str]]:
    """What a game says, by the folder of its texts: refusals, events and options."""
    found: dict[str, set[str]] = {}
    for name, spec in GAMES.items():
        game = load(name).game
        options = {f"option-{option}" for option in game.options}
        found.setdefault(spec.folder, set()).update(game.codes | game.events | options)
    return found


def test_no_sentence_waits_in_vain() -> None:
    """What is put into a key later is a game, a number, or a word that stands in the code or is typed."""
    games = codes_of_games()
    named = {name for folder in (*games, "game") for name in (folder, f"{folder}-review")}
    words = named | typed() | written() | {str(number) for number in range(20)}
    composed = {one.key for one in all_said() if re.search("[a-z]", one.key) and "*" in one.key} - {"command-*"}
    composed |= {"record-*", *(f"{folder}-{kind}-*" for folder in games for kind in ("button", "lesson"))}
    families = [re.compile(re.escape(key).replace(r"\*", "(.+)")) for key in composed]
    known = written() | CODES | {LOST} | {f"command-{code}" for code in command_error.CODES}
    known |= {f"record-{code}" for code in CODES | record.CODES}
    known |= {f"{folder}-{code}" for folder, codes in games.items() for code in codes}
    known |= {f"{folder}{part}" for folder in games for part in written() if part.startswith("-")}
    idle = [
        key
        for key in SENTENCES.keys() - known
        if not any(words.issuperset(found.groups()) for one in families if (found := one.fullmatch(key)))
    ]
    assert sorted(idle) == []
