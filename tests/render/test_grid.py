"""The window shows all that is played, with room around it, and never leaves the board."""

import pytest

from core.grid import put
from render.grid import BoardPart, played_part, whole_board
from tests.render.boards import BUSY, LATE, MIDDLE, START, cells

EMPTY_BOARD = ("." * 25,) * 25
LEAST = (11, 9)


@pytest.mark.parametrize(
    ("rows", "window"),
    [
        (START, BoardPart(7, 8, 18, 17)),
        (MIDDLE, BoardPart(4, 9, 17, 25)),
        (EMPTY_BOARD, BoardPart(7, 8, 18, 17)),
        (put(EMPTY_BOARD, dict.fromkeys(cells("A1"), "=")), BoardPart(0, 0, 11, 9)),
        (put(EMPTY_BOARD, dict.fromkeys(cells("Y25"), "=")), BoardPart(14, 16, 25, 25)),
        (put(EMPTY_BOARD, dict.fromkeys(cells("A13 Y13"), "=")), BoardPart(0, 8, 25, 17)),
        (put(EMPTY_BOARD, dict.fromkeys(cells("M3 M20"), "#")), BoardPart(7, 0, 18, 22)),
    ],
)
def test_window(rows: tuple[str, ...], window: BoardPart) -> None:
    assert played_part(rows, margin=2, least=LEAST) == window


@pytest.mark.parametrize("rows", [START, MIDDLE, BUSY, LATE, EMPTY_BOARD])
def test_window_holds_all_that_is_played(rows: tuple[str, ...]) -> None:
    window = played_part(rows, margin=2, least=LEAST)
    assert 0 <= window.left < window.right <= 25
    assert 0 <= window.top < window.bottom <= 25
    assert window.columns >= LEAST[0]
    assert window.lines >= LEAST[1]
    shown = "".join(row[window.left : window.right] for row in rows[window.top : window.bottom])
    assert sorted(shown.replace(".", "")) == sorted("".join(rows).replace(".", ""))


def test_everything_is_the_whole_board() -> None:
    assert whole_board(START) == BoardPart(0, 0, 25, 25)
