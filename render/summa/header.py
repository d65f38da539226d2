"""The header of Summa Summarum: the dice of the round, and the number of rounds that are over."""

from core.summa.view import Own, Phase, View
from render.canvas import Canvas, TextStyle
from render.icons import icon
from render.summa.cells import spent
from render.tiles import BLOCKER, tile

WIDTH = 640
"""The picture width for which all lengths of the header are given; on a wider picture it is at most MOST times as large."""
MOST = 1.6
HEIGHT, SIDE, DIE, PIP = 102, 22, 76, 20
BLACK = 4
"""The number of cells that are blackened before the first roll."""


def unit(width: int) -> float:
    """The scale of the header on a picture of this width."""
    return min(MOST, width / WIDTH)


def header_height(width: int) -> int:
    """The height of the header on a picture of this width."""
    return round(HEIGHT * unit(width))


def die_size(width: int) -> int:
    """The size of a die."""
    return round(DIE / 2 * unit(width)) * 2


def die_left(width: int, number: int) -> int:
    """The left end of a die, counted from 0."""
    return round((SIDE + number * (DIE + 8)) * unit(width)) // 2 * 2


def die_top(width: int) -> int:
    """The top of the dice."""
    return round((HEIGHT - DIE) / 2 * unit(width))


def unwritten(roll: str, left: str) -> tuple[bool, ...]:
    """For each die of a roll whether it is among the faces `left` to write; of equal dice, the last ones are."""
    remaining, found = list(left), []
    for face in reversed(roll):
        found.append(face in remaining)
        if face in remaining:
            remaining.remove(face)
    return tuple(reversed(found))


def draw_header(canvas: Canvas, view: View, own: Own | None = None, total: int | None = None) -> None:
    """Draw what there is to do in this phase, for everybody or in a player's own picture, and the rounds."""
    done = own is not None and view.seats[own.seat - 1].done
    if view.ending:
        _draw_sign(canvas, "flag", total)
    elif view.phase is Phase.BLACKENING:
        _draw_black(canvas, len(own.black) if own else 0)
    elif view.phase is Phase.SCORING:
        _draw_sign(canvas, "check" if done else "pencil", total)
    else:
        _draw_dice(canvas, view.roll, own.to_place if own else view.roll, done=done)
    _draw_rounds(canvas, view)


def _draw_dice(canvas: Canvas, roll: str, left: str, *, done: bool) -> None:
    """Draw the dice of a roll, pale if they are written; a check mark follows if the player is `done`."""
    size, top = die_size(canvas.width), die_top(canvas.width)
    for number, (face, open_) in enumerate(zip(roll, unwritten(roll, left), strict=True)):
        shown = tile(canvas.theme, size, face) if open_ else spent(canvas.theme, size, face)
        canvas.paste(shown, die_left(canvas.width, number), top)
    if done:
        check = icon(canvas.theme, "check", size // 4 * 2, canvas.theme.page)
        canvas.paste(check, die_left(canvas.width, len(roll)), top + size / 4)


def _draw_rounds(canvas: Canvas, view: View) -> None:
    """Draw the number of the round, and a square for each round: filled if it is over, highlighted if it runs."""
    theme, scale, number, rounds = canvas.theme, unit(canvas.width), view.round, view.rounds
    size, step = round(PIP / 2 * scale) * 2, round((PIP + 6) / 2 * scale) * 2
    right = canvas.width - round(SIDE * scale)
    style = TextStyle(round(30 * scale), theme.ink, theme.page, bold=True)
    canvas.text(f"{number}/{rounds}", right, HEIGHT * scale * 0.34, style, anchor="r")
    top, rim = round(HEIGHT * scale * 0.6), max(2, size // 8 // 2 * 2)
    for pip in range(rounds):
        x = right - (rounds - pip) * step + (step - size)
        over, lit = pip + 1 < number + (not view.roll), pip + 1 == number
        canvas.fill(x, top, x + size, top + size, theme.ink if over else theme.accent if lit else theme.edge)
        if not over:
            inner = theme.lit if lit else theme.well
            canvas.fill(x + rim, top + rim, x + size - rim, top + size - rim, inner)


def _draw_black(canvas: Canvas, chosen: int) -> None:
    """Draw the black cells to choose; the first ones, as many as are `chosen`, are pale."""
    size, top = die_size(canvas.width), die_top(canvas.width)
    for number in range(BLACK):
        face = spent(canvas.theme, size, "") if number < chosen else tile(canvas.theme, size, BLOCKER)
        canvas.paste(face, die_left(canvas.width, number), top)


def _draw_sign(canvas: Canvas, kind: str, total: int | None) -> None:
    """Draw an icon in place of the dice, and the total of the grid, if there is one."""
    theme, size, top = canvas.theme, die_size(canvas.width), die_top(canvas.width)
    canvas.paste(icon(theme, kind, size, theme.page), die_left(canvas.width, 0), top)
    if total is not None:
        style = TextStyle(size * 3 // 5, theme.ink, theme.page, bold=True)
        canvas.text(str(total), die_left(canvas.width, 1) + size / 4, top + size / 2, style)
