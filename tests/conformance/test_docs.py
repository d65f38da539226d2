"""The files, folders and commands that the documents name exist."""

import re
from pathlib import Path

import pytest

from core.game import Game
from tests.new_game.__main__ import SKELETON

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
ROOTS = ("bot", "core", "render", "data", "docs", "tests")
GAME, LANGUAGE, PLATFORM = ("<game>", "summy"), ("<language>", "en"), ("<platform>", "telegram")
NEW = ("NAME", "fr/", "fr`", "-<", "X5")
"""Parts of paths in a guide that do not exist yet."""

every_document = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: str(document.relative_to(ROOT)))


@every_document
def test_every_link_leads_somewhere(document: Path) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)\)", document.read_text("utf-8"))
    assert [link for link in links if not (document.parent / link).exists()] == []


@every_document
def test_every_link_to_a_section_finds_its_heading(document: Path) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]*)#([^)]+)\)", document.read_text("utf-8"))
    lost = [
        f"{name}#{anchor}"
        for name, anchor in links
        if anchor not in anchors(document.parent / name if name else document)
    ]
    assert lost == []


def anchors(document: Path) -> set[str]:
    """The anchors of a document's headings, as GitHub makes them."""
    headings = re.findall(r"^#+ (.+)$", document.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@every_document
def test_every_path_that_is_named_is_there(document: Path) -> None:
    missing = []
    for code in re.findall(r"`([^`\n]+)`", document.read_text("utf-8")):
        path = code
        for mark, instead in (GAME, LANGUAGE, PLATFORM):
            path = path.replace(mark, instead)
        if path.split("/")[0] not in ROOTS or "/" not in path or " " in path or any(mark in path for mark in NEW):
            continue
        if not list(ROOT.glob(path.rstrip("/"))):
            missing.append(code)
    assert missing == []


def test_the_architecture_tells_of_every_folder_of_bot() -> None:
    told = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    folders = [path.name for path in (ROOT / "bot").iterdir() if (path / "__init__.py").is_file()]
    assert [folder for folder in folders if f"`{folder}/" not in told and f"`{folder}/`" not in told] == []
    assert [path.name for path in (ROOT / "bot").glob("[!_]*.py") if f"`{path.name}`" not in told] == []


def test_the_guide_to_another_game_tells_of_every_file_of_the_skeleton() -> None:
    files = {path.name for path in SKELETON.rglob("*.py") if not path.name.startswith("__")} - {"board.py", "rack.py"}
    told = {name for name in files if name in GUIDE or re.search(r"test_.*\.py|skeleton_cases\.py|table\.py", name)}
    assert files == told


def test_the_guide_to_another_game_tells_of_what_a_game_may_have() -> None:
    """Every method of `Game` with a default that only some games replace."""
    rare = (
        *("is_secret", "needs_search", "is_simultaneous", "limit", "draft", "quick_actions", "tapped", "placed"),
        *("last_word", "with_errors_marked", "task", "rest"),
    )
    assert all(hasattr(Game, name) and f"`{name}`" in GUIDE for name in rare)
    assert all(key in GUIDE for key in ("NAME-how-to-move", "NAME-button-yours"))
