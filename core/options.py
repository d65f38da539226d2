"""The options players can agree on before a game begins, and their values."""

from collections.abc import Mapping
from typing import Final, TypeAlias

from core.errors import OptionError

Options: TypeAlias = Mapping[str, tuple[str, ...]]
"""The options of a game with the values to propose, the usual one first; a game may accept more values."""

SWITCH: Final = ("yes",)
"""The values of an option that is on or left out."""


def demand_known(options: Mapping[str, str], known: Options) -> None:
    """Raises OptionError `unknown-option` for an option that is not among the known ones."""
    for option in options:
        if option not in known:
            raise OptionError("unknown-option", option=option)


def switched(options: Mapping[str, str], option: str) -> bool:
    """Whether a switch is on; raises OptionError `bad-option` for any value but `yes`."""
    if option not in options:
        return False
    if options[option] not in SWITCH:
        raise OptionError("bad-option", option=option, value=options[option])
    return True
