"""Every command there is has a function that carries it out."""

from typing import get_type_hints

from bot.commands.dispatch import FUNCTIONS
from bot.grammar import command_types
from bot.grammar.command_types import Command


def test_every_command_is_carried_out_by_a_function_that_takes_it() -> None:
    types = [one for one in vars(command_types).values() if isinstance(one, type) and issubclass(one, Command)]
    assert {*FUNCTIONS, Command} == set(types)
    for kind, function in FUNCTIONS.items():
        assert get_type_hints(function)["command"] is kind
