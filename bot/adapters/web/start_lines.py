"""The lines that the page's start menu types, in the words of each language."""

from collections.abc import Mapping

from bot.grammar.words import PREFIX, key_shown, shown

GAME = "{game}"
"""Where the page puts the name of a game."""


def start_lines(language: str) -> Mapping[str, str]:
    """Each line by the action that types it; the caret of `friend` stands at `|`."""
    challenge, rules, help_ = (PREFIX + shown("commands", name, language) for name in ("challenge", "rules", "help"))
    level = f"{key_shown('level', language)}={shown('levels', 'beginner', language)}"
    return {
        "computer": f"{challenge} {shown('opponents', 'computer', language)} {GAME} {level}",
        "alone": f"{challenge} {shown('opponents', 'alone', language)} {GAME}",
        "friend": f"{challenge} @| {GAME}",
        "rules": f"{rules} {GAME}",
        "help": help_,
    }
