"""The golden pictures of Summy: what each shows, and how it is drawn."""

from collections.abc import Callable, Mapping

from render.summy import picture, rack
from render.theme import THEMES
from tests.render.boards import BUSY, LATE, MIDDLE, START, exchanged, laid, view

LIGHT, DARK = THEMES["light"], THEMES["dark"]
TWO = ("Anna", "Benjamin")
LONG = ("Wilhelmina Featherstonehaugh-Cholmondeley", "Ильяс", "Bartholomew the Patient", "𝓢𝓸𝓹𝓱𝓲𝓮 🦊")

_middle = view(MIDDLE, turn=1, last=laid(2, "J14 J15 J16 J17 J18 J20 J21 J22", "J12 J23", 28))
_busy = view(BUSY, scores=(208, 231), stock=24, turn=2, last=laid(1, "P9 P11 P12", "P8 P16", 19))
_over = view(
    LATE,
    scores=(342, 318),
    tiles=(3, 5),
    stock=0,
    turn=None,
    last=laid(2, "O14", "", 26),
    final=True,
    ending="finished",
)
_four = view(BUSY, scores=(96, 131, 88, 104), stock=8, turn=3, last=exchanged(2, 4))
_three = view(
    MIDDLE, scores=(61, 44, 70), tiles=(8, 0, 8), left=frozenset({2}), stock=45, turn=3, last=laid(1, "N17", "N18", 14)
)
_swap = view(MIDDLE, stock=0, tiles=(2, 6), scores=(150, 171), turn=2, last=exchanged(1, 3), final=True)

CASES: Mapping[str, Callable[[], bytes]] = {
    "start": lambda: picture(view(START, scores=(0, 0), stock=110), LIGHT, names=TWO),
    "mid_light": lambda: picture(_middle, LIGHT, names=TWO),
    "mid_dark": lambda: picture(_middle, DARK, names=TWO),
    "busy": lambda: picture(_busy, LIGHT, names=TWO),
    "whole_light": lambda: picture(_busy, LIGHT, names=TWO, whole=True),
    "whole_dark": lambda: picture(_over, DARK, names=TWO, whole=True),
    "over": lambda: picture(_over, LIGHT, names=TWO),
    "four": lambda: picture(_four, LIGHT, names=LONG),
    "three_one_left": lambda: picture(_three, DARK, names=("Anna", "Benjamin", "Chloë")),
    "last_exchange": lambda: picture(_swap, LIGHT, names=("Żółć", "李小龍")),
    "rack_full_light": lambda: rack(view(MIDDLE, rack="01368+x="), LIGHT),
    "rack_full_dark": lambda: rack(view(MIDDLE, rack="24579-:="), DARK),
    "rack_part_light": lambda: rack(view(MIDDLE, rack="069:="), LIGHT),
    "rack_part_dark": lambda: rack(view(MIDDLE, rack="18x"), DARK),
}
