"""The preferences of channels and people: the language, the theme of pictures, and other settings of a channel."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from typing import Final

from bot.chat.outbox_message import ButtonSpec, OutboxMessage, Sentence, fits_button
from bot.chat.person import Person
from bot.chat.port import Account, Address, Private
from bot.chat.rights import anybody_sets
from bot.chat.slot_prefixes import SETTINGS
from bot.commands.context import CommandResult, Request, Services
from bot.commands.pace_options import agreed_pace
from bot.games.registry import GAMES, load
from bot.grammar.command_types import ChangeSettings, ChooseLanguage, ChooseTheme
from bot.grammar.words import THEMES, format_language, format_languages
from bot.messages.announce import pace_facts
from bot.messages.threads import THREADS
from bot.store.change import RATINGS_PRIVATE, Change, Preference
from bot.store.store import Store
from bot.tables.options import PACE, RATED
from bot.tables.pace import NONE, PRESETS, USUAL, option, parse
from bot.tables.refusal import Refusal
from bot.tables.reminders import REMINDERS

GAMES_ALLOWED: Final = "games"
"""The setting of a channel with its allowed games, joined by commas; without it, all games are allowed."""

_OF_CHANNELS: Final = frozenset({GAMES_ALLOWED, RATED, REMINDERS, PACE, THREADS})
_FIELDS: Final = frozenset({"language", "theme"})
"""The settings that are fields of a preference."""


async def language(request: Request, command: ChooseLanguage) -> CommandResult:
    """`language`: set the language, in a channel for everybody there, in private for the author."""
    _demand_unlocked(request)
    services = request.services
    languages = format_languages(services.texts.locales)
    if not command.code:
        buttons = [
            ButtonSpec("button-choice", f"/language {code}", name=format_language(code))
            for code in services.texts.locales
        ]
        return request.answer(Sentence("language-list", {"languages": languages}), buttons=buttons)
    if command.code not in services.texts.locales:
        raise _unspoken(request, command.code)
    message = replace(request.message(Sentence("language-set")), locale=command.code)
    return CommandResult(Change(messages=(message,), preferences=await _chosen(request, {"language": command.code})))


async def theme(request: Request, command: ChooseTheme) -> CommandResult:
    """`theme`: set the theme of pictures, in a channel for everybody there, in private for the author."""
    _demand_unlocked(request)
    if not command.name:
        buttons = [ButtonSpec(f"button-theme-{name}", f"/theme {name}") for name in THEMES]
        return request.answer(Sentence("theme-list"), buttons=buttons)
    message = request.message(Sentence("theme-set", {"theme": command.name}))
    return CommandResult(Change(messages=(message,), preferences=await _chosen(request, {"theme": command.name})))


def _demand_unlocked(request: Request) -> None:
    """Raise Refusal in a channel where only those whom the operator has named change anything, unless the author is one."""
    if request.line.locked:
        request.demand_moderator(Refusal("settings-locked"))


def _unspoken(request: Request, code: str) -> Refusal:
    """The refusal of a language without texts."""
    return Refusal("language-unknown", language=code, languages=format_languages(request.services.texts.locales))


async def own_choice(request: Request, choice: Mapping[str, str]) -> dict[Address, Preference]:
    """The preferences of all accounts of the author with this choice (I1)."""
    return await choice_of(request.services.store, request.line.author.account, request.person, choice)


async def choice_of(
    store: Store, account: Account, person: Person, choice: Mapping[str, str]
) -> dict[Address, Preference]:
    """The preferences of all accounts of a person, of which `account` may be new, with this choice (I1)."""
    return await _preferences_with(store, map(Private, {account, *await store.accounts(person)}), choice)


async def _chosen(request: Request, choice: Mapping[str, str]) -> dict[Address, Preference]:
    """A choice for a channel, or in private for its author."""
    if request.line.private:
        return await own_choice(request, choice)
    return await _preferences_with(request.services.store, [request.here], choice)


async def _preferences_with(
    store: Store, places: Iterable[Address], choice: Mapping[str, str]
) -> dict[Address, Preference]:
    """The preferences of these places with this choice."""
    own = {name: value for name, value in choice.items() if name in _FIELDS}
    others = {name: value for name, value in choice.items() if name not in _FIELDS}
    found = {place: await store.preference(place) for place in places}
    return {place: replace(one, settings={**one.settings, **others}, **own) for place, one in found.items()}


async def settings(request: Request, command: ChangeSettings) -> CommandResult:
    """`settings`: show or change the settings of a channel (moderators), or in private the author's own; raises Refusal."""
    if request.line.private and (_OF_CHANNELS & {command.asked, *command.changes}):
        raise Refusal("settings-in-channel")
    if not command.changes:
        return CommandResult.saying(await _settings_message(request, {}, command.asked))
    if not anybody_sets(request.line):
        _demand_unlocked(request)
        for_all = [Sentence("settings-for-all")] if command.changes.keys() <= _FIELDS else []
        request.demand_moderator(Refusal("settings-moderators-only", for_all))
    language = command.changes.get("language", "")
    if language and language not in request.services.texts.locales:
        raise _unspoken(request, language)
    if command.changes.get(THREADS) == "yes" and not request.line.has_threads:
        raise Refusal("settings-no-threads")
    changes = dict(command.changes)
    if PACE in changes:
        changes[PACE] = option(agreed_pace(changes))
    chosen = await _chosen(request, changes)
    asked = GAMES_ALLOWED if GAMES_ALLOWED in command.changes else ""
    return CommandResult(Change(messages=(await _settings_message(request, chosen, asked),), preferences=chosen))


async def games_allowed(request: Request) -> Collection[str]:
    """The games allowed where a line was typed."""
    if request.line.private:
        return tuple(GAMES)
    preference = await request.services.store.preference(request.line.channel)
    return _games_of(preference)


def demand_allowed(game: str, allowed: Collection[str]) -> None:
    """Raise Refusal for a game that is not allowed where a line was typed."""
    if game not in allowed:
        names = tuple(load(name).title for name in allowed)
        raise Refusal("settings-game-not-here", game=load(game).title, games=names)


def _games_of(preference: Preference) -> Collection[str]:
    chosen = preference.settings.get(GAMES_ALLOWED, "").split(",")
    return [name for name in GAMES if name in chosen] or tuple(GAMES)


async def _settings_message(request: Request, chosen: Mapping[Address, Preference], asked: str) -> OutboxMessage:
    """The message with the settings after some are `chosen`, or with the choices for the setting `asked` about."""
    services, line = request.services, request.line
    now = chosen.get(request.here) or await services.store.preference(request.here)
    own = chosen.get(request.private_chat) or await services.store.preference(request.private_chat)
    mine = own.language if line.private or line.unseen else ""
    locale = mine or (now.language if chosen else "") or request.locale
    may_change = anybody_sets(line) or line.moderator is not False
    if asked == PACE:
        lines, buttons = _paces_asked(now)
    elif asked == GAMES_ALLOWED:
        lines, buttons = _games_asked(now)
    else:
        lines, buttons = _about(asked, *_overview(request, now))
    message = replace(request.message(*lines, buttons=buttons if may_change else ()), locale=locale)
    return await request.in_slot(message, f"{SETTINGS}{line.author.account.id}")


def _overview(request: Request, now: Preference) -> tuple[tuple[Sentence, ...], tuple[ButtonSpec, ...]]:
    """A line for each setting, and the buttons that change them."""
    services = request.services
    language = services.texts.match(now.spoken or request.locale)
    where = "own" if request.line.private else "topic" if request.line.channel.topic else "channel"
    lines = [
        Sentence("settings-head", {"where": where}),
        Sentence("settings-language", {"language": format_language(language)}),
        Sentence("settings-theme", {"theme": now.theme or "none"}),
    ]
    others = [code for code in services.texts.locales if code != language]
    buttons = [ButtonSpec("button-choice", f"/settings language={code}", name=format_language(code)) for code in others]
    buttons += [
        ButtonSpec(f"button-theme-{theme}", f"/settings theme={theme}") for theme in THEMES if theme != now.theme
    ]
    if not request.line.private:
        names = ", ".join(load(name).title for name in _games_of(now))
        lines.append(Sentence("settings-games", {"games": names}))
        has_threads = request.line.has_threads or now.settings.get(THREADS) == "yes"
        threads = ((THREADS, "no"),) if has_threads else ()
        for name, usual in ((RATED, "yes"), (REMINDERS, "no"), *threads):
            value = now.settings.get(name, usual)
            other = "no" if value == "yes" else "yes"
            lines.append(Sentence(f"settings-{name}", {"value": value}))
            buttons.append(ButtonSpec(f"button-{name}-{other}", f"/settings {name}={other}"))
        lines.append(_pace(now))
        buttons.append(ButtonSpec("button-settings-pace", f"/settings {PACE}"))
        buttons.append(ButtonSpec("button-settings-games", f"/settings {GAMES_ALLOWED}"))
    more = []
    if request.line.private:
        more.append(Sentence("settings-more-own"))
        buttons.append(ButtonSpec("button-settings-remind", "/remind"))
    return (*lines, *more, *_who(request)), tuple(buttons)


def _about(
    asked: str, lines: tuple[Sentence, ...], buttons: tuple[ButtonSpec, ...]
) -> tuple[tuple[Sentence, ...], tuple[ButtonSpec, ...]]:
    """Of the overview the line about the setting `asked` about, and the buttons with its other values; all without one."""
    one = tuple(line for line in lines if asked and line.key == f"settings-{asked}")
    if not one:
        return lines, buttons
    values = (button for button in buttons if button.command.startswith(f"/settings {asked}="))
    return (*one, *(line for line in lines if line.key == "settings-who")), (
        *values,
        ButtonSpec("button-settings", "/settings"),
    )


def _paces_asked(now: Preference) -> tuple[tuple[Sentence, ...], tuple[ButtonSpec, ...]]:
    """The question about the channel's default pace, with its buttons."""
    pace = now.settings.get(PACE, USUAL)
    buttons = [
        ButtonSpec(f"button-pace-{name}", f"/settings {PACE}={name}") for name in (*PRESETS, NONE) if name != pace
    ]
    return (_pace(now),), (*buttons, ButtonSpec("button-settings", "/settings"))


def _pace(now: Preference) -> Sentence:
    """The line with the channel's default pace, in words."""
    value = now.settings.get(PACE, USUAL)
    other = None if value in PRESETS else parse(value)
    return Sentence("settings-pace", {"value": value} if other is None else {"value": "other", **pace_facts(other)})


def _games_asked(now: Preference) -> tuple[tuple[Sentence, ...], tuple[ButtonSpec, ...]]:
    """The question about the allowed games, with a button to allow or exclude each; one always stays allowed."""
    allowed = _games_of(now)
    buttons = []
    for name in GAMES:
        after = [one for one in GAMES if (one in allowed) != (one == name)]
        command = f"/settings {GAMES_ALLOWED}={','.join(after)}"
        if after and fits_button(command):
            key = "button-game-allowed" if name in allowed else "button-game-left-out"
            buttons.append(ButtonSpec(key, command, name=load(name).title))
    return (Sentence("settings-games-which"),), (*buttons, ButtonSpec("button-settings", "/settings"))


def _who(request: Request) -> tuple[Sentence, ...]:
    """The line that says who may change the settings of a channel."""
    if request.line.private:
        return ()
    who = "all" if anybody_sets(request.line) else "operator" if request.line.locked else "moderators"
    return (Sentence("settings-who", {"who": who}),)


async def is_private(services: Services, person: Person) -> bool:
    """Whether a person hides their ratings."""
    accounts = await services.store.accounts(person)
    chosen = [await services.store.preference(Private(account)) for account in accounts]
    return any(one.settings.get(RATINGS_PRIVATE) == "on" for one in chosen)
