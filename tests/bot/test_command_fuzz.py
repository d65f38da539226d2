"""Whatever is typed, the parsers either read it or say what is wrong; `SUMMARUM_FUZZ_LINES` sets how many lines."""

import os
from collections.abc import Iterator
from random import Random
from typing import Any

from bot.chat import words
from bot.chat.command import CODES, Bare, Command, CommandError, complete, parse, unknown
from bot.chat.text import Texts, clean
from bot.registry import DATA, load
from core.errors import MoveError, NotationError
from core.game import Game

LINES = int(os.environ.get("SUMMARUM_FUZZ_LINES") or 100_000)
GAMES = {"summy": "summy", "kakuro": "kakuro", "rummy-pur": "rummy-pur"}

REAL = (
    "/challenge @ben summy hints=yes luck=abc",
    "/challenge computer=master computer summy level=club",
    "/herausfordern jeden kakuro expert",
    "/accept #12 luck=some words",
    "/play #3 J13> 2x3(=)6",
    "/spiele M10v 5-1(=)4; M11> 7",
    "/try exchange 3 5 x",
    "/board #4 in words",
    "/rules summy S5",
    "/language de-AT",
    "/forget me",
    "/help /play",
    "J13> 2x3=6",
    "K5 down 70+118:2=129",
    "exchange 3 5 x",
    "tausche 1 = +",
    "R5 B6 J; done",
)
NASTY = (
    "@everyone", "@here", "<@123456>", "<@&1>", "`", "**", "||", "~~", "```\n", "<b>x</b>", "<script>alert(1)</script>",
    "<img src=x onerror=y>", "&amp;", "[a](b://c)", "'; drop table inbox; --", "\" or 1=1", "../../etc/passwd",
    "%00", "%s%n", "{ $x }", "{{7*7}}", "${x}", "\\", "\x00", "\x1b[31m", "\u202e", "\u200d", "\ufeff", "\ue000", "\ud800",
    "ﬀ", "ß", "İ", "ı", "Å", "\u0308", "👩\u200d🚀", "٣", "²", "½", "𝟙", "①", "＃12", "#0", "#99999999999", "=", "==", "#", "/",
    "@", ";", "\n", "\t", "\u2028", "\u00a0", "−", "×", "÷", "(", ")", ".", "luck=", "level=", "=yes", "1" * 500, "(" * 200,
)  # fmt: skip


def typed(rng: Random) -> Iterator[str]:
    """Endless lines as somebody might send them."""
    vocabulary = [word for by in words.COMMANDS.values() for every in by.values() for word in every]
    while True:
        kind = rng.randrange(100)
        if kind < 45:
            yield mutated(rng, rng.choice(REAL))
        elif kind < 70:
            parts = [
                rng.choice(NASTY) if rng.random() < 0.4 else rng.choice(rng.choice(REAL).split()) for _ in range(4)
            ]
            yield "/" * rng.randrange(2) + rng.choice(vocabulary) + " " + " ".join(parts)
        elif kind < 85:
            yield "".join(chr(rng.randrange(0x20, 0x7F)) for _ in range(rng.randrange(60)))
        elif kind < 99:
            yield "".join(
                chr(rng.choice((rng.randrange(0x3000), rng.randrange(0x110000)))) for _ in range(rng.randrange(30))
            )
        else:
            yield (rng.choice(REAL) + " " + rng.choice(NASTY) * 10_000)[:10_000]


def mutated(rng: Random, line: str) -> str:
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(line) + 1)
        change = rng.randrange(5)
        if change == 0:
            line = line[:at] + rng.choice(NASTY) + line[at:]
        elif change == 1:
            line = line[:at] + line[at + 1 :]
        elif change == 2:
            line = line[:at] + line[at:][::-1]
        elif change == 3:
            line = line[:at] + chr(rng.randrange(0x250)) + line[at:]
        else:
            line = line.swapcase() if rng.random() < 0.5 else f"{line} {line[:at]}"
    return line


def refused(line: str, *, addressed: bool, moves: bool) -> CommandError | Command | Bare | None:
    try:
        return parse(line, games=GAMES, addressed=addressed, moves=moves)
    except CommandError as error:
        return error


def test_no_line_breaks_the_command_parser() -> None:
    rng = Random(1)
    commands = bare = 0
    codes = set()
    for _, line in zip(range(LINES), typed(rng), strict=False):
        read = refused(line, addressed=rng.random() < 0.3, moves=rng.random() < 0.5)
        match read:
            case CommandError():
                assert all(len(fact) <= 60 for fact in read.facts.values())
                codes.add(read.code)
            case Bare():
                assert read.text in line
                bare += 1
            case None:
                assert not line.strip().lstrip("/")
            case _:
                commands += 1
    assert codes <= CODES
    assert len(codes) >= len(CODES) - 3
    assert min(commands, bare) > LINES // 20


def unreadable(game: Game[Any, Any, Any, Any], line: str) -> MoveError | None:
    try:
        game.parse(line)
    except MoveError as error:
        return error
    return None


def test_no_line_breaks_the_moves_of_summy() -> None:
    game = load("summy").game
    read = 0
    for _, line in zip(range(LINES), typed(Random(2)), strict=False):
        error = unreadable(game, line.removeprefix("/play ").removeprefix("/try "))
        read += error is None
        assert error is None or (isinstance(error, NotationError) and error.code in game.codes), repr(line)
    assert read > LINES // 200


def test_no_line_breaks_completion() -> None:
    for _, line in zip(range(LINES // 10), typed(Random(3)), strict=False):
        found = complete(line, tables=("1",), games=tuple(GAMES), people=("ben",), rules=("S1",), addressed=True)
        assert len(found) <= 25


def test_no_refusal_lets_markup_or_mentions_through() -> None:
    texts = Texts.load(DATA / "text", strict=True)
    for _, line in zip(range(LINES // 50), typed(Random(4)), strict=False):
        error = unknown(line)
        spans = texts.format(f"command-{error.code}", "en", error.facts)
        assert [span for span in spans if span.person] == []
        assert {span.text for span in spans} & {clean(error.facts["word"]), ""} or not clean(error.facts["word"])
