"""Commands of buttons as data of bounded length: short ones by themselves, long ones in all buttons of a message together."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.chat.button_data import LONGEST, to_command, to_data
from bot.chat.outbox_message import ButtonSpec, fitting

PEOPLE = "/challenge @bernd_maier:7345000001 @clara_maier:7345000002 @davíd_maier:7345000003 summy"
OPTIONS = [f"{PEOPLE} {option}" for option in ("now", "hints=yes", "pace=live", "pace=slow", "pace=none")]
COMMANDS = st.lists(st.text(st.characters(codec="utf-8"), max_size=90).map("/".__add__), min_size=1, max_size=9)


def test_short_commands_are_their_own_data() -> None:
    assert to_data(("/rack #1", "/hint")) == ("/rack #1", "/hint")


def test_long_commands_are_read_again_from_all_buttons_together() -> None:
    data = to_data(OPTIONS)
    assert all(0 < len(one.encode()) <= LONGEST for one in data)
    assert len(set(data)) == len(data)
    assert [to_command(one, data) for one in data] == OPTIONS
    assert [to_command(one, [*reversed(data), "/other"]) for one in data] == OPTIONS


@given(COMMANDS, st.integers(min_value=16, max_value=100))
def test_each_button_has_its_command_or_none(commands: list[str], longest: int) -> None:
    data = to_data(commands, longest)
    assert all(len(one.encode()) <= longest and one == one.rstrip() for one in data if one not in commands)
    assert all(to_command(one, data) == command for one, command in zip(data, commands, strict=True) if one)


def test_a_button_of_an_earlier_form_of_a_message_says_nothing() -> None:
    before, after = to_data(OPTIONS), to_data([one.replace("summy", "kakuro") for one in OPTIONS])
    assert [to_command(one, after) for one in before] == [""] * len(before)
    assert to_command(before[0], ()) == ""
    assert to_command("/rack #1", ()) == "/rack #1"


@pytest.mark.parametrize("long", ["/play #1 " + "R1 " * 80, "/challenge @a~b luck=" + "x" * 70])
def test_what_does_not_fit_even_together_is_left_out_alone(long: str) -> None:
    assert to_data(("/hint", long, "/rack")) == ("/hint", "", "/rack")
    buttons = [ButtonSpec("button-choice", command) for command in ("/hint", long, "/rack")]
    assert fitting(buttons) == (buttons[0], buttons[2])


def test_what_fits_only_beside_a_menu_of_people_does_not_fit_everywhere() -> None:
    long = [ButtonSpec("button-choice", one) for one in (f"/challenge @ben {'x' * 60}", f"/challenge @cyd {'y' * 60}")]
    menu = ButtonSpec("button-person", "/challenge @", person=True)
    assert all(to_data([one.command for one in (*long, menu)]))
    assert fitting((*long, menu)) == (menu,)
