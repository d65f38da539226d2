"""Every command there is has a function that carries it out, and that takes just this command."""

from typing import get_type_hints

from bot.commands.dispatch import ACTIONS
from bot.grammar import command_types, moderation
from bot.grammar.command_types import Command


def test_every_command_has_its_own_function() -> None:
    classes = (*vars(command_types).values(), *vars(moderation).values())
    defined = {one for one in classes if isinstance(one, type) and issubclass(one, Command)}
    assert ACTIONS.keys() == defined - {Command}
    assert len(set(ACTIONS.values())) == len(ACTIONS)
    for kind, act in ACTIONS.items():
        assert get_type_hints(act).get("command", kind) is kind
