"""A language is files: one that a script adds to a copy of the data is spoken and understood, without a change to the code."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.games.registry import GAMES
from bot.settings import DATA
from tests.crash.forked import ForkedProcess
from tests.pseudo import PSEUDO, english, pseudo, write

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(tmp_path_factory.mktemp("other") / "data")


def started(folder: Path, *arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """A module run to its end with this folder of data, which is read once when a program starts."""
    return subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=ROOT,
        env={**os.environ, "SUMMARUM_DATA": str(folder), **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )


async def said_by_the_program(folder: Path, *arguments: str, **environment: str) -> tuple[int | None, str, str]:
    """The program run to its end with this folder of data: its status, its output and its errors."""
    process = await ForkedProcess.start(arguments, ROOT, {**os.environ, "SUMMARUM_DATA": str(folder), **environment})
    said, errors = await process.communicate()
    return process.returncode, said.decode(), errors.decode()


def program(folder: Path, *arguments: str) -> None:
    """Run a module that must not fail."""
    done = started(folder, *arguments)
    assert done.returncode == 0, f"{done.stdout[-4000:]}\n{done.stderr[-4000:]}"


def test_the_language_is_not_english_and_there_are_only_its_files(folder: Path) -> None:
    assert pseudo("Take @ben to #4, then K8") == "Táákéé @ben tóó #4, théén K8"
    assert english("táákéé the #4 K8 @ben") == ["the"]
    added = [path.relative_to(folder) for path in folder.rglob("*") if path.is_file()]
    added = [path for path in added if not (DATA / path).exists()]
    assert {path.parts[:2] for path in added} == {(kind, PSEUDO) for kind in ("text", "words", "rules")}


def test_its_laws_hold_the_menus_have_it_and_a_whole_game_on_every_chat_shows_no_english_word(folder: Path) -> None:
    """All in one process: starting one takes as long as most of this. On the page, every text has room, too."""
    laws = (
        *("tests/bot/test_text_files.py", "tests/bot/test_vocabulary.py", "tests/bot/test_rulebook.py"),
        "tests/bot/test_language.py::test_a_language_has_hardly_anything_that_reads_as_in_english",
        "tests/conformance/test_language.py::test_a_text_names_buttons_by_their_labels",
        "tests/conformance/test_registered_games.py::test_the_rule_book_has_every_rule_the_engine_names",
    )
    menus = (
        "tests/adapters/discord/test_parts.py",
        "tests/adapters/telegram/test_start.py::test_a_list_of_commands_that_fails_is_tried_again",
        "tests/adapters/test_web_words.py",
    )
    games = [f"tests/adapters/{name}.py" for name in ("telegram/pseudo_game", "discord/pseudo_game", "pseudo_web")]
    page = "tests/web/pseudo_page.py"  # left out there where no Chromium is
    # The same tests try the program's own languages elsewhere.
    new = " and ".join(f"not [{path.name}]" for path in (DATA / "text").iterdir())
    program(folder, "pytest", "-q", "-p", "no:cacheprovider", "-k", new, *laws, *menus, *games, page)


def test_no_game_shows_an_english_word(folder: Path) -> None:
    program(folder, "tests.bot.pseudo_games", *GAMES)


async def test_words_that_cannot_be_used_are_named_when_the_program_starts(folder: Path, tmp_path: Path) -> None:
    shutil.copytree(folder, tmp_path / "data")
    words = tmp_path / "data" / "words" / PSEUDO / "summy.toml"
    words.write_text(words.read_text("utf-8").replace('"exchange" = ["', 'exchange = ["down", "'), "utf-8")
    record = str(ROOT / "data" / "rules" / "summy.game")
    status, _, errors = await said_by_the_program(tmp_path / "data", "check", record)
    assert (status, errors.count("\n")) == (2, 1), errors
    assert "fi/summy.toml: [moves] exchange: 'down' is already a word for down" in errors
    assert "SUMMARUM_DATA" in (await said_by_the_program(tmp_path))[2]


BROKEN = {
    "text/fi/summy.ftl": (b"a = b\n\n\nsummy-nowhere = { $place \n\n", "fi/summy.ftl, line 4, cannot be read: "),
    "text/fi/common.ftl": (b"hello = \xff\n", "fi/common.ftl cannot be read: "),
    "text/fi/web.ftl": (b"web-enter = { $nobody }\n", "fi/web.ftl: web-enter: "),
    "text/fi/extra.ftl": (b"twice = a\ntwice = b\n", "fi/extra.ftl has 'twice' a second time"),
    "text/fi/kakuro.ftl": (None, "fi/kakuro.ftl cannot be read: "),
    "rules/fi/summy.md": (b"# Summy\n\nA game.\n\n### No rule\n\nNo.\n", "fi/summy.md: the heading 'No rule' "),
    "rules/fi/summa.md": (b"\xff", "fi/summa.md cannot be read: "),
    "words/fi/commands.toml": (b'[commands]\nhelp = ["a"\n\n', "fi/commands.toml cannot be read: "),
    "words/fi/kakuro.toml": (None, "fi/kakuro.toml cannot be read: "),
    "words/fi/summa.toml": (b'[options]\nprofi = ["time"]\n', "fi/summa.toml: [options] profi: 'time' is"),
}
"""Files of a language: their content, None for a path that is no file, and what the program says of them."""


@pytest.mark.parametrize("file", BROKEN)
async def test_a_file_that_cannot_be_used_stops_the_program_with_one_sentence(
    folder: Path, tmp_path: Path, file: str
) -> None:
    content, said = BROKEN[file]
    data = shutil.copytree(folder, tmp_path / "data")
    (data / file).unlink(missing_ok=True)
    if content is None:
        (data / file).mkdir()
    else:
        (data / file).write_bytes(content)
    database = str(tmp_path / "games.sqlite3")
    status, output, errors = await said_by_the_program(data, DATABASE_PATH=database, WEB_PORT="0")
    assert (status, output, errors.count("\n")) == (2, "", 1), errors
    assert f"The files of a language cannot be used: {said}" in errors
