"""Typed answers to the newest message with buttons: a plain yes or no, a label, or the word in which the buttons differ."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.chat.outbox_message import ButtonSpec, OutboxMessage
from bot.chat.port import Account, Ephemeral, Incoming
from bot.chat.questions import FORGETTING
from bot.commands.context import Request
from bot.games.registry import typed_names
from bot.grammar import words
from bot.grammar.arguments import table_first
from bot.grammar.command_line import is_filler
from bot.grammar.sentences import said_words
from bot.messages.newest import AskingMessage
from bot.tables.refusal import Refusal

_YES: Final = "yes"
_NO: Final = "no"
_SAYS: Final = {"agree": _YES, "joins": _YES, "disagree": _NO}
_INVITATION: Final = "button-accept"
_BUTTONS: Final = {
    _INVITATION: _YES,
    "button-decline": _NO,
    "button-confirm-play": _YES,
    "button-change": _NO,
}
"""What a button answers whose command does not end with it."""

_WORD: Final = re.compile(r"[^\s=]+")
_PERSON: Final = re.compile(r"(?<!\S)@(?P<token>\S+):(?P<id>[^\s:]+)")
"""A person whom the command of a button names: their token, and the id of their account."""

_LEVEL: Final = re.compile(r"(?<= computer)=\w+")
_MOVE: Final = f"{words.PREFIX}play"
_CANCEL: Final = "cancel"
_SECTIONS: Final = ("levels", "themes")
"""The words by which a single word can choose a button, besides the names of games and languages."""


async def typed_answer(request: Request, text: str) -> Incoming | Refusal | None:
    """The line, with the command of the button that a text means; None if it answers nothing.

    Only the newest message to the author alone can be answered, where it was sent, and only while what it asks is open. A no
    to what it proposes, and the label of a button that has to be pressed, are answered by a Refusal.
    """
    asking = request.services.newest.asking(request.line.author.account)
    if asking is None or request.line.anonymous or not await _is_open(request, asking.message):
        return None
    asked = asking.message
    labels = {one.command: _label(request, asked, one) for one in asked.buttons}
    meant = {
        line for line, label in labels.items() if _said(label) == _said(text) and ("?" in label or "?" not in text)
    }
    only_pressed = {one.command for one in asked.buttons if one.private or one.person}
    if meant and meant <= only_pressed:
        return Refusal("answer-by-button")
    buttons = [one for one in asked.buttons if one.command not in only_pressed]
    if not meant and "?" not in text:
        answer = _yes_or_no(_said(text), invited=any(one.key == _INVITATION for one in buttons))
        if answer == _NO and _proposes(asked):
            return Refusal("proposal-declined")
        typed = {one.command: labels[one.command] for one in buttons}
        meant = _answering(asked, buttons, answer) if answer else _naming(typed, _said(text))
    return _typing(request, asking, meant.pop()) if len(meant) == 1 else None


def _typing(request: Request, asking: AskingMessage, command: str) -> Incoming:
    """The line, with this command of a button; the people in it are those whom the button, or the line it answers, names."""
    line = request.line
    marked = {token.lower(): Account(line.channel.platform, id) for token, id in _PERSON.findall(command)}
    names = asking.line or line
    return replace(
        line,
        text=_PERSON.sub(r"@\g<token>", command),
        mentions={**names.mentions, **marked},
        known=names.known,
        similar=names.similar,
        bots=names.bots,
    )


async def _is_open(request: Request, asked: OutboxMessage) -> bool:
    """Whether a line can answer a message: it was sent there, waits for an answer, and the line replies to no other one."""
    line, store = request.line, request.services.store
    here = request.private_chat if line.private else Ephemeral(line.channel, line.author.account)
    if asked.to != here or not (line.private or line.addressed or line.alone or line.reply_to):
        return False
    if not asked.slot and line.private:
        return line.reply_to is None or await _is_last(request, line.reply_to)
    if not asked.slot and line.reply_to is None:
        return True
    if asked.slot.startswith(FORGETTING.prefix):
        shown = await store.question_to(line.author.account, asked.slot)
    else:
        shown = await store.shown_at(request.here, asked.stored_slot)
    return shown is not None and line.reply_to in (None, shown)


async def _is_last(request: Request, reference: str) -> bool:
    """Whether a message is the last one here."""
    store = request.services.store
    return await store.is_shown(request.here, reference) and await store.is_last(request.here, reference)


def _said(text: str) -> str:
    """A text as it is compared: its words without punctuation, folded."""
    return words.fold(" ".join(filter(None, said_words(text))))


def _label(request: Request, asked: OutboxMessage, button: ButtonSpec) -> str:
    return request.services.texts.plain(button.key, asked.locale, {"name": button.name})


def _yes_or_no(text: str, *, invited: bool) -> str:
    """Whether a text is nothing but a yes or a no, in any language; empty for anything else.

    What says that somebody joins in, such as *count me in*, is a yes only to whoever is `invited`; to anybody else, *cancel*
    is a no.
    """
    phrase = text.replace(" ", "-")
    answer = words.canonical("values", phrase) or ""
    if answer in (_YES, _NO):
        return answer
    said = _SAYS.get(words.canonical("others", phrase) or "", "")
    if not invited and words.parse_command(phrase) == _CANCEL:
        return _NO
    return said if said == _NO or invited else ""


def _answering(asked: OutboxMessage, buttons: Sequence[ButtonSpec], answer: str) -> set[str]:
    """The lines of the buttons with an answer to a question for yes or no; a single one with what may be meant says yes."""
    answers = {one.command: _BUTTONS.get(one.key, one.command.split()[-1]) for one in buttons}
    if {_YES, _NO} <= set(answers.values()):
        return {line for line, says in answers.items() if says == answer}
    return set(answers) if _proposes(asked) and answer == _YES else set()


def _proposes(asked: OutboxMessage) -> bool:
    """Whether a message asks whether something else was meant."""
    return any("nearest" in line.facts for line in asked.lines)


def _naming(labels: Mapping[str, str], text: str) -> set[str]:
    """The lines with a word that a text means, if all are the same command and choose something with it.

    For the computer that is the line without its level. A text that may mean several games is asked about by the same command.
    A move is never chosen so, and a word for a command is that command.
    """
    number, behind = table_first(f"{text} .")
    said = words.with_keys_joined(text, typed_names()).split()
    named = " ".join(word for word in said if not is_filler(word, typed_names()))
    named = f"#{number}" if number and behind == "." else f"#{named}" if named.isdecimal() else named
    commands = {line.split()[0] for line in labels}
    if len(labels) < 2 or len(commands) > 1 or _MOVE in commands or words.parse_command(named):
        return set()
    if words.canonical("opponents", named) == "computer":
        return {_LEVEL.sub("", line) for line in labels if _LEVEL.search(line)}
    found = {line for line in labels if any(_same(named, word) for word in _WORD.findall(line)[1:])}
    games = {word for line in labels for word in line.split()[1:]}.intersection(words.fitting(named, typed_names()))
    if not found and len(games) > 1:
        return {f"{command} {named}" for command in commands}
    return found or {line for line, label in labels.items() if named in _said(label).split()}


def _same(text: str, word: str) -> bool:
    """Whether a typed text means a word of a line."""
    if words.fold(text) == words.fold(word) or words.fitting(text, typed_names()) == (word,):
        return True
    if words.parse_language(text) in words.LANGUAGES and words.parse_language(text) == words.parse_language(word):
        return True
    return any(
        (meant := words.canonical(section, text)) and meant == words.canonical(section, word) for section in _SECTIONS
    )
