"""The lines that the page's own buttons type, in each language."""

from collections.abc import Mapping

from bot.grammar.words import PREFIX, format_key, localized

GAME, NAME, TABLE, MOVE, CODE = "{game}", "{name}", "{table}", "{move}", "{code}"
"""Placeholders in which the page inserts a game, a nickname, a table number, a move and an invitation code."""


def start_lines(language: str) -> Mapping[str, str]:
    """The lines by the action that types them."""
    names = ("challenge", "learn", "puzzle", "rules", "help", "play", "try", "hint")
    challenge, learn, puzzle, rules, help_, play, try_, hint = (
        PREFIX + localized("commands", name, language) for name in names
    )
    computer = f"{challenge} {localized('opponents', 'computer', language)} {GAME} {format_key('level', language)}="
    return {
        **{level: computer + localized("levels", level, language) for level in ("beginner", "club", "master")},
        "alone": f"{challenge} {localized('opponents', 'alone', language)} {GAME}",
        "friend": f"{challenge} @{NAME} {GAME}",
        "person": f"{challenge} @{NAME}",
        "anyone": f"{challenge} {localized('opponents', 'anyone', language)} {GAME}",
        "learn": f"{learn} {GAME}",
        "puzzle": f"{puzzle} {GAME}",
        "rules": f"{rules} {GAME}",
        "help": help_,
        "rating": PREFIX + localized("commands", "rating", language),
        "tournament": PREFIX + localized("commands", "tournament", language),
        "accounts": PREFIX + localized("commands", "accounts", language),
        "play": f"{play} #{TABLE} {MOVE}",
        "try": f"{try_} #{TABLE} {MOVE}",
        "hint": f"{hint} #{TABLE}",
        "invited": f"{PREFIX}{localized('commands', 'join', language)} {CODE}",
        **{
            name: f"{PREFIX}{localized('commands', name, language)} #{TABLE}"
            for name in ("accept", "join", "board", "cancel")
        },
    }
