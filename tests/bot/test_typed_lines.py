"""A button types the same command in the words of every language, for a chat that shows what was pressed."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from bot.games.registry import GAMES, load, prefix
from bot.grammar import vocabulary, words
from bot.grammar.command import parse
from bot.messages.wording import typed_line
from bot.settings import FALLBACK
from tests.texts import TEXTS

COMMANDS = (
    "/accept #3", "/decline #3", "/join #3", "/rematch #3", "/rack #3", "/start", "/rules summa", "/tournament join",
    "/tournament next", "/tournament start", "/challenge computer=club summy hints=yes", "/challenge @ben anyone kakuro",
    "/challenge alone summa profi=yes luck=abc", "/theme dark", "/language de", "/help all", "/settings theme=light",
    "/remind on", "/remind off", "/challenge #3", "/forget me yes", "/leaderboard summy all", "/claim #3 computer",
    "/games finished 2", "/help daily", "/review #3 1 answer", "/confirm #3 change", "/daily share", "/daily share 2026-01-31",
    "/takeback #3 off", "/time #3 1d", "/time #3 +36h",
)  # fmt: skip


@pytest.mark.parametrize("locale", TEXTS.locales)
@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_is_the_same_in_every_language(command: str, locale: str) -> None:
    said = typed_line(command, "summy", locale)
    assert parse(said) == parse(command)
    assert said.split()[0] == f"/{words.localized('commands', command.split(maxsplit=1)[0][1:], locale)}"
    assert locale != FALLBACK or said == command


@cache
def written_out() -> set[str]:
    """The commands of all buttons that are written out in the code, but for the number of a table."""
    sources = [path.read_text("utf-8") for path in (Path(__file__).parents[2] / "bot").rglob("*.py")]
    trees = [ast.parse(source) for source in sources if "ButtonSpec" in source]
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    lines = [
        ast.unparse(call.args[1]) for call in calls if getattr(call.func, "id", "") == "ButtonSpec" and call.args[1:]
    ]
    known = [re.sub(r"#\{\w+(\.\w+)*\}", "#3", line) for line in lines if re.match("f?'/", line)]
    return {line.removeprefix("f").strip("'") for line in known if "{" not in line}


@pytest.mark.parametrize("locale", TEXTS.locales)
def test_a_button_does_what_it_shows(locale: str) -> None:
    commands = written_out()
    assert len(commands) > 20
    assert [one for one in sorted(commands) if parse(typed_line(one, "", locale)) != parse(one)] == []


@pytest.mark.parametrize("locale", TEXTS.locales)
def test_a_command_alone_is_its_word(locale: str) -> None:
    for name in words.COMMANDS.keys() - {"play", "try", "forget"}:  # nobody means them without anything behind
        assert typed_line(f"/{name}", "", locale) == f"/{words.localized('commands', name, locale)}"


@pytest.mark.parametrize("locale", TEXTS.locales)
@pytest.mark.parametrize("name", GAMES)
def test_a_move_that_is_a_single_word_is_the_same_in_every_language(name: str, locale: str) -> None:
    moves = [word for word in vocabulary.forms_of_game(prefix(name), "moves") if TEXTS.has(f"button-{word}", locale)]
    for word in {*moves} & {"done", "undo", "reset", "draw"}:
        said = typed_line(f"/play #3 {word}", name, locale)
        command, table, move = said.split(maxsplit=2)
        assert (words.parse_command(command[1:]), table) == ("play", "#3")
        assert load(name).game.parse(move) == load(name).game.parse(word)


def test_people_have_their_names_alone_and_words_are_those_of_the_language() -> None:
    assert typed_line("/challenge @ben:1f3e summy", "summy", "en") == "/challenge @ben summy"
    assert typed_line("/play #12 draw", "rummy-pur", "de") == "/spiele #12 ziehen"
    assert typed_line("/tournament join", "", "de") == "/turnier mitspielen"
    assert typed_line("/remind on", "", "de") == "/erinnern an"
    assert typed_line("/time #12 1d", "", "de") == "/zeit #12 1t"
    assert typed_line("/time #12 +36h", "", "de") == "/zeit #12 +36std"
    assert typed_line("/forget me yes", "", "de") == "/vergiss mich ja"
    assert typed_line("/leaderboard summy all", "", "de") == "/rangliste summy alle"
    assert typed_line("/games finished 2", "", "de") == "/partien beendet 2"
    assert typed_line("/puzzle 2026-11-26", "", "de") == "/aufgabe 2026-11-26"


def test_a_command_that_cannot_be_read_stays_as_it_is() -> None:
    """A message with a button of an earlier version is delivered, and holds up no later one."""
    assert typed_line("/theme #10 drak", "", "de") == "/theme #10 drak"
