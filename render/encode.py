"""PNG bytes of pictures.

Pillow's own `save` is not used: at its fastest level it takes 3.2-4.7 ms for the largest boards and 12.7 ms for eight
scored grids (`tests/bench/bench_render.py`). ISA-L compresses a board in 0.3 ms where zlib takes 1.3 ms, for a twelfth more
bytes; drawing bounds how many moves a second the program can show.
"""

import struct
import zlib
from collections.abc import Sequence
from itertools import chain
from typing import Final

from isal import isal_zlib
from PIL import Image

from render.canvas import Canvas
from render.theme import Colour

LEVEL: Final = 2
"""The compression level of ISA-L."""

MOST: Final = 59_000
"""More bytes than these are compressed again by zlib at level 3; a full board of Summy has 56,839."""

_FEW: Final = 16
"""The number of colours that fit into four bits for each pixel."""


def png(canvas: Canvas) -> bytes:
    """A canvas as PNG: a palette of sixteen colours, four bits a pixel."""
    return encoded(canvas.image.convert("P"), canvas.theme.colours)


def encoded(image: Image.Image, colours: Sequence[Colour]) -> bytes:
    """A picture of mode P as PNG: its pixels are indices of these colours, and take four bits each if they can."""
    few = len(colours) <= _FEW
    header = struct.pack(">2I5B", image.width, image.height, 4 if few else 8, 3, 0, 0, 0)
    # More pixels on the left, of index 0, are the byte in front of each PNG row: 0, the row is not filtered.
    rows = image.crop((-2 if few else -1, 0, image.width, image.height)).tobytes("raw", "P;4" if few else "P")
    data = isal_zlib.compress(rows, LEVEL)
    if len(data) > MOST:
        data = zlib.compress(rows, 3)
    chunks = ((b"IHDR", header), (b"PLTE", bytes(chain.from_iterable(colours))), (b"IDAT", data), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in chunks)


def palette(image: Image.Image) -> list[Colour]:
    """The colours of a picture of mode P."""
    flat = image.getpalette() or []
    return list(zip(flat[0::3], flat[1::3], flat[2::3], strict=True))


def resized(picture: Image.Image, size: tuple[int, int], how: Image.Resampling) -> Image.Image:
    """A picture of mode P at another size, in its own colours."""
    return picture.convert("RGB").resize(size, how).quantize(palette=picture, dither=Image.Dither.NONE)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(data, zlib.crc32(kind)))
