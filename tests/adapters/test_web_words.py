"""Every text of the pages exists in every language and is used."""

import re
from pathlib import Path

import pytest

from bot.adapters.web import outgoing
from bot.adapters.web.start_lines import CODE, GAME, MOVE, NAME, TABLE, start_lines
from bot.adapters.web.words import TEXTS, PageWords
from bot.games.registry import GAMES
from bot.grammar.command import parse
from bot.grammar.words import COMMANDS, localized, parse_command
from bot.settings import FALLBACK
from core.rummy.view import Task
from core.summa.view import Phase

ADAPTER = Path("bot/adapters/web")
TASKS = tuple(
    f"{game}-{task}"
    for game, tasks in (("summa", (*Phase, "ready")), ("rummy-pur", Task), ("rummy-plus", Task))
    for task in tasks
)
"""What is to do in games whose turns are of several kinds."""
KEY = re.compile(r"\b(web-[a-z-]+[a-z])\b")


def keys(language: str) -> set[str]:
    source = (TEXTS / language / "web.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^(web-[a-z0-9-]+) =", source, re.MULTILINE))


def used() -> set[str]:
    sources = [path for ending in ("*.py", "page/*.js", "page/*.html") for path in ADAPTER.glob(ending)]
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    refused = set(re.findall(r'_refused?\((?:language, )?"([a-z]+)"', text))
    return set(KEY.findall(text)) | {f"web-refused-{code}" for code in refused}


@pytest.mark.parametrize("language", PageWords().languages)
def test_every_language_has_the_same_words_and_the_same_facts(language: str) -> None:
    assert keys(language) ^ keys(FALLBACK) == set(), f"not the same in data/text/{language}/web.ftl"
    words = PageWords()
    facts = re.compile(r"\{[a-z]+\}")
    for key in keys(FALLBACK):
        own, english = (set(facts.findall(words.say(each, key))) for each in (language, FALLBACK))
        assert own == english, f"{language}/web.ftl: {key} has other facts than in English"


def of_games() -> set[str]:
    """The keys of what is said in other words for some games."""
    sources = "".join(path.read_text(encoding="utf-8") for path in ADAPTER.glob("page/*.js"))
    said = re.findall(r'translateFor\("(web-[a-z-]+)"', sources)
    return {f"{key}-{of}" for key in said for of in (*GAMES, *TASKS)}


def test_every_word_is_used_and_every_used_word_is_there() -> None:
    assert used() - {"web-refused"} == keys(FALLBACK) - of_games()


@pytest.mark.parametrize("language", PageWords().languages)
def test_the_menu_says_of_every_game_what_it_is(language: str) -> None:
    lacking = {f"web-about-{game}" for game in GAMES} - keys(language)
    assert not lacking, f"missing in data/text/{language}/web.ftl"
    assert "Karten" in PageWords().say("de", "web-dock-tip-kakuro"), "Kakuro has no tiles"
    assert "tauschen" in PageWords().say("de", "web-dock-tip-summy").lower(), "an exchange is tapped as well"
    for task in TASKS:
        assert f"web-dock-tip-{task}" in keys(language), f"missing in data/text/{language}/web.ftl"
    assert "Zeichen" in PageWords().say("de", "web-dock-tip-summa-placing"), "Summa Summarum has none either"
    assert "discard" in PageWords().say("en", "web-dock-tip-rummy-plus-laying"), "a turn of Rummy has to be ended"
    for locale, corner in (("en", "corner"), ("de", "Ecke")):  # else it is learnt by refusals, while the minute runs
        assert corner in PageWords().say(locale, "web-dock-tip-summa-blackening")


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-CH, en;q=0.5", "de"),
        ("xx, en;q=0.2, de;q=0.9", "de"),
        ("xx;q=z", "en"),
        ("de;q=0", "en"),
        ("de_AT", "de"),
        ("*, de;q=0.3", "de"),
    ],
)
def test_the_best_language_is_chosen(accepted: str, language: str) -> None:
    assert PageWords().match(accepted) == language


@pytest.mark.parametrize("language", PageWords().languages)
def test_what_buttons_of_the_page_type_is_the_same_in_every_language(language: str) -> None:
    lines, english = start_lines(language), start_lines(FALLBACK)
    assert english["beginner"] == "/challenge computer {game} level=beginner"
    for action, line in lines.items():
        said, same = line, english[action]
        for place, fact in {GAME: "summy", NAME: "ben", TABLE: "7", MOVE: "J13> 2x3", CODE: "K7QF-2M9X"}.items():
            said, same = said.replace(place, fact), same.replace(place, fact)
        assert parse(said) == parse(same)
        assert said.split()[0] == f"/{localized('commands', parse_command(same.split()[0][1:]) or '', language)}"


@pytest.mark.parametrize(("locale", "term"), [("en", "five words"), ("de", "fünf Wörtern?")])
def test_what_brings_a_nickname_back_has_one_name(locale: str, term: str) -> None:
    keys = (
        "login-phrase",
        "login-phrase-rule",
        "keep-why",
        "keep-make",
        "keep-words",
        "sign-out-why",
        "refused-phrase",
    )
    told = [PageWords().say(locale, f"web-{key}") for key in keys]
    assert [one for one in told if not re.search(term, one, re.IGNORECASE) or "phrase" in one] == []


def test_the_commands_whose_buttons_are_treated_differently_exist() -> None:
    named = outgoing._ACTS | outgoing._FOR_PLAYERS | outgoing._FOR_OTHERS | outgoing._FOR_ASKED
    assert COMMANDS.keys() >= named
