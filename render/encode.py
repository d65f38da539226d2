"""PNG bytes of canvases.

Pillow's own `save` is not used: at its fastest level it takes 3.2-4.7 ms for the largest boards and 12.7 ms for eight
scored grids (`tests/bench/bench_render.py`). ISA-L compresses a board in 0.3 ms where zlib takes 1.3 ms, for a twelfth more
bytes; drawing bounds how many moves a second the program can show.
"""

import struct
import zlib
from itertools import chain
from typing import Final

from isal import isal_zlib

from render.canvas import Canvas

LEVEL: Final = 2
"""The compression level of ISA-L."""

MOST: Final = 59_000
"""More bytes than these are compressed again by zlib at level 3; a full board of Summy has 56,839."""


def png(canvas: Canvas) -> bytes:
    """Return a canvas as PNG: a palette of sixteen colours, four bits a pixel."""
    header = struct.pack(">2I5B", canvas.width, canvas.height, 4, 3, 0, 0, 0)
    colours = bytes(chain.from_iterable(canvas.theme.colours))
    # Two more pixels on the left, of index 0, are the byte in front of each PNG row: 0, the row is not filtered.
    rows = canvas.image.convert("P").crop((-2, 0, canvas.width, canvas.height)).tobytes("raw", "P;4")
    data = isal_zlib.compress(rows, LEVEL)
    if len(data) > MOST:
        data = zlib.compress(rows, 3)
    chunks = ((b"IHDR", header), (b"PLTE", colours), (b"IDAT", data), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(data, zlib.crc32(kind)))
