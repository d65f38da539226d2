"""Buttons below messages: they hold the commands that they type."""

from collections.abc import Sequence
from typing import Final

from telegram import CallbackQuery, InlineKeyboardButton, InlineKeyboardMarkup, Message

from bot.adapters.telegram.start_links import is_to_read, start_link
from bot.chat.button_data import to_command, to_data
from bot.chat.port import Button

_ROW: Final = 3
_ROW_LETTERS: Final = 30
"""The most letters of labels that fit side by side on a phone; Telegram cuts longer ones."""


def to_buttons(buttons: Sequence[Button], username: str) -> InlineKeyboardMarkup | None:
    """Rows of buttons; None if there are none.

    Buttons for the private conversation, and those that show the long rules of a game, open the chat with the bot of this
    `username`, which is empty if the message itself is private. Buttons that ask for a person appear only in private. A button
    whose command does not fit is left out.
    """
    shown = [button for button in buttons if not (button.person and username)]
    data = iter(to_data([button.command for button in shown if not _is_link(button, username)]))
    made: list[InlineKeyboardButton] = []
    for button in shown:
        if _is_link(button, username):
            made.append(InlineKeyboardButton(button.label, url=start_link(username, button.command)))
        elif command := next(data):
            made.append(InlineKeyboardButton(button.label, callback_data=command))
    return InlineKeyboardMarkup(_rows(made)) if made else None


def pressed_command(query: CallbackQuery) -> str:
    """The command of a pressed button; empty if its message has got other buttons since."""
    below = query.message.reply_markup if isinstance(query.message, Message) else None
    rows = below.inline_keyboard if below is not None else ()
    return to_command(str(query.data), [str(button.callback_data) for row in rows for button in row])


def _is_link(button: Button, username: str) -> bool:
    """Whether a button opens the private chat in a message that bears the bot's `username`."""
    return bool(username) and (button.private or is_to_read(button.command))


def _rows(buttons: Sequence[InlineKeyboardButton]) -> list[list[InlineKeyboardButton]]:
    """The buttons in order, as many in a row as are readable."""
    rows: list[list[InlineKeyboardButton]] = []
    for button in buttons:
        row = [*(rows[-1] if rows else ()), button]
        if rows and len(row) <= _ROW and sum(len(one.text) for one in row) <= _ROW_LETTERS:
            rows[-1] = row
        else:
            rows.append([button])
    return rows
