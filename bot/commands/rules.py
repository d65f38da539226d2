"""`rules`: the rules of a game, or one of them."""

from collections.abc import Sequence
from typing import Final

from bot.chat.outbox_message import ButtonSpec, Sentence
from bot.commands import learning
from bot.commands.context import CommandResult, Request
from bot.games.registry import GAMES, example, load
from bot.games.rulebook import RuleBook
from bot.games.rulebook import load as load_rules
from bot.grammar.command_types import ShowRules
from bot.messages.wording import OPTION, RULE, RULES_OPENING
from bot.settings import DATA
from bot.tables.refusal import Refusal

_MOST_FOUND: Final = 8
"""The most rules that get a button."""


async def rules(request: Request, command: ShowRules) -> CommandResult:
    """`rules`: show the rules of a game in short, with a picture and its options, or one numbered rule."""
    name = command.game or await _game_meant(request, command.rule)
    if not name:
        return request.answer(Sentence("rules-games", {"games": ", ".join(GAMES)}), buttons=rule_buttons())
    if command.rule:
        return _one_rule(request, name, command.rule)
    options = load(name).game.options
    pictured = ", ".join(rule for rule in _book(request, name).rules if example(name, rule).is_file())
    lines = (
        Sentence(RULES_OPENING, {"game": name}),
        Sentence("rules-more", {"name": name, "pictured": pictured or "none"}),
        *((Sentence("rules-options"),) if options else ()),
        *(
            Sentence(OPTION, {"game": name, "option": option, "values": ", ".join(values)})
            for option, values in options.items()
        ),
    )
    buttons = (learning.learn_button(name), *_play_now(name))
    return request.answer(*lines, game=name, picture="example", buttons=buttons)


def rule_ids(request: Request, name: str) -> tuple[str, ...]:
    """The ids of a game's rules, for completions."""
    return tuple(_book(request, name).headings)


def rule_buttons() -> tuple[ButtonSpec, ...]:
    """A button for the rules of each game."""
    return tuple(ButtonSpec("button-rules", f"/rules {name}", name=load(name).title) for name in GAMES)


def _one_rule(request: Request, name: str, typed: str) -> CommandResult:
    """The answer with the rule of this number or about this word; raises Refusal if there is none."""
    book = _book(request, name)
    found = book.find(typed)
    if found is None and (about := book.about(typed)):
        if len(about) > 1:
            return _several(request, name, typed, about)
        found = about[0]
    if found is None:
        raise Refusal("rules-unknown", game=load(name).title, rule=typed, rules=", ".join(book.rules))
    picture = f"example {found}" if example(name, found).is_file() else ""
    line = Sentence(RULE, {"game": name, "rule": found})
    return request.answer(line, game=name, picture=picture, buttons=_play_now(name))


def _several(request: Request, name: str, word: str, ids: Sequence[str]) -> CommandResult:
    """The answer with the rules that mention a word, and a button for each of the first ones."""
    headings = _book(request, name).headings
    buttons = [
        ButtonSpec("button-choice", f"/rules {name} {id}", name=f"{id} {headings[id]}") for id in ids[:_MOST_FOUND]
    ]
    line = Sentence("rules-found", {"game": load(name).title, "word": word, "count": len(ids)})
    return request.answer(line, buttons=buttons)


def _play_now(name: str) -> tuple[ButtonSpec, ...]:
    """The button below a rule text that begins a game."""
    return (ButtonSpec("button-play-now", f"/challenge {name}"),)


async def _game_meant(request: Request, rule: str) -> str:
    """The game whose rules are meant if none is named: the only one, or the one being played; empty if that is unclear."""
    fitting = [name for name in GAMES if not rule or _book(request, name).find(rule)] or list(GAMES)
    if len(fitting) > 1:
        fitting = list({table.game for table in await request.own_games() if table.game in fitting})
    return fitting[0] if len(fitting) == 1 else ""


def _book(request: Request, name: str) -> RuleBook:
    return load_rules(DATA / "rules", request.locale, name)
