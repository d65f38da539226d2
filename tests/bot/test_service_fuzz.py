"""Thousands of odd lines at a running game: always an answer or silence, never a move that was not one, never markup.

SUMMARUM_FUZZ_SERVICE sets how many lines are typed.
"""

import os
from collections.abc import Iterator
from random import Random

import pytest

from bot.chat.port import Account, Author, Incoming, Message, Style
from bot.games import registry
from bot.messages.limits import WINDOW
from bot.tables.table import Phase
from core.game import Level
from tests.bot.stage import ANN, BEN, CARA, LOBBY, Stage, mentioned, words
from tests.people import seat_of
from tests.texts import TEXTS

pytestmark = pytest.mark.slow

LINES = int(os.environ.get("SUMMARUM_FUZZ_SERVICE", "1500"))

NASTY = (
    "@everyone", "@here", "<@123456>", "<b>bold</b>", "<script>alert(1)</script>", "**bold**", "`code`", "```\nblock\n```",
    "[link](https://example.org)", "{ $player }", "{0}", "%s%n", "../../etc/passwd", "C:\\con", "'; DROP TABLE log; --",
    "\" OR 1=1 --", "\x00", "\x1b[31m", "\u202eevil", "\u200b", "\ue000\ue100", "\ud83d",
    "𝟙𝟚𝟛", "١٢٣", "²", "Ω" * 50, "a" * 10_000, "\n" * 20, "\t", "#1", "#99999999999", "#-1", "#０", "🀄" * 30,
)  # fmt: skip
REAL = (
    "/challenge @{x} summy", "/challenge anyone kakuro luck={x}", "/challenge @ben summa zeit={x}",
    "/accept #1", "/decline", "/join luck={x}", "/begin", "/leave", "/cancel #1", "/resign #7", "/resign {x}", "/resign yes",
    "/rematch #1", "/close #1",
    "/play #1 {x}", "/play J13> {x}", "/try #1 {x}", "/rack", "/board {x}", "/hint", "/tables {x}", "/best {x}",
    "/export #1", "/verify #1", "/rules {x}", "/rules summy {x}", "/rules summa {x}", "/help {x}",
    "/language {x}", "/theme {x}", "/forget {x}", "/{x}", "{x}", "{x};{x}",
    "J13> {x}", "exchange {x}", "tausche {x}", "J13> 2x3(=){x}", "M13v ({x})",
    "F5 y3 turn {x}", "f5 gelb 3 drehe D5 {x}",
    "L A1 X {x}", "schwarz C2 A4 {x}", "zeilen {x} #.IV-XI", "fertig {x}", "undo; {x}",
)  # fmt: skip


def lines(rng: Random) -> Iterator[str]:
    """Real lines with nasty bits in them, mutated lines, and noise."""
    signs = [*"0123456789+-x:=()>v#/@;.,! ", *"äöüß<>&`*_~|\\{}$%'\"", "\u0301", "\u2067", "中", "🙂"]
    while True:
        line = rng.choice(REAL).replace("{x}", rng.choice(NASTY) if rng.random() < 0.6 else noise(rng, signs))
        for _ in range(rng.choice((0, 0, 1, 3))):
            at = rng.randrange(len(line) + 1)
            line = rng.choice(
                (line[:at] + rng.choice(signs) + line[at:], line[:at] + line[at + 1 :], line[at:] + line[:at])
            )
        yield line[:10_000] if rng.random() < 0.9 else rng.choice(NASTY)


def noise(rng: Random, signs: list[str]) -> str:
    return "".join(rng.choice(signs) for _ in range(rng.randrange(1, 24)))


def harmless(messages: list[Message], known: set[Account]) -> None:
    for message in messages:
        assert set(mentioned(message)) <= known
        for span in message.text:
            assert span.style is not Style.MENTION or span.account is not None or span.text.startswith("@")
            assert "\x00" not in span.text
            assert "\u202e" not in span.text
            assert not any(0xE000 <= ord(sign) <= 0xF8FF or 0xD800 <= ord(sign) <= 0xDFFF for sign in span.text)
            assert len(span.text) < 2_000
        for button in message.buttons:
            assert len(button.command.encode()) <= 64
        if message.picture is not None:
            assert len(message.picture.alt) <= 1024


@pytest.mark.parametrize("game", registry.GAMES)
async def test_odd_lines_are_answered_or_ignored_and_change_nothing(stage: Stage, game: str) -> None:
    rng, number, moves, refused, count = Random(2_024), 0, 0, 0, LINES // len(registry.GAMES)
    typed, known = lines(rng), {ANN.account, BEN.account, CARA.account}
    for n in range(count):
        if number == 0 or (await stage.table(number)).phase is not Phase.RUNNING:
            number = await begin_again(stage, game)
        before, log = await stage.table(number), await stage.store.log(number)
        who, private = rng.choice((ANN, BEN, CARA)), rng.random() < 0.4
        text = next(typed).replace("#1", f"#{number}")
        if rng.random() < 0.05:  # now and then a move: whole, cut, or with something after it
            mover, move = await possible(stage, number, rng)
            who, private = (mover, True) if rng.random() < 0.5 else (who, private)
            text = rng.choice(("", f"/play #{number} ")) + move[: rng.choice((None, None, -1))]
        sent = len(stage.chat.sent)
        await stage.service.handle(line(n, who, text, rng, private=private))
        if n % 50 == 0:
            await stage.settle()
        after, new = await stage.table(number), (await stage.store.log(number))[len(log) :]
        if new:
            moves += 1
            assert seat_of(before, who.account) == new[0].seat, f"{text[:80]!r} moved for somebody else"
            assert new[0].seat in before.turn or new[0].text == "resign", f"{text[:80]!r} moved out of turn"
        else:
            refused += 1
            assert after == before, f"{text[:80]!r} was no move and changed the game"
        harmless(stage.chat.sent[sent:], known)
    await stage.settle()
    harmless(stage.chat.sent, known)
    assert await stage.store.outbox() == ()
    assert moves > count // 500
    assert refused > count // 2
    stage.limits_clock += WINDOW  # then the random lines limit nobody any more
    for asked in ("/help", "/tables", "/board words"):
        assert await stage.say(ANN, asked), "and the bot still answers"


async def begin_again(stage: Stage, game: str) -> int:
    """Begin a game after the random lines: nobody is over a limit any more, and no challenge is open."""
    stage.limits_clock += WINDOW
    for table in await stage.store.tables_in(LOBBY, (Phase.OPEN,)):
        challenger = next(one for one in (ANN, BEN, CARA) if one.account == table.players[0].account)
        await stage.say(challenger, f"/cancel #{table.id}")
        assert (await stage.table(table.id)).phase is Phase.OFF
        stage.limits_clock += WINDOW
    return await stage.begin(game=game)


async def possible(stage: Stage, number: int, rng: Random) -> tuple[Author, str]:
    """Somebody who may act now, and the first move of a good player in their place."""
    loaded = await stage.load(number)
    seat, game = rng.choice(sorted(loaded.table.turn)), loaded.engine.game
    moves = game.choose(game.view(loaded.replay.position, seat), Level.CLUB, rng)
    account = loaded.table.player(seat).account
    return next(one for one in (ANN, BEN, CARA) if one.account == account), game.format(moves[0])


def line(n: int, who: Author, text: str, rng: Random, *, private: bool) -> Incoming:
    return Incoming(
        f"fuzz:{n}",
        LOBBY,
        who,
        text,
        private=private,
        addressed=text.startswith("/") or rng.random() < 0.5,
        reply_to=rng.choice((None, None, text[:40])),
        locale=rng.choice(("en", "de", "", "xx")),
        mentions={"everyone": CARA.account},
    )


@pytest.mark.parametrize("locale", TEXTS.locales)
@pytest.mark.parametrize("nasty", ["**x**", "`x`", "**", "`", "<b>x</b>", "[x](y)", "{x}"])
async def test_what_people_type_is_shown_as_typed(stage: Stage, locale: str, nasty: str) -> None:
    for typed in (f"/{nasty}", f"/help {nasty}", f"/rules summy {nasty}", f"/board {nasty}", f"/language {nasty}"):
        (said,) = await stage.say(ANN, typed, locale=locale)
        assert nasty.casefold() in words(said).casefold(), typed
        assert not any(span.style is Style.BOLD for span in said.text)
        assert sum(nasty.casefold() in span.text.casefold() for span in said.text) == 1, "in one piece"


async def test_names_are_only_names(stage: Stage) -> None:
    bad = Author(ANN.account, "**Ann** `x` @everyone <b>", "ann")
    await stage.say(bad, "/challenge @ben summy")
    await stage.say(BEN, "/accept")
    shown = 0
    for message in stage.chat.sent:
        assert set(mentioned(message)) <= {ANN.account, BEN.account}
        shown += bad.name in words(message)
        for span in message.text:
            assert "Ann" not in span.text or bad.name in span.text, "never taken apart as markup"
    assert shown >= 2
