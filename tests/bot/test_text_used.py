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
from bot.settings import FALLBACK
from bot.tables.refusal import Refusal
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
    if path.stem not in ADAPTERS and path.name not in (SHARED, MENU)
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


def test_no_sentence_waits_in_vain() -> None:
    families = [re.escape(one.key).replace(r"\*", ".+") for one in all_said() if "*" in one.key]
    families = [family for family in families if family.strip(".+") not in {"", r"\-"}]
    games = {path.parent.name for path in (ROOT / "core").glob("*/game.py")}
    written = {
        node.value
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    idle = [
        key
        for key in SENTENCES
        if key not in written | CODES | {LOST}
        and key.partition("-")[0] not in games | {"record"}
        and not any(re.fullmatch(family, key) for family in families)
    ]
    assert idle == []
