"""The commands in Discord's command menu, and the line that a picked command stands for."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, TypeAlias

from discord import Locale, Permissions

from bot.chat.offers import OfferedGame
from bot.chat.text import Texts, best_locale
from bot.grammar import words as typed_words
from bot.grammar.moderation import MODERATING
from bot.settings import FALLBACK

Json: TypeAlias = dict[str, Any]
CommandWords: TypeAlias = Mapping[str, Mapping[str, Sequence[str]]]
"""Every command by its name, with its words by language; the first word of each is the one shown."""

_STRING: Final = 3
_USER: Final = 6
_IN_SERVERS: Final = 0
_WITH_THE_BOT: Final = 1
_INSTALLS: Final = {"server": 0, "person": 1}
_MODERATORS: Final = frozenset({"close"})
"""Commands that only make sense where the bot is a member, and only for people who manage messages there."""

_LONGEST: Final = 100
"""The most characters of a description that Discord accepts."""

_MANAGE_MESSAGES: Final = str(Permissions(manage_messages=True).value)


@dataclass(frozen=True, slots=True)
class MenuOption:
    """A field of a command.

    People pick one of its `choices`, one of all games (`game`) or languages (`language`), or one of the games for one player
    (`alone`); with `completes`, the rest of a line is proposed. In a line its value stands after `key=`, if it has one.
    """

    name: str
    person: bool = False
    game: bool = False
    alone: bool = False
    language: bool = False
    required: bool = False
    completes: bool = False
    choices: tuple[str, ...] = ()
    key: str = ""


_TABLE: Final = MenuOption("table", completes=True)
_LUCK: Final = MenuOption("luck", key="luck")
_GAME: Final = MenuOption("game", game=True)
_PEOPLE: Final = ("player", "player2", "player3", "player4", "player5", "player6", "player7")
_SEATS: Final = MenuOption("seats", choices=("2", "3", "4", "5", "6", "7", "8"), key="players")
_PACE: Final = MenuOption("time", choices=("live", "daily", "slow", "none"), key="pace")
_MOVE: Final = MenuOption("move", required=True, completes=True)

_OPTIONS: Final[Mapping[str, tuple[MenuOption, ...]]] = {
    "challenge": (
        MenuOption("player", person=True),
        MenuOption("against", choices=("anyone", "computer=beginner", "computer=club", "computer=master", "alone")),
        _GAME,
        _PACE,
        MenuOption("options", completes=True),
        _SEATS,
        *(MenuOption(name, person=True) for name in _PEOPLE[1:]),
    ),
    "accept": (_TABLE, _LUCK),
    "join": (_TABLE, MenuOption("code"), _LUCK),
    "rematch": (_TABLE, _LUCK),
    "play": (_MOVE, _TABLE),
    "try": (_MOVE, _TABLE),
    "claim": (_TABLE, MenuOption("instead", choices=("computer",))),
    "time": (MenuOption("amount"), _TABLE),
    **dict.fromkeys(("pause", "takeback"), (MenuOption("answer", choices=("yes", "no")), _TABLE)),
    "resign": (MenuOption("sure", choices=("yes", "no")), _TABLE),
    "away": (MenuOption("amount"),),
    "board": (MenuOption("view", choices=("full", "words")), MenuOption("turn", key="turn"), _TABLE),
    "tables": (),
    "games": (MenuOption("which", choices=("finished",)),),
    "tournament": (
        MenuOption("action", choices=tuple(typed_words.TOURNAMENT)),
        _GAME,
        MenuOption("entrant", person=True),
        _PACE,
        MenuOption("options", completes=True),
        _TABLE,
        _LUCK,
    ),
    "puzzle": (_GAME,),
    "daily": (MenuOption("at"), MenuOption("zone", key="zone")),
    "best": (MenuOption("game", game=True, alone=True),),
    "rating": (MenuOption("person", person=True),),
    "leaderboard": (_GAME, MenuOption("where", choices=("all",))),
    "stats": (MenuOption("person", person=True), _GAME),
    "learn": (_GAME,),
    "rules": (_GAME, MenuOption("rule", completes=True)),
    "language": (MenuOption("language", language=True),),
    "theme": (MenuOption("theme", choices=typed_words.THEMES),),
    "settings": (),
    "confirm": (MenuOption("switch", choices=("on", "off")),),
    "private": (MenuOption("switch", choices=("on", "off")),),
    "remind": (
        MenuOption("switch", choices=("on", "off")),
        MenuOption("every", key="every"),
        MenuOption("quiet", key="quiet"),
        MenuOption("zone", key="zone"),
        _TABLE,
    ),
    "forget": (MenuOption("whom", required=True, choices=("me",)), MenuOption("sure", choices=("yes", "no"))),
    "link": (MenuOption("words"),),
    "unlink": (MenuOption("sure", choices=("yes", "no")),),
    "accounts": (),
    "start": (),
    "help": (MenuOption("command", completes=True),),
}
"""The fields of every command; a command that is not listed has only a table."""


def options(command: str) -> tuple[MenuOption, ...]:
    """The fields of a command, in the order they are shown."""
    return _OPTIONS.get(command, (_TABLE,))


def menu(words: CommandWords, texts: Texts, games: Sequence[OfferedGame]) -> list[Json]:
    """Every command that can do something here with its fields, named and described in all languages."""
    return [_command(name, by, texts, games) for name, by in words.items() if name not in MODERATING]


def is_same(ours: Sequence[Json], theirs: Sequence[Json]) -> bool:
    """Whether Discord already has this menu, apart from fields that it adds and from the form of defaults."""
    wanted = {command["name"]: command for command in ours}
    found = {command["name"]: command for command in theirs}
    return bool(_without_defaults(wanted) == _without_defaults(_only_known_fields(found, wanted)))


def line(command: str, fields: Mapping[str, str]) -> str:
    """The line that a person would type instead of filling in these fields."""
    words = [f"/{command}"]
    if fields.get("table"):
        words.append(f"#{fields['table'].strip().removeprefix('#')}")
    others = (option for option in options(command) if option.name != "table" and fields.get(option.name))
    words += [_part_of_line(option, fields[option.name]) for option in others]
    return " ".join(words)


def stem(command: str, option: str, fields: Mapping[str, str]) -> str:
    """The line up to the end of the field that is being filled in, which a completion continues."""
    typed = fields.get(option, "")
    before = {name: value for name, value in fields.items() if name not in {option, "options", "luck"}}
    if option == "table":
        return f"/{command} #{typed.strip().removeprefix('#')}"
    if command == "challenge" and not any(name in before for name in (*_PEOPLE, "against")):
        before["against"] = "anyone"
    return f"{line(command, before)} {typed.lstrip()}"


def complete_field(option: str, typed: str, stem: str, found: str, *, game: bool = False) -> str:
    """The value of a field with which the whole line becomes `found`; empty if the completion belongs to another field.

    Once a `game` is picked, the words that may follow it are options.
    """
    last = found.rpartition(" ")[2]
    if option == "move":
        move = found.removeprefix(stem.removesuffix(typed.lstrip()))
        return "" if move.startswith("#") else move
    if option == "options":
        return typed.lstrip().rpartition(" ")[0] + " " * (" " in typed.lstrip()) + last if game or "=" in last else ""
    wanted = last.startswith("#") if option == "table" else last[:1] not in {"#", "@"} and "=" not in last
    return last if wanted else ""


def _part_of_line(option: MenuOption, value: str) -> str:
    """A field as a part of a line; people are given as their unique names."""
    if option.person:
        return value if value.startswith("computer") else f"@{value}"
    return f"{option.key}={value}" if option.key else value


def _command(name: str, by: Mapping[str, Sequence[str]], texts: Texts, games: Sequence[OfferedGame]) -> Json:
    command: Json = {
        "type": 1,
        "name": by[FALLBACK][0],
        "name_localizations": _localized(texts, lambda locale: by.get(locale, by[FALLBACK])[0]),
        **_named("description", f"menu-{name}", texts),
        "options": [_option(option, texts, games) for option in options(name)],
        "contexts": [_IN_SERVERS, _WITH_THE_BOT],
        "integration_types": list(_INSTALLS.values()),
    }
    if name in _MODERATORS:
        command |= {
            "default_member_permissions": _MANAGE_MESSAGES,
            "contexts": [_IN_SERVERS],
            "integration_types": [_INSTALLS["server"]],
        }
    return command


def _option(option: MenuOption, texts: Texts, games: Sequence[OfferedGame]) -> Json:
    key = f"discord-option-{option.name}"
    shown: Json = {
        "type": _USER if option.person else _STRING,
        "name": option.name,
        "name_localizations": _localized(texts, lambda locale: texts.plain(f"{key}.name", locale)),
        **_named("description", key, texts),
        "required": option.required,
    }
    if option.game:
        shown["choices"] = [
            {"name": game.title, "value": game.name} for game in games if game.alone or not option.alone
        ]
    elif option.language:
        shown["choices"] = [{"name": typed_words.format_language(code), "value": code} for code in texts.locales]
    elif option.choices:
        shown["choices"] = [_choice(value, texts) for value in option.choices]
    elif not option.person and option.completes:
        shown["autocomplete"] = True
    return shown


def _choice(value: str, texts: Texts) -> Json:
    if value.isdigit():
        return {"name": value, "value": value}
    return {**_named("name", f"discord-choice-{value.replace('=', '-')}", texts), "value": value}


def _named(field: str, key: str, texts: Texts) -> Json:
    """A field of the menu with the text of this key in all languages."""
    return {
        field: _text(texts, key, FALLBACK),
        f"{field}_localizations": _localized(texts, lambda locale: _text(texts, key, locale)),
    }


def _text(texts: Texts, key: str, locale: str) -> str:
    """A text of the menu, cut to the length that Discord accepts, because it refuses the whole menu otherwise."""
    said = texts.plain(key, locale)
    return said if len(said) <= _LONGEST else said[: _LONGEST - 1] + "…"


def _localized(texts: Texts, say: Callable[[str], str]) -> dict[str, str]:
    """What `say` returns for every language except the fallback, by Discord's tag."""
    return {tag: say(locale) for tag, locale in _others(texts.locales).items()}


@cache
def _others(locales: tuple[str, ...]) -> Mapping[str, str]:
    """The languages that both Discord and the texts have, without the fallback: Discord's tag and ours."""
    found = ((tag.value, best_locale(tag.value, locales)) for tag in Locale)
    return {tag: locale for tag, locale in found if locale and locale != FALLBACK}


def _only_known_fields(theirs: Any, ours: Any) -> Any:
    """Discord's menu without keys that ours lacks, because additions of the platform are no changes."""
    if isinstance(theirs, Mapping) and isinstance(ours, Mapping):
        kept = {key: _only_known_fields(value, ours[key]) for key, value in theirs.items() if key in ours}
        return kept | {key: value for key, value in theirs.items() if key not in ours and isinstance(value, Mapping)}
    if isinstance(theirs, list) and isinstance(ours, list) and len(theirs) == len(ours):
        return [_only_known_fields(one, other) for one, other in zip(theirs, ours, strict=True)]
    return theirs


def _without_defaults(value: Any) -> Any:
    """The menu without empty values, which are the defaults."""
    if isinstance(value, Mapping):
        return {key: _without_defaults(one) for key, one in value.items() if one not in (None, False, [], {})}
    if isinstance(value, list):
        return [_without_defaults(one) for one in value]
    return value
