"""The head of the picture: the dice of the round, and how many rounds are over."""

from render.canvas import Canvas, Type
from render.icons import icon
from render.summa.cells import spent
from render.theme import Theme
from render.tiles import BLOCKER, tile

WIDE = 640
"""The width all measures of the head are given for; a wider picture has a larger head, up to a point."""
MOST = 1.6
HIGH, SIDE, DIE, PIP = 92, 22, 62, 20
BLACK = 4
"""So many cells are blackened before the first roll."""


def unit(width: int) -> float:
    """How large the head is on a picture of this width."""
    return min(MOST, width / WIDE)


def head_height(width: int) -> int:
    """How high the head of a picture of this width is."""
    return round(HIGH * unit(width))


def die_size(width: int) -> int:
    """The size of a die in the head."""
    return round(DIE / 2 * unit(width)) * 2


def die_left(width: int, number: int) -> int:
    """The left end of a die."""
    return round((SIDE + number * (DIE + 8)) * unit(width)) // 2 * 2


def die_top(width: int) -> int:
    """The upper end of the dice."""
    return round((HIGH - DIE) / 2 * unit(width))


def there(roll: str, left: str) -> tuple[bool, ...]:
    """Which dice of a roll are left to write; of equal ones the last."""
    remaining, found = list(left), []
    for face in reversed(roll):
        found.append(face in remaining)
        if face in remaining:
            remaining.remove(face)
    return tuple(reversed(found))


def draw_dice(canvas: Canvas, roll: str, left: str, *, done: bool = False) -> None:
    """The dice of a roll, those pale that are written already; a check behind them says that they stand."""
    size, top = die_size(canvas.width), die_top(canvas.width)
    for number, (face, open_) in enumerate(zip(roll, there(roll, left), strict=True)):
        shown = tile(canvas.theme, size, face) if open_ else spent(canvas.theme, size, face)
        canvas.paste(shown, die_left(canvas.width, number), top)
    if done:
        check = icon(canvas.theme, "check", size // 4 * 2, canvas.theme.page)
        canvas.paste(check, die_left(canvas.width, len(roll)), top + size / 4)


def draw_rounds(canvas: Canvas, number: int, rounds: int, *, running: bool) -> None:
    """A pip for each round, and the number of the round: full ones are over, the lit one runs."""
    theme, scale = canvas.theme, unit(canvas.width)
    size, step = round(PIP / 2 * scale) * 2, round((PIP + 6) / 2 * scale) * 2
    right = canvas.width - round(SIDE * scale)
    style = Type(round(30 * scale), theme.ink, theme.page, bold=True)
    canvas.text(f"{number}/{rounds}", right, HIGH * scale * 0.34, style, anchor="r")
    top = round(HIGH * scale * 0.6)
    for pip in range(rounds):
        x = right - (rounds - pip) * step + (step - size)
        _draw_pip(
            canvas,
            theme,
            x,
            top,
            size,
            full=pip + 1 < number or (pip + 1 == number and not running),
            lit=pip + 1 == number,
        )


def _draw_pip(canvas: Canvas, theme: Theme, x: int, y: int, size: int, *, full: bool, lit: bool) -> None:
    rim = max(2, size // 8 // 2 * 2)
    canvas.fill(x, y, x + size, y + size, theme.ink if full else theme.accent if lit else theme.edge)
    if not full:
        canvas.fill(x + rim, y + rim, x + size - rim, y + size - rim, theme.lit if lit else theme.well)


def draw_black(canvas: Canvas, chosen: int) -> None:
    """The black cells to choose, those pale that are chosen."""
    size, top = die_size(canvas.width), die_top(canvas.width)
    for number in range(BLACK):
        face = spent(canvas.theme, size, "") if number < chosen else tile(canvas.theme, size, BLOCKER)
        canvas.paste(face, die_left(canvas.width, number), top)


def draw_sign(canvas: Canvas, kind: str, total: int | None = None) -> None:
    """One icon in place of the dice, and what the grid below has scored."""
    theme, size, top = canvas.theme, die_size(canvas.width), die_top(canvas.width)
    canvas.paste(icon(theme, kind, size, theme.page), die_left(canvas.width, 0), top)
    if total is not None:
        style = Type(size * 3 // 5, theme.ink, theme.page, bold=True)
        canvas.text(str(total), die_left(canvas.width, 1) + size / 4, top + size / 2, style)
