"""Players who see what others hide and weigh their best answer: how far looking ahead can take a player at most.

They are for measuring alone; the program has nothing of the kind.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from core.game import Game, Seat
from core.kakuro.position import Position as KakuroPosition
from core.kakuro.solver import search as kakuro
from core.kakuro.solver import valuation as kakuro_value
from core.kakuro.view import DIGITS
from core.summy.position import Position as SummyPosition
from core.summy.solver import search as summy
from core.summy.solver import valuation as summy_value
from core.summy.solver.sums import Sums
from core.summy.solver.windows import Board

Player: TypeAlias = Callable[[Game[Any, Any, Any, Any], Any, Seat], Sequence[Any]]
"""The moves of a seat in a position, with everything that is hidden."""

CANDIDATES: Final = 30
"""The number of options looked at closely, those with the highest value."""

REPLY: Final = 0.6
"""The weight of the points others score after a move: the player may use an opening themselves, so it is below 1."""


def play_summy(game: Game[Any, Any, Any, Any], position: SummyPosition, seat: Seat) -> Sequence[Any]:
    """The best by V1 minus what the others' own racks can answer."""
    view = game.view(position, seat)
    others = [Sums(rack) for at, rack in enumerate(position.racks, 1) if at != seat and at not in position.left]

    def worth(option: summy_value.Option) -> float:
        board = Board(summy.after(view.rows, option.move), summy_value.RACK)
        weight = 1 if summy_value.is_last(view, option.kept) else REPLY
        return option.value - weight * max(summy.best_points(board, one) for one in others)

    found = summy_value.options(view)
    return ((found[0] if view.final else max(found[:CANDIDATES], key=worth)).move,)


def play_kakuro(game: Game[Any, Any, Any, Any], position: KakuroPosition, seat: Seat) -> Sequence[Any]:
    """The best by V1 with the answer of the next seat's own hand in place of the one to be expected."""
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


YARDSTICKS: Final[Mapping[str, Player]] = {"summy": play_summy, "kakuro": play_kakuro}
"""By the name of the game in the registry; none for Rummy yet. In Summa Summarum nobody hides what another could use."""
