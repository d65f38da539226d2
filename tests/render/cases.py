"""The golden pictures of every game of the registry, and those all games share, from `<folder>_cases.py` beside this file."""

from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path

from bot.games.registry import GAMES

GOLDEN = Path(__file__).parent / "golden"
FOLDERS = (*dict.fromkeys(kind.folder for kind in GAMES.values()), "standings", "curve", "statistics")

CASES: Mapping[str, Callable[[], bytes]] = {
    name: draw for folder in FOLDERS for name, draw in import_module(f"tests.render.{folder}_cases").CASES.items()
}
