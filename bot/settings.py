"""Settings: the only reader of `.env` and, except for systemd's variables, of the environment."""

import os
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from dotenv import dotenv_values
from dotenv.parser import parse_stream

ENV_FILE: Final = Path(__file__).resolve().parents[1] / ".env"
"""The file of settings."""

DATA: Final = Path(os.environ.get("SUMMARUM_DATA") or Path(__file__).resolve().parents[1] / "data")
"""The folder of games, rules, texts and typed words; SUMMARUM_DATA names another one, to try out a new language."""

FALLBACK: Final = "en"
"""The language that has every text and word, used where another language lacks one."""

_LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR")
_LOG_FORMATS: Final = ("text", "json")
_SWITCH: Final = ("on", "off")
_TELEGRAM_TOKEN: Final = r"[0-9]{1,20}:[A-Za-z0-9_-]{10,100}"


@cache
def version() -> str:
    """The version of this program."""
    project = Path(__file__).resolve().parents[1] / "pyproject.toml"
    return str(tomllib.loads(project.read_text("utf-8"))["project"]["version"])


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

    def discord_database(self, shard: int = 0) -> Path:
        """The database file of Discord or of a shard of it, beside the main one."""
        return self._beside(f"discord-{shard}" if shard else "discord")

    def _beside(self, chat: str) -> Path:
        return self.database.with_name(f"{self.database.stem}-{chat}{self.database.suffix or '.sqlite3'}")


_NAMES: Final = (
    "DATABASE_PATH",
    "DATABASE_URL",
    "DEFAULT_LANGUAGE",
    "WEB",
    "WEB_HOST",
    "WEB_PORT",
    "WEB_PUBLIC_URL",
    "WEB_PROXY_HEADER",
    "STATUS_HOST",
    "STATUS_PORT",
    "KEEP_MESSAGES_DAYS",
    "LOG_LEVEL",
    "LOG_FORMAT",
    "TELEGRAM_TOKEN",
    "TELEGRAM_API_BASE",
    "DISCORD_TOKEN",
    "DISCORD_API_BASE",
    "DISCORD_GATEWAY",
    "DISCORD_SHARDS",
)


def read(env_file: Path, environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings of the file, overridden by those of the environment; raises SettingError for an unknown or malformed one."""
    stored = _stored(env_file)
    for name in stored:
        if name not in _NAMES:
            meant = get_close_matches(name.upper(), _NAMES, n=1)
            known = f"is {meant[0]} meant?" if meant else f"known are {', '.join(_NAMES)}."
            raise SettingError(f"{env_file.name} has an unknown setting {name}; {known}")
    found = {**stored, **{name: environment[name] for name in _NAMES if name in environment}}
    given = {name: value.strip() for name, value in found.items() if value.strip()}
    default = Settings()
    chosen = Settings(
        database=_database(given.get("DATABASE_PATH", str(default.database))),
        database_url=database_url("DATABASE_URL", given.get("DATABASE_URL", "")),
        language=_one_of("DEFAULT_LANGUAGE", given.get("DEFAULT_LANGUAGE", default.language), _languages()),
        web=_one_of("WEB", given.get("WEB", "off").lower(), _SWITCH) == "on",
        web_host=_host("WEB_HOST", given.get("WEB_HOST", default.web_host)),
        web_port=_port("WEB_PORT", given.get("WEB_PORT", str(default.web_port))),
        web_public_url=_public_url(given.get("WEB_PUBLIC_URL", "")),
        web_proxy_header=_header(given.get("WEB_PROXY_HEADER", "")),
        status_host=_host("STATUS_HOST", given.get("STATUS_HOST", default.status_host)),
        status_port=_port("STATUS_PORT", given["STATUS_PORT"]) if "STATUS_PORT" in given else None,
        keep_messages_days=_days("KEEP_MESSAGES_DAYS", given.get("KEEP_MESSAGES_DAYS", "0")),
        log_level=_one_of("LOG_LEVEL", given.get("LOG_LEVEL", default.log_level).upper(), _LEVELS),
        log_format=_one_of("LOG_FORMAT", given.get("LOG_FORMAT", default.log_format).lower(), _LOG_FORMATS),
        telegram_token=_telegram_token(given.get("TELEGRAM_TOKEN", "")),
        telegram_api=_base("TELEGRAM_API_BASE", given.get("TELEGRAM_API_BASE", default.telegram_api)),
        discord_token=_discord_token(given.get("DISCORD_TOKEN", "")),
        discord_api_base=_url("DISCORD_API_BASE", given.get("DISCORD_API_BASE", ""), "http"),
        discord_gateway=_url("DISCORD_GATEWAY", given.get("DISCORD_GATEWAY", ""), "ws"),
        discord_shards=_shards(given.get("DISCORD_SHARDS", str(default.discord_shards))),
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


def _one_of(name: str, value: str, allowed: tuple[str, ...]) -> str:
    if value not in allowed:
        raise SettingError(f"{name} is {value!r}, but must be one of {', '.join(allowed)}.")
    return value


def _database(value: str) -> Path:
    try:
        path = Path(value).expanduser()
    except RuntimeError:  # the home of a user who does not exist
        path = Path(value)
    try:
        possible = value.isprintable() and path.parent.is_dir() and not path.is_dir()
    except PermissionError as error:
        raise SettingError(
            f"DATABASE_PATH is {value!r}, but you may not look into that folder; call this as the user that runs Summarum."
        ) from error
    except OSError:  # a name that is too long
        possible = False
    if not possible:
        raise SettingError(f"DATABASE_PATH is {value!r}, but must name a file in a folder that exists.")
    return path


def database_url(name: str, value: str) -> str:
    """The address of a PostgreSQL database, or an empty string; raises SettingError, which does not quote the address."""
    pattern = r"postgres(ql)?://([^@/?#\s]*@)?[^@/?#\s]*(/[^@/?#\s]*)?(\?\S*)?"
    if value and not (re.fullmatch(pattern, value) and _is_possible_port(value)):
        raise SettingError(
            f"{name} must be an address such as postgresql://user:password@host/database; in a password, @ is %40 and / is %2F."
        )
    return value


def _host(name: str, value: str) -> str:
    if not re.fullmatch(r"[0-9A-Za-z.:\-]{1,253}", value):
        raise SettingError(f"{name} is {value!r}, but must be an address or host name such as 127.0.0.1.")
    return value


def _public_url(value: str) -> str:
    bare = value.rstrip("/").lower()
    pattern = r"https?://([0-9a-z.\-]{1,253}|\[[0-9a-f:.]+\])(:[0-9]{1,5})?"
    if value and not (re.fullmatch(pattern, bare) and _is_possible(bare)):
        raise SettingError(
            f"WEB_PUBLIC_URL is {value!r}, but must be the address people type, without a path, such as https://games.example.org."
        )
    return bare


def _header(value: str) -> str:
    if value and not re.fullmatch(r"[0-9A-Za-z\-]{1,100}", value):
        raise SettingError(f"WEB_PROXY_HEADER is {value!r}, but must be the name of a header such as X-Forwarded-For.")
    return value


def _discord_token(value: str) -> str:
    if re.fullmatch(_TELEGRAM_TOKEN, value):
        raise SettingError("DISCORD_TOKEN is a Telegram token: it belongs in TELEGRAM_TOKEN.")
    if value and not re.fullmatch(r"[0-9A-Za-z._:\-]{20,200}", value):
        raise SettingError("DISCORD_TOKEN is not a token: copy the whole token, without blanks or quotes.")
    return value


def _url(name: str, value: str, scheme: str) -> str:
    pattern = rf"{scheme}s?://[0-9A-Za-z.:\-\[\]]+(/[!-~]*)?"
    if value and not (re.fullmatch(pattern, value) and _is_possible(value)):
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


def _port(name: str, value: str) -> int:
    if not (value.isascii() and value.isdigit() and len(value) <= 5 and int(value) <= 65535):
        raise SettingError(f"{name} is {value!r}, but must be a whole number from 0 to 65535.")
    return int(value)


def _shards(value: str) -> int:
    if not (value.isascii() and value.isdigit() and len(value) <= 3 and int(value)):
        raise SettingError(f"DISCORD_SHARDS is {value!r}, but must be a whole number from 1 to 999.")
    return int(value)


def _days(name: str, value: str) -> int:
    if not (value.isascii() and value.isdigit() and len(value) <= 4):
        raise SettingError(f"{name} is {value!r}, but must be a whole number of days from 0 (for ever) to 9999.")
    return int(value)


def _telegram_token(value: str) -> str:
    if value and not re.fullmatch(_TELEGRAM_TOKEN, value):  # never quoted: it may be nearly right
        raise SettingError(
            "TELEGRAM_TOKEN does not look like a token from @BotFather, such as 123456:ABC-DEF1234ghIkl."
        )
    return value


def _base(name: str, value: str) -> str:
    pattern = r"https?://[0-9A-Za-z.:\-\[\]]{1,253}(/[0-9A-Za-z._~/\-]*)?"
    if not (re.fullmatch(pattern, value) and _is_possible(value)):
        raise SettingError(f"{name} is {value!r}, but must be an address such as https://api.telegram.org.")
    return value.rstrip("/")
