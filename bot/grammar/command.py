"""Parses a typed line into one of a closed set of commands, or a bare line that may be a move."""

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from bot.grammar import command_types as types
from bot.grammar import similar, words
from bot.grammar.arguments import (
    SWITCH,
    about_game,
    answered,
    away,
    best,
    is_table_word,
    table_only,
    with_amount,
    with_client_seed,
    yes_or_no,
)
from bot.grammar.challenge import challenge
from bot.grammar.channel_settings import language, settings, theme
from bot.grammar.command_error import CommandError
from bot.grammar.command_line import (
    Bare,
    CommandLine,
    is_filler,
    misspelt_game,
    names_games,
    normalize_code,
    parse_game,
    table_number,
    with_games,
)
from bot.grammar.moderation import MODERATING, moderate
from bot.grammar.moves import moving, play
from bot.grammar.puzzles import daily, puzzle, review
from bot.grammar.ratings import rating, stats
from bot.grammar.reminders import remind
from bot.grammar.tournament import tournament
from bot.settings import FALLBACK

_MAX_LINE = 2000
_RULE = re.compile(r"[A-Za-z]{0,2}[0-9]{1,3}[a-z]?\Z")
_UNSEEN_SIGNS = r"\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff"
"""Control and direction characters that come with pasted text and have no meaning in a line."""

_UNSEEN = re.compile(f"[{_UNSEEN_SIGNS}]")
_WITH_TABLE = re.compile(r"(\w[^#]*)(#[0-9]+)")
_AT_END: Final = re.compile(r"(?<=\w)[.!?]+\Z")
_EDGES = re.compile(rf"\A[\s{_UNSEEN_SIGNS}]+|(?<![\s{_UNSEEN_SIGNS}])[\s{_UNSEEN_SIGNS}]+\Z")


_AS_TYPED = frozenset({"play", "try"}) | MODERATING
"""Commands whose rest is a move or nicknames, and names no game."""


def parse(
    text: str,
    *,
    games: Mapping[str, str] | None = None,
    options: Collection[str] = (),
    addressed: bool = False,
    replied: str = "",
    locale: str = FALLBACK,
) -> types.Command | Bare | None:
    """Read a line: a command if it has the prefix or is addressed to the bot, else bare; None if it is empty.

    Control and direction characters are ignored around a line and within a command. The prefix alone gives None too, unless
    the line is addressed.

    `games` maps the words for games to their names; without it, the typed word is the game. `options` are words that may
    stand alone for an option of some game. An addressed line without prefix that starts with no command is bare as well,
    because it may be a move; `unknown` gives the error if it turns out not to be one. `replied` is the opponent of a
    challenge that names nobody. `locale` is the language of the author. Raises CommandError, which has the line.
    """
    line = _stripped(text)
    prefixed = line.startswith(words.PREFIX)
    if not prefixed and not addressed:
        return Bare(line) if line else None
    line = _without_mentions(line)
    if line.startswith(words.PREFIX):
        prefixed, line = True, _stripped(line.lstrip(words.PREFIX))
    if not line and prefixed and addressed:
        raise CommandError("command-missing")
    if not line:
        return types.Help() if addressed else None
    word, rest = split_command(_UNSEEN.sub("", line))
    name = words.parse_command(word)
    if name is None:
        if not prefixed:
            return Bare(line)
        if not names_games(word, games or {}):
            raise unknown(line, games=games or {}, locale=locale)
        name, rest = "challenge", line  # a game alone in place of a command means a challenge
    if len(line) > _MAX_LINE:
        raise CommandError("line-too-long", command=name, line=line, limit=str(_MAX_LINE))
    table, rest = _table(name, word, rest)
    if name not in _AS_TYPED:
        rest = with_games(_without_ending(rest), games or {})
    typed = CommandLine(
        name, word, rest, table, games=games or {}, options=frozenset(options), replied=replied, line=line, locale=locale,
    )  # fmt: skip
    return _BUILD[name](typed)


def _without_ending(rest: str) -> str:
    """The rest of a command without *please* and punctuation at its end; words for the draw stay unchanged."""
    if any(words.parse_key(word.partition("=")[0]) == "luck" for word in rest.split()):
        return rest
    rest = _AT_END.sub("", rest)
    before, _, last = rest.rpartition(" ")
    return _AT_END.sub("", before.rstrip(",")) if words.canonical("others", last) == "please" else rest


def unknown(line: str, *, games: Mapping[str, str] | None = None, locale: str = FALLBACK) -> CommandError:
    """The error for a line that starts with no command, with a similar command or game if there is one."""
    word = split_command(_UNSEEN.sub("", line).strip().lstrip(words.PREFIX).lstrip())[0]
    return _unknown_command(CommandLine("", word, "", None, games=games or {}, line=line, locale=locale), word)


def _unknown_command(typed: CommandLine, word: str) -> CommandError:
    """The error for a word that means no command, with a similar command or game if there is one."""
    command = similar.nearest_command(word, typed.locale)
    if game := misspelt_game(typed, word, max(command.similarity, similar.LEAST)):
        return game
    if command.word:
        return CommandError(
            "unknown-command-near", command=typed.name, line=typed.line, word=word, nearest=command.word
        )
    return CommandError("unknown-command", command=typed.name, line=typed.line, word=word)


def _stripped(text: str) -> str:
    """The text without blanks, control and direction characters at either end."""
    return _EDGES.sub("", text)


def _without_mentions(line: str) -> str:
    """The line without mentions before it, but for somebody's of whom it speaks, as in *@ben's rating*."""
    while line.startswith("@") and not words.owner(line.split(maxsplit=1)[0]):
        line = line.partition(" ")[2].lstrip(" ,:")
    return line


def split_command(line: str) -> tuple[str, str]:
    """The first word, without punctuation after it and without Telegram's `@bot`, and the rest."""
    first, *rest = line.split(maxsplit=1) or [""]
    if found := _WITH_TABLE.fullmatch(first):
        first, rest = found[1], [" ".join((found[2], *rest))]
    word = first.partition("@")[0].rstrip(":,.!?") or first
    return word, rest[0].strip() if rest else ""


def _table(name: str, word: str, rest: str) -> tuple[int | None, str]:
    """The table number right after the command word, and the rest."""
    if not rest.startswith("#"):
        return None, rest
    number, *after = rest.split(maxsplit=1)
    if (found := table_number(number.rstrip(":,"))) is None:
        raise CommandError("bad-table", command=name, typed=word, text=number)
    return found, after[0] if after else ""


def _join(typed: CommandLine) -> types.Command:
    """The `join` command, with the code of an invitation if one comes first; raises CommandError."""
    word, *rest = typed.rest.split(maxsplit=1) or [""]
    code = "" if typed.table is not None else normalize_code(word)
    return with_client_seed(partial(types.JoinTable, code=code), replace(typed, rest="".join(rest)) if code else typed)


def _invite(typed: CommandLine) -> types.Command:
    """The `invite` command if only a table number is typed, else a challenge. Raises CommandError."""
    behind = typed.rest.split()
    about_table = all(table_number(word) or is_table_word(word) for word in behind)
    return table_only(types.Invite, typed) if typed.table is not None or about_table else challenge(typed)


def _without(typed: CommandLine, kind: words.Section, name: str) -> tuple[CommandLine, bool]:
    """The line without a word that may stand anywhere among its arguments, and whether the word was there."""
    every = typed.rest.split()
    others = [word for word in every if words.canonical(kind, word) != name]
    return replace(typed, rest=" ".join(others)), len(others) < len(every)


def _claim(typed: CommandLine) -> types.Command:
    rest, computer = _without(typed, "opponents", "computer")
    return table_only(partial(types.ClaimTime, computer=computer), rest, similar.of_section("opponents", "computer"))


def _board(typed: CommandLine) -> types.Board:
    table, rest = typed.table, typed.rest.split()
    if table is None and rest and rest[0].isdecimal() and rest[0].isascii():
        table, rest = _table(typed.name, typed.word, f"#{rest[0]}")[0], rest[1:]
    full = in_words = False
    turn: int | None = None
    for word in rest:
        before, _, number = word.rpartition("=")
        view = words.canonical("views", before or word)
        if turn is None and number.isdecimal() and number.isascii() and view == ("turn" if before else None):
            turn = int(number)
        elif before or view is None:
            raise typed.unknown_word("unknown-view", word, similar.of_section("views", "full", "words", "turn"))
        full, in_words = full or view == "full", in_words or view == "words"
    return types.Board(table=table, full=full, words=in_words, turn=turn)


def _games(typed: CommandLine) -> types.Command:
    """The `games` command; behind the word for finished games there may be the number of a page. Raises CommandError."""
    rest, finished = _without(typed, "others", "finished")
    if not finished and words.canonical("others", typed.word) != "finished":
        return table_only(types.Games, typed, similar.of_section("others", "finished"))
    page, *more = rest.rest.split() or ["1"]
    if more or not (page.isdecimal() and page.isascii() and len(page) < 4):
        raise typed.error("unexpected-word", word=more[0] if more else page)
    return types.Games(table=typed.table, page=max(1, int(page)))


def _rules(typed: CommandLine) -> types.ShowRules:
    game = rule = ""
    for word in typed.rest.split():
        if not rule and _RULE.match(word) and words.fold(word) not in map(words.fold, typed.games):
            rule = word.upper()
        elif not game:
            game = "" if is_filler(word, typed.games) else parse_game(typed, word)
        elif not rule:
            rule = word  # not like a rule: the answer lists all rules
        else:
            raise typed.error("unexpected-word", word=word)
    return types.ShowRules(table=typed.table, game=game, rule=rule)


def _forget(typed: CommandLine) -> types.ForgetMe:
    """The `forget` command, with the answer to whether the author is sure if one is typed; raises CommandError."""
    before, _, last = typed.rest.rpartition(" ")
    answer = yes_or_no(last)
    whom = typed.rest if answer is None else before
    first, _, more = whom.partition(" ")
    if whom and words.canonical("others", first.rstrip(",")) != "me":
        raise typed.error("unexpected-word", word=whom)
    if more:
        raise typed.error("unexpected-word", word=more)
    if not whom and words.canonical("others", typed.word) != "forget-me":
        raise typed.error("forget-whom")
    return types.ForgetMe(table=typed.table, answer=answer)


def _confirm(typed: CommandLine) -> types.Confirm:
    on, change = yes_or_no(typed.rest), words.canonical("others", typed.rest) == "change"
    if typed.rest and on is None and not change:
        raise typed.unknown_word("unexpected-word", typed.rest, (*SWITCH, *similar.of_section("others", "change")))
    return types.Confirm(table=typed.table, on=on, change=change)


def _private(typed: CommandLine) -> types.KeepPrivate:
    on = yes_or_no(typed.rest)
    if typed.rest and on is None:
        raise typed.unknown_word("unexpected-word", typed.rest, SWITCH)
    return types.KeepPrivate(table=typed.table, on=on)


def _nudge(typed: CommandLine) -> types.Command:
    *before, last = typed.rest.split() or [""]
    if not last or is_table_word(last) or table_number(last):
        return table_only(types.Nudge, typed)
    make = partial(types.Nudge, person=last.removeprefix("@").lower())
    return table_only(make, replace(typed, rest=" ".join(before)))


def _leaderboard(typed: CommandLine) -> types.Command:
    rest, everywhere = _without(typed, "others", "everywhere")
    rest = rest if everywhere else _without(rest, "others", "here")[0]
    make = partial(types.Leaderboard, everywhere=everywhere)
    return about_game(make, rest, similar.of_section("others", "everywhere"))


def _link(typed: CommandLine) -> types.Link:
    """The `link` command; its argument is never repeated, because it may be a code."""
    answer = yes_or_no(typed.rest)
    return types.Link(typed="" if answer is not None else typed.rest, answer=answer)


def _help(typed: CommandLine) -> types.Help | types.ShowRules:
    """Help with a command, or all commands; for a game, its rules."""
    word = typed.rest.split()[0].removeprefix(words.PREFIX) if typed.rest else ""
    if words.canonical("others", word) == "everywhere":
        return types.Help(table=typed.table, all=True)
    if words.canonical("others", word) == "me":
        return types.Help(table=typed.table)
    name = words.parse_command(word) if word else ""
    if name is None and len(fitting := words.fitting(word, typed.games)) == 1:
        return types.ShowRules(game=fitting[0])
    if name is None:
        raise _unknown_command(typed, word)
    return types.Help(table=typed.table, command=name)


_BUILD: Final[Mapping[str, Callable[[CommandLine], types.Command]]] = {
    "challenge": challenge,
    "accept": partial(with_client_seed, types.Accept),
    "decline": partial(table_only, types.Decline),
    "cancel": partial(table_only, types.Cancel),
    "join": _join,
    "leave": partial(table_only, types.Leave),
    "begin": partial(table_only, types.Begin),
    "play": play,
    "try": partial(moving, types.Try),
    "rack": partial(table_only, types.ShowRack),
    "board": _board,
    "replay": partial(table_only, types.ShowReplay),
    "hint": partial(table_only, types.AskHint),
    "resign": partial(answered, types.Resign),
    "clock": partial(table_only, types.ShowClock),
    "claim": _claim,
    "time": partial(with_amount, types.GiveTime),
    "pause": partial(answered, types.AskPause),
    "resume": partial(table_only, types.Resume),
    "away": away,
    "back": partial(table_only, types.Back),
    "takeback": partial(answered, types.TakeBack),
    "rematch": partial(with_client_seed, types.Rematch),
    "invite": _invite,
    "part": partial(table_only, types.Part),
    "watch": partial(table_only, types.Watch),
    "unwatch": partial(table_only, types.Unwatch),
    "tables": partial(table_only, types.Tables),
    "games": _games,
    "tournament": tournament,
    "best": best,
    "review": review,
    "puzzle": puzzle,
    "daily": daily,
    "rating": rating,
    "leaderboard": _leaderboard,
    "stats": stats,
    "export": partial(table_only, types.Export),
    "verify": partial(table_only, types.Verify),
    "close": partial(answered, types.Close),
    "learn": partial(about_game, types.Learn),
    "rules": _rules,
    "language": lambda typed: types.ChooseLanguage(table=typed.table, code=language(typed, typed.rest)),
    "theme": lambda typed: types.ChooseTheme(table=typed.table, name=theme(typed, typed.rest)),
    "settings": settings,
    "confirm": _confirm,
    "private": _private,
    "remind": remind,
    "nudge": _nudge,
    "forget": _forget,
    "link": _link,
    "unlink": partial(answered, types.Unlink),
    "accounts": partial(table_only, types.ListAccounts),
    "start": lambda typed: types.Start(),  # links add arguments, which are ignored
    "help": _help,
    **dict.fromkeys(MODERATING, moderate),
}
