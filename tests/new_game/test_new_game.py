"""A game begun by `python -m tests.new_game` keeps every law at once, in a temporary copy of the project."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.games.registry import GAMES
from tests.new_game.__main__ import ROOT, NameRefused, demand_free, renamed

NAME = "zickzack"
LAWS = (
    f"tests/core/{NAME}",
    "tests/conformance",
    *("tests/bot/test_rulebook.py", "tests/bot/test_text_files.py", "tests/bot/test_text_used.py"),
    *("tests/bot/test_registry.py", "tests/bot/test_secrets.py", "tests/bot/test_command_fuzz.py"),
    *("tests/bot/test_check.py", "tests/bot/test_several_games.py", "tests/bot/test_versions.py"),
    *("tests/bot/test_fair_draws.py", "tests/bot/test_lessons.py", "tests/bot/test_handicaps.py"),
    *("tests/render/test_golden.py", "tests/adapters/test_web_words.py", "tests/adapters/test_four_people.py"),
)
"""The test files with laws about every game; most of those that type whole games into chats take too long here."""
LISTS = (
    "test_contracts or every_sealed_record or stands_once or menu_says_of_every_game or rated_lower"
    " or names_buttons_by_their_labels"
)
"""The tests that compare lists kept by hand with the games there are, or the texts of all games with each other."""

FEW = {"SUMMARUM_FUZZ_LINES": "12000"}
KNOWN = {"HYPOTHESIS_STORAGE_DIRECTORY": str(ROOT / ".hypothesis")}
"""Where Hypothesis keeps what it has read in the same files here, so that it need not read all of them again."""


def run(*arguments: str, cwd: Path) -> None:
    """Run Python in the copy, and show its output if it fails."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=cwd,
        env={key: value for key, value in os.environ.items() if not key.startswith("PYTEST")} | FEW | KNOWN,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the project with another game."""
    copy = tmp_path / "project"
    # compiled files are copied, so that the copy can load them, but not those that are being written
    junk = shutil.ignore_patterns("*.sqlite3*", "*.pyc.*")
    for folder in ("bot", "core", "data", "docs", "render", "tests"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=junk)
    shutil.copy(ROOT / "pyproject.toml", copy)
    run("-m", "tests.new_game", NAME, cwd=copy)
    return copy


@pytest.mark.slow
def test_a_new_game_keeps_every_law(project: Path) -> None:
    run("-m", "ruff", "check", "--no-cache", ".", cwd=project)
    run("-m", "ruff", "format", "--no-cache", "--check", ".", cwd=project)
    run("-c", "from importlinter.cli import lint_imports_command; lint_imports_command()", "--no-cache", cwd=project)
    coverage = (f"--cov=core.{NAME}", "--cov-branch", "--cov-fail-under=100")
    run(
        "-m",
        "pytest",
        "-q",
        "--assert=plain",
        "-p",
        "no:cacheprovider",
        "-k",
        f"{NAME} or {LISTS}",
        *coverage,
        *LAWS,
        cwd=project,
    )


@pytest.mark.parametrize(
    "name",
    [
        *(
            *GAMES,
            "rummy",
            "x",
            "Upper",
            "with-hyphen",
            "two words",
            "../core",
            "9lives",
            "class",
            "fair",
            "tiles",
            "seats",
        ),
        *("computer", "all", "hint", "rules", "tipp", "verlassen", "button", "web"),
    ],
)
def test_a_name_that_is_taken_or_malformed_is_refused(name: str) -> None:
    with pytest.raises(NameRefused):
        demand_free(name)


def test_a_copy_is_renamed_throughout() -> None:
    text = "from tests.new_game.skeleton.core.game import Skeleton  # Q3, skeleton\ndef test_q3_it() -> None: ..."
    assert renamed(text, "count", "C") == (
        "from core.count.game import Count  # C3, count\ndef test_c3_it() -> None: ..."
    )
