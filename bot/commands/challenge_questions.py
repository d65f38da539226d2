"""Questions about what a challenge leaves open, or asks too few people for, with a button for each possible answer.

A button's command is the challenge with that answer in it, so pressing one button after the other completes it. Answers
without a button, such as the name of an opponent, can be typed.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.chat.button_data import to_data
from bot.chat.outbox_message import IN_PRIVATE, ButtonSpec, Sentence, fitting
from bot.chat.port import Account, Incoming
from bot.chat.questions import CHALLENGE
from bot.commands import questions
from bot.commands.challenge_agreement import OpenQuestion, PossibleAnswer, agreement, with_computers
from bot.commands.context import CommandResult, Request
from bot.games.registry import GAMES, load, prefix
from bot.grammar import words
from bot.grammar.challenge import typed_for
from bot.grammar.command_types import Challenge
from bot.tables.options import HINTS, in_words
from bot.tables.refusal import Refusal
from core.game import Level

SOMEBODY: Final = ""
"""The token of an opponent who is still to be picked."""

_TOO_FEW: Final = ("challenge-seats", "challenge-seats-exactly")
"""The refusals of a challenge that asks too few people for its game."""

_TOKEN: Final = re.compile(r"\w[\w.-]*( .*)?")
"""A name whose first word can be typed behind an `@`."""


def with_people(command: Challenge, line: Incoming) -> tuple[Challenge, Mapping[str, Account]]:
    """The challenge with plain tokens for its people, and the account of each token if it is known.

    A pressed button names people as `token:id`, because most platforms do not tell whom the text of a button mentions. Who is
    typed as `@everyone` may be anyone, unless somebody has that name.
    """
    if not line.pressed:
        known = {*line.mentions, *line.known}
        named = tuple(name for name in command.opponents if name.lower() in known or not _is_anyone(name))
        anyone = command.anyone or len(named) < len(command.opponents)
        return replace(command, opponents=named, anyone=anyone), line.mentions
    parts = [token.rpartition(":") for token in command.opponents]
    marked = {name.lower(): Account(line.channel.platform, id) for name, _, id in parts if name and id}
    tokens = (name if name and id else token for token, (name, _, id) in zip(command.opponents, parts, strict=True))
    return replace(command, opponents=tuple(tokens)), {**line.mentions, **marked}


def _is_anyone(name: str) -> bool:
    return words.canonical("opponents", name) == "anyone"


async def question(
    request: Request,
    command: Challenge,
    people: Mapping[str, Account],
    refused: Callable[[Challenge], Refusal | None],
    *,
    pace: str,
) -> CommandResult | None:
    """The question about the first thing a challenge leaves open, for its author alone; None if the challenge is complete.

    An author who answered by a button is also asked about further options, if there are any. `pace` is the default pace;
    `refused` returns the refusal of a complete challenge, or None. A game that is refused with ways to play it all the same is
    offered. Raises Refusal if no answer could lead to a game.
    """
    answered = await _is_answer(request)
    last = await _last_opponents(request) if _lacks_opponent(command) else {}
    people = {**{token.lower(): account for token, account in last.items()}, **people}
    asked = _open(request, command, last)
    if asked is None and not command.now and answered:
        asked = agreement(request, command, pace)
    if asked is None:
        return None
    refusals = [_refusal(request, answer.challenge, refused) for answer in asked.answers]
    possible = [
        answer
        for answer, refusal in zip(asked.answers, refusals, strict=True)
        if refusal is None
        or (not command.game and with_ways_to_fit(request, refusal, answer.challenge, people, refused).buttons)
    ]
    first = refusals[0]
    if first is not None and asked.more:  # too few are asked: what else may be agreed on comes later
        raise first
    if (
        first is not None
        and not possible
        and (command.game or all(one and one.lines == first.lines for one in refusals))
    ):
        raise first
    picks = request.line.private and any(one.person for one in possible)
    line = Sentence("challenge-who-picked" if picks else asked.key, {"name": command.game})
    buttons = [
        ButtonSpec(one.label, button_line(one.challenge, people), name=one.name, person=one.person) for one in possible
    ]
    fit = fitting(buttons, request.line)
    if asked.more:  # options that do not fit are left out, because the game can begin without them
        if not fit:
            return None
        buttons = list(fit)
    elif len(fit) < len(buttons):
        typed = ", ".join(one.word for one in possible if not one.person)
        hints = (Sentence("challenge-type-hints"),) if command.opponents and HINTS not in command.options else ()
        return request.answer(line, Sentence("challenge-type-on", {"words": typed}), *hints)
    return await questions.ask(request, CHALLENGE, line, *asked.more, buttons=buttons)


async def settled(
    request: Request, command: Challenge, answer: CommandResult, whereabouts: Sequence[Sentence]
) -> CommandResult:
    """The result of a challenge, with the `whereabouts` of a game that is not played here.

    If its last answer was pressed, the chosen answers replace the question.
    """
    buttons = way_there(answer) if whereabouts else ()
    told = replace(command, options=in_words(request.locale, command.game, command.options), now=False)
    line = Sentence("challenge-chosen", {"line": typed_for(told, request.locale)})
    table = answer.change.table
    if chosen := await questions.in_place(request, CHALLENGE, line, *whereabouts, table=table, buttons=buttons):
        return answer.changing(messages=(*chosen, *answer.change.messages))
    return answer.also_saying(request.message(*whereabouts, buttons=buttons)) if whereabouts else answer


async def in_place(request: Request, refusal: Refusal) -> Refusal:
    """The refusal of a challenge; with buttons to go on, it replaces the author's question if a button there was pressed."""
    slot = CHALLENGE.slot(request.line.author.account)
    if refusal.buttons and await request.is_pressed_in(slot):
        refusal.slot = slot
    return refusal


def way_there(answer: CommandResult) -> tuple[ButtonSpec, ...]:
    """The button that opens the private conversation, if the game is played there."""
    table = answer.change.table
    return (IN_PRIVATE,) if table is not None and table.private else ()


def button_line(command: Challenge, people: Mapping[str, Account]) -> str:
    """The line that a button with this challenge types: each opponent with the id of their account, if known."""
    tokens = {}
    for token in command.opponents:
        account = people.get(token.lower())
        tokens[token] = token if account is None or account.id == token else f"{token}:{account.id}"
    return typed_for(command, tokens=tokens)


# --- too few people


def with_ways_to_fit(
    request: Request,
    refusal: Refusal,
    command: Challenge,
    people: Mapping[str, Account],
    refused: Callable[[Challenge], Refusal | None],
) -> Refusal:
    """The refusal of a challenge; if too few people are asked, with a button for each way to play with them all the same.

    `people` has the account of each token, if known; `refused` returns the refusal of a complete challenge, or None.
    """
    if refusal.says(*_TOO_FEW) and command.opponents and not refusal.buttons:
        facts = refusal.lines[0].facts
        ways = _ways_to_fit(command, int(str(facts["low"])) - int(str(facts["asked"])), refused)
        buttons = [ButtonSpec(label, button_line(one, people), name=name) for one, label, name in ways]
        refusal.buttons = fitting(buttons, request.line)
    return refusal


def _ways_to_fit(
    command: Challenge, missing: int, refused: Callable[[Challenge], Refusal | None]
) -> Iterator[tuple[Challenge, str, str]]:
    """The challenges that fit, each with the label of its button and the name in it."""
    if missing > 0 and refused(with_computers(command, Level.CLUB, missing)) is None:
        yield with_computers(command, None, missing), "button-add-computer", ""  # its level is asked next
    for name in GAMES:
        if name != command.game and prefix(name) == prefix(command.game):
            other = replace(command, game=name)
            if refused(other) is None:
                yield other, "button-choice", load(name).title


# --- open questions


def _lacks_opponent(command: Challenge) -> bool:
    """Whether a challenge names a game, but nobody to play it with."""
    return bool(command.game) and not (command.opponents or command.anyone or command.alone or command.computers)


async def _last_opponents(request: Request) -> Mapping[str, Account]:
    """The people of the author's newest finished game, if it was played in this channel: their accounts by token."""
    line = request.line
    newest = () if line.private else await request.services.store.results.finished(request.person, most=1)
    if not newest or line.channel not in newest[0].table.places:
        return {}
    others = [one for one in newest[0].table.players if one.person != request.person and one.level is None]
    found = {
        one.name.split()[0]: one.account
        for one in others
        if one.account and one.account.platform == line.channel.platform and _TOKEN.fullmatch(one.name)
    }
    return found if len({token.lower() for token in found}) == len(others) else {}


def _open(request: Request, command: Challenge, last: Mapping[str, Account]) -> OpenQuestion | None:
    """The question about the first thing a challenge leaves open: the game, then the opponent, then the computer's level.

    The people of the `last` game come first among the opponents.
    """
    locale = request.locale
    if not command.game:
        games = [PossibleAnswer(replace(command, game=name), name, "button-choice", load(name).title) for name in GAMES]
        return OpenQuestion("challenge-which-game", games)
    if _lacks_opponent(command):
        key = "challenge-who-private" if request.line.private else "challenge-who"
        others = tuple(_opponents(command, locale))
        return OpenQuestion(key, (*_same_people(request, command, last, others), *others))
    if None in command.computers:
        return OpenQuestion("challenge-which-level", tuple(_levels(command, locale)))
    return None


def _same_people(
    request: Request, command: Challenge, last: Mapping[str, Account], others: Sequence[PossibleAnswer]
) -> Iterator[PossibleAnswer]:
    """The answer with the people of the last game, if it fits on a button beside the `others`."""
    again = replace(command, opponents=tuple(last))
    people = {token.lower(): account for token, account in last.items()}
    lines = [button_line(again, people), *(button_line(one.challenge, {}) for one in others if not one.person)]
    if last and (request.line.long_commands or all(to_data(lines))):
        typed = " ".join(f"@{token}" for token in last)
        yield PossibleAnswer(again, typed, "button-choice", typed)


def _opponents(command: Challenge, locale: str) -> Iterator[PossibleAnswer]:
    for level in Level:
        typed = f"{words.localized('opponents', 'computer', locale)}={words.localized('levels', level, locale)}"
        yield PossibleAnswer(replace(command, computers=(level,)), typed, f"button-computer-{level}")
    yield PossibleAnswer(replace(command, anyone=True), words.localized("opponents", "anyone", locale), "button-anyone")
    yield PossibleAnswer(replace(command, opponents=(SOMEBODY,)), "@", "button-person", person=True)
    yield PossibleAnswer(replace(command, alone=True), words.localized("opponents", "alone", locale), "button-alone")


def _levels(command: Challenge, locale: str) -> Iterator[PossibleAnswer]:
    for level in Level:
        computers = tuple(own or level for own in command.computers)
        word = f"{words.format_key('level', locale)}={words.localized('levels', level, locale)}"
        yield PossibleAnswer(replace(command, computers=computers), word, f"button-{level}")


def _refusal(request: Request, command: Challenge, refused: Callable[[Challenge], Refusal | None]) -> Refusal | None:
    """The refusal that every way to complete a challenge leads to; None if one leads to a game."""
    asked = _open(request, command, {})
    if asked is None:
        return refused(command)
    refusals = [_refusal(request, answer.challenge, refused) for answer in asked.answers]
    return None if None in refusals else refusals[0]


async def _is_answer(request: Request) -> bool:
    """Whether a button of the author's question was pressed; raises Refusal if that has led to a game already."""
    if not await questions.is_pressed(request, CHALLENGE):
        return False
    if (table := await request.replied_table()) is not None:
        raise Refusal("challenge-chosen-already", table=str(table))
    return True
