"""Buttons below messages: their identifiers hold the commands that they type, so they work after a restart."""

import re
from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import ui

from bot.chat.button_data import to_command, to_data
from bot.chat.port import Button
from bot.grammar.words import PREFIX

_IDENTIFIER: Final = re.compile(r"(?:do|ask):(?P<data>.+)", re.DOTALL)
_LONGEST_DATA: Final = 100 - len("ask:")
_LONGEST_LABEL: Final = 80
_LONGEST_PLACEHOLDER: Final = 150


def to_buttons(buttons: Sequence[Button]) -> ui.View | None:
    """A row of buttons, the first one emphasized, and a menu of people for one that asks for a person; None without any.

    Buttons that open the private conversation are left out, because Discord has none; so are those whose command does not fit.
    """
    shown = [button for button in buttons if not button.private]
    data = to_data([button.command for button in shown], _LONGEST_DATA)
    kept = [(button, command) for button, command in zip(shown, data, strict=True) if command]
    if not kept:
        return None
    view = ui.View(timeout=None)
    for at, (button, command) in enumerate(kept):
        if button.person:
            placeholder = button.label[:_LONGEST_PLACEHOLDER]
            view.add_item(ui.UserSelect(placeholder=placeholder, custom_id=f"ask:{command}"))
            continue
        style = discord.ButtonStyle.secondary if at else discord.ButtonStyle.primary
        label = button.label[:_LONGEST_LABEL] or None
        view.add_item(ui.Button(style=style, label=label, custom_id=f"do:{command}"))
    view.stop()  # discord.py would keep every view in memory to dispatch its presses; `Client.on_interaction` does that
    return view


def pressed_command(interaction: discord.Interaction[Any]) -> str:
    """The command of a pressed button; empty if the button is unknown, or its message has got other buttons since."""
    data: Any = interaction.data or {}
    rows: list[Any] = [] if interaction.message is None else interaction.message.components
    below = [_data(one.custom_id or "") for row in rows for one in row.children]
    command = to_command(_data(str(data.get("custom_id", ""))), below)
    return command if command.startswith(PREFIX) else ""


def _data(identifier: str) -> str:
    found = _IDENTIFIER.fullmatch(identifier)
    return found["data"] if found else ""
