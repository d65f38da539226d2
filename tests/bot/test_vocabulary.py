"""Typed words are read from files: any folder is a language, and a file that cannot be used says where it is wrong."""

from pathlib import Path

import pytest

from bot.grammar.sentences import ACTS, PHRASE
from bot.grammar.vocabulary import WORDS, Vocabulary, fold
from bot.settings import FALLBACK, LanguageError

LANGUAGES = sorted(path.name for path in WORDS.iterdir())
ENGLISH = '[moves]\nturn = ["turn", "t"]\ndraw = ["draw"]\n'


def vocabulary(folder: Path, **files: str) -> Vocabulary:
    """The words of these files, the English one as it is above."""
    for language, text in {"en": ENGLISH, **files}.items():
        (folder / language).mkdir(exist_ok=True)
        (folder / language / "game.toml").write_text(text, "utf-8")
    return Vocabulary("game", folder)


def test_every_language_is_understood_and_its_first_word_shown(tmp_path: Path) -> None:
    words = vocabulary(tmp_path, fr='[moves]\nturn = ["Tourné", "tourner"]\n')
    turn = {"turn": "turn", "t": "turn", "tourne": "turn", "tourner": "turn"}
    assert words.canonical("moves") == {**turn, "draw": "draw"}
    assert words.localized("moves", "turn", "fr") == "Tourné"
    assert words.localized("moves", "draw", "fr") == "draw"
    assert words.localized("moves", "turn", "nowhere") == "turn"
    assert words.forms("moves")["turn"] == {"en": ("turn", "t"), "fr": ("Tourné", "tourner")}


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('[moves]\nturn = ["draw"]\n', r"fr/game.toml: \[moves\] turn: 'draw' is already a word for draw"),
        ('[moves]\ntrun = ["tourne"]\n', r"fr/game.toml: \[moves\] trun is not a word of en/game.toml"),
        ('[mover]\nturn = ["tourne"]\n', r"fr/game.toml: \[mover\] turn is not a word of en/game.toml"),
        ("[moves]\nturn = []\n", r"fr/game.toml: \[moves\] turn is not a list of words"),
        ('[moves]\nturn = "tourne"\n', r"fr/game.toml: \[moves\] turn is not a list of words"),
        ('[moves]\nturn = [""]\n', r"fr/game.toml: \[moves\] turn is not a list of words"),
        ("turn", r"fr/game.toml cannot be read: "),
        ('turn = ["tourne"]\n', r"fr/game.toml: turn stands in no section"),
    ],
)
def test_a_file_that_cannot_be_used_says_where(tmp_path: Path, text: str, problem: str) -> None:
    with pytest.raises(LanguageError, match=problem):
        vocabulary(tmp_path, fr=text)


def test_the_fallback_language_must_be_there(tmp_path: Path) -> None:
    with pytest.raises(LanguageError, match=r"en/game\.toml is missing"):
        Vocabulary("game", tmp_path)


@pytest.mark.parametrize(
    ("typed", "same"),
    [("Übung", "uebung"), ("u\u0308bung", "ÜBUNG"), ("çà_ÉTÉ", "ca-ete"), ("STRASSE", "straße"), ("İ", "i")],
)
def test_case_accents_and_how_letters_are_typed_make_no_difference(typed: str, same: str) -> None:
    assert fold(typed) == fold(same)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_word_there_is(language: str) -> None:
    for path in (WORDS / FALLBACK).glob("*.toml"):
        words = Vocabulary(path.stem)
        for section in words.sections:
            missing = [word for word, by in words.forms(section).items() if language not in by]
            assert not missing, f"{language}/{path.name}: [{section}] lacks {', '.join(missing)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_behind_commands_have_no_blanks(language: str) -> None:
    """Lines are read word by word; a phrase is joined by hyphens."""
    words = Vocabulary("commands")
    wrong = [
        f"{language}/commands.toml: [{section}] {word}: {form!r} needs hyphens in place of blanks"
        for section in words.sections
        if section != "language"
        for word, by in words.forms(section).items()
        for form in by.get(language, ())
        if " " in form
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phrase_of_a_sentence_means_a_command_and_is_short_enough_to_be_looked_for(language: str) -> None:
    words = Vocabulary("commands")
    meant = [one.split() for one in words.forms("sentences") if one != "about"]
    assert {command for command, *_ in meant} <= set(words.forms("commands"))
    assert all(
        behind == ["of"] or all(one in words.forms(ACTS[command]) for one in behind) for command, *behind in meant
    )
    wrong = [
        f"{language}/commands.toml: [sentences] {word}: {form!r} has more than {PHRASE} words"
        for word, by in words.forms("sentences").items()
        for form in by.get(language, ())
        if form.count("-") >= PHRASE
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_proposed_is_no_command_itself(language: str) -> None:
    words = Vocabulary("commands")
    wrong = [
        f"{language}/commands.toml: [proposed] {word}: {form!r} is a word for {words.canonical('commands')[fold(form)]}"
        for word, by in words.forms("proposed").items()
        for form in by.get(language, ())
        if fold(form) in words.canonical("commands")
    ]
    assert not wrong, "\n".join(wrong)


def test_no_two_languages_have_the_same_name() -> None:
    owners = dict[str, str]()
    for language, names in Vocabulary("commands").forms("language")["name"].items():
        for name in names:
            owner = owners.setdefault(fold(name), language)
            assert owner == language, f"{language}/commands.toml: [language] name: {name!r} is a name of {owner}"
