"""A player of Rummy-Pur who sees all hands and weighs what the others can lay next, and the player itself after them."""

from collections import Counter
from collections.abc import Sequence
from math import exp, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from core.bag import without
from core.game import Game, Level, Seat
from core.rummy.draft import Draft
from core.rummy.moves import Action, Discard
from core.rummy.position import Position, draft_of, hand_of
from core.rummy.position import after as next_seat
from core.rummy.solver.opponents import makes_meld
from core.rummy.solver.search import most, played
from core.rummy.solver.valuation import NODES, Option, options
from core.rummy.tiles import JOKER, Tile

TURNS: Final = 12
"""The most valuable turns, which are looked at beside all discards of the master's turn."""

SAMPLES: Final = 16
"""Likely draws of all seats, the same for all turns that are compared."""

SURE: Final = 2.0
"""Standard errors by which a turn has to be better than the master's own."""

AFTER: Final = 300
"""The nodes for each tile where the search for the most tiles has used up its own; with more a game takes thrice as long."""

LEAD: Final = 4.0
"""So many tiles ahead of all others, a seat's odds of being the first to go out are e to 1."""

HIGHEST: Final = 110
"""More tiles than a hand can hold."""

TWO: Final = 2
"""The tiles of a draw (P5a)."""


class Reply(NamedTuple):
    """The table once all other seats have played, the tiles of the shortest hand then, and what the player draws next."""

    table: Draft
    fewest: int
    drawn: Sequence[Tile]


def play_rummy_pur(game: Game[Any, Any, Any, Any], position: Position, seat: Seat) -> Sequence[Any]:
    """The turn with clearly the best odds of going out first, else the master's own; it draws as a master does."""
    view = game.view(position, seat)
    own = tuple(game.choose(view, Level.MASTER, Random(0)))
    if not view.drawn:
        return own
    replies = Replies(position, seat)

    def odds(option: Option) -> list[float]:
        laid, end = played(draft_of(position, seat), _actions(option.moves), seat), option.moves[-1]
        given = end.tile if isinstance(end, Discard) and laid.hand else ""
        hand = without(laid.hand, (given,)) if given else laid.hand
        if not hand:
            return [1.0] * SAMPLES
        return [_odds(laid, hand, seat, option.choice.kept, one) for one in replies.to(laid, given)]

    own_ways = sorted(options(view, [_actions(own)]), key=lambda option: option.moves != own)
    found = {option.moves: odds(option) for option in (*own_ways, *options(view)[:TURNS])}
    if own not in found:
        return own
    best = max(found, key=lambda moves: fmean(found[moves]))
    return best if _clearly_better(found[best], found[own]) else own


class Replies:
    """What the other seats can do after a turn, each with its real hand and likely draws."""

    def __init__(self, position: Position, seat: Seat) -> None:
        self._opened = position.opened
        self._hands: dict[Seat, tuple[Tile, ...]] = {}
        other = next_seat(position, seat)
        while other != seat:
            self._hands[other] = tuple(hand_of(position, other))
            other = next_seat(position, other)
        rng, count = Random(len(position.new)), TWO * (len(self._hands) + 1)
        self._samples = [rng.sample(position.new, min(count, len(position.new))) for _ in range(SAMPLES)]
        self._known: dict[tuple[Draft, Seat | None, Tile], list[Reply | None]] = {}

    def to(self, laid: Draft, given: Tile) -> list[Reply | None]:
        """The reply to a turn in each sample, None where another seat goes out."""
        taker = next((seat for seat, hand in self._hands.items() if _wants(hand, given)), None)
        table = Draft((), laid.melds)
        key = table, taker, given if taker else ""
        if key not in self._known:
            self._known[key] = [self._reply(table, drawn, taker, given) for drawn in self._samples]
        return self._known[key]

    def _reply(self, table: Draft, drawn: Sequence[Tile], taker: Seat | None, given: Tile) -> Reply | None:
        """The others' turns one after the other; the first for whom the tile just given makes a meld takes it."""
        fewest, left = HIGHEST, list(drawn)
        for seat, held in self._hands.items():
            two = (given, *left[1:TWO]) if seat == taker else left[:TWO]
            left = left[TWO:]
            table, tiles = _after(table, (*held, *two), seat, opened=seat in self._opened)
            if not tiles:
                return None
            fewest = min(fewest, tiles)
        return Reply(table, fewest, left)


def _clearly_better(one: Sequence[float], other: Sequence[float]) -> bool:
    """Whether the odds in the same samples differ by more than chance: else the best of many turns is the luckiest one."""
    more = [first - second for first, second in zip(one, other, strict=True)]
    return fmean(more) > SURE * stdev(more) / sqrt(len(more))


def _wants(hand: Sequence[Tile], tile: Tile) -> bool:
    """Whether a *club* player with this hand would take this tile from the old stock."""
    have = Counter(hand)
    return tile == JOKER or (bool(tile) and not have[tile] and makes_meld(tile, have))


def _after(table: Draft, hand: Sequence[Tile], seat: Seat, *, opened: bool) -> tuple[Draft, int]:
    """The table once a seat has laid all it can of this hand, and the tiles it keeps after its discard."""
    draft = Draft(tuple(hand), table.melds, (), opened)
    found = most(draft, hand, seat=seat, nodes=NODES, after=AFTER)
    laid = played(draft, found.actions, seat) if found else draft
    return laid, max(0, len(laid.hand) - 1)


def _odds(laid: Draft, hand: Sequence[Tile], seat: Seat, kept: float, reply: Reply | None) -> float:
    """The odds of going out first, once the seat has played again after the reply with this hand, worth `kept` (V1)."""
    if reply is None:
        return 0
    _, tiles = _after(reply.table, (*hand, *reply.drawn), seat, opened=laid.opened)
    return 1 / (1 + exp((tiles - kept - reply.fewest) / LEAD)) if tiles else 1


def _actions(moves: Sequence[Any]) -> tuple[Action, ...]:
    return tuple(move for move in moves if isinstance(move, Action))
