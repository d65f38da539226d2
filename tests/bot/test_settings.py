"""Settings: the environment over the file, and one sentence for whatever is wrong."""

import re
from pathlib import Path
from urllib.parse import quote

import pytest

from bot.settings import _SETTINGS, ENV_FILE, SettingError, Settings, read


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / ".env"


def test_without_a_file_everything_has_a_default(file: Path) -> None:
    assert read(file, {}) == Settings()
    assert Settings().web_host == "127.0.0.1", "others see nothing unless told so"


def test_the_example_file_has_a_line_for_every_setting_and_no_other() -> None:
    example = (ENV_FILE.parent / ".env.example").read_text("utf-8")
    assert sorted(re.findall(r"^#?([A-Z_]+)=", example, re.MULTILINE)) == sorted(_SETTINGS)


def test_the_environment_counts_more_than_the_file(file: Path, tmp_path: Path) -> None:
    file.write_text(
        f"# a comment\nWEB_PORT=81\nexport WEB_HOST='0.0.0.0'\nLOG_LEVEL=debug\n\nDEFAULT_LANGUAGE=\n"
        f"DATABASE_PATH={tmp_path}/x.db\n",
        encoding="utf-8",
    )
    assert read(file, {"WEB_PORT": " 82 ", "PATH": "/bin", "WEBPORT": "x"}) == Settings(
        database=tmp_path / "x.db", language="en", web_host="0.0.0.0", web_port=82, log_level="DEBUG"
    )


def test_a_file_that_cannot_be_read_is_told_in_one_sentence(file: Path) -> None:
    file.mkdir()
    with pytest.raises(SettingError, match=r"^\.env cannot be read \(.*\); call this as .*\.$"):
        read(file, {})


def test_the_status_page_is_closed_unless_it_has_a_port(file: Path) -> None:
    assert read(file, {"STATUS_HOST": "10.0.0.5"}).status_port is None
    found = read(file, {"STATUS_PORT": "9180"})
    assert (found.status_host, found.status_port) == ("127.0.0.1", 9180), "others see nothing unless told so"


@pytest.mark.parametrize(
    "value",
    [
        "mysql://host/games",
        "postgresql://ann:se/cret@host/games",
        "postgresql://ann:se@cret@host/games",
        "postgresql://ann:se#cret@host/games",
        "postgresql://ann:se?cret@host/games",
        "postgresql://ann:se cret@host/games",
        "secret",
        "postgresql://ann:secret@host:99999/games",
    ],
)
def test_an_address_of_a_database_that_cannot_be_read_is_not_shown(file: Path, value: str) -> None:
    with pytest.raises(SettingError, match=r"^DATABASE_URL must be an address such as .*\.$") as refused:
        read(file, {"DATABASE_URL": value})
    assert "cret" not in str(refused.value)
    for character in "@/#? ":
        assert quote(character, safe="") in str(refused.value)
    assert "postgresql://ann" not in repr(read(file, {"DATABASE_URL": "postgresql://ann:secret@host/games"}))


def test_messages_are_kept_for_ever_unless_told_otherwise(file: Path) -> None:
    assert Settings().keep_messages_days == 0
    assert read(file, {"KEEP_MESSAGES_DAYS": "90"}).keep_messages_days == 90


def test_p4_the_web_chat_is_there_without_a_token_or_where_it_is_wanted(file: Path) -> None:
    token = {"TELEGRAM_TOKEN": "7000:stand-in-for-a-token"}
    assert read(file, {}).serves_web
    assert not read(file, token).serves_web
    assert read(file, {**token, "WEB": "on"}).serves_web
    assert read(file, {"WEB": "off"}).serves_web, "there would be no chat at all"


def test_an_unknown_name_in_the_file_is_named(file: Path) -> None:
    file.write_text("WEB_PROT=8080\n", encoding="utf-8")
    with pytest.raises(SettingError, match=r"^\.env has an unknown setting WEB_PROT; is WEB_PORT meant\?$"):
        read(file, {})
    file.write_text("COLOUR=blue\n", encoding="utf-8")
    with pytest.raises(SettingError, match=r"^\.env has an unknown setting COLOUR; known are .*WEB_PORT") as refused:
        read(file, {})
    assert "\n" not in str(refused.value)


def test_two_pages_on_one_port_are_refused(file: Path) -> None:
    both = {"WEB_PORT": "9180", "STATUS_PORT": "9180"}
    with pytest.raises(SettingError, match=r"^STATUS_PORT and WEB_PORT are both 9180; "):
        read(file, both)
    assert read(file, {**both, "STATUS_HOST": "10.0.0.5"}).status_port == 9180
    assert read(file, {**both, "TELEGRAM_TOKEN": "7000:stand-in-for-a-token"}).status_port == 9180
    assert read(file, {"WEB_PORT": "0", "STATUS_PORT": "0"}).status_port == 0, "each takes one that is free"


def test_a_token_of_the_other_platform_is_told_and_not_shown(file: Path) -> None:
    with pytest.raises(SettingError, match=r"^DISCORD_TOKEN is a Telegram token: .*TELEGRAM_TOKEN\.$") as refused:
        read(file, {"DISCORD_TOKEN": "7000:stand-in-for-a-token"})
    assert "7000" not in str(refused.value)


@pytest.mark.parametrize("value", ["https://games.example.org", "https://Games.example.org/", "http://[::1]:8443"])
def test_the_public_address_is_taken_without_a_path(file: Path, value: str) -> None:
    assert read(file, {"WEB_PUBLIC_URL": value}).web_public_url == value.rstrip("/").lower()


@pytest.mark.parametrize(
    ("value", "leaders"),
    [
        ("Anna, Ben", {"Anna", "Ben"}),
        ("@Anna", {"Anna"}),
        (
            "Zo\u00eb,\u674e\u5c0f\u9f99,\u0928\u0940\u0932_2",
            {"Zo\u00eb", "\u674e\u5c0f\u9f99", "\u0928\u0940\u0932_2"},
        ),
        ("everyone", {"everyone"}),
        ("EVERYONE", {"everyone"}),
    ],
)
def test_leaders_are_named_as_people_type_nicknames(file: Path, value: str, leaders: set[str]) -> None:
    assert read(file, {"WEB_LEADERS": value}).web_leaders == leaders


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("WEB", "yes"),
        ("WEB_PORT", "eighty"),
        ("WEB_PORT", "65536"),
        ("WEB_PORT", "-1"),
        ("WEB_PORT", "٣"),
        ("WEB_PORT", "9" * 5000),
        ("STATUS_PORT", "none"),
        ("STATUS_HOST", "a b"),
        ("KEEP_MESSAGES_DAYS", "-1"),
        ("KEEP_MESSAGES_DAYS", "two"),
        ("WEB_PUBLIC_URL", "games.example.org"),
        ("WEB_PUBLIC_URL", "https://games.example.org/summarum"),
        ("WEB_PUBLIC_URL", "ftp://games.example.org"),
        ("WEB_PUBLIC_URL", "https://games.example.org:99999"),
        ("WEB_PUBLIC_URL", "https://[::::]"),
        ("TELEGRAM_API_BASE", "http://127.0.0.1:99999"),
        ("TELEGRAM_API_BASE", "http://[::"),
        ("DISCORD_API_BASE", "http://127.0.0.1:99999"),
        ("DISCORD_GATEWAY", "ws://127.0.0.1:99999"),
        ("WEB_PROXY_HEADER", "X-Forwarded-For: 1"),
        ("WEB_LEADERS", '"Anna"'),
        ("WEB_LEADERS", "Anna;Ben"),
        ("WEB_LEADERS", "Ann*"),
        ("WEB_LEADERS", "@"),
        ("WEB_LEADERS", "A" * 21),
        ("WEB_HOST", "a b"),
        ("WEB_HOST", "http://x/"),
        ("DEFAULT_LANGUAGE", "fr"),
        ("LOG_LEVEL", "LOUD"),
        ("LOG_FORMAT", "xml"),
        ("DATABASE_PATH", "/nowhere/at/all/x.db"),
        ("DATABASE_PATH", "/tmp"),
        ("DATABASE_PATH", "~nobody-at-all/x.db"),
    ],
)
def test_a_malformed_value_is_named(file: Path, name: str, value: str) -> None:
    with pytest.raises(SettingError, match=f"^{name} is ") as refused:
        read(file, {name: value})
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("line", ["WEB_PORT 8080", "WEB_PORT", "=8080", "'WEB_PORT=8080"])
def test_a_line_that_cannot_be_read_is_not_passed_over(file: Path, line: str) -> None:
    file.write_text(f"LOG_LEVEL=INFO\n{line}\n", encoding="utf-8")
    with pytest.raises(SettingError, match=r"^\.env cannot be read at line 2") as refused:
        read(file, {})
    assert "\n" not in str(refused.value)


def test_a_file_that_is_not_text_is_refused(file: Path) -> None:
    file.write_bytes(b"WEB_PORT=\xff\xfe")
    with pytest.raises(SettingError, match="not text in UTF-8"):
        read(file, {})
