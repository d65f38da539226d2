"""The parts of the adapter that need no Discord: the menu, the Markdown, the memory of closed private channels."""

import re
from dataclasses import replace

import pytest

from bot.adapters.discord import intake, menu
from bot.adapters.discord.buttons import to_buttons
from bot.adapters.discord.dm_channels import DmChannels
from bot.adapters.discord.markup import mentioned, split, to_markup
from bot.chat.facts import Mention
from bot.chat.offers import OfferedGame
from bot.chat.port import Account, Button, Span, Style
from bot.grammar.command import parse
from bot.grammar.moderation import MODERATING
from bot.grammar.words import COMMANDS
from tests.texts import TEXTS

MENU = menu.menu(COMMANDS, TEXTS, (OfferedGame("summy", "Summy"), OfferedGame("solo", "Solitaire", alone=True)))
NAME = re.compile(r"[-\w]{1,32}")


def test_the_menu_keeps_discords_limits() -> None:
    assert {command["name"] for command in MENU} == COMMANDS.keys() - MODERATING
    for command in MENU:
        fields = command["options"]
        assert len(fields) <= 25
        assert [one["required"] for one in fields] == sorted((one["required"] for one in fields), reverse=True)
        for one in (command, *fields):
            names = [one["name"], *one["name_localizations"].values()]
            wrong = [name for name in names if not NAME.fullmatch(name) or name != name.lower()]
            assert not wrong, f"{wrong[0]!r} is no single word of at most 32 small letters"
            described = [one["description"], *one["description_localizations"].values()]
            assert all(0 < len(text) <= 100 for text in described), described
        for locale in ("de", None):
            shown = [one["name_localizations"].get(locale, one["name"]) for one in fields]
            assert len(set(shown)) == len(shown)
        for choice in (choice for one in fields for choice in one.get("choices", ())):
            assert 0 < len(choice["name"]) <= 100
    size = sum(len(one["name"]) + len(one["description"]) for command in MENU for one in (command, *command["options"]))
    assert size < 8000


def test_games_are_picked_by_their_titles() -> None:
    by_name = {command["name"]: command for command in MENU}
    every = [{"name": "Summy", "value": "summy"}, {"name": "Solitaire", "value": "solo"}]
    for name, choices in (("challenge", every), ("rules", every), ("tournament", every), ("best", every[1:])):
        (game,) = (field for field in by_name[name]["options"] if field["name"] == "game")
        assert game["choices"] == choices
        assert "autocomplete" not in game


def test_switches_are_completed_once_a_game_is_picked() -> None:
    stem = "/challenge @ben kakuro "
    assert menu.complete_field("options", "", stem, stem + "expert", game=True) == "expert"
    assert menu.complete_field("options", "hints=no e", stem, stem + "hints=no expert", game=True) == "hints=no expert"
    assert menu.complete_field("options", "", "/challenge @ben ", "/challenge @ben kakuro") == ""
    assert menu.complete_field("options", "", "/challenge @ben ", "/challenge @ben hints=yes") == "hints=yes"


def test_a_button_whose_command_is_too_long_is_left_out() -> None:
    fits = Button("Hint", "/hint")
    view = to_buttons([Button("Play it", f"/play #1 {'R1 ' * 80}"), fits])
    assert view is not None
    assert [item.to_component_dict()["custom_id"] for item in view.children] == ["do:/hint"]


def test_the_menu_is_where_it_makes_sense() -> None:
    by_name = {command["name"]: command for command in MENU}
    assert by_name["rack"]["integration_types"] == [0, 1]
    assert by_name["rack"]["contexts"] == [0, 1]
    assert by_name["close"]["integration_types"] == [0]
    assert by_name["close"]["default_member_permissions"] == "8192"


@pytest.mark.parametrize("locale", TEXTS.locales)
def test_what_a_command_does_fits_into_every_list_of_commands(locale: str) -> None:
    told = {f"menu-{name}": TEXTS.plain(f"menu-{name}", locale) for name in COMMANDS}
    long = [
        f"{locale}: {key} has {len(text)} characters, more than 100" for key, text in told.items() if len(text) > 100
    ]
    assert not long, "\n".join(long)
    assert len(set(told.values())) == len(told)


@pytest.mark.parametrize(("locale", "opponent", "turn"), [("en", "play", "turn"), ("de", "spielen", "Zug")])
def test_a_field_is_described_as_what_every_command_with_it_takes(locale: str, opponent: str, turn: str) -> None:
    def described(command: str) -> dict[str, str]:
        return {one.name: TEXTS.plain(f"discord-option-{one.name}", locale) for one in menu.options(command)}

    assert opponent in described("challenge")["player"]
    (dropped,) = (one.name for one in menu.options("tournament") if one.person)
    assert opponent not in described("tournament")[dropped]
    assert turn not in described("pause")["answer"]


def test_the_commands_that_are_treated_differently_exist() -> None:
    assert COMMANDS.keys() >= intake._ANSWERED_PRIVATELY | intake._ONLY_SHOWING


def test_every_text_of_the_menu_is_used() -> None:
    keys = {key for key in TEXTS._bundles["en"]._messages if key.startswith(("menu-", "discord-option-"))}
    used = {f"menu-{name}" for name in COMMANDS}
    used |= {f"discord-option-{one.name}" for name in COMMANDS for one in menu.options(name)}
    assert keys == used


@pytest.mark.parametrize(
    ("command", "fields", "line"),
    [
        ("play", {"move": "J13> 2x3=6", "table": "12"}, "/play #12 J13> 2x3=6"),
        ("play", {"move": "J13> 2x3=6", "table": "#12"}, "/play #12 J13> 2x3=6"),
        ("accept", {"luck": "my own words"}, "/accept luck=my own words"),
        ("rematch", {"luck": "my own words", "table": "4"}, "/rematch #4 luck=my own words"),
        ("tournament", {"luck": "my own words", "action": "join"}, "/tournament join luck=my own words"),
        ("challenge", {"options": "hints=yes", "player": "ben", "game": "summy"}, "/challenge @ben summy hints=yes"),
        ("challenge", {"against": "computer=master"}, "/challenge computer=master"),
        ("challenge", {"player": "computer", "game": "summy"}, "/challenge computer summy"),
        ("challenge", {"against": "alone", "game": "summy", "options": "hints=no"}, "/challenge alone summy hints=no"),
        (
            "challenge",
            {"player": "ben", "player7": "eve", "seats": "8", "game": "summy"},
            "/challenge @ben summy players=8 @eve",
        ),
        ("challenge", {"player": "ben", "game": "summy", "time": "live"}, "/challenge @ben summy pace=live"),
        ("tournament", {"options": "rounds=4", "game": "summy", "action": "new"}, "/tournament new summy rounds=4"),
        ("tournament", {"time": "slow", "game": "summy", "action": "new"}, "/tournament new summy pace=slow"),
        ("tournament", {"action": "end", "table": "12"}, "/tournament #12 end"),
        ("tournament", {"action": "drop", "entrant": "ben"}, "/tournament drop @ben"),
        ("tournament", {}, "/tournament"),
        ("best", {"game": "summy"}, "/best summy"),
        ("board", {"view": "full", "table": "3"}, "/board #3 full"),
        ("forget", {"whom": "me"}, "/forget me"),
        ("forget", {"sure": "yes", "whom": "me"}, "/forget me yes"),
        ("tables", {}, "/tables"),
        ("games", {}, "/games"),
        ("games", {"which": "finished"}, "/games finished"),
        ("rules", {"rule": "S5", "game": "summy"}, "/rules summy S5"),
    ],
)
def test_picked_fields_make_the_line_one_would_type(command: str, fields: dict[str, str], line: str) -> None:
    assert menu.line(command, fields) == line
    assert parse(line, games={"summy": "summy"}) is not None


def test_the_menu_is_the_same_however_discord_spells_it() -> None:
    theirs = [
        {**command, "id": "1", "version": "2", "nsfw": False, "dm_permission": True, "default_permission": True}
        for command in MENU
    ]
    for command in theirs:
        command["options"] = [
            {key: value for key, value in one.items() if value not in (False, {}, [])} for one in command["options"]
        ]
        if not command["options"]:
            del command["options"]
    assert menu.is_same(MENU, theirs)
    assert menu.is_same(MENU, list(reversed(theirs)))
    assert not menu.is_same(MENU, theirs[:-1])
    assert not menu.is_same(MENU, [*theirs, {"name": "old", "description": "gone by now"}])
    assert not menu.is_same(MENU, [{**theirs[0], "description": "another"}, *theirs[1:]])
    del theirs[0]["description_localizations"]
    assert not menu.is_same(MENU, theirs)


@pytest.mark.parametrize(
    ("text", "sent"),
    [
        ("a_b *c* ~d~ `e` |f| <@1> [g](h)", "a\\_b \\*c\\* \\~d\\~ \\`e\\` \\|f\\| \\<\\@1> \\[g](h)"),
        ("@everyone https://x", "\\@everyone https\\://x"),
        ("# a\n> b\n- c\n+ d\n-# e", "\\# a\n\\> b\n\\- c\n\\+ d\n\\-# e"),
        ("1. Ann\n1. Ben", "1\\. Ann\n1\\. Ben"),
        ("• J13> 2×3=6", "• J13> 2×3=6"),
    ],
)
def test_what_people_wrote_is_shown_as_it_stands(text: str, sent: str) -> None:
    assert to_markup((Span(text),)) == sent


def test_styles_and_mentions() -> None:
    ann = Account("discord", "7")
    rich = (
        Span("Ann", Style.MENTION, ann), Span(", "), Span("x*", Style.BOLD), Span(" "), Span("a`b*", Style.CODE),
        Span("Web_", Style.MENTION, Account("web", "ann")), Span("", Style.BOLD), Span("", Style.CODE),
    )  # fmt: skip
    assert to_markup(rich) == "<@7>, **x\\*** `aˋb*`Web\\_"
    assert mentioned(rich) == [7]


@pytest.mark.parametrize("locale", TEXTS.locales)
def test_no_marks_are_shown_between_two_mentions(locale: str) -> None:
    both = tuple(Mention(name, Account("discord", id), notify=True) for name, id in (("Ann", "7"), ("Ben", "8")))
    sent = to_markup(TEXTS.format("turn-several", locale, {"players": both}))
    assert "*" not in sent
    assert re.match(r"<@7> \w+ <@8>: ", sent)
    web = tuple(replace(one, account=None, notify=False) for one in both)
    assert "**" in to_markup(TEXTS.format("turn-several", locale, {"players": web}))


def test_t8_moments_are_told_in_the_time_zone_of_each_reader() -> None:
    rich = (Span("Ann: "), Span("2 days", until=99.6), Span(", until "), Span("Sat, Nov 28", at=7.4))
    assert to_markup(rich) == "Ann: <t:100:R>, until <t:7:f>"


def test_what_hardly_anybody_reads_is_set_small_and_in_full() -> None:
    rich = (Span("Begun."), Span("\n"), Span("Seal: ab_c0", Style.SMALL), Span("\n"), Span("Ann?"))
    assert to_markup(rich) == "Begun.\n-# Seal: ab\\_c0\nAnn?"


def test_a_small_table_stands_in_letters_of_one_width_and_as_it_is() -> None:
    rich = (Span("# Over"), Span("\n"), Span("1.  A_n`n  42\n2.  Ben     7", Style.BLOCK), Span("\n"), Span("2. Next"))
    assert to_markup(rich) == "\\# Over\n```\n1.  A_nˋn  42\n2.  Ben     7\n```\n2\\. Next"


def test_long_texts_break_where_it_hurts_least() -> None:
    assert list(split("short")) == ["short"]
    assert list(split("aaa\n\nbbb ccc\nddd", 10)) == ["aaa", "bbb ccc", "ddd"]
    assert list(split("x" * 25, 10)) == ["x" * 10, "x" * 10, "x" * 5]


def test_closed_channels_are_tried_again_after_some_hours() -> None:
    now = [0.0]
    dm_channels = DmChannels(lambda: now[0])
    dm_channels.close("ann", 50007)
    dm_channels.close("ben", 40003)
    dm_channels.remember("cara", 1)
    assert dm_channels.is_closed("ann")
    assert dm_channels.is_closed("dan"), "no new conversation can be opened"
    assert not dm_channels.is_closed("cara")
    now[0] = 601.0
    assert not dm_channels.is_closed("dan")
    assert dm_channels.is_closed("ann")
    now[0] = 6 * 3600.0
    assert not dm_channels.is_closed("ann")
