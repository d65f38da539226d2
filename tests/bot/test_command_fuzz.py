"""Whatever is typed, the parsers either read it or say what is wrong; `SUMMARUM_FUZZ_LINES` sets how many lines."""

import os
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from bot.chat.text import clean
from bot.games import registry
from bot.grammar import words
from bot.grammar.command import parse, unknown
from bot.grammar.command_error import CODES, CommandError
from bot.grammar.command_line import Bare
from bot.grammar.command_types import Command
from bot.grammar.complete import Known, complete
from core.errors import MoveError, NotationError, RuleError
from core.game import Game
from tests.company import fewest
from tests.conformance.playing import Played, played
from tests.texts import TEXTS

pytestmark = pytest.mark.slow

LINES = int(os.environ.get("SUMMARUM_FUZZ_LINES") or 10_000)
GAMES = {name: name for name in ("summy", "kakuro", "rummy-pur", "rummy-plus")}

REAL = (
    "/challenge @ben summy hints=yes luck=abc",
    "/challenge computer=master computer summy level=club",
    "/herausfordern jeden kakuro expert",
    "/challenge alone kakuro time=5m",
    "/challenge #12 @ben kakuro",
    "/challenge @ben kakuro level=club",
    "/challenge @ben 3 summy",
    "/best rummy",
    "/tournament new summy rounds=3 expert",
    "/turnier neu kakuro runden=2",
    "/tournament drop @ben",
    "/tournament end #12",
    "/tournament end",
    "/turnier weiter",
    "/accept #12 luck=some words",
    "/play #3 J13> 2x3(=)6",
    "/spiele M10v 5-1(=)4; M11> 7",
    "/try exchange 3 5 x",
    "/board #4 in words",
    "/rules summy S5",
    "/language de-AT",
    "/forget me",
    "/settings games=summy,kakuro",
    "/settings rated=perhaps",
    "/settings theme",
    "/challenge alone @ben kakuro",
    "/tournament drop",
    "/forget",
    "/einstellungen bedenkzeit=3t+1t/7t",
    "/remind quiet=22-7 zone=Europe/Berlin",
    "/remind every=1m",
    "/erinnern ruhe=abends",
    "/time #12 +1d",
    "/help /play",
    "J13> 2x3=6",
    "K5 down 70+118:2=129",
    "exchange 3 5 x",
    "tausche 1 = +",
    "R5 B6 J; done",
    "F5 y3 turn E5 D5",
    "drehe D5; f5 gelb 3",
    "L A1 X B1 X C3 I F6",
    "schwarz C2 A4 D5 F6",
    "rows LXV-LXI XV#XXI XI-VI-VI #.IV-XI XII#VI IX-XXI#",
)
NASTY = (
    "@everyone", "@here", "<@123456>", "<@&1>", "`", "**", "||", "~~", "```\n", "<b>x</b>", "<script>alert(1)</script>",
    "<img src=x onerror=y>", "&amp;", "[a](b://c)", "'; drop table inbox; --", "\" or 1=1", "../../etc/passwd",
    "%00", "%s%n", "{ $x }", "{{7*7}}", "${x}", "\\", "\x00", "\x1b[31m", "\u202e", "\u200d", "\ufeff", "\ue000", "\ud800",
    "ﬀ", "ß", "İ", "ı", "Å", "\u0308", "👩\u200d🚀", "٣", "²", "½", "𝟙", "①", "＃12", "#0", "#99999999999", "=", "==", "#", "/",
    "@", ";", "\n", "\t", "\u2028", "\u00a0", "−", "×", "÷", "(", ")", ".", "luck=", "level=", "=yes", "1" * 500, "(" * 200,
)  # fmt: skip


def typed(rng: Random, real: Sequence[str] = REAL) -> Iterator[str]:
    """Endless lines as somebody might send them who means the real ones."""
    vocabulary = [word for by in words.COMMANDS.values() for every in by.values() for word in every]
    while True:
        kind = rng.randrange(100)
        if kind < 45:
            yield mutated(rng, rng.choice(real))
        elif kind < 70:
            parts = [
                rng.choice(NASTY) if rng.random() < 0.4 else rng.choice(rng.choice(real).split()) for _ in range(4)
            ]
            yield "/" * rng.randrange(2) + rng.choice(vocabulary) + " " + " ".join(parts)
        elif kind < 85:
            yield "".join(chr(rng.randrange(0x20, 0x7F)) for _ in range(rng.randrange(60)))
        elif kind < 99:
            yield "".join(
                chr(rng.choice((rng.randrange(0x3000), rng.randrange(0x110000)))) for _ in range(rng.randrange(30))
            )
        else:
            yield (rng.choice(real) + " " + rng.choice(NASTY) * 10_000)[:10_000]


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


def refused(line: str, *, addressed: bool) -> CommandError | Command | Bare | None:
    try:
        return parse(line, games=GAMES, options=("expert",), addressed=addressed)
    except CommandError as error:
        return error


def test_no_line_breaks_the_command_parser() -> None:
    rng = Random(1)
    commands = bare = 0
    codes = set()
    for _, line in zip(range(LINES), typed(rng), strict=False):
        read = refused(line, addressed=rng.random() < 0.3)
        match read:
            case CommandError():
                assert all(len(fact) <= 60 for fact in read.facts.values())
                codes.add(read.code)
            case Bare():
                assert read.text in line
                bare += 1
            case None:
                assert not "".join(filter(str.isprintable, line)).strip(" /"), "there was nothing to be seen"
            case _:
                commands += 1
    assert codes <= CODES
    assert len(codes) >= len(CODES) - (3 if LINES >= 100_000 else 6), "some codes take luck"
    assert min(commands, bare) > LINES // 20


def unreadable(game: Game[Any, Any, Any, Any], line: str) -> MoveError | None:
    try:
        game.parse(line)
    except MoveError as error:
        return error
    return None


def course_of(name: str) -> Played:
    """A game between as few as it takes, but two at least."""
    return played(name, fewest(name))


@pytest.mark.parametrize("name", registry.GAMES)
def test_no_line_breaks_the_moves_of_a_game(name: str) -> None:
    lines = LINES // len(registry.GAMES)
    course = course_of(name)
    moves = [course.game.format(moment.move) for moment in course.moments if moment.entry.seat > 0]
    read = 0
    for _, line in zip(range(lines), typed(Random(2), (*REAL, *moves)), strict=False):
        error = unreadable(course.game, line.removeprefix("/play ").removeprefix("/try "))
        read += error is None
        assert error is None or (isinstance(error, NotationError) and error.code in course.game.codes), repr(line)
    assert read > lines // 200


@pytest.mark.parametrize("name", registry.GAMES)
def test_what_is_read_is_played_or_refused_with_a_reason(name: str) -> None:
    """In any position a readable line is a move, which the log holds as it was read, or is refused with a known code."""
    course, rng = course_of(name), Random(5)
    game, moments = course.game, [moment for moment in course.moments if moment.entry.seat > 0]
    lines = typed(Random(6), [moment.entry.text for moment in moments])
    made, codes = 0, set()
    lines_typed = LINES // len(registry.GAMES) // 5
    for _ in range(lines_typed):
        moment = rng.choice(moments)
        line = mutated(rng, moment.entry.text) if rng.random() < 0.5 else next(lines)
        position, seat = moment.replay.position, moment.entry.seat
        view = game.view(position, seat)
        try:
            move = game.resolve(view, game.parse(line))
            assert game.read(game.format(move)) == move
            try:
                game.apply(position, seat, move)
                made += 1
            except RuleError as error:
                codes.add(error.code)
                game.with_errors_marked(view, move, error)
        except MoveError as error:
            codes.add(error.code)
    assert made > lines_typed // 30
    assert len(codes) > min(3, len(game.codes) // 6)
    assert codes <= game.codes


def test_no_line_breaks_completion() -> None:
    known = Known(tables=(1,), games=tuple(GAMES), people=("ben",), rules=("S1",))
    for _, line in zip(range(LINES // 10), typed(Random(3)), strict=False):
        found = complete(line, known, addressed=True)
        empty = words.fold(line.strip()) in ("", "/")  # also a line of accents without a letter
        assert len(found) <= (len(words.COMMANDS) if empty else 25)


def test_no_refusal_lets_markup_or_mentions_through() -> None:
    for _, line in zip(range(LINES // 50), typed(Random(4)), strict=False):
        error = unknown(line)
        spans = TEXTS.format(f"command-{error.code}", "en", error.facts)
        assert [span for span in spans if span.account] == []
        assert {span.text for span in spans} & {clean(error.facts["word"]), ""} or not clean(error.facts["word"])
