"""Pictures are drawn fast enough for hundreds of boards a second, and small enough for a phone."""

import sys
import zlib
from collections.abc import Callable
from io import BytesIO
from time import perf_counter

import pytest
from PIL import Image, ImageDraw, ImageFont

from core.grid import Direction
from core.summy.view import View
from render import kakuro, rummy, summa
from render.canvas import BOLD, FONTS, MEDIUM, Canvas
from render.encode import png as encode
from render.grid import band
from render.header import Card, header_height
from render.summy import picture, rack
from render.theme import THEMES, Colour
from tests.render import kakuro_boards as cards
from tests.render import rummy_boards as melds
from tests.render import summa_boards as sheets
from tests.render.boards import BUSY, DENSE, LATE, MIDDLE, laid, view

pytestmark = pytest.mark.bench
THEME = THEMES["light"]
TWO = ("Anna", "Benjamin")
SIZE = 44
NAIVE_SIGNS = {"-": "−", "x": "×"}


def best(*works: Callable[[], object], runs: int) -> list[float]:
    """The shortest of several runs of each, in seconds; taken in turns, so that a busy machine slows all alike."""
    times: list[list[float]] = [[] for _ in works]
    for _ in range(runs + 1):
        for work, taken in zip(works, times, strict=True):
            start = perf_counter()
            work()
            taken.append(perf_counter() - start)
    return [min(taken[1:]) for taken in times]


def packed_rows(png: bytes) -> bytes:
    """The rows of a picture as the PNG has them, four bits a pixel."""
    width, data, at = int.from_bytes(png[16:20], "big"), b"", 8
    while at < len(png):
        length, kind = int.from_bytes(png[at : at + 4], "big"), png[at + 4 : at + 8]
        if kind == b"IDAT":
            data += png[at + 8 : at + 8 + length]
        at += 12 + length
    rows = zlib.decompress(data)
    stride = 1 + width // 2
    return b"".join(rows[start + 1 : start + stride] for start in range(0, len(rows), stride))


def naive(shown: View) -> bytes:
    """The same picture drawn simply: RGB, every cell and text drawn each time, saved by Pillow."""

    def letters(face: str, size: float) -> ImageFont.FreeTypeFont:
        return ImageFont.truetype(FONTS / face, round(size))

    edge = band(SIZE)
    width = 25 * SIZE + 2 * edge
    cards = tuple(Card(name, seat.score, seat.tiles) for name, seat in zip(TWO, shown.seats, strict=True))
    top = header_height(len(cards), width)
    image = Image.new("RGB", (width, width + top), THEME.page)
    draw = ImageDraw.Draw(image)

    def write(x: float, y: float, text: str, font: ImageFont.FreeTypeFont, ink: Colour) -> None:
        draw.text((x, y), text, ink, font, "mm")

    lit = shown.last.cells if shown.last else ()
    labels, figures = letters(MEDIUM, SIZE * 0.44), letters(BOLD, SIZE * 0.7)
    for place in range(25):
        middle = edge + (place + 0.5) * SIZE
        for side in (edge / 2, width - edge / 2):
            write(middle, top + side, chr(65 + place), labels, THEME.muted)
            write(side, top + middle, str(place + 1), labels, THEME.muted)
    for row in range(25):
        for column in range(25):
            tile = shown.rows[row][column]
            x, y = edge + column * SIZE, top + edge + row * SIZE
            face = THEME.well if tile == "." else THEME.block if tile == "#" else THEME.face
            outline = THEME.accent if (column, row) in lit else None
            draw.rectangle((x + 1, y + 1, x + SIZE - 2, y + SIZE - 2), face, outline, 2)
            if tile not in ".#":
                ink = THEME.ink if tile.isdigit() else THEME.sign_ink
                write(x + SIZE / 2, y + SIZE / 2, NAIVE_SIGNS.get(tile, tile), figures, ink)
    for index, card in enumerate(cards):
        left = 12 + index * 320
        draw.rectangle((left, 12, left + 308, top - 12), THEME.well)
        write(left + 80, 40, card.name, letters(MEDIUM, 28), THEME.ink)
        write(left + 60, 80, str(card.score), letters(BOLD, 42), THEME.ink)
        write(left + 270, 80, str(card.tiles), letters(MEDIUM, 24), THEME.muted)
    write(width - 60, 80, str(shown.stock), letters(BOLD, 30), THEME.ink)
    out = BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


@pytest.mark.parametrize(("name", "rows"), [("every cell taken", DENSE), ("a late board", LATE)])
def test_whole_board(name: str, rows: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    shown = view(rows, last=laid(2, "J14 J15 J16", "J12", 28))
    png = picture(shown, THEME, names=TWO, whole=True)
    plain = naive(shown)
    assert Image.open(BytesIO(png)).size == Image.open(BytesIO(plain)).size
    packed = packed_rows(png)
    ours, deflate = best(
        lambda: picture(shown, THEME, names=TWO, whole=True), lambda: zlib.compress(packed, 1), runs=40
    )
    (slow,) = best(lambda: naive(shown), runs=3)
    with capsys.disabled():
        sys.stdout.write(
            f"\n{name}: {ours * 1e3:.2f} ms, {len(png):,} bytes; zlib level 1 of these pixels {deflate * 1e3:.2f} ms "
            f"({ours / deflate:.2f} ×); naive {slow * 1e3:.1f} ms, {len(plain):,} bytes ({slow / ours:.1f} × as long)\n"
        )
    assert ours <= 5 * deflate
    assert len(png) <= 60_000
    assert slow >= 12 * ours


def test_what_is_drawn_most(capsys: pytest.CaptureFixture[str]) -> None:
    """Typical boards and racks, compared with simple drawing in the same run, so that a slow machine does not fail."""
    middle = view(MIDDLE, last=laid(2, "J14 J15 J16", "J12", 28), rack="01368+x=")
    busy = view(BUSY, last=laid(1, "P11", "", 19))
    packed = packed_rows(picture(middle, THEME, names=TWO))
    board, crowded, own, deflate = best(
        lambda: picture(middle, THEME, names=TWO),
        lambda: picture(busy, THEME, names=TWO),
        lambda: rack(middle, THEME),
        lambda: zlib.compress(packed, 1),
        runs=60,
    )
    with capsys.disabled():
        sys.stdout.write(
            f"\nmid-game board {board * 1e3:.2f} ms, busy board {crowded * 1e3:.2f} ms, rack {own * 1e3:.2f} ms "
            f"(zlib level 1 of the mid-game board {deflate * 1e3:.2f} ms)\n"
        )
    assert board <= 3 * deflate
    assert own <= deflate


def test_a_board_of_cards(capsys: pytest.CaptureFixture[str]) -> None:
    """Kakuro with every card on the board and two sums framed, compared with the busy board of Summy."""
    shown = cards.view(cards.LATE, last=cards.laid(2, "G1", cards.kakuro(cards.LATE, "E1", Direction.DOWN, 6)))
    full = cards.view(cards.FULL, bag=0, hand="38")
    busy = view(BUSY, last=laid(1, "P11", "", 19))
    scored, whole, hand, tiles = best(
        lambda: kakuro.picture(shown, THEME, names=TWO),
        lambda: kakuro.picture(full, THEME, names=TWO),
        lambda: kakuro.rack(full, THEME),
        lambda: picture(busy, THEME, names=TWO),
        runs=60,
    )
    with capsys.disabled():
        sys.stdout.write(
            f"\nKakuro: late board {scored * 1e3:.2f} ms, full board {whole * 1e3:.2f} ms, hand {hand * 1e3:.2f} ms "
            f"(busy board of Summy {tiles * 1e3:.2f} ms)\n"
        )
    assert max(scored, whole) <= 3 * tiles
    assert hand <= tiles


def test_sheets(capsys: pytest.CaptureFixture[str]) -> None:
    """Summa Summarum: four grids in a round, two and eight scored ones, a player's own; compared with the same busy board."""
    seats = (sheets.seat(sheets.HALF, "A1 B1"), sheets.seat(sheets.LATE, "E2 F3"))
    running = sheets.view(*seats, *seats, own=None)
    mine = sheets.view(*seats, own=sheets.own(sheets.HALF, "A1 D4", "XI"))
    two, eight = sheets.scored(*(sheets.SCORED,) * 2), sheets.scored(*(sheets.SCORED,) * 8)
    busy = view(BUSY, last=laid(1, "P11", "", 19))
    round_, scored, most, own, tiles = best(
        lambda: summa.picture(running, THEME, names=TWO),
        lambda: summa.picture(two, THEME, names=TWO),
        lambda: summa.picture(eight, THEME, names=TWO * 4),
        lambda: summa.rack(mine, THEME),
        lambda: picture(busy, THEME, names=TWO),
        runs=60,
    )
    with capsys.disabled():
        sys.stdout.write(
            f"\nSumma Summarum: four grids {round_ * 1e3:.2f} ms, two scored {scored * 1e3:.2f} ms, eight scored "
            f"{most * 1e3:.2f} ms, one's own {own * 1e3:.2f} ms (busy board of Summy {tiles * 1e3:.2f} ms)\n"
        )
    assert max(round_, own) <= 3 * tiles
    assert scored <= 5 * tiles
    assert most <= 20 * tiles


def test_tables(capsys: pytest.CaptureFixture[str]) -> None:
    """Rummy: a table halfway and one of eighty tiles, and a hand with a draft; compared with the same busy board."""
    half, full = melds.view(melds.HALF, old="K7 B2 R11"), melds.view(melds.EIGHTY, old="K7 B2 R11")
    mine = melds.view(melds.HALF, own=melds.own(table=melds.DRAFT, aside="K13", actions="take K13 C"))
    busy = view(BUSY, last=laid(1, "P11", "", 19))
    few, many, own, tiles = best(
        lambda: rummy.picture(half, THEME, names=TWO),
        lambda: rummy.picture(full, THEME, names=TWO),
        lambda: rummy.rack(mine, THEME),
        lambda: picture(busy, THEME, names=TWO),
        runs=60,
    )
    with capsys.disabled():
        sys.stdout.write(
            f"\nRummy: table {few * 1e3:.2f} ms, eighty tiles {many * 1e3:.2f} ms, one's own turn {own * 1e3:.2f} ms "
            f"(busy board of Summy {tiles * 1e3:.2f} ms)\n"
        )
    assert max(few, own) <= 3 * tiles
    assert many <= 5 * tiles


def test_png_is_written_faster_than_by_pillow(capsys: pytest.CaptureFixture[str]) -> None:
    """The largest boards of all games; Pillow at its fastest level."""
    last = cards.laid(2, "G1", cards.kakuro(cards.LATE, "E1", Direction.DOWN, 6))
    boards = {
        "Summy": picture(view(DENSE), THEME, names=TWO, whole=True),
        "Kakuro": kakuro.picture(cards.view(cards.FULL, last=last), THEME, names=TWO),
        "Summa Summarum": summa.picture(sheets.scored(*(sheets.SCORED,) * 8), THEME, names=TWO * 4),
        "Rummy": rummy.picture(melds.view(melds.EIGHTY, old="K7 B2 R11"), THEME, names=TWO),
    }
    for name, png in boards.items():
        image = Image.open(BytesIO(png))
        canvas = Canvas(THEME, *image.size)
        canvas.image = Image.frombytes("L", image.size, image.tobytes())

        def save(image: Image.Image = image) -> bytes:
            out = BytesIO()
            image.save(out, "PNG", compress_level=1)
            return out.getvalue()

        ours, pillow = best(lambda canvas=canvas: encode(canvas), save, runs=60)  # type: ignore[misc]
        with capsys.disabled():
            sys.stdout.write(
                f"\n{name}: {ours * 1e3:.2f} ms, {len(encode(canvas)):,} bytes; "
                f"Pillow {pillow * 1e3:.2f} ms, {len(save()):,} bytes\n"
            )
        assert ours <= 0.75 * pillow
        assert len(encode(canvas)) <= len(save())
