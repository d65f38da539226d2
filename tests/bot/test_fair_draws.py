"""The draws of a record can be verified without a line of this program: by `docs/verify_draws.py`."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.bot.stage import ANN, BEN, Stage, only

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "docs" / "verify_draws.py"
SEALED = [path for path in sorted(ROOT.glob("tests/core/*/games/*.game")) if "[Seed " in path.read_text("utf-8")]


def verified(*records: Path) -> subprocess.CompletedProcess[str]:
    """The script run by itself: nothing of the program can be imported."""
    command = [sys.executable, "-I", str(SCRIPT), *map(str, records)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_every_sealed_record_of_every_game_is_verified() -> None:
    assert {path.parts[-3] for path in SEALED} == {"summy", "kakuro", "summa", "rummy"}
    done = verified(*SEALED)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == len(SEALED)


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("summy/games/two_resigned", "* refill 2 2 x 6 = 1", "* refill 2 2 x 6 = 2"),
        ("summy/games/two_resigned", "* first 2", "* first 1"),
        ("summy/games/two_resigned", '[Mix "seven"]', '[Mix "eight"]'),
        ("summy/games/two_resigned", '[Seed "05', '[Seed "06'),
        ("summa/games/three_black_by_chance", "* black 1 ", "* black 2 "),
    ],
)
def test_a_draw_that_was_changed_is_found(tmp_path: Path, name: str, old: str, new: str) -> None:
    text = (ROOT / "tests" / "core" / f"{name}.game").read_text("utf-8")
    assert old in text or name.startswith("summa")
    file = tmp_path / "changed.game"
    changed = text.replace(old, new, 1)
    if name.startswith("summa"):
        line = next(line for line in text.splitlines() if line.startswith("* black"))
        changed = text.replace(line, " ".join([*line.split()[:3], "A1", "C2", "E3", "B6"]), 1)
    file.write_text(changed, "utf-8")
    done = verified(file)
    assert done.returncode == 1
    assert "AssertionError" in done.stderr


async def test_an_exported_game_carries_its_seal_and_is_verified(stage: Stage, tmp_path: Path) -> None:
    await stage.say(ANN, "/challenge @ben summy luck=over")
    await stage.say(BEN, '/accept luck=the "moon"')
    await stage.say(BEN, "/resign")
    said = only(await stage.say(ANN, "/export"))
    assert said.document is not None
    assert "[Commit " in said.document.text
    file = tmp_path / "exported.game"
    file.write_text(said.document.text, "utf-8")
    assert verified(file).stdout == f"{file}: the seed fits its seal and gives every draw\n"
