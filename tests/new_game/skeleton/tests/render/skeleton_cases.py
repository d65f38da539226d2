"""The golden pictures of Skeleton: what each shows, and how it is drawn."""

from collections.abc import Callable, Mapping

from core.game import Seat
from render.theme import THEMES
from tests.new_game.skeleton.core.view import Own, SeatView, View
from tests.new_game.skeleton.render import picture, rack

LIGHT, DARK = THEMES["light"], THEMES["dark"]
TWO = ("Anna", "Benjamin")


def view(
    row: str = "", *, scores: tuple[int, ...] = (2, 1), turn: int | None = 1, ending: str = "", hand: str = ""
) -> View:
    """A view with this row; seats are counted from 1."""
    return View(
        row=row,
        count=sum(map(int, row)),
        target=31,
        seats=tuple(SeatView(score, 3, left=seat == 3) for seat, score in enumerate(scores, start=1)),
        bag=20,
        turn=frozenset() if turn is None else frozenset({Seat(turn)}),
        last=(),
        ending=ending,
        private=Own(Seat(1), hand) if hand else None,
    )


CASES: Mapping[str, Callable[[], bytes]] = {
    "skeleton_start": lambda: picture(view(scores=(0, 0)), LIGHT, names=TWO),
    "skeleton_mid_light": lambda: picture(view("61354111111"), LIGHT, names=TWO),
    "skeleton_mid_dark": lambda: picture(view("6134"), DARK, names=TWO),
    "skeleton_four_one_left": lambda: picture(view("6134", scores=(1, 0, 2, 1)), LIGHT, names=(*TWO, "Chloë", "Dan")),
    "skeleton_over": lambda: picture(view("6", turn=None, ending="finished"), LIGHT, names=TWO),
    "skeleton_hand_light": lambda: rack(view(hand="146"), LIGHT),
    "skeleton_hand_dark": lambda: rack(view(hand="3"), DARK),
}
