"""The lines that the page's own buttons type, in each language."""

from collections.abc import Mapping

from bot.grammar.words import PREFIX, format_key, localized

GAME, NAME, TABLE, MOVE, CODE = "{game}", "{name}", "{table}", "{move}", "{code}"
"""Placeholders in which the page inserts a game, a nickname, a table number, a move and an invitation code."""

_LEVELS = ("beginner", "club", "master")
_OF_A_TABLE = ("accept", "join", "board", "cancel", "hint", "takeback", "pause", "resign")


def start_lines(language: str) -> Mapping[str, str]:
    """The lines by the action that types them."""

    def command(name: str) -> str:
        return PREFIX + localized("commands", name, language)

    def challenge(opponent: str) -> str:
        return f"{command('challenge')} {localized('opponents', opponent, language)} {GAME}"

    def with_computer(opponent: str, level: str) -> str:
        computer = localized("opponents", "computer", language)
        return f"{command('challenge')} {opponent} {computer}={localized('levels', level, language)} {GAME}"

    level_is = f"{challenge('computer')} {format_key('level', language)}="
    anyone = localized("opponents", "anyone", language)
    return {
        **{level: level_is + localized("levels", level, language) for level in _LEVELS},
        **{opponent: challenge(opponent) for opponent in ("alone", "anyone")},
        **{f"anyone-{level}": with_computer(anyone, level) for level in _LEVELS},
        **{f"friend-{level}": with_computer(f"@{NAME}", level) for level in _LEVELS},
        "friend": f"{command('challenge')} @{NAME} {GAME}",
        "person": f"{command('challenge')} @{NAME}",
        "invited": f"{command('join')} {CODE}",
        **{name: command(name) for name in ("help", "games", "rating", "tournament", "accounts", "settings", "stats")},
        **{name: f"{command(name)} {GAME}" for name in ("learn", "puzzle", "rules")},
        **{name: f"{command(name)} #{TABLE} {MOVE}" for name in ("play", "try")},
        **{name: f"{command(name)} #{TABLE}" for name in _OF_A_TABLE},
    }
