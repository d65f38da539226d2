"""The draws of a record can be verified without a line of this program: by `docs/verify_draws.py`."""

import hmac
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bot.games.registry import GAMES
from core.fair import commitment
from tests.bot.stage import ANN, BEN, CARA, LOBBY, Stage, only, private_chat, to, words

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "docs" / "verify_draws.py"
SEALED = [path for path in sorted(ROOT.glob("tests/core/*/games/*.game")) if "[Seed " in path.read_text("utf-8")]


def verified(*records: Path) -> subprocess.CompletedProcess[str]:
    """The script run by itself: nothing of the program can be imported."""
    command = [sys.executable, "-I", str(SCRIPT), *map(str, records)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_every_sealed_record_of_every_game_is_verified() -> None:
    assert {path.parts[-3] for path in SEALED} == {spec.folder for spec in GAMES.values()}
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


def test_a_record_without_a_seed_is_told_and_so_is_how_to_call_the_script(tmp_path: Path) -> None:
    file = tmp_path / "older.game"
    file.write_text('[Game "summy"]\n\n* first 1\n', "utf-8")
    done = verified(file)
    assert done.returncode == 1
    assert "no seed" in done.stderr
    assert "verify_draws.py RECORD" in verified().stderr


async def test_an_exported_game_carries_its_seal_and_is_verified(stage: Stage, tmp_path: Path) -> None:
    await stage.say(ANN, "/challenge @ben summy luck=over")
    await stage.say(BEN, '/accept luck=the "moon"')
    await stage.say(BEN, "/resign yes")
    said = only(await stage.say(ANN, "/export"))
    assert said.document is not None
    assert "[Commit " in said.document.text
    file = tmp_path / "exported.game"
    file.write_text(said.document.text, "utf-8")
    assert verified(file).stdout == f"{file}: the seed fits its seal and gives every draw\n"


def seals(text: str) -> list[str]:
    """The seals in a message."""
    return re.findall(r"\b[0-9a-f]{64}\b", text)


async def test_a_game_that_begins_at_once_has_a_seal_that_could_be_seen_before_its_words(stage: Stage) -> None:
    (seal,) = seals(words(only(await stage.say(ANN, "/verify"))))
    assert seals(words(only(await stage.say(ANN, "/verify")))) == [seal], "it stays until it is used"
    assert seals(words(only(await stage.say(BEN, "/verify")))) != [seal]
    said = await stage.say(ANN, "/challenge computer summy level=beginner luck=clover")
    assert f"Seal of the draw: {seal}" in words(to(said, private_chat(ANN))[0])
    assert "before you could know" not in "".join(map(words, said))
    table = await stage.table()
    assert (commitment(table.seed), table.client_seed) == (seal, "clover")
    running, following = seals(words(only(await stage.say(ANN, "/verify"))))
    assert running == seal != following
    await stage.say(ANN, "/resign yes")
    await stage.say(ANN, "/rematch luck=once more")
    table = await stage.table(2)
    assert (commitment(table.seed), table.client_seed) == (following, "once more")


async def test_who_gives_words_before_any_seal_was_shown_is_told_so_and_shown_the_next_seal(stage: Stage) -> None:
    said = await stage.say(ANN, "/challenge computer summy level=beginner luck=blind")
    (late,) = [words(message) for message in said if "before you could know the seal" in words(message)]
    await stage.say(ANN, "/challenge computer summy level=beginner luck=seeing")
    assert seals(late) == [commitment((await stage.table(2)).seed)]


async def test_verify_says_what_it_proves_and_against_whom(stage: Stage) -> None:
    await stage.begin()
    await stage.say(ANN, "/resign yes")
    said = words(only(await stage.say(CARA, "/verify #1")))
    assert "since the seal was shown, nothing about the draws was changed, by anybody" in said
    assert "unless that player runs me" in said
    assert "about their own play it proves nothing" in said


async def test_a_round_of_a_tournament_is_sealed_while_words_can_still_be_given(stage: Stage) -> None:
    await stage.say(ANN, "/tournament new summy rounds=2")
    await stage.say(ANN, "/tournament join")
    said = words(only(await stage.say(BEN, "/tournament join")))
    (seal,) = seals(said)
    assert "join luck=" in said
    told = words(only(await stage.say(BEN, "/tournament join luck=lucky number 7")))
    assert "Ben has brought words" in told
    assert "number" not in told
    begun = [words(message) for message in to(await stage.say(ANN, "/tournament start"), LOBBY)]
    assert seals(begun[0]) == [seal], "it still stands there"
    table = await stage.table()
    assert table.client_seed == "lucky number 7"
    assert f"Seal of the draw: {commitment(table.seed)}" in begun[-1]
    stored = await stage.store.tournaments.tournament(1)
    assert stored is not None
    (match,) = stored.played[0].matches
    said = words(to(await stage.say(ANN, f"/tournament end #{match.table}"), LOBBY)[-1])
    seed, following = (bytes.fromhex(found) for found in seals(said))
    assert commitment(seed) == seal
    assert table.seed == hmac.digest(seed, b"table 1", "sha256")
    await stage.say(ANN, "/tournament next")
    assert (await stage.table(2)).client_seed == "", "words are for one round"
    said = words(to(await stage.say(ANN, "/tournament end #2"), LOBBY)[-1])
    (last,) = seals(said)
    assert commitment(bytes.fromhex(last)) == following.hex()


async def test_who_is_forgotten_leaves_no_seed(stage: Stage) -> None:
    await stage.say(ANN, "/verify")
    assert stage.sql("SELECT count(*) FROM next_seed") == [(1,)]
    await stage.say(ANN, "/forget me yes", private=True)
    assert stage.sql("SELECT count(*) FROM next_seed") == [(0,)]
