"""Buttons below messages: each holds the command that it types."""

from collections.abc import Sequence
from typing import Final

from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from bot.chat.port import Button

_LONGEST_COMMAND: Final = 64
_ROW: Final = 3


def to_buttons(buttons: Sequence[Button], link: str) -> InlineKeyboardMarkup | None:
    """Rows of buttons; None if there are none.

    Buttons for the private conversation open `link` instead; it is empty where the message itself is private.
    """
    made = [_button(button, link) for button in buttons]
    rows = [made[at : at + _ROW] for at in range(0, len(made), _ROW)]
    return InlineKeyboardMarkup(rows) if rows else None


def _button(button: Button, link: str) -> InlineKeyboardButton:
    if button.private and link:
        return InlineKeyboardButton(button.label, url=link)
    assert len(button.command.encode()) <= _LONGEST_COMMAND, button.command
    return InlineKeyboardButton(button.label, callback_data=button.command)
