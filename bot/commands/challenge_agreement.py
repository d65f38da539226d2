"""The question about what else players may agree on before a challenge is sent: computers, options, hints, time, a handicap."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.chat.facts import FactValue, TimeSpan
from bot.chat.outbox_message import Sentence
from bot.commands.context import Request
from bot.commands.pace_options import agreed_pace
from bot.games.registry import load, prefix
from bot.grammar import words
from bot.grammar.command_types import Challenge
from bot.messages.announce import pace_line
from bot.messages.wording import OPTION
from bot.tables.options import HINTS, PACE, PLAYERS, TIME, format_option, word
from bot.tables.pace import NONE, PRESETS, parse
from core.game import Level
from core.handicap import AUTO, HANDICAP

_LABELS: Final = {(HINTS, "yes"): "button-agree-hints", (HANDICAP, AUTO): "button-agree-handicap"}
"""The labels of the buttons for what does not belong to one game, by option and value."""


@dataclass(frozen=True, slots=True)
class PossibleAnswer:
    """A possible answer: the challenge with it, the word to type for it, and the label of its button."""

    challenge: Challenge
    word: str
    label: str
    name: str = ""
    person: bool = False


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """A question about something that a challenge leaves open, its possible answers, and lines that explain them."""

    key: str
    answers: Sequence[PossibleAnswer]
    more: tuple[Sentence, ...] = ()


def with_computers(command: Challenge, level: Level | None, count: int) -> Challenge:
    """The challenge with so many computers more; their level is asked next if it is None."""
    return replace(command, computers=(*command.computers, *[level] * count))


def agreement(request: Request, command: Challenge, pace: str) -> OpenQuestion | None:
    """The question about further options of a complete challenge; None if there are none left."""
    locale, game = request.locale, command.game
    taken = {words.parse_key(key) for key in command.options}
    asks = bool(command.opponents) or command.anyone  # then the game begins only once somebody has accepted
    label = "button-ask-now" if asks else "button-start-now"
    answers = [PossibleAnswer(replace(command, now=True), words.localized("others", "now", locale), label)]
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
    # neither is ever the only question, because that would cost everybody a tap
    if len(answers) > 1 and asks and not command.computers:
        typed = words.localized("opponents", "computer", locale)
        answers.insert(1, PossibleAnswer(with_computers(command, None, 1), typed, "button-computer-too"))
    if len(answers) > 1 and HANDICAP not in taken and load(game).game.gives_points and _between_two(command):
        more.append(Sentence("challenge-handicap-means"))
        answers.append(_agreed(command, HANDICAP, AUTO, "button-agree-handicap", locale))
    if len(answers) == 1:
        return None
    agreed = (
        _so_far(command, request.line.names),
        *_time_so_far(command, pace, locale),
        *_options_so_far(request, command),
    )
    explained = (Sentence("challenge-options-are"), *more) if more else ()
    # what to press stands last, beside the buttons: on a phone that is what is in sight
    press = Sentence("challenge-options-press", {"asks": "yes" if asks else "no"})
    return OpenQuestion("challenge-options", answers, (*agreed, *explained, press))


def _between_two(command: Challenge) -> bool:
    """Whether a challenge asks one other person, and no computer."""
    return len(command.opponents) + command.anyone == 1 and not command.computers and PLAYERS not in command.options


def _so_far(command: Challenge, names: Mapping[str, str]) -> Sentence:
    """The line with the game and the opponents so far, with the `names` shown of some of their tokens."""
    people = bool(command.opponents) or command.anyone
    against = "anyone" if command.anyone else "people" if people else "alone" if command.alone else "computer"
    facts: dict[str, FactValue] = {"game": load(command.game).title, "against": against}
    players = tuple(names.get(token.lower(), token) for token in command.opponents)
    return Sentence("challenge-so-far", {**facts, "players": players, "computers": len(command.computers)})


def _time_so_far(command: Challenge, usual: str, locale: str) -> tuple[Sentence, ...]:
    """The line with the pace in words (T1), or with the time that a game gives for each round if no other was agreed on."""
    if not (command.opponents or command.anyone):
        return ()
    if PACE in command.options:
        return pace_line(agreed_pace(command.options))
    game = load(command.game).game
    if TIME not in game.options:
        return pace_line(parse(usual))
    limit = game.limit(game.setup(game.seats[0]))
    agreed = {TIME, words.fold(word(locale, command.game, TIME))} & {words.parse_key(key) for key in command.options}
    return () if agreed or limit is None else (Sentence("challenge-timer", {"time": TimeSpan(limit.seconds)}),)


def _options_so_far(request: Request, command: Challenge) -> tuple[Sentence, ...]:
    """The line with what was pressed or typed so far, in the words of its buttons; the time stands elsewhere."""
    chosen = [(words.parse_key(key), value) for key, value in command.options.items()]
    named = tuple(_in_words(request, command.game, key, value) for key, value in chosen if key not in {PACE, PLAYERS})
    return (Sentence("challenge-agreed-so-far", {"words": ", ".join(named)}),) if named else ()


def _in_words(request: Request, game: str, key: str, value: str) -> str:
    """What the button of an option says; what is typed for it if it has none."""
    locale, texts = request.locale, request.services.texts
    option = next((one for one in load(game).game.options if key in {one, words.fold(word(locale, game, one))}), "")
    label = _label_of_value(request, game, option, value) if option else _LABELS.get((key, value), "")
    if label:
        return texts.plain(label, locale)
    return format_option(locale, game, option, value) if option else words.format_pair(key, value, locale)


def _agreed(command: Challenge, option: str, value: str, label: str, locale: str) -> PossibleAnswer:
    """An answer whose button describes the option in words."""
    typed = words.format_pair(option, value, locale)
    return PossibleAnswer(_with_option(command, option, value), typed, label)


def _chosen(request: Request, command: Challenge, option: str, value: str) -> PossibleAnswer:
    """An answer whose button has the label of the option or of this value, or else the words to type for it."""
    typed, chosen = format_option(request.locale, command.game, option, value), _with_option(command, option, value)
    key = _label_of_value(request, command.game, option, value)
    return PossibleAnswer(chosen, typed, key) if key else PossibleAnswer(chosen, typed, "button-choice", typed)


def _label_of_value(request: Request, game: str, option: str, value: str) -> str:
    """The key of the label of a button with this value; empty if it has none."""
    label = _label(game, option)
    return next((one for one in (f"{label}-{value}", label) if request.services.texts.has(one, request.locale)), "")


def _label(game: str, option: str) -> str:
    """The key of the button label of an option."""
    return f"{prefix(game)}-option-{option}.label"


def _with_option(command: Challenge, option: str, value: str) -> Challenge:
    return replace(command, options={**command.options, option: value})
