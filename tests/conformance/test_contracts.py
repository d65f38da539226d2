"""Games keep apart, and the import contracts of `pyproject.toml` list every game; the root of `bot/` stays small."""

import ast
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.games import registry

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = {spec.folder for spec in registry.GAMES.values()}
CONTRACTS: dict[str, dict[str, Any]] = {
    contract["name"]: contract
    for contract in tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
}


def games_in(package: Path) -> set[str]:
    """The folders of `core` or `render`: each is a game."""
    return {folder.name for folder in package.iterdir() if (folder / "__init__.py").is_file()}


def imported(source: str) -> Iterator[str]:
    """The dotted names of everything a module imports, anywhere in the file."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def foreign(folder: Path, games: Iterable[str]) -> list[str]:
    """The imports of other games in the modules of a game's folder, each with its file."""
    others = {f"{package}.{game}" for package in ("core", "render") for game in games if game != folder.name}
    return [
        f"{file.name}: {name}"
        for file in sorted(folder.rglob("*.py"))
        for name in imported(file.read_text("utf-8"))
        if ".".join(name.split(".")[:2]) in others
    ]


@pytest.mark.parametrize("package", ["core", "render"])
def test_every_folder_is_a_game_of_the_registry(package: str) -> None:
    assert games_in(ROOT / package) == FOLDERS


@pytest.mark.parametrize("folder", sorted(FOLDERS))
def test_no_game_imports_another_one(folder: str) -> None:
    assert foreign(ROOT / "core" / folder, FOLDERS) == []
    assert foreign(ROOT / "render" / folder, FOLDERS) == []


@pytest.mark.parametrize(
    "line",
    ["from core.summy.moves import TILES", "import core.kakuro.view", "def f():\n    from render import rummy"],
)
def test_a_game_that_imports_another_one_breaks_the_law(line: str, tmp_path: Path) -> None:
    toy = tmp_path / "toy"
    (toy / "solver").mkdir(parents=True)
    (toy / "game.py").write_text("from core.game import Game\nfrom core.toy.moves import Move\n", "utf-8")
    assert foreign(toy, {*FOLDERS, "toy"}) == []
    (toy / "solver" / "search.py").write_text(line, "utf-8")
    assert len(foreign(toy, {*FOLDERS, "toy"})) == 1


@pytest.mark.parametrize(
    ("contract", "key", "package"),
    [
        ("games do not know each other", "modules", "core"),
        ("pictures do not know each other", "modules", "render"),
        ("the rules of a game do without its solver", "containers", "core"),
    ],
)
def test_a_contract_about_games_lists_every_game(contract: str, key: str, package: str) -> None:
    assert set(CONTRACTS[contract][key]) == {f"{package}.{folder}" for folder in FOLDERS}


def test_the_root_of_bot_holds_the_way_in_alone() -> None:
    root = {"__init__", "__main__", "app", "service", "clock", "settings"}
    assert {file.stem for file in (ROOT / "bot").glob("*.py")} == root
    folders = {file.parent.name for file in (ROOT / "bot").glob("*/__init__.py")}
    layers = CONTRACTS["bot: no folder imports from those above it"]["layers"]
    assert {name for layer in layers for name in layer.split(" | ")} == (root - {"__init__"}) | folders


def test_render_may_import_of_a_game_only_its_view() -> None:
    listed = set(CONTRACTS["render knows only views"]["forbidden_modules"])
    public = {"core.*.view", "core.*.melds", "core.*.tiles"}  # a view of Rummy consists of melds and tiles
    modules = {f"core.*.{file.stem}" for folder in FOLDERS for file in (ROOT / "core" / folder).glob("[!_]*")}
    shared = {f"core.{file.stem}" for file in (ROOT / "core").glob("[!_]*.py")}
    drawn = {"core.errors", "core.game", "core.grid", "core.private_side"}  # seats, events and cells stand in views
    assert listed == (modules - public) | (shared - drawn)
