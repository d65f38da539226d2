"""Settings: the only reader of `.env` and, except for systemd's variables, of the environment."""

import os
import re
import tomllib
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache, partial
from io import StringIO
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from dotenv import dotenv_values
from dotenv.parser import parse_stream

ENV_FILE: Final = Path(__file__).resolve().parents[1] / ".env"
"""The file of settings."""

DATA: Final = Path(os.environ.get("SUMMARUM_DATA") or Path(__file__).resolve().parents[1] / "data")
"""The folder of games, rules, texts and typed words; SUMMARUM_DATA names another one, to try out a new language."""

FALLBACK: Final = "en"
"""The language that has every text and word, used where another language lacks one."""

LONGEST_NICKNAME: Final = 20
"""The most characters of a nickname in the web chat."""

LETTER_JOINERS: Final = re.compile("[\u200c\u200d]")
"""Invisible characters that join letters or keep them apart; in a nickname they do not count."""

_TELEGRAM_TOKEN: Final = r"[0-9]{1,20}:[A-Za-z0-9_-]{10,100}"


@cache
def version() -> str:
    """The version of this program."""
    project = Path(__file__).resolve().parents[1] / "pyproject.toml"
    return str(tomllib.loads(project.read_text("utf-8"))["project"]["version"])


class LanguageError(ValueError):
    """A file of a language in `data/` cannot be used, or lacks a sentence; the message says which and why."""


class SettingError(ValueError):
    """A setting cannot be used; the message is one sentence that names it."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings of the program."""

    database: Path = Path("summarum.sqlite3")
    database_url: str = field(default="", repr=False)
    language: str = FALLBACK
    web: bool = False
    web_host: str = "127.0.0.1"
    web_port: int = 8080
    web_public_url: str = ""
    web_proxy_header: str = ""
    web_leaders: frozenset[str] = frozenset()
    status_host: str = "127.0.0.1"
    status_port: int | None = None
    keep_messages_days: int = 0
    log_level: str = "INFO"
    log_format: str = "text"
    telegram_token: str = field(default="", repr=False)
    telegram_api: str = "https://api.telegram.org"
    discord_token: str = field(default="", repr=False)
    discord_api_base: str = ""
    discord_gateway: str = ""
    discord_shards: int = 1

    @property
    def serves_web(self) -> bool:
        """Whether there is a web chat: if it is switched on, or if no token is set."""
        return self.web or not (self.telegram_token or self.discord_token)

    @property
    def web_database(self) -> Path:
        """The web chat's own database file, beside the main one."""
        return self._beside("web")

    def discord_database(self, shard: int) -> Path:
        """The database file of Discord or of a shard of it, beside the main one."""
        return self._beside(f"discord-{shard}" if shard else "discord")

    def _beside(self, chat: str) -> Path:
        return self.database.with_name(f"{self.database.stem}-{chat}{self.database.suffix or '.sqlite3'}")


def read(env_file: Path, environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings of the file, overridden by those of the environment; raises SettingError for an unknown or malformed one."""
    stored = _stored(env_file)
    for name in stored:
        if name not in _SETTINGS:
            meant = get_close_matches(name.upper(), _SETTINGS, n=1)
            known = f"is {meant[0]} meant?" if meant else f"known are {', '.join(_SETTINGS)}."
            raise SettingError(f"{env_file.name} has an unknown setting {name}; {known}")
    found = {**stored, **{name: environment[name] for name in _SETTINGS if name in environment}}
    given = {name: value.strip() for name, value in found.items() if value.strip()}
    usual = {"DATABASE_PATH": str(Settings().database), "DEFAULT_LANGUAGE": FALLBACK}  # these may be impossible, too
    values = usual | given
    chosen = Settings(
        **{field: parse(name, values[name]) for name, (field, parse) in _SETTINGS.items() if name in values}
    )
    web, status = (chosen.web_host, chosen.web_port), (chosen.status_host, chosen.status_port)
    if chosen.serves_web and chosen.web_port and web == status:
        raise SettingError(f"STATUS_PORT and WEB_PORT are both {chosen.web_port}; set one of them to another.")
    return chosen


def _stored(env_file: Path) -> dict[str, str]:
    """The values in the file; raises SettingError for a line that cannot be read, which dotenv alone would skip."""
    try:
        text = env_file.read_text("utf-8") if env_file.exists() else ""
    except OSError as error:
        raise SettingError(
            f"{env_file.name} cannot be read ({error.strerror}); call this as the user that runs Summarum."
        ) from error
    except UnicodeDecodeError as error:
        raise SettingError(f"{env_file.name} is not text in UTF-8.") from error
    for binding in parse_stream(StringIO(text)):
        if binding.error or (binding.key is not None and binding.value is None):
            line = binding.original.line
            raise SettingError(f"{env_file.name} cannot be read at line {line}: a setting looks like NAME=value.")
    return {name: value or "" for name, value in dotenv_values(stream=StringIO(text)).items()}


def _languages() -> tuple[str, ...]:
    """The languages that have texts; raises SettingError if the data folder is not one."""
    if not (DATA / "text").is_dir():
        raise SettingError(f"SUMMARUM_DATA is {str(DATA)!r}, but must name a folder like data/.")
    return tuple(sorted(path.name for path in (DATA / "text").iterdir() if path.is_dir()))


def _language(name: str, value: str) -> str:
    return _one_of(name, value, _languages())


def _switch(name: str, value: str) -> bool:
    return _one_of(name, value.lower(), ("on", "off")) == "on"


def _log_level(name: str, value: str) -> str:
    return _one_of(name, value.upper(), ("DEBUG", "INFO", "WARNING", "ERROR"))


def _log_format(name: str, value: str) -> str:
    return _one_of(name, value.lower(), ("text", "json"))


def _one_of(name: str, value: str, allowed: tuple[str, ...]) -> str:
    if value not in allowed:
        raise SettingError(f"{name} is {value!r}, but must be one of {', '.join(allowed)}.")
    return value


def _database(name: str, value: str) -> Path:
    try:
        path = Path(value).expanduser()
    except RuntimeError:  # the home of a user who does not exist
        path = Path(value)
    try:
        possible = value.isprintable() and path.parent.is_dir() and not path.is_dir()
    except PermissionError as error:
        raise SettingError(
            f"{name} is {value!r}, but you may not look into that folder; call this as the user that runs Summarum."
        ) from error
    except OSError:  # a name that is too long
        possible = False
    if not possible:
        raise SettingError(f"{name} is {value!r}, but must name a file in a folder that exists.")
    return path


def database_url(name: str, value: str) -> str:
    """The address of a PostgreSQL database; raises SettingError, which does not quote the address."""
    pattern = r"postgres(ql)?://([^@/?#\s]*@)?[^@/?#\s]*(/[^@/?#\s]*)?(\?\S*)?"
    if not (re.fullmatch(pattern, value) and _is_possible_port(value)):
        raise SettingError(
            f"{name} must be an address such as postgresql://user:password@host/database; in a password,"
            " @ is %40, / is %2F, # is %23, ? is %3F and a blank is %20."
        )
    return value


def _host(name: str, value: str) -> str:
    if not re.fullmatch(r"[0-9A-Za-z.:\-]{1,253}", value):
        raise SettingError(f"{name} is {value!r}, but must be an address or host name such as 127.0.0.1.")
    return value


def _public_url(name: str, value: str) -> str:
    bare = value.rstrip("/").lower()
    pattern = r"https?://([0-9a-z.\-]{1,253}|\[[0-9a-f:.]+\])(:[0-9]{1,5})?"
    if not (re.fullmatch(pattern, bare) and _is_possible(bare)):
        raise SettingError(
            f"{name} is {value!r}, but must be the address people type, without a path, such as https://games.example.org."
        )
    return bare


def _header(name: str, value: str) -> str:
    if not re.fullmatch(r"[0-9A-Za-z\-]{1,100}", value):
        raise SettingError(f"{name} is {value!r}, but must be the name of a header such as X-Forwarded-For.")
    return value


def _leaders(name: str, value: str) -> frozenset[str]:
    """Nicknames, or `everyone`; what no nickname can be is refused, because nobody would ever lead."""
    leaders = [one.removeprefix("@") for one in value.replace(",", " ").split()]
    letters = [LETTER_JOINERS.sub("", one) for one in leaders]
    if not all(one and len(one) <= LONGEST_NICKNAME and all(map(is_part_of_nickname, one)) for one in letters):
        raise SettingError(
            f"{name} is {value!r}, but must be nicknames with commas between them, without quotes, or everyone."
        )
    return frozenset("everyone" if one.lower() == "everyone" else one for one in leaders)


def is_part_of_nickname(character: str) -> bool:
    """Whether a character may stand in a nickname of the web chat: letters and digits of any script, `_` and `-`."""
    kind = unicodedata.category(character)
    return character in "_-" or kind[0] in "LM" or kind == "Nd"


def _discord_token(name: str, value: str) -> str:
    if re.fullmatch(_TELEGRAM_TOKEN, value):
        raise SettingError(f"{name} is a Telegram token: it belongs in TELEGRAM_TOKEN.")
    if not re.fullmatch(r"[0-9A-Za-z._:\-]{20,200}", value):
        raise SettingError(f"{name} is not a token: copy the whole token, without blanks or quotes.")
    return value


def _url(name: str, value: str, *, scheme: str) -> str:
    pattern = rf"{scheme}s?://[0-9A-Za-z.:\-\[\]]+(/[!-~]*)?"
    if not (re.fullmatch(pattern, value) and _is_possible(value)):
        raise SettingError(f"{name} is {value!r}, but must be an address that begins with {scheme}:// or {scheme}s://.")
    return value.rstrip("/")


def _is_possible(address: str) -> bool:
    """Whether the host and the port of an address are possible."""
    try:
        return bool(urlsplit(address).hostname) and _is_possible_port(address)
    except ValueError:
        return False


def _is_possible_port(address: str) -> bool:
    """Whether an address has no port or a possible one."""
    try:
        return urlsplit(address).port != 0
    except ValueError:
        return False


def _whole(name: str, value: str, *, least: int = 0, most: int, said: str = "") -> int:
    """A whole number between two bounds, which are `said` in words."""
    if not (value.isascii() and value.isdigit() and len(value) <= len(str(most)) and least <= int(value) <= most):
        raise SettingError(f"{name} is {value!r}, but must be a whole number {said or f'from {least} to {most}'}.")
    return int(value)


def _telegram_token(name: str, value: str) -> str:
    if not re.fullmatch(_TELEGRAM_TOKEN, value):  # never quoted: it may be nearly right
        raise SettingError(f"{name} does not look like a token from @BotFather, such as 123456:ABC-DEF1234ghIkl.")
    return value


def _base(name: str, value: str) -> str:
    pattern = r"https?://[0-9A-Za-z.:\-\[\]]{1,253}(/[0-9A-Za-z._~/\-]*)?"
    if not (re.fullmatch(pattern, value) and _is_possible(value)):
        raise SettingError(f"{name} is {value!r}, but must be an address such as https://api.telegram.org.")
    return value.rstrip("/")


_SETTINGS: Final[Mapping[str, tuple[str, Callable[[str, str], Any]]]] = {
    "DATABASE_PATH": ("database", _database),
    "DATABASE_URL": ("database_url", database_url),
    "DEFAULT_LANGUAGE": ("language", _language),
    "WEB": ("web", _switch),
    "WEB_HOST": ("web_host", _host),
    "WEB_PORT": ("web_port", partial(_whole, most=65535)),
    "WEB_PUBLIC_URL": ("web_public_url", _public_url),
    "WEB_PROXY_HEADER": ("web_proxy_header", _header),
    "WEB_LEADERS": ("web_leaders", _leaders),
    "STATUS_HOST": ("status_host", _host),
    "STATUS_PORT": ("status_port", partial(_whole, most=65535)),
    "KEEP_MESSAGES_DAYS": ("keep_messages_days", partial(_whole, most=9999, said="of days from 0 (for ever) to 9999")),
    "LOG_LEVEL": ("log_level", _log_level),
    "LOG_FORMAT": ("log_format", _log_format),
    "TELEGRAM_TOKEN": ("telegram_token", _telegram_token),
    "TELEGRAM_API_BASE": ("telegram_api", _base),
    "DISCORD_TOKEN": ("discord_token", _discord_token),
    "DISCORD_API_BASE": ("discord_api_base", partial(_url, scheme="http")),
    "DISCORD_GATEWAY": ("discord_gateway", partial(_url, scheme="ws")),
    "DISCORD_SHARDS": ("discord_shards", partial(_whole, least=1, most=999)),
}
"""Every setting with its field in Settings, and the function that reads its value: it raises SettingError."""
