"""The lines that the page's own buttons type, in the words of each language."""

from collections.abc import Mapping

from bot.grammar.words import PREFIX, key_shown, shown

GAME, NAME, TABLE, MOVE, CODE = "{game}", "{name}", "{table}", "{move}", "{code}"
"""Where the page puts a game, a nickname, the number of a table, a move and the code of an invitation."""


def start_lines(language: str) -> Mapping[str, str]:
    """Each line by the action that types it."""
    names = ("challenge", "learn", "puzzle", "rules", "help", "play", "try", "hint")
    challenge, learn, puzzle, rules, help_, play, try_, hint = (
        PREFIX + shown("commands", name, language) for name in names
    )
    computer = f"{challenge} {shown('opponents', 'computer', language)} {GAME} {key_shown('level', language)}="
    return {
        **{level: computer + shown("levels", level, language) for level in ("beginner", "club", "master")},
        "alone": f"{challenge} {shown('opponents', 'alone', language)} {GAME}",
        "friend": f"{challenge} @{NAME} {GAME}",
        "person": f"{challenge} @{NAME}",
        "anyone": f"{challenge} {shown('opponents', 'anyone', language)} {GAME}",
        "learn": f"{learn} {GAME}",
        "puzzle": f"{puzzle} {GAME}",
        "rules": f"{rules} {GAME}",
        "help": help_,
        "rating": PREFIX + shown("commands", "rating", language),
        "accounts": PREFIX + shown("commands", "accounts", language),
        "play": f"{play} #{TABLE} {MOVE}",
        "try": f"{try_} #{TABLE} {MOVE}",
        "hint": f"{hint} #{TABLE}",
        "invited": f"{PREFIX}{shown('commands', 'join', language)} {CODE}",
        **{
            name: f"{PREFIX}{shown('commands', name, language)} #{TABLE}"
            for name in ("accept", "join", "board", "cancel")
        },
    }
