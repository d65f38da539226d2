"""A log is replayed under the version of the rules that wrote it, or set aside."""

from collections.abc import Iterator
from pathlib import Path
from shutil import copy, copytree

import pytest

from bot.chat.port import Message
from bot.games import registry
from bot.games.check import check_file
from bot.games.opponents import Opponents
from bot.games.registry import FIGURES_FOLDER, load
from bot.tables.table import Phase
from core.errors import MoveError
from tests.bot.stage import ANN, BEN, CARA, DAN, only, staged, words
from tests.texts import TEXTS


@pytest.fixture
def figures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Data files of a future version, in which Summy is played with seven tiles and version 1 is kept."""
    folder = tmp_path / "figures"
    copytree(FIGURES_FOLDER, folder)
    copy(folder / "summy.toml", folder / "summy-1.toml")
    now = (folder / "summy.toml").read_text("utf-8")
    for old, new in (("version = 1", "version = 2"), ("rack = 8", "rack = 7")):
        assert old in now
        now = now.replace(old, new)
    (folder / "summy.toml").write_text(now, "utf-8")
    yield folder
    fresh(FIGURES_FOLDER, monkeypatch)


def fresh(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget all loaded games, as if the program began with these data files."""
    monkeypatch.setattr(registry, "FIGURES_FOLDER", folder)
    registry._tables.cache_clear()
    registry._load.cache_clear()


async def test_a_game_goes_on_under_the_rules_it_was_begun_with(
    tmp_path: Path, opponents: Opponents, figures: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.sqlite3"
    async with staged(path, opponents) as stage:
        await stage.begin()
        await stage.play()
    fresh(figures, monkeypatch)
    async with staged(path, opponents) as stage:
        await stage.play()
        assert {len(rack) for rack in (await stage.racks()).values()} == {8}
        assert (await stage.table()).version == 1
        assert await stage.begin() == 2
        assert {len(rack) for rack in (await stage.racks(2)).values()} == {7}
        assert (await stage.table(2)).version == 2
        for number in (1, 2):
            await stage.say(ANN, f"/resign #{number} yes")
            assert "Every draw" in words(only(await stage.say(BEN, f"/verify #{number}")))
            record = only(await stage.say(BEN, f"/export #{number}")).document
            assert record is not None
            assert f'[Rules "{number}"]' in record.text
            file = tmp_path / f"{number}.game"
            file.write_text(record.text, "utf-8")
            assert check_file(file, TEXTS, "en")[0]
            file.write_text(record.text.replace(f'[Rules "{number}"]', f'[Rules "{3 - number}"]'), "utf-8")
            assert not check_file(file, TEXTS, "en")[0]


@pytest.mark.parametrize("kept", [True, False])
async def test_an_open_challenge_is_for_a_game_under_the_newest_rules(
    tmp_path: Path, opponents: Opponents, figures: Path, monkeypatch: pytest.MonkeyPatch, kept: bool
) -> None:
    path = tmp_path / "games.sqlite3"
    async with staged(path, opponents) as stage:
        await stage.say(ANN, "/challenge @ben @cara @dan summy")
    now = (figures / "summy.toml").read_text("utf-8")
    (figures / "summy.toml").write_text(now.replace("seats = [2, 4]", "seats = [3, 4]"), "utf-8")
    if not kept:
        (figures / "summy-1.toml").unlink()
    fresh(figures, monkeypatch)
    async with staged(path, opponents) as stage:
        assert "/accept #1" in commands(only(await stage.say(DAN, "/start", private=True)))
        assert "/begin #1" not in commands(only(await stage.say(BEN, "/accept"))), "it takes three by now"
        assert "needs 3 players" in words(only(await stage.say(ANN, "/begin")))
        assert "/begin #1" in commands(only(await stage.say(CARA, "/accept")))


def commands(message: Message) -> set[str]:
    """What the buttons of a message type."""
    return {button.command for button in message.buttons}


@pytest.mark.parametrize("line", ["/board #1", "/verify #1", "/export #1"])
async def test_a_game_under_rules_that_are_not_kept_is_set_aside(
    tmp_path: Path, opponents: Opponents, line: str
) -> None:
    path = tmp_path / "games.sqlite3"
    async with staged(path, opponents) as stage:
        await stage.begin()
        await stage.begin()
        if line != "/board #1":
            await stage.say(ANN, "/resign #1 yes")
        stage.sql("UPDATE game_table SET version = 9 WHERE id = 1")
    async with staged(path, opponents, errors=1) as stage:
        assert "set aside" in words(only(await stage.say(ANN, line)))
        assert (await stage.table(1)).phase is Phase.ASIDE
        await stage.play(2)


@pytest.mark.parametrize("name", registry.GAMES)
def test_every_game_says_which_versions_it_does_not_keep(name: str) -> None:
    newest = load(name).game.version
    assert load(name, version=newest) is load(name)
    with pytest.raises(MoveError) as refused:
        load(name, version=newest + 1)
    assert refused.value.code == "unknown-rules"
    assert refused.value.facts == {"version": str(newest + 1), "newest": str(newest)}
