"""The golden pictures of Kakuro: what each shows, and how it is drawn."""

from collections.abc import Callable, Mapping

from core.grid import Direction
from render.kakuro import picture, rack
from render.theme import THEMES
from tests.render.kakuro_boards import EARLY, LAST, LATE, MIDDLE, START, kakuro, laid, tried, view

LIGHT, DARK = THEMES["light"], THEMES["dark"]
TWO = ("Anna", "Benjamin")
LONG = ("Wilhelmina Featherstonehaugh-Cholmondeley", "Ильяс", "Bartholomew the Patient", "𝓢𝓸𝓹𝓱𝓲𝓮 🦊")
ACROSS, DOWN = Direction.ACROSS, Direction.DOWN

_early = view(EARLY, scores=(12, 14), bag=60, turn=2, last=laid(1, "D5", kakuro(EARLY, "D5", ACROSS, 3), turned="E5"))
_middle = view(
    MIDDLE, scores=(88, 97), last=laid(2, "E2", kakuro(MIDDLE, "E2", ACROSS, 3), kakuro(MIDDLE, "E2", DOWN, 2))
)
_late = laid(2, "G1", kakuro(LATE, "E1", ACROSS, 2), kakuro(LATE, "E1", DOWN, 6), turned="E1")
_four = view(LATE, scores=(96, 131, 88, 104), bag=14, turn=3, last=_late)
_over = view(LAST, scores=(342, 318), cards=(0, 0), bag=0, turn=None, last=laid(1, "A3", points=0), ending="finished")
_three = view(
    MIDDLE, scores=(61, 44, 70), cards=(2, 0, 2), left=frozenset({2}), bag=47, turn=3, last=laid(1, "H6", points=0)
)
_strict = view(MIDDLE, last=laid(2, "E2", back="E3", points=0))
_marked = view(EARLY, scores=(12, 14), bag=60, turn=2, tried=tried("D5", "F5 G5", turned="E5"))
_lonely = view(START, scores=(0, 0), bag=63, tried=tried("B8", "B8"))
_taken = view(MIDDLE, tried=tried("E2", "E2 H4", turned="G3"))


CASES: Mapping[str, Callable[[], bytes]] = {
    "kakuro_start": lambda: picture(view(START, scores=(0, 0), bag=63), LIGHT, names=TWO),
    "kakuro_turned_light": lambda: picture(_early, LIGHT, names=TWO),
    "kakuro_turned_dark": lambda: picture(_early, DARK, names=TWO),
    "kakuro_mid_light": lambda: picture(_middle, LIGHT, names=TWO),
    "kakuro_mid_dark": lambda: picture(_middle, DARK, names=TWO),
    "kakuro_four_light": lambda: picture(_four, LIGHT, names=LONG),
    "kakuro_four_dark": lambda: picture(_four, DARK, names=LONG),
    "kakuro_three_one_left": lambda: picture(_three, DARK, names=("Anna", "Benjamin", "Chloë")),
    "kakuro_over": lambda: picture(_over, LIGHT, names=TWO),
    "kakuro_turned_back": lambda: picture(_strict, DARK, names=TWO),
    "kakuro_refused_light": lambda: picture(_marked, LIGHT, names=TWO),
    "kakuro_refused_dark": lambda: picture(_marked, DARK, names=TWO),
    "kakuro_refused_taken": lambda: picture(_taken, LIGHT, names=TWO),
    "kakuro_refused_lonely": lambda: picture(_lonely, DARK, names=TWO),
    "kakuro_hand_light": lambda: rack(view(START, hand="38"), LIGHT),
    "kakuro_hand_dark": lambda: rack(view(START, hand="16"), DARK),
    "kakuro_hand_one": lambda: rack(view(LAST, hand="7"), LIGHT),
}
