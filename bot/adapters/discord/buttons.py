"""Buttons below messages: the identifier of a button holds the command that it types, so it works after a restart."""

import re
from collections.abc import Sequence
from typing import Final

import discord
from discord import ui

from bot.chat.port import Button

_IDENTIFIER: Final = re.compile(r"(?:do|ask):(?P<command>/.+)", re.DOTALL)
_LONGEST_IDENTIFIER: Final = 100
_LONGEST_LABEL: Final = 80
_LONGEST_PLACEHOLDER: Final = 150


def to_buttons(buttons: Sequence[Button]) -> ui.View | None:
    """A row of buttons, the first one emphasized, and a menu of people for one that asks for a person; None without any.

    Buttons that open the private conversation are left out, because Discord has none; so are those whose command is too long.
    """
    kept = [button for button in buttons if not button.private and len(_identifier(button)) <= _LONGEST_IDENTIFIER]
    if not kept:
        return None
    view = ui.View(timeout=None)
    for at, button in enumerate(kept):
        if button.person:
            placeholder = button.label[:_LONGEST_PLACEHOLDER]
            view.add_item(ui.UserSelect(placeholder=placeholder, custom_id=_identifier(button)))
            continue
        style = discord.ButtonStyle.secondary if at else discord.ButtonStyle.primary
        label = button.label[:_LONGEST_LABEL] or None
        view.add_item(ui.Button(style=style, label=label, custom_id=_identifier(button)))
    view.stop()  # discord.py would keep every view in memory to dispatch its presses; `Client.on_interaction` does that
    return view


def _identifier(button: Button) -> str:
    return f"{'ask' if button.person else 'do'}:{button.command}"


def command_of(identifier: str) -> str:
    """The command that a button types; empty if the button is unknown."""
    found = _IDENTIFIER.fullmatch(identifier)
    return found["command"] if found else ""
