"""Buttons below messages: each holds the command that it types."""

from collections.abc import Sequence
from typing import Final

from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from bot.adapters.telegram.start_links import is_to_read, start_link
from bot.chat.outbox_message import fits_button
from bot.chat.port import Button

_ROW: Final = 3
_ROW_LETTERS: Final = 30
"""The most letters of labels that fit side by side on a phone; Telegram cuts longer ones."""


def to_buttons(buttons: Sequence[Button], username: str) -> InlineKeyboardMarkup | None:
    """Rows of buttons; None if there are none.

    Buttons for the private conversation, and those that show the long rules of a game, open the chat with the bot of this
    `username`, which is empty if the message itself is private. Buttons that ask for a person appear only in private. A button
    whose command is too long is left out.
    """
    shown = [button for button in buttons if not (button.person and username) and fits_button(button.command)]
    rows = [[_button(button, username) for button in row] for row in _rows(shown)]
    return InlineKeyboardMarkup(rows) if rows else None


def _rows(buttons: Sequence[Button]) -> list[list[Button]]:
    """The buttons in order, as many in a row as are readable."""
    rows: list[list[Button]] = []
    for button in buttons:
        row = [*(rows[-1] if rows else ()), button]
        if rows and len(row) <= _ROW and sum(len(one.label) for one in row) <= _ROW_LETTERS:
            rows[-1] = row
        else:
            rows.append([button])
    return rows


def _button(button: Button, username: str) -> InlineKeyboardButton:
    if username and (button.private or is_to_read(button.command)):
        return InlineKeyboardButton(button.label, url=start_link(username, button.command))
    return InlineKeyboardButton(button.label, callback_data=button.command)
