"""Translators are told how far a language is, and what is missing."""

import shutil
from collections.abc import Mapping
from pathlib import Path

import pytest

from bot.settings import DATA, FALLBACK
from tests.language import KINDS, Progress, lines, main, progress
from tests.pseudo import PSEUDO, write

ENGLISH = {
    "text/game.ftl": "a = { $player } draws.\nb = Play\nc = { $points }\nd =\n    Type `/play`. It is your turn.\n",
    "words/game.toml": '[moves]\nturn = ["turn", "t"]\n\n[values]\nturn = ["turn"]\n',
    "rules/game.md": "# Game\n\nIt is a game.\n\n## Rules\n\nEach has a number.\n\n### S1 The start\n\nType `play`.\n",
}


def folder(place: Path, **changed: str) -> Path:
    """English as it is above, and a copy of it as `fr` with other files of that ending."""
    for language in (FALLBACK, "fr"):
        for name, text in ENGLISH.items():
            kind, file = name.split("/")
            own = changed.get(kind, text) if language == "fr" else text
            (place / kind / language).mkdir(parents=True)
            (place / kind / language / file).write_text(own, "utf-8")
    return place


def untranslated(data: Path, language: str = "fr") -> Mapping[str, tuple[str, ...]]:
    return {one.file: one.untranslated for one in progress(data, language)}


def test_nothing_of_a_copy_of_english_is_translated(tmp_path: Path) -> None:
    assert untranslated(folder(tmp_path)) == {
        "words/fr/game.toml": ("[moves] turn (line 2)", "[values] turn (line 5)"),
        "text/fr/game.ftl": ("a (line 1)", "b (line 2)", "d (line 4)"),
        "rules/fr/game.md": ("heading 1 (line 1)", "heading 2 (line 5)", "S1 (line 9)"),
    }


def test_a_text_is_untranslated_as_long_as_some_of_it_is_in_english(tmp_path: Path) -> None:
    text = "a = { $player } tire.\nd = Tapez `/jouer`. It is your turn.\n"
    rules = "# Jeu\n\nUn jeu.\n\n## Règles\n\nIls ont un numéro.\n\n### S1 Le début\n\nTapez `jouer`.\n"
    words = '[moves]\nturn = ["tourner"]\n[values]\nturn = ["turn", "tourner"]\n'
    assert untranslated(folder(tmp_path, text=text, rules=rules, words=words)) == {
        "words/fr/game.toml": (),
        "text/fr/game.ftl": ("b (missing)", "d (line 2)"),
        "rules/fr/game.md": (),
    }


def test_a_file_that_cannot_be_used_says_why_and_the_others_are_told(tmp_path: Path) -> None:
    words = '[moves]\nturn = ["tourner"]\n[values]\ntourner = ["tourner"]\n'
    found = list(progress(folder(tmp_path, text="a = { $player\n", words=words), "fr"))
    assert [one.fault.partition(":")[0] for one in found] == ["fr/game.toml", "fr/game.ftl, line 1, cannot be read", ""]


def test_the_first_untranslated_entries_are_named_or_all_of_them() -> None:
    found = [Progress("text/fr/a.ftl", 12, ("a", "b", "c", "d")), Progress("text/fr/bcd.ftl", 3, ("a", "b", "c"), "no")]
    assert list(lines(found, in_full=False)) == [
        "text/fr/a.ftl       8 of   12  a, b, c, …",
        "text/fr/bcd.ftl     0 of    3  cannot be used: no",
        "in all              8 of   15",
    ]
    assert next(lines(found, in_full=True)).endswith("a, b, c, d")


@pytest.mark.parametrize("name", ["web.ftl", "text/de/web.ftl", "data/text/de/web.ftl"])
def test_a_file_is_named_with_or_without_its_folders(capsys: pytest.CaptureFixture[str], name: str) -> None:
    assert main(["de", name]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == ["text/de/web.ftl", "in"]


def test_files_that_a_language_does_not_have_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["de", "web.ftl", "wbe.ftl"]) == 1
    assert capsys.readouterr() == ("", "de has no file wbe.ftl; without names, all files are listed.\n")


@pytest.mark.parametrize("language", [path.name for path in (DATA / "text").iterdir() if path.name != FALLBACK])
def test_a_language_has_hardly_anything_that_reads_as_in_english(language: str) -> None:
    found = list(progress(DATA, language))
    assert not any(one.fault for one in found)
    left = sum(len(one.untranslated) for one in found)
    assert left <= sum(one.entries for one in found) / 100, "\n".join(lines(found, in_full=False))


def test_every_file_counts(tmp_path: Path) -> None:
    data = write(tmp_path / "data")
    files = {path.relative_to(data).as_posix() for kind in KINDS for path in (data / kind / PSEUDO).iterdir()}
    assert {one.file for one in progress(data, PSEUDO) if one.entries} == files
    left = [entry for entries in untranslated(data, PSEUDO).values() for entry in entries]
    assert [entry.partition(" (")[0] for entry in left] == ["[times] pm", "[names] genitive"], "they have no vowel"
    shutil.rmtree(data / "rules" / PSEUDO)
    assert all(len(one.untranslated) == one.entries for one in progress(data, PSEUDO) if one.file.startswith("rules/"))
