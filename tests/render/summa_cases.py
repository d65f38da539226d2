"""The golden pictures of Summa Summarum: what each shows, and how it is drawn."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from core.summa.view import Phase, View
from render.summa import picture, rack
from render.theme import THEMES
from tests.render.summa_boards import EXAMPLE, HALF, LATE, OTHER, POORER, ROWS, SCORED, own, scored, seat, sheet, view

LIGHT, DARK = THEMES["light"], THEMES["dark"]
TWO = ("Anna", "Benjamin")
EIGHT = (*TWO, "Chloë", "Wilhelmina Featherstonehaugh-Cholmondeley", "Ильяс", "李小龍", "Żółć", "Hugo")

_anna = seat(HALF, "A1 B1 A2 E4")
_ben = seat(OTHER, "A2 B2 C5 D6", filled="C5 D6", done=True)
_chloe = seat(LATE, "E2 F3 E5 E6", done=True)
_two = view(_anna, _ben)
_four = view(_anna, _ben, _chloe, seat(HALF, left=True))
_eight = view(_anna, _ben, _chloe, seat(OTHER, left=True), _anna, _chloe, _ben, seat(LATE))
_black = view(seat(), seat(done=True), round=0, roll="", phase=Phase.BLACKENING)
_marks = view(seat(EXAMPLE), seat(EXAMPLE, done=True), round=8, roll="", phase=Phase.SCORING)

CASES: Mapping[str, Callable[[], bytes]] = {
    "summa_one": lambda: picture(view(_anna), LIGHT, names=TWO),
    "summa_two_light": lambda: picture(_two, LIGHT, names=TWO),
    "summa_two_dark": lambda: picture(_two, DARK, names=TWO),
    "summa_four": lambda: picture(_four, LIGHT, names=EIGHT),
    "summa_eight": lambda: picture(_eight, DARK, names=EIGHT),
    "summa_black": lambda: picture(_black, LIGHT, names=TWO),
    "summa_marking": lambda: picture(_marks, DARK, names=TWO),
    "summa_scored_light": lambda: picture(scored(SCORED), LIGHT, names=TWO),
    "summa_scored_dark": lambda: picture(scored(SCORED), DARK, names=TWO),
    "summa_scored_two": lambda: picture(scored(POORER, SCORED, places=(2, 1)), LIGHT, names=TWO),
    "summa_scored_four": lambda: picture(
        scored(POORER, SCORED, POORER, POORER, places=(2, 1, 2, 2)), DARK, names=EIGHT
    ),
    "summa_scored_eight": lambda: picture(scored(*(SCORED, POORER) * 4, places=(1, 5) * 4), LIGHT, names=EIGHT),
    "summa_own_light": lambda: rack(view(_anna, _ben, own=own(HALF, "A1 D4", "XI")), LIGHT),
    "summa_own_dark": lambda: rack(view(_anna, _ben, own=own(HALF, "A1 D4", "XI")), DARK),
    "summa_own_done": lambda: rack(view(seat(done=True), _anna, own=own(HALF, "A1 B1 A2 E4")), LIGHT),
    "summa_own_wrong": lambda: rack(view(_anna, _ben, own=own(HALF, "A1 D4", "XI", wrong="A1 F6 B3")), DARK),
    "summa_own_black": lambda: rack(_own_black(), LIGHT),
    "summa_own_rows": lambda: rack(_own_rows(), LIGHT),
    "summa_own_picked": lambda: rack(_own_picked(), DARK),
}


def _own_black() -> View:
    return view(seat(done=True), seat(), round=0, roll="", phase=Phase.BLACKENING, own=own(black="C2 A4 D5 F6"))


def _own_picked() -> View:
    rows = sheet(ROWS, "", EXAMPLE)
    some = replace(sheet(ROWS, "LXX#.. ...#.. .#VI-IX ...... XXV... ......", EXAMPLE), annulled_in_columns=())
    marking = own(EXAMPLE, sheet=rows, picked=some)
    return view(seat(EXAMPLE), seat(EXAMPLE, done=True), round=8, roll="", phase=Phase.SCORING, own=marking)


def _own_rows() -> View:
    marked = own(EXAMPLE, sheet=sheet(ROWS, "", EXAMPLE))
    return view(seat(EXAMPLE), seat(EXAMPLE), round=8, roll="", phase=Phase.SCORING, own=marked)
