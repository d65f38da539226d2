"""The lines that the page's start menu types, in the words of each language."""

from collections.abc import Mapping

from bot.grammar.words import PREFIX, key_shown, shown

GAME, NAME = "{game}", "{name}"
"""Where the page puts a game and a nickname."""


def start_lines(language: str) -> Mapping[str, str]:
    """Each line by the action that types it."""
    challenge, rules, help_ = (PREFIX + shown("commands", name, language) for name in ("challenge", "rules", "help"))
    level = f"{key_shown('level', language)}={shown('levels', 'beginner', language)}"
    return {
        "computer": f"{challenge} {shown('opponents', 'computer', language)} {GAME} {level}",
        "alone": f"{challenge} {shown('opponents', 'alone', language)} {GAME}",
        "friend": f"{challenge} @{NAME} {GAME}",
        "person": f"{challenge} @{NAME}",
        "anyone": f"{challenge} {shown('opponents', 'anyone', language)} {GAME}",
        "rules": f"{rules} {GAME}",
        "help": help_,
    }
