"""Positions of Rummy for tests: a drawn table, hands, stocks; and moves as a player types them.

A table is drawn with a meld a line, `A R4 J=R5 R6`; the owner of a claim stands behind a bar: `B R9 B9 Y9 J | 2`.
"""

import tomllib
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bot.games.move_words import typed_words
from core.bag import spaced
from core.errors import Fact, MoveError
from core.game import CHANCE, Event, Seat, Step
from core.rummy.draft import Draft
from core.rummy.game import Rummy
from core.rummy.melds import Meld
from core.rummy.position import Position, draft_of
from core.rummy.rules import Rules
from core.rummy.tiles import Tile, sort_tiles
from core.seats import seated

DATA = Path(__file__).resolve().parents[3] / "data" / "games"
ONE, TWO, THREE, FOUR = (Seat(number) for number in range(1, 5))


def game(name: str, **options: str) -> Rummy:
    """A variant under options."""
    table = tomllib.loads((DATA / f"{name}.toml").read_text("utf-8"))["rules"]
    return Rummy(
        Rules.from_table(table, {key.replace("_", "-"): value for key, value in options.items()}), typed_words("rummy")
    )


PUR, PLUS = game("rummy-pur"), game("rummy-plus")


def tiles(text: str) -> tuple[Tile, ...]:
    """Tiles written with spaces between them, sorted."""
    return sort_tiles(text.split())


def melds(drawn: str) -> tuple[Meld, ...]:
    """The melds of a drawing."""
    return tuple(_meld(line) for line in drawn.strip().splitlines())


def _meld(line: str) -> Meld:
    body, _, owner = line.partition("|")
    letter, *pieces = body.split()
    return Meld(letter, tuple(pieces), Seat(int(owner)) if owner else None)


def drawing(standing: Sequence[Meld]) -> str:
    """The drawing of some melds; the inverse of `melds`."""
    lines = (f"{one.letter} {spaced(one.pieces)}" + (f" | {one.owner}" if one.owner else "") for one in standing)
    return "\n".join(lines)


def same(drawn: str) -> str:
    """A drawing as `drawing` writes it."""
    return drawing(melds(drawn)) if drawn.strip() else ""


def position(
    drawn: str,
    *hands: str,
    new: str = "K1 K1 K2 K2",
    old: str = "",
    on_turn: Seat = ONE,
    closed: Sequence[Seat] = (),
    waiting: bool = False,
) -> Position:
    """A game after the deal in which all seats have opened except those in `closed`.

    The seat on turn has drawn unless `waiting` is true; if only one hand is given, a second seat holds some tiles.
    """
    all_hands = tuple(map(tiles, hands if len(hands) > 1 else (*hands, "K11 K12")))
    seats = seated(len(all_hands), (1, 4))
    return Position(
        hands=all_hands,
        melds=melds(drawn),
        new=tiles(new),
        old=tuple(old.split()),
        gone=(),
        opened=frozenset(seats) - set(closed),
        turns=(1,) * len(seats),
        on_turn=on_turn,
        dealt=seats[-1],
        seats=seats,
        drawn=() if waiting else ("K1", "K1"),
    )


def play(before: Position, line: str, rules: Rummy = PLUS) -> Step[Position]:
    """Type a line, its moves joined by `;`, at the seat on turn; the events are those of all of them."""
    now, events = before, list[Event]()
    for text in line.split(";"):
        seat = now.on_turn
        assert seat is not None
        step = rules.apply(now, seat, rules.resolve(rules.view(now, seat), rules.parse(text)))
        now, events = step.position, [*events, *step.events]
    return Step(now, tuple(events))


def chance(before: Position, text: str, rules: Rummy = PLUS) -> Step[Position]:
    """Make the draw with this canonical text."""
    return rules.apply(before, CHANCE, rules.read(text))


def refused(before: Position, line: str, rules: Rummy = PLUS) -> tuple[str, dict[str, Fact]]:
    """The code and facts with which the last move of a line is refused; it changes nothing."""
    *first, last = line.split(";")
    now = play(before, ";".join(first), rules).position if first else before
    was = repr(now)
    with pytest.raises(MoveError) as caught:
        play(now, last, rules)
    assert caught.value.code in rules.codes
    assert repr(now) == was
    return caught.value.code, caught.value.facts


def draft(now: Position) -> Draft:
    """The running turn as its own seat sees it."""
    assert now.on_turn is not None
    return draft_of(now, now.on_turn)


def table(before: Position, line: str, rules: Rummy = PLUS) -> str:
    """The drawing of the table in the draft after a line."""
    return drawing(draft(play(before, line, rules).position).melds)


def hand(now: Position) -> str:
    """The hand of the seat on turn as its draft leaves it."""
    return spaced(draft(now).hand)


def ended(now: Position, *hands: str, ending: str = "finished", turns: Sequence[int] = ()) -> Position:
    """The same game at its end, with these hands."""
    return replace(now, hands=tuple(map(tiles, hands)), ending=ending, turns=tuple(turns) or now.turns, drawn=())
