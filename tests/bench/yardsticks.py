"""Players who see what others hide and weigh their best answer: how far looking ahead can take a player at most.

Beside them stands a player who never gets better, so that levels can be compared over the years. All of them are for
measuring alone; the program has nothing of the kind.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from operator import attrgetter
from random import Random
from statistics import fmean
from typing import Any, Final, TypeAlias

from core.bag import without
from core.game import Game, Level, Seat
from core.kakuro.position import Position as KakuroPosition
from core.kakuro.solver import options as kakuro_value
from core.kakuro.solver import search as kakuro
from core.kakuro.view import DIGITS
from core.private_side import private_side
from core.rummy.draft import Draft
from core.rummy.moves import Action, Discard
from core.rummy.position import Position as RummyPosition
from core.rummy.position import after as next_seat
from core.rummy.position import draft_of, hand_of
from core.rummy.solver import search as rummy
from core.rummy.solver import valuation as rummy_value
from core.rummy.solver.claims import groups
from core.rummy.tiles import Tile
from core.summy.moves import Exchange
from core.summy.position import Position as SummyPosition
from core.summy.solver import options as summy_value
from core.summy.solver import search as summy
from core.summy.solver.sums import Sums
from core.summy.solver.windows import BoardWindows
from tests.bench.yardstick_of_rummy_pur import AFTER, TWO, play_rummy_pur

Player: TypeAlias = Callable[[Game[Any, Any, Any, Any], Any, Seat], Sequence[Any]]
"""The moves of a seat in a position, with everything that is hidden."""

CANDIDATES: Final = 30
"""The number of options looked at closely, those with the highest value."""

REPLY: Final = 0.6
"""The weight of the points others score after a move: the player may use an opening themselves, so it is below 1."""


RUMMY_REPLY: Final = 0.6
"""The weight of the next seat's turn in Rummy-Pur-Plus: there too others may use what it leaves."""

AGAIN: Final = 0.6
"""The weight of the player's own next turn: the table changes before it comes."""

TURNS: Final = 12
"""The turns of Rummy looked at closely."""

DRAWS: Final = 4
"""The likely draws of each seat, the same for all turns that are compared."""


def play_summy(game: Game[Any, Any, Any, Any], position: SummyPosition, seat: Seat) -> Sequence[Any]:
    """The best move by V1, minus the answers that the others' real racks can give."""
    view = game.view(position, seat)
    others = [Sums(rack) for at, rack in enumerate(position.racks, 1) if at != seat and at not in position.left]

    def worth(option: summy_value.Option) -> float:
        board = BoardWindows(summy.after(view.rows, option.move), summy_value.RACK)
        weight = 1 if summy_value.is_last(view, option.kept) else REPLY
        return option.value - weight * max(summy.best_points(board, one) for one in others)

    found = summy_value.options(view)
    return ((found[0] if view.final else max(found[:CANDIDATES], key=worth)).move,)


def play_kakuro(game: Game[Any, Any, Any, Any], position: KakuroPosition, seat: Seat) -> Sequence[Any]:
    """The best move by V1, with the answer of the next seat's real hand in place of the expected one."""
    view = game.view(position, seat)
    order = [*position.hands[seat:], *position.hands[: seat - 1]]
    following = next((hand for hand in order if hand), "")

    def worth(option: kakuro_value.Option) -> float:
        tops = dict(
            zip(DIGITS, kakuro.best_points(kakuro.after(view.rows, option.move), expert=view.expert), strict=True)
        )
        reply = max((tops[card] for card in following), default=0)
        return option.points + option.outlook.keeps - kakuro_value.REPLY * reply

    return (max(kakuro_value.options(view, most=CANDIDATES), key=worth).move,)


def play_rummy_plus(game: Game[Any, Any, Any, Any], position: RummyPosition, seat: Seat) -> Sequence[Any]:
    """The best turn by V1, minus what the next seat's real hand can do then, plus the player's next turn; both with draws."""
    view = game.view(position, seat)
    if not view.drawn:
        return game.choose(view, Level.MASTER, Random(0))
    draft, following = draft_of(position, seat), next_seat(position, seat)
    rng = Random(len(position.new))
    draws = [rng.sample(position.new, min(2 * TWO, len(position.new))) for _ in range(DRAWS)]

    def worth(option: rummy_value.Option) -> float:
        laid = rummy.played(draft, [one for one in option.moves if isinstance(one, Action)], seat)
        end = option.moves[-1]
        kept = without(laid.hand, (end.tile,)) if isinstance(end, Discard) else laid.hand
        if not kept:
            return option.choice.value
        theirs, opened = hand_of(position, following), following in position.opened
        reply = fmean(_turn(laid, (*theirs, *drawn[:TWO]), following, opened=opened) for drawn in draws)
        again = fmean(_turn(laid, (*kept, *drawn[TWO:]), seat, opened=laid.opened) for drawn in draws)
        return option.choice.value - RUMMY_REPLY * reply + AGAIN * again

    found = rummy_value.options(view)
    return max(found[:TURNS], key=worth).moves


def _turn(table: Draft, hand: Sequence[Tile], seat: Seat, *, opened: bool) -> float:
    """The worth of the turn that a seat can make with this hand: its claims, and going out."""
    draft = Draft(tuple(hand), table.melds, (), opened)
    found = rummy.most(draft, hand, seat=seat, nodes=rummy_value.NODES, after=AFTER)
    if found is None:
        return 0
    out = rummy_value.OUT if len(found.tiles) >= len(hand) - 1 else 0
    return out + rummy_value.CLAIM * len(groups(replace(draft, opened=True)))


def most_points(game: Game[Any, Any, Any, Any], position: SummyPosition, seat: Seat) -> Sequence[Any]:
    """The laying with the most points; without one, all tiles are exchanged. So played *club* at first."""
    view = game.view(position, seat)
    rack = private_side(view).rack
    found = max(summy.moves(view.rows, rack), key=attrgetter("points"), default=None)
    return (found.move if found else Exchange(rack),)


YARDSTICK: Final = "yardstick"
POINTS: Final = "most points"

PLAYERS: Final[Mapping[str, Mapping[str, Player]]] = {
    "summy": {YARDSTICK: play_summy, POINTS: most_points},
    "kakuro": {YARDSTICK: play_kakuro},
    "rummy-pur": {YARDSTICK: play_rummy_pur},
    "rummy-plus": {YARDSTICK: play_rummy_plus},
}
"""By the name of the game in the registry.

There is none in Summa Summarum, where nobody hides what another could use.
"""
