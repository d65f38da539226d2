"""`docs/commands.md` lists every command, and every line it shows can be typed."""

import re
from pathlib import Path

import pytest

from bot.games.registry import GAMES
from bot.grammar import command_types as types
from bot.grammar import words
from bot.grammar.command import parse
from bot.grammar.command_line import Bare
from bot.tables.options import every_word

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "commands.md").read_text("utf-8")
SHOWN = tuple(dict.fromkeys(re.findall(r"`(/[^`]+)`", PAGE)))


def test_it_lists_every_command() -> None:
    listed = {words.parse_command(line[1:].split()[0]) for line in SHOWN}
    assert listed == {*words.COMMANDS}, "docs/commands.md"


@pytest.mark.parametrize("line", SHOWN)
def test_what_it_shows_can_be_typed(line: str) -> None:
    command = parse(line, games={name: name for name in GAMES}, options=every_word())
    assert command is not None
    assert not isinstance(command, Bare)


def test_what_can_be_said_in_a_challenge_is_understood() -> None:
    table = PAGE.partition("| in a challenge |")[2].partition("\n\n")[0]
    said = [span for row in table.splitlines()[2:] for span in re.findall("`([^`]+)`", row.split("|")[1])]
    assert len(said) >= 15
    for one in said:
        somebody = "" if one.startswith(("@", "anyone", "computer", "alone")) else "@ben "
        game = "" if one.startswith("kakuro") else "kakuro "
        command = parse(f"/challenge {somebody}{game}{one}", games={name: name for name in GAMES}, options=every_word())
        assert isinstance(command, types.Challenge)
        assert command.game == "kakuro"
        assert set(command.options) <= every_word(), one
