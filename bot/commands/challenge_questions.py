"""Questions about what a challenge leaves open, or asks too few people for, with a button for each possible answer.

A button's command is the challenge with that answer in it, so pressing one button after the other completes it. Answers
without a button, such as the name of an opponent, can be typed.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.chat.button_data import to_data
from bot.chat.facts import FactValue
from bot.chat.outbox_message import IN_PRIVATE, ButtonSpec, Sentence, fitting
from bot.chat.port import Account, Incoming
from bot.chat.slot_prefixes import CHALLENGE_QUESTION
from bot.commands.context import CommandResult, Request
from bot.commands.pace_options import agreed_pace
from bot.games.registry import GAMES, load, prefix
from bot.grammar import words
from bot.grammar.challenge import typed_for
from bot.grammar.command_types import Challenge
from bot.messages.announce import pace_line
from bot.messages.wording import OPTION
from bot.tables.options import HINTS, PACE, PLAYERS, TIME, format_option, word
from bot.tables.pace import NONE, PRESETS, parse
from bot.tables.refusal import Refusal
from core.game import Level
from core.handicap import AUTO, HANDICAP

SOMEBODY: Final = ""
"""The token of an opponent who is still to be picked."""

_TOO_FEW: Final = ("challenge-seats", "challenge-seats-exactly")
"""The refusals of a challenge that asks too few people for its game."""

_TOKEN: Final = re.compile(r"\w[\w.-]*( .*)?")
"""A name whose first word can be typed behind an `@`."""


@dataclass(frozen=True, slots=True)
class _Answer:
    """A possible answer: the challenge with it, the word to type for it, and the label of its button."""

    challenge: Challenge
    word: str
    label: str
    name: str = ""
    person: bool = False


@dataclass(frozen=True, slots=True)
class _Question:
    """A question about something that a challenge leaves open, its possible answers, and lines that explain them."""

    key: str
    answers: Sequence[_Answer]
    more: tuple[Sentence, ...] = ()


def with_people(command: Challenge, line: Incoming) -> tuple[Challenge, Mapping[str, Account]]:
    """The challenge with plain tokens for its people, and the account of each token if it is known.

    A pressed button names people as `token:id`, because most platforms do not tell whom the text of a button mentions.
    """
    if not line.pressed:
        return command, line.mentions
    parts = [token.rpartition(":") for token in command.opponents]
    marked = {name.lower(): Account(line.channel.platform, id) for name, _, id in parts if name and id}
    tokens = (name if name and id else token for token, (name, _, id) in zip(command.opponents, parts, strict=True))
    return replace(command, opponents=tuple(tokens)), {**line.mentions, **marked}


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
    offered. Raises Refusal if no answer could lead to a game, and if the author presses a button of another person's question.
    """
    answered = await _is_answer(request)
    last = await _last_opponents(request) if _lacks_opponent(command) else {}
    people = {**{token.lower(): account for token, account in last.items()}, **people}
    asked = _open(request, command, last)
    if asked is None and not command.now and answered:
        asked = _agreement(request, command, pace)
    if asked is None:
        return None
    refusals = [_refusal(request, answer.challenge, refused) for answer in asked.answers]
    possible = [
        answer
        for answer, refusal in zip(asked.answers, refusals, strict=True)
        if refusal is None
        or (not command.game and with_ways_to_fit(refusal, answer.challenge, people, refused).buttons)
    ]
    first = refusals[0]
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
    fit = fitting(buttons)
    if asked.more:  # options that do not fit are left out, because the game can begin without them
        if not fit:
            return None
        buttons = list(fit)
    elif len(fit) < len(buttons):
        typed = ", ".join(one.word for one in possible if not one.person)
        hints = (Sentence("challenge-type-hints"),) if command.opponents and HINTS not in command.options else ()
        return request.answer(line, Sentence("challenge-type-on", {"words": typed}), *hints)
    message = request.message(line, *asked.more, buttons=buttons)
    return CommandResult.saying(await request.in_slot(message, _slot(request)))


async def settled(
    request: Request, command: Challenge, answer: CommandResult, whereabouts: Sequence[Sentence]
) -> CommandResult:
    """The result of a challenge, with the `whereabouts` of a game that is not played here.

    If its last answer was pressed, the chosen answers replace the question.
    """
    buttons = way_there(answer) if whereabouts else ()
    if not await request.is_pressed_in(_slot(request)):
        return answer.also_saying(request.message(*whereabouts, buttons=buttons)) if whereabouts else answer
    line = Sentence("challenge-chosen", {"line": typed_for(replace(command, now=False), request.locale)})
    message = request.message(line, *whereabouts, table=answer.change.table, buttons=buttons)
    message = replace(message, slot=_slot(request))
    return answer.changing(messages=(message, *answer.change.messages))


async def in_place(request: Request, refusal: Refusal) -> Refusal:
    """The refusal of a challenge; with buttons to go on, it replaces the author's question if a button there was pressed."""
    if refusal.buttons and await request.is_pressed_in(_slot(request)):
        refusal.slot = _slot(request)
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
    refusal: Refusal, command: Challenge, people: Mapping[str, Account], refused: Callable[[Challenge], Refusal | None]
) -> Refusal:
    """The refusal of a challenge; if too few people are asked, with a button for each way to play with them all the same.

    `people` has the account of each token, if known; `refused` returns the refusal of a complete challenge, or None.
    """
    if refusal.says(*_TOO_FEW) and command.opponents and not refusal.buttons:
        facts = refusal.lines[0].facts
        ways = _ways_to_fit(command, int(str(facts["low"])) - int(str(facts["asked"])), refused)
        refusal.buttons = fitting([ButtonSpec(label, button_line(one, people), name=name) for one, label, name in ways])
    return refusal


def _ways_to_fit(
    command: Challenge, missing: int, refused: Callable[[Challenge], Refusal | None]
) -> Iterator[tuple[Challenge, str, str]]:
    """The challenges that fit, each with the label of its button and the name in it."""
    if missing > 0 and refused(_with_computers(command, Level.CLUB, missing)) is None:
        yield _with_computers(command, None, missing), "button-add-computer", ""  # its level is asked next
    for name in GAMES:
        if name != command.game and prefix(name) == prefix(command.game):
            other = replace(command, game=name)
            if refused(other) is None:
                yield other, "button-choice", load(name).title


def _with_computers(command: Challenge, level: Level | None, count: int) -> Challenge:
    return replace(command, computers=(*command.computers, *[level] * count))


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


def _open(request: Request, command: Challenge, last: Mapping[str, Account]) -> _Question | None:
    """The question about the first thing a challenge leaves open: the game, then the opponent, then the computer's level.

    The people of the `last` game come first among the opponents.
    """
    locale = request.locale
    if not command.game:
        games = [_Answer(replace(command, game=name), name, "button-choice", load(name).title) for name in GAMES]
        return _Question("challenge-which-game", games)
    if _lacks_opponent(command):
        key = "challenge-who-private" if request.line.private else "challenge-who"
        others = tuple(_opponents(command, locale))
        return _Question(key, (*_same_people(command, last, others), *others))
    if None in command.computers:
        return _Question("challenge-which-level", tuple(_levels(command, locale)))
    return None


def _same_people(command: Challenge, last: Mapping[str, Account], others: Sequence[_Answer]) -> Iterator[_Answer]:
    """The answer with the people of the last game, if it fits on a button beside the `others`."""
    again = replace(command, opponents=tuple(last))
    people = {token.lower(): account for token, account in last.items()}
    lines = [button_line(again, people), *(button_line(one.challenge, {}) for one in others if not one.person)]
    if last and all(to_data(lines)):
        typed = " ".join(f"@{token}" for token in last)
        yield _Answer(again, typed, "button-choice", typed)


def _opponents(command: Challenge, locale: str) -> Iterator[_Answer]:
    for level in Level:
        typed = f"{words.localized('opponents', 'computer', locale)}={words.localized('levels', level, locale)}"
        yield _Answer(replace(command, computers=(level,)), typed, f"button-computer-{level}")
    yield _Answer(replace(command, anyone=True), words.localized("opponents", "anyone", locale), "button-anyone")
    yield _Answer(replace(command, opponents=(SOMEBODY,)), "@", "button-person", person=True)
    yield _Answer(replace(command, alone=True), words.localized("opponents", "alone", locale), "button-alone")


def _levels(command: Challenge, locale: str) -> Iterator[_Answer]:
    for level in Level:
        computers = tuple(own or level for own in command.computers)
        word = f"{words.format_key('level', locale)}={words.localized('levels', level, locale)}"
        yield _Answer(replace(command, computers=computers), word, f"button-{level}")


def _agreement(request: Request, command: Challenge, pace: str) -> _Question | None:
    """The question about further options of a complete challenge; None if there are none left."""
    locale, game = request.locale, command.game
    taken = {words.parse_key(key) for key in command.options}
    asks = bool(command.opponents) or command.anyone  # then the game begins only once somebody has accepted
    label = "button-ask-now" if asks else "button-start-now"
    answers = [_Answer(replace(command, now=True), words.localized("others", "now", locale), label)]
    more: list[Sentence] = []
    for option, values in load(game).game.options.items():
        if taken.isdisjoint({option, words.fold(word(locale, game, option))}):
            named = {"label": _label(game, option)} if request.services.texts.has(_label(game, option), locale) else {}
            more.append(Sentence(OPTION, {"game": game, "option": option, "values": ", ".join(values), **named}))
            answers += [_chosen(request, command, option, value) for value in values]
    if HINTS not in taken and asks:
        more.append(Sentence("challenge-hints-mean"))
        answers.append(_agreed(command, HINTS, "yes", "button-agree-hints", locale))
    # a game with a timer gets no buttons for a pace, because both would read alike
    timed = TIME in load(game).game.options
    if PACE not in taken and not timed and asks:
        answers += [
            _agreed(command, PACE, name, f"button-pace-{name}", locale) for name in (*PRESETS, NONE) if name != pace
        ]
    # never the only question, because that would cost everybody a tap
    if len(answers) > 1 and HANDICAP not in taken and load(game).game.gives_points and _between_two(command):
        more.append(Sentence("challenge-handicap-means"))
        answers.append(_agreed(command, HANDICAP, AUTO, "button-agree-handicap", locale))
    if len(answers) == 1:
        return None
    agreed = (_so_far(command), *_time_so_far(command, pace))
    explained = (Sentence("challenge-options-are"), *more) if more else ()
    # what to press stands last, beside the buttons: on a phone that is what is in sight
    press = Sentence("challenge-options-press", {"asks": "yes" if asks else "no"})
    return _Question("challenge-options", answers, (*agreed, *explained, press))


def _between_two(command: Challenge) -> bool:
    """Whether a challenge asks one other person, and no computer."""
    return len(command.opponents) + command.anyone == 1 and not command.computers and PLAYERS not in command.options


def _so_far(command: Challenge) -> Sentence:
    """The line with the game and the opponents so far."""
    people = bool(command.opponents) or command.anyone
    against = "anyone" if command.anyone else "people" if people else "alone" if command.alone else "computer"
    facts: dict[str, FactValue] = {"game": load(command.game).title, "against": against}
    return Sentence("challenge-so-far", {**facts, "players": tuple(command.opponents)})


def _time_so_far(command: Challenge, usual: str) -> tuple[Sentence, ...]:
    """The line with the pace in words (T1); none if the game has a timer instead."""
    if not (command.opponents or command.anyone):
        return ()
    if PACE in command.options:
        return pace_line(agreed_pace(command.options))
    return () if TIME in load(command.game).game.options else pace_line(parse(usual))


def _agreed(command: Challenge, option: str, value: str, label: str, locale: str) -> _Answer:
    """An answer whose button describes the option in words."""
    typed = words.format_pair(option, value, locale)
    return _Answer(_with_option(command, option, value), typed, label)


def _chosen(request: Request, command: Challenge, option: str, value: str) -> _Answer:
    """An answer whose button has the label of the option or of this value, or else the words to type for it."""
    typed, chosen = format_option(request.locale, command.game, option, value), _with_option(command, option, value)
    label = _label(command.game, option)
    key = next((one for one in (f"{label}-{value}", label) if request.services.texts.has(one, request.locale)), "")
    return _Answer(chosen, typed, key) if key else _Answer(chosen, typed, "button-choice", typed)


def _label(game: str, option: str) -> str:
    """The key of the button label of an option."""
    return f"{prefix(game)}-option-{option}.label"


def _with_option(command: Challenge, option: str, value: str) -> Challenge:
    return replace(command, options={**command.options, option: value})


def _refusal(request: Request, command: Challenge, refused: Callable[[Challenge], Refusal | None]) -> Refusal | None:
    """The refusal that every way to complete a challenge leads to; None if one leads to a game."""
    asked = _open(request, command, {})
    if asked is None:
        return refused(command)
    refusals = [_refusal(request, answer.challenge, refused) for answer in asked.answers]
    return None if None in refusals else refusals[0]


# --- the message with the question


def _slot(request: Request) -> str:
    return f"{CHALLENGE_QUESTION}{request.line.author.account.id}"


async def _is_answer(request: Request) -> bool:
    """Whether a button of the author's question was pressed; raises Refusal for another person's, or an answered one."""
    slot = await request.replied_slot() if request.line.pressed else ""
    if not slot.startswith(CHALLENGE_QUESTION):
        return False
    if slot != _slot(request):
        raise Refusal("challenge-chosen-by-other")
    if (table := await request.replied_table()) is not None:
        raise Refusal("challenge-chosen-already", table=str(table))
    return True
