"""The golden pictures of Rummy: what each shows, and how it is drawn."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from core.rummy.view import View
from render.rummy import picture, rack
from render.theme import THEMES
from tests.render.rummy_boards import DRAFT, EIGHTY, FEW, HALF, HAND, ROUND, own, seat, view

LIGHT, DARK = THEMES["light"], THEMES["dark"]
FOUR = ("Anna", "Benjamin", "Wilhelmina Featherstonehaugh-Cholmondeley", "李小龍")
PLAIN = HALF.replace("'", "")
OLD = "K7 B2 R11 J Y3 Y1 R1 K3"
LONG = "K7 B2 R11 Y3 Y1 R1 K3 B13 Y13 R13 K1 K1 Y2 B6 R3 R7 Y5 B3 Y11 K13 B1 R6 Y8 K4"

_half = view(HALF, seat(9, claims=1), seat(12, claims=1), old=OLD, new=38, drawing=True)
_eighty = view(
    EIGHTY, seat(4, claims=1), seat(6, claims=2), seat(3), seat(15, opened=False), old=LONG, new=9, turn=2, took="Y9"
)
_over = view(
    HALF,
    seat(0, claims=1, place=2, points="4.5"),
    seat(claims=2, hand="R1 B10 Y3 K6 J", place=1, points="5.5"),
    seat(hand="R9 Y13", place=3, points="2+1/3"),
    seat(7, left=True, place=4, points="1"),
    old=OLD,
    new=31,
    ending="finished",
)
_actions = "add B6 D; take K13 C"
_draft = own("R1 R9 B1 B1 Y3 Y9 K5 J", "K3 B6", table=DRAFT, aside="K13", actions=_actions)

CASES: Mapping[str, Callable[[], bytes]] = {
    "rummy_start": lambda: picture(view(drawing=True), LIGHT, names=FOUR),
    "rummy_few": lambda: picture(
        view(FEW, seat(12), seat(15, opened=False), seat(left=True), old="K7 B2", turn=2), DARK, names=FOUR
    ),
    "rummy_half_light": lambda: picture(_half, LIGHT, names=FOUR),
    "rummy_half_dark": lambda: picture(_half, DARK, names=FOUR),
    "rummy_eighty_light": lambda: picture(_eighty, LIGHT, names=FOUR),
    "rummy_eighty_dark": lambda: picture(_eighty, DARK, names=FOUR),
    "rummy_round": lambda: picture(view(ROUND, seat(3), seat(5)), LIGHT, names=FOUR),
    "rummy_over_light": lambda: picture(_over, LIGHT, names=FOUR),
    "rummy_over_dark": lambda: picture(_over, DARK, names=FOUR),
    "rummy_hand_light": lambda: rack(view(HALF, turn=2, own=own()), LIGHT),
    "rummy_hand_dark": lambda: rack(view(HALF, turn=2, own=own()), DARK),
    "rummy_hand_none": lambda: rack(view(HALF, turn=2, own=own("")), LIGHT),
    "rummy_turn_light": lambda: rack(view(HALF, old=OLD, drawing=True, own=own(table=PLAIN)), LIGHT, names=FOUR),
    "rummy_drawn_dark": lambda: rack(view(HALF, old=OLD, own=own(HAND, "R9 B1", table=PLAIN)), DARK, names=FOUR),
    "rummy_draft_light": lambda: rack(view(HALF, own=_draft), LIGHT, names=FOUR),
    "rummy_draft_dark": lambda: rack(view(HALF, own=_draft), DARK, names=FOUR),
    "rummy_draft_eighty": lambda: rack(_crowded(), LIGHT, names=FOUR),
}


def _crowded() -> View:
    mine = own(f"{HAND} R5 R6 Y5 Y6 B11 B12 K1", "K1 Y6", table=EIGHTY, actions="meld K8 K9 K10")
    return replace(_eighty, private=mine)
